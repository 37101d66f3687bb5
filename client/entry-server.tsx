import { prerender } from 'react-dom/static';
import { site } from './content/site';
import { paths } from './paths';
import { redirects, stems } from './redirects';
import { Root } from './root';
import { formPages, routes } from './routes';
import { loadPage } from './site/pages';
import { structuredData } from './structured-data';

export { routes } from './routes';

const addressOf = (office: (typeof site.offices)[number] | undefined) =>
  office ? `${office.street}, ${office.locality}, ${office.region} ${office.postalCode}` : '';

/** Every address of the public site, and what messages say of the firm: for the server. */
export const siteMap = {
  pages: routes.map(({ path }) => path),
  redirects,
  stems,
  frames: site.map ? [new URL(site.map.embedUrl).origin] : [],
  firm: {
    name: `${site.name.first} ${site.name.second}`,
    phone: site.phone,
    hours: site.hours.map(({ days, time }) => ({ days, time })),
    address: addressOf(site.offices[0]),
    notice: site.notices.noRelationship,
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

/** React puts what belongs into the head in front of the rest. */
const headRun = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

const render = async (path: string) => {
  await loadPage(path);
  const { prelude } = await prerender(
    <Root ssrPath={path} />,
    // Without this a long page would be put in place by an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  const head = headRun.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
};

/** A whole document: the template with a page in it. */
export const renderDocument = async (template: string, path: string): Promise<string> => {
  const { head, body } = await render(path);
  const route = routes.find((one) => one.path === path);
  const document = template
    .replace('<!--head-->', () => head + (route ? structuredData(route) : ''))
    .replace('<!--app-->', () => body);
  return withoutScript.includes(path)
    ? document.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    : document;
};
