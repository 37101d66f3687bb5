export const turnDownWords = {
  letter: {
    hint: 'Your changes stay with this lead. The letter under Settings stays the same.',
    copied: 'Letter copied',
    notCopied: 'The letter could not be copied. Select it and copy it yourself.',
    mailing: {
      ready: '',
      off: 'No mail server is set up, so this letter cannot go out by e-mail. Copy it and mail it.',
      'no address': 'This lead has no e-mail address. Copy the letter and mail it.',
      sample: 'This is a sample lead. Nothing is sent to it.',
      refused: 'This person asked us not to write. Ask a lawyer before you mail the letter.',
    },
  },
} as const;
