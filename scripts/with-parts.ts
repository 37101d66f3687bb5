import { createParts, type Parts } from '../server/start/create-parts';
import { type Env, noSessionSecret, readEnv } from '../server/start/env';
import { readSettings } from '../server/start/settings';
import { openStore } from './open-store';

/** The settings of a command. It creates no session, so it does not need the secret that MONGODB_URI requires. */
export const commandEnv = (): Env => readEnv({ SESSION_SECRET: noSessionSecret, ...process.env });

/** Opens the database of the settings for some work, beside a running server if there is one, and closes it. */
export const withParts = async (work: (parts: Parts, env: Env) => Promise<void>): Promise<void> => {
  const env = commandEnv();
  const store = await openStore(env);
  const parts = await createParts(await readSettings(env));
  try {
    await parts.connect({ uri: store.uri });
    await work(parts, env);
  } finally {
    await parts.connection.close();
    await store.close();
  }
};
