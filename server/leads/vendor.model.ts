import { vendorRecord } from '../../shared/schemas/vendor';
import { z } from '../../shared/zod';
import { audits } from '../core/audit/audit.model';
import { defineCollection, objectId, type Stored, text } from '../core/record/collection';

/** A stored key: its first characters, and a hash of it. */
const keptKey = z.object({
  hash: z.string(),
  prefix: z.string(),
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
});
export type KeptKey = z.infer<typeof keptKey>;

/** A link to the vendor's page; works until it is removed here. */
const keptLink = z.object({ id: z.string(), by: z.string(), createdAt: z.date(), until: z.date() });
export type KeptLink = z.infer<typeof keptLink>;

const { id: _, ...terms } = vendorRecord.shape;

export const vendors = defineCollection({
  name: 'vendors',
  called: 'this vendor',
  entity: 'vendor',
  schema: z.object({
    ...terms,
    _id: objectId,
    name: text,
    keys: z.array(keptKey),
    /** Grows with every change of the keys; missing before the first. */
    keysVersion: z.number().optional(),
    /** Missing in older vendors. */
    links: z.array(keptLink).default([]).optional(),
    /** Missing until its terms change. */
    version: z.number().optional(),
    claimedCalls: terms.claimedCalls.default(null),
    createdAt: z.date(),
    updatedAt: z.date(),
    audits,
  }),
  minimize: false,
  indexes: [{ on: { 'keys.hash': 1 } }],
});

export type VendorDoc = Stored<typeof vendors>;
