/** What a field for a moment says of what is typed. */
export const momentWords = {
  refused: 'Enter a date and time, such as tomorrow 9, or choose one.',
  pick: 'Choose a date and time',
} as const;
