import { inboxCounts, inboxRow, inboxTabs, seenRow } from '../../shared/schemas/inbox';
import { z } from '../../shared/zod';
import type { Conversation } from '../conversation/content';
import { changed, markDone, putBack, putOff, type Seen } from '../conversation/settle-row';
import { toSenders, waiting } from '../conversation/unknown-messages';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { notFound, router } from '../core/http/trpc';
import { procedureFor } from './deps';
import { countInbox, readInbox } from './read-inbox';

const listed = { settledAt: { $exists: false } } as const;

/**
 * *Done* for an unknown sender, and its undo: settles their messages, and replies that did not arrive. `message` is what
 * the caller saw waiting: their newest message `id`, or a reply of ours that failed.
 */
const settleUnknown = async (
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

export const inboxRouter = router({
  /** The conversations that wait for an answer: held ones first, then the newest. */
  list: procedureFor('leads.work')
    .input(z.object({ tab: z.enum(inboxTabs).default('all'), limit: z.int().min(1).max(500).default(50) }))
    .output(z.array(inboxRow))
    .query(({ ctx, input }) => readInbox(ctx.conversation, ctx.caller.user.id, input)),

  counts: procedureFor('leads.work')
    .output(inboxCounts)
    .query(({ ctx }) => countInbox(ctx.conversation, ctx.caller.user.id)),

  done: procedureFor('leads.work')
    .input(seenRow)
    .output(z.void())
    .mutation(({ ctx, input }) => markDone(ctx.conversation, ctx.caller, input)),

  later: procedureFor('leads.work')
    .input(seenRow.extend({ until: z.iso.datetime() }))
    .output(z.void())
    .mutation(({ ctx, input }) => putOff(ctx.conversation, ctx.caller, input)),

  /** Takes *Done* or *Later* back. */
  back: procedureFor('leads.work')
    .input(seenRow)
    .output(z.void())
    .mutation(({ ctx, input }) => putBack(ctx.conversation, ctx.caller, input)),

  /** *Done* for an unknown sender, or its undo. */
  settleUnknown: procedureFor('leads.work')
    .input(seenRow.extend({ done: z.boolean() }))
    .output(z.void())
    .mutation(({ ctx, input }) => settleUnknown(ctx.conversation, ctx.caller, input)),
});
