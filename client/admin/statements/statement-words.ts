export const statementWords = {
  lists: {
    due: 'Due for review',
    soon: 'Due within 30 days',
    changed: 'Changed since the build',
  },
  loading: 'Loading statements...',
  failed: 'Error loading statements',
  states: { 'as built': 'As built', corrected: 'Corrected', withdrawn: 'Withdrawn' },
  back: 'All statements',
  detail: {
    notReviewed: 'Not yet reviewed by a lawyer',
    reviewedBy: (by: string, title: string, on: string) => `${by}, ${title}, on ${on}`,
  },
  correct: {
    done: { title: 'Corrected', description: 'The pages show it now.' },
  },
  looked: {
    done: { title: 'Saved', description: 'The new date is set, and the name you entered is on the pages.' },
  },
  withdraw: {
    title: 'Take it off the pages',
    text: 'In its place, the pages say that we took it back, and when.',
    save: 'Take it off the pages',
    done: { title: 'Taken off', description: 'The pages say so now.' },
  },
  restore: {
    save: 'Restore the original words',
    done: { title: 'Restored', description: 'The pages show the original words again.' },
  },
  note: 'Why',
  noteHint: 'It stays in the history. Say where you got this from.',
  did: {
    corrected: 'Corrected',
    withdrawn: 'Withdrawn',
    restored: 'Restored',
    'looked again': 'Reviewed again',
    reviewed: 'Reviewed',
    'put up': 'Put up',
    'taken down': 'Taken down',
  } as Readonly<Record<string, string>>,
  notices: {
    done: { title: 'Saved', description: 'The notice is on the page.' },
    edit: 'Edit',
    takeDown: 'Take down',
    takenDown: { title: 'Taken down', description: 'The notice is gone from the page.' },
  },
  review: {
    done: { title: 'Saved', description: 'The page shows who reviewed it.' },
  },
  stale: {
    done: { title: 'Marked as looked at', description: 'It is due again in 35 days.' },
  },
};
