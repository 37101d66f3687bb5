/**
 * `npx tsx tools/mongod.ts`: runs the tests on a MongoDB server: the one in TEST_MONGODB_URI, else the mongod of
 * MONGOMS_SYSTEM_BINARY, else one that mongodb-memory-server downloads if the network allows it.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const { TEST_MONGODB_URI, MONGOMS_SYSTEM_BINARY } = process.env;
if (!TEST_MONGODB_URI && !MONGOMS_SYSTEM_BINARY) process.env.TEST_MONGOD = 'download';
console.log(
  TEST_MONGODB_URI
    ? 'Testing on the server that TEST_MONGODB_URI names.'
    : `Testing on a mongod ${MONGOMS_SYSTEM_BINARY ? `(${MONGOMS_SYSTEM_BINARY})` : 'that mongodb-memory-server downloads'}.`,
);

const parts = process.argv.slice(2);
const args = ['--import', 'tsx', 'scripts/test.ts', '--only', 'build,unit,api,contract,built,e2e', ...parts];
const { status } = spawnSync(process.execPath, args, {
  cwd: resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
