import { fill, firmName } from './content/fill';
import type { Language } from './content/languages';
import { origin } from './content/origin';
import { site } from './content/site';
import { paths, shareImage } from './paths';
import type { PublicRoute } from './routes';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

/** The other languages of a page, and which one to show to everybody else. */
const alternateLinks = ({ alternates }: PublicRoute) => {
  if (alternates.length < 2) return [];
  const link = (language: string, path: string) =>
    `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`;
  return [
    ...alternates.map(({ language, path }) => link(language, path)),
    link('x-default', alternates[0]?.path ?? paths.home),
  ];
};

/** The title, description and sharing data of a page. */
export const pageHead = (route: PublicRoute): string => {
  const { path, title, heading, description, language, kind } = route;
  return [
    `<title>${escaped(title)}</title>`,
    // Nobody is to find a firm that is made up.
    ...(site.isDemonstration ? [meta('name', 'robots', 'noindex')] : []),
    meta('name', 'description', description),
    `<link rel="canonical" href="${origin}${path}">`,
    ...alternateLinks(route),
    meta('property', 'og:type', kind === 'news' ? 'article' : 'website'),
    meta('property', 'og:site_name', firmName),
    meta('property', 'og:locale', language.locale),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + path),
    meta('property', 'og:image', origin + shareImage(path)),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${heading}. ${firmName}.`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
};

/** For pages that no search engine should list. */
export const unlistedHead = (path: string, { words }: Language): string => {
  const { sentPage, problemPage } = words.consultation;
  const titles: Readonly<Record<string, string>> = {
    [paths.sent]: sentPage.title,
    [paths.formProblem]: problemPage.title,
    [paths.notTaken]: words.notTaken.title,
  };
  const title = titles[path] ?? words.notFound.heading;
  return `<title>${escaped(`${fill(title)} | ${firmName}`)}</title>${meta('name', 'robots', 'noindex')}`;
};
