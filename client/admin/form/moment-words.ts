/** What a field for a moment says of what is typed. */
export const momentWords = {
  hint: 'For example: tomorrow 9, in 2 hours, fri 3pm, 12/3 10am',
  unread: 'We can’t read that. Try: tomorrow 9, in 2 hours, fri 3pm, 12/3 10am',
  refused: 'Enter a date and time, such as tomorrow 9, or choose one.',
  pick: 'Choose a date and time',
} as const;
