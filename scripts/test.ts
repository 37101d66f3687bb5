/**
 * `npm test`: type check, lint, build, then the unit, API and browser tests, each with its seconds.
 * `npm test -- --only unit,api` runs a part. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './find-browser';

type Count = { passed: number; failed: number; skipped: number };

process.chdir(resolve(import.meta.dirname, '..'));
const say = (text: string) => console.log(text);
const scratch = mkdtempSync(join(tmpdir(), 'lantern-tests-'));
const minutes = 60_000;
/** No part takes so long, in minutes; one that hangs is ended with all it started. */
const longest = 45;
const { TEST_MONGODB_URI, MONGOMS_SYSTEM_BINARY, TEST_MONGOD } = process.env;
const onMongodb = Boolean(TEST_MONGODB_URI || MONGOMS_SYSTEM_BINARY || TEST_MONGOD === 'download');

/** Runs a program in a process group of its own, so that one which hangs can be ended with all it started. */
const run = (args: string[], { quiet }: { quiet: boolean }): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, {
      detached: true,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const pieces: Buffer[] = [];
    const keep = (piece: Buffer) => pieces.push(piece);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const deadline = setTimeout(() => {
      say(`Ended: it took longer than ${longest} minutes.`);
      end();
    }, longest * minutes);
    process.once('SIGINT', end).once('SIGTERM', end);
    child.once('close', (code) => {
      clearTimeout(deadline);
      process.off('SIGINT', end).off('SIGTERM', end);
      if (code !== 0 && quiet) process.stdout.write(Buffer.concat(pieces));
      done(code === 0);
    });
  });

const check = async (...args: string[]): Promise<Count> => {
  const ok = await run(args, { quiet: true });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const read = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Tests mostly wait, for a browser or a disk: more of them than cores run at once. */
const workers = '--maxWorkers=3';

/** Told again in the closing lines, so that whoever sees only the end of a long run knows what to look at. */
const named: string[] = [];

/** The first lines of why a test failed, without colours; of the way there the places in tests alone. */
const reason = (messages: string[]) =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at (?!.*\/tests\/)/.test(line))
    .slice(0, 12)
    .map((line) => `\n        ${line.slice(0, 200)}`)
    .join('');

const suite = async (project: string): Promise<Count> => {
  const file = join(scratch, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, workers, ...reporters];
  const ok = await run(args, { quiet: false });
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };

  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  for (const { fullName } of skipped) say(`  skipped: ${fullName}`);
  // A file that cannot be loaded has no tests to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  for (const { name, assertionResults } of report.testResults) {
    const failing = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failing)
      named.push(`${basename(name)}: ${fullName}${reason(failureMessages)}`);
  }
  for (const { name } of broken) named.push(`${basename(name)}: could not be loaded`);
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: skipped.length,
  };
};

const browserSuite = async (): Promise<Count> => {
  try {
    process.env.CHROMIUM_PATH = findBrowser(say);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return suite('e2e');
};

const steps: Record<string, () => Promise<Count>> = {
  types: () => check('node_modules/typescript/bin/tsc', '-b'),
  lint: () => check('node_modules/@biomejs/biome/bin/biome', 'check', '.'),
  build: () => check('--import', 'tsx', 'scripts/build.ts'),
  unit: () => suite('unit'),
  api: () => suite('api'),
  e2e: browserSuite,
};

const chosen = (): string[] => {
  const at = process.argv.indexOf('--only');
  if (at === -1) return Object.keys(steps);
  const names = (process.argv[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length === 0) return names;
  say(`There is no part "${unknown.join(', ')}". The parts are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
};

const main = async () => {
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  for (const name of chosen()) {
    const from = performance.now();
    const count = await steps[name]!();
    const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6);
    const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
    const line = `${name.padEnd(6)} ${seconds} s   ${count.passed} passed, ${count.failed} failed${skipped}`;
    say(line);
    lines.push(line);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
  }
  if (!onMongodb) say('\nAll of it ran on the embedded store; npm run test:mongod runs it on MongoDB.');
  say(`\n${lines.join('\n')}\n`);
  for (const name of named) say(`failed: ${name}`);
  say(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
};

await main().finally(() => rmSync(scratch, { recursive: true, force: true }));
