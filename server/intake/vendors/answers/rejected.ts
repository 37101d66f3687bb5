import { TRPCError } from '@trpc/server';
import type { Reason, ReasonCode } from '../../../../shared/schemas/outcome';

type Code = ConstructorParameters<typeof TRPCError>[0]['code'];

/** A submission not accepted as a lead, with the constants that vendors' platforms match on. */
export class Rejected extends TRPCError {
  /** The claims that recognize a repeat of the submission. */
  claims: readonly string[] = [];

  constructor(
    readonly reasonCode: ReasonCode,
    readonly reasons: Reason[],
    code: Code = 'UNPROCESSABLE_CONTENT',
  ) {
    super({ code, message: reasons.map(({ message }) => message).join(' ') });
  }

  claimedBy(claims: readonly string[]): this {
    this.claims = claims;
    return this;
  }
}

export const badKey = () =>
  new Rejected(
    'UNAUTHORIZED',
    [{ field: '', message: 'This key is not valid (any more). Ask us for a new one.' }],
    'UNAUTHORIZED',
  );

export const vendorPaused = () =>
  new Rejected(
    'VENDOR_PAUSED',
    [{ field: '', message: 'We take no leads from you at the moment. Ask us when we do again.' }],
    'FORBIDDEN',
  );
