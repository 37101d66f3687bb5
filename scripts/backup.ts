import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createConnection, openConnection } from '../server/core/db/connect';
import { backUp } from '../server/db/embedded/disk/backup';
import { dataPath } from '../server/db/embedded/disk/folder';
import { send } from '../server/operations/archive/sources';
import { getSignedHead, latestHead } from '../server/proof/certificate';
import { ledgerHeads } from '../server/proof/ledger.model';
import { getLock } from '../server/start/backup-settings';
import type { Env } from '../server/start/env';
import { keyFiles } from '../server/start/key-files';
import { dataEnv } from './data-env';
import { openStore } from './open-store';
import { writeData } from './write-archive';

/** The newest ledger head of a data folder, read before the copy. */
const findHead = async (dir: string) => {
  const store = await openStore({ DATA_DIR: dir });
  const connection = createConnection();
  try {
    await openConnection(connection, { uri: store.uri });
    const head = await latestHead({ ledgerHeads: ledgerHeads.model(connection) });
    return head && getSignedHead(head);
  } finally {
    await connection.close();
    await store.close();
  }
};

const copyFolder = async ({ DATA_DIR: from, MONGODB_URI }: Env, target: string) => {
  if (MONGODB_URI)
    throw new Error('The data is on MongoDB: name a file, npx lantern backup ../backup-of-today.lantern');
  const to = resolve(target);
  const head = existsSync(dataPath(from)) ? await findHead(from) : undefined;
  const documents = await backUp(from, to, { send, alongside: keyFiles });
  if (head) writeFileSync(`${to}-head.json`, `${JSON.stringify(head, null, 2)}\n`, { mode: 0o600 });
  console.log(`Copied ${documents.toLocaleString('en')} documents from ${from} to ${to}, and checked them.`);
  if (head) console.log(`Its newest head of the consent log is in ${to}-head.json: keep it somewhere else.`);
  console.log(`To restore, stop the server and replace ${from} with this folder.`);
};

/** Writes all data into one new file, or copies DATA_DIR into a new folder; both also while the server runs. */
export const backup = async (target: string): Promise<void> => {
  const env = dataEnv();
  if (!target.endsWith('.lantern')) return copyFolder(env, target);
  await writeData(env, target, getLock(env));
};
