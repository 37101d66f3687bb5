import type { ConsentText } from './consent-text';

/** The wordings staff read aloud to a person they talk to, newest last. Add new wordings; never edit old ones. */
export const spokenConsentTexts: readonly ConsentText[] = [
  {
    version: '2026-11-23-spoken',
    // This wording names no firm, so an answer to it allows neither automated texts nor automated calls.
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
  {
    version: '2026-11-25-spoken',
    firm: 'Lantern Justice',
    text: 'May Lantern Justice call and text you at this phone number about your request and your case, including with automated technology and with recorded or artificial voices? You can get help without agreeing to this. Message and data rates may apply. Message frequency varies. You can stop it at any time: reply STOP to a text, or tell us in any other way.',
    layout: 'Read aloud to the person by the staff member who takes the request.',
    sha256: 'fcf3b87bfe9effc8797670103f57dbeefb752dd6bff343557f207bc97845baee',
  },
];
