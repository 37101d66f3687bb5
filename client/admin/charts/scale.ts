/** Returns the smallest round number not below `max`, for the end of an axis. */
export const niceTop = (max: number): number => {
  if (max <= 4) return Math.max(1, max);
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((top) => top >= max && top % 2 === 0);
  return step ?? 10 * power;
};
