export const returnWords = {
  made: { title: 'Lead returned' },
  undone: { title: 'Return undone' },
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
} as const;
