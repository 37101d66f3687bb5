import { inboxCounts, inboxRow, inboxTabs, seenRow } from '../../shared/schemas/inbox';
import { z } from '../../shared/zod';
import { markDone, putBack, putOff } from '../conversation/settle-row';
import { router } from '../core/http/trpc';
import { procedureFor } from './deps';
import { countInbox, readInbox } from './read-inbox';
import { settleUnknown } from './settle-unknown';

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
