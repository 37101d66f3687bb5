import { day as dayLength, minute } from '../../../shared/durations';

export type Day = {
  /** The date in the zone's calendar, such as `2026-03-08`. */
  day: string;
  /** The start of the day, and of the next day. */
  from: Date;
  until: Date;
};

const calendar = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (at: number) => format.format(at);
};

/**
 * Returns the start of a calendar day: usually the expected one, otherwise found by bisection, because a day may begin
 * at one o'clock or be 23 hours long.
 */
const getBeginning = (day: string, dayAt: (at: number) => string, likely: number): number => {
  if (dayAt(likely) === day && dayAt(likely - minute) < day) return likely;
  const noon = Date.parse(`${day}T12:00:00Z`);
  // No zone is more than 14 hours from UTC.
  let before = noon - 2 * dayLength;
  let within = noon + 2 * dayLength;
  while (within - before > minute) {
    const middle = before + Math.floor((within - before) / 2 / minute) * minute;
    if (dayAt(middle) < day) before = middle;
    else within = middle;
  }
  return within;
};

/**
 * Returns the last `count` calendar days of a time zone with their start and end, oldest first, correct across clock
 * changes.
 */
export const lastDays = (count: number, now: number, timeZone: string): Day[] => {
  const dayAt = calendar(timeZone);
  const today = Date.parse(`${dayAt(now)}T12:00:00Z`);
  const names = Array.from({ length: count + 1 }, (_, index) =>
    new Date(today - (count - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
  const starts: Date[] = [];
  let likely = 0;
  for (const day of names) {
    const start = getBeginning(day, dayAt, likely);
    starts.push(new Date(start));
    likely = start + dayLength;
  }
  return names
    .slice(0, count)
    .map((day, index) => ({ day, from: starts[index]!, until: starts[index + 1]! }));
};

/** The last calendar days of a time zone, on which a report looks back. */
export type ReportQuery = { days: number; timeZone: string };

/** Returns the time from the first of these days until the end of the last one. */
export const toSpan = ({ days, timeZone }: ReportQuery, now: number) => {
  const calendar = lastDays(days, now, timeZone);
  return { from: calendar[0]!.from.getTime(), until: calendar.at(-1)!.until.getTime() };
};

/** Returns a function that finds the index of the day that a time is in, or -1. The days must be consecutive. */
export const dayFinder = (days: readonly Day[]) => {
  const starts = days.map(({ from }) => from.getTime());
  const end = days.at(-1)?.until.getTime() ?? 0;
  return (moment: number): number => {
    if (moment >= end) return -1;
    let low = -1;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= moment) low = middle;
      else high = middle - 1;
    }
    return low;
  };
};
