import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from './suites';

/** Tests that failed among others and passed alone, one line each with the day. A test listed twice needs fixing. */
const list = 'tests/flaky.txt';

const readList = () => (existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []);

/** Adds this run's flaky tests to the list in the repository. */
export const keepFlaky = (flaky: readonly Outcome[], now = new Date()) => {
  if (flaky.length === 0) return;
  const day = now.toISOString().slice(0, 10);
  const lines = [...readList(), ...flaky.map(({ file, name }) => `${day} ${file}: ${name}`)];
  writeFileSync(list, `${lines.join('\n')}\n`);
  const sentences = lines.map((line) => line.slice(day.length + 1));
  const often = [...new Set(sentences.filter((line, at) => sentences.indexOf(line) !== at))];
  for (const line of often) console.log(`listed twice, mend it: ${line}`);
};
