import type { ClientInput } from '../../../shared/schemas/client';
import type { Warning } from '../../../shared/schemas/outcome';
import type { VendorCaller } from '../../core/caller';
import { type IdempotencyClaim, requestClaims } from '../claims/idempotency-claims';
import type { RequestFacts } from '../consent-record';
import type { Models } from '../models';
import type { PresetFields } from '../new-lead';
import type { ReadSubmission } from './read-submission';

type Sent = {
  caller: VendorCaller;
  /** The Idempotency-Key. */
  key?: string | undefined;
  requestId: string;
  /** Validated in full, and not counted as a lead. */
  test: boolean;
  read: ReadSubmission;
  /** Facts about the request. */
  requestFacts?: RequestFacts | undefined;
};

/** A vendor's submission with everything found out about it so far. */
export type Admitted = Omit<Sent, 'read'> & {
  input: ClientInput;
  /** Fields that the server sets itself. */
  preset?: PresetFields;
  /** The claims that recognize a repeat. */
  claims: readonly IdempotencyClaim[];
  /** Warnings about the values that were left out. */
  warnings: readonly Warning[];
};

export const getAdmitted = (
  { leadSeal }: Pick<Models, 'leadSeal'>,
  { read: { post, warnings, content }, ...sent }: Sent,
): Admitted => {
  const { test: _, ...input } = post;
  return {
    ...sent,
    input,
    warnings,
    claims: requestClaims(leadSeal, { ...sent, input: content }),
  };
};
