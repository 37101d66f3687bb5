import type { ContactReason } from '../../shared/schemas/contact';

/** Why the gate refuses a text, for staff. */
export const gateSentences: Readonly<Record<ContactReason, string>> = {
  SUPPRESSED: 'This person is on a do-not-contact list.',
  WITHDRAWN: 'This person asked us to stop.',
  WRONG_NUMBER: 'This number is marked as wrong. Find the right one first.',
  NO_CONSENT: 'This person has not agreed to texts in a way that we can prove. Call instead.',
  NOT_CONFIRMED: 'Nobody has confirmed this number yet. Log a call as reached first.',
  TOO_MANY_ATTEMPTS: 'We tried too often lately. Try again later.',
  QUIET_HOURS: 'It is too early or too late where the person may be. Try again later.',
};

/** Reasons of our own, for a text that was written and could not be sent. */
const ownSentences: Readonly<Record<string, string>> = {
  NUMBER_CHANGED: 'The lead got another number before this was sent. Write it again.',
  ADDRESS_CHANGED: 'The lead got another e-mail address before this was sent. Write it again.',
  NO_ADDRESS: 'The lead had no e-mail address any more when this was to be sent.',
  'mail is off': 'No mail server was set up. Set SMTP_URL and MAIL_FROM.',
  STOPPED: 'Something happened meanwhile that ends automatic messages, such as a reply.',
  ARRIVED: 'The first text arrived after all, so it was not sent again.',
  CAP_REACHED: 'Strangers caused as many texts as the firm allows. See Settings, Contact rules.',
  NOT_NEEDED: 'This number was confirmed or asked before this was sent.',
  NO_TEMPLATE: 'A template needs their consent to texts. They only texted us, so answer in your own words.',
  NO_TEXTS: 'The provider said that this number cannot receive texts. Call instead.',
  NOT_REGISTERED: 'Our number has no registered campaign. See Settings, Contact rules.',
  FILE_GONE: 'One of its files could not be read. Write it again and attach the file.',
  LEAD_GONE: 'The lead was deleted before this was sent.',
};

export const getGateSentence = (reason: string): string | undefined =>
  gateSentences[reason as ContactReason] ?? ownSentences[reason];
