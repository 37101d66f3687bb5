import { z } from '../zod';

/** The outcomes of a submission. Vendors' platforms match on these strings: never change them. */
export const outcomes = ['accepted', 'duplicate', 'rejected', 'error'] as const;
export const outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof outcome>;

/** The reasons why a submission did not become a lead; as constant as the outcomes. */
export const reasonCodes = [
  'MISSING_FIELD',
  'INVALID_FIELD',
  'DUPLICATE',
  'OUT_OF_CRITERIA',
  'STATE_NOT_ACCEPTED',
  'CASE_TYPE_CLOSED',
  'CONSENT_MISSING',
  'CERT_INVALID',
  'SUPPRESSED',
  'CAP_REACHED',
  'VENDOR_PAUSED',
  'UNAUTHORIZED',
  'RATE_LIMITED',
  'INTERNAL',
] as const;
export const reasonCode = z.enum(reasonCodes);
export type ReasonCode = z.infer<typeof reasonCode>;

export const reason = z.object({
  field: z.string().meta({ description: 'The field that it is about; empty when it is about the whole' }),
  message: z.string(),
});
export type Reason = z.infer<typeof reason>;

/** A value that was dropped from a lead or not recognized, and what would have worked. */
export const warning = z.object({
  field: z.string(),
  message: z.string(),
  sent: z.unknown().meta({ description: 'What came instead; a long one is cut' }),
});
export type Warning = z.infer<typeof warning>;
export const warnings = z
  .array(warning)
  .optional()
  .meta({ description: 'What could not be read and refused nothing; missing when all was read' });

/** Fields in every response to a caller with a key, for any status. */
export const vendorAnswer = z.object({
  outcome,
  id: z.string().nullable().meta({ description: 'The id of the lead, or of the test' }),
  externalId: z.string().nullable().meta({ description: 'Your own id, as you sent it' }),
  reasonCode: reasonCode.nullable(),
  reasons: z.array(reason),
  retryable: z.boolean().meta({ description: 'Whether the same post may succeed later' }),
  test: z.boolean().meta({ description: 'Checked in full, not counted as a lead' }),
  warnings,
  requestId: z.string(),
  receivedAt: z.iso.datetime(),
});
export type VendorAnswer = z.infer<typeof vendorAnswer>;
