import { startEmbeddedStore } from '../../../server/db/embedded/start';
import { createParts } from '../../../server/start/create-parts';
import { readEnv } from '../../../server/start/env';
import { readSettings } from '../../../server/start/settings';
import { firm } from '../browser/firm';

/** The product on a data folder with the server's keys there; rejects with the sentence of its refusal. */
export const startOnFolder = async (dir: string, settings: Record<string, string> = {}) => {
  const env = readEnv({ DATA_DIR: dir, ADMIN_PASSWORD: 'correct horse battery', ...settings });
  const store = env.MONGODB_URI ? undefined : await startEmbeddedStore({ dir });
  const parts = await createParts({ ...(await readSettings(env)), log: () => {}, firm: async () => firm });
  const close = async () => {
    await parts.connection.close();
    await store?.close();
  };
  try {
    await parts.open({ uri: store?.uri ?? env.MONGODB_URI! });
  } catch (error) {
    await close();
    throw error;
  }
  return { parts, [Symbol.asyncDispose]: close };
};
