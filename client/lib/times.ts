const exactFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });
const clock = { hour: 'numeric', minute: '2-digit' } as const;
const timeFormat = new Intl.DateTimeFormat('en-US', clock);
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const yearFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const calendarFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The time zone that this person's device is in. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The whole truth about a moment, with seconds and zone. */
export const exactTime = (iso: string) => exactFormat.format(new Date(iso));

/** Enough to talk about: `today, 10:31 AM`, `Nov 20, 4:02 PM`, `Dec 3, 2024`. */
export const spokenTime = (iso: string, now = new Date()) => {
  const short = shortTime(iso, now);
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return `today, ${short}`;
  return at.getFullYear() === now.getFullYear() ? `${short}, ${timeFormat.format(at)}` : short;
};

/** Short enough for a row: the time today, the day this year, else the date. */
export const shortTime = (iso: string, now = new Date()) => {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return timeFormat.format(at);
  if (at.getFullYear() === now.getFullYear()) return dayFormat.format(at);
  return yearFormat.format(at);
};

/** A calendar day `YYYY-MM-DD` as `Nov 21`, whatever zone the person is in. */
export const calendarDay = (day: string) => calendarFormat.format(new Date(`${day}T00:00:00Z`));

const wall = { dateStyle: 'short', timeStyle: 'short' } as const;

/** What clocks in these time zones show at a moment, from the earliest to the latest: `6:10 AM`, `6:10 AM to 9:10 AM`. */
export const localTimes = (zones: readonly string[], at: number): string => {
  // Swedish writes a moment so that its letters sort as its time.
  const written = (zone: string) => new Intl.DateTimeFormat('sv', { ...wall, timeZone: zone }).format(at);
  const inOrder = zones.toSorted((one, other) => written(one).localeCompare(written(other)));
  const shown = [inOrder.at(0), inOrder.at(-1)].map((zone) =>
    new Intl.DateTimeFormat('en-US', { ...clock, timeZone: zone }).format(at),
  );
  return [...new Set(shown)].join(' to ');
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A moment as a control of the type `datetime-local` holds it, in the person's time zone. */
export const toDateTimeInput = (at: Date) =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

/** What such a control holds as a moment; undefined when it is empty or not finished. */
export const fromDateTimeInput = (text: string): string | undefined => {
  const at = new Date(text);
  return text && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
};
