import { capacityInWords } from '../../../shared/agreements/capacities';
import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import type { SigningStep, SigningView } from '../../../shared/schemas/signing';
import type { SignerDoc } from '../agreement.model';
import { getState, isUnderWay } from '../change-agreement';
import { openContent } from '../content';
import type { Deps } from '../deps';
import { findPerson, isTurn } from '../envelope';
import { formatMark, maskedMailbox, numberedPlaces } from '../pdf/document-pdf';
import { documentWords } from '../words';
import { findDisclosure, getTitles } from './disclosure';
import type { Signing } from './signer';

type Needs = Pick<Deps, 'agreements' | 'now'>;
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

const toDocument = (
  needs: Needs,
  { doc, signer }: Omit<Shown, 'documents'>,
): NonNullable<SigningView['document']> => {
  const content = openContent(needs.agreements, doc);
  const places = numberedPlaces(content.blocks);
  const own = places.filter(({ who }) => who === String(signer._id));
  const others = places.filter(({ who }) => who !== String(signer._id));
  return {
    blocks: content.blocks,
    places: own.map(({ index, kind }) => {
      const mark = content.marks[index];
      return {
        index,
        kind,
        mark: mark ? { text: mark.text, at: mark.at, isDrawn: mark.strokes !== undefined } : null,
      };
    }),
    wasShown: signer.shownAs?.includes('page') === true,
    hash: doc.documentHash,
    intent: documentWords[doc.language].intent,
    marks: others.flatMap(({ index }) => {
      const mark = formatMark(doc, content, index, needs.agreements.timeZone);
      return mark ? [{ index, text: mark.text, caption: mark.caption }] : [];
    }),
  };
};

const getSigner = (signer: SignerDoc, language: DocumentLanguage) => ({
  name: signer.name,
  capacity: capacityInWords(signer, language),
  state: signer.state,
  mailbox: maskedMailbox(signer.email),
});

/**
 * Returns the content of a signer's page. It includes the document only if the signer is identified and has agreed to
 * read it here.
 */
export const toView = async (
  needs: Needs,
  signing: Shown,
  isIdentified: boolean,
): Promise<Omit<SigningView, 'notice'>> => {
  const { doc, signer } = signing;
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
    expiresAt: doc.expiresAt.toISOString(),
    reason: isIdentified ? doc.reason : '',
    signer: getSigner(signer, doc.language),
    disclosure: findDisclosure(doc.language, {
      firm: firm.name,
      phone: firm.phone,
      documents: getTitles(signing),
    }),
    document: isReadable ? toDocument(needs, signing) : null,
  };
};
