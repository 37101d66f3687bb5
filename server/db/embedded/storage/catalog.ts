import type { DataFile } from '../disk/data-file';

/** A number that no collection and no index has had: a walk through one that is dropped meanwhile finds nothing more. */
export function nextNumber(data: DataFile): number {
  return data.get('UPDATE numbers SET last = last + 1 RETURNING last')!.last as number;
}

/** For threads that read: from the next commit on the catalog says something else of this collection. */
export function noteChange(data: DataFile, collection: number): void {
  data.run('INSERT INTO changes (collection) VALUES (?)', collection);
}
