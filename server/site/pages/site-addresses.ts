import type { SiteAreas } from '../../../shared/area-wording';
import type { Firm } from '../../../shared/firm';
import type { SiteLanguage } from '../../../shared/form-answers';

/** The server's knowledge of the site's addresses; the build writes it to `site.json`. */
export type SiteMap = {
  /** Paths of prerendered pages. */
  pages: string[];
  /** Old or alternative paths, and where they permanently redirect. */
  redirects: Record<string, string>;
  /** First part of a case page's slug -> its slug: `afff` -> `afff-claims`. */
  stems: Record<string, string>;
  /** Paths of pages with questions for the reader -> their case type. */
  concerns: Record<string, string>;
  /** The names of those pages' subjects, for the page shown when the firm does not take one. */
  areaNames: Record<string, string>;
  /** The data for leaving out practice areas. */
  areas: SiteAreas;
  /** Origins that a page shows in a frame on the visitor's request: the firm's map. */
  frames: string[];
  /** The languages of the site, the main one first. */
  languages: SiteLanguage[];
  /** The firm's details for messages; the origin is stored separately. */
  firm: Omit<Firm, 'origin'>;
};

/** The site map of a build, with data only about built pages. */
export type BuiltSite = SiteMap & {
  /** Content security policy sources for the inline scripts: `sha256-...`. */
  inlineScripts: string[];
  /** Paths of the pages with the consultation form. */
  forms: string[];
  /** The site's own address, without a trailing slash. */
  origin: string;
  /** The firm's e-mail address for security reports. */
  contact: string;
};

export type Target = { kind: 'page' | 'shell' | 'redirect'; path: string };

const staffPath = /^\/(?:login|unauthorized|admin(?:\/.*)?)$/;

/** The language of a path, if it is not the main one. */
export const getLanguage = (path: string, { languages }: Pick<SiteMap, 'languages'>) =>
  languages.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)));

/** Finds a main-language address in the path's own language, where older names and endings also work. */
const translated = (path: string, site: SiteMap): Target | undefined => {
  const { prefix } = getLanguage(path, site) ?? {};
  if (prefix === undefined) return undefined;
  const target = findTarget(path.slice(prefix.length) || '/', site);
  const local = target && `${prefix}${target.path === '/' ? '' : target.path}`;
  return local && site.pages.includes(local) ? { kind: 'redirect', path: local } : undefined;
};

/** Resolves a decoded path. A redirect always goes to a path of ours, so `//host/` cannot lead away. */
export const findTarget = (path: string, site: SiteMap, again = true): Target | undefined => {
  if (site.pages.includes(path)) return { kind: 'page', path };
  if (staffPath.test(path) && !path.endsWith('/')) return { kind: 'shell', path };
  const to = Object.hasOwn(site.redirects, path) ? site.redirects[path] : undefined;
  if (to !== undefined) return { kind: 'redirect', path: to };
  const slug = /^\/services\/([^/]+)$/.exec(path)?.[1];
  const stem =
    slug &&
    Object.keys(site.stems).reduce(
      (best, one) => (slug.startsWith(`${one}-`) && one.length > best.length ? one : best),
      '',
    );
  if (stem) return { kind: 'redirect', path: `/services/${site.stems[stem]}` };
  const local = translated(path, site);
  if (local) return local;
  if (!again) return undefined;
  const plain = path.toLowerCase().replace(/\/index\.html$|\/$/, '') || '/';
  const target = plain === path ? undefined : findTarget(plain, site, false);
  return target && { kind: 'redirect', path: target.path };
};

/** The loggable form of an address: a page of ours, or the staff area. Anything else was typed. */
export const loggedAddress = (target: Target | undefined): string =>
  target?.path.replace(/^\/admin\/.*$/s, '/admin/*') ?? '/*';

/** The query of an address with its question mark, even from a full URL as a proxy sends it. */
export const toQueryString = (address: string): string => /\?.*$/s.exec(address)?.[0] ?? '';

/** The decoded path; undefined if its escapes are broken. */
export const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};
