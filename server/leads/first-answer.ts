import type { FirstAnswer } from '../../shared/schemas/client';
import type { Feed } from '../core/feed/feed';
import type { Deps } from './deps';

type Needs = Pick<Deps, 'models' | 'now'> & { feed: Pick<Feed, 'announce'> };

/**
 * Records the first answer to a lead. Staff's own answers count on any channel, automatic ones only on the channel that
 * the person asked for. Safe to repeat.
 */
export const recordAnswer = async (
  { models, feed, now }: Needs,
  lead: string,
  channel: FirstAnswer['channel'],
  { isByHand }: { isByHand: boolean },
): Promise<void> => {
  const at = new Date(now());
  const { modifiedCount } = await models.clients.updateOne(
    { _id: lead, firstAnswer: null, ...(!isByHand && { answerBy: channel }) },
    { $set: { firstAnswer: { channel, at: at.toISOString() }, updatedAt: at } },
  );
  if (modifiedCount > 0) feed.announce(lead, 'changed');
};
