import type {
  LeftOutReason,
  NotMovedReason,
  SequenceRecord,
  SequenceStart,
  StepChannel,
} from '../../../shared/schemas/sequence';

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
    'not-open': 'Is not in an older version now',
  } satisfies Record<LeftOutReason | NotMovedReason, string>,
  saved: { title: 'Sequence saved' },
  turnedOff: { title: 'Turned off', description: 'Nothing new starts. What is under way goes on.' },
  ended: { title: 'Ended', description: 'This person gets nothing more from it.' },
  failed: { title: 'Error', description: 'This could not be saved. Please try again.' },
} as const;
