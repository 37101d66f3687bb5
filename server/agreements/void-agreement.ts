import { TRPCError } from '@trpc/server';
import type { Caller } from '../core/caller';
import type { AgreementDoc } from './agreement.model';
import {
  type AgreementNeeds,
  agreementById,
  changeAgreement,
  getState,
  isUnderWay,
  stepBy,
} from './change-agreement';
import { findDocuments } from './envelope';

type Voiding = { id: string; reason: string; replacedBy?: string };

const canBeVoided = (doc: AgreementDoc, now: number): boolean => isUnderWay(getState(doc, now));

/** Voids an agreement and ends its links. A complete one binds both sides and stays. */
export const voidAgreement = (needs: AgreementNeeds, caller: Caller, voiding: Voiding): Promise<void> => {
  const { id, reason, replacedBy } = voiding;
  return changeAgreement(needs, id, ({ doc }) => {
    if (!canBeVoided(doc, needs.now()))
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

/** Voids an agreement with the other documents of its envelope that can still be voided. */
export const voidEnvelope = async (
  needs: AgreementNeeds,
  caller: Caller,
  { id, reason }: Voiding,
): Promise<void> => {
  const documents = await findDocuments(needs, await agreementById(needs, id));
  await voidAgreement(needs, caller, { id, reason });
  for (const doc of documents)
    if (String(doc._id) !== id && canBeVoided(doc, needs.now()))
      await voidAgreement(needs, caller, { id: String(doc._id), reason });
};
