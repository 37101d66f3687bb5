import type { Model, mongo, SortOrder } from 'mongoose';
import type { z } from '../../../shared/zod';
import { findDirect } from './direct';
import { groupReads } from './group-reads';
import { type RowFields, readRow, rowFields } from './read-row';

type Query = { page: number; limit: number };
export type Sort = Record<string, SortOrder>;
type Options = {
  sort?: Sort | undefined;
  /** Fields to leave out, as a projection. */
  without?: Record<string, 0>;
  /** A quick way to get the number of matches, run together with the query. */
  total?: () => Promise<number>;
  /** Counts the matches if the rows do not tell; the database counts by default. */
  count?: () => Promise<number>;
  /** Converts a stored row to the returned row. */
  open?: ((row: object) => object) | undefined;
};

/** Any model: nothing here depends on the type of its documents. */
type AnyModel = Pick<Model<never>, 'db' | 'collection'>;

/** The driver's own collection: for a list, mongoose costs more time than the database. */
const getDriver = ({ db, collection }: AnyModel): mongo.Collection => {
  if (!db.db) throw new NotConnected();
  return db.db.collection(collection.name);
};

class NotConnected extends Error {
  override name = 'MongoNotConnectedError';
}

/** Counts the matches of a filter with stored types, directly in the database, until there are `most` of them. */
export const countMatches = (model: AnyModel, filter: object, most?: number): Promise<number> =>
  getDriver(model).countDocuments(filter, most ? { limit: most } : {});

/** The distinct texts of a field, by an index that starts with it: one step per text, not per document. */
export const collectTexts = async (model: AnyModel, field: string): Promise<string[]> => {
  const options = { sort: { [field]: 1 }, projection: { _id: 0, [field]: 1 } } as const;
  const next = (range: object) => getDriver(model).findOne({ [field]: range }, options);
  const texts: string[] = [];
  for (let record = await next({ $gte: '' }); record; record = await next({ $gt: texts.at(-1) }))
    texts.push(record[field]);
  return texts;
};

/** The number of documents per text of a field, by an index that starts with it. */
export const tallyAll = async (model: AnyModel, field: string): Promise<Map<string, number>> => {
  const texts = await collectTexts(model, field);
  return new Map(
    await Promise.all(
      texts.map(async (text) => [text, await countMatches(model, { [field]: text })] as const),
    ),
  );
};

/** The number of matching documents per value of a field; a missing value counts as null. */
export const tally = async (model: AnyModel, filter: object, field: string): Promise<Map<string, number>> => {
  const counts = getDriver(model).aggregate<{ _id: string; count: number }>([
    { $match: filter },
    { $group: { _id: `$${field}`, count: { $sum: 1 } } },
  ]);
  return new Map((await counts.toArray()).map(({ _id, count }) => [_id, count]));
};

type Wanted = { projection: Record<string, 0 | 1>; fields: RowFields };

/** Reads some fields of all matching documents, bypassing mongoose: nothing is hidden, cast or checked. */
export const eachRow = async <Row>(
  model: AnyModel,
  filter: object,
  { projection, fields }: Wanted,
  visit: (row: Row) => void,
): Promise<void> => {
  const cursor = getDriver(model).find(filter, { projection, raw: true, batchSize: 2000 });
  for await (const bytes of cursor) visit(readRow(bytes as unknown as Buffer, fields) as Row);
};

/** The number of all documents, from the database's own records. */
export const countStored = (model: AnyModel): Promise<number> => getDriver(model).estimatedDocumentCount();

/** Reads some fields of all matching documents in order, a group at a time. */
export async function* rowGroups<Row>(
  model: AnyModel,
  filter: object,
  { projection, fields, sort, open }: Wanted & { sort: Sort } & Pick<Options, 'open'>,
  size: number,
): AsyncGenerator<Row[]> {
  const options = { projection, sort: sort as mongo.Sort, raw: true, batchSize: size };
  const cursor = getDriver(model).find(filter, options);
  let group: object[] = [];
  for await (const bytes of cursor) {
    const row = readRow(bytes as unknown as Buffer, fields);
    if (group.push(open ? open(row) : row) < size) continue;
    yield group as Row[];
    group = [];
  }
  if (group.length > 0) yield group as Row[];
}

