export const firstStepWords = {
  title: 'First steps',
  text: 'Set these up first. Each step is checked off when it is done.',
  hidden: { title: 'First steps hidden', description: 'You can find them under Settings.' },
  steps: {
    firm: {
      title: 'Enter your firm',
      text: 'Ask the person who runs your server to enter your name, offices and people.',
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
    mail: { title: 'Set up mail', text: 'Ask the person who runs your server to enter your mail server.' },
    backup: {
      title: 'Make a backup',
      text: 'Ask the person who runs your server to choose where backups go.',
    },
    stamps: {
      title: 'Choose a timestamp service',
      text: 'Then nobody can say you changed your records later. Ask the person who runs your server to set up a timestamp service.',
    },
  },
  samples: {
    remove: 'Remove sample leads',
    added: { title: 'Sample leads added', description: 'They are under Clients and in the queue.' },
    removed: { title: 'Sample leads removed' },
    failed: { title: 'Error', description: 'That did not work. Please try again.' },
  },
} as const;
