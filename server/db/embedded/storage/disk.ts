import { chmodSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { StoreError } from '../errors';
import { claimFormat } from './format';

/** A change of one stored document: its bytes, or undefined to remove it. */
interface Write {
  collection: number;
  id: number;
  raw: Buffer | undefined;
}

interface Batch {
  writes: Write[];
  undo: (() => void)[];
  onDisk: (() => void)[];
  done: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * The durable map (collection, id) -> bytes. Changes of one turn of the event loop are committed together;
 * a commit counts once it is synced to disk.
 */
export class Disk {
  private readonly db: RootDatabase<Buffer, number>;
  private batch: Batch | undefined;

  constructor(private readonly dir: string) {
    claimFormat(dir);
    const path = join(dir, 'store.mdb');
    this.db = open({
      path,
      encoder: { encode: (raw: Buffer) => raw, decode: copied },
      keyEncoder,
      cache: false,
      overlappingSync: false, // with it a commit returns before it is on the disk
    });
    for (const file of [path, `${path}-lock`]) chmodSync(file, 0o600);
    this.claim();
  }

  // Each reader holds a lock of the operating system, which ends with its process; the first one to open the
  // file finds none. Both looks are needed: before we are listed ourselves, and after, for one who came with us.
  private claim(): void {
    const readers = () => this.db.readerList().match(/^\s*\d+\s+\S+\s+\S+/gm) ?? [];
    const strangers = readers().length;
    this.db.get(key(0, 0));
    if (strangers > 0 || readers().length > 1) {
      void this.db.close();
      throw new StoreError('IllegalOperation', 'another process has this data folder open');
    }
  }

  get pending(): boolean {
    return this.batch !== undefined;
  }

  /** Queues a change; `undo` takes it back in memory if the commit fails, `onDisk` runs once it is durable. */
  stage(write: Write, undo: () => void, onDisk?: () => void): void {
    this.batch ??= this.startBatch();
    this.batch.writes.push(write);
    this.batch.undo.push(undo);
    if (onDisk) this.batch.onDisk.push(onDisk);
  }

  private startBatch(): Batch {
    const { promise: done, resolve, reject } = withResolvers();
    done.catch(() => {}); // whoever staged a change awaits `committed`; a batch without waiters must not end the process
    setImmediate(() => this.flush());
    return { writes: [], undo: [], onDisk: [], done, resolve, reject };
  }

  /** Resolves when everything staged so far is on disk; rejects when it was taken back. */
  committed(): Promise<void> {
    return this.batch?.done ?? Promise.resolve();
  }

  /** Commits what is staged, now. */
  flush(): void {
    const batch = this.batch;
    if (!batch) return;
    this.batch = undefined;
    try {
      this.write(batch.writes);
    } catch (error) {
      for (const undo of batch.undo.reverse()) undo();
      batch.reject(error as Error);
      return;
    }
    for (const settle of batch.onDisk) settle();
    batch.resolve();
  }

  /** Writes at once, without the queue; what is staged goes first. */
  write(writes: Write[]): void {
    this.flush();
    try {
      this.db.transactionSync(() => {
        for (const { collection, id, raw } of writes) {
          if (raw) this.db.putSync(key(collection, id), raw);
          else this.db.removeSync(key(collection, id));
        }
      });
    } catch (error) {
      throw storageError(
        error,
        this.dir,
        writes.reduce((sum, { raw }) => sum + (raw?.length ?? 0), 0),
      );
    }
  }

  read(collection: number, id: number): Buffer {
    const raw = this.db.get(key(collection, id));
    if (!raw) throw new StoreError('InternalError', 'a stored document is missing on disk');
    return raw;
  }

  *load(collection: number): Generator<{ id: number; raw: Buffer }> {
    const first = key(collection, 0);
    for (const { key: at, value: raw } of this.db.getRange({ start: first, end: key(collection + 1, 0) })) {
      yield { id: at - first, raw };
    }
  }

  async close(): Promise<void> {
    this.flush();
    await this.db.close();
  }
}

const idRange = 2 ** 32;

/** One number for both: collections have 32-bit ids, and so have the documents of each. */
const key = (collection: number, id: number) => collection * idRange + id;

const keyEncoder = {
  writeKey(key: number, target: Buffer, at: number): number {
    target.writeUInt32BE(Math.floor(key / idRange), at);
    return target.writeUInt32BE(key % idRange, at + 4);
  },
  readKey: (bytes: Buffer, at: number) => bytes.readUInt32BE(at) * idRange + bytes.readUInt32BE(at + 4),
};

/** lmdb decodes from a buffer that it uses again for the next value, and whose `length` it sets to other ones. */
function copied(bytes: Buffer, size = bytes.length): Buffer {
  const raw = Buffer.allocUnsafe(size);
  raw.set(new Uint8Array(bytes.buffer, bytes.byteOffset, size));
  return raw;
}

/** LMDB reports a write that was cut short as an input/output error, so the free space has to tell why. */
function storageError(error: unknown, dir: string, bytes: number): StoreError {
  const message = error instanceof Error ? error.message : String(error);
  const { bavail, bsize } = statfsSync(dir);
  const full = /no space|MDB_MAP_FULL|quota/i.test(message) || bavail * bsize < bytes * 2 + 256 * 1024;
  return new StoreError(full ? 'OutOfDiskSpace' : 'InternalError', `could not write to disk: ${message}`);
}

function withResolvers() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
