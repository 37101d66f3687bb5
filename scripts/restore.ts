import { join, resolve } from 'node:path';
import { unpack } from '../server/operations/archive/pack';
import type { ArchiveContent } from '../server/operations/archive/read-lines';
import { restoreFolder, restoreMongo } from '../server/operations/archive/restore';
import { getOpener } from '../server/start/backup-settings';
import { keyFiles } from '../server/start/key-files';
import { dataEnv } from './data-env';
import { describeArchive, sayKeys } from './describe-archive';

/** Restores an archive into an empty data folder or an empty MongoDB. */
export const restore = async (file: string): Promise<void> => {
  const env = dataEnv();
  const text = await unpack(resolve(file), getOpener(env));
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
