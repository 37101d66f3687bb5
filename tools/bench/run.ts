/** `npm run bench [-- name ...]`: prints each benchmark's table. Exits with 1 if a figure misses its target. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Row } from './row';

process.chdir(resolve(import.meta.dirname, '../..'));

/** Each is a module in this folder whose `run()` returns rows. */
const benchmarks: Record<string, string> = {
  startup: 'Start and memory',
  intake: 'Taking in leads',
  rate: 'Leads at a fixed rate',
  vendors: 'Vendors and imports',
  signing: 'Agreements',
  sequences: 'Leads that start a sequence',
  reads: 'Reading leads',
  soak: 'Ten minutes of everything at once',
  lists: 'Staff lists',
  scale: 'Many leads',
  compare: 'Two builds',
  pages: 'Public pages in a browser',
};

const names = process.argv.slice(2);

const cells = ({ name, value, unit, target, ok, note }: Row): string[] => [
  name,
  `${value.toLocaleString('en')} ${unit}`,
  target ?? '',
  ok === undefined ? '' : ok ? 'yes' : 'NO',
  note ?? '',
];
const head = ['', 'measured', 'target', 'met', ''];

const print = (rows: Row[]) => {
  const table = [head, ...rows.map(cells)];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  for (const line of table)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
};

/** Read before the first benchmark, which causes load itself. */
const load = loadavg()[0] ?? 0;
const isBusy = load > cpus().length / 2;
const main = async () => {
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark "${unknown.join(', ')}": ${Object.keys(benchmarks).join(', ')}.`);
    process.exit(2);
  }
  if (!existsSync('dist/server/main.js'))
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });

  if (isBusy) console.log(`\nThe machine is busy (load ${load.toFixed(1)}): these figures say little.`);
  let missed = 0;
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const file = resolve(import.meta.dirname, `${name}.ts`);
    console.log(`\n${benchmarks[name]} (${name})`);
    if (!existsSync(file)) {
      console.log('  not there');
      continue;
    }
    try {
      const benchmark = (await import(file)) as { run: () => Promise<Row[]> };
      const rows = await benchmark.run();
      print(rows);
      missed += rows.filter(({ ok }) => ok === false).length;
    } catch (error) {
      missed++;
      console.error(error instanceof Error ? error.stack : error);
    }
  }
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} missed.`);
  process.exitCode = missed > 0 ? 1 : 0;
};

await main();