type Stretch = Pick<Options, 'open'> & {
  sort: Sort;
  skip: number;
  limit: number;
  without: Record<string, 0>;
};

type Reading = { read: (bytes: Buffer) => object; ask: ReturnType<typeof groupReads> };
const readings = new WeakMap<object, WeakMap<object, Reading>>();

const mostKept = 300;

/** Reads rows and keeps the last ones, because a list that is read again has mostly the same; nobody modifies them. */
const keepRows = ({ shape }: z.ZodObject) => {
  const fields = rowFields(Object.keys(shape));
  const rows = new Map<string, { bytes: Buffer; row: object }>();
  return (bytes: Buffer): object => {
    const id = bytes.toString('latin1', 4, 21);
    const last = rows.get(id);
    if (last?.bytes.equals(bytes)) return last.row;
    if (rows.size >= mostKept) rows.clear();
    const row = readRow(bytes, fields);
    rows.set(id, { bytes: Buffer.from(bytes), row });
    return row;
  };
};

/** The reader of a record and the grouped reads for such records of one database. */
const getReading = (db: object, record: z.ZodObject): Reading => {
  const ofDb = readings.get(db) ?? new WeakMap<object, Reading>();
  readings.set(db, ofDb);
  const reading = ofDb.get(record) ?? { read: keepRows(record), ask: groupReads() };
  ofDb.set(record, reading);
  return reading;
};

/**
 * Reads records in order, once for all calls that ask for the same at the same time. A record has exactly the schema's
 * fields; the filter is not cast.
 */
export const findRows = async <Record extends z.ZodObject>(
  model: AnyModel,
  record: Record,
  filter: object,
  { sort, skip, limit, without, open }: Stretch,
): Promise<z.output<Record>[]> => {
  const question = { projection: without, sort: sort as mongo.Sort, skip, limit };
  const { read, ask } = getReading(model.db, record);
  const { name } = model.collection;
  return ask({ in: name, filter, ...question }, async () => {
    const direct = findDirect(model.db);
    const rawRows = direct
      ? await direct.find(name, { filter, ...question, batchSize: limit + 1 })
      : await getDriver(model)
          .find(filter, { ...question, batchSize: limit, raw: true })
          .toArray();
    const rows = (rawRows as Buffer[]).map(read);
    return (open ? rows.map(open) : rows) as z.output<Record>[];
  });
};

/**
 * Reads one page of records and the total; newest first by default. A record has exactly the schema's fields. The
 * filter must use the stored types, because nothing casts it.
 */
export const findPage = async <Record extends z.ZodObject>(
  model: AnyModel,
  record: Record,
  filter: object,
  { page, limit }: Query,
  { sort = { _id: -1 }, without = {}, total, count, open }: Options = {},
): Promise<{ rows: z.output<Record>[]; total: number }> => {
  const before = (page - 1) * limit;
  const everything = Object.keys(filter).length === 0;
  const [rows, all] = await Promise.all([
    findRows(model, record, filter, { sort, skip: before, limit, without, open }),
    total?.() ?? (everything ? countStored(model) : undefined),
  ]);
  if (all !== undefined) return { rows, total: all };
  // Counting walks all matches; on the last page, the total is already known.
  const isLastPage = rows.length < limit && (rows.length > 0 || page === 1);
  if (isLastPage) return { rows, total: before + rows.length };
  return { rows, total: await (count?.() ?? countMatches(model, filter)) };
};

/** The sort order for a column, newest first among equals. */
export const sortBy = (column: string | undefined, order: 'asc' | 'desc'): Sort | undefined =>
  column ? { [column]: order === 'asc' ? 1 : -1, _id: order === 'asc' ? 1 : -1 } : undefined;
