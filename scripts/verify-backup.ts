import { resolve } from 'node:path';
import { unpack } from '../server/operations/archive/pack';
import { readArchive } from '../server/operations/archive/read-lines';
import { getOpener } from '../server/start/backup-settings';
import { dataEnv } from './data-env';
import { describeArchive } from './describe-archive';

/** Reads a whole archive and reports its content, or what is wrong. */
export const verifyBackup = async (file: string): Promise<void> => {
  console.log(describeArchive(await readArchive(await unpack(resolve(file), getOpener(dataEnv())))));
  console.log('It is whole.');
};
