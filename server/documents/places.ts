import { signatureName } from '../../shared/agreements/capacities';
import { type Block, getPlaces, type Place } from '../../shared/agreements/markup';
import { lawyerSeat } from '../../shared/agreements/terms';
import type { AgreementDoc } from './agreement.model';
import type { Content } from './content';
import { momentInWords } from './dates';
import { findPerson } from './envelope';
import type { Mark } from './pdf/typeset';
import { documentWords } from './words';

/** Returns the places of a document with their numbers, in order. */
export const numberedPlaces = (blocks: readonly Block[]): (Place & { index: number })[] =>
  getPlaces(blocks).map((place, index) => ({ ...place, index }));

export const signerName = (
  doc: Pick<AgreementDoc, 'signers' | 'lawyer' | 'language'>,
  who: string,
): string => {
  if (who === lawyerSeat) return doc.lawyer?.name ?? '';
  const signer = findPerson(doc, who);
  return signer ? signatureName(signer, doc.language) : '';
};

/** Returns the mark at the nth place. */
export const formatMark = (
  doc: Pick<AgreementDoc, 'signers' | 'lawyer' | 'language'>,
  { marks }: Pick<Content, 'marks'>,
  index: number,
  timeZone: string,
): Mark | undefined => {
  const mark = marks[index];
  if (!mark) return undefined;
  const at = momentInWords(mark.at, doc.language, timeZone);
  const caption = documentWords[doc.language].signedAt(signerName(doc, mark.who), at);
  return { text: mark.text, caption, ...(mark.strokes && { strokes: mark.strokes }) };
};

/** Masks an address: enough to recognize it, not enough to learn it. */
export const maskedMailbox = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return email === '' ? '' : `${local.slice(0, 2)}***@${domain}`;
};
