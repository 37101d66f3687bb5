import { z } from '../../shared/zod';
import { defineCollection, type Stored, text } from '../core/record/collection';

/** The leaves of the log. Each is written once and never changed, even when the record is erased. */
export const ledger = defineCollection({
  name: 'ledger',
  schema: z.object({
    /** Its index: 0, 1, 2 and so on without gaps. */
    _id: z.number(),
    recordId: text,
    leafHash: text,
    /** The hashes of the complete subtrees that end here; see `findEndNodes`. */
    nodes: z.array(z.string()),
  }),
  indexes: [{ on: { recordId: 1 }, unique: true }],
});

export type LedgerDoc = Stored<typeof ledger>;

/** Signed statements of the log's content: its number of leaves, and their root. */
export const ledgerHeads = defineCollection({
  name: 'ledgerHeads',
  schema: z.object({
    /** The number of leaves. */
    _id: z.number(),
    rootHash: text,
    timestamp: text,
    keyId: text,
    signature: text,
    /** An outside service's timestamp of the head (RFC 3161): when, and the whole answer in base64. */
    stamp: z.object({ at: z.string(), response: z.string() }).optional(),
  }),
});

export type HeadDoc = Stored<typeof ledgerHeads>;
