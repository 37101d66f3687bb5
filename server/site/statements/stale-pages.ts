import type { StalePage } from '../../../shared/schemas/site-statement';

/** A page about open lawsuits: the last news check, and how to check again. */
export type PageLook = {
  path: string;
  title: string;
  looked: string;
  /** Search terms; `{year}` stands for the current year. */
  searches: string[];
  /** Its announcements: a day, a month or a year. */
  announced: { id: string; planned: string }[];
};

/** The days between news checks of a page about open lawsuits. */
export const lookEvery = 35;
const dayLength = 24 * 60 * 60 * 1000;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The pages whose news check is overdue, or that announced a day now past; `lookedOn` has the staff's checks. */
export const stalePages = (
  looks: readonly PageLook[],
  lookedOn: ReadonlyMap<string, string>,
  today: string,
): StalePage[] =>
  looks
    .map(({ path, title, searches, announced, ...built }): StalePage => {
      const staff = lookedOn.get(path) ?? '';
      const looked = staff > built.looked ? staff : built.looked;
      return {
        path,
        title,
        looked,
        dueOn: daysAfter(looked, lookEvery),
        passed: announced.filter(
          ({ planned }) =>
            planned < today.slice(0, planned.length) && looked.slice(0, planned.length) <= planned,
        ),
        searches: searches.map((search) => search.replace('{year}', today.slice(0, 4))),
      };
    })
    .filter(({ dueOn, passed }) => dueOn <= today || passed.length > 0)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.path.localeCompare(other.path));
