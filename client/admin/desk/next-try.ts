const hour = 60 * 60 * 1000;
/** Nobody is to be called at night: a try is moved into these hours of the caller's own day. */
const opens = 9;
const closes = 20;

/**
 * When to try again after so many tries that reached nobody, as the firm's plan says; undefined when the plan is over.
 */
export const nextTry = (waitHours: readonly number[], tries: number, from: Date): Date | undefined => {
  const wait = waitHours[tries - 1];
  if (wait === undefined) return undefined;
  const at = new Date(from.getTime() + wait * hour);
  if (at.getHours() >= opens && at.getHours() < closes) return at;
  if (at.getHours() >= closes) at.setDate(at.getDate() + 1);
  at.setHours(opens, 0, 0, 0);
  return at;
};
