import type { Caller } from '../core/caller';
import { conflict } from '../core/http/trpc';
import {
  agreementById,
  type Change,
  changeAgreement,
  getState,
  isUnderWay,
  stepBy,
} from '../documents/change-agreement';
import { findDocuments } from '../documents/envelope';
import type { Deps } from './deps';

type Voiding = { id: string; reason: string; replacedBy?: string };

/** Voids an agreement and ends its links. Returns false for one that has ended; a complete one binds both sides. */
const voidIfOpen = (needs: Deps, caller: Caller, { id, reason, replacedBy }: Voiding): Promise<boolean> =>
  changeAgreement(needs, id, ({ doc }): Change<boolean> => {
    if (!isUnderWay(getState(doc, needs.now()))) return { answer: false };
    return {
      set: {
        state: 'void',
        reason,
        endedAt: new Date(needs.now()),
        ...(replacedBy && { replacedBy }),
      },
      steps: [stepBy(caller, 'void', reason)],
      answer: true,
    };
  });

const hasEnded = () => conflict('Only an agreement that is not complete and has not ended can be voided.');

export const voidAgreement = async (needs: Deps, caller: Caller, voiding: Voiding): Promise<void> => {
  if (!(await voidIfOpen(needs, caller, voiding))) throw hasEnded();
};

/** Voids the documents of an envelope that have not ended, whichever of them was chosen. */
export const voidEnvelope = async (needs: Deps, caller: Caller, { id, reason }: Voiding): Promise<void> => {
  const voided: boolean[] = [];
  for (const { _id } of await findDocuments(needs, await agreementById(needs, id)))
    voided.push(await voidIfOpen(needs, caller, { id: String(_id), reason }));
  if (!voided.includes(true)) throw hasEnded();
};
