/**
 * `npm test`: type check, lint, build and every kind of test except the slow ones. `npm test -- --only unit,api` runs a
 * part, `npm test -- --changed` the tests that the change since the last commit (or `--changed main`) can reach.
 * Failures run again, alone; those that then pass are reported as flaky and count as passed. The last line is `N
 * passed, N failed`.
 */
import { resolve } from 'node:path';
import { keepFlaky } from './tests/flaky';
import { reachedTests } from './tests/reach';
import { runProgram } from './tests/run-program';
import { crashName, dropReports, type Outcome, runSuites, type SuiteName, suiteNames } from './tests/suites';

process.chdir(resolve(import.meta.dirname, '..'));
const say = (text: string) => console.log(text);
const { TEST_MONGODB_URI, MONGOMS_SYSTEM_BINARY, TEST_MONGOD } = process.env;
const onMongodb = Boolean(TEST_MONGODB_URI || MONGOMS_SYSTEM_BINARY || TEST_MONGOD === 'download');

const checks = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  build: ['--import', 'tsx', 'scripts/build.ts'],
};
type PartName = keyof typeof checks | SuiteName;

const isCheck = (part: PartName): part is keyof typeof checks => Object.hasOwn(checks, part);

const check = async (name: keyof typeof checks): Promise<Outcome[]> => {
  const { ok } = await runProgram(checks[name], { quiet: true });
  return [{ file: name, name: 'every file', state: ok ? 'passed' : 'failed', why: '' }];
};

/** The parts of a step run side by side, the steps one after another: the build must exist before its readers. */
const steps: readonly (readonly PartName[])[] = [
  ['types', 'lint'],
  ['build', 'unit', 'store'],
  ['api', 'contract', 'built'],
  ['e2e'],
  ['survey'],
  ['proofs'],
];
/** Slow by nature; `.ci/run` runs them once. */
const slow: readonly PartName[] = ['survey', 'proofs'];
const usual = steps.flat().filter((part) => !slow.includes(part));

const getOption = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at === -1 ? undefined : (process.argv[at + 1] ?? '');
};

const chosenParts = (): readonly PartName[] => {
  const names = getOption('--only')?.split(',');
  if (!names) return usual;
  const parts = steps.flat();
  const unknown = names.filter((name) => !parts.some((part) => part === name));
  if (unknown.length === 0) return names as PartName[];
  say(`There is no part "${unknown.join(', ')}". The parts are ${parts.join(', ')}.`);
  process.exit(2);
};

const findSuite = ({ file }: Outcome) => suiteNames.find((name) => file.startsWith(`tests/${name}/`));

/** Reruns the files of failed tests alone and returns those that then pass. */
const tryAgain = async (outcomes: readonly Outcome[]) => {
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const flaky: Outcome[] = [];
  for (const crash of failed.filter(({ name }) => name === crashName)) {
    say(`\nAgain, alone: ${crash.file}`);
    const suites = suiteNames.filter((name) => crash.file.split(', ').includes(name));
    const second = await runSuites(suites);
    if (second.every(({ state }) => state !== 'failed')) flaky.push(crash);
  }
  for (const suite of suiteNames) {
    const files = [...new Set(failed.filter((one) => findSuite(one) === suite).map(({ file }) => file))];
    if (files.length === 0) continue;
    say(`\nAgain, alone: ${files.join(', ')}`);
    const second = await runSuites([suite], { files, again: true });
    const passes = (one: Outcome) =>
      second.some(({ file, name, state }) => file === one.file && name === one.name && state === 'passed');
    flaky.push(...failed.filter((one) => findSuite(one) === suite && passes(one)));
  }
  return flaky;
};

const indented = (text: string) => text.replaceAll(/^/gm, '        ');

const main = async () => {
  const parts = chosenParts();
  const since = process.argv.includes('--changed') ? getOption('--changed') || 'HEAD' : undefined;
  const reached = since === undefined ? undefined : reachedTests(since);
  if (reached) say(`${reached.length} test files can be reached by what changed since ${since}.`);

  const lines: string[] = [];
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const here = step.filter((part) => parts.includes(part));
    const files = reached?.filter((file) => here.some((part) => file.startsWith(`tests/${part}/`)));
    const suites = suiteNames.filter(
      (name) => here.includes(name) && (!files || files.some((file) => file.startsWith(`tests/${name}/`))),
    );
    const isQuiet = here.some(isCheck);
    const timed = async (label: string, running: Promise<Outcome[]>) => {
      const from = performance.now();
      const outcomes = await running;
      const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6);
      const count = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length;
      const skipped = count('skipped') ? `, ${count('skipped')} skipped` : '';
      const line = `${label.padEnd(20)} ${seconds} s   ${count('passed')} passed, ${count('failed')} failed${skipped}`;
      say(line);
      lines.push(line);
      return outcomes;
    };
    const running = [
      ...here.filter(isCheck).map((name) => timed(name, check(name))),
      ...(suites.length > 0
        ? [timed(suites.join(', '), runSuites(suites, { ...(files && { files }), quiet: isQuiet }))]
        : []),
    ];
    outcomes.push(...(await Promise.all(running)).flat());
  }

  const flaky = await tryAgain(outcomes);
  const failed = outcomes.filter((one) => one.state === 'failed' && !flaky.includes(one));
  const skipped = outcomes.filter(({ state }) => state === 'skipped');
  if (!onMongodb) say('\nAll of it ran on the embedded store; npm run test:mongod runs it on MongoDB.');
  say(`\n${lines.join('\n')}\n`);
  for (const { file, name } of skipped) say(`skipped: ${file}: ${name}`);
  for (const { file, name, why } of flaky)
    say(`flaky: ${file}: ${name} (passed when it ran alone)\n${indented(why)}`);
  for (const { file, name, why } of failed) say(`failed: ${file}: ${name}\n${indented(why)}`);
  keepFlaky(flaky);
  const passed = outcomes.length - failed.length - skipped.length;
  say(`${passed} passed, ${failed.length} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
};

await main().finally(dropReports);
