import { prerender } from 'react-dom/static';
import { areaSlugs, areas, isOffered } from './content/areas';
import { firmName, headAddress } from './content/fill';
import { type Language, languages, localPath } from './content/languages';
import { newsCaseTypes } from './content/news-areas';
import { site } from './content/site';
import { weekdays } from './content/weekdays';
import { pageHead, unlistedHead } from './page-head';
import { paths } from './paths';
import { redirects, stems } from './redirects';
import { formPages, routes } from './routes';
import { closeAgain } from './site/browser/demonstration';
import { ConcernAnswer } from './site/concern/concern-answer';
import { InLanguage } from './site/language-context';
import { PublicPage } from './site/public-page';
import { structuredData } from './structured-data';

export { routes } from './routes';

const mainLanguage = languages[0]!;

/** The routes of practice areas with what each is about. */
const areaRoutes = routes.flatMap((route) => {
  const slug = areaSlugs.find((one) => paths.service(one) === route.main);
  return slug ? [{ route, slug }] : [];
});

const firmSays = ({ words }: Language) => ({
  hours: site.hours.flatMap(({ id }) => words.firm.hours[id] ?? []),
  notice: words.firm.notices.noRelationship,
});

const concerns = Object.fromEntries(
  areaRoutes.map(({ route, slug }) => [route.path, String(areas[slug].caseType)]),
);

/** The pages of news with the case types that they are about. */
const newsAreas = Object.fromEntries(
  routes.flatMap(({ path, main, language }) => {
    const { news } = language.words.firm;
    const pieces = main === paths.news ? news : news.filter(({ slug }) => main === paths.newsItem(slug));
    const about = newsCaseTypes(pieces);
    return about ? [[path, about]] : [];
  }),
);

/** Every address of the public site, and what messages say of the firm: for the server. */
export const siteMap = {
  pages: routes.map(({ path }) => path),
  redirects,
  stems,
  concerns,
  areaNames: Object.fromEntries(
    areaRoutes.map(({ route, slug }) => [route.path, route.language.words.practiceAreas[slug].name]),
  ),
  areas: {
    leftOut: areaSlugs.flatMap((slug) => (isOffered(slug) ? [] : [String(areas[slug].caseType)])),
    pages: { ...concerns, ...newsAreas },
    wordings: Object.fromEntries(languages.map(({ prefix, areaWordings }) => [prefix, areaWordings])),
  },
  frames: site.map ? [new URL(site.map.embedUrl).origin] : [],
  languages: languages.map(({ id, prefix, words: { consultation } }) => ({
    id,
    prefix,
    messages: consultation.messages,
    caseTypes: { ...consultation.caseTypes, ...consultation.otherCaseTypes },
  })),
  firm: {
    name: firmName,
    isSample: site.isDemonstration,
    ...(site.promises.replyHours && { replyHours: site.promises.replyHours }),
    openHours: site.hours.map(({ dayOfWeek, opens, closes }) => ({
      // Weekdays begin on Monday, and days count from Sunday.
      days: dayOfWeek.map((day) => (weekdays.indexOf(day) + 1) % 7),
      opens,
      closes,
    })),
    timeZone: site.timeZone,
    phone: site.phone,
    address: headAddress,
    ...firmSays(mainLanguage),
    languages: Object.fromEntries(languages.slice(1).map((language) => [language.id, firmSays(language)])),
    colours: { ink: site.colours.ink, paper: site.colours.paper, accent: site.colours.accent },
  },
};

/** Pages without an address of their own. */
export const specialPaths = {
  notFound: paths.notFound,
  notTaken: paths.notTaken,
  sent: formPages.sent,
  formProblem: formPages.problem,
} as const;

const withoutScript: readonly string[] = [specialPaths.sent, specialPaths.formProblem];

/** A path without an address of its own: its language, its name in the main one, and where the others are. */
const specialPage = (path: string) => {
  const language = languages.find(({ prefix }) => prefix && path.startsWith(`${prefix}/`)) ?? mainLanguage;
  const main = path.slice(language.prefix.length);
  const others = { [specialPaths.sent]: paths.thanks, [specialPaths.formProblem]: paths.contact }[main];
  const alternates = languages.map((one) => ({
    language: one.id,
    path: others === paths.thanks ? one.prefix + others : localPath(one, others ?? paths.home),
  }));
  return { main, language, alternates, hasForm: main === specialPaths.formProblem };
};

const render = async (path: string) => {
  const route = routes.find((one) => one.path === path);
  const page = route ?? specialPage(path);
  const { prelude } = await prerender(
    <PublicPage
      path={page.main}
      language={page.language}
      hasForm={page.hasForm}
      alternates={page.alternates}
    />,
    // Without this a long page would be put in place by an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return {
    language: page.language,
    head: route ? pageHead(route) + structuredData(route) : unlistedHead(page.main, page.language),
    body: await new Response(prelude).text(),
    isPlain: withoutScript.includes(page.main),
  };
};

/** A whole document: the template with a page in it. */
export const renderDocument = async (template: string, path: string): Promise<string> => {
  const { language, head, body, isPlain } = await render(path);
  const document = template
    .replace('<html lang="en">', `<html lang="${language.id}">`)
    .replace('<link ', () => (site.isDemonstration ? `<script>${closeAgain}</script><link ` : '<link '))
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
  return isPlain
    ? document.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    : document;
};

/** The possible results of the self-check on a practice area's page. */
export const renderConcernAnswer = async (path: string): Promise<string> => {
  const area = areaRoutes.find(({ route }) => route.path === path);
  if (!area) return '';
  const { prelude } = await prerender(
    <InLanguage value={area.route.language}>
      <ConcernAnswer slug={area.slug} />
    </InLanguage>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
};
