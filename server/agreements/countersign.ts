import { TRPCError } from '@trpc/server';
import { lawyerSeat } from '../../shared/agreements/terms';
import { nameOf, type Staff } from '../ground/caller';
import { type AgreementNeeds, changeAgreement, stepBy } from './change-agreement';
import { afterSignature } from './complete';
import type { Content, MarkContent } from './content';
import { longDate } from './dates';
import { numberedPlaces } from './pdf/document-pdf';

type Countersigning = { id: string; name: string; strokes?: [number, number][][] | undefined };

const conflict = (message: string) => new TRPCError({ code: 'CONFLICT', message });

/** Signs for the firm, when all others have: the agreement is complete with it. */
export const countersign = (
  needs: AgreementNeeds,
  caller: Staff,
  { id, name, strokes }: Countersigning,
): Promise<void> =>
  changeAgreement(needs, id, ({ doc, content }) => {
    if (doc.state !== 'signed' || !doc.lawyer) throw conflict('This agreement does not wait for the firm.');
    const { userId } = doc.lawyer;
    if (userId !== null && userId !== caller.user.id)
      throw conflict(`${doc.lawyer.name} was named to sign for the firm.`);
    const signedAt = new Date(needs.now());
    const lawyer = { userId: caller.user.id, name, signedAt };
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
      // The account behind the name, where they differ.
      steps: [stepBy(caller, 'countersigned', nameOf(caller) === name ? '' : name), ...steps],
      events,
      answer: undefined,
    };
  });
