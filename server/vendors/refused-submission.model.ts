import { keptKinds } from '../../shared/schemas/refused';
import { z } from '../../shared/zod';
import { audits } from '../core/audit/audit.model';
import { anyText, bytes, defineCollection, objectId, type Stored } from '../core/record/collection';

/** The submissions that did not become a lead. What they say about a person is only in `sealed`. */
export const refusedSubmissions = defineCollection({
  name: 'refusedSubmissions',
  entity: 'refused',
  stored: 'refusedposts',
  schema: z.object({
    _id: objectId,
    at: z.date(),
    vendorId: z.string().nullable().default(null),
    kind: z.enum(keptKinds),
    /** The HTTP status of the answer. */
    status: z.number(),
    reason: anyText,
    reasons: z.array(z.object({ field: anyText, message: anyText })),
    caseType: anyText,
    campaign: anyText,
    requestId: anyText,
    /** A mark of the vendor's own ID; the ID itself is sealed. */
    externalMark: z.string().optional(),
    sealed: bytes,
    bytes: z.number(),
    /** The claims that find it when the request is repeated; see `server/intake/claims/idempotency-claims.ts`. */
    onceKeys: z.array(z.string()).optional(),
    /** The lead that it became. */
    leadId: z.string().optional(),
    /** When staff accepted it or set it aside; until then it waits for them. */
    decidedAt: z.date().optional(),
    audits,
  }),
  minimize: false,
  indexes: [
    { on: { at: 1, _id: 1 } },
    { on: { vendorId: 1, at: 1 } },
    { on: { vendorId: 1, externalMark: 1 } },
    { on: { reason: 1, at: 1 } },
    { on: { kind: 1, decidedAt: 1 } },
    // The scheduled job looks for entries that a stopped server left, among very many submissions.
    { on: { 'audits._id': 1 }, sparse: true },
    { on: { onceKeys: 1 }, unique: true, sparse: true },
  ],
});

export type RefusedSubmissionDoc = Stored<typeof refusedSubmissions>;

/** A projection that leaves out the fields that lists don't need. */
export const withoutSealed = { externalMark: 0, sealed: 0, onceKeys: 0, bytes: 0 } as const;
