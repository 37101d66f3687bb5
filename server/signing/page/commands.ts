import { classifyOptOut } from '../../contact/opt-out/classify-opt-out';
import { holdPerson } from '../../contact/opt-out/hold-person';
import { hashToken } from '../../core/links';
import type { MarkContent, SignerDoc } from '../../documents/agreement.model';
import { askOnce } from '../../documents/ask-staff';
import { toStep, withSigner } from '../../documents/change-agreement';
import { longDate } from '../../documents/dates';
import {
  findDrawing,
  isPrintedMark,
  loadMissingLetters,
  numberedPlaces,
  toPrinted,
} from '../../documents/places';
import { documentWords } from '../../documents/words';
import { afterSignature } from '../after-signature';
import { wipedCode } from '../links';
import { disclosureText, disclosureVersion, getTitles } from './disclosure';
import { getGrade } from './flags';
import { Refused, refused } from './say';
import {
  changeAsSigner,
  findSigning,
  getEvidence,
  isKnown,
  refuseOtherDocument,
  refuseStep,
  refuseUnlessKnown,
  refuseUnlessOpen,
  type Signing,
  type SigningNeeds,
} from './signer';

/** The wishes of someone with the link: the need and title of the task, and the words of the note. */
const wishes = {
  question: {
    need: 'question',
    title: 'Answer a question about the agreement (someone with the link, not confirmed)',
    said: 'a question',
  },
  paper: {
    need: 'paper',
    title: 'Someone with the link wants the agreement on paper (not confirmed)',
    said: 'wants it on paper',
  },
  no: {
    need: 'declined',
    title: 'Someone with the link does not want to sign (not confirmed)',
    said: 'does not want to sign',
  },
} as const;

type Said = { wish: keyof typeof wishes; words: string };

/**
 * Records a request from someone who has the link but did not enter a code: a task for staff at once, and a note. The
 * agreement does not change. Returns false if this browser is the signer's, who acts in their own name.
 */
export const tellUnconfirmed = async (
  needs: SigningNeeds,
  signing: Signing,
  { wish, words }: Said,
): Promise<boolean> => {
  const { doc, signer } = signing;
  refuseStep(needs, signing);
  refuseUnlessOpen(signing, needs.now());
  if (isKnown(needs, signer)) return false;
  const { need, title, said } = wishes[wish];
  const note = `${doc.title}: ${said}, from someone with the link of ${signer.name}, not confirmed.`;
  await askOnce(needs, doc, {
    need,
    kind: 'unconfirmed',
    title,
    isSame: (task) => task.need === need,
    note: words === '' ? note : `${note} “${words}”`,
  });
  return true;
};

/** Runs a step of a signer who can still sign. */
const step = <Answer = void>(
  needs: SigningNeeds,
  signing: Signing,
  change: Parameters<typeof changeAsSigner<Answer>>[3],
): Promise<Answer> => changeAsSigner(needs, signing, refuseUnlessOpen, change);

/** Returns what a step is about: the document that is open now, which must be the one that the page showed. */
const findStep = async (
  needs: SigningNeeds,
  { token, document }: { token: string; document?: string | undefined },
): Promise<Signing> => {
  const signing = await findSigning(needs, token);
  refuseOtherDocument(signing, document);
  return signing;
};

type Consent = { token: string; version: string; seen: string };

/** Records the signer's consent to electronic records, given in a way that shows that they can open one. */
export const consent = async (
  needs: SigningNeeds,
  { token, version, seen: sampleNumber }: Consent,
): Promise<void> => {
  const signing = await findSigning(needs, token);
  const { doc, signer } = signing;
  refuseStep(needs, signing);
  refuseUnlessOpen(signing, needs.now());
  refuseUnlessKnown(needs, signer);
  if (version !== disclosureVersion) throw refused('outdated');
  if (sampleNumber !== needs.agreements.toSampleNumber(token)) throw new Refused('BAD_REQUEST', 'sample');
  const { name: firm, phone } = await needs.agreements.firm();
  const text = disclosureText(doc.language, { firm, phone, documents: getTitles(signing) });
  await step(needs, signing, (opened) => {
    refuseUnlessKnown(needs, opened.signer);
    if (opened.signer.consentedAt) return {};
    const consented = { ...opened.signer, consentedAt: new Date(needs.now()) };
    const step = toStep(opened.signer, 'consented', getEvidence(needs));
    return {
      set: { signers: withSigner(opened.doc, consented) },
      steps: [{ ...step, facts: { version: disclosureVersion }, text }],
    };
  });
};

/**
 * Checks the steps before a signature, in order: identity, consent to electronic records, and having seen the document.
 */
const refuseUnlessReady = (needs: SigningNeeds, signer: SignerDoc): void => {
  refuseUnlessKnown(needs, signer);
  if (!signer.consentedAt) throw refused('consentFirst');
  if (!signer.shownAs?.length) throw refused('openFirst');
};

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

type OnDocument = { token: string; document?: string | undefined };
type Marking = OnDocument & { index: number; text: string; strokes?: [number, number][][] | undefined };

