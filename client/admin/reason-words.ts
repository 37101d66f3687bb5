import type { ReasonCode } from '../../shared/schemas/outcome';

const reasons: Record<ReasonCode, string> = {
  MISSING_FIELD: 'A field is missing',
  INVALID_FIELD: 'A field cannot be read',
  DUPLICATE: 'Sent before',
  OUT_OF_CRITERIA: 'Does not meet the criteria',
  STATE_NOT_ACCEPTED: 'State not accepted',
  CASE_TYPE_CLOSED: 'Case type not accepted',
  CONSENT_MISSING: 'No consent',
  CERT_INVALID: 'Certificate not valid',
  SUPPRESSED: 'Asked not to be contacted',
  CAP_REACHED: 'Over the limit that was agreed',
  VENDOR_PAUSED: 'Vendor paused',
  UNAUTHORIZED: 'No valid key',
  RATE_LIMITED: 'Too many at once',
  INTERNAL: 'A fault on our side',
};

/** Returns a refusal reason in words; vendors get the code itself. */
export const reasonText = (code: string): string => reasons[code as ReasonCode] ?? code;
