import { fill, firmName } from './content/fill';
import { about } from './content/pages/about';
import { contact } from './content/pages/contact';
import { home } from './content/pages/home';
import { layout } from './content/pages/layout';
import { legalPages } from './content/pages/legal';
import { servicesPage } from './content/pages/services-page';
import { stop } from './content/pages/stop';
import type { PracticeArea } from './content/practice-area';
import { practiceAreas } from './content/practice-areas';
import { paths } from './paths';

type Question = { question: string; answer: readonly string[] };
type Crumb = { name: string; path: string };

/** One public page as the build, the sitemap and the tests see it. */
export type PublicRoute = {
  path: string;
  /** As in the title element, with the firm's name. */
  title: string;
  /** The page's own name, for share images and lists. */
  heading: string;
  description: string;
  kind: 'home' | 'page' | 'practice-area' | 'legal';
  /** For the sitemap, from 0 to 1. */
  priority: number;
  /** From the home page to this one; empty on the home page. */
  breadcrumbs: Crumb[];
  /** Published as FAQPage data; links in the answers are written as `[words](/path)`. */
  faq?: readonly Question[];
};

type Words = { meta: { title: string; description: string }; title: string };

const homeCrumb: Crumb = { name: layout.navigation[0].label, path: paths.home };
const servicesCrumb: Crumb = { name: layout.navigation[2].label, path: paths.services };

const route = (
  { meta, title }: Words,
  rest: Pick<PublicRoute, 'path' | 'kind' | 'priority' | 'breadcrumbs'>,
): PublicRoute => ({
  title: `${fill(meta.title)} | ${firmName}`,
  heading: fill(title),
  description: fill(meta.description),
  ...rest,
});

const page = (words: Words, path: string, name: string, priority: number) =>
  route(words, { path, kind: 'page', priority, breadcrumbs: [homeCrumb, { name, path }] });

const practiceArea = (area: PracticeArea): PublicRoute => {
  const path = paths.service(area.slug);
  return {
    ...route(area, {
      path,
      kind: 'practice-area',
      priority: area.layout === 'full' ? 0.8 : 0.6,
      breadcrumbs: [homeCrumb, servicesCrumb, { name: area.name, path }],
    }),
    faq: area.accordion?.kind === 'faq' ? area.accordion.items : undefined,
  };
};

const areas = await Promise.all(Object.values(practiceAreas).map((load) => load()));

/** The one list of public pages: prerendering, sitemap, structured data and tests come from it. */
export const routes: readonly PublicRoute[] = [
  {
    ...route(
      { meta: home.meta, title: home.hero.title },
      { path: paths.home, kind: 'home', priority: 1, breadcrumbs: [] },
    ),
    faq: home.faq.items,
  },
  page(about, paths.about, layout.navigation[1].label, 0.7),
  page(servicesPage, paths.services, servicesCrumb.name, 0.9),
  page(contact, paths.contact, layout.navigation[4].label, 0.9),
  page(stop, paths.stop, stop.title, 0.2),
  ...areas.map(practiceArea),
  ...legalPages.map((legal) => {
    const path = `/${legal.slug}`;
    return route(legal, {
      path,
      kind: 'legal',
      priority: 0.2,
      breadcrumbs: [homeCrumb, { name: legal.title, path }],
    });
  }),
];

/** Rendered at build like a page but without any script: the answers to a form that was posted without one. */
export const formPages = { sent: paths.sent, problem: paths.formProblem } as const;

export { redirects, stems } from './redirects';
