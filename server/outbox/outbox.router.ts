import { pageOf } from '../../shared/schemas/list';
import { outboxQuery, outboxRecord, sendAgainInput } from '../../shared/schemas/outbox';
import { z } from '../../shared/zod';
import { adminProcedure, router } from '../trpc';
import { readOutbox } from './read-outbox';
import { sendAgain } from './send-again';

export const outboxRouter = router({
  page: adminProcedure
    .input(outboxQuery)
    .output(pageOf(outboxRecord))
    .query(({ ctx, input }) => readOutbox(ctx, input)),

  sendAgain: adminProcedure
    .input(sendAgainInput)
    .output(z.object({ count: z.int() }))
    .mutation(async ({ ctx, input }) => ({ count: await sendAgain(ctx, ctx.caller, input) })),
});
