import { Commits } from '../disk/commits';
import type { DataFile } from '../disk/data-file';
import { StoreError } from '../errors';
import type { Doc } from '../values/values';
import { nextNumber } from './catalog';
import { Collection, idIndexSpec } from './collection';

/** A document and its place in the new file. */
export interface Placed {
  collection: number;
  id: number;
  raw: Buffer;
}

/** A collection's catalog entry. */
export interface Entry {
  namespace: string;
  indexes: Doc[];
}

const bytesAtOnce = 16 * 1024 * 1024;

/**
 * Fills a new data file: first the documents by collection, then the indexes in `entries`, which is read last. An index
 * that the documents violate is skipped, because they can be found without it.
 */
export function fill(
  data: DataFile,
  documents: Iterable<Placed>,
  entries: () => ReadonlyMap<number, Entry>,
): void {
  const commits = new Commits(data);
  const collections = new Map<number, Collection>();
  const getCollection = (number: number) => {
    let collection = collections.get(number);
    if (!collection) {
      collection = new Collection(number, '', data, commits);
      collections.set(number, collection);
    }
    return collection;
  };
  let bytes = 0;
  for (const { collection, id, raw } of documents) {
    commits.change(() => getCollection(collection).docs.put(id, raw));
    bytes += raw.length;
    if (bytes < bytesAtOnce) continue;
    commits.flush();
    bytes = 0;
  }
  commits.flush();
  const entriesByNumber = entries();
  data.run('UPDATE numbers SET last = ?', Math.max(0, ...entriesByNumber.keys()));
  for (const [number, { namespace, indexes }] of entriesByNumber) {
    const collection = commits.changeNow(() => getCollection(number));
    const specs = indexes.some(({ name }) => name === '_id_') ? indexes : [idIndexSpec, ...indexes];
    collection.namespace = namespace;
    for (const spec of specs) build(data, commits, collection, spec);
    commits.changeNow(() => collection.save());
  }
}

function build(data: DataFile, commits: Commits, collection: Collection, spec: Doc): void {
  try {
    const built = commits.changeNow(() => collection.build([spec], [nextNumber(data)]));
    collection.setIndexes([...collection.indexes, ...built]);
  } catch (error) {
    const isRefused = error instanceof StoreError && error.codeName !== 'OutOfDiskSpace';
    if (!isRefused || spec.name === '_id_') throw error;
  }
}
