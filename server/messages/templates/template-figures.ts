import type { TemplateFigures } from '../../../shared/schemas/message-template';
import type { Deps } from '../deps';
import { getProviderError } from '../texts/rules/provider-errors';

type Needs = Pick<Deps, 'models' | 'now'>;
type Sent = { state: string; error?: string; cost?: string; phoneKey: string; at: Date };

const day = 24 * 60 * 60 * 1000;
const counted = 90 * day;
/** A request to stop counts for the texts of the three days before it. */
const stopsWithin = 3 * day;
/** The newest texts of each template that are counted, and the newest requests to stop. */
const mostCounted = 5000;
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
const readStops = async ({ models }: Needs, since: Date): Promise<Map<string, number[]>> => {
  const withdrawals = await models.consents
    .find({ kind: 'withdrawal', at: { $gte: since } })
    .sort({ at: -1 })
    .limit(mostCounted)
    .select({ keys: 1, at: 1 })
    .lean();
  const stops = new Map<string, number[]>();
  for (const { keys, at } of withdrawals)
    for (const key of keys) stops.set(key, [...(stops.get(key) ?? []), at.getTime()]);
  return stops;
};

const toFigures = (
  id: string,
  texts: readonly Sent[],
  stops: ReadonlyMap<string, readonly number[]>,
): TemplateFigures => {
  const sent = texts.filter((text) => sentStates.includes(text.state) || isBlocked(text));
  const blocked = sent.filter(isBlocked).length;
  const stopped = sent.filter(({ phoneKey, at }) =>
    stops.get(phoneKey)?.some((stop) => stop >= at.getTime() && stop - at.getTime() <= stopsWithin),
  );
  return {
    id,
    sent: sent.length,
    delivered: sent.filter(({ state }) => state === 'delivered').length,
    blocked,
    isBlockedOften: blocked > mostBlocked * sent.length,
    stopped: new Set(stopped.map(({ phoneKey }) => phoneKey)).size,
    cost: addUp(sent.flatMap(({ cost }) => cost ?? [])),
  };
};

/** Counts what became of the texts of each template in the last 90 days. */
export const readTemplateFigures = async (needs: Needs): Promise<TemplateFigures[]> => {
  const { models, now } = needs;
  const since = new Date(now() - counted);
  const templates = await models.messageTemplates.find({ channel: 'text' }).select({ _id: 1 }).lean();
  const stops = await readStops(needs, since);
  return Promise.all(
    templates.map(async ({ _id }) => {
      const id = String(_id);
      const texts = await models.messages
        .find({ template: id, at: { $gte: since } })
        .sort({ at: -1 })
        .limit(mostCounted)
        .select({ state: 1, error: 1, cost: 1, phoneKey: 1, at: 1 })
        .lean<Sent[]>();
      return toFigures(id, texts, stops);
    }),
  );
};
