/** The times to put something off to, with one press each. */
export const laterTimes = (now: number): { label: string; at: Date }[] => {
  const atNine = (days: number) => {
    const at = new Date(now);
    at.setDate(at.getDate() + days);
    at.setHours(9, 0, 0, 0);
    return at;
  };
  // The days to the next Monday, from 1 to 7.
  const toMonday = (8 - new Date(now).getDay()) % 7 || 7;
  return [
    { label: 'In 1 hour', at: new Date(now + 60 * 60 * 1000) },
    { label: 'Tomorrow, 9 AM', at: atNine(1) },
    { label: 'Monday, 9 AM', at: atNine(toMonday) },
  ];
};
