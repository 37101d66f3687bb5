import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { inUse } from './refusal';
import { openSqlite } from './sqlite';

/** The SQLite code for a lock held by another connection. */
const busy = 5;

/**
 * Locks a data folder for one process with an operating system lock on an empty file, which ends with the process.
 * Returns a function that releases it.
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
