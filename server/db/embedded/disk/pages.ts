import { statSync } from 'node:fs';
import { Damage } from './damage';
import { DataFile } from './data-file';
import { dataPath } from './folder';

export const mostNamed = 20;

/** Reads every page of the data file and returns the problems that SQLite finds, one each. */
export function checkPages(data: DataFile): string[] {
  try {
    // SQLite puts problems of one tree into one row, below the name of the database.
    return data
      .all(`PRAGMA integrity_check(${mostNamed})`)
      .flatMap(({ integrity_check }) => String(integrity_check).split('\n'))
      .filter((line) => line !== 'ok' && !line.startsWith('*** in database'));
  } catch (error) {
    if (error instanceof Damage) return [error.message];
    throw error;
  }
}

/** Opens the data file of a folder that no store has open, for reading and without files beside it. */
export function openStill(dir: string): DataFile {
  const path = dataPath(dir);
  const isStill = !statSync(`${path}-wal`, { throwIfNoEntry: false })?.size;
  return new DataFile(path, { readOnly: true, isStill });
}

/** Checks every page of a folder that no store has open. */
export function checkFolderPages(dir: string): string[] {
  const data = openStill(dir);
  try {
    return checkPages(data);
  } finally {
    data.close();
  }
}
