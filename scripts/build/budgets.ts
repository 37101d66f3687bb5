import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readModuleList, withImports } from './page-scripts';
import type { Page } from './prerender';

const packed = promisify(gzip);

/** The bytes of a connection's first round trip, and how many of them a page's headers take. */
const firstRoundTrip = 14_600;
const headers = 1200;
const lightPage = firstRoundTrip - headers;
/** The most a public page may load: kB of gzip, font files, and other hosts. */
export const limits = { scriptBefore: 0.5, scriptTotal: 95, fonts: 2, elsewhere: 0 } as const;
type Budget = {
  path: string;
  /** Bytes of Brotli. */
  page: number;
  scriptBefore: number;
  scriptTotal: number;
  css: number;
  fonts: number;
  elsewhere: string[];
};

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const loading = /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\s(?:src|srcset|data)="([^"]+)"/g;
const linked =
  /<link\b(?=[^>]*rel="(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|prefetch|preconnect|dns-prefetch)")[^>]*?href="([^"]+)"/g;
/** Matches the loader and any other inline script. */
const inline = /<script(?: type="module")?>(.*?)<\/script>/gs;
const local = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** The font files that every page loads. A file with a character range is fetched only if such a character appears. */
const getFonts = (css: string) => {
  const faces = matches(css, /@font-face\{([^}]+)\}/g).filter((face) => !face.includes('unicode-range'));
  return new Set(faces.flatMap((face) => matches(face, /url\("?([^")]+\.woff2)"?\)/g)));
};

/** Measures every public page from its files and the build's module list; the files must be compressed already. */
export const measureBudgets = async (pages: Page[], outDir: string): Promise<Budget[]> => {
  const list = await readModuleList(outDir);
  const sizes = new Map<string, Promise<number>>();
  const size = (file: string) => {
    const pending =
      sizes.get(file) ??
      readFile(join(outDir, file)).then(async (data) => (await packed(data, { level: 9 })).length);
    sizes.set(file, pending);
    return pending;
  };
  const kilobytes = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(size))).reduce((sum, one) => sum + one, 0) / 1000;

  return Promise.all(
    pages.map(async ({ path, html }) => {
      const scripts = [
        ...matches(html, /<script\b[^>]*\ssrc="\/([^"]+)"/g),
        ...matches(html, /<link rel="modulepreload"[^>]*href="\/([^"]+)"/g),
      ];
      const standing = (await packed(matches(html, inline).join(''), { level: 9 })).length / 1000;
      const styles = matches(html, /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
      const css = (await Promise.all(styles.map((file) => readFile(join(outDir, file), 'utf8')))).join('');
      const later = matches(html, /<meta name="page-scripts" content="([^"]+)"/g)
        .flatMap((files) => files.split(' '))
        .map((file) => file.slice(1));
      const addresses = [
        ...matches(html, loading),
        ...matches(html, linked),
        ...matches(css, /url\("?(?!data:)([^")]+)"?\)/g),
      ];
      return {
        path,
        page: (await stat(join(outDir, path, 'index.html.br'))).size,
        scriptBefore: standing + (await kilobytes(withImports(scripts, list))),
        scriptTotal: standing + (await kilobytes(withImports([...scripts, ...later], list))),
        css: await kilobytes(styles),
        fonts: getFonts(css).size,
        elsewhere: addresses.filter((address) => !local(address) && !address.startsWith('data:')),
      };
    }),
  );
};

export const isWithin = ({ scriptBefore, scriptTotal, fonts, elsewhere }: Budget) =>
  scriptBefore <= limits.scriptBefore &&
  scriptTotal <= limits.scriptTotal &&
  fonts <= limits.fonts &&
  elsewhere.length === limits.elsewhere;

/** Prints the cost of every public page, and which pages need an extra round trip; throws if one exceeds its limits. */
export const checkBudgets = (budgets: Budget[]) => {
  const cell = (text: string | number, width = 9) => String(text).padStart(width);
  console.log(
    `${'page (bytes br; kB gzip)'.padEnd(56)}${['page', 'before', 'in all', 'css', 'fonts'].map((one) => cell(one)).join('')}`,
  );
  for (const budget of budgets) {
    const { path, page, scriptBefore, scriptTotal, css, fonts, elsewhere } = budget;
    const cells = [page, scriptBefore.toFixed(2), scriptTotal.toFixed(1), css.toFixed(1), fonts].map((one) =>
      cell(one),
    );
    console.log(
      `${path.padEnd(56)}${cells.join('')}  ${isWithin(budget) ? '' : `OVER BUDGET ${elsewhere.join(' ')}`}`,
    );
  }
  const tooHeavy = budgets.filter(({ page }) => page > lightPage).map(({ path }) => path);
  // Only a warning: a correction on a page must not wait for a shorter page.
  if (tooHeavy.length > 0)
    console.warn(
      `More than ${lightPage} bytes, which cost a phone one round trip more before it shows a word: ${tooHeavy.join(', ')}. Say it in fewer words, or move a part of the page to a page of its own (docs/developers/decisions/site.md).`,
    );
  if (!budgets.every(isWithin))
    throw new Error(`Over budget: ${JSON.stringify(limits)} is what a page may cost.`);
};
