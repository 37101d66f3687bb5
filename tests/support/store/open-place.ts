import { startBuiltServer } from '../built-server';
import { tempDir } from './embedded-store';
import { openTarget } from './open-target';

/**
 * A place for the data of a built server that is killed and started again: a folder, and with TEST_MONGODB_URI a database
 * there. `env` are the settings of both, also for commands.
 */
export async function openPlace(settings: Record<string, string>) {
  const folder = await tempDir();
  const target = process.env.TEST_MONGODB_URI ? await openTarget() : undefined;
  const outside = { MONGODB_URI: target?.uri ?? '', ...(target && { SESSION_SECRET: 's'.repeat(32) }) };
  const dataDir = folder.path;
  const env = { ...settings, ...outside };
  return {
    env: { DATA_DIR: dataDir, ...env },
    start: () => startBuiltServer({ dataDir, env }),
    async [Symbol.asyncDispose]() {
      await target?.[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
