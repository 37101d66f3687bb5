import {
  chmodSync,
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { StoreError } from '../errors';
import { collectionOf, idOf, seal } from './records';
import { fileLimit, inUse } from './refusal';

export type DataFile = RootDatabase<Buffer, number>;

/** A change of what stands under one key: the sealed bytes, or undefined to remove it. */
export interface Change {
  key: number;
  sealed: Buffer | undefined;
}

/** LMDB maps its list of readers into memory, and without room for that the process ends without a word. */
const roomToOpen = 1024 * 1024;

export function openDataFile(path: string): DataFile {
  const lock = `${path}-lock`;
  requireGrowth(path);
  if (!existsSync(path) || !existsSync(lock)) requireRoom(dirname(path), roomToOpen);
  const db: DataFile = open({
    path,
    encoder: { encode: (sealed: Buffer) => sealed, decode: copied },
    keyEncoder,
    cache: false,
    overlappingSync: false, // with it a commit returns before it is on the disk
  });
  for (const file of [path, lock]) chmodSync(file, 0o600);
  return db;
}

/**
 * Makes sure that no other process has the file open. Each reader holds a lock of the operating system, which ends
 * with its process; the first one to open the file finds none. Both looks are needed: before we are listed ourselves,
 * and after, for one who came with us.
 */
export function claim(db: DataFile): void {
  const readers = () => db.readerList().match(/^\s*\d+\s+\S+\s+\S+/gm) ?? [];
  const strangers = readers().length;
  // biome-ignore lint/correctness/useHookAtTopLevel: the name that lmdb gave it
  db.useReadTransaction().done();
  if (strangers > 0 || readers().length > 1) {
    throw inUse();
  }
}

const batchBytes = 4 * 1024 * 1024;

/** Fills a file that nobody uses yet, some megabytes at a time. */
export function writeAll(db: DataFile, documents: Iterable<{ key: number; raw: Buffer }>, dir: string): void {
  let changes: Change[] = [];
  let bytes = 0;
  const flush = () => {
    commit(db, changes, dir);
    changes = [];
    bytes = 0;
  };
  for (const { key, raw } of documents) {
    changes.push({ key, sealed: seal(key, raw) });
    bytes += raw.length;
    if (bytes > batchBytes) flush();
  }
  flush();
}

/** Writes all or nothing; returns once it is synced to disk. */
export function commit(db: DataFile, changes: Change[], dir: string): void {
  try {
    db.transactionSync(() => {
      for (const { key, sealed } of changes) {
        if (sealed) db.putSync(key, sealed);
        else db.removeSync(key);
      }
    });
  } catch (error) {
    const bytes = changes.reduce((sum, { sealed }) => sum + (sealed?.length ?? 0), 0);
    throw storageError(error, dir, bytes * 2);
  }
}

const keyEncoder = {
  writeKey(key: number, target: Buffer, at: number): number {
    target.writeUInt32BE(collectionOf(key), at);
    return target.writeUInt32BE(idOf(key), at + 4);
  },
  readKey: (bytes: Buffer, at: number) => bytes.readUInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4),
};

/** lmdb decodes from a buffer that it uses again for the next value, and whose `length` it sets to other ones. */
function copied(bytes: Buffer, size = bytes.length): Buffer {
  const raw = Buffer.allocUnsafe(size);
  raw.set(new Uint8Array(bytes.buffer, bytes.byteOffset, size));
  return raw;
}

function requireRoom(dir: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(dir);
  if (bavail * bsize < bytes) throw new StoreError('OutOfDiskSpace', 'there is no room left on the disk');
}

const isTooLarge = (error: unknown) => /EFBIG|file too large/i.test(String(error));

/** Where files may not grow so far, LMDB ends the process without a word; an empty file that is made so long tells. */
function requireGrowth(path: string, size = roomToOpen): void {
  const probe = `${path}.probe`;
  try {
    const file = openSync(probe, 'w', 0o600);
    try {
      ftruncateSync(file, size);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    // What else is wrong with the folder is told by what comes after this.
    if (isTooLarge(error)) throw fileLimit();
  } finally {
    rmSync(probe, { force: true });
  }
}

/** LMDB reports a write that was cut short as an input/output error, so the limit and the free space have to tell why. */
export function storageError(error: unknown, dir: string, bytes: number): StoreError {
  if (isTooLarge(error)) return fileLimit();
  const message = error instanceof Error ? error.message : String(error);
  try {
    const path = join(dir, 'store.mdb');
    requireGrowth(path, statSync(path).size + bytes + roomToOpen);
  } catch (limit) {
    if (limit instanceof StoreError) return limit;
  }
  const { bavail, bsize } = statfsSync(dir);
  const full = /no space|ENOSPC|MDB_MAP_FULL|quota/i.test(message) || bavail * bsize < bytes + 256 * 1024;
  return new StoreError(full ? 'OutOfDiskSpace' : 'InternalError', `could not write to disk: ${message}`);
}
