import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedStore } from '../server/db/embedded/start';
import { unpack } from '../server/operations/archive/pack';
import { restoreFolder } from '../server/operations/archive/restore';
import { getOpener, getPlace } from '../server/start/backup-settings';
import { createParts } from '../server/start/create-parts';
import { type Env, readEnv } from '../server/start/env';
import { keyFiles } from '../server/start/key-files';
import { readSettings } from '../server/start/settings';
import { describeArchive } from './describe-archive';

/** The file to try: the given one, or the newest in BACKUP_TO. */
const find = async (env: Env, scratch: string, named: string | undefined): Promise<string> => {
  if (named) return resolve(named);
  const place = getPlace(env);
  if (!place) throw new Error('Set BACKUP_TO, or name a file: npx lantern drill ../backup-of-today.lantern');
  const name = (await place.names()).at(-1);
  if (!name) throw new Error('There is no backup yet.');
  console.log(`The newest backup is ${name}.`);
  const file = join(scratch, 'newest.lantern');
  await place.bring(name, file);
  return file;
};

/** Starts the product on restored data with scheduled work off, so that a drill mails nobody. */
const start = async (env: Env): Promise<number> => {
  const store = await startEmbeddedStore({ dir: env.DATA_DIR });
  const parts = await createParts({ ...(await readSettings(env)), log: () => {} });
  const server = createServer(parts.app);
  try {
    await parts.open({ uri: store.uri });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (!ok) throw new Error('Lantern starts on it, and is not ready.');
    return await parts.models.clients.countDocuments();
  } finally {
    await parts.stop(async () => server.close().closeAllConnections());
    await parts.connection.close();
    await store.close();
  }
};

/** Restores a backup, or the newest one, to a scratch place, starts it there, and reports whether it works. */
export const drill = async (named?: string): Promise<void> => {
  const env = readEnv();
  const scratch = await mkdtemp(join(tmpdir(), 'lantern-drill-'));
  try {
    const file = await find(env, scratch, named);
    const dataDir = join(scratch, 'data');
    const content = await restoreFolder(dataDir, await unpack(file, getOpener(env)), keyFiles);
    console.log(describeArchive(content));
    const leads = await start({ ...env, DATA_DIR: dataDir, MONGODB_URI: undefined });
    console.log(
      `It restores, Lantern starts on it, and staff would see ${leads.toLocaleString('en')} leads.`,
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};
