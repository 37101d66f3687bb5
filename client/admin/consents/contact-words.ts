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
  copied: 'Number copied',
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

  failed: 'Error loading the contact rules',
  sources: {
    stop: 'Answered STOP',
    phone: 'Told us on the phone',
    mail: 'Wrote to us',
    person: 'Told us in person',
  },
} as const;
