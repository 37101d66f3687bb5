import type { CallOutcome } from '../../../shared/schemas/desk';

/** Titles of next steps that follow from a call. */
const nextTitles: Partial<Record<CallOutcome, string>> = {
  Voicemail: 'Call again',
  'No answer': 'Call again',
  'Asked to call back': 'Call back',
};

/** The texts of the desk: calls, tasks and the queue. */
export const deskWords = {
  work: {
    tryCount: (number: number, all: number) => `This is try ${number} of ${all}.`,
    tryAgain: (number: number, all: number) =>
      `This is try ${number} of ${all} since we last reached someone.`,
    nextTitles,
  },
  tasks: {
    failed: 'The task could not be saved',
  },
} as const;
