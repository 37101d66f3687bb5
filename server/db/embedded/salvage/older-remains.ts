import { olderPath } from '../disk/folder';
import { namedFormat } from '../disk/format';
import { LmdbFile } from '../disk/older/lmdb-file';
import type { Remains } from './remains';

/** Of the formats before this one. */
export function olderRemains(dir: string): Remains {
  const file = new LmdbFile(olderPath(dir));
  // Format 1 says so in a file beside the data, and has no checksums.
  const isSealed = namedFormat(dir) !== 1;
  return {
    isSealed,
    whatIsLeft: (losses) => file.whatIsLeft(losses),
    expected(collections) {
      // The rest of the entries: one for each collection, and since format 2 one for the format.
      const others = collections + (isSealed ? 1 : 0);
      return file.entryCount === undefined ? undefined : file.entryCount - others;
    },
    close: () => file.close(),
  };
}
