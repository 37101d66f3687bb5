import type { DataFile } from '../disk/data-file';

/** Returns a number never used by a collection or index, so that a walk through a dropped one finds nothing more. */
export function nextNumber(data: DataFile): number {
  return data.get('UPDATE numbers SET last = last + 1 RETURNING last')!.last as number;
}

/** Tells reading threads that this collection's catalog entry changes with the next commit. */
export function noteChange(data: DataFile, collection: number): void {
  data.run('INSERT INTO changes (collection) VALUES (?)', collection);
}
