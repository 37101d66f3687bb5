import { lawyerSeat } from '../../shared/agreements/terms';
import type { Staff } from '../core/caller';
import { conflict } from '../core/http/trpc';
import type { Content, LawyerDoc, MarkContent } from '../documents/agreement.model';
import { agreementById, changeAgreement, stepBy } from '../documents/change-agreement';
import { longDate } from '../documents/dates';
import {
  findDrawing,
  isPrintedMark,
  loadMissingLetters,
  numberedPlaces,
  refuseUnprinted,
} from '../documents/places';
import { refuseUnchecked } from '../documents/refuse-unchecked';
import { findLeadId } from '../leads/store/lead-by-id';
import { callingLawyer, lawyerById } from '../people/users/lawyers';
import { afterSignature } from './after-signature';
import type { Deps } from './deps';

type Countersigning = { id: string; strokes?: [number, number][][] | undefined };

/** Returns the lawyer that the agreement is reserved for; undefined if the named one is not a lawyer. */
const namedLawyer = async (needs: Deps, id: string): Promise<string | undefined> => {
  const userId = (await agreementById(needs, id)).lawyer?.userId;
  return userId ? (await lawyerById(needs, userId))?.id : undefined;
};

/** Signs for the firm after everyone else, which completes the agreement. The name is the account's. */
export const countersign = async (
  needs: Deps,
  caller: Staff,
  { id, strokes: drawn }: Countersigning,
): Promise<void> => {
  const { name, bar } = await callingLawyer(needs, caller);
  await refuseUnprinted(name);
  const findMissing = await loadMissingLetters();
  const strokes = findDrawing(drawn);
  const named = await namedLawyer(needs, id);
  const before = await agreementById(needs, id);
  if (before.state === 'signed' && !before.isSpecimen)
    await refuseUnchecked(needs, caller, {
      leadId: await findLeadId(needs, before.leadId),
      signers: before.signers,
      isLast: true,
    });
  return changeAgreement(needs, id, ({ doc, content }) => {
    if (doc.state !== 'signed' || !doc.lawyer) throw conflict('This agreement does not wait for the firm.');
    if (named && named !== caller.user.id)
      throw conflict(`${doc.lawyer.name} was named to sign for the firm.`);
    const unprinted = Object.values(content.marks).find((mark) => !isPrintedMark(findMissing, mark));
    if (unprinted)
      throw conflict(
        `“${unprinted.text}” cannot be printed, so a line would stay empty. Send a new agreement.`,
      );
    const signedAt = new Date(needs.now());
    const lawyer: LawyerDoc = { userId: caller.user.id, name, bar, signedAt };
    const mark = (text: string): MarkContent => ({ text, at: signedAt.toISOString(), who: lawyerSeat });
    const own = numberedPlaces(content.blocks).filter(({ who }) => who === lawyerSeat);
    const marks = own.map(({ index, kind }): [number, MarkContent] => {
      if (kind === 'date') return [index, mark(longDate(signedAt, doc.language, needs.agreements.timeZone))];
      return [index, { ...mark(name), ...(strokes && kind === 'sign' && { strokes }) }];
    });
    const { set, steps, events } = afterSignature(needs, doc, { signers: doc.signers, lawyer });
    const next: Content = { ...content, marks: { ...content.marks, ...Object.fromEntries(marks) } };
    return {
      set,
      content: next,
      steps: [{ ...stepBy(caller, 'countersigned', bar), by: name }, ...steps],
      events,
    };
  });
};
