import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '../../client/content/site';
import { lantern } from './lantern-drawing';
import { loadTypeface, type Typeface, wrap } from './text-paths';

const { colours } = site;
const size = { width: 1200, height: 630 };
const left = 88;

const line = (text: string, face: Typeface, px: number, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${face(text, px).d}"/>`;

/** The largest of three sizes at which the title fits on three lines. */
const fitTitle = (title: string, face: Typeface) => {
  const sizes = [76, 64, 54];
  const lines = sizes.map((px) => wrap(title, 800, (text) => face(text, px).width));
  const index = Math.max(
    0,
    lines.findIndex((one) => one.length <= 3),
  );
  return { px: sizes[index] ?? 54, lines: lines[index] ?? [] };
};

/** The texts of a picture: the page's title, and the firm's promises, in the page's language. */
type Shared = { title: string; promises: string };

const picture = ({ title, promises }: Shared, serif: Typeface, sans: Typeface) => {
  const { px, lines } = fitTitle(title, serif);
  const step = px * 1.16;
  const top = 345 - ((lines.length - 1) * step) / 2;
  const { first, second, highlighted } = site.name;
  const inked = (part: typeof highlighted) => (highlighted === part ? colours.glow : colours.paper);
  const brand = serif(`${first} `, 40).width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
  <defs>
    <linearGradient id="night" x2="0" y2="1"><stop stop-color="${colours.inkDeep}"/><stop offset="1" stop-color="${colours.ink}"/></linearGradient>
    <radialGradient id="light"><stop stop-color="${colours.glow}" stop-opacity=".5"/><stop offset=".45" stop-color="${colours.glow}" stop-opacity=".13"/><stop offset="1" stop-color="${colours.glow}" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1200" height="630" fill="url(#night)"/>
  <circle cx="1010" cy="330" r="430" fill="url(#light)"/>
  <path d="M0 556c260-26 520-8 760 0s320-18 440-26v100H0z" fill="${colours.inkDeep}"/>
  <path d="M0 556c260-26 520-8 760 0s320-18 440-26" fill="none" stroke="${colours.glow}" stroke-opacity=".35" stroke-width="2"/>
  <g transform="translate(1010 330) scale(4.6)">${lantern(colours)}</g>
  ${line(first, serif, 40, left, 118, inked('first'))}
  ${second && line(second, serif, 40, left + brand, 118, inked('second'))}
  ${lines.map((text, index) => line(text, serif, px, left, top + index * step, colours.paper)).join('\n')}
  ${line(promises, sans, 28, left, 600, colours.paper)}
</svg>`;
};

const asJpeg = { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true };
const asPng = { palette: true, quality: 90, effort: 4 };

/** Draws the picture of every page into `outDir`; unchanged pictures come from the cache. */
export const drawShareImages = async (
  pages: ({ path: string } & Shared)[],
  outDir: string,
  cacheDir: string,
) => {
  const [serif, sans] = await Promise.all([
    loadTypeface(['client/fonts/source-serif.woff2', 'client/fonts/source-serif-more.woff2']),
    loadTypeface(['client/fonts/inter.woff2', 'client/fonts/inter-more.woff2'], 500),
  ]);
  await Promise.all([join(outDir, 'share'), cacheDir].map((dir) => mkdir(dir, { recursive: true })));
  const draw = async ({ path, ...shared }: { path: string } & Shared) => {
    const svg = picture(shared, serif, sans);
    const cached = join(
      cacheDir,
      createHash('sha256')
        .update(path.slice(-4) + svg)
        .digest('hex'),
    );
    if (!existsSync(cached)) {
      const drawn = sharp(Buffer.from(svg));
      const encoded = path.endsWith('.png') ? drawn.png(asPng) : drawn.jpeg(asJpeg);
      await writeFile(cached, await encoded.toBuffer());
    }
    await copyFile(cached, join(outDir, path));
  };
  await Promise.all(pages.map(draw));
};
