/** The timeline's wording for how a lead came to be signed. */
export const signedWords = {
  label: 'How it was signed',
  agreement: 'Agreement signed here',
  paper: 'On paper',
  elsewhere: 'In another system',
  recorded: 'Not recorded',
} as const;

export const clientWords = {
  nobody: 'Nobody yet',
  exportFailed: { title: 'Error', description: 'The file could not be exported. Please try again.' },

  deleted: {
    confirm:
      'The lead is hidden everywhere. You can undo this right away, or restore the lead from "Deleted leads" for 30 days. After that it is gone for good.',
  },
  conflict: {
    title: 'Someone else changed this lead',
    text: (who: string, when: string) =>
      `${who} saved a change ${when}, while you were editing. Nothing is lost: choose what to keep.`,
    choose: 'You both changed',
    theirs: 'Only they changed, and kept',
    mine: 'Only you changed, and saved',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    keepAllMine: 'Keep all mine',
    takeAllTheirs: 'Take all theirs',
    save: 'Save this choice',
    back: 'Back to editing',
    undecided: 'Choose one for each field first.',
    somebody: 'Someone',
    empty: 'empty',
    was: 'was',
  },
} as const;
