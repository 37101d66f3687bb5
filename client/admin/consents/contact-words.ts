import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactReason } from '../../../shared/schemas/contact';

/** What staff read about whether a person may be contacted. */
export const contactWords = {
  channels: {
    call: 'Call by hand',
    text: 'Text',
    autocall: 'Call by machine',
    email: 'E-mail',
  } satisfies Record<ContactChannel, string>,
  yes: 'Yes, now',
  no: 'No',
  reasons: {
    SUPPRESSED: 'on a do-not-contact list',
    WITHDRAWN: 'asked to be left alone',
    WRONG_NUMBER: 'the number is wrong',
    NO_CONSENT: 'did not agree to this',
    TOO_MANY_ATTEMPTS: 'tried too often lately',
    QUIET_HOURS: 'quiet hours where the person may be',
  } satisfies Record<ContactReason, string>,
  from: 'Yes from',
  because: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  notNow: (channel: string) => `${channel}: not now`,
  failed: 'Error loading whether this person may be contacted',
  withdraw: 'Wants to be left alone',
  source: 'How we know',
  sources: {
    stop: 'Answered STOP',
    phone: 'Said so on the phone',
    mail: 'Wrote to us',
    person: 'Said so in person',
  },
  channel: 'What has to stop',
  all: 'Everything',
  save: 'Enter it',
  withdrawn: { title: 'Entered', description: 'It is in force now, wherever this number or address stands.' },
  withdrawFailed: { title: 'Error', description: 'It could not be entered. Please try again.' },
  suppress: 'Never contact again',
  suppressTitle: 'Never contact this person again?',
  suppressText:
    'The number and the address go on the firm’s own do-not-contact list, and stay on it when the client is deleted.',
  suppressed: { title: 'On the List' },
  override: 'Contact anyway',
  overrideHint:
    'Only with a good reason, such as a call that the person asked for. It stays in the timeline.',
  reason: 'Reason',
  overridden: { title: 'Reason Kept', description: 'It stands in the timeline and in the audit log.' },
  overrideFailed: { title: 'Error', description: 'The reason could not be saved. Please try again.' },
} as const;
