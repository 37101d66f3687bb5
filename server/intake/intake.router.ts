import { clientInput, clientReceipt } from '../../shared/schemas/client';
import type { Context } from '../context';
import { blankIsMissing, onlyItsFields } from '../parsers';
import { procedureFor, publicProcedure, rest, router } from '../trpc';
import { receiptOf } from './receipt';
import { receiveLead } from './receive-lead';

const seenOf = (req: Context['req']) => ({
  userAgent: req.get('User-Agent'),
  referer: req.get('Referer'),
});

/** The door for leads; a part of `clients`, because it is `POST /api/clients`. */
export const intakeRouter = router({
  create: publicProcedure
    .meta(
      rest('POST', '/clients', {
        summary: 'Send a lead',
        tag: 'Clients',
        status: 201,
        form: true,
        open: true,
        errors: [413, 415, 422],
      }),
    )
    .input(blankIsMissing(clientInput))
    .output(onlyItsFields(clientReceipt))
    .mutation(async ({ ctx, input }) => {
      const { caller, requestId } = ctx;
      const key = ctx.req.get('Idempotency-Key')?.trim() || undefined;
      const { lead, replayed } = await receiveLead(ctx, {
        caller,
        key,
        requestId,
        input,
        seen: seenOf(ctx.req),
      });
      if (replayed) ctx.res.setHeader('Idempotency-Replayed', 'true');
      return receiptOf(lead);
    }),

  /** A lead that staff type in: without a session it is refused, where `create` would take it for a visitor's. */
  add: procedureFor('leads.work')
    .input(blankIsMissing(clientInput))
    .output(onlyItsFields(clientReceipt))
    .mutation(async ({ ctx, input }) => {
      const { caller, requestId } = ctx;
      return receiptOf((await receiveLead(ctx, { caller, requestId, input })).lead);
    }),
});
