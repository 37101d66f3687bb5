import { clientRecord } from '../../../shared/schemas/client';
import { byId } from '../../../shared/schemas/id';
import { returnInput, returnTerms } from '../../../shared/schemas/return';
import { toRecord } from '../../core/db/to-record';
import { createRest, router } from '../../core/http/trpc';
import { onlyItsFields } from '../../core/parsers';
import { procedureFor } from '../deps';
import { returnLead, termsOfReturn, undoReturn } from './return-lead';

const rest = createRest('Vendors');

export const returnsRouter = router({
  terms: procedureFor('vendors.manage')
    .input(byId)
    .output(returnTerms)
    .query(async ({ ctx, input }) => {
      const { lead, vendor, until, isOpen } = await termsOfReturn(ctx, input.id);
      const { name, returnReasons: reasons } = vendor;
      return { vendor: name, cost: lead.cost ?? null, until: until.toISOString(), isOpen, reasons };
    }),

  make: procedureFor('vendors.manage')
    .meta(
      rest(
        'POST',
        '/clients/{id}/return',
        'Return a lead to its vendor, within the days and for a reason that were agreed on',
        { errors: [409] },
      ),
    )
    .input(returnInput)
    .output(onlyItsFields(clientRecord))
    .mutation(async ({ ctx, input }) => toRecord(await returnLead(ctx, ctx.caller, input))),

  undo: procedureFor('vendors.manage')
    .meta(
      rest('DELETE', '/clients/{id}/return', 'Take a return back: the lead is paid for after all', {
        errors: [409],
      }),
    )
    .input(byId)
    .output(onlyItsFields(clientRecord))
    .mutation(async ({ ctx, input }) => toRecord(await undoReturn(ctx, ctx.caller, input.id))),
});
