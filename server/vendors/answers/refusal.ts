import { TRPCError } from '@trpc/server';
import type { Reason, ReasonCode } from '../../../shared/schemas/outcome';

/** The reason why a submission does not become a lead, in the constants that vendors' platforms match on. */
export type Refusal = {
  reasonCode: ReasonCode;
  reasons: Reason[];
  /** Only a judgment binds the Idempotency-Key; anything else may be corrected with the same key. */
  code: 'UNPROCESSABLE_CONTENT' | 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN';
};

/** Returns the refusal of a submission that was judged. */
export const refuse = (reasonCode: ReasonCode, ...reasons: Reason[]): Refusal => ({
  reasonCode,
  reasons,
  code: 'UNPROCESSABLE_CONTENT',
});

/** A refusal as an error, for callers who are no vendor that we know, and for staff. */
export class Refused extends TRPCError {
  constructor(readonly refusal: Refusal) {
    const { code, reasons } = refusal;
    super({ code, message: reasons.map(({ message }) => message).join(' ') });
  }
}

export const badKey: Refusal = {
  reasonCode: 'UNAUTHORIZED',
  reasons: [{ field: '', message: 'This key is not valid (any more). Ask us for a new one.' }],
  code: 'UNAUTHORIZED',
};

export const vendorPaused: Refusal = {
  reasonCode: 'VENDOR_PAUSED',
  reasons: [{ field: '', message: 'We take no leads from you at the moment. Ask us when we do again.' }],
  code: 'FORBIDDEN',
};
