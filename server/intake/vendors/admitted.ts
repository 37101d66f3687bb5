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
  /** What the door saw of the request. */
  requestFacts?: RequestFacts | undefined;
};

/** What a vendor's submission was found to be, from its door to its answer. */
export type Admitted = Omit<Sent, 'read'> & {
  input: ClientInput;
  /** Checked in full, and not counted as a lead. */
  test: boolean;
  /** What the server itself knows of the lead. */
  preset?: PresetFields;
  /** The claims by which a repeat is recognized. */
  claims: readonly IdempotencyClaim[];
  /** What was left out of it. */
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
