import type { Collection, Model, mongo, SortOrder } from 'mongoose';
import type { z } from '../../../shared/zod';
import { groupReads } from './group-reads';
import { type RowFields, readRow, rowFields } from './read-row';

type Query = { page: number; limit: number };
export type Sort = Record<string, SortOrder>;
type Options = {
  sort?: Sort | undefined;
  /** Fields that stay in the database, as a projection. */
  without?: Record<string, 0>;
  /** How many documents match, where that is quickly known: asked together with the rows. */
  total?: () => Promise<number>;
  /** Counts what matches where the rows do not tell; the database does unless said. */
  count?: () => Promise<number>;
  /** Makes of a row as it is stored the row that is read. */
  open?: ((row: object) => object) | undefined;
};

/** The driver's own collection: mongoose's costs a list more than the database does. */
const getDriver = ({ db, collection }: { db: { db?: mongo.Db | undefined }; collection: Collection }) => {
  if (!db.db) throw new NotConnected();
  return db.db.collection(collection.name);
};

class NotConnected extends Error {
  override name = 'MongoNotConnectedError';
}

/** Counts what matches a filter of the stored types, in the database itself. */
export const countMatches = (
  model: Pick<Model<never>, 'db' | 'collection'>,
  filter: object,
): Promise<number> => getDriver(model as never).countDocuments(filter);

/** The texts that a field has, by an index that begins with it: a step for each of them, not for each document. */
export const collectTexts = async (
  model: Pick<Model<never>, 'db' | 'collection'>,
  field: string,
): Promise<string[]> => {
  const options = { sort: { [field]: 1 }, projection: { _id: 0, [field]: 1 } } as const;
  const next = (range: object) => getDriver(model as never).findOne({ [field]: range }, options);
  const texts: string[] = [];
  for (let found = await next({ $gte: '' }); found; found = await next({ $gt: texts.at(-1) }))
    texts.push(found[field]);
  return texts;
};

/** How many documents there are with each text of a field, which an index begins with. */
export const tallyAll = async (
  model: Pick<Model<never>, 'db' | 'collection'>,
  field: string,
): Promise<Map<string, number>> => {
  const texts = await collectTexts(model, field);
  return new Map(
    await Promise.all(
      texts.map(async (text) => [text, await countMatches(model, { [field]: text })] as const),
    ),
  );
};

/** How many documents that match a filter have each value of a field; no value counts as null. */
export const tally = async (
  model: Pick<Model<never>, 'db' | 'collection'>,
  filter: object,
  field: string,
): Promise<Map<string, number>> => {
  const counts = getDriver(model as never).aggregate<{ _id: string; count: number }>([
    { $match: filter },
    { $group: { _id: `$${field}`, count: { $sum: 1 } } },
  ]);
  return new Map((await counts.toArray()).map(({ _id, count }) => [_id, count]));
};

type Wanted = { projection: Record<string, 0 | 1>; fields: RowFields };

/** Some fields of all documents that match, read below mongoose: nothing is hidden, cast or checked. */
export const rawRows = async <Row>(
  model: Pick<Model<never>, 'db' | 'collection'>,
  filter: object,
  { projection, fields }: Wanted,
): Promise<Row[]> => {
  const cursor = getDriver(model as never).find(filter, { projection, raw: true, batchSize: 10_000 });
  const rows: Row[] = [];
  for await (const bytes of cursor) rows.push(readRow(bytes as unknown as Buffer, fields) as Row);
  return rows;
};

type Stretch = Pick<Options, 'open'> & {
  sort: Sort;
  skip: number;
  limit: number;
  without: Record<string, 0>;
};

type Reading = { fields: RowFields; ask: ReturnType<typeof groupReads> };
const readings = new WeakMap<object, WeakMap<object, Reading>>();

/** The fields that a record is read with, and the shared questions for such records of one database. */
const getReading = (db: object, record: z.ZodObject): Reading => {
  const ofDb = readings.get(db) ?? new WeakMap<object, Reading>();
  readings.set(db, ofDb);
  const reading = ofDb.get(record) ?? { fields: rowFields(Object.keys(record.shape)), ask: groupReads() };
  ofDb.set(record, reading);
  return reading;
};

/**
 * Some records in their order, read once for all calls that ask for the same at the same moment. A record has the fields
 * of the schema and no other; nothing casts the filter.
 */
export const findRows = async <Record extends z.ZodObject>(
  model: Pick<Model<never>, 'db' | 'collection'>,
  record: Record,
  filter: object,
  { sort, skip, limit, without, open }: Stretch,
): Promise<z.output<Record>[]> => {
  const collection = getDriver(model as never);
  const question = { projection: without, sort: sort as mongo.Sort, skip, limit };
  const { fields, ask } = getReading(model.db, record);
  return ask({ in: collection.collectionName, filter, ...question }, async () => {
    const rawRows = await collection.find(filter, { ...question, batchSize: limit, raw: true }).toArray();
    const rows = (rawRows as unknown as Buffer[]).map((bytes) => readRow(bytes, fields));
    return (open ? rows.map(open) : rows) as z.output<Record>[];
  });
};

/**
 * One page of records and the number on all pages; newest first unless sorted otherwise. A record has the fields of the
 * schema and no other. The filter has to be of the stored types, because nothing casts it.
 */
export const findPage = async <Record extends z.ZodObject>(
  model: Pick<Model<never>, 'db' | 'collection'>,
  record: Record,
  filter: object,
  { page, limit }: Query,
  { sort = { _id: -1 }, without = {}, total, count, open }: Options = {},
): Promise<{ rows: z.output<Record>[]; total: number }> => {
  const collection = getDriver(model as never);
  const before = (page - 1) * limit;
  const everything = Object.keys(filter).length === 0;
  const [rows, all] = await Promise.all([
    findRows(model, record, filter, { sort, skip: before, limit, without, open }),
    total?.() ?? (everything ? collection.estimatedDocumentCount() : undefined),
  ]);
  if (all !== undefined) return { rows, total: all };
  // Counting walks all that matches: the last page tells the number without.
  const isLastPage = rows.length < limit && (rows.length > 0 || page === 1);
  if (isLastPage) return { rows, total: before + rows.length };
  return { rows, total: await (count?.() ?? collection.countDocuments(filter)) };
};

/** The order of a sorted column, with the newest first among equals. */
export const sortBy = (column: string | undefined, order: 'asc' | 'desc'): Sort | undefined =>
  column ? { [column]: order === 'asc' ? 1 : -1, _id: order === 'asc' ? 1 : -1 } : undefined;
