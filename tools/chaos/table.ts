import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import type { Result } from './run-fault';

const documentPath = 'tools/chaos/README.md';
const [from, to] = ['<!-- chaos -->', '<!-- end of chaos -->'];
const head = ['fault', 'on', 'rounds', 'acknowledged', 'lost', 'twice', 'seconds to recover'];

const cells = ({ fault, on, rounds, acknowledged, lost, twice, recoverySeconds }: Result): string[] => [
  fault,
  on,
  `${rounds}`,
  acknowledged.toLocaleString('en'),
  `${lost}`,
  `${twice}`,
  recoverySeconds.toFixed(2),
];

/** Prints a row of the table as soon as it is known. */
export const say = (result: Result) => {
  const widths = [36, 18, 7, 13, 5, 6, 5];
  console.log(
    cells(result)
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join(' '),
  );
};

const machine = () =>
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.versions.node}`;

const toRow = (row: readonly string[]) => `| ${row.join(' | ')} |`;

/** Replaces the last row of the fault. */
export const writeRow = (result: Result) => {
  const [before, rest] = readFileSync(documentPath, 'utf8').split(`${from}\n`) as [string, string];
  const [table, after] = rest.split(to) as [string, string];
  const row = cells(result);
  const isSame = (line: string) => line.startsWith(`| ${row[0]} | ${row[1]} |`);
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith(`| ${head[0]} `));
  const at = rows.findIndex(isSame);
  if (at === -1) rows.push(toRow(row));
  else rows[at] = toRow(row);
  const date = new Date().toISOString().slice(0, 10);
  const lines = [`${date}, ${machine()}.`, '', toRow(head), `|${'---|'.repeat(head.length)}`, ...rows];
  writeFileSync(documentPath, `${before}${from}\n${lines.join('\n')}\n${to}${after}`);
};
