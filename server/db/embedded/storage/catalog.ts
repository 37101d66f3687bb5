import type { DataFile } from '../disk/data-file';

/** Returns a number never used by a collection or index, so that a walk through a dropped one finds nothing more. */
export function nextNumber(data: DataFile): number {
  return nextNumbers(data, 1)[0]!;
}

/** The same for several. */
export function nextNumbers(data: DataFile, count: number): number[] {
  const last = data.get('UPDATE numbers SET last = last + ? RETURNING last', count)!.last as number;
  return Array.from({ length: count }, (_, at) => last - count + 1 + at);
}

/** Tells reading threads that this collection's catalog entry changes with the next commit. */
export function noteChange(data: DataFile, collection: number): void {
  data.run('INSERT INTO changes (collection) VALUES (?)', collection);
}
