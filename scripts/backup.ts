/** `npm run backup -- FOLDER`: a copy of DATA_DIR as it is now, also while the server runs. */
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import mongoose from 'mongoose';
import { latestHead, signedHeadOf } from '../server/consents/certificate';
import { headModel } from '../server/consents/ledger.model';
import { createConnection, openConnection } from '../server/db/connect';
import { backUp, type SendCommand } from '../server/db/embedded/disk/backup';
import { dataPath } from '../server/db/embedded/disk/folder';
import { keyFiles } from '../server/start/key-files';
import { openStore } from './open-store';
import { runCommand } from './run-command';

const send: SendCommand = async (uri, command) => {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  await client
    .db('admin')
    .command(command)
    .finally(() => client.close());
};

/** The newest head of the ledger of a data folder, as it is before the copy is made. */
const headOf = async (dir: string) => {
  const store = await openStore({ DATA_DIR: dir });
  const connection = createConnection();
  try {
    await openConnection(connection, { uri: store.uri });
    const head = await latestHead({ ledgerHeads: headModel(connection) });
    return head && signedHeadOf(head);
  } finally {
    await connection.close();
    await store.close();
  }
};

const main = async () => {
  const [target] = process.argv.slice(2);
  if (process.env.MONGODB_URI) throw new Error('The data is on MongoDB: back it up with mongodump.');
  if (!target) throw new Error('Name a new folder for the copy: npm run backup -- ../backup-of-today');
  const from = resolve(process.env.DATA_DIR || './data');
  const to = resolve(target);
  const head = existsSync(dataPath(from)) ? await headOf(from) : undefined;
  const documents = await backUp(from, to, { send, alongside: keyFiles });
  if (head) writeFileSync(`${to}-head.json`, `${JSON.stringify(head, null, 2)}\n`, { mode: 0o600 });
  console.log(`Copied ${documents.toLocaleString('en')} documents from ${from} to ${to}, and checked them.`);
  if (head) console.log(`Its newest head of the consent log is in ${to}-head.json: keep it somewhere else.`);
  console.log(`To restore, stop the server and put this folder in the place of ${from}.`);
};

await runCommand(main);
