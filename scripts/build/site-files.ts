import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '../../client/content/languages';
import type { PublicRoute } from '../../client/routes';
import type { BuiltSite } from '../../server/site/pages/site-addresses';
import { brandFiles } from '../drawing/brand-files';
import type { Page } from './prerender';

const decoded = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();

/** The share picture of a page, with its first heading. */
export const sharePicture = ({ path, html }: Page) => {
  const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (!url || !heading) throw new Error(`${path} has no og:image or no h1`);
  const id = /<html lang="([^"]+)"/.exec(html)?.[1];
  const { words, statements } = languages.find((one) => one.id === id) ?? languages[0]!;
  const promises = `${words.layout.promises.review} · ${statements['firm-no-fee']}`;
  return { path: new URL(url).pathname, title: decoded(heading), promises };
};

const sitemapEntry = ({ path, updated, alternates }: PublicRoute, origin: string) => {
  const others = alternates.length < 2 ? [] : alternates;
  const links = others.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${origin}${one.path}"/>`,
  );
  return `<url><loc>${origin}${path}</loc><lastmod>${updated}</lastmod>${links.join('')}</url>`;
};

const sitemap = (routes: readonly PublicRoute[], origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${routes.map((route) => sitemapEntry(route, origin)).join('\n')}
</urlset>
`;

const robots = (origin: string) => `User-agent: *
Disallow: /admin
Disallow: /login
Disallow: /unauthorized
Disallow: /api/
Disallow: /trpc/

Sitemap: ${origin}/sitemap.xml
`;

type SiteFiles = { site: BuiltSite; routes: readonly PublicRoute[] };

/** Writes the files for machines (sitemap, robots, icons) and for the server (its map of the site). */
export const writeSiteFiles = async (outDir: string, { site, routes }: SiteFiles) => {
  const { origin } = site;
  const texts = {
    'sitemap.xml': sitemap(routes, origin),
    'robots.txt': robots(origin),
    'site.json': JSON.stringify(site),
  };
  const write = async (file: string, data: string | Buffer) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), data);
  };
  await Promise.all([
    ...Object.entries(texts).map(([file, text]) => write(file, text)),
    ...Object.entries(brandFiles).map(async ([path, { make }]) => write(path, await make())),
  ]);
};
