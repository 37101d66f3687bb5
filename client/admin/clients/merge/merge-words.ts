import { clientWords } from '../client-words';

/** The texts for merging leads of one person. */
export const mergeWords = {
  why: { phone: 'same phone number', email: 'same e-mail address', name: 'same name and birth date' },
  done: { title: 'Leads merged' },
  failed: { title: 'Error', description: 'The leads could not be merged. Please try again.' },
  undo: 'Undo the merge',
  undone: { title: 'Merge undone' },
  undoFailed: { title: 'Error', description: 'The merge could not be undone. Please try again.' },
  /** The conflict dialog's texts when two leads meet instead of two edits. */
  dialog: {
    ...clientWords.conflict,
    title: 'Merge two leads',
    text: () =>
      'The other lead becomes part of this one. Nothing is lost: what you do not choose stays in the timeline, links to either lead open this one, and you can undo the merge for 30 days.',
    choose: 'Different in both',
    theirs: 'Only here, and kept',
    mine: 'Only in the other, and added',
    keepMine: 'From the other',
    takeTheirs: 'From this one',
    keepAllMine: 'All from the other',
    takeAllTheirs: 'All from this one',
    save: 'Merge',
    back: 'Cancel',
    was: '',
  },
} as const;
