/** `npm run do-not-contact -- national file.txt`: nobody on this list is contacted any more. A number a line. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createPersonKeys } from '../server/consents/person-keys';
import { importList } from '../server/contact/do-not-contact';
import { createConnection, openConnection } from '../server/db/connect';
import { createModels } from '../server/models';
import { readEnv } from '../server/start/env';
import { readLeadSeal } from '../server/start/field-keys';
import { openStore } from './open-store';

const main = async () => {
  const [list = '', file] = process.argv.slice(2);
  if (!/^[a-z][a-z-]{1,40}$/.test(list) || list === 'own' || !file)
    throw new Error(
      'Name the list in small letters, and its file: npm run do-not-contact -- national file.txt',
    );
  // No session is made here, so that the secret which a server needs beside MONGODB_URI does not matter.
  const env = readEnv({ SESSION_SECRET: 'x'.repeat(32), ...process.env });
  const store = await openStore(env);
  const connection = createConnection();
  try {
    await openConnection(connection, { uri: store.uri });
    const models = createModels(connection, await readLeadSeal(env));
    await models.createIndexes();
    const lines = createInterface({
      input: createReadStream(file, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    const personKeys = createPersonKeys(models);
    const { read, skipped } = await importList({ models, now: Date.now, personKeys, list }, lines);
    console.log(`${read} numbers are on the list "${list}". ${skipped} lines were no phone numbers.`);
  } finally {
    await connection.close();
    await store.close();
  }
};

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
