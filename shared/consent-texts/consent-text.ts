/**
 * What a wording has to say, each as a part of its own. 47 CFR 64.1200(f)(9) asks for the first five: an agreement in
 * writing with a signature, who may call, at which number, that it may be advertising by automated technology or with
 * recorded or artificial voices, and that it is no condition. `paper` and `needs`, with the withdrawal in `stop`, are what
 * 15 U.S.C. 7001(c) has a person told before records are electronic; carriers ask for `rates`, `stop` and `help`.
 */
export const consentParts = [
  'signature',
  'seller',
  'number',
  'authorization',
  'condition',
  'rates',
  'stop',
  'help',
  'paper',
  'needs',
] as const;
export type ConsentPart = (typeof consentParts)[number];

/** One wording of the question for calls and texts by machine. It may be replaced by a newer one, and never changes. */
export type ConsentText = {
  version: string;
  /** The firm that it names: a site of another firm does not ask in this one's name. */
  firm: string;
  text: string;
  /** The text in its parts, in the order in which they are read; wordings of before November 23, 2026 have none. */
  parts?: Readonly<Record<ConsentPart, string>>;
  /** How it looked, for who reads a certificate years later. */
  layout: string;
  /** SHA-256 of the text, which a test compares, so that no stored wording is changed by mistake. */
  sha256: string;
};

/** A wording whose text is its parts, joined. */
export const inParts = (
  wording: Omit<ConsentText, 'text' | 'parts'> & Pick<Required<ConsentText>, 'parts'>,
): ConsentText => ({ ...wording, text: Object.values(wording.parts).join(' ') });

/** The parts that a wording lacks, as the build asks of the one that is shown. */
export const missingParts = ({ parts, firm }: ConsentText): ConsentPart[] =>
  consentParts.filter((part) => {
    const text = parts?.[part].trim() ?? '';
    return text === '' || (part === 'seller' && !text.includes(firm));
  });

/** The wording that a firm’s form shows now, of those in one language; none where no wording names the firm, and then the form does not ask. */
export const latestConsentText = (texts: readonly ConsentText[], firm: string): ConsentText | undefined =>
  texts.findLast((one) => one.firm === firm);

/** The version of the form that the texts stand in; it changes with the form’s fields, order or look. */
export const formVersion = '2026-11-23';
