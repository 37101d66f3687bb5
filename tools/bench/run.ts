/**
 * `npm run bench [-- name ...] [--write]`: prints each benchmark's table; `--write` saves them in docs/benchmarks.md.
 * Exits with 1 if a figure misses its target.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
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
  texts: 'Texts that arrive',
  sequences: 'Leads that start a sequence',
  reads: 'Reading leads',
  soak: 'Ten minutes of everything at once',
  lists: 'Staff lists',
  scale: 'Many leads',
  compare: 'Two builds',
  embedded: 'The embedded store',
  budgets: 'What a public page costs',
  pages: 'Public pages in a browser',
};

const documentPath = 'docs/benchmarks.md';
const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('--'));

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
const busy = isBusy ? `, **busy with other work (load ${load.toFixed(1)}): measure again**` : '';

const machine = () =>
  `${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.versions.node}${busy}`;

const markdown = (rows: Row[]) => {
  const line = (row: string[]) => `| ${row.map((cell) => cell.replaceAll('|', '\\|').trim()).join(' | ')} |`;
  const date = new Date().toISOString().slice(0, 10);
  return [
    `${date}, ${machine()}.`,
    '',
    line(head),
    '|---|---|---|---|---|',
    ...rows.map(cells).map(line),
  ].join('\n');
};

/** Replaces each table between its two marks; the text around them stays. */
const write = (tables: Record<string, string>) => {
  let text = existsSync(documentPath) ? readFileSync(documentPath, 'utf8') : '# Benchmarks\n';
  for (const [name, table] of Object.entries(tables)) {
    const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const block = `${from}\n${table}\n${to}`;
    const start = text.indexOf(from);
    text =
      start === -1
        ? `${text.trimEnd()}\n\n## ${benchmarks[name]}\n\n${block}\n`
        : text.slice(0, start) + block + text.slice(text.indexOf(to) + to.length);
  }
  writeFileSync(documentPath, text);
  console.log(`\n${documentPath} is written.`);
};

const main = async () => {
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark "${unknown.join(', ')}": ${Object.keys(benchmarks).join(', ')}.`);
    process.exit(2);
  }
  if (!existsSync('dist/server/main.js'))
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });

  if (isBusy) console.log(`\nThe machine is busy (load ${load.toFixed(1)}): these figures say little.`);
  const tables: Record<string, string> = {};
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
      tables[name] = markdown(rows);
    } catch (error) {
      missed++;
      console.error(error instanceof Error ? error.stack : error);
    }
  }
  if (options.includes('--write')) write(tables);
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} missed.`);
  process.exitCode = missed > 0 ? 1 : 0;
};

await main();
