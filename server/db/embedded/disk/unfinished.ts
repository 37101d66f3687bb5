import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPath, removeData } from './folder';
import { syncFolder } from './format';
import { keep } from './keep';
import { unfinishedCopy } from './refusal';

const findMark = (dir: string) => join(dir, 'unfinished');

/** Throws a sentence unless the folder is empty or holds an interrupted copy. */
export function requireFree(dir: string): void {
  const isFree = !existsSync(dir) || existsSync(findMark(dir)) || readdirSync(dir).length === 0;
  if (!isFree) throw new Error(`${dir} is not empty.`);
}

/**
 * Creates a folder for a copy of another one's data and copies the files beside it, such as keys. Until `finishCopy`,
 * no store starts on it, and another copy may replace it.
 */
export function beginCopy(from: string, to: string, alongside: readonly string[]): void {
  requireFree(to);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  writeFileSync(findMark(to), 'This copy was not finished. Make it again.\n', { mode: 0o600, flush: true });
  syncFolder(to);
  removeData(dataPath(to));
  for (const name of alongside) {
    if (!existsSync(join(from, name))) continue;
    copyFileSync(join(from, name), join(to, name));
    keep(join(to, name));
  }
}

/** Turns the copy into a regular data folder. */
export function finishCopy(dir: string): void {
  rmSync(findMark(dir));
  syncFolder(dir);
}

/** Throws a sentence if a folder is an interrupted copy. */
export function refuseUnfinished(dir: string): void {
  if (existsSync(findMark(dir))) throw unfinishedCopy();
}
