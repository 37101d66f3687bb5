/**
 * `npx tsx tools/oracles/run.ts [-- server ...] [room ...]`: runs the API tests on third-party servers that speak MongoDB's
 * protocol. Known failures are listed with their reason; any other failure counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { knownFailures } from './known-failures';
import { startPlainCommands } from './plain-commands';
import { type OracleName, oracleNames, startOracle } from './servers';

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const root = resolve(import.meta.dirname, '../..');
const say = (text: string) => console.log(text);

const runTests = async (uri: string, room: string): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-oracle-'));
  const file = join(folder, 'report.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--maxWorkers=2', room];
  const child = spawn(process.execPath, [...args, '--reporter=json', `--outputFile=${file}`], {
    cwd: root,
    env: { ...process.env, TEST_MONGODB_URI: uri },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(folder, { recursive: true });
  return report;
};

/** Runs and reports the tests on one server; returns the number of unknown failures. */
const holdAgainst = async (name: OracleName, rooms: readonly string[]): Promise<number> => {
  await using server = await startOracle(name);
  await using plain = name === 'ferretdb' ? await startPlainCommands(server.uri) : undefined;
  let unknown = 0;
  // Run folder by folder, because a full run takes up to an hour and should show progress.
  for (const room of rooms) {
    const { testResults } = await runTests(plain?.uri ?? server.uri, `tests/api/${room}/`);
    unknown += tell(name, room, testResults);
  }
  return unknown;
};

/** Reports the tests of a folder; returns the number of unknown failures. */
const tell = (name: OracleName, room: string, testResults: Report['testResults']): number => {
  const failures = new Map(Object.entries(knownFailures[name]));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  let unknown = 0;
  say(`\n${name}, ${room}: ${passed} of ${tests.length} passed`);
  for (const { fullName, status, failureMessages } of tests) {
    const reason = failures.get(fullName);
    if (status === 'failed' && reason) say(`  known: ${fullName}\n         ${reason}`);
    if (status === 'failed' && !reason) {
      say(`  FAILED: ${fullName}\n          ${failureMessages[0]?.split('\n')[0] ?? ''}`);
      unknown++;
    }
    if (status === 'passed' && reason) say(`  passes, though it is in known-failures.ts: ${fullName}`);
    if (status === 'skipped' || status === 'pending') say(`  skipped: ${fullName}`);
  }
  for (const { name: file, message } of broken) say(`  FAILED: ${file} ${message}`);
  if (unknown + broken.length === 0) say('  as known');
  return unknown + broken.length;
};

const words = process.argv.slice(2);
const allRooms = (await readdir(join(root, 'tests/api'))).sort();
const names = oracleNames.filter((name) => words.includes(name));
const rooms = allRooms.filter((room) => words.includes(room));
const wrong = words.filter((word) => ![...oracleNames, ...allRooms].includes(word));
if (wrong.length > 0)
  throw new Error(
    `The servers are ${oracleNames.join(', ')}, the rooms ${allRooms.join(', ')}; not ${wrong.join(', ')}.`,
  );
let failed = 0;
for (const name of names.length > 0 ? names : oracleNames)
  failed += await holdAgainst(name, rooms.length > 0 ? rooms : allRooms);
say(`\n${failed} failed for no known reason`);
process.exitCode = failed > 0 ? 1 : 0;
