import { Damage } from '../disk/damage';
import type { DataFile } from '../disk/data-file';
import { checkPages, mostNamed } from '../disk/pages';
import { FieldSet, readFields } from '../values/raw';
import type { Collection } from './collection';
import type { Index } from './collection-index';

/**
 * Checks the data and returns the problems, one sentence each: first pages, then each document's checksum, then whether
 * each index has exactly the documents' keys.
 */
export function check(data: DataFile, collections: readonly Collection[]): string[] {
  const damage = checkPages(data);
  for (const collection of collections) {
    // Read a snapshot, so that concurrent writes do not matter.
    data.exec('BEGIN');
    try {
      damage.push(...getDocuments(collection));
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      damage.push(`${collection.namespace}: ${error.message}`);
    } finally {
      data.exec('COMMIT');
    }
  }
  return damage.slice(0, mostNamed);
}

function getDocuments(collection: Collection): string[] {
  const { docs, indexes, namespace } = collection;
  const wanted = new FieldSet(indexes.flatMap((index) => index.wanted));
  const counts = new Map<Index, number>(indexes.map((index) => [index, 0]));
  const damage: string[] = [];
  for (const stored of docs.scan()) {
    try {
      const doc = readFields(docs.raw(stored)!, wanted);
      for (const index of indexes) {
        const keys = index.keysFor(doc).filter((key) => index.keys.has(key, stored.id));
        counts.set(index, counts.get(index)! + keys.length);
      }
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      damage.push(`${namespace}: ${error.message}`);
    }
  }
  const isWrong = (index: Index) =>
    index.keys.stored !== counts.get(index) || index.keys.size !== counts.get(index);
  for (const index of damage.length > 0 ? [] : indexes.filter(isWrong))
    damage.push(`${namespace}: its index ${index.name} does not have the keys of the documents`);
  return damage;
}
