import { areaSlugs, areas } from '../../client/content/areas';
import { type Language, languages } from '../../client/content/languages';
import { register } from '../../client/content/register';
import { paths } from '../../client/paths';
import type { PageLook } from '../../server/site/statements/stale-pages';
import { idsOfArea } from './check-statements';

const main = languages[0] as Language;
const mdlNumber = /MDL (\d{4})/;

/** What to type into a search engine to learn what is new in an area; the server writes the year of the day into it. */
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

/** The pages about open lawsuits: when somebody last looked for news, and how to look again. */
export const pageLooks = (): PageLook[] =>
  areaSlugs
    .filter((slug) => areas[slug].standing.court.length > 0)
    .map((slug) => ({
      path: paths.service(slug),
      title: main.words.practiceAreas[slug].name,
      looked: areas[slug].looked,
      searches: getSearches(slug),
      announced: [...new Set(idsOfArea(slug, main))].flatMap((id) =>
        register[id]?.planned ? [{ id, planned: register[id].planned }] : [],
      ),
    }));
