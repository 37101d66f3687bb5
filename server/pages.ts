import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { builtPages } from './pages-built';

/** What the server has to know about the site's addresses; the build writes it to `site.json`. */
export type SiteMap = {
  /** Paths of prerendered pages. */
  pages: string[];
  /** Old or alternative paths, and where they lead for good. */
  redirects: Record<string, string>;
  /** First part of a case page's slug -> its slug: `afff` -> `afff-claims`. */
  stems: Record<string, string>;
};

/** The answers to a form that was posted without script; the caller fills their `{{tokens}}`. */
export type FormPages = { sent: string; problem: string };

export type Pages = {
  handler: RequestHandler;
  formPages: () => Promise<FormPages>;
  close: () => Promise<void>;
};

export type PagesOptions = {
  /** The built `dist/client`. */
  distDir: string;
  /** Where service images are served from; the staff area reads it from a meta element. */
  imageHost: string;
  /** In development Vite renders the pages, and talks to the browser through this server. */
  dev?: { server: Server };
};

export type Target = { kind: 'page' | 'shell' | 'redirect'; path: string };

const staffPath = /^\/(?:login|unauthorized|admin(?:\/.*)?)$/;

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
  if (!again) return undefined;
  const plain = path.replace(/\/index\.html$|\/$/, '') || '/';
  const target = plain === path ? undefined : findTarget(plain, site, false);
  return target && { kind: 'redirect', path: target.path };
};

/** The path as it was meant, or nothing where its escapes are broken. */
export const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Serves the public pages, the staff shell and the files they need; answers every request that reaches it. */
export const createPages = async ({ distDir, imageHost, dev }: PagesOptions): Promise<Pages> => {
  if (!dev) return builtPages(distDir, imageHost);
  const { devPages } = await import('./pages-dev');
  return devPages(dev.server, imageHost);
};

/** Puts what the browser has to know at run time into the staff shell. */
export const withConfig = (html: string, imageHost: string) =>
  html.replace('<!--config-->', () => `<meta name="image-host" content="${escapeAttribute(imageHost)}">`);

const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);