/** Puts a name or initials at a place, after the places before it. It can be changed until signing. */
export const mark = async (
  needs: SigningNeeds,
  { index, text: typed, strokes: drawn, ...on }: Marking,
): Promise<void> => {
  const findMissing = await loadMissingLetters();
  const text = toPrinted(typed).trim();
  const strokes = findDrawing(drawn);
  return step(needs, await findStep(needs, on), ({ doc, signer, content }) => {
    refuseUnlessKnown(needs, signer);
    const who = String(signer._id);
    const own = numberedPlaces(content.blocks).filter((place) => place.who === who && place.kind !== 'date');
    const place = own.find((one) => one.index === index);
    if (!place) throw new Refused('FORBIDDEN', 'notYours');
    refuseUnlessReady(needs, signer);
    if (countLetters(text) < (place.kind === 'sign' ? 2 : 1))
      throw new Refused('BAD_REQUEST', place.kind === 'sign' ? 'name' : 'initials');
    const missing = strokes ? [] : findMissing(text);
    if (missing.length > 0) throw new Refused('BAD_REQUEST', 'unprinted', { letters: missing.join(' ') });
    const next = own.find((one) => !isPrintedMark(findMissing, content.marks[one.index]));
    if (next && next.index < index) throw refused('earlierPlaces');
    const at = new Date(needs.now()).toISOString();
    const mark: MarkContent = { text, at, who, ...(strokes && { strokes }) };
    return {
      set: { signers: withSigner(doc, signer) },
      content: { ...content, marks: { ...content.marks, [index]: mark } },
      steps: [
        {
          ...toStep(signer, 'marked', getEvidence(needs)),
          facts: { place: { kind: place.kind === 'sign' ? 'sign' : 'initial', number: index + 1 } },
        },
      ],
    };
  });
};

/** Signs, once for each signer. The last signature ends the waiting. */
export const sign = async (needs: SigningNeeds, on: OnDocument): Promise<void> => {
  const findMissing = await loadMissingLetters();
  return step(needs, await findStep(needs, on), ({ doc, signer, content }) => {
    refuseUnlessReady(needs, signer);
    const who = String(signer._id);
    const own = numberedPlaces(content.blocks).filter((place) => place.who === who);
    if (own.some(({ index, kind }) => kind !== 'date' && !isPrintedMark(findMissing, content.marks[index])))
      throw refused('allPlaces');
    const signedAt = new Date(needs.now());
    const grade = getGrade(signer);
    const { code, ...rest } = signer;
    const signers = withSigner(doc, {
      ...rest,
      ...(code && { code: wipedCode(code) }),
      state: 'signed',
      signedAt,
      grade,
    });
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
    const evidence = getEvidence(needs);
    const { intent } = documentWords[doc.language];
    return {
      set,
      content: { ...content, marks: { ...content.marks, ...Object.fromEntries(dates) } },
      steps: [
        { ...toStep(signer, 'intended', evidence), text: intent },
        { ...toStep(signer, 'signed', evidence), grade },
        ...steps,
      ],
      events,
    };
  });
};

/**
 * The signer declines, which ends this document for everyone; the other documents of its envelope stay. From another
 * person with the link it becomes a task. Returns true if the signer declined.
 */
export const decline = async (
  needs: SigningNeeds,
  { reason, ...on }: OnDocument & { reason: string },
): Promise<boolean> => {
  await needs.limits.use('signingQuestion', hashToken(on.token));
  const signing = await findStep(needs, on);
  if (await tellUnconfirmed(needs, signing, { wish: 'no', words: reason })) return false;
  return step(needs, signing, ({ doc, signer }) => {
    refuseUnlessKnown(needs, signer);
    return {
      set: {
        state: 'declined',
        reason,
        endedAt: new Date(needs.now()),
        signers: withSigner(doc, { ...signer, state: 'declined' }),
      },
      steps: [toStep(signer, 'declined', getEvidence(needs), reason)],
      answer: true,
    };
  });
};

/** Puts the person of an agreement on hold if a signer's words may ask us to stop. */
const holdIfStop = async (needs: SigningNeeds, { doc }: Signing, words: string): Promise<void> => {
  const wish = classifyOptOut(words);
  if (wish.result === 'neither' || doc.isSpecimen) return;
  await holdPerson(needs, {
    id: String(doc._id),
    channel: 'signer',
    clientId: doc.leadId,
    reason: wish,
  });
};

/** Sends the firm a question, or a request for paper. It is added to the lead's timeline, and staff are notified. */
export const tellFirm = async (
  needs: SigningNeeds,
  { token, step: what, words }: { token: string; step: 'asked' | 'paper-wanted'; words: string },
): Promise<void> => {
  await needs.limits.use('signingQuestion', hashToken(token));
  const wish = what === 'asked' ? 'question' : 'paper';
  const signing = await findSigning(needs, token);
  await holdIfStop(needs, signing, words);
  if (await tellUnconfirmed(needs, signing, { wish, words })) return;
  await step(needs, signing, ({ signer }) => {
    refuseUnlessKnown(needs, signer);
    return { steps: [toStep(signer, what, getEvidence(needs), words)] };
  });
};
