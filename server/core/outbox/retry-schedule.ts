const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits between two tries, in milliseconds: quick at first, then hours. */
const waits = [
  5 * second,
  15 * second,
  45 * second,
  2 * minute,
  6 * minute,
  20 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
];
/** After so long it is not tried any more, until a person says so. */
export const triedFor = 72 * hour;

/**
 * How long to wait after so many failed tries (1 is the first): a quarter more or less by chance, so that what failed
 * together is not tried together again. Undefined when it was tried for three days.
 */
export const waitAfter = (
  attempts: number,
  triedSince: number,
  chance: () => number = Math.random,
): number | undefined => {
  if (triedSince >= triedFor) return undefined;
  const wait = waits[Math.min(attempts, waits.length) - 1]!;
  return Math.round(wait * (0.75 + chance() / 2));
};
