export const firstStepWords = {
  title: 'First steps',
  text: 'Set these up first. Each step is checked off when it is done.',
  hidden: { title: 'First steps hidden', description: 'You can find them under Settings.' },
  steps: {
    firm: {
      title: 'Enter your firm',
      text: 'On the server, run npm run firm: it asks 17 questions. Then restart.',
    },
    secondFactor: {
      title: 'Set up your second factor',
      text: 'A passkey, or codes from an app on your phone.',
    },
    people: { title: 'Invite someone', text: 'They get a link and choose their own password.' },
    lawyer: {
      title: 'Enter a lawyer’s bar number',
      text: 'Open the lawyer’s user and add it. Only lawyers can adopt texts and sign for the firm.',
    },
    adoptedText: {
      title: 'Have an agreement adopted',
      text: 'A lawyer signs in and adopts it. Texts adopted under a typed name need this again.',
    },
    vendor: { title: 'Add your first vendor', text: 'A company that sends you leads gets a key of its own.' },
    mail: {
      title: 'Set up mail',
      text: 'On the server, set SMTP_URL and MAIL_FROM, then restart. The page sends you a test.',
    },
    backup: {
      title: 'Make a backup',
      text: 'On the server, set BACKUP_TO to a folder or an s3:// address, then restart.',
    },
    stamps: {
      title: 'Choose a timestamp service',
      text: 'On the server, set TIMESTAMP_URL, such as https://freetsa.org/tsr, then restart. It proves when your records were made.',
    },
  },
} as const;
