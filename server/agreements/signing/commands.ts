import { TRPCError } from '@trpc/server';
import type { SigningView } from '../../../shared/schemas/signing';
import { z } from '../../../shared/zod';
import type { HttpDeps } from '../../http/context';
import type { AgreementDoc, SignerDoc } from '../agreement.model';
import {
  type AgreementNeeds,
  type Change,
  changeAgreement,
  isWaiting,
  stateOf,
  stepOf,
  withSigner,
} from '../change-agreement';
import { afterSignature } from '../complete';
import type { Content, MarkContent } from '../content';
import { sha256 } from '../create-agreements';
import { longDate } from '../dates';
import { numberedPlaces } from '../pdf/document-pdf';
import { disclosureVersion } from './disclosure';
import {
  evidenceOf,
  isKnown,
  refuseUnlessKnown,
  refuseUnlessOpen,
  type SigningContext,
  signerIn,
  signingOf,
} from './signer';
import { viewOf } from './view';

export type SigningNeeds = AgreementNeeds & SigningContext & Pick<HttpDeps, 'limits'>;

/** What the signer's page shows now; `letIn`: the browser was let in by this very call. */
export const viewFor = async (needs: SigningNeeds, token: string, letIn = false): Promise<SigningView> => {
  const signing = await signingOf(needs, token);
  return viewOf(needs, signing, letIn || isKnown(needs, signing.signer));
};

const wrongField = (name: string, message: string) =>
  new TRPCError({
    code: 'BAD_REQUEST',
    cause: new z.ZodRealError([{ code: 'custom', path: [name], message, input: '' }]),
  });

type Opened = { doc: AgreementDoc; signer: SignerDoc; content: Content };

/** Changes the agreement that a link belongs to, as long as its signer can sign. */
export const changeAsSigner = async <Answer>(
  needs: SigningNeeds,
  token: string,
  change: (opened: Opened) => Change<Answer>,
): Promise<Answer> => {
  const { doc } = await signingOf(needs, token);
  return changeAgreement(needs, doc._id, (opened) => {
    // Looked up anew each time: the link may have ended meanwhile.
    const signer = signerIn(opened.doc, sha256(token));
    refuseUnlessOpen({ doc: opened.doc, signer }, needs.now());
    return change({ ...opened, signer });
  });
};

/** Notes that the signer's page was opened; the first time is told. */
export const noteOpened = async (needs: SigningNeeds, token: string): Promise<void> => {
  const { doc, signer } = await signingOf(needs, token);
  if (signer.openedAt || !isWaiting(stateOf(doc, needs.now()))) return;
  await changeAsSigner(needs, token, (opened): Change<void> => {
    if (opened.signer.openedAt) return { answer: undefined };
    const openedAt = new Date(needs.now());
    return {
      set: {
        state: 'opened',
        signers: withSigner(opened.doc, { ...opened.signer, openedAt, state: 'opened' }),
      },
      steps: [stepOf(opened.signer, 'opened', evidenceOf(needs))],
      answer: undefined,
    };
  });
};

type Consent = { token: string; version: string; seen: string };

/** The signer agrees to a record on a screen, in a way that shows that they can open one. */
export const consent = async (needs: SigningNeeds, { token, version, seen }: Consent): Promise<void> => {
  if (version !== disclosureVersion)
    throw new TRPCError({ code: 'CONFLICT', message: 'This page is out of date. Load it again.' });
  if (seen !== needs.agreements.sampleNumberOf(token))
    throw wrongField('seen', 'This is not the number in the sample PDF. Open it and look again.');
  await changeAsSigner(needs, token, ({ doc, signer }): Change<void> => {
    if (signer.consentedAt) return { answer: undefined };
    return {
      set: { signers: withSigner(doc, { ...signer, consentedAt: new Date(needs.now()) }) },
      steps: [stepOf(signer, 'consented', evidenceOf(needs), `version ${disclosureVersion}`)],
      answer: undefined,
    };
  });
};

type Marking = { token: string; index: number; text: string; strokes?: [number, number][][] | undefined };

/** Puts a name or initials at a place; those before it come first. It can be put there anew until it is signed. */
export const mark = (needs: SigningNeeds, { token, index, text, strokes }: Marking): Promise<void> =>
  changeAsSigner(needs, token, ({ doc, signer, content }) => {
    refuseUnlessKnown(needs, signer);
    const who = String(signer._id);
    const own = numberedPlaces(content.blocks).filter((place) => place.who === who && place.kind !== 'date');
    const place = own.find((one) => one.index === index);
    if (!place) throw new TRPCError({ code: 'FORBIDDEN', message: 'Another person signs at this place.' });
    const next = own.find((one) => !content.marks[one.index]);
    if (next && next.index < index)
      throw new TRPCError({ code: 'CONFLICT', message: 'Fill in the places before this one first.' });
    const at = new Date(needs.now()).toISOString();
    const made: MarkContent = { text, at, who, ...(strokes && { strokes }) };
    return {
      set: { signers: doc.signers },
      content: { ...content, marks: { ...content.marks, [index]: made } },
      steps: [stepOf(signer, 'marked', evidenceOf(needs), `${place.kind} ${index + 1}`)],
      answer: undefined,
    };
  });

/** Signs: nobody does it twice, and whoever is the last of those who sign ends the waiting. */
export const sign = (needs: SigningNeeds, token: string): Promise<void> =>
  changeAsSigner(needs, token, ({ doc, signer, content }) => {
    refuseUnlessKnown(needs, signer);
    const who = String(signer._id);
    const own = numberedPlaces(content.blocks).filter((place) => place.who === who);
    if (own.some(({ index, kind }) => kind !== 'date' && !content.marks[index]))
      throw new TRPCError({ code: 'CONFLICT', message: 'Sign and initial all places first.' });
    const signedAt = new Date(needs.now());
    const { code: _, ...rest } = signer;
    const signers = withSigner(doc, { ...rest, state: 'signed', signedAt });
    const dates = own
      .filter(({ kind }) => kind === 'date')
      .map(({ index }): [number, MarkContent] => [
        index,
        {
          text: longDate(signedAt, doc.language, needs.agreements.timeZone),
          at: signedAt.toISOString(),
          who,
        },
      ]);
    const { set, steps, events } = afterSignature(needs, doc, { signers, lawyer: doc.lawyer });
    return {
      set,
      content: { ...content, marks: { ...content.marks, ...Object.fromEntries(dates) } },
      steps: [stepOf(signer, 'signed', evidenceOf(needs)), ...steps],
      events,
      answer: undefined,
    };
  });

/** The signer does not want to: the agreement ends for all. */
export const decline = (
  needs: SigningNeeds,
  { token, reason }: { token: string; reason: string },
): Promise<void> =>
  changeAsSigner(needs, token, ({ doc, signer }) => ({
    set: {
      state: 'declined',
      reason,
      endedAt: new Date(needs.now()),
      signers: withSigner(doc, { ...signer, state: 'declined' }),
    },
    steps: [stepOf(signer, 'declined', evidenceOf(needs), reason)],
    answer: undefined,
  }));

/** A question to the firm, or the wish for paper: it stands in the lead's timeline, and staff are told. */
export const tellFirm = async (
  needs: SigningNeeds,
  { token, step, words }: { token: string; step: 'asked' | 'paper-wanted'; words: string },
): Promise<void> => {
  await needs.limits.use('signingQuestion', sha256(token));
  await changeAsSigner(needs, token, ({ signer }) => ({
    steps: [stepOf(signer, step, evidenceOf(needs), words)],
    answer: undefined,
  }));
};
