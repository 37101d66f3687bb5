import { TRPCError } from '@trpc/server';
import type { Caller } from '../core/caller';
import { type AgreementNeeds, changeAgreement, getState, isWaiting, stepBy } from './change-agreement';

type Voiding = { id: string; reason: string; replacedBy?: string };

/** Voids an agreement and ends its links. A complete one binds both sides and stays. */
export const voidAgreement = (needs: AgreementNeeds, caller: Caller, voiding: Voiding): Promise<void> => {
  const { id, reason, replacedBy } = voiding;
  return changeAgreement(needs, id, ({ doc }) => {
    const state = getState(doc, needs.now());
    if (!isWaiting(state) && state !== 'signed')
      throw new TRPCError({
        code: 'CONFLICT',
        message: 'Only an agreement that is not complete and has not ended can be voided.',
      });
    return {
      set: {
        state: 'void',
        reason,
        endedAt: new Date(needs.now()),
        ...(replacedBy && { replacedBy }),
      },
      steps: [stepBy(caller, 'void', reason)],
      answer: undefined,
    };
  });
};
