import { dirname } from 'node:path';
import { StoreError } from '../errors';
import { type Change, commit, type DataFile, storageError } from './data-file';
import { dataPath, openFolder } from './folder';
import { LmdbFile } from './lmdb-file';
import { Damage } from './lmdb-pages';
import { collectionOf, formatKey, idOf, keyFor, seal, unseal } from './records';
import { copyAnew, takePlace } from './rewrite';
import { refuseUnfinished } from './unfinished';

/** A change of one stored document: its bytes, or undefined to remove it. */
interface Write {
  collection: number;
  id: number;
  raw: Buffer | undefined;
}

interface Stored {
  collection: number;
  id: number;
  raw: Buffer;
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
  private batch: Batch | undefined;
  private copying: Promise<void> = Promise.resolve();
  private rewriting: Promise<void> = Promise.resolve();
  /** What was committed since a rewrite began: it has to stand in the new file as well. */
  private missed: Change[] | undefined;

  private constructor(
    private readonly dir: string,
    private db: DataFile,
  ) {}

  static async open(dir: string): Promise<Disk> {
    refuseUnfinished(dir);
    return new Disk(dir, await openFolder(dir));
  }

  /** Everything there is, by collection and id; throws Damage where the file is not what was written. */
  *load(): Generator<Stored> {
    const file = new LmdbFile(dataPath(this.dir));
    try {
      for (const { key, value } of file.entries()) {
        const raw = Buffer.from(unseal(key, value));
        if (key !== formatKey) yield { collection: collectionOf(key), id: idOf(key), raw };
      }
    } finally {
      file.close();
    }
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
    const changes = writes.map(({ collection, id, raw }) => {
      const key = keyFor(collection, id);
      return { key, sealed: raw && seal(key, raw) };
    });
    commit(this.db, changes, this.dir);
    this.missed?.push(...changes);
  }

  read(collection: number, id: number): Buffer {
    const key = keyFor(collection, id);
    try {
      return unseal(key, this.db.get(key) ?? Buffer.alloc(0));
    } catch (error) {
      throw error instanceof Damage
        ? new StoreError('InternalError', `on the disk, ${error.message}`)
        : error;
    }
  }

  /** Writes a copy of the data as it is now into a new file; others go on writing meanwhile. */
  async copyTo(path: string): Promise<void> {
    await this.committed();
    this.copying = this.db.backup(path, false); // compacted, it would not say when its pages were written
    await this.copying.catch((error) => {
      throw storageError(error, dirname(path), 0);
    });
  }

  /**
   * Writes all data into a new file and goes on with that one: what was removed before is in no page of it. Others read
   * and write meanwhile. Rewrites follow one another, because one that is under way may hold what was removed since.
   */
  rewrite(): Promise<void> {
    this.rewriting = this.rewriting.catch(() => {}).then(() => this.writeAnew());
    return this.rewriting;
  }

  private async writeAnew(): Promise<void> {
    await this.committed();
    const missed: Change[] = [];
    this.missed = missed;
    try {
      const fresh = await copyAnew(this.db, this.dir);
      // From here to the new file nothing else runs.
      this.flush();
      commit(fresh, missed, this.dir);
      takePlace(this.dir);
      const old = this.db;
      this.db = fresh;
      await this.copying.catch(() => {});
      await old.close();
    } finally {
      this.missed = undefined;
    }
  }

  async close(): Promise<void> {
    this.flush();
    await this.rewriting.catch(() => {});
    await this.copying.catch(() => {});
    await this.db.close();
  }
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
