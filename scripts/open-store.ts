import { realpathSync } from 'node:fs';
import { findAnswers, getSocketPath } from '../server/db/embedded/socket-path';
import { startEmbeddedStore } from '../server/db/embedded/start';
import type { Env } from '../server/start/env';

/** Opens the database from the settings: MongoDB, the store of a running server, or an unused data folder. */
export const openStore = async (
  env: Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'MONGODB_URI'>>,
): Promise<{ uri: string; close: () => Promise<void> }> => {
  if (env.MONGODB_URI) return { uri: env.MONGODB_URI, close: async () => {} };
  const socket = getSocketPath(realpathSync(env.DATA_DIR));
  if (await findAnswers(socket))
    return { uri: `mongodb://${encodeURIComponent(socket)}/?directConnection=true`, close: async () => {} };
  return startEmbeddedStore({ dir: env.DATA_DIR });
};
