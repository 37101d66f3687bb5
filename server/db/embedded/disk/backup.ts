import { existsSync, realpathSync } from 'node:fs';
import { findAnswers, getSocketPath } from '../socket-path';
import { startEmbeddedStore } from '../start';
import { getDocuments } from './documents-of';
import { dataPath, refuseEarlier, removeData } from './folder';
import { nameFormat } from './format';
import { keep } from './keep';
import { beginCopy, finishCopy } from './unfinished';

/** How the command `backup` gets to a store: its address, and what to send. */
export type SendCommand = (uri: string, command: Record<string, unknown>) => Promise<unknown>;

interface Options {
  send: SendCommand;
  /** Files beside the data that belong to it, such as keys: the copy gets them first. */
  alongside?: readonly string[];
}

/**
 * Copies the data of a folder as it is at one moment into a new folder, from which a store can be started. The store
 * goes on meanwhile if it is running, and is started for it if it is not. Answers how many documents there are. One
 * that was cut off starts no store, and the next one may take its place.
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

/** Reads all of a copy; throws where it is not what was written. */
function check(dir: string): number {
  let documents = 0;
  for (const _ of getDocuments(dir)) documents++;
  return documents;
}
