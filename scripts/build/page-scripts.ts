import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicRoute } from '../../client/routes';
import type { ModuleList } from './module-list';

/** The sources of a page's islands: their code, and a form's texts in the page's language. */
const islandSources = (html: string, { language }: PublicRoute): string[] => {
  if (!html.includes('data-island=')) return [];
  const words = `client/content/${language.id}/pages/consultation.ts`;
  return ['client/site/islands.tsx', ...(html.includes('data-island="form"') ? [words] : [])];
};

/** The script that contains a source. */
export const fileWith = (source: string, list: ModuleList) => {
  const file = Object.entries(list).find(([, { modules }]) => modules.includes(source))?.[0];
  if (!file)
    throw new Error(`No script holds ${source}: scripts/build/page-scripts.ts has to learn where it went.`);
  return file;
};

/** Scripts and everything they import before they run. */
export const withImports = (files: string[], list: ModuleList, visited = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (visited.has(file)) continue;
    visited.add(file);
    withImports(list[file]?.imports ?? [], list, visited);
  }
  return visited;
};

/** The script whose entry is a source, even if its modules were merged into another. */
export const entryFile = (source: string, list: ModuleList) => {
  const file = Object.keys(list).find((name) => list[name]?.facade === source);
  if (!file) throw new Error(`The build has no entry ${source}`);
  return file;
};

export const readModuleList = async (outDir: string) =>
  JSON.parse(await readFile(join(outDir, '.vite/modules.json'), 'utf8')) as ModuleList;

/** The files that a page's loader fetches when the page is idle or touched: the entry first, then its imports. */
export const createPageScripts = async (outDir: string) => {
  const list = await readModuleList(outDir);
  const first = entryFile('client/entry-client.ts', list);
  return (html: string, route: PublicRoute | undefined): string[] => {
    const own = route ? islandSources(html, route).map((source) => fileWith(source, list)) : [];
    return [...withImports([first, ...own], list)];
  };
};
