/**
 * `npm test`: checks, build and every kind of test but the slow ones; `--only unit,api`: a part; `--changed main`: what
 * the change since a commit can reach. A test that passes when it runs again is flaky. Last: `N passed, N failed`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from './tests/outcomes';

const log = join(mkdtempSync(join(tmpdir(), 'lantern-tests-')), 'outcomes');
// With this NODE_ENV nothing that a test runs reads .env.
Object.assign(process.env, { TEST_OUTCOMES: log, NODE_ENV: 'test' });

const programs: readonly [kinds: string, command: string][] = [
  ['types', 'typescript/bin/tsc -b'],
  ['lint', '@biomejs/biome/bin/biome check .'],
  ['build', 'tsx/dist/cli.mjs scripts/build.ts'],
  ['unit store api contract built proofs browsers', 'vitest/vitest.mjs run --retry=1'],
  ['e2e survey', `@playwright/test/cli.js test --retries=1 --test-list-invert=${log}-settled`],
];
const parts = programs.flatMap(([kinds]) => kinds.split(' '));
const usual = parts.filter((part) => !['proofs', 'browsers', 'survey'].includes(part)).join();
const options = { only: { type: 'string', default: usual }, changed: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const only = values.only.split(',');
for (const part of only) if (!parts.includes(part)) throw new Error(`No ${part}, but ${parts.join(', ')}.`);

/** A pattern of the tests that a change can reach, by `tests/areas.json`: the areas of tests with their sources. */
const findReached = (since = 'HEAD') => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const changed = git('diff', '--name-only', since) + git('ls-files', '--others', '--exclude-standard');
  const areas = Object.entries<string>(JSON.parse(readFileSync('tests/areas.json', 'utf8')));
  const reached = areas.filter(([, sources]) => new RegExp(`^(${sources})`, 'm').test(changed));
  return [...reached.map(([tests]) => `tests/${tests}`), ...changed.trim().split('\n')].join('|');
};
const reached = new RegExp(values.changed ? `^(${findReached(positionals[0])})` : '');
const paths = readdirSync('tests', { recursive: true }).map((path) => `tests/${path}`);
const tests = paths.filter((path) => /\.test\.tsx?$/.test(path) && reached.test(path));

const read = (): Outcome[] => JSON.parse(`[${existsSync(log) ? readFileSync(log, 'utf8').slice(1) : ''}]`);
const keep = (outcome: Outcome) => appendFileSync(log, `,${JSON.stringify(outcome)}`);
const run = (command: string) =>
  spawnSync('node', `node_modules/${command}`.split(' '), { stdio: 'inherit' }).status === 0;

/** Repeats a run that died, Playwright without the settled tests, Vitest without the settled files. */
const runTests = (command: string, files: string[], tries = 3) => {
  const [program] = /vitest|playwright/.exec(command)!;
  const settled = read();
  if (tries === 0) return keep({ file: program, name: 'did not end', state: 'failed', why: '' });
  writeFileSync(`${log}-settled`, settled.map(({ file, name }) => `${file} › ${name}`).join('\n'));
  const rest = files.filter((path) => program === 'playwright' || !settled.some(({ file }) => file === path));
  const projects = [...new Set(files.map((path) => `--project=${path.split('/')[1]}`))];
  run([command, '--reporter=./scripts/tests/outcomes.ts', ...projects, ...rest].join(' '));
  if (read().at(-1)?.file !== program) runTests(command, files, tries - 1);
};

for (const [kinds, command] of programs) {
  const chosen = kinds.split(' ').filter((kind) => only.includes(kind));
  const files = tests.filter((path) => chosen.includes(path.split('/')[1]!));
  if (files.length > 0) runTests(command, files);
  else if (chosen.length > 0 && !existsSync(`tests/${chosen[0]}`))
    keep({ file: chosen[0]!, name: 'all', state: run(command) ? 'passed' : 'failed', why: '' });
}

const outcomes = read().filter(({ state }) => state !== 'ended');
const select = (wanted: string) => outcomes.filter(({ state }) => state === wanted);
for (const { state, file, name, why } of ['skipped', 'flaky', 'failed'].flatMap(select))
  console.log(`${state}: ${file}: ${name}\n${why}`.trim().replaceAll('\n', '\n        '));
const day = new Date().toISOString().slice(0, 10);
for (const { file, name } of select('flaky')) appendFileSync('tests/flaky.txt', `${day} ${file}: ${name}\n`);
const [failed, skipped] = [select('failed').length, select('skipped').length];
const counts = [`${outcomes.length - failed - skipped} passed`, `${failed} failed`, `${skipped} skipped`];
console.log(counts.slice(0, skipped > 0 ? 3 : 2).join(', '));
process.exitCode = failed > 0 ? 1 : 0;
