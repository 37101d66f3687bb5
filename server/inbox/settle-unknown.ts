import type { Conversation } from '../conversation/content';
import { changed, type Seen } from '../conversation/settle-row';
import { toSenders, waiting } from '../conversation/unknown-messages';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { notFound } from '../core/http/trpc';

const listed = { settledAt: { $exists: false } } as const;

/**
 * *Done* for an unknown sender, and its undo: settles their messages, and replies that did not arrive. `message` is what
 * the caller saw waiting: their newest message `id`, or a reply of ours that failed.
 */
export const settleUnknown = async (
  { models, feed, now }: Conversation,
  caller: Staff,
  { id, message, done }: Seen & { done: boolean },
): Promise<void> => {
  const theirs = await models.messages.findOne({ _id: id, ...waiting }).lean();
  if (!theirs) throw notFound('message');
  const { phoneKey, at } = theirs;
  const failed = { ...toSenders, phoneKey, failedAt: { $exists: true } };
  if (done) {
    const [newer, lastFailed] = await Promise.all([
      models.messages.exists({ phoneKey, ...waiting, at: { $gt: at } }),
      models.messages
        .findOne({ ...failed, ...listed })
        .sort({ at: -1 })
        .lean(),
    ]);
    if (newer || (lastFailed && message !== String(lastFailed._id))) throw changed();
    const settled = { $set: { settledAt: new Date(now()) }, $unset: { unread: '' } } as const;
    await models.messages.updateMany({ phoneKey, ...waiting, ...listed }, settled);
    await models.messages.updateMany({ ...failed, ...listed }, settled);
  } else {
    const back = { $unset: { settledAt: '' } } as const;
    await models.messages.updateMany({ phoneKey, clientId: { $exists: false } }, back);
  }
  feed.announce(id, 'changed');
  const action = done ? 'messages-done' : 'messages-back';
  await writeAudit({ models, now }, caller, { action, entity: 'message', entityId: id });
};
