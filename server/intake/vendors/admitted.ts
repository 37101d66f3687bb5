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
  read: ReadSubmission;
  /** Facts about the request. */
  requestFacts?: RequestFacts | undefined;
};

/** A vendor's submission with everything found out about it so far. */
export type Admitted = Omit<Sent, 'read'> & {
  input: ClientInput;
  /** Checked in full, and not counted as a lead. */
  test: boolean;
  /** Fields that the server sets itself. */
  preset?: PresetFields;
  /** The claims by which a repeat is recognized. */
  claims: readonly IdempotencyClaim[];
  /** Warnings about the values that were left out. */
  warnings: readonly Warning[];
};

export const getAdmitted = (
  { leadSeal }: Pick<Models, 'leadSeal'>,
  { read: { post, warnings, content }, ...sent }: Sent,
): Admitted => {
  const { test: asTest, ...input } = post;
  const test = sent.caller.vendor.mode === 'test' || asTest === true;
  return {
    ...sent,
    input,
    test,
    warnings,
    claims: requestClaims(leadSeal, { ...sent, input: content, test }),
  };
};
