export const questionWords = {
  card: 'Questions',
  none: 'There are no questions for this case type.',
  saved: { title: 'Answers saved' },
  saveFailed: { title: 'Error', description: 'The answers could not be saved. Please try again.' },
  others: 'What they answered',
  flag: {
    NOT_MET: (words: string) => `Not met: ${words}`,
    UNKNOWN: (words: string) => `Still unknown: ${words}`,
    STATE_MISSING: () => 'The state where the person lives is missing',
  } as Record<string, (words: string) => string>,
  screen: {
    label: 'Question',
    kinds: {
      'yes or no': 'Yes or no',
      number: 'Number',
      date: 'Date',
      choice: 'Choose from a list',
      text: 'Text',
    },
    afterQuestion: (label: string) => `After: ${label}`,
    saved: { title: 'Questions saved' },
    saveFailed: { title: 'Error', description: 'The questions could not be saved. Please try again.' },
  },
} as const;
