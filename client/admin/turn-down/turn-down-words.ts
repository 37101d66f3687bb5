export const turnDownWords = {
  another: 'Another reason',
  own: 'In your own words',
  letter: {
    title: 'Letter',
    text: 'Text of the letter',
    hint: 'Edit it here before you copy it. The letter under Settings stays the same.',
    tall: 'Open full height',
    copied: { title: 'Letter copied' },
    copyFailed: {
      title: 'Error',
      description: 'The letter could not be copied. Select it and copy it yourself.',
    },
    marked: { title: 'Letter marked as sent' },
    markFailed: { title: 'Error', description: 'The letter could not be marked as sent. Please try again.' },
  },
} as const;
