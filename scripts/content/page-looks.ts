import { areaSlugs, areas } from '../../client/content/areas';
import { type Language, languages } from '../../client/content/languages';
import { register } from '../../client/content/register';
import { paths } from '../../client/paths';
import type { PageLook } from '../../server/site/statements/stale-pages';
import { idsOfArea } from './check-statements';

const main = languages[0] as Language;
const mdlNumber = /MDL (\d{4})/;

/** Search terms to find news about an area; the server adds the current year. */
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
