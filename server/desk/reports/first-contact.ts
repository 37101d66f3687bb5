import { minute } from '../../../shared/durations';
import { findMedian } from '../../core/median';
import type { Page } from '../../leads/arrivals/page';
import { dayFinder, lastDays } from '../dashboard/days';
import type { Deps } from '../deps';

/** The limits for a first response, in minutes: five minutes, an hour, a day. */
const marks = [5, 60, 24 * 60] as const;

/** The response times of some leads. */
type Summary = {
  leads: number;
  contacted: number;
  /** The median wait of those that got a response, in minutes; null if none did. */
  median: number | null;
  /** The share within each of `marks`, from 0 to 1; null if it is too early to tell. */
  within: (number | null)[];
};

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
    summarize: (): Summary => ({
      leads,
      contacted: waits.length,
      median: findMedian(waits),
      within: marks.map((_, mark) => (all[mark] === 0 ? null : inTime[mark]! / all[mark]!)),
    }),
  };
};

type Waits = ReturnType<typeof createWaits>;

type ReportQuery = { days: number; timeZone: string };

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

/** The waits of each group that has any. */
const createGroups = (now: number) => {
  const groups = new Map<string, Waits>();
  return {
    get: (key: string) => {
      const group = groups.get(key) ?? createWaits(now);
      groups.set(key, group);
      return group;
    },
    rows: () => toRows(groups),
  };
};

const toRows = (groups: ReadonlyMap<string, Waits>): (Summary & { key: string })[] =>
  [...groups]
    .map(([key, waits]) => ({ key, ...waits.summarize() }))
    .sort((one, other) => other.leads - one.leads || (one.key < other.key ? -1 : 1));

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
  const perCaseType = createGroups(at);
  const perSource = createGroups(at);
  const perPerson = createGroups(at);
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
    perCaseType: perCaseType.rows(),
    perSource: perSource.rows(),
    /** By the user who first responded, if their figures may be seen. */
    perPerson: perPerson.rows(),
  };
};
