/** What every public page costs, read from the build: `tsx tests/bench/budgets.ts`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routes } from '../../client/routes';
import { isWithin, limits, measureBudgets } from '../../scripts/build/budgets';
import type { Row } from './row';

const outDir = 'dist/client';

/** A full practice-area page says at least this and at most that. */
const wordsOfFullPage = [600, 1200] as const;

const wordsIn = (html: string) => {
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
    const words = wordsIn(pages[index]?.html ?? '');
    const [fewest, most] = wordsOfFullPage;
    const isFull = routes[index]?.kind === 'practice-area' && routes[index]?.priority === 0.8;
    return {
      name: path,
      value: Number(scriptTotal.toFixed(1)),
      unit: 'kB gz',
      target: `at most ${limits.scriptTotal}${isFull ? `, ${fewest} to ${most} words` : ''}`,
      ok: isWithin(budget) && (!isFull || (words >= fewest && words <= most)),
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
