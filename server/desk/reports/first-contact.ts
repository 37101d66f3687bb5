import { minute } from '../../../shared/durations';
import { findMedian } from '../../core/median';
import type { Page } from '../../leads/arrivals/page';
import { dayFinder, lastDays, type ReportQuery } from '../dashboard/days';
import type { Deps } from '../deps';
import { createGroups } from './groups';

/** The limits for a first response, in minutes: five minutes, an hour, a day. */
const marks = [5, 60, 24 * 60] as const;

/** Collects the waits of some leads, and computes their figures. */
const createWaits = (now: number) => {
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
    summarize: () => ({
      leads,
      contacted: waits.length,
      /** The median wait of those that got a response, in minutes; null if none did. */
      median: findMedian(waits),
      /** The share within each of `marks`, from 0 to 1; null if it is too early to tell. */
      within: marks.map((_, mark) => (all[mark] === 0 ? null : inTime[mark]! / all[mark]!)),
    }),
  };
};

const summarize = (waits: ReturnType<typeof createWaits>) => waits.summarize();

/**
 * Leaves out leads that staff entered while speaking with the person, who did not wait, and imported ones, whose wait
 * happened elsewhere.
 */
export const hasWaited = (page: Page, row: number) => {
  const source = page.text('source', row);
  const contactAt = page.time('contactAt', row);
  const isAnsweredLater = contactAt === 0 || contactAt > page.time('at', row);
  return source !== 'import' && (isAnsweredLater || source === 'website' || source === 'vendor');
};

/**
 * Returns how long leads of the last days waited for their first response: in total, and by day, case type, source and
 * user.
 */
export const firstContactReport = async (
  { arrivals, now }: Deps,
  { days, timeZone }: ReportQuery,
  isSeen: (person: string) => boolean,
) => {
  const at = now();
  const calendar = lastDays(days, at, timeZone);
  const toDay = dayFinder(calendar);
  const total = createWaits(at);
  const perDay = calendar.map(({ day }) => ({ key: day, waits: createWaits(at) }));
  const perCaseType = createGroups(() => createWaits(at));
  const perSource = createGroups(() => createWaits(at));
  const perPerson = createGroups(() => createWaits(at));
  (await arrivals.look()).eachCounted((page, row) => {
    const arrivedAt = page.time('at', row);
    const day = perDay[toDay(arrivedAt)];
    if (!day || !hasWaited(page, row)) return;
    const contactAt = page.time('contactAt', row) || undefined;
    const person = page.text('contactBy', row);
    total.add(arrivedAt, contactAt);
    day.waits.add(arrivedAt, contactAt);
    perCaseType.get(page.text('caseType', row)).add(arrivedAt, contactAt);
    perSource.get(page.text('source', row)).add(arrivedAt, contactAt);
    if (person && isSeen(person)) perPerson.get(person).add(arrivedAt, contactAt);
  });
  return {
    total: total.summarize(),
    perDay: perDay.map(({ key, waits }) => ({ key, ...waits.summarize() })),
    perCaseType: perCaseType.rows('leads', summarize),
    perSource: perSource.rows('leads', summarize),
    /** By the user who first responded, if their figures may be seen. */
    perPerson: perPerson.rows('leads', summarize),
  };
};
