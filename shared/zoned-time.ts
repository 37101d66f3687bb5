/** What a clock and a calendar on a wall show, in milliseconds as if they were UTC's. */
export type WallTime = number;

const clocks = new Map<string, Intl.DateTimeFormat>();
const getClock = (zone: string): Intl.DateTimeFormat => {
  // Swedish writes a moment as `2026-11-24 09:00:00`.
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  clocks.set(zone, clock);
  return clock;
};

/** What is shown on the walls of a time zone at a moment. */
export const toWallTime = (at: number, zone: string): WallTime =>
  Date.parse(`${getClock(zone).format(at).replace(' ', 'T')}Z`);

/** The moment at which the walls of a time zone show this; an hour later where the clocks jump over it in spring. */
export const momentOfWall = (wall: WallTime, zone: string): number => {
  const guess = 2 * wall - toWallTime(wall, zone);
  // Once more, for a day on which the clocks are changed.
  const at = guess + wall - toWallTime(guess, zone);
  return toWallTime(at, zone) === wall ? at : Math.max(at, guess);
};

/** The same as a control of the type `datetime-local` holds it. */
export const wallText = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 16);
export const wallOfText = (text: string): WallTime => Date.parse(`${text}Z`);
