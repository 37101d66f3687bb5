import { isSeen } from '../../core/http/is-seen';
import { type DocumentWay, openContent, type SignerDoc } from '../../documents/agreement.model';
import { getState, isUnderWay, isWaiting, toStep, withSigner } from '../../documents/change-agreement';
import { findPerson, getPerson, isTurn } from '../../documents/envelope';
import {
  formatMark,
  isPrintedMark,
  loadMissingLetters,
  maskedMailbox,
  numberedPlaces,
} from '../../documents/places';
import { documentWords } from '../../documents/words';
import { mailsInvitation } from '../after-signature';
import type { Deps } from '../deps';
import { endOfCode } from '../links';
import { mayMail, type SignerMail } from '../mails';
import { findDisclosure, getTitles } from './disclosure';
import {
  changeAsSigner,
  findSigning,
  getEvidence,
  isForeign,
  isKnown,
  isOfStaff,
  refuseUnlessOpen,
  type Signing,
  type SigningContext,
  type SigningNeeds,
  wasKnown,
} from './signer';
import { findCodePhone } from './texted-code';

/** The signer's next step; `turn`: others sign first; `ended`: the agreement was declined, voided, or expired. */
type SigningStep = 'code' | 'turn' | 'consent' | 'sign' | 'wait' | 'done' | 'ended';

type Needs = SigningContext & Deps;
type Shown = Pick<Signing, 'doc' | 'signer' | 'documents'>;

const stepNow = ({ doc, signer, documents }: Shown, isIdentified: boolean, now: number): SigningStep => {
  const state = getState(doc, now);
  const isOver = !documents.some((one) => isUnderWay(getState(one, now)));
  if (state === 'complete' && isOver) return isIdentified ? 'done' : 'code';
  if (!isUnderWay(state) && state !== 'complete') return 'ended';
  if (signer.state === 'signed') return 'wait';
  if (!isTurn(doc, String(signer._id))) return 'turn';
  if (!isIdentified) return 'code';
  return signer.consentedAt ? 'sign' : 'consent';
};

const toDocument = async (needs: Needs, { doc, signer }: Omit<Shown, 'documents'>) => {
  const findMissing = await loadMissingLetters();
  const content = openContent(needs.agreements, doc);
  const places = numberedPlaces(content.blocks);
  const own = places.filter(({ who }) => who === String(signer._id));
  const others = places.filter(({ who }) => who !== String(signer._id));
  return {
    blocks: content.blocks,
    /** The places where this signer signs, initials or dates, in order, with what they wrote there. */
    places: own.map(({ index, kind }) => {
      const mark = content.marks[index];
      return { index, kind, written: isPrintedMark(findMissing, mark) ? mark?.text : undefined };
    }),
    /** The whole text was shown to this signer before. */
    wasShown: signer.shownAs?.includes('page') === true,
    /** The sentence that a signature stands for. */
    intent: documentWords[doc.language].intent,
    marks: others.flatMap(({ index }) => {
      const mark = formatMark(doc, content, index, needs.agreements.timeZone);
      return mark ? [{ index, text: mark.text, caption: mark.caption }] : [];
    }),
  };
};

/** Staff are signed in to this browser, or the signer continued in another one. */
const findNotice = (needs: Needs, signing: Shown, isIdentified: boolean): 'staff' | 'moved' | null => {
  if (isOfStaff(needs, signing)) return 'staff';
  return !isIdentified && wasKnown(needs, signing.signer) ? 'moved' : null;
};

/**
 * Returns the content of a signer's page. It includes the document only if the signer is identified and has agreed to
 * read it here.
 */
