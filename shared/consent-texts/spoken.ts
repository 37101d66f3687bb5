import type { ConsentText } from './consent-text';

/** What staff read out to a person who is with them, the newest last. A new one is a new entry. */
export const spokenConsentTexts: readonly ConsentText[] = [
  {
    version: '2026-11-23-spoken',
    // It names no firm, so what was answered to it opens neither texts nor calls by machine.
    firm: '',
    text: 'May our law firm call and text you at this phone number about your request and your case, also with automated technology and with recorded or artificial voices? You can get help without agreeing to this. Message and data rates may apply, and how often differs. You can stop it at any time: answer STOP to a text, or tell us in any other way.',
    layout: 'Read out to the person by whoever of the staff took the request down.',
    sha256: 'ee3c87474d520c7738b6513f65f35d28694aa998077edc175285951838c3375c',
  },
  {
    version: '2026-11-23-spoken-2',
    firm: 'Lantern Justice',
    text: 'May Lantern Justice call and text you at this phone number about your request and your case, also with automated technology and with recorded or artificial voices? You can get help without agreeing to this. Message and data rates may apply, and how often differs. You can stop it at any time: answer STOP to a text, or tell us in any other way.',
    layout: 'Read out to the person by whoever of the staff took the request down.',
    sha256: 'd943ef671490b5bda096d67fceb7252f69fb435c858e5481c29441baae506366',
  },
];
