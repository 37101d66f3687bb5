/** `npm run encrypt`: brings stored leads to what ENCRYPT_FIELDS and FIELD_KEYS want; the server may run meanwhile. */
import { admitFieldKeys } from '../server/clients/sealed/known-keys';
import { resealLeads } from '../server/clients/sealed/reseal-leads';
import { createConnection, openConnection } from '../server/db/connect';
import { createModels } from '../server/models';
import { readEnv } from '../server/start/env';
import { readLeadSeal } from '../server/start/field-keys';
import { openStore } from './open-store';

const main = async () => {
  // No session is made here, so that the secret which a server needs beside MONGODB_URI does not matter.
  const env = readEnv({ SESSION_SECRET: 'x'.repeat(32), ...process.env });
  const store = await openStore(env);
  const connection = createConnection();
  try {
    await openConnection(connection, { uri: store.uri });
    const models = createModels(connection, await readLeadSeal(env));
    await admitFieldKeys(models);
    const onProgress = (done: number) => console.log(`${done} looked at`);
    const { isDone, written } = await resealLeads({ models, onProgress });
    if (!isDone)
      throw new Error('Some records could not be written. Try again; if it stays so, a backup helps.');
    const fields = env.ENCRYPT_FIELDS.join(', ');
    console.log(`${written} records written. ${fields ? `Encrypted: ${fields}.` : 'Nothing is encrypted.'}`);
  } finally {
    await connection.close();
    await store.close();
  }
};

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
