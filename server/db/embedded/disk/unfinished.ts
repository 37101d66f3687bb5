import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPath, removeData } from './folder';
import { syncFolder } from './format';
import { keep } from './keep';
import { unfinishedCopy } from './refusal';

const findMark = (dir: string) => join(dir, 'unfinished');

/** Throws a sentence where a folder holds anything but a copy that was cut off. */
export function requireFree(dir: string): void {
  const isFree = !existsSync(dir) || existsSync(findMark(dir)) || readdirSync(dir).length === 0;
  if (!isFree) throw new Error(`${dir} is not empty.`);
}

/**
 * Makes a folder for a copy of another one's data and brings the files along that stand beside it there, such as keys.
 * Until `finishCopy` no store starts on it, and another copy may take its place.
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

/** From now on the copy is a data folder like others. */
export function finishCopy(dir: string): void {
  rmSync(findMark(dir));
  syncFolder(dir);
}

/** Throws a sentence where a folder is a copy that was cut off. */
export function refuseUnfinished(dir: string): void {
  if (existsSync(findMark(dir))) throw unfinishedCopy();
}
