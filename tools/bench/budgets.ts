/** The cost of every public page, read from the build: `tsx tools/bench/budgets.ts`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areaSlugs, areas } from '../../client/content/areas';
import { paths } from '../../client/paths';
import { routes } from '../../client/routes';
import { isWithin, limits, measureBudgets } from '../../scripts/build/budgets';
import type { Row } from './row';

const outDir = 'dist/client';

/** The minimum words of a full practice-area page. */
const wordsOfFullPage = 600;
const fullPages = new Set(areaSlugs.filter((slug) => areas[slug].layout === 'full').map(paths.service));

const splitWords = (html: string) => {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main
    .replace(/<svg.*?<\/svg>|<select.*?<\/select>|<aside.*?<\/aside>/gs, ' ')
    .replace(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
};

export const run = async (): Promise<Row[]> => {
  const pages = await Promise.all(
    routes.map(async ({ path }) => ({
      path,
      html: await readFile(join(outDir, path, 'index.html'), 'utf8'),
    })),
  );
  const budgets = await measureBudgets(pages, outDir);
  return budgets.map((budget, index) => {
    const { path, scriptBefore, scriptTotal, fonts, elsewhere } = budget;
    const words = splitWords(pages[index]?.html ?? '');
    const isFull = fullPages.has(routes[index]?.main ?? '');
    return {
      name: path,
      value: Number(scriptTotal.toFixed(1)),
      unit: 'kB gz',
      target: `at most ${limits.scriptTotal}${isFull ? `, at least ${wordsOfFullPage} words` : ''}`,
      ok: isWithin(budget) && (!isFull || words >= wordsOfFullPage),
      note: [
        `${scriptBefore.toFixed(1)} kB before idle, ${fonts} fonts, ${words} words`,
        ...elsewhere.map((address) => `asks ${address}`),
      ].join('; '),
    };
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await run();
  console.table(rows);
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
}
