export const factorWords = {
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  ask: {
    newCodes: {
      title: 'Make new recovery codes?',
      text: 'Your current codes will stop working.',
    },
    turnOff: {
      title: 'Turn off the second factor?',
      text: 'After that, your password alone opens your account.',
    },
  },
  doneOn: { title: 'Second factor on' },
  doneOff: { title: 'Second factor off' },
} as const;
