import type { DataFile } from '../disk/data-file';
import { toKey } from '../disk/records';
import { Trigrams } from './trigrams';

/** The maximum number of keys, and of documents, to remove at once. */
const keysAtOnce = 2000;
const documentsAtOnce = 500;

/** Marks a collection or an index for removal. */
export function leave(data: DataFile, number: number): void {
  data.run('INSERT INTO dropped VALUES (?)', number);
}

/** Removes some of the data of dropped collections and indexes; false once there is none left. */
export function sweep(data: DataFile): boolean {
  for (let removed = 0; removed < keysAtOnce; removed++) {
    const number = data.get('SELECT number FROM dropped LIMIT 1')?.number as number | undefined;
    if (number === undefined) return false;
    const some = removeKeys(data, number) + removeDocuments(data, number);
    removed += some;
    if (some === 0) forget(data, number);
  }
  return true;
}

function removeKeys(data: DataFile, tree: number): number {
  const end = data.get(
    'SELECT key, id FROM keys WHERE tree = ? ORDER BY key, id LIMIT 1 OFFSET ?',
    tree,
    keysAtOnce - 1,
  );
  if (!end) return data.run('DELETE FROM keys WHERE tree = ?', tree);
  return data.run('DELETE FROM keys WHERE tree = ? AND (key, id) <= (?, ?)', tree, end.key!, end.id!);
}

function removeDocuments(data: DataFile, collection: number): number {
  const [base, beyond] = [toKey(collection, 0), toKey(collection + 1, 0)];
  const some = 'SELECT id FROM documents WHERE id > ? AND id < ? ORDER BY id LIMIT ?';
  return data.run(`DELETE FROM documents WHERE id IN (${some})`, base, beyond, documentsAtOnce);
}

function forget(data: DataFile, number: number): void {
  data.run('DELETE FROM counts WHERE tree = ?', number);
  Trigrams.existing(data, number)?.drop();
  data.run('DELETE FROM dropped WHERE number = ?', number);
}
