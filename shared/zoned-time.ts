/** Local date and time in milliseconds, encoded as if they were UTC. */
export type WallTime = number;

const clocks = new Map<string, Intl.DateTimeFormat>();
const getClock = (zone: string): Intl.DateTimeFormat => {
  // Swedish formats a time as `2026-11-24 09:00:00`.
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  clocks.set(zone, clock);
  return clock;
};

/** The local time in a time zone at a given instant. */
export const toWallTime = (at: number, zone: string): WallTime =>
  Date.parse(`${getClock(zone).format(at).replace(' ', 'T')}Z`);

/** No zone changes its clocks within one of these. */
const quarter = 15 * 60 * 1000;

/** The clock of one time zone, for many times: it computes each quarter of an hour once. */
export const createClock = (zone: string): ((at: number) => WallTime) => {
  const offsets = new Map<number, number>();
  return (at) => {
    const start = Math.floor(at / quarter) * quarter;
    const offset = offsets.get(start) ?? toWallTime(start, zone) - start;
    offsets.set(start, offset);
    return at + offset;
  };
};

/** The instant of a local time in a time zone; an hour later if the clocks skip it in spring. */
export const momentOfWall = (wall: WallTime, zone: string): number => {
  const guess = 2 * wall - toWallTime(wall, zone);
  // Repeat the correction, because the offset may change on that day.
  const at = guess + wall - toWallTime(guess, zone);
  return toWallTime(at, zone) === wall ? at : Math.max(at, guess);
};

/** The same in the format of a `datetime-local` input. */
export const wallText = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 16);
export const wallOfText = (text: string): WallTime => Date.parse(`${text}Z`);
