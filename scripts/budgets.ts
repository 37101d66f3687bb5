import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PublicRoute } from '../client/routes';
import type { ModuleList } from './module-list';
import type { Page } from './prerender';

const packed = promisify(gzip);

/** kB of gzip, files and addresses that a public page may need. */
export const limits = { scriptBefore: 15, scriptTotal: 95, fonts: 2, elsewhere: 0 } as const;
export type Budget = {
  path: string;
  scriptBefore: number;
  scriptTotal: number;
  css: number;
  fonts: number;
  elsewhere: string[];
};

const areaFolder = 'client/content/practice-areas';

/** The source that holds the words of each practice area. */
const areaSources = async () => {
  const files = await readdir(areaFolder);
  const entries = files.map(async (file) => {
    const source = `${areaFolder}/${file}`;
    return [/slug: '([^']+)'/.exec(await readFile(source, 'utf8'))?.[1] ?? '', source] as const;
  });
  return new Map(await Promise.all(entries));
};

const sourcesOf = ({ kind, path }: PublicRoute, areas: Map<string, string>): string[] => {
  if (kind === 'home') return ['client/site/home-page.tsx'];
  if (kind === 'legal') return ['client/site/legal-page.tsx', 'client/content/legal.ts'];
  if (kind === 'page') return [`client/site${path}-page.tsx`];
  return ['client/site/practice-area-page.tsx', areas.get(basename(path)) ?? path];
};

const fileWith = (source: string, list: ModuleList) => {
  const file = Object.entries(list).find(([, { modules }]) => modules.includes(source))?.[0];
  if (!file)
    throw new Error(`No script of the build holds ${source}; scripts/budgets.ts has to learn where it went.`);
  return file;
};

/** A script and everything that it imports before it runs. */
export const withImports = (files: string[], list: ModuleList, seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    withImports(list[file]?.imports ?? [], list, seen);
  }
  return seen;
};

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const loading = /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\s(?:src|srcset|data)="([^"]+)"/g;
const linked =
  /<link\b(?=[^>]*rel="(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|prefetch|preconnect|dns-prefetch)")[^>]*?href="([^"]+)"/g;
const local = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** What each public page loads, from its HTML and the build's list of modules. */
export const measureBudgets = async (
  pages: Page[],
  routes: readonly PublicRoute[],
  outDir: string,
): Promise<Budget[]> => {
  const list = JSON.parse(await readFile(join(outDir, '.vite/modules.json'), 'utf8')) as ModuleList;
  const areas = await areaSources();
  const sizes = new Map<string, Promise<number>>();
  const size = (file: string) => {
    const known =
      sizes.get(file) ??
      readFile(join(outDir, file)).then(async (data) => (await packed(data, { level: 9 })).length);
    sizes.set(file, known);
    return known;
  };
  const kilobytes = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(size))).reduce((sum, one) => sum + one, 0) / 1000;

  return Promise.all(
    pages.map(async ({ path, html }) => {
      const route = routes.find((one) => one.path === path);
      if (!route) throw new Error(`${path} is no route`);
      const scripts = [
        ...matches(html, /<script\b[^>]*\ssrc="\/([^"]+)"/g),
        ...matches(html, /<link rel="modulepreload"[^>]*href="\/([^"]+)"/g),
      ];
      const styles = matches(html, /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g);
      const css = (await Promise.all(styles.map((file) => readFile(join(outDir, file), 'utf8')))).join('');
      const fonts = new Set(matches(css, /url\("?([^")]+\.woff2)"?\)/g).map((file) => basename(file)));
      const later = ['client/entry-client.tsx', ...sourcesOf(route, areas)].map((source) =>
        fileWith(source, list),
      );
      const addresses = [
        ...matches(html, loading),
        ...matches(html, linked),
        ...matches(css, /url\("?(?!data:)([^")]+)"?\)/g),
      ];
      return {
        path,
        scriptBefore: await kilobytes(withImports(scripts, list)),
        scriptTotal: await kilobytes(withImports([...scripts, ...later], list)),
        css: await kilobytes(styles),
        fonts: fonts.size,
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

/** Prints what every public page costs; throws where one costs more than it may. */
export const checkBudgets = (budgets: Budget[]) => {
  const cell = (text: string | number, width = 9) => String(text).padStart(width);
  console.log(
    `${'page (kB gzip)'.padEnd(56)}${['before', 'in all', 'css', 'fonts'].map((one) => cell(one)).join('')}`,
  );
  for (const budget of budgets) {
    const { path, scriptBefore, scriptTotal, css, fonts, elsewhere } = budget;
    const cells = [scriptBefore.toFixed(1), scriptTotal.toFixed(1), css.toFixed(1), fonts].map((one) =>
      cell(one),
    );
    console.log(
      `${path.padEnd(56)}${cells.join('')}  ${isWithin(budget) ? '' : `OVER BUDGET ${elsewhere.join(' ')}`}`,
    );
  }
  if (!budgets.every(isWithin))
    throw new Error(`Over budget: ${JSON.stringify(limits)} is what a page may cost.`);
};
