import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as entryServer from '../client/entry-server';

export type Entry = typeof entryServer;
export type Page = { path: string; html: string };

const write = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** Renders every page into its own index.html, and the three that have no path of their own; answers the public ones. */
export const prerenderPages = async (entry: Entry, outDir: string): Promise<Page[]> => {
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const { siteMap, specialPaths, renderDocument } = entry;

  const pages = await Promise.all(
    siteMap.pages.map(async (path) => ({ path, html: await renderDocument(template, path) })),
  );
  await Promise.all(pages.map(({ path, html }) => write(join(outDir, path, 'index.html'), html)));

  const special = {
    '404.html': 'notFound',
    'sent.html': 'sent',
    'form-problem.html': 'formProblem',
  } as const;
  const written = Object.entries(special).map(async ([file, name]) =>
    write(join(outDir, file), await renderDocument(template, specialPaths[name])),
  );
  await Promise.all(written);
  return pages;
};
