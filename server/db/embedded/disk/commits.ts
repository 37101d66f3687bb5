import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataFile } from './data-file';

interface Batch {
  keepers: Set<Keeper>;
  /** Why none of it can be kept, once something of it could not be written. */
  failed: Error | undefined;
  done: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Who changes something, and keeps in memory what follows from the data. */
export interface Keeper {
  /** Before a commit: what it has not written yet. */
  beforeCommit(): void;
  /** A batch was taken back: what it knows may be wrong. */
  onRollback(): void;
}

/**
 * Changes of one turn of the event loop are committed together; a commit counts once it is synced to disk. What is read
 * on the same connection meanwhile has them already, so whoever answers waits for `committed`.
 */
export class Commits {
  private batch: Batch | undefined;

  constructor(
    private readonly data: DataFile,
    /** After each commit that is on disk. */
    private readonly onCommit: () => void = () => {},
  ) {}

  /** Carries out a change at once; it is on disk when `committed` resolves, and taken back when that rejects. */
  change<Result>(work: () => Result, keeper?: Keeper): Result {
    this.batch ??= this.startBatch();
    const { batch } = this;
    if (batch.failed) throw batch.failed;
    if (keeper) batch.keepers.add(keeper);
    try {
      return work();
    } catch (error) {
      batch.failed = error as Error;
      throw error;
    }
  }

  /** A change by itself, on disk when this returns; what is waiting goes first. */
  changeNow<Result>(work: () => Result, keeper?: Keeper): Result {
    this.end();
    let result: Result | undefined;
    try {
      result = this.change(work, keeper);
    } finally {
      this.flush();
    }
    return result as Result;
  }

  /** Resolves when every change so far is on disk; rejects when it was taken back. */
  committed(): Promise<void> {
    return this.batch?.done ?? Promise.resolve();
  }

  /** Commits what is waiting, now; throws when it could not be kept. */
  flush(): void {
    const error = this.end();
    if (error) throw error;
  }

  /** Commits what is waiting, now; whoever waits for it is told how that went. */
  settle(): void {
    this.end();
  }

  private startBatch(): Batch {
    this.data.exec('BEGIN IMMEDIATE');
    let resolve!: () => void;
    let reject!: (error: Error) => void;
    const done = new Promise<void>((onResolve, onReject) => {
      resolve = onResolve;
      reject = onReject;
    });
    done.catch(() => {}); // whoever made a change awaits `committed`; a batch without waiters must not end the process
    void nextTurn().then(() => this.end());
    return { keepers: new Set(), failed: undefined, done, resolve, reject };
  }

  private end(): Error | undefined {
    const { batch } = this;
    if (!batch) return undefined;
    this.batch = undefined;
    try {
      if (batch.failed) throw batch.failed;
      for (const keeper of batch.keepers) keeper.beforeCommit();
      this.data.exec('COMMIT');
      this.onCommit();
      batch.resolve();
      return undefined;
    } catch (error) {
      this.takeBack(batch);
      batch.reject(error as Error);
      return error as Error;
    }
  }

  private takeBack({ keepers }: Batch): void {
    try {
      this.data.exec('ROLLBACK');
    } catch {
      // Some errors have ended the transaction already.
    }
    for (const keeper of keepers) keeper.onRollback();
  }
}
