import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataFile } from './data-file';

interface Batch {
  keepers: Set<Keeper>;
  /** The write error that makes the whole batch fail. */
  failed: Error | undefined;
  done: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Code that makes changes and caches data derived from the stored data. */
interface Keeper {
  /** Before a commit: write what is still pending. */
  beforeCommit(): void;
  /** After a rollback: the cached data may be wrong. */
  onRollback(): void;
}

/**
 * Groups the changes of one event loop turn into one commit, which counts once it is synced to disk. Reads on the same
 * connection see the changes earlier, so await `committed` before replying.
 */
export class Commits {
  private batch: Batch | undefined;

  constructor(
    private readonly data: DataFile,
    /** Called after each commit that is on disk. */
    private readonly onCommit: () => void = () => {},
  ) {}

  /** Applies a change right away. It is on disk when `committed` resolves, and rolled back when it rejects. */
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

  /** Commits a change on its own, on disk when this returns; pending changes go first. */
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

  /** Resolves when every change so far is on disk; rejects if it was rolled back. */
  committed(): Promise<void> {
    return this.batch?.done ?? Promise.resolve();
  }

  /** Commits pending changes now; throws if that fails. */
  flush(): void {
    const error = this.end();
    if (error) throw error;
  }

  /** Commits pending changes now; the outcome goes to those waiting for `committed`. */
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
    done.catch(() => {}); // changes await `committed`; a batch that nobody awaits must not end the process
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
      // Some errors have already ended the transaction.
    }
    for (const keeper of keepers) keeper.onRollback();
  }
}
