/**
 * The parts that every wording must have. 47 CFR 64.1200(f)(9) requires the first five: a signed written agreement, who
 * may call, at which number, that calls may be advertising by automated technology or with recorded or artificial
 * voices, and that agreeing is not a condition. `paper` and `needs`, with the withdrawal in `stop`, are what 15 U.S.C.
 * 7001(c) requires before records become electronic; carriers require `rates`, `stop` and `help`.
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
type ConsentPart = (typeof consentParts)[number];

/**
 * One wording of the consent question for automated calls and texts. A newer one may replace it, but it never changes.
 */
export type ConsentText = {
  version: string;
  /** The firm named in the text. Another firm's site must not ask in its name. */
  firm: string;
  text: string;
  /** The parts of the text in reading order; wordings from before November 23, 2026 have none. */
  parts?: Readonly<Record<ConsentPart, string>>;
  /** A description of the form's look, for anyone who reads a certificate years later. */
  layout: string;
  /** SHA-256 of the text; a test compares it so that nobody changes a stored wording by mistake. */
  sha256: string;
};

/** Builds a wording whose text is its parts, joined. */
export const inParts = (
  wording: Omit<ConsentText, 'text' | 'parts'> & Pick<Required<ConsentText>, 'parts'>,
): ConsentText => ({ ...wording, text: Object.values(wording.parts).join(' ') });

/** The parts that a wording lacks; the build checks the current one. */
export const missingParts = ({ parts, firm }: ConsentText): ConsentPart[] =>
  consentParts.filter((part) => {
    const text = parts?.[part].trim() ?? '';
    return text === '' || (part === 'seller' && !text.includes(firm));
  });

/** The current wording for a firm in one language. Without one, the form does not ask for consent. */
export const latestConsentText = (texts: readonly ConsentText[], firm: string): ConsentText | undefined =>
  texts.findLast((one) => one.firm === firm);

/** The version of the consultation form; it changes with the form's fields, order or look. */
export const formVersion = '2026-11-23';
