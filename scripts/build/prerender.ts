import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as entryServer from '../../client/entry-server';
import { createPageScripts } from './page-scripts';

export type Entry = typeof entryServer;
export type Page = { path: string; html: string };

const write = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** Inlines the loader, which saves a request and lets it watch for a touch from the start. */
const inlineLoader = async (html: string, outDir: string) => {
  const [tag, file] = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/.exec(html) ?? [];
  if (!tag || !file) throw new Error('client/index.html has no script that could stand in the page.');
  // The bundler leaves a comment where the page's style sheet was imported.
  const code = (await readFile(join(outDir, file), 'utf8')).replace(/^\/\*.*?\*\//, '');
  await rm(join(outDir, file));
  return {
    template: html.replace(tag, () => `<script type="module">${code}</script>`),
    hash: computeHash(code),
  };
};

const computeHash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/**
 * Renders every page into its own index.html, plus the three pages per language that have no path; returns the public
 * ones.
 */
export const prerenderPages = async (entry: Entry, outDir: string) => {
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const { template, hash } = await inlineLoader(built, outDir);
  const { siteMap, specialPaths, routes, renderDocument } = entry;
  const scriptsOf = await createPageScripts(outDir);

  const render = async (path: string) => {
    const route = routes.find((one) => one.path === path);
    const html = await renderDocument(template, path);
    const scripts = scriptsOf(html, route).map((file) => `/${file}`);
    return html.replace('</head>', `<meta name="page-scripts" content="${scripts.join(' ')}"></head>`);
  };

  const pages: Page[] = await Promise.all(
    siteMap.pages.map(async (path) => ({ path, html: await render(path) })),
  );
  await Promise.all(pages.map(({ path, html }) => write(join(outDir, path, 'index.html'), html)));

  for (const { prefix } of siteMap.languages) {
    const { notFound, notTaken, sent, formProblem } = specialPaths;
    await write(join(outDir, prefix, 'not-taken.html'), await render(prefix + notTaken));
    await write(join(outDir, prefix, '404.html'), await render(prefix + notFound));
    await write(join(outDir, prefix, 'sent.html'), await renderDocument(template, prefix + sent));
    await write(
      join(outDir, prefix, 'form-problem.html'),
      await renderDocument(template, prefix + formProblem),
    );
  }
  await Promise.all(
    Object.keys(siteMap.concerns).map(async (path) =>
      write(join(outDir, path, 'concern.html'), await entry.renderConcernAnswer(path)),
    ),
  );
  const forms = pages.filter(({ html }) => html.includes('name="caseType"')).map(({ path }) => path);
  const classic = pages.flatMap(({ html }) => [...html.matchAll(/<script>(.*?)<\/script>/gs)]);
  const inlineScripts = [...new Set([hash, ...classic.map(([, code = '']) => computeHash(code))])];
  return { pages, inlineScripts, forms };
};
