/** `npm run restore -- FILE`, also `npm run import`: restores an archive into an empty data folder or MongoDB. */
import { join, resolve } from 'node:path';
import { unpack } from '../server/operations/archive/pack';
import type { ArchiveContent } from '../server/operations/archive/read-lines';
import { restoreFolder, restoreMongo } from '../server/operations/archive/restore';
import { readOpener } from '../server/start/backup-settings';
import { keyFiles } from '../server/start/key-files';
import { dataEnv } from './data-env';
import { describeArchive, sayKeys } from './describe-archive';
import { runCommand } from './run-command';

const main = async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the archive: npm run restore -- ../backup-of-today.lantern');
  const env = dataEnv();
  const text = await unpack(resolve(file), await readOpener(env));
  if (!env.MONGODB_URI) {
    const content = await restoreFolder(env.DATA_DIR, text, keyFiles, console.log);
    return done(content, env.DATA_DIR);
  }
  const dir = join(env.DATA_DIR, 'restored-keys');
  done(await restoreMongo(env.MONGODB_URI, text, { dir, keyFiles }, console.log), 'MongoDB');
  sayKeys(dir);
};

const done = (content: ArchiveContent, to: string) => {
  console.log(describeArchive(content));
  console.log(`Restored into ${to}, and compared with what was written.`);
  const { settings } = content.header;
  if (settings.length > 0) console.log(`Start with these settings as they were: ${settings.join(', ')}.`);
};

await runCommand(main);
