import { day, hour, minute } from '../../shared/durations';
import { toWallTime } from '../../shared/zoned-time';

/** The hours of the day without contact, in minutes since midnight in a time zone. */
export type QuietHours = { from: number; until: number; timeZone: string };

const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Reads `21:00-08:00`. */
export const parseQuietHours = (text: string, timeZone: string): QuietHours | undefined => {
  const [, from, until] = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(text)
    ? ['', ...text.split('-')]
    : [];
  return from && until ? { from: toMinutes(from), until: toMinutes(until), timeZone } : undefined;
};

/** Returns the local time in a time zone, in minutes since midnight. */
export const minuteOfDay = (at: number, timeZone: string): number =>
  Math.floor((toWallTime(at, timeZone) % day) / minute);

const isQuiet = ({ from, until, timeZone }: QuietHours, at: number): boolean => {
  const now = minuteOfDay(at, timeZone);
  return from <= until ? now >= from && now < until : now >= from || now < until;
};

/** Returns when the current quiet hours end, or undefined outside of them. */
export const quietUntil = (quiet: QuietHours | undefined, at: number): Date | undefined => {
  if (!quiet || !isQuiet(quiet, at)) return undefined;
  const start = at - (at % minute);
  // Step by minutes, because a night can be an hour longer or shorter.
  for (let later = start + minute; later < start + 26 * hour; later += minute)
    if (!isQuiet(quiet, later)) return new Date(later);
  return undefined;
};
