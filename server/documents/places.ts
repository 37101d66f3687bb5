import { signatureName } from '../../shared/agreements/capacities';
import { type Block, getPlaces, type Place } from '../../shared/agreements/markup';
import { lawyerSeat } from '../../shared/agreements/terms';
import { badRequest } from '../core/http/trpc';
import type { AgreementDoc, Content, MarkContent } from './agreement.model';
import { momentInWords } from './dates';
import { findPerson } from './envelope';
import { documentWords } from './words';

/** A signed place: a name, a time in words, and the drawing, if any. */
export type Mark = {
  text: string;
  /** The text below the line: who, and when. */
  caption: string;
  /** Strokes of a drawn name, in a box of 300 by 80. */
  strokes?: readonly (readonly (readonly [x: number, y: number])[])[];
};

/** Returns text as it is printed: accents composed with their letters, and without signs that show nothing. */
export const toPrinted = (text: string): string =>
  text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

type Strokes = NonNullable<MarkContent['strokes']>;

/** Returns a drawing in place of the typed name; undefined for the dot of a touch, which would leave the line empty. */
export const findDrawing = (strokes: Strokes = []): Strokes | undefined => {
  const isDrawn = ([0, 1] as const).some((axis) => {
    const along = strokes.flat().map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along) >= 10;
  });
  return isDrawn ? strokes : undefined;
};

type FindMissing = (text: string) => string[];

/** Returns what finds the letters of a text, with their accents, that cannot be printed, each once. */
export const loadMissingLetters = async (): Promise<FindMissing> => {
  const { documentFonts } = await import('./pdf/document-fonts');
  const { regular } = await documentFonts();
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const isPrintable = (sign: string) =>
    /\s/u.test(sign) || regular.some((font) => font.has(sign.codePointAt(0)!));
  return (text) => {
    const parts = Array.from(letters.segment(toPrinted(text)), ({ segment }) => segment);
    return [...new Set(parts)].filter((part) => ![...part].every(isPrintable));
  };
};

/** Returns true if a mark leaves ink on its line. Earlier versions accepted names that no font can print. */
export const isPrintedMark = (findMissing: FindMissing, mark: MarkContent | undefined): boolean =>
  mark !== undefined && (mark.strokes !== undefined || findMissing(mark.text).length === 0);

export const explainMissing = (letters: readonly string[]): string =>
  `These letters cannot be printed: ${letters.join(' ')}. Write them another way.`;

/** Throws if staff entered letters for the document that cannot be printed. */
export const refuseUnprinted = async (text: string): Promise<void> => {
  const letters = (await loadMissingLetters())(text);
  if (letters.length > 0) throw badRequest(explainMissing(letters));
};

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
