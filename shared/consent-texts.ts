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

/** Every wording that was ever shown, the newest last. A new one is a new entry. */
export const consentTexts: readonly ConsentText[] = [
  {
    version: '2026-11-22',
    firm: 'Lantern Justice',
    text: 'Yes, Lantern Justice may call and text me at the phone number that I entered above about my request and my case, also with automated technology and with recorded or artificial voices. I can get help without agreeing to this. Message and data rates may apply, and how often differs. To stop, answer STOP to a text, use “Stop contacting me” at the foot of every page, or tell us in any other way.',
    layout:
      'A frame of its own under the form’s fields, headed “Calls and texts (optional)”, between the box for the three policies and the button. One empty box to tick, with the text to its right in the same size as the policies’ text. It is never ticked beforehand, and the form can be sent without it.',
    sha256: '0f109bc916275a66f845118f6e90f2d3205d1b68488b401ca9eb3dcfc19f5e14',
  },
];

/** The version of the form that the texts stand in; it changes with the form’s fields, order or look. */
export const formVersion = '2026-11-22';

export const findConsentText = (version: string | undefined): ConsentText | undefined =>
  consentTexts.find((one) => one.version === version);

/** The wording that a firm’s form shows now; none where no wording names the firm, and then the form does not ask. */
export const currentConsentText = (firm: string): ConsentText | undefined =>
  consentTexts.findLast((one) => one.firm === firm);
