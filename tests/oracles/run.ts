/**
 * `npm run test:oracles [-- server ...]`: the API tests on servers that speak MongoDB's protocol and that nobody here
 * wrote. What fails there for a known reason is named with it; anything else that fails is a failure.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { knownFailures } from './known-failures';
import { startPlainIndexes } from './plain-indexes';
import { type OracleName, oracleNames, startOracle } from './servers';

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

const root = resolve(import.meta.dirname, '../..');
const say = (text: string) => console.log(text);

const runTests = async (uri: string): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-oracle-'));
  const file = join(folder, 'report.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--maxWorkers=2'];
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

/** Says how the tests went on one server; answers how many failed for no known reason. */
const holdAgainst = async (name: OracleName): Promise<number> => {
  await using server = await startOracle(name);
  await using plain = name === 'ferretdb' ? await startPlainIndexes(server.uri) : undefined;
  const { testResults } = await runTests(plain?.uri ?? server.uri);
  const known = new Map(Object.entries(knownFailures[name]));
  let unknown = 0;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  say(`\n${name}: ${tests.filter(({ status }) => status === 'passed').length} of ${tests.length} passed`);
  for (const { fullName, status } of tests) {
    const reason = known.get(fullName);
    if (status === 'failed' && reason) say(`  known: ${fullName}\n         ${reason}`);
    if (status === 'failed' && !reason) say(`  FAILED: ${fullName}`);
    if (status === 'failed' && !reason) unknown++;
    if (status === 'skipped' || status === 'pending') say(`  skipped: ${fullName}`);
  }
  for (const { name: file, message } of broken) say(`  FAILED: ${file} ${message}`);
  return unknown + broken.length;
};

const chosen = process.argv.slice(2) as OracleName[];
const wrong = chosen.filter((name) => !oracleNames.includes(name));
if (wrong.length > 0) throw new Error(`The servers are ${oracleNames.join(', ')}; not ${wrong.join(', ')}.`);
let failed = 0;
for (const name of chosen.length > 0 ? chosen : oracleNames) failed += await holdAgainst(name);
say(`\n${failed} failed for no known reason`);
process.exitCode = failed > 0 ? 1 : 0;
