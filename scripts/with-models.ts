import { createConnection, openConnection } from '../server/db/connect';
import { createModels, type Models } from '../server/models';
import { type Env, readEnv } from '../server/start/env';
import { readLeadSeal } from '../server/start/field-keys';
import { openStore } from './open-store';

/** The settings of a command. It makes no session: the secret that a server needs beside MONGODB_URI does not matter. */
export const commandEnv = (): Env => readEnv({ SESSION_SECRET: 'x'.repeat(32), ...process.env });

/** Opens the database of the settings for some work, beside a running server where there is one, and closes it. */
export const withModels = async (work: (models: Models, env: Env) => Promise<void>): Promise<void> => {
  const env = commandEnv();
  const store = await openStore(env);
  const connection = createConnection();
  try {
    await openConnection(connection, { uri: store.uri });
    await work(createModels(connection, await readLeadSeal(env)), env);
  } finally {
    await connection.close();
    await store.close();
  }
};
