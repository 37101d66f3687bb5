import { Damage } from '../disk/damage';
import { documentsIn } from '../disk/documents-of';
import { beside, olderPath, openDataFile, removeData, takePlace } from '../disk/folder';
import { keep } from '../disk/keep';
import { LmdbFile } from '../disk/older/lmdb-file';
import { formatKey, unseal } from '../disk/older/records';
import { collectionOf, idOf } from '../disk/records';
import { inUse, otherVersion } from '../disk/refusal';
import { StoreError } from '../errors';
import { answersAt, socketPathOf } from '../socket-path';
import { decode } from '../values/decode';
import type { Doc } from '../values/values';
import { type Entry, fill, type Placed } from './fill';

/** Told in plain words how far it is. */
export type Say = (sentence: string) => void;

const catalog = 0;
const saidEvery = 100_000;

/**
 * Writes the data of a folder in an older format anew, in a file beside it that takes its place once all of it was read
 * back: a kill on the way costs nothing. The old file is only read.
 */
export async function bringOver(dir: string, path: string, say: Say): Promise<void> {
  // An older version that still runs holds its own lock, which this one does not know.
  if (await answersAt(socketPathOf(dir))) throw inUse();
  say('The data is in the format of an earlier version. It is written anew now; please wait.');
  const older = new LmdbFile(olderPath(dir));
  removeData(beside(path));
  try {
    const written = write(older, beside(path), say);
    checkAgain(beside(path), written);
  } catch (error) {
    removeData(beside(path));
    throw error;
  } finally {
    older.close();
  }
  keep(beside(path));
  takePlace(path, dir);
  removeData(beside(path));
  say(
    `Done and checked. The file of before is not needed any more; once you have seen that all is there, delete it: ` +
      `rm "${olderPath(dir)}" "${olderPath(dir)}-lock"`,
  );
}

function write(older: LmdbFile, path: string, say: Say): number {
  const data = openDataFile(path);
  const entries = new Map<number, Entry>();
  let written = 0;
  const documents = function* (): Generator<Placed> {
    for (const placed of placedIn(older)) {
      if (placed.collection === catalog) entries.set(placed.id, entryIn(placed.raw));
      else {
        yield placed;
        written++;
        if (written % saidEvery === 0) say(`${written.toLocaleString('en')} documents are written.`);
      }
    }
  };
  try {
    // Synced at the end: until then nothing depends on it.
    data.exec('PRAGMA synchronous = OFF');
    fill(data, documents(), () => {
      say(`All ${written.toLocaleString('en')} documents are written. Their indexes are made.`);
      return entries;
    });
    data.get('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    data.close();
  }
  return written;
}

function entryIn(raw: Buffer): Entry {
  const { namespace, indexes } = decode(raw);
  return { namespace: String(namespace), indexes: indexes as Doc[] };
}

/** Everything in a file of format 1 or 2. */
function* placedIn(older: LmdbFile): Generator<Placed> {
  let isSealed = false;
  for (const { key, value } of older.entries()) {
    if (key === formatKey) {
      isSealed = true;
      const format = /format (\d+)\n$/.exec(unseal(key, value).toString('latin1'))?.[1];
      if (format !== '2') throw otherVersion(Number(format));
      continue;
    }
    const raw = isSealed ? unseal(key, value) : document(value);
    yield { collection: collectionOf(key), id: idOf(key), raw };
  }
}

// Without a checksum bytes have at least to be a document, if only one that would not be taken any more.
function document(value: Buffer): Buffer {
  try {
    decode(value);
  } catch (error) {
    if (error instanceof StoreError && error.codeName === 'InvalidBSON')
      throw new Damage('it holds bytes that are no document');
  }
  return value;
}

function checkAgain(path: string, written: number): void {
  let found = 0;
  for (const _ of documentsIn(path)) found++;
  if (found !== written) throw new Damage(`${written} documents were written and ${found} are there`);
}
