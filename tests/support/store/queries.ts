import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, readFileSync } from 'node:fs';
import mongoose, { type Connection } from 'mongoose';

const { EJSON } = mongoose.mongo.BSON;

/** A command that finds documents, reduced to what determines how they are found. */
export type Query = Record<string, unknown>;

const product = new AsyncLocalStorage<true>();

let isRecording = false;

/** Marks queries in `work` as the product's, once they are recorded; a test's own queries do not count. */
export const asProduct = <Result>(work: () => Result): Result =>
  // Node 20 follows every promise of the process after the first `run`, which would cost all tests time.
  isRecording ? product.run(true, work) : work();

const pick = (command: Query, names: readonly string[]): Query =>
  Object.fromEntries(
    names.filter((name) => command[name] !== undefined).map((name) => [name, command[name]]),
  );

const first = (list: unknown): Query => (list as Query[])[0] ?? {};
const anyUpdate = { $set: { seen: 1 } };

/** Without `count`: the product uses it only for the total number of documents, which a store knows. */
const queryParts: Record<string, (command: Query) => Query> = {
  find: (command) => pick(command, ['find', 'filter', 'projection', 'sort', 'skip', 'limit', 'hint']),
  distinct: (command) => pick(command, ['distinct', 'key', 'query']),
  aggregate: (command) => ({ ...pick(command, ['aggregate', 'pipeline', 'hint']), cursor: {} }),
  findAndModify: (command) => ({
    ...pick(command, ['findAndModify', 'query', 'sort']),
    update: anyUpdate,
  }),
  update: ({ update, updates }) => ({ update, updates: [{ q: first(updates).q, u: anyUpdate }] }),
  delete: ({ delete: name, deletes }) => ({ delete: name, deletes: [{ q: first(deletes).q, limit: 0 }] }),
};

const unique = (values: readonly unknown[]) => [
  ...new Map(values.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * Reduces values to their kind, and lists to one value of each kind: the same query with other values has the same
 * shape.
 */
const getShape = (value: unknown): unknown => {
  if (Array.isArray(value)) return unique(value.map(getShape));
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'pattern';
  if (typeof value === 'object' && value !== null) {
    if ('_bsontype' in value) return String(value._bsontype);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, getShape(one)]));
  }
  if (typeof value === 'string' && !value.startsWith('$')) return 'text';
  return typeof value === 'number' ? 'number' : value;
};

const toKey = (query: Query) => {
  const [name, collection] = Object.entries(query)[0]!;
  return `${name} ${collection} ${JSON.stringify(getShape({ ...query, [name]: '' }))}`;
};

/** Records in the run's file each query that the product sends through this connection, one per shape. */
export const noteQueries = (connection: Connection, file: string): void => {
  isRecording = true;
  const keys = new Set<string>();
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const query = product.getStore() && queryParts[commandName]?.(command);
    if (!query || keys.has(toKey(query))) return;
    keys.add(toKey(query));
    appendFileSync(file, `${EJSON.stringify(query, { relaxed: false })}\n`);
  });
};

/** The queries recorded by a run, one per shape. */
export const notedQueries = (file: string): Query[] => {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const queries = lines.map((line) => EJSON.parse(line, { relaxed: false }) as Query);
  return [...new Map(queries.map((query) => [toKey(query), query])).values()];
};
