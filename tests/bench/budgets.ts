/** What every public page costs, read from the build: `tsx tests/bench/budgets.ts`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routes } from '../../client/routes';
import { limits, measureBudgets } from '../../scripts/budgets';
import type { Row } from './pages';

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

export const budgetRows = async (): Promise<Row[]> => {
  const pages = await Promise.all(
    routes.map(async ({ path }) => ({
      path,
      html: await readFile(join(outDir, path, 'index.html'), 'utf8'),
    })),
  );
  const budgets = await measureBudgets(pages, outDir);
  return budgets.flatMap(({ path, scriptBefore, scriptTotal, fonts, elsewhere }, index) => {
    const words = wordsIn(pages[index]?.html ?? '');
    const [fewest, most] = wordsOfFullPage;
    const isFull = routes[index]?.kind === 'practice-area' && routes[index]?.priority === 0.8;
    const row = (name: string, value: number, unit: string, ok: boolean, note = ''): Row => ({
      name: `${path}  ${name}`,
      value: Number(value.toFixed(1)),
      unit,
      note,
      ok,
    });
    return [
      row('script before idle', scriptBefore, 'kB gz', scriptBefore <= limits.scriptBefore),
      row(
        'script in all',
        scriptTotal,
        'kB gz',
        scriptTotal <= limits.scriptTotal,
        'without what the form loads when it is near',
      ),
      row('fonts', fonts, 'files', fonts <= limits.fonts),
      row('requests elsewhere', elsewhere.length, '', elsewhere.length === 0, elsewhere.join(' ')),
      row(
        'words',
        words,
        '',
        !isFull || (words >= fewest && words <= most),
        isFull ? `${fewest} to ${most}` : '',
      ),
    ];
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await budgetRows();
  console.table(rows.map(({ ok, ...row }) => ({ ok: ok ? 'yes' : 'NO', ...row })));
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
}
