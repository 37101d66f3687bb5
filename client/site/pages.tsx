import type { ComponentType } from 'react';
import type { LegalPage } from '../content/legal-page';
import { practiceAreas } from '../content/practice-areas';
import { paths } from '../paths';

type Load = () => Promise<ComponentType>;

const legal =
  (slug: LegalPage['slug']): Load =>
  async () => {
    const [{ LegalPage }, { legalPages }] = await Promise.all([
      import('./pages/legal-page'),
      import('../content/pages/legal'),
    ]);
    const page = legalPages.find((one) => one.slug === slug);
    if (!page) throw new Error(`No legal page ${slug}`);
    return () => <LegalPage page={page} />;
  };

const practiceArea =
  (slug: string): Load =>
  async () => {
    const [{ PracticeAreaPage }, page] = await Promise.all([
      import('./practice-area/practice-area-page'),
      practiceAreas[slug]?.(),
    ]);
    if (!page) throw new Error(`No practice area ${slug}`);
    return () => <PracticeAreaPage page={page} />;
  };

/** Every public page by its path, each with its words in a chunk of its own. */
const pages: Record<string, Load> = {
  [paths.home]: () => import('./pages/home-page').then((m) => m.HomePage),
  [paths.about]: () => import('./pages/about-page').then((m) => m.AboutPage),
  [paths.services]: () => import('./pages/services-page').then((m) => m.ServicesPage),
  [paths.contact]: () => import('./pages/contact-page').then((m) => m.ContactPage),
  [paths.stop]: () => import('./pages/stop-contacting-me-page').then((m) => m.StopContactingMePage),
  [paths.privacyPolicy]: legal('privacy-policy'),
  [paths.termsOfService]: legal('terms-of-service'),
  [paths.disclaimer]: legal('disclaimer'),
  ...Object.fromEntries(Object.keys(practiceAreas).map((slug) => [paths.service(slug), practiceArea(slug)])),
};

/** Rendered at build and sent by the server, never reached by a link. */
const unlisted: Record<string, Load> = {
  [paths.sent]: () => import('./pages/form-answer-pages').then((m) => m.SentPage),
  [paths.formProblem]: () => import('./pages/form-answer-pages').then((m) => m.FormProblemPage),
};

const notFound: Load = () => import('./pages/not-found-page').then((m) => m.NotFoundPage);

export const pagePaths: readonly string[] = Object.keys(pages);

const key = (path: string) => (path in pages || path in unlisted ? path : paths.notFound);
const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Brings a page's code and words; after it, the page renders without waiting. Any other path brings the not-found page. */
export const loadPage = (path: string): Promise<ComponentType> => {
  const name = key(path);
  const known = loading.get(name);
  if (known) return known;
  const load = (pages[name] ?? unlisted[name] ?? notFound)().then((page) => {
    loaded.set(name, page);
    return page;
  });
  // Kept when it fails, too: rendering would ask again without end, and a link then opens a new document.
  loading.set(name, load);
  return load;
};

/** The page's component, when it has been brought already. */
export const loadedPage = (path: string): ComponentType | undefined => loaded.get(key(path));
