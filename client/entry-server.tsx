import { prerender } from 'react-dom/static';
import { areaSlugs, areas } from './content/areas';
import { languages } from './content/languages';
import { site } from './content/site';
import { pageHead, unlistedHead } from './page-head';
import { paths } from './paths';
import { redirects, stems } from './redirects';
import { formPages, routes } from './routes';
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

const addressOf = (office: (typeof site.offices)[number] | undefined) =>
  office ? `${office.street}, ${office.locality}, ${office.region} ${office.postalCode}` : '';

/** Every address of the public site, and what messages say of the firm: for the server. */
export const siteMap = {
  pages: routes.map(({ path }) => path),
  redirects,
  stems,
  concerns: Object.fromEntries(
    areaRoutes.map(({ route, slug }) => [route.path, String(areas[slug].caseType)]),
  ),
  frames: site.map ? [new URL(site.map.embedUrl).origin] : [],
  firm: {
    name: `${site.name.first} ${site.name.second}`,
    phone: site.phone,
    hours: site.hours.flatMap(({ id }) => mainLanguage.words.firm.hours[id] ?? []),
    address: addressOf(site.offices[0]),
    notice: mainLanguage.words.firm.notices.noRelationship,
    colours: { ink: site.colours.ink, paper: site.colours.paper, accent: site.colours.accent },
  },
};

/** Pages without an address of their own. */
export const specialPaths = {
  notFound: paths.notFound,
  sent: formPages.sent,
  formProblem: formPages.problem,
} as const;

const withoutScript: readonly string[] = [specialPaths.sent, specialPaths.formProblem];

const render = async (path: string) => {
  const route = routes.find((one) => one.path === path);
  const language = route?.language ?? mainLanguage;
  const { prelude } = await prerender(
    <PublicPage
      path={route?.main ?? path}
      language={language}
      hasForm={route?.hasForm ?? path === specialPaths.formProblem}
      alternates={route?.alternates ?? []}
    />,
    // Without this a long page would be put in place by an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return {
    language: language.id,
    head: route ? pageHead(route) + structuredData(route) : unlistedHead(path, language),
    body: await new Response(prelude).text(),
  };
};

/** A whole document: the template with a page in it. */
export const renderDocument = async (template: string, path: string): Promise<string> => {
  const { language, head, body } = await render(path);
  const document = template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
  return withoutScript.includes(path)
    ? document.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    : document;
};

/** What can be said to the answers of the questions on a practice area's page. */
export const renderConcernAnswer = async (path: string): Promise<string> => {
  const found = areaRoutes.find(({ route }) => route.path === path);
  if (!found) return '';
  const { prelude } = await prerender(
    <InLanguage value={found.route.language}>
      <ConcernAnswer slug={found.slug} />
    </InLanguage>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
};
