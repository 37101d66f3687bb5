import { existsSync, realpathSync } from 'node:fs';
import { findAnswers, getSocketPath } from '../socket-path';
import { startEmbeddedStore } from '../start';
import { getDocuments } from './collection-documents';
import { dataPath, refuseEarlier, removeData } from './folder';
import { nameFormat } from './format';
import { keep } from './keep';
import { beginCopy, finishCopy } from './unfinished';

/** Sends a command to a store at an address, for the `backup` command. */
export type SendCommand = (uri: string, command: Record<string, unknown>) => Promise<unknown>;

interface Options {
  send: SendCommand;
  /** Files that belong to the data, such as keys; they are copied first. */
  alongside?: readonly string[];
}

/**
 * Copies a consistent snapshot of a folder's data into a new folder that a store can start from. A running store keeps
 * running; otherwise one is started for the copy. Returns the number of documents. An interrupted copy starts no store,
 * and the next copy may replace it.
 */
export async function backUp(from: string, to: string, { send, alongside = [] }: Options): Promise<number> {
  refuseEarlier(from);
  if (!existsSync(dataPath(from))) throw new Error(`There is no data file store.sqlite in ${from}.`);
  beginCopy(from, to, alongside);
  const target = realpathSync(to);
  const socket = getSocketPath(realpathSync(from));
  const isRunning = await findAnswers(socket);
  const store = isRunning ? undefined : await startEmbeddedStore({ dir: from });
  try {
    const uri = store?.uri ?? `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;
    await send(uri, { backup: 1, to: dataPath(target) });
    keep(dataPath(target));
    const documents = check(target);
    nameFormat(target);
    finishCopy(target);
    return documents;
  } catch (error) {
    removeData(dataPath(target));
    throw error;
  } finally {
    await store?.close();
  }
}

/** Reads a whole copy; throws if it differs from what was written. */
function check(dir: string): number {
  let documents = 0;
  for (const _ of getDocuments(dir)) documents++;
  return documents;
}
