import { byId } from '../../shared/schemas/id';
import { listQuery } from '../../shared/schemas/list';
import { scorecard, scorecardQuery } from '../../shared/schemas/scorecard';
import {
  rotateInput,
  vendorCreated,
  vendorInput,
  vendorRecord,
  vendorRotated,
  vendorUpdate,
} from '../../shared/schemas/vendor';
import { endLinkInput, vendorLink, vendorLinkInput } from '../../shared/schemas/vendor-page';
import { z } from '../../shared/zod';
import { findPage } from '../core/db/find-page';
import { containsFilter } from '../core/db/search';
import { setListHeaders } from '../core/http/list-headers';
import { createRest, notFound, router } from '../core/http/trpc';
import { onlyItsFields, toRows } from '../core/parsers';
import { get } from '../core/record/get';
import { procedureFor, provenProcedureFor } from './deps';
import { endLink, makeLink } from './pages/make-link';
import { computeScorecard } from './scorecard/scorecard';
import { toVendorRecord } from './to-vendor-record';
import { createVendor, revokeKeys, rotateKey, updateVendor } from './write-vendor';

const rest = createRest('Vendors');

export const vendorsRouter = router({
  list: procedureFor('vendors.manage')
    .meta(rest('GET', '/vendors', 'List vendors, newest first'))
    .input(listQuery)
    .output(toRows(vendorRecord))
    .query(async ({ ctx, input }) => {
      const filter = containsFilter(['name'], input.search);
      const { rows, total } = await findPage(ctx.models.vendors, vendorRecord, filter, input);
      setListHeaders(ctx, '/api/vendors', input, total);
      return rows.map(toVendorRecord);
    }),

  get: procedureFor('vendors.manage')
    .meta(rest('GET', '/vendors/{id}', 'One vendor'))
    .input(byId)
    .output(onlyItsFields(vendorRecord))
    .query(async ({ ctx, input }) => toVendorRecord(await get(ctx.models.vendors, input.id, 'vendor'))),

  create: provenProcedureFor('vendors.manage')
    .meta(rest('POST', '/vendors', 'Make a vendor in test mode; its key is shown here only', { status: 201 }))
    .input(vendorInput)
    .output(onlyItsFields(vendorCreated))
    .mutation(async ({ ctx, input }) => {
      const { vendor, key } = await createVendor(ctx, input);
      return { ...toVendorRecord(vendor), key };
    }),

  update: procedureFor('vendors.manage')
    .meta(rest('PUT', '/vendors/{id}', 'Change what was agreed on with a vendor', { errors: [409] }))
    .input(vendorUpdate.extend(byId.shape))
    .output(onlyItsFields(vendorRecord))
    .mutation(async ({ ctx, input: { id, ...update } }) =>
      toVendorRecord(await updateVendor(ctx, id, update)),
    ),

  scorecard: procedureFor('vendors.manage')
    .meta(rest('GET', '/vendors/{id}/scorecard', "What became of a vendor's posts in a period"))
    .input(scorecardQuery)
    .output(scorecard)
    .query(async ({ ctx, input }) => {
      if (!(await ctx.models.vendors.exists({ _id: input.id }))) throw notFound('vendor');
      const { id, ...query } = input;
      return computeScorecard(ctx, id, query);
    }),

  rotate: provenProcedureFor('vendors.manage')
    .meta(
      rest('POST', '/vendors/{id}/rotate', 'Give a vendor a new key; the old one works on for some hours'),
    )
    .input(rotateInput)
    .output(vendorRotated)
    .mutation(({ ctx, input }) => rotateKey(ctx, input)),

  link: provenProcedureFor('vendors.manage')
    .meta(
      rest(
        'POST',
        '/vendors/{id}/link',
        'Make a link by which a vendor reads its posting instructions or its scorecard',
        { status: 201 },
      ),
    )
    .input(vendorLinkInput)
    .output(vendorLink)
    .mutation(({ ctx, input }) => makeLink(ctx, input)),

  endLink: procedureFor('vendors.manage')
    .meta(rest('DELETE', '/vendors/{id}/links/{link}', "End a link to a vendor's page before its time"))
    .input(endLinkInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endLink(ctx, input)),

  revoke: provenProcedureFor('vendors.manage')
    .meta(rest('POST', '/vendors/{id}/revoke', 'End one key of a vendor, or all of them, at once'))
    .input(
      byId.extend({
        prefix: z.string().max(40).optional().meta({ description: 'How the key begins; all when missing' }),
      }),
    )
    .output(z.void())
    .mutation(({ ctx, input }) => revokeKeys(ctx, input)),
});
