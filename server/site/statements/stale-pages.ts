import type { StalePage } from '../../../shared/schemas/site-statement';

/** A page about lawsuits that are open: when somebody last looked for news, and how to look again. */
export type PageLook = {
  path: string;
  title: string;
  looked: string;
  /** What to type into a search engine; `{year}` stands for the year of the day. */
  searches: string[];
  /** What it announces: a day, a month or a year. */
  announced: { id: string; planned: string }[];
};

/** A page about open lawsuits is looked at again after so many days. */
export const lookEvery = 35;
const dayLength = 24 * 60 * 60 * 1000;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The pages that nobody has looked at for too long, or since a day that they announce; `lookedOn` has what staff did. */
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
