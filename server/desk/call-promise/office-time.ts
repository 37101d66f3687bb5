import type { Setting } from '../../../shared/settings';
import { momentOfWall, toWallTime, type WallTime } from '../../../shared/zoned-time';
import { federal, isHoliday } from '../../contact/rules/holidays';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** No zone changes its clocks within one of these. */
const quarter = hour / 4;
/** Longer than any promise. */
const mostDays = 45;

const isFederalHoliday = (midnight: WallTime) => {
  const date = new Date(midnight);
  return isHoliday(federal, {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  });
};

/** The firm's office hours: its days and hours in its time zone, without federal holidays. */
export const createOfficeTime = ({ days, opensAt, closesAt }: Setting<'workHours'>, zone: string) => {
  // Computing local time is expensive, and every new lead asks for it.
  const offsets = new Map<number, number>();
  const toMidnight = (at: number): WallTime => {
    const start = Math.floor(at / quarter) * quarter;
    const offset = offsets.get(start) ?? toWallTime(start, zone) - start;
    offsets.set(start, offset);
    return Math.floor((at + offset) / day) * day;
  };
  const spans = new Map<WallTime, readonly [from: number, until: number] | null>();
  const findSpan = (midnight: WallTime) => {
    const earlier = spans.get(midnight);
    if (earlier !== undefined) return earlier;
    const isOpen = days.includes(new Date(midnight).getUTCDay()) && !isFederalHoliday(midnight);
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
