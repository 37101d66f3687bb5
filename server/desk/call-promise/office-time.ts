import type { Setting } from '../../../shared/settings';
import { createClock, momentOfWall, type WallTime } from '../../../shared/zoned-time';
import { federal, isHoliday, toDay } from '../../contact/rules/holidays';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Longer than any promise. */
const mostDays = 45;

/** The firm's office hours: its days and hours in its time zone, without federal holidays. */
export const createOfficeTime = ({ days, opensAt, closesAt }: Setting<'workHours'>, zone: string) => {
  // Computing local time is expensive, and every new lead asks for it.
  const toLocal = createClock(zone);
  const toMidnight = (at: number): WallTime => Math.floor(toLocal(at) / day) * day;
  const spans = new Map<WallTime, readonly [from: number, until: number] | null>();
  const findSpan = (midnight: WallTime) => {
    const earlier = spans.get(midnight);
    if (earlier !== undefined) return earlier;
    const date = toDay(midnight);
    const isOpen = days.includes(date.weekday) && !isHoliday(federal, date);
    const toMoment = (hours: number) => momentOfWall(midnight + hours * hour, zone);
    const span = isOpen ? ([toMoment(opensAt), toMoment(closesAt)] as const) : null;
    spans.set(midnight, span);
    return span;
  };

  return {
    /** The office hours between two times, in milliseconds. */
    between(from: number, until: number): number {
      let sum = 0;
      for (let midnight = toMidnight(from); midnight <= toMidnight(until); midnight += day) {
        const span = findSpan(midnight);
        if (span) sum += Math.max(0, Math.min(until, span[1]) - Math.max(from, span[0]));
      }
      return sum;
    },

    /** The time when so many milliseconds of office hours have passed since `at`; undefined if that takes too long. */
    after(at: number, wait: number): number | undefined {
      let rest = wait;
      const first = toMidnight(at);
      for (let midnight = first; midnight < first + mostDays * day; midnight += day) {
        const span = findSpan(midnight);
        const from = span ? Math.max(at, span[0]) : 0;
        if (!span || from >= span[1]) continue;
        if (from + rest <= span[1]) return from + rest;
        rest -= span[1] - from;
      }
      return undefined;
    },

    /** The end of the first working day after the day of `at`. */
    endOfNextDay(at: number): number | undefined {
      const today = toMidnight(at);
      for (let midnight = today + day; midnight < today + mostDays * day; midnight += day) {
        const span = findSpan(midnight);
        if (span) return span[1];
      }
      return undefined;
    },
  };
};

export type OfficeTime = ReturnType<typeof createOfficeTime>;
