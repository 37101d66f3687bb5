import { existsSync, realpathSync } from 'node:fs';
import { findAnswers, getSocketPath } from '../server/db/embedded/socket-path';
import { moveBeside, moveLast } from '../server/operations/archive/move';
import type { Changes } from '../server/operations/archive/synchronize';
import { secretSettings } from '../server/start/backup-settings';
import { readEnv } from '../server/start/env';
import { sayKeys } from './describe-archive';

const formatChanges = ({ documents, inserted, replaced, removed }: Changes) =>
  `${documents.toLocaleString('en')} documents looked at: ${inserted} new, ${replaced} changed, ${removed} removed.`;

/** Moves a folder's data to MongoDB; run it once beside the server, and once after it has stopped. */
export const move = async (address: string | undefined): Promise<void> => {
  const to = address ?? process.env.MOVE_TO;
  if (!to?.startsWith('mongodb'))
    throw new Error(
      'Name the address of the MongoDB: npx lantern move mongodb://db1,db2,db3/lantern?replicaSet=rs0',
    );
  const env = readEnv({ ...process.env, MONGODB_URI: '' });
  if (!existsSync(env.DATA_DIR)) throw new Error(`There is no data folder ${env.DATA_DIR}.`);
  const dir = realpathSync(env.DATA_DIR);
  const source = {
    dir,
    to,
    onProgress: (count: number) => console.log(`${count.toLocaleString('en')} documents`),
  };
  if (await findAnswers(getSocketPath(dir))) {
    console.log(formatChanges(await moveBeside(source, `${dir}.moving`)));
    console.log('Now stop the server and run the same command again: it brings what has changed since.');
    return;
  }
  console.log(formatChanges(await moveLast(source)));
  console.log(
    'All is there, compared document by document. Start the servers with this and the other settings as they were:',
  );
  console.log('  export MONGODB_URI=...   (the address you gave)');
  sayKeys(dir);
  const secrets = secretSettings(env);
  if (secrets.length > 0) console.log(`  and as they were: ${secrets.join(', ')}`);
  console.log(`Then put ${dir} away: a server that starts on it would take leads in that nobody looks for.`);
};
