import { renameSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreError } from '../errors';
import { type Change, claim, commit, type DataFile, openDataFile } from './data-file';
import { beside, dataPath, removeBeside } from './folder';
import { syncFolder } from './format';

const atOnce = 2000;
/** A turn of the event loop writes so much at most, so that nobody waits long for theirs. */
const bytesAtOnce = 1024 * 1024;

/** Copies all that stands in a data file into a new one beside it, a piece a turn; answers it, open and claimed. */
export async function copyAnew(from: DataFile, dir: string): Promise<DataFile> {
  // Windows does not let an open file take the place of another.
  if (process.platform === 'win32')
    throw new StoreError('InternalError', 'the data file cannot be written anew on Windows');
  removeBeside(dataPath(dir));
  const fresh = openDataFile(beside(dataPath(dir)));
  try {
    claim(fresh);
    let last: number | undefined;
    for (;;) {
      const changes: Change[] = [];
      let bytes = 0;
      const start = last === undefined ? {} : { start: last, exclusiveStart: true };
      for (const { key, value } of from.getRange({ ...start, limit: atOnce })) {
        changes.push({ key, sealed: value });
        last = key;
        bytes += value.length;
        if (bytes > bytesAtOnce) break;
      }
      if (changes.length === 0) return fresh;
      commit(fresh, changes, dir);
      await nextTurn();
    }
  } catch (error) {
    await fresh.close();
    removeBeside(dataPath(dir));
    throw error;
  }
}

/** Puts the new file in the place of the old one, and its list of readers, which keeps other processes away. */
export function takePlace(dir: string): void {
  const path = dataPath(dir);
  renameSync(beside(path), path);
  renameSync(`${beside(path)}-lock`, `${path}-lock`);
  syncFolder(dir);
}
