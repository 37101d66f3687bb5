import { minute } from '../../shared/durations';
import type { MessageState } from '../../shared/schemas/message';
import type { MessageDoc } from '../conversation/message.model';
import { toOutgoing } from './outgoing';
import type { TextProvider } from './providers/provider';
import { moveText, settleReport } from './settle-text';
import type { Texts } from './texts';

/** When the provider is asked for a text whose answer was lost: after the post, and again later. */
export const checksAfter = [minute, 5 * minute] as const;
const awayFor = minute;
/** Several at once, so that a provider that hangs does not take long. */
const mostAtOnce = 20;

/**
 * Asks the provider for a text whose answer was lost, and adopts it if it is there. One that is missing may be in a list
 * that is late, so it stays unknown, and staff decide (`send-again.ts`).
 */
const checkText = async (texts: Texts, provider: TextProvider, message: MessageDoc): Promise<void> => {
  const { models, now } = texts;
  const { _id, postedAt, checks = 0 } = message;
  // Claimed, so that no one else asks meanwhile.
  const claim = { checkAt: new Date(now() + awayFor) };
  const { modifiedCount } = await models.messages.updateOne(
    { _id, checkAt: message.checkAt },
    { $set: claim },
  );
  if (modifiedCount === 0) return;
  const move = (state: MessageState, change?: Parameters<typeof moveText>[4]) =>
    moveText(texts, message, ['posting', 'unknown'], state, change, claim);
  const outgoing = await toOutgoing(texts, message);
  if (!outgoing) {
    // Nobody knows any more what it said, and it is not needed again.
    await move('unknown');
    return;
  }
  const matches = await provider.find(outgoing, postedAt ?? message.at).catch(() => undefined);
  if (!matches) {
    await move('unknown', { checkAt: new Date(now() + awayFor) });
    return;
  }
  for (const match of matches) {
    const isOther = await models.messages.exists({ providerId: match.providerId, _id: { $ne: _id } });
    if (!isOther) return settleReport(texts, message, match);
  }
  const wait = checksAfter[checks + 1];
  await move('unknown', { checks: checks + 1, ...(wait && { checkAt: new Date(now() + wait) }) });
};

/** Asks for the texts whose answer was lost, also for those that a server was sending when it stopped. */
export const checkTexts = async (texts: Texts, signal?: AbortSignal): Promise<void> => {
  const { models, provider, now } = texts;
  if (!provider) return;
  const lost = await models.messages
    .find({ checkAt: { $lte: new Date(now()) } })
    .sort({ checkAt: 1 })
    .limit(mostAtOnce)
    .lean<MessageDoc[]>();
  if (!signal?.aborted) await Promise.all(lost.map((message) => checkText(texts, provider, message)));
};
