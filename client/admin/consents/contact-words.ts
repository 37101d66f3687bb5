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
  /** What to do instead, at the button that was to be pressed. */
  instead: {
    SUPPRESSED: 'Do not contact',
    WITHDRAWN: 'Leave alone',
    WRONG_NUMBER: 'Find the right number',
    NO_CONSENT: 'Ask for their yes first',
    TOO_MANY_ATTEMPTS: 'Try again later',
    QUIET_HOURS: 'Wait for their daytime',
  } satisfies Record<ContactReason, string>,
  reasons: {
    SUPPRESSED: 'on a do-not-contact list',
    WITHDRAWN: 'asked to be left alone',
    WRONG_NUMBER: 'the number is wrong',
    NO_CONSENT: 'no yes to this that we can show',
    TOO_MANY_ATTEMPTS: 'tried too often lately',
    QUIET_HOURS: 'quiet hours where the person may be',
  } satisfies Record<ContactReason, string>,
  from: 'Yes from',
  rule: 'Rule:',
  confirmUntil: 'One text may confirm the STOP until',
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
  reopen: 'Asked to be contacted again',
  reopenWords: 'How they asked, in their words',
  reopenHint: 'It ends what they stopped, for this client. It stays in the timeline and in the proof.',
  reopenAsked: 'When they asked',
  reopenChannel: 'What they want again',
  reopened: {
    title: 'Entered',
    description: 'This person may be contacted again, as far as they agreed to it.',
  },
  reopenFailed: { title: 'Error', description: 'It could not be entered. Please try again.' },
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
