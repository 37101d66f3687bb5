import type { ContactReason } from '../../../shared/schemas/contact';
import type {
  LeftOutReason,
  SequenceRecord,
  SequenceStart,
  StepChannel,
} from '../../../shared/schemas/sequence';
import { contactWords } from '../consents/contact-words';

const { reasons: gateReasons } = contactWords;
const upperFirst = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Staff texts about sequences. */
export const sequenceWords = {
  starts: {
    'lead.created': 'A new lead',
    'no-answer': 'A call that nobody answered',
    'agreement.sent': 'An agreement was sent',
    'agreement.opened': 'An agreement was opened, and is not signed',
  } satisfies Record<SequenceStart, string>,
  channels: { text: 'Text', email: 'E-mail', task: 'Call task' } satisfies Record<StepChannel, string>,
  languages: { en: 'English', es: 'Spanish' } satisfies Record<
    NonNullable<SequenceRecord['language']>,
    string
  >,
  /** The reasons for ending a run early, or for leaving a person out. */
  reasons: {
    reply: 'They answered',
    withdrawn: 'They asked us to stop',
    reached: 'Reached by phone',
    status: 'The status changed',
    signed: 'Signed',
    handwritten: 'Staff wrote to them',
    merged: 'The lead was merged',
    gone: 'The lead is gone',
    hold: 'Legal hold',
    'later-sequence': 'A later sequence began',
    'by-hand': 'Ended by hand',
    'had-it': 'Had it before',
    'other-run': 'Is in another sequence',
    'no-event': 'Nothing happened that starts it',
    'other-words': 'Would get other words by now',
  } satisfies Record<LeftOutReason, string>,
  /** The reasons for a step that sends nothing, besides those above. */
  skips: {
    SUPPRESSED: upperFirst(gateReasons.SUPPRESSED),
    WITHDRAWN: upperFirst(gateReasons.WITHDRAWN),
    WRONG_NUMBER: upperFirst(gateReasons.WRONG_NUMBER),
    NO_CONSENT: upperFirst(gateReasons.NO_CONSENT),
    NOT_CONFIRMED: 'Nobody has confirmed this number yet',
    TOO_MANY_ATTEMPTS: upperFirst(gateReasons.TOO_MANY_ATTEMPTS),
    QUIET_HOURS: upperFirst(gateReasons.QUIET_HOURS),
    NO_ADDRESS: 'No e-mail address',
    NO_NUMBER: 'No usable number',
    TEXTS_NOT_SET_UP: 'Texts are not set up',
    MAIL_NOT_SET_UP: 'E-mail is not set up',
    late: 'It was too late for it',
    limit: 'Enough messages in this time',
  } satisfies Record<ContactReason, string> & Record<string, string>,
  saved: 'Sequence saved',
  ended: { title: 'Ended', description: 'This person gets nothing more from it.' },
} as const;

const everyReason: Readonly<Record<string, string>> = { ...sequenceWords.skips, ...sequenceWords.reasons };

/** Returns a reason for ending a run or leaving out a step in words. */
export const formatReason = (why: string): string => everyReason[why] ?? why;
