import { day, minute } from '../../../shared/durations';
import type { Firm } from '../../../shared/firm';
import { createClock, momentOfWall, type WallTime } from '../../../shared/zoned-time';
import { federal, isHoliday, toDay } from './holidays';

/** Longer than any promise. */
const mostDays = 45;

/** The hours of a firm that has published none; nothing is promised by them. */
const usualHours: Firm['openHours'] = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }];

type Span = readonly [from: number, until: number];

const toMilliseconds = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};

/** The firm's office hours: its days and hours in its time zone, without federal holidays. */
export const createOfficeTime = ({ openHours, timeZone }: Pick<Firm, 'openHours' | 'timeZone'>) => {
  const hours = openHours.length > 0 ? openHours : usualHours;
  // Computing local time is expensive, and every new lead asks for it.
  const toLocal = createClock(timeZone);
  const toMidnight = (at: number): WallTime => Math.floor(toLocal(at) / day) * day;
  const spansByDay = new Map<WallTime, readonly Span[]>();
  const findSpans = (midnight: WallTime): readonly Span[] => {
    const earlier = spansByDay.get(midnight);
    if (earlier) return earlier;
    const date = toDay(midnight);
    const toMoment = (clock: string) => momentOfWall(midnight + toMilliseconds(clock), timeZone);
    const spans = isHoliday(federal, date)
      ? []
      : hours
          .filter(({ days }) => days.includes(date.weekday))
          .map(({ opens, closes }) => [toMoment(opens), toMoment(closes)] as const)
          .toSorted(([one], [other]) => one - other);
    spansByDay.set(midnight, spans);
    return spans;
  };

  return {
    /** The office hours between two times, in milliseconds. */
    between(from: number, until: number): number {
      let sum = 0;
      for (let midnight = toMidnight(from); midnight <= toMidnight(until); midnight += day)
        for (const [opens, closes] of findSpans(midnight))
          sum += Math.max(0, Math.min(until, closes) - Math.max(from, opens));
      return sum;
    },

    /** The time when so many milliseconds of office hours have passed since `at`; undefined if that takes too long. */
    after(at: number, wait: number): number | undefined {
      let rest = wait;
      const first = toMidnight(at);
      for (let midnight = first; midnight < first + mostDays * day; midnight += day)
        for (const [opens, closes] of findSpans(midnight)) {
          const from = Math.max(at, opens);
          if (from >= closes) continue;
          if (from + rest <= closes) return from + rest;
          rest -= closes - from;
        }
      return undefined;
    },

    /** When the working day ends on which something due at this time can still be done. */
    closing(at: number): number | undefined {
      const first = toMidnight(at);
      for (let midnight = first; midnight < first + mostDays * day; midnight += day) {
        const closes = findSpans(midnight).at(-1)?.[1];
        if (closes !== undefined && closes > at) return closes;
      }
      return undefined;
    },

    /** The latest time in office hours that is not after `at`, nor before `from`; undefined if there is none. */
    latest(from: number, at: number): number | undefined {
      for (let midnight = toMidnight(at); midnight >= toMidnight(from); midnight -= day)
        for (const [opens, closes] of findSpans(midnight).toReversed())
          if (opens < at && closes > from) return Math.min(at, closes);
      return undefined;
    },
  };
};

export type OfficeTime = ReturnType<typeof createOfficeTime>;
