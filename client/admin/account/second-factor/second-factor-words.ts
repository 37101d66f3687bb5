export const factorWords = {
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
  doneOn: { title: 'Second factor on' },
  doneOff: { title: 'Second factor off' },
} as const;
