/** `npm run backup -- FOLDER`: a copy of DATA_DIR as it is now, also while the server runs. */
import { resolve } from 'node:path';
import mongoose from 'mongoose';
import { backUp, type SendCommand } from '../server/db/embedded/disk/backup';
import { keyFiles } from '../server/start/key-files';
import { runCommand } from './run-command';

const send: SendCommand = async (uri, command) => {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  await client
    .db('admin')
    .command(command)
    .finally(() => client.close());
};

const main = async () => {
  const [target] = process.argv.slice(2);
  if (process.env.MONGODB_URI) throw new Error('The data is on MongoDB: back it up with mongodump.');
  if (!target) throw new Error('Name a new folder for the copy: npm run backup -- ../backup-of-today');
  const from = resolve(process.env.DATA_DIR || './data');
  const to = resolve(target);
  const documents = await backUp(from, to, { send, alongside: keyFiles });
  console.log(`Copied ${documents.toLocaleString('en')} documents from ${from} to ${to}, and checked them.`);
  console.log(`To restore, stop the server and put this folder in the place of ${from}.`);
};

await runCommand(main);
