import type { Firm } from '../../../shared/firm';
import type { SiteLanguage } from '../../../shared/form-answers';

/** What the server has to know about the site's addresses; the build writes it to `site.json`. */
export type SiteMap = {
  /** Paths of prerendered pages. */
  pages: string[];
  /** Old or alternative paths, and where they lead for good. */
  redirects: Record<string, string>;
  /** First part of a case page's slug -> its slug: `afff` -> `afff-claims`. */
  stems: Record<string, string>;
  /** Paths of the pages that ask whether they concern the reader -> the case type that they are about. */
  concerns: Record<string, string>;
  /** The names of those pages' subjects, for what stands in the place of one that the firm does not take. */
  areaNames: Record<string, string>;
  /** Case types that a new database begins without. */
  leftOut: string[];
  /** Origins that a page shows in a frame when the visitor asks for it: the firm's map. */
  frames: string[];
  /** The languages of the site, the main one first. */
  languages: SiteLanguage[];
  /** Whether the firm keeps how its form is filled in. */
  keepsSteps: boolean;
  /** What messages say of the firm; where it lives is said beside it. */
  firm: Omit<Firm, 'origin'>;
};

/** The site map as the build leaves it, with what only the built pages have. */
export type BuiltSite = SiteMap & {
  /** Sources for the content security policy that let the scripts run that stand in the pages: `sha256-...`. */
  inlineScripts: string[];
  /** Paths of the pages that hold the consultation form. */
  forms: string[];
  /** The site's own address, without a slash at the end. */
  origin: string;
  /** The firm's e-mail address for whoever finds a hole. */
  contact: string;
};

export type Target = { kind: 'page' | 'shell' | 'redirect'; path: string };

const staffPath = /^\/(?:login|unauthorized|admin(?:\/.*)?)$/;

/** The language other than the main one that a path belongs to. */
export const getLanguage = (path: string, { languages }: Pick<SiteMap, 'languages'>) =>
  languages.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)));

/** An address of the main language in the one that a path belongs to: older names and endings hold there, too. */
const translated = (path: string, site: SiteMap): Target | undefined => {
  const { prefix } = getLanguage(path, site) ?? {};
  if (prefix === undefined) return undefined;
  const target = findTarget(path.slice(prefix.length) || '/', site);
  const local = target && `${prefix}${target.path === '/' ? '' : target.path}`;
  return local && site.pages.includes(local) ? { kind: 'redirect', path: local } : undefined;
};

/** What a decoded path leads to. A redirect only ever leads to a path of ours, so `//host/` cannot lead away. */
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

/** What the log may tell of an address: a page of ours, or that it led into the staff area. The rest was typed. */
export const loggedAddress = (target: Target | undefined): string =>
  target?.path.replace(/^\/admin\/.*$/s, '/admin/*') ?? '/*';

/** The query of an address with its question mark; also where the whole URL stands in it, as a proxy sends it. */
export const toQueryString = (address: string): string => /\?.*$/s.exec(address)?.[0] ?? '';

/** The path as it was meant, or nothing where its escapes are broken. */
export const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};
