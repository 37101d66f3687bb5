import { minute } from '../../../shared/durations';
import { findMedian } from '../../core/median';

/** The limits for a first response, in minutes: five minutes, an hour, a day. */
export const marks = [5, 60, 24 * 60] as const;

/** The response times of some leads. */
export type Summary = {
  leads: number;
  contacted: number;
  /** The median wait of those that got a response, in minutes; null if none did. */
  median: number | null;
  /** The share within each of `marks`, from 0 to 1; null if it is too early to tell. */
  within: (number | null)[];
};

/** Collects the waits of some leads, and computes their figures. */
export const createWaits = (now: number) => {
  const waits: number[] = [];
  const all = marks.map(() => 0);
  const inTime = marks.map(() => 0);
  let leads = 0;
  return {
    /** Adds a lead by its arrival and its first response, if there was one. */
    add(at: number, contactAt: number | undefined): void {
      leads++;
      const wait = ((contactAt ?? now) - at) / minute;
      if (contactAt !== undefined) waits.push(wait);
      for (let mark = 0; mark < marks.length; mark++) {
        const limit = marks[mark]!;
        // A lead without a response counts only after waiting this long; until then it may still be in time.
        if (contactAt === undefined && wait < limit) continue;
        all[mark]!++;
        if (contactAt !== undefined && wait <= limit) inTime[mark]!++;
      }
    },
    summarize: (): Summary => ({
      leads,
      contacted: waits.length,
      median: findMedian(waits),
      within: marks.map((_, mark) => (all[mark] === 0 ? null : inTime[mark]! / all[mark]!)),
    }),
  };
};

export type Waits = ReturnType<typeof createWaits>;
