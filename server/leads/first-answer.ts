import type { FirstAnswer } from '../../shared/schemas/client';
import type { Feed } from '../core/feed/feed';
import type { Deps } from './deps';

type Needs = Pick<Deps, 'models' | 'now'> & { feed: Pick<Feed, 'announce'> };

/** Ends the wait of a person who asked for this channel: staff have written to them. */
const endWait = async ({ models, now }: Needs, lead: string, channel: FirstAnswer['channel']) => {
  const { modifiedCount } = await models.clients.updateOne(
    { _id: lead, answerBy: channel, waitingSince: { $exists: true } },
    { $unset: { waitingSince: '' }, $set: { firstContactAt: new Date(now()), updatedAt: new Date(now()) } },
  );
  return modifiedCount > 0;
};

/**
 * Records the first answer to a lead. Staff's own answers count on any channel, automatic ones only on the channel that
 * the person asked for. Safe to repeat.
 */
export const recordAnswer = async (
  needs: Needs,
  lead: string,
  channel: FirstAnswer['channel'],
  { isByHand }: { isByHand: boolean },
): Promise<void> => {
  const at = new Date(needs.now());
  const { modifiedCount } = await needs.models.clients.updateOne(
    { _id: lead, firstAnswer: null, ...(!isByHand && { answerBy: channel }) },
    { $set: { firstAnswer: { channel, at: at.toISOString() }, updatedAt: at } },
  );
  const isEnded = isByHand && (await endWait(needs, lead, channel));
  if (modifiedCount > 0 || isEnded) needs.feed.announce(lead, 'changed');
};
