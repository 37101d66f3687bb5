import { clientWords } from '../client-words';

/** The sentences about leads of one person. */
export const mergeWords = {
  title: 'May be the same person',
  known: 'We may know this person already',
  why: { phone: 'same phone number', email: 'same e-mail address', name: 'same name and birth date' },
  open: (name: string) => `Open ${name}`,
  merge: 'Merge',
  mergeName: (name: string) => `Merge ${name} into this client`,
  done: { title: 'Clients Merged' },
  failed: { title: 'Error', description: 'The clients could not be merged. Please try again.' },
  merged: 'Merged into this client',
  mergedAt: 'merged',
  undo: 'Undo the merge',
  undoName: (name: string) => `Undo the merge of ${name}`,
  undone: { title: 'Merge Undone' },
  undoFailed: { title: 'Error', description: 'The merge could not be undone. Please try again.' },
  /** What the dialog for conflicts says when two leads meet instead of two edits. */
  dialog: {
    ...clientWords.conflict,
    title: 'Merge two clients',
    text: () =>
      'This client takes the other one in. Nothing is lost: what you do not choose stands in the timeline, both addresses lead here, and you can undo it for 30 days.',
    choose: 'Different in both',
    theirs: 'Only here, and kept',
    mine: 'Only in the other, and taken over',
    keepMine: 'From the other',
    takeTheirs: 'From this one',
    keepAllMine: 'All from the other',
    takeAllTheirs: 'All from this one',
    save: 'Merge',
    back: 'Cancel',
    was: '',
  },
} as const;
