import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PublicRoute } from '../../client/routes';
import type { ModuleList } from './module-list';

const areaFolder = 'client/content/practice-areas';

/** The source that holds the words of each practice area, by slug. */
const areaSources = async () => {
  const files = await readdir(areaFolder);
  const entries = files.map(async (file) => {
    const source = `${areaFolder}/${file}`;
    return [/slug: '([^']+)'/.exec(await readFile(source, 'utf8'))?.[1] ?? '', source] as const;
  });
  return new Map(await Promise.all(entries));
};

const sourcesOf = (route: PublicRoute | undefined, areas: Map<string, string>): string[] => {
  if (!route) return ['client/site/pages/not-found-page.tsx'];
  const { kind, path } = route;
  if (kind === 'home') return ['client/site/pages/home-page.tsx'];
  if (kind === 'legal') return ['client/site/pages/legal-page.tsx', 'client/content/pages/legal.ts'];
  if (kind === 'page') return [`client/site/pages${path}-page.tsx`];
  return ['client/site/practice-area/practice-area-page.tsx', areas.get(basename(path)) ?? path];
};

/** The script that a source ended up in. */
export const fileWith = (source: string, list: ModuleList) => {
  const file = Object.entries(list).find(([, { modules }]) => modules.includes(source))?.[0];
  if (!file)
    throw new Error(`No script holds ${source}: scripts/build/page-scripts.ts has to learn where it went.`);
  return file;
};

/** Scripts and everything that they import before they run. */
export const withImports = (files: string[], list: ModuleList, seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    withImports(list[file]?.imports ?? [], list, seen);
  }
  return seen;
};

/** The script that starts with a source, whatever its modules were merged into. */
export const entryFile = (source: string, list: ModuleList) => {
  const file = Object.keys(list).find((name) => list[name]?.facade === source);
  if (!file) throw new Error(`The build has no entry ${source}`);
  return file;
};

export const readModuleList = async (outDir: string) =>
  JSON.parse(await readFile(join(outDir, '.vite/modules.json'), 'utf8')) as ModuleList;

/** What a page's loader has to fetch once the page is idle or touched: the entry first, then all else that it needs. */
export const createPageScripts = async (outDir: string) => {
  const list = await readModuleList(outDir);
  const areas = await areaSources();
  const first = entryFile('client/entry-client.tsx', list);
  return (route: PublicRoute | undefined): string[] => {
    const own = sourcesOf(route, areas).map((source) => fileWith(source, list));
    return [...withImports([first, ...own], list)];
  };
};
