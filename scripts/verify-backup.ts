/** `npm run backup:verify -- FILE`: reads a whole archive and reports its content, or what is wrong. */
import { resolve } from 'node:path';
import { unpack } from '../server/operations/archive/pack';
import { readArchive } from '../server/operations/archive/read-lines';
import { readOpener } from '../server/start/backup-settings';
import { dataEnv } from './data-env';
import { describeArchive } from './describe-archive';
import { runCommand } from './run-command';

const main = async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the archive: npm run backup:verify -- ../backup-of-today.lantern');
  console.log(describeArchive(await readArchive(await unpack(resolve(file), await readOpener(dataEnv())))));
  console.log('It is whole.');
};

await runCommand(main);
