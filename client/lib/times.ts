import { firmZone } from './firm-name';

const exactFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });
const clock = { hour: 'numeric', minute: '2-digit' } as const;
const timeFormat = new Intl.DateTimeFormat('en-US', clock);
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const yearFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const calendarFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The device's time zone. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The full time, with seconds and zone. */
export const exactTime = (iso: string) => exactFormat.format(new Date(iso));

/** A time to talk about: `today, 10:31 AM`, `Nov 20, 4:02 PM`, `Dec 3, 2024`. */
export const spokenTime = (iso: string, now = new Date()) => {
  const short = shortTime(iso, now);
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return `today, ${short}`;
  return at.getFullYear() === now.getFullYear() ? `${short}, ${timeFormat.format(at)}` : short;
};

/** Short enough for a row: the time today, the day this year, otherwise the date. */
export const shortTime = (iso: string, now = new Date()) => {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return timeFormat.format(at);
  if (at.getFullYear() === now.getFullYear()) return dayFormat.format(at);
  return yearFormat.format(at);
};

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const week = 7 * 24 * 60 * 60 * 1000;

const nearDay = (at: Date, now: Date) =>
  (Math.abs(at.getTime() - now.getTime()) < week ? weekdayFormat : dayFormat).format(at);
const formatHour = (at: Date) => timeFormat.format(at).replace(':00', '');

/** A time to keep: `3 PM` today, `Tue 5 PM` within a week, otherwise `Nov 30 5 PM`. */
export const dueTime = (iso: string, now = new Date()) => {
  const at = new Date(iso);
  return at.toDateString() === now.toDateString() ? formatHour(at) : `${nearDay(at, now)} ${formatHour(at)}`;
};

/** The same for a narrow column: `3 PM`, `Tue`, `Nov 30`. */
export const dueShort = (iso: string, now = new Date()) => {
  const at = new Date(iso);
  return at.toDateString() === now.toDateString() ? formatHour(at) : nearDay(at, now);
};

/** Formats a calendar day `YYYY-MM-DD` as `Nov 21`, in any time zone. */
export const calendarDay = (day: string) => calendarFormat.format(new Date(`${day}T00:00:00Z`));

const wall = { dateStyle: 'short', timeStyle: 'short' } as const;

/** Sorts time zones by their local time at a moment, earliest first. */
export const inClockOrder = (zones: readonly string[], at: number): string[] => {
  // The Swedish format sorts as text in time order.
  const written = (zone: string) => new Intl.DateTimeFormat('sv', { ...wall, timeZone: zone }).format(at);
  return zones.toSorted((one, other) => written(one).localeCompare(written(other)));
};

/** The local times in these zones, from earliest to latest: `6:10 AM`, `6:10 AM to 9:10 AM`. */
export const localTimes = (zones: readonly string[], at: number): string => {
  const inOrder = inClockOrder(zones, at);
  const shown = [inOrder.at(0), inOrder.at(-1)].map((zone) =>
    new Intl.DateTimeFormat('en-US', { ...clock, timeZone: zone }).format(at),
  );
  return [...new Set(shown)].join(' to ');
};

const dayAndTime = { weekday: 'short', month: 'short', day: 'numeric', ...clock } as const;

type TimeOptions = { now?: number; here?: string };

/** A time in full: `Tue, Nov 24, 9:00 AM there, 11:00 AM here`; `zones` are those in which a person may be. */
export const fullMoment = (
  at: number,
  zones: readonly string[],
  { now = Date.now(), here = timeZone() }: TimeOptions = {},
): string => {
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const };
  const full = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { ...dayAndTime, ...year, timeZone: zone }).format(at);
  const [earliest] = inClockOrder(zones, at);
  if (!earliest) return full(here);
  const times = localTimes(zones, at);
  const hereAt = localTimes([here], at);
  const day = full(earliest).replace(localTimes([earliest], at), '');
  if (full(here) === `${day}${times}`) return `${full(here)} there and here`;
  return `${day}${times} there, ${full(here).startsWith(day) ? hereAt : full(here)} here`;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Formats a time for a `datetime-local` input, in the user's time zone. */
export const toDateTimeInput = (at: Date) =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

/** Returns the moment that such an input's value or a moment stands for; undefined if it is unreadable text. */
export const toMoment = (text: string): string | undefined => {
  const at = new Date(/^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text) ? text : Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** Returns today's date on the firm's calendar, as `2026-01-31`. */
export const today = () => new Date().toLocaleDateString('sv', { timeZone: firmZone() });
