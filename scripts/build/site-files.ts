import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '../../server/pages/site-addresses';
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

/** What a page asks to be shown as when it is shared: the picture it names, with its own first heading. */
export const sharePicture = ({ path, html }: Page) => {
  const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (!url || !heading) throw new Error(`${path} has no og:image or no h1`);
  return { path: new URL(url).pathname, title: decoded(heading) };
};

const sitemap = (paths: string[], origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}
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

/** Writes what machines read: sitemap, robots, icons, web manifest, and the server's own map of the site. */
export const writeSiteFiles = async (outDir: string, site: BuiltSite) => {
  const texts = {
    'sitemap.xml': sitemap(site.pages, site.origin),
    'robots.txt': robots(site.origin),
    'site.json': JSON.stringify(site),
  };
  await Promise.all([
    ...Object.entries(texts).map(([file, text]) => writeFile(join(outDir, file), text)),
    ...Object.entries(brandFiles).map(async ([path, { make }]) =>
      writeFile(join(outDir, path), await make()),
    ),
  ]);
};
