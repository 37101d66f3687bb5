import { type ConsentText, inParts } from './consent-text';

const layout =
  'A frame of its own under the form’s fields, headed “Calls and texts (optional)”, between the box for the three policies and the button. One empty box to tick, with the text to its right in the same size as the policies’ text. It is never ticked beforehand, and the form can be sent without it.';

/** Every wording ever shown in English, newest last. Add new wordings; never edit old ones. */
export const englishConsentTexts: readonly ConsentText[] = [
  {
    version: '2026-11-22',
    firm: 'Lantern Justice',
    text: 'Yes, Lantern Justice may call and text me at the phone number that I entered above about my request and my case, also with automated technology and with recorded or artificial voices. I can get help without agreeing to this. Message and data rates may apply, and how often differs. To stop, answer STOP to a text, use “Stop contacting me” at the foot of every page, or tell us in any other way.',
    layout,
    sha256: '0f109bc916275a66f845118f6e90f2d3205d1b68488b401ca9eb3dcfc19f5e14',
  },
  inParts({
    version: '2026-11-23',
    firm: 'Lantern Justice',
    parts: {
      seller: 'Yes, Lantern Justice may call and text me',
      number: 'at the phone number that I entered above',
      authorization:
        'about my request, my case and what it offers, advertising too, also with automated technology that dials or writes and with recorded or artificial voices.',
      signature: 'Ticking the box is my signature.',
      condition: 'I can get help without agreeing to this, and I need not agree to buy anything.',
      rates: 'Message and data rates may apply, and how often differs.',
      stop: 'To stop, answer STOP to a text, use “Stop contacting me” at the foot of every page, or tell us in any other way; that ends this agreement and costs nothing.',
      help: 'Answer HELP for help.',
      paper: 'I may ask for this agreement on paper, at no cost.',
      needs: 'To read and keep it I need a device with a web browser.',
    },
    layout,
    sha256: '9d1fba5b049dcc36890bd930dabda14e49cb3a91e74ed4808a4fb9ff1c904843',
  }),
  inParts({
    version: '2026-11-25',
    firm: 'Lantern Justice',
    parts: {
      seller: 'Yes, Lantern Justice may call and text me',
      number: 'at the phone number that I entered above',
      authorization:
        'about my request, my case and what it offers, including advertising and including with automated technology that dials or writes and with recorded or artificial voices.',
      signature: 'Ticking the box is my signature.',
      condition: 'I can get help without agreeing to this, and I do not have to agree to buy anything.',
      rates: 'Message and data rates may apply. Message frequency varies.',
      stop: 'To stop, reply STOP to a text, use “Stop contacting me” at the foot of every page, or tell us in any other way; that ends this agreement and costs nothing.',
      help: 'Reply HELP for help.',
      paper: 'I may ask for this agreement on paper, at no cost.',
      needs: 'To read and keep it I need a device with a web browser.',
    },
    layout,
    sha256: '98b975577a576640126b490f8b55bc3574b93fc9a6a9ab5174ce5c6f45557b87',
  }),
];
