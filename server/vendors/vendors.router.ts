import { byId } from '../../shared/schemas/id';
import { listQuery } from '../../shared/schemas/list';
import { scorecard, scorecardQuery } from '../../shared/schemas/scorecard';
import {
  newTerms,
  rotateInput,
  type VendorRecord,
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
import { createVendor, revokeKeys, rotateKey, updateVendor } from './write-vendor';

type Stored = Omit<VendorRecord, 'id' | 'keys' | 'links' | 'version' | 'createdAt' | 'updatedAt'> & {
  _id?: unknown;
  id?: unknown;
  version?: number;
  keys?: { prefix: string; createdAt: Date | string; expiresAt?: Date | string | null }[];
  links?: { id: string; by: string; createdAt: Date | string; until: Date | string }[];
  createdAt: Date | string;
  updatedAt: Date | string;
};

const iso = (at: Date | string) => new Date(at).toISOString();

/** Returns a vendor for staff: only the first characters of its keys, and nothing that would help to make one. */
const toVendorRecord = ({
  _id,
  id,
  keys = [],
  links = [],
  createdAt,
  updatedAt,
  ...vendor
}: Stored): VendorRecord => ({
  ...newTerms,
  ...vendor,
  id: String(id ?? _id),
  version: vendor.version ?? 0,
  dailyCap: vendor.dailyCap ?? null,
  monthlyCap: vendor.monthlyCap ?? null,
  price: vendor.price ?? null,
  timeZone: vendor.timeZone ?? null,
  keys: keys.map((key) => ({
    prefix: key.prefix,
    createdAt: iso(key.createdAt),
    expiresAt: key.expiresAt ? iso(key.expiresAt) : null,
  })),
  links: links.map(({ id, by, createdAt, until }) => ({
    id,
    by,
    createdAt: iso(createdAt),
    until: iso(until),
  })),
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

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