export const toView = async (needs: Needs, signing: Signing) => {
  const { doc, signer, home } = signing;
  const { code } = getPerson(home, String(signer._id));
  const maySend = (about: SignerMail) => mayMail(needs, { doc: home, signer }, about);
  const isIdentified = isKnown(needs, signer);
  const firm = await needs.agreements.firm();
  const step = stepNow(signing, isIdentified, needs.now());
  const isReadable = isIdentified && signer.consentedAt !== undefined && step !== 'ended';
  return {
    step,
    state: getState(doc, needs.now()),
    language: doc.language,
    id: String(doc._id),
    title: doc.title,
    documents: signing.documents.map((one) => ({
      id: String(one._id),
      title: one.title,
      state: isIdentified ? getState(one, needs.now()) : null,
      isSigned: isIdentified && findPerson(one, String(signer._id))?.state === 'signed',
    })),
    isSpecimen: doc.isSpecimen ?? false,
    firm: { name: firm.name, phone: firm.phone },
    message: isIdentified ? openContent(needs.agreements, doc).message : '',
    signer: {
      name: signer.name,
      /** Empty if no code can go there. */
      mailbox: step === 'code' && (await maySend('agreement-code')) ? maskedMailbox(signer.email) : '',
      /** The last digits of the number to which a code can go. */
      phone: step === 'code' ? (await findCodePhone(needs, { home, signer }))?.ending : undefined,
      /** The code that was sent and still works, with the last digits of the number it went to. */
      code: code?.sealed && endOfCode(code) > needs.now() ? { phone: code.phone?.ending } : undefined,
      /** True if an e-mail says when it is this signer's turn, and if one brings them the finished copy. */
      isInvitedLater:
        step === 'turn' && mailsInvitation(home, String(signer._id)) && (await maySend('agreement-sent')),
      getsCopy: (step === 'wait' || step === 'done') && (await maySend('agreement-copy')),
    },
    notice: findNotice(needs, signing, isIdentified),
    disclosure: findDisclosure(doc.language, {
      firm: firm.name,
      phone: firm.phone,
      documents: getTitles(signing),
    }),
    document: isReadable ? await toDocument(needs, signing) : null,
  };
};

export type SigningView = Awaited<ReturnType<typeof toView>>;

/** Returns what a signer sees for the first time: the page itself, and the document as a page or as a PDF. */
const findNew = ({ openedAt, consentedAt, shownAs = [] }: SignerDoc, shown: DocumentWay | undefined) => {
  const isOpening = openedAt === undefined;
  const way = shown && consentedAt && !shownAs.includes(shown) ? shown : undefined;
  return isOpening || way ? { isOpening, way } : undefined;
};

/**
 * Records that a signer opened their page, and in which form they were shown the document, each once. Staff who look at
 * it do not count, nor do programs that fetch it ahead.
 */
export const noteSeen = async (needs: SigningNeeds, signing: Signing, shown?: DocumentWay): Promise<void> => {
  const { doc, signer } = signing;
  if (!isSeen(needs.req) || isForeign(needs) || isOfStaff(needs, signing) || signer.state === 'signed')
    return;
  if (!isWaiting(getState(doc, needs.now())) || !isTurn(doc, String(signer._id))) return;
  if (!findNew(signer, shown)) return;
  await changeAsSigner(needs, signing, refuseUnlessOpen, (opened) => {
    const news = findNew(opened.signer, shown);
    if (!news) return {};
    const { isOpening, way } = news;
    const evidence = getEvidence(needs);
    const after: SignerDoc = {
      ...opened.signer,
      ...(isOpening && { openedAt: new Date(needs.now()), state: 'opened' }),
      ...(way && { shownAs: [...(opened.signer.shownAs ?? []), way] }),
    };
    return {
      set: { ...(isOpening && { state: 'opened' }), signers: withSigner(opened.doc, after) },
      steps: [
        ...(isOpening ? [toStep(opened.signer, 'opened', evidence)] : []),
        ...(way ? [{ ...toStep(opened.signer, 'document-shown', evidence), facts: { shownAs: way } }] : []),
      ],
    };
  });
};

/** Opens the signer's page, and records what it shows. */
export const openPage = async (needs: SigningNeeds, token: string): Promise<SigningView> => {
  const signing = await findSigning(needs, token);
  const view = await toView(needs, signing);
  await noteSeen(needs, signing, view.document ? 'page' : undefined);
  return view;
};
