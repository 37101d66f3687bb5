/** Formats a duration the way people say it: 40 s, 12 min, 3.5 h, 2 days. */
export const spokenMinutes = (minutes: number): string => {
  if (minutes < 1) return `${Math.round(minutes * 60)} s`;
  if (minutes < 60) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 6) / 10} h`;
  return `${Math.round(minutes / (24 * 60))} days`;
};

export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;
