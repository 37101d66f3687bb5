import type { ClientInput, LeadPost } from '../../../shared/schemas/client';
import type { VendorCaller } from '../../ground/caller';
import type { Models } from '../../models';
import { type IdempotencyClaim, requestClaims } from '../claims/idempotency-claims';
import type { Seen } from '../consent-record';
import type { PresetFields } from '../new-lead';

type Sent = {
  caller: VendorCaller;
  /** The Idempotency-Key. */
  key?: string | undefined;
  requestId: string;
  post: LeadPost;
  /** What the door saw of the request. */
  seen?: Seen | undefined;
};

/** What a vendor's submission was found to be, from its door to its answer. */
export type Admitted = Omit<Sent, 'post'> & {
  input: ClientInput;
  /** Checked in full, and not counted as a lead. */
  test: boolean;
  /** What the server itself knows of the lead. */
  preset?: PresetFields;
  /** The claims by which a repeat is recognized. */
  claims: readonly IdempotencyClaim[];
};

export const admittedOf = (
  { leadSeal }: Pick<Models, 'leadSeal'>,
  { post: { test: asTest, ...input }, ...sent }: Sent,
): Admitted => {
  const test = sent.caller.vendor.mode === 'test' || asTest === true;
  return { ...sent, input, test, claims: requestClaims(leadSeal, { ...sent, input, test }) };
};
