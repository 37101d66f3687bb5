/** The moment field's answers to what is entered. */
export const momentWords = {
  refused: 'Enter a date and time, such as tomorrow 9, or choose one.',
  pick: 'Choose a date and time',
} as const;
