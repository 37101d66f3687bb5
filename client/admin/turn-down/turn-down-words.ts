export const turnDownWords = {
  another: 'Another reason',
  own: 'In your own words',
  letter: {
    title: 'Letter',
    text: 'Text of the letter',
    hint: 'Your changes stay with this lead. The letter under Settings stays the same.',
    tall: 'Open full height',
    copied: { title: 'Letter copied' },
    notCopied: 'The letter could not be copied. Select it and copy it yourself.',
    keepFailed: {
      title: 'Error',
      description: 'Your change to the letter could not be saved. Please copy it before you leave.',
    },
    mailed: { title: 'Letter sent', description: 'The timeline shows when it went out.' },
    mailFailed: { title: 'Error', description: 'The letter could not be sent. Please try again.' },
    mailing: {
      ready: '',
      off: 'No mail server is set up, so this letter cannot go out by e-mail. Copy it and mail it.',
      'no address': 'This lead has no e-mail address. Copy the letter and mail it.',
      sample: 'This is a sample lead. Nothing is sent to it.',
      refused: 'This person asked us not to write. Ask a lawyer before you mail the letter.',
    },
    marked: { title: 'Letter marked as sent' },
    markFailed: { title: 'Error', description: 'The letter could not be marked as sent. Please try again.' },
  },
} as const;
