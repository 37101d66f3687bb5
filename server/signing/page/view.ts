import { getState, isUnderWay } from '../../documents/change-agreement';
import { openContent } from '../../documents/content';
import { findPerson, getPerson, isTurn } from '../../documents/envelope';
import { formatMark, maskedMailbox, numberedPlaces } from '../../documents/places';
import { isPrintedMark, loadMissingLetters } from '../../documents/printed';
import { documentWords } from '../../documents/words';
import type { Deps } from '../deps';
import { mailsInvitation } from '../invite-next';
import type { SignerMail } from '../mails';
import { mayMail } from '../may-mail';
import { findDisclosure, getTitles } from './disclosure';
import { endOfCode } from './sealed-code';
import { isKnown, isOfStaff, type Signing, type SigningContext, wasKnown } from './signer';
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
