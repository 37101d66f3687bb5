import { pageOf } from '../../shared/schemas/list';
import { outboxQuery, outboxRecord, sendAgainInput } from '../../shared/schemas/outbox';
import { z } from '../../shared/zod';
import { procedureFor, router } from '../trpc';
import { readOutbox } from './read-outbox';
import { sendAgain } from './send-again';

export const outboxRouter = router({
  page: procedureFor('outbox.manage')
    .input(outboxQuery)
    .output(pageOf(outboxRecord))
    .query(({ ctx, input }) => readOutbox(ctx, input)),

  sendAgain: procedureFor('outbox.manage')
    .input(sendAgainInput)
    .output(z.object({ count: z.int() }))
    .mutation(async ({ ctx, input }) => ({ count: await sendAgain(ctx, ctx.caller, input) })),
});
