import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { inUse } from './refusal';
import { openSqlite } from './sqlite';

/** SQLite says that somebody else holds the lock. */
const busy = 5;

/**
 * Keeps a data folder for one process, by a lock of the operating system on an empty file, which ends with its process.
 * Answers how to let go of it.
 */
export function claim(dir: string): () => void {
  const path = join(dir, 'store.lock');
  const lock = openSqlite(path, false);
  try {
    chmodSync(path, 0o600);
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw ((error as { errcode?: number }).errcode ?? 0) % 256 === busy ? inUse() : error;
  }
  return () => lock.close();
}
