import type { Caller } from '../core/caller';
import { conflict } from '../core/http/trpc';
import type { AgreementDoc } from '../documents/agreement.model';
import {
  agreementById,
  type Change,
  changeAgreement,
  getState,
  isUnderWay,
  isWaiting,
  stepBy,
} from '../documents/change-agreement';
import { findDocuments } from '../documents/envelope';
import type { Deps } from './deps';

/** Voids a document and ends its links. Returns false for one that has ended; a complete one binds both sides. */
const voidIfOpen = (
  needs: Deps,
  caller: Caller,
  current: AgreementDoc,
  { reason, ...replaced }: { reason: string; replacedBy?: string },
): Promise<boolean> => {
  const toVoid = ({ doc }: { doc: AgreementDoc }): Change<boolean> => {
    if (!isUnderWay(getState(doc, needs.now()))) return { answer: false };
    return {
      set: { state: 'void', reason, endedAt: new Date(needs.now()), ...replaced },
      steps: [stepBy(caller, 'void', reason)],
      answer: true,
    };
  };
  return changeAgreement(needs, current._id, toVoid, current);
};

type Voiding = { id: string; reason: string; isWholeEnvelope: boolean };

/** Voids an agreement, or every document of its envelope that has not ended, whichever of them was chosen. */
export const voidAgreement = async (
  needs: Deps,
  caller: Caller,
  { id, reason, isWholeEnvelope }: Voiding,
): Promise<void> => {
  const chosen = await agreementById(needs, id);
  const voided: boolean[] = [];
  for (const doc of isWholeEnvelope ? await findDocuments(needs, chosen) : [chosen])
    voided.push(await voidIfOpen(needs, caller, doc, { reason }));
  if (!voided.includes(true))
    throw conflict('Only an agreement that is not complete and has not ended can be voided.');
};

type Replacing = { chosen: AgreementDoc; replacedBy: string; templates: readonly string[] };

/**
 * Voids what new documents take the place of: the chosen one, and those of its envelope that still wait and are sent
 * again. An envelope takes the place of a whole one. They end in the envelope's order, and each must end by this press,
 * so that of two who replace at once only one sends.
 */
export const voidReplaced = async (
  needs: Deps,
  caller: Caller,
  { chosen, replacedBy, templates }: Replacing,
): Promise<void> => {
  const isSentAgain = ({ templateId }: AgreementDoc) =>
    templates.length > 1 || templates.includes(templateId);
  for (const doc of await findDocuments(needs, chosen)) {
    if (doc !== chosen && !(isWaiting(getState(doc, needs.now())) && isSentAgain(doc))) continue;
    if (!(await voidIfOpen(needs, caller, doc, { reason: 'Replaced by another.', replacedBy })))
      throw conflict('It was signed or ended meanwhile, so nothing new was sent.');
  }
};
