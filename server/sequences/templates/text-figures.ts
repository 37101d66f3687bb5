import { day } from '../../../shared/durations';
import type { TextFigures } from '../../../shared/schemas/message-template';
import type { MessageDoc } from '../../conversation/message.model';
import { getProviderError } from '../../conversation/rules/provider-errors';
import type { Deps } from '../deps';

type Sent = Pick<MessageDoc, 'state' | 'error' | 'cost' | 'phoneKey' | 'at' | 'template' | 'by'>;

const counted = 90 * day;
/** A request to stop counts for the texts of the three days before it. */
const stopsWithin = 3 * day;
/** The newest texts that are counted, and the newest requests to stop. */
const mostTexts = 20_000;
const mostStops = 5000;
/** More blocked texts than this share ask for another wording. */
const mostBlocked = 0.02;

const sentStates = ['accepted', 'unknown', 'sent', 'delivered', 'undelivered', 'not-confirmed'];
const isBlocked = ({ state, error = '' }: Sent) =>
  (state === 'undelivered' || state === 'refused') && getProviderError(error).means === 'wording';

/** Adds up amounts such as `0.0079 USD`, by currency. */
const addUp = (costs: readonly string[]): string => {
  const sums = new Map<string, number>();
  for (const cost of costs) {
    const [amount, currency = ''] = cost.split(' ');
    sums.set(currency, (sums.get(currency) ?? 0) + Number(amount));
  }
  return [...sums].map(([currency, sum]) => `${sum.toFixed(2)} ${currency}`.trim()).join(', ');
};

/** Returns the times at which each person asked us to stop, by the keys of their numbers and addresses. */
const readStops = async ({ models }: Deps, since: Date): Promise<Map<string, number[]>> => {
  const withdrawals = await models.consents
    .find({ kind: 'withdrawal', at: { $gte: since } })
    .sort({ at: -1 })
    .limit(mostStops)
    .select({ keys: 1, at: 1 })
    .lean();
  const stops = new Map<string, number[]>();
  for (const { keys, at } of withdrawals)
    for (const key of keys) stops.set(key, [...(stops.get(key) ?? []), at.getTime()]);
  return stops;
};

const toFigures = (
  texts: readonly Sent[],
  stops: ReadonlyMap<string, readonly number[]>,
): Omit<TextFigures, 'id' | 'name'> => {
  const sent = texts.filter((text) => sentStates.includes(text.state) || isBlocked(text));
  const blocked = sent.filter(isBlocked).length;
  const stopped = sent.filter(({ phoneKey, at }) =>
    stops.get(phoneKey)?.some((stop) => stop >= at.getTime() && stop - at.getTime() <= stopsWithin),
  );
  return {
    sent: sent.length,
    delivered: sent.filter(({ state }) => state === 'delivered').length,
    blocked,
    isBlockedOften: blocked > mostBlocked * sent.length,
    stopped: new Set(stopped.map(({ phoneKey }) => phoneKey)).size,
    cost: addUp(sent.flatMap(({ cost }) => cost ?? [])),
  };
};

/** Counts what became of the texts of each template in the last 90 days, of all others, and of all together. */
export const readTextFigures = async (needs: Deps): Promise<TextFigures[]> => {
  const { models, now } = needs;
  const since = new Date(now() - counted);
  const [templates, stops, texts] = await Promise.all([
    models.messageTemplates.find({ channel: 'text' }).sort({ _id: 1 }).select({ name: 1 }).lean(),
    readStops(needs, since),
    models.messages
      .find({ channel: 'text', direction: 'out', at: { $gte: since } })
      .sort({ at: -1 })
      .limit(mostTexts)
      .select({ state: 1, error: 1, cost: 1, phoneKey: 1, at: 1, template: 1, by: 1 })
      .lean<Sent[]>(),
  ]);
  const others = texts.filter(({ template }) => !template);
  return [
    ...templates.map(({ _id, name }) => ({
      id: String(_id),
      name,
      texts: texts.filter(({ template }) => template === String(_id)),
    })),
    { id: 'own-words', name: '', texts: others.filter(({ by }) => by) },
    { id: 'automatic', name: '', texts: others.filter(({ by }) => !by) },
    { id: 'all', name: '', texts },
  ].map(({ texts: some, ...rest }) => ({ ...rest, ...toFigures(some, stops) }));
};
