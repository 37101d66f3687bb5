import type { DataFile } from '../disk/data-file';

/** A number that no table has had: a walk through a table that is dropped meanwhile finds none, not another one. */
export function nextNumber(data: DataFile): number {
  return data.get('UPDATE numbers SET last = last + 1 RETURNING last')!.last as number;
}

/** For threads that read: the catalog is another one from the next commit on. */
export function noteChange(data: DataFile): void {
  data.run('UPDATE numbers SET catalog = catalog + 1');
}
