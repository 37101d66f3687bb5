/** One wording of the question for calls and texts by machine. It may be replaced by a newer one, and never changes. */
export type ConsentText = {
  version: string;
  /** The firm that it names: a site of another firm does not ask in this one's name. */
  firm: string;
  text: string;
  /** How it looked, for who reads a certificate years later. */
  layout: string;
  /** SHA-256 of the text, which a test compares, so that no stored wording is changed by mistake. */
  sha256: string;
};

/** The wording that a firm’s form shows now, of those in one language; none where no wording names the firm, and then the form does not ask. */
export const latestConsentText = (texts: readonly ConsentText[], firm: string): ConsentText | undefined =>
  texts.findLast((one) => one.firm === firm);

/** The version of the form that the texts stand in; it changes with the form’s fields, order or look. */
export const formVersion = '2026-11-22';
