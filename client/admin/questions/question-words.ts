export const questionWords = {
  none: 'There are no questions for this case type.',
  flag: {
    NOT_MET: (words: string) => `Not met: ${words}`,
    UNKNOWN: (words: string) => `Still unknown: ${words}`,
    STATE_MISSING: () => 'The state where the person lives is missing',
  } as Record<string, (words: string) => string>,
  screen: {
    kinds: {
      'yes or no': 'Yes or no',
      number: 'Number',
      date: 'Date',
      choice: 'Choose from a list',
      text: 'Text',
    },
    afterQuestion: (label: string) => `After: ${label}`,
  },
} as const;
