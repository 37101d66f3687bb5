import { day } from '../../../shared/durations';
import { clientRecord } from '../../../shared/schemas/client';
import { byId } from '../../../shared/schemas/id';
import { returnInput, returnTerms } from '../../../shared/schemas/return';
import type { Staff } from '../../core/caller';
import { toRecord } from '../../core/db/to-record';
import { badRequest, conflict, createRest, notFound, router } from '../../core/http/trpc';
import { onlyItsFields } from '../../core/parsers';
import type { ClientDoc } from '../../leads/store/client.model';
import { workOnLead } from '../../leads/update-client';
import type { VendorDoc } from '../../leads/vendor.model';
import { type Deps, procedureFor } from '../deps';
import { toVendor } from '../vendor-keys';

/** Returns a vendor's lead, with the terms for returning it. */
const termsOfReturn = async ({ models, now }: Deps, id: string) => {
  const lead = await models.clients
    .findById(id)
    .select({ vendorId: 1, createdAt: 1, cost: 1, returnedAt: 1 })
    .lean<ClientDoc>();
  if (!lead) throw notFound('client');
  const vendorDoc = lead.vendorId ? await models.vendors.findById(lead.vendorId).lean<VendorDoc>() : null;
  if (!vendorDoc) throw conflict('No vendor sent this lead, so there is nobody to return it to.');
  const vendor = toVendor(vendorDoc);
  const until = new Date(lead.createdAt.getTime() + vendor.returnDays * day);
  return { lead, vendor, until, isOpen: !lead.returnedAt && now() <= until.getTime() };
};

/**
 * Returns a lead to its vendor within the agreed number of days. It costs nothing then, and the vendor gets the reason.
 */
const returnLead = async (
  deps: Deps,
  caller: Staff,
  { id, reason }: { id: string; reason: string },
): Promise<ClientDoc> => {
  const { lead, vendor, isOpen } = await termsOfReturn(deps, id);
  if (lead.returnedAt) throw conflict('This lead was already returned.');
  if (!isOpen) throw conflict(`The ${vendor.returnDays} days to return this lead are over.`);
  if (!vendor.returnReasons.includes(reason))
    throw badRequest(`Choose one of the agreed reasons: ${vendor.returnReasons.join(', ')}.`);
  return workOnLead(deps, caller, id, { returned: reason });
};

/** Undoes a return: the lead is charged after all. */
const undoReturn = async (deps: Deps, caller: Staff, id: string): Promise<ClientDoc> => {
  const { lead } = await termsOfReturn(deps, id);
  if (!lead.returnedAt) throw conflict('This lead was not returned.');
  return workOnLead(deps, caller, id, { returned: null });
};

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
