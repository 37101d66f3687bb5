import type { Document } from 'bson';
import { collectionNames, type Database, exactCollection } from './exact';
import { formatLine, type Progress } from './lines';

/** The changes made so that one database equals another. */
export type Changes = { documents: number; inserted: number; replaced: number; removed: number };

const atOnce = 200;

async function* inBatches(documents: AsyncIterable<Document>): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const toKey = ({ _id }: Document) => formatLine({ _id });

/** The documents with the same ids in another database, by id. */
const counterparts = async (db: Database, name: string, batch: Document[], fields: Document = {}) => {
  const ids = batch.map(({ _id }) => _id);
  const documents = await exactCollection(db, name)
    .find({ _id: { $in: ids } }, { projection: fields })
    .toArray();
  return new Map<string, Document>(documents.map((document) => [toKey(document), document]));
};

type Pair = { source: Database; target: Database; name: string };

const removeExtra = async ({ source, target, name }: Pair, changes: Changes) => {
  const into = exactCollection(target, name);
  for await (const batch of inBatches(into.find({}, { projection: { _id: 1 } }))) {
    const existing = await counterparts(source, name, batch, { _id: 1 });
    const extra = batch.filter((document) => !existing.has(toKey(document))).map(({ _id }) => _id);
    if (extra.length > 0) await into.deleteMany({ _id: { $in: extra } });
    changes.removed += extra.length;
  }
};

const bring = async ({ target, name }: Pair, batch: Document[], changes: Changes) => {
  const into = exactCollection(target, name);
  const there = await counterparts(target, name, batch);
  const missing = batch.filter((document) => !there.has(toKey(document)));
  const other = batch.filter((document) => {
    const counterpart = there.get(toKey(document));
    return counterpart && formatLine(counterpart) !== formatLine(document);
  });
  if (missing.length > 0) await into.insertMany(missing);
  for (const { _id, ...document } of other) await into.replaceOne({ _id }, document);
  changes.inserted += missing.length;
  changes.replaced += other.length;
  changes.documents += batch.length;
};

/**
 * Makes one database equal another, document by document: removes, inserts and replaces. It may be interrupted and
 * repeated; when it has nothing to do, both are equal.
 */
export const synchronize = async (
  source: Database,
  target: Database,
  onProgress: Progress = () => {},
): Promise<Changes> => {
  const changes: Changes = { documents: 0, inserted: 0, replaced: 0, removed: 0 };
  const names = new Set([...(await collectionNames(source)), ...(await collectionNames(target))]);
  for (const name of names) {
    const pair = { source, target, name };
    await removeExtra(pair, changes);
    for await (const batch of inBatches(exactCollection(source, name).find())) {
      await bring(pair, batch, changes);
      onProgress(changes.documents);
    }
  }
  return changes;
};
