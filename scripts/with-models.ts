import { createConnection } from '../server/core/db/connect';
import { createModels, type Models } from '../server/operations/models';
import type { Settings } from '../server/start/create-parts';
import { type Env, noSessionSecret, readEnv } from '../server/start/env';
import { openDatabase } from '../server/start/open-database';
import { readSettings } from '../server/start/settings';
import { openStore } from './open-store';

/** The settings of a command. It creates no session, so it does not need the secret that MONGODB_URI requires. */
export const commandEnv = (): Env => readEnv(process.env, { SESSION_SECRET: noSessionSecret });

type Work = (opened: { models: Models; settings: Settings }, env: Env) => Promise<void>;

/**
 * Opens the database of the settings for some work, beside a running server if there is one, and closes it. A command
 * imports what else it needs: the whole product takes a second more to load.
 */
export const withModels = async (work: Work): Promise<void> => {
  const env = commandEnv();
  const store = await openStore(env);
  const settings = await readSettings(env);
  const connection = createConnection();
  try {
    await openDatabase(connection, { uri: store.uri }, settings.isShared);
    await work({ models: createModels(connection, settings.leadSeal), settings }, env);
  } finally {
    await connection.close();
    await store.close();
  }
};
