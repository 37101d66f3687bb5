import { basename } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { firmName as name } from '../../client/content/fill';
import { site } from '../../client/content/site';
import { iconSvg } from './lantern-drawing';

const { colours } = site;

const png = (size: number, bleed = false) => {
  const svg = Buffer.from(iconSvg(colours, bleed));
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** An ICO file is a list of pictures behind a 6-byte header; browsers accept PNG inside. */
const ico = async (size: number) => {
  const picture = await png(size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, picture]);
};

/** The staff area, installed as an application of its own; signing in is a part of it. */
const staffManifest = () =>
  JSON.stringify({
    id: '/admin',
    name: `${name} staff`,
    short_name: `${site.name.first} staff`,
    start_url: '/admin',
    scope: '/',
    display: 'standalone',
    background_color: colours.paper,
    theme_color: colours.ink,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });

type Make = () => string | Buffer | Promise<Buffer>;

/** The firm's icons and the web manifest of the staff area, by path. */
export const brandFiles: Record<string, { type: string; make: Make }> = {
  '/icon.svg': { type: 'image/svg+xml', make: () => iconSvg(colours) },
  '/favicon.ico': { type: 'image/x-icon', make: () => ico(32) },
  '/apple-touch-icon.png': { type: 'image/png', make: () => png(180, true) },
  '/icon-192.png': { type: 'image/png', make: () => png(192) },
  '/icon-512.png': { type: 'image/png', make: () => png(512) },
  '/icon-maskable.png': { type: 'image/png', make: () => png(512, true) },
  '/staff.webmanifest': { type: 'application/manifest+json', make: staffManifest },
};

/** The staff area also reads the firm's name from its page. */
const headTags = [
  { tag: 'meta', attrs: { name: 'application-name', content: name } },
  { tag: 'meta', attrs: { name: 'theme-color', content: colours.ink } },
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
];

const svgIcon = (href: string) => ({ tag: 'link', attrs: { rel: 'icon', href, type: 'image/svg+xml' } });

/** An icon in the page itself: a request for it would share the line with the fonts, and delay the first words. */
const iconInPage = `data:image/svg+xml,${iconSvg(colours)
  .replace(/\n\s*/g, '')
  .replaceAll('"', "'")
  .replace(/[#<>]/g, encodeURIComponent)}`;

const siteTags = [svgIcon(iconInPage)];
const staffTags = [
  { tag: 'meta', attrs: { name: 'highlighted', content: site.name[site.name.highlighted] } },
  { tag: 'meta', attrs: { name: 'time-zone', content: site.timeZone } },
  svgIcon('/icon.svg'),
  { tag: 'link', attrs: { rel: 'manifest', href: '/staff.webmanifest' } },
];

/** Links the firm's icons in the HTML templates; in development it serves the files that the build writes. */
export const brand = (): Plugin => ({
  name: 'brand',
  transformIndexHtml: (_, { filename }) => [
    ...headTags,
    ...(basename(filename) === 'shell.html' ? staffTags : siteTags),
  ],
  configureServer: (server) => {
    server.middlewares.use(async (req, res, next) => {
      const file = brandFiles[req.url ?? ''];
      if (!file) return next();
      res.setHeader('Content-Type', file.type);
      res.end(await file.make());
    });
  },
});
