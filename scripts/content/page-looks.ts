import { areaSlugs, areas, isOffered } from '../../client/content/areas';
import { type Language, languages } from '../../client/content/languages';
import { register } from '../../client/content/register';
import { paths } from '../../client/paths';
import { idsOfArea } from './check-statements';

/** A page about open lawsuits: the last news check, and how to check again. */
type PageLook = {
  path: string;
  title: string;
  looked: string;
  /** Search terms; `{year}` stands for the current year. */
  searches: string[];
  /** Its announcements: a day, a month or a year. */
  announced: { id: string; planned: string }[];
};

/** The days between news checks of a page about open lawsuits. */
const lookEvery = 35;

const main = languages[0] as Language;
const mdlNumber = /MDL (\d{4})/;

/** Search terms to find news about an area. */
const getSearches = (slug: (typeof areaSlugs)[number]): string[] => {
  const { court, defendants } = areas[slug].standing;
  const { name } = main.words.practiceAreas[slug];
  const numbers = court.flatMap((id) => mdlNumber.exec(main.statements[id] ?? '')?.[1] ?? []);
  return [
    `${name} lawsuit ruling trial verdict {year}`,
    ...numbers.map((number) => `MDL ${number} order bellwether {year}`),
    `${defendants[0]} ${name} settlement {year}`,
  ];
};

/** The pages about open lawsuits: when someone last checked for news, and how to check again. */
export const pageLooks = (): PageLook[] =>
  areaSlugs
    .filter((slug) => isOffered(slug) && areas[slug].standing.court.length > 0)
    .map((slug) => ({
      path: paths.service(slug),
      title: main.words.practiceAreas[slug].name,
      looked: areas[slug].looked,
      searches: getSearches(slug),
      announced: [...new Set(idsOfArea(slug, main))].flatMap((id) =>
        register[id]?.planned ? [{ id, planned: register[id].planned }] : [],
      ),
    }));

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The pages whose news check is overdue, or that announced a day now past, longest waiting first. */
export const stalePages = (looks: readonly PageLook[], today: string) =>
  looks
    .map(({ announced, searches, ...look }) => ({
      ...look,
      dueOn: dayAfter(look.looked, lookEvery),
      passed: announced.filter(
        ({ planned }) =>
          planned < today.slice(0, planned.length) && look.looked.slice(0, planned.length) <= planned,
      ),
      searches: searches.map((search) => search.replace('{year}', today.slice(0, 4))),
    }))
    .filter(({ dueOn, passed }) => dueOn <= today || passed.length > 0)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.path.localeCompare(other.path));
