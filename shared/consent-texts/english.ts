import type { ConsentText } from './consent-text';

/** Every wording that was ever shown in English, the newest last. A new one is a new entry. */
export const englishConsentTexts: readonly ConsentText[] = [
  {
    version: '2026-11-22',
    firm: 'Lantern Justice',
    text: 'Yes, Lantern Justice may call and text me at the phone number that I entered above about my request and my case, also with automated technology and with recorded or artificial voices. I can get help without agreeing to this. Message and data rates may apply, and how often differs. To stop, answer STOP to a text, use “Stop contacting me” at the foot of every page, or tell us in any other way.',
    layout:
      'A frame of its own under the form’s fields, headed “Calls and texts (optional)”, between the box for the three policies and the button. One empty box to tick, with the text to its right in the same size as the policies’ text. It is never ticked beforehand, and the form can be sent without it.',
    sha256: '0f109bc916275a66f845118f6e90f2d3205d1b68488b401ca9eb3dcfc19f5e14',
  },
];
