/**
 * `npx tsx tools/chaos/run.ts [-- words of a fault ...] [--on=embedded] [--rounds=3] [--minutes=5] [--write]`: how the product
 * handles faults; `--write` saves the rows in tools/chaos/README.md. Exits with 1 if a lead was lost or stored twice.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startOracle } from '../oracles/servers';
import { type Fault, faults } from './faults';
import { fileFaults } from './file-faults';
import type { HomeName } from './home';
import { type Result, runFault } from './run-fault';
import { say, writeRow } from './table';

process.chdir(resolve(import.meta.dirname, '../..'));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const limits = {
  rounds: Number(values.rounds),
  ...(values.minutes && { minutes: Number(values.minutes) }),
};

const isAsked = ({ name }: Fault) =>
  positionals.length === 0 || positionals.some((word) => name.includes(word));
const isHomeAsked = (home: HomeName) => !values.on || values.on === home;

const results: Result[] = [];
const notRun: string[] = [];
const failed: string[] = [];

let oracle: ReturnType<typeof startOracle> | undefined;

/** The third-party server, built and started by the first fault that needs it. */
const findForeign = async (on: HomeName) => {
  if (on !== 'mongo-java-server') return undefined;
  oracle ??= startOracle(on);
  return (await oracle).uri;
};

const tryFault = async (fault: Fault, on: HomeName) => {
  if (fault.missing) {
    notRun.push(`${fault.name}: ${fault.missing}`);
    return;
  }
  try {
    const result = await runFault(fault, on, limits, await findForeign(on));
    results.push(result);
    say(result);
    if (values.write) writeRow(result);
  } catch (error) {
    failed.push(`${fault.name} on ${on}: ${error instanceof Error ? error.message : error}`);
    console.log(failed.at(-1));
  }
};

if (!existsSync('dist/server/main.js'))
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
for (const fault of [...faults, ...fileFaults].filter(isAsked))
  for (const on of fault.on.filter(isHomeAsked)) await tryFault(fault, on);

await oracle?.then((server) => server[Symbol.asyncDispose]()).catch(() => {});
for (const line of notRun) console.log(`not run: ${line}`);
const sum = (what: 'lost' | 'twice') => results.reduce((total, result) => total + result[what], 0);
const [lost, twice] = [sum('lost'), sum('twice')];
console.log(`\n${results.length} faults: ${lost} lost, ${twice} twice, ${failed.length} failed.`);
process.exit(results.length > 0 && lost + twice + failed.length === 0 ? 0 : 1);
