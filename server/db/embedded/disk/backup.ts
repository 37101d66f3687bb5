import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { answersAt, socketPathOf } from '../socket-path';
import { startEmbeddedStore } from '../start';
import { dataPath } from './folder';
import { nameFormat } from './format';
import { LmdbFile } from './lmdb-file';
import { unseal } from './records';

/** How the command `backup` gets to a store: its address, and what to send. */
export type SendCommand = (uri: string, command: Record<string, unknown>) => Promise<unknown>;

/**
 * Copies the data of a folder as it is at one moment into a new folder, from which a store can be started. The store
 * goes on meanwhile if it is running, and is started for it if it is not. Answers how many documents there are.
 */
export async function backUp(from: string, to: string, send: SendCommand): Promise<number> {
  if (!existsSync(dataPath(from))) throw new Error(`There is no data file store.mdb in ${from}.`);
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const target = realpathSync(to);
  const socket = socketPathOf(realpathSync(from));
  const isRunning = await answersAt(socket);
  const store = isRunning ? undefined : await startEmbeddedStore({ dir: from });
  try {
    const uri = store?.uri ?? `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;
    await send(uri, { backup: 1, to: dataPath(target) });
    keep(dataPath(target));
    const documents = check(dataPath(target));
    nameFormat(target);
    return documents;
  } catch (error) {
    rmSync(dataPath(target), { force: true });
    throw error;
  } finally {
    await store?.close();
  }
}

function keep(path: string): void {
  const file = openSync(path, 'r+');
  fchmodSync(file, 0o600);
  fsyncSync(file);
  closeSync(file);
}

/** Reads all of a data file; throws where it is not what was written. */
function check(path: string): number {
  const file = new LmdbFile(path);
  let documents = 0;
  try {
    for (const { key, value } of file.entries()) {
      unseal(key, value);
      if (key >= 2 ** 32) documents++;
    }
  } finally {
    file.close();
  }
  return documents;
}
