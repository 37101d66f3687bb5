/**
 * `npm run backup -- FILE.lantern`: all data in one file. `npm run backup -- FOLDER`: a copy of DATA_DIR. Both also
 * while the server runs.
 */
import { resolve } from 'node:path';
import { send } from '../server/archive/sources';
import { backUp } from '../server/db/embedded/disk/backup';
import { lockOf } from '../server/start/backup-settings';
import type { Env } from '../server/start/env';
import { keyFiles } from '../server/start/key-files';
import { dataEnv } from './data-env';
import { runCommand } from './run-command';
import { writeData } from './write-archive';

const copyFolder = async ({ DATA_DIR: from, MONGODB_URI }: Env, target: string) => {
  if (MONGODB_URI)
    throw new Error('The data is on MongoDB: name a file, npm run backup -- ../backup-of-today.lantern');
  const to = resolve(target);
  const documents = await backUp(from, to, { send, alongside: keyFiles });
  console.log(`Copied ${documents.toLocaleString('en')} documents from ${from} to ${to}, and checked them.`);
  console.log(`To restore, stop the server and put this folder in the place of ${from}.`);
};

const main = async () => {
  const [target] = process.argv.slice(2);
  if (!target)
    throw new Error('Name a new file for the backup: npm run backup -- ../backup-of-today.lantern');
  const env = dataEnv();
  if (!target.endsWith('.lantern')) return copyFolder(env, target);
  await writeData(env, target, await lockOf(env));
};

await runCommand(main);
