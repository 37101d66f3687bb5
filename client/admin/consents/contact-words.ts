import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactReason } from '../../../shared/schemas/contact';

/** Staff texts about the contact gate's answers. */
export const contactWords = {
  channels: {
    call: 'Call by hand',
    text: 'Text by hand',
    autocall: 'Autodialed call',
    autotext: 'Automated text',
    email: 'E-mail',
  } satisfies Record<ContactChannel, string>,
  copyNumber: 'Copy number',
  copied: { title: 'Number copied' },
  notCopied: 'The number could not be copied. Select it and copy it yourself.',
  /** The alternative that a refused button suggests. */
  instead: {
    SUPPRESSED: 'Do not contact',
    WITHDRAWN: 'Do not contact',
    WRONG_NUMBER: 'Find the right number',
    NO_CONSENT: 'Get their consent first',
    NOT_CONFIRMED: 'Reach them by hand first',
    TOO_MANY_ATTEMPTS: 'Try again later',
    QUIET_HOURS: 'Wait until it is daytime there',
  } satisfies Record<ContactReason, string>,
  reasons: {
    SUPPRESSED: 'on a do-not-contact list',
    WITHDRAWN: 'asked us to stop',
    WRONG_NUMBER: 'the number is wrong',
    NO_CONSENT: 'no consent that we can prove',
    NOT_CONFIRMED: 'nobody has confirmed this number yet: log a call as reached',
    TOO_MANY_ATTEMPTS: 'too many tries lately',
    QUIET_HOURS: 'quiet hours where the person may be',
  } satisfies Record<ContactReason, string>,
  from: 'Allowed from',
  rule: 'Rule:',
  because: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  failed: 'Error loading the contact rules',
  sources: {
    stop: 'Answered STOP',
    phone: 'Told us on the phone',
    mail: 'Wrote to us',
    person: 'Told us in person',
  },
  save: 'Save',
  withdrawn: { title: 'Saved', description: 'It applies now to every lead with this number or address.' },
  reopened: {
    title: 'Saved',
    description: 'You can contact this person again in the ways they agreed to.',
  },
  suppress: 'Never contact again',
  suppressed: { title: 'On the list' },
  override: 'Contact anyway',
  overridden: { title: 'Reason saved', description: 'It is in the timeline and in the audit log.' },
  overrideFailed: { title: 'Error', description: 'The reason could not be saved. Please try again.' },
} as const;
