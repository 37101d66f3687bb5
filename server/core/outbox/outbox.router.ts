import { pageOf } from '../../../shared/schemas/list';
import {
  byEntryId,
  type OutboxRecord,
  outboxQuery,
  outboxRecord,
  outboxRow,
  sendAgainInput,
} from '../../../shared/schemas/outbox';
import { z } from '../../../shared/zod';
import { setListHeaders } from '../http/list-headers';
import { createRest, procedureFor, router } from '../http/trpc';
import { withNames } from '../names';
import { toRows } from '../parsers';
import { readOutbox } from './read-outbox';
import { retryEntry } from './retry-entry';
import { sendAgain } from './send-again';

const rest = createRest('Outbox');

export const outboxRouter = router({
  list: procedureFor('outbox.manage')
    .meta(rest('GET', '/outbox', 'What leaves the house: what waits, what failed, what went'))
    .input(outboxQuery)
    .output(toRows(outboxRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await readOutbox(ctx, input);
      setListHeaders(ctx, '/api/outbox', input, total);
      return rows;
    }),

  retry: procedureFor('outbox.manage')
    .meta(
      rest('POST', '/outbox/{id}/retry', 'Send one message again, now; it keeps its id', { errors: [409] }),
    )
    .input(byEntryId)
    .output(outboxRecord)
    .mutation(({ ctx, input }) => retryEntry(ctx, ctx.caller, input.id)),

  page: procedureFor('outbox.manage')
    .input(outboxQuery)
    .output(pageOf(outboxRow))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await readOutbox(ctx, input);
      const toReceiver = ({ webhook, to }: OutboxRecord) =>
        webhook ? { kind: 'webhook', id: webhook } : { kind: 'user', id: to };
      return { rows: await withNames(ctx.names, rows, 'receiver', toReceiver), total };
    }),

  sendAgain: procedureFor('outbox.manage')
    .input(sendAgainInput)
    .output(z.object({ count: z.int() }))
    .mutation(async ({ ctx, input }) => ({ count: await sendAgain(ctx, ctx.caller, input) })),
});
