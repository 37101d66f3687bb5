import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { findBrowsers } from './find-browsers';
import { runProgram } from './run-program';

/** The outcome of one test: its file, its name, and why it failed. */
export type Outcome = { file: string; name: string; state: 'passed' | 'failed' | 'skipped'; why: string };

type Chosen = {
  /** The files to run; all of them if undefined. */
  files?: readonly string[];
  quiet?: boolean;
  /** Reruns files that just failed, alone, with a trace of each step. */
  again?: boolean;
};

/** The name of an outcome for a whole run; its kinds of tests stand in `file`. */
export const crashName = 'failed outside of its tests';

/** The kinds of tests, by folder name. */
export const suiteNames = ['unit', 'store', 'api', 'contract', 'built', 'e2e', 'survey', 'proofs'] as const;
export type SuiteName = (typeof suiteNames)[number];

const scratch = mkdtempSync(join(tmpdir(), 'lantern-tests-'));
let reports = 0;
const newReport = () => join(scratch, `${++reports}.json`);

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** The first lines of a test's error, without colors; of the stack, only the places in tests. */
const getReason = (messages: readonly string[]) =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at (?!.*\/tests\/)/.test(line))
    .slice(0, 12)
    .map((line) => line.slice(0, 200))
    .join('\n');

/** A program that failed without a failed test: it crashed, or something broke between its tests. */
const crashed = (suites: readonly SuiteName[], why: string): Outcome => ({
  file: suites.join(', '),
  name: crashName,
  state: 'failed',
  why,
});

/** A program's errors outside of its tests, or the end of its output. */
const errorsOutside = (output: string) => {
  const at = output.search(/Unhandled (Errors?|Rejection)/);
  return getReason([at === -1 ? output.trimEnd().slice(-1500) : output.slice(at)]);
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const ofVitest = ({ testResults }: VitestReport): Outcome[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const outcomes = assertionResults.map(
      (test): Outcome => ({
        file,
        name: test.fullName,
        state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        why: getReason(test.failureMessages),
      }),
    );
    // A file that fails to load has no tests to count.
    const isBroken = status === 'failed' && outcomes.every(({ state }) => state !== 'failed');
    return isBroken
      ? [...outcomes, { file, name: 'could not be loaded', state: 'failed', why: getReason([message]) }]
      : outcomes;
  });

/** Tests mostly wait for a server or a disk, so more of them run at once than there are cores. */
const runVitest = async (projects: readonly SuiteName[], { files = [], quiet = false, again }: Chosen) => {
  const report = newReport();
  const { ok, output } = await runProgram(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      `--maxWorkers=${again ? 1 : 3}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { quiet },
  );
  const parsed = readReport<VitestReport>(report);
  const outcomes = parsed ? ofVitest(parsed) : [];
  const isSaid = ok || outcomes.some(({ state }) => state === 'failed');
  return isSaid ? outcomes : [...outcomes, crashed(projects, errorsOutside(output))];
};

const getSpecs = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(getSpecs),
];

const ofPlaywright = ({ suites, config, errors }: JSONReport): Outcome[] => [
  ...suites.flatMap(getSpecs).map((spec): Outcome => {
    const results = spec.tests.flatMap((test) => test.results);
    const isSkipped = spec.tests.every(({ status }) => status === 'skipped');
    return {
      file: relative(process.cwd(), join(config.rootDir, spec.file)),
      name: spec.title,
      state: isSkipped ? 'skipped' : spec.ok ? 'passed' : 'failed',
      why: getReason(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
    };
  }),
  ...errors.map(
    ({ message = '' }): Outcome => ({
      file: 'tests/e2e',
      name: 'could not be run',
      state: 'failed',
      why: getReason([message]),
    }),
  ),
];

const runPlaywright = async (
  projects: readonly SuiteName[],
  { files = [], quiet = false, again }: Chosen,
): Promise<Outcome[]> => {
  const report = newReport();
  let browsers: Record<string, string>;
  try {
    browsers = findBrowsers(console.log);
  } catch (error) {
    return [crashed(projects, String(error))];
  }
  const { output } = await runProgram(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      // One word each; otherwise it would take the files for more projects.
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
      ...(again ? ['--workers=1'] : []),
      ...files,
    ],
    { quiet, env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(again && { TEST_TRACE: 'on' }) } },
  );
  const parsed = readReport<JSONReport>(report);
  return parsed ? ofPlaywright(parsed) : [crashed(projects, errorsOutside(output))];
};

const inBrowser: readonly SuiteName[] = ['e2e', 'survey'];

/** Runs kinds of tests, side by side if one program runs them. */
export const runSuites = async (names: readonly SuiteName[], chosen: Chosen = {}): Promise<Outcome[]> => {
  const others = names.filter((name) => !inBrowser.includes(name));
  const browsers = names.filter((name) => inBrowser.includes(name));
  return [
    ...(others.length > 0 ? await runVitest(others, chosen) : []),
    ...(browsers.length > 0 ? await runPlaywright(browsers, chosen) : []),
  ];
};

/** Deletes the reports of this run. */
export const dropReports = () => rmSync(scratch, { recursive: true, force: true });
