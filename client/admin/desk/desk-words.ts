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
    saved: { title: 'Saved' },
    tryCount: (number: number, all: number) => `This is try ${number} of ${all}.`,
    tryAgain: (number: number, all: number) =>
      `This is try ${number} of ${all} since we last reached someone.`,
    nextTitles,
  },
  tasks: {
    title: 'Open tasks',
    move: 'Move',
    drop: 'Drop',
    saved: { title: 'Task saved' },
    failed: { title: 'Error', description: 'The task could not be saved. Please try again.' },
    add: 'Add task',
  },
  marks: {
    removed: { title: 'Mark removed' },
    failed: { title: 'Error', description: 'The mark could not be removed. Please try again.' },
  },
} as const;
