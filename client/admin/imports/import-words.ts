export const importWords = {
  match: 'Match the columns',
  field: 'Lead field',
  checking: 'Checking',
  importing: 'Importing',
  bad: (rows: string) =>
    rows === '1' ? 'One row has a problem and is left out.' : `${rows} rows have problems and are left out.`,
  row: 'Row',
  problem: 'Problem',
  refused: 'Left out',
  warned: 'Imported',
  what: 'What happens',
  undo: 'Undo',
  undoDone: (leads: string, remaining: number) => ({
    title: 'Import undone',
    description:
      remaining > 0
        ? `${leads} leads were deleted. ${remaining} stay because someone worked on them.`
        : `${leads} leads were deleted.`,
  }),
  undoFailed: { title: 'Error', description: 'Only part of the import was undone. Please try again.' },
} as const;
