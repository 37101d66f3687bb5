import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { createConnection, openConnection } from '../../server/core/db/connect';
import { DeadlineError } from '../../server/core/db/deadline';
import { findDirect } from '../../server/core/db/direct';
import { groupInserts } from '../../server/core/db/group-inserts';
import { dataPath } from '../../server/db/embedded/disk/folder';
import { openSqlite } from '../../server/db/embedded/disk/sqlite';
import { startEmbeddedStore } from '../../server/db/embedded/start';
import { tempDir } from '../support/store/embedded-store';

const { ObjectId } = mongoose.mongo;
const ways = ['directly', 'through the driver'] as const;

/** Inserts into a store of this process, directly or through the driver's socket. */
const open = async (way: (typeof ways)[number], within = 2400) => {
  const folder = await tempDir();
  const { ask, ...store } = await startEmbeddedStore({ dir: folder.path });
  const connection = createConnection();
  await openConnection(connection, { uri: store.uri, ...(way === 'directly' && { ask }) });
  const things = connection.collection('things');
  await things.createIndex({ key: 1 }, { unique: true, sparse: true });
  return {
    dir: folder.path,
    things,
    connection,
    insert: groupInserts<object>(() => things, within),
    async [Symbol.asyncDispose]() {
      await connection.close();
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
};

const outcome = (one: PromiseSettledResult<void>) =>
  one.status === 'fulfilled' ? 'stored' : [one.reason.name, one.reason.code];

test.for(ways)('a document inserted %s is stored with its types and its missing values', async (way) => {
  await using store = await open(way);
  const doc = {
    _id: new ObjectId(),
    at: new Date(0),
    whole: 7,
    part: 0.5,
    nothing: undefined,
    list: [{ text: 'á' }, null],
    bytes: randomBytes(3),
  };
  await store.insert(doc);
  const stored = await store.things.findOne({ _id: doc._id });
  expect(stored).toEqual({ ...doc, nothing: null, bytes: expect.objectContaining({ sub_type: 0 }) });
});

test.for(ways)('of documents inserted together %s only those that the store refuses fail', async (way) => {
  await using store = await open(way);
  await store.insert({ _id: 1, key: 'taken' });
  const outcomes = await Promise.allSettled([
    store.insert({ _id: 2, key: 'free' }),
    store.insert({ _id: 3, key: 'taken' }),
    store.insert({ _id: 1 }),
    store.insert({ _id: 4, $where: 1 }),
    store.insert({ _id: 5 }),
  ]);
  expect(outcomes.map(outcome)).toEqual([
    'stored',
    ['Error', 11_000],
    ['Error', 11_000],
    ['Error', 52],
    'stored',
  ]);
  expect((await store.things.find().toArray()).map(({ _id }) => _id)).toEqual([1, 2, 5]);
});

test('an insert that waits for a store that stands still fails in time, and is not stored later', async () => {
  await using store = await open('directly', 600);
  const other = openSqlite(dataPath(store.dir), false);
  other.exec('BEGIN IMMEDIATE');
  // The first one has begun, so it may be stored.
  const first = store.insert({ _id: 1 }).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const later = [2, 3].map((_id) => store.insert({ _id }).catch((error: unknown) => error));
  for (const failed of await Promise.all([first, ...later])) expect(failed).toBeInstanceOf(DeadlineError);
  other.exec('ROLLBACK');
  other.close();
  await store.insert({ _id: 4 });
  expect((await store.things.find().toArray()).map(({ _id }) => _id)).toEqual([1, 4]);
});

test('a direct query returns the same bytes as the driver, in as many batches as it takes', async () => {
  await using store = await open('directly');
  await store.things.insertMany(
    Array.from({ length: 300 }, (_, n) => ({ n, text: 'é'.repeat(n), at: new Date(n) })),
  );
  const options = { sort: { n: -1 }, skip: 7, projection: { at: 0 }, batchSize: 40 } as const;
  const query = { filter: { n: { $gte: 20 } }, ...options };
  const direct = await findDirect(store.connection)!.find('things', query);
  const byDriver = await store.things.find(query.filter, { ...options, raw: true }).toArray();
  expect(direct.length).toBe(273);
  expect(direct.map(String)).toEqual(byDriver.map(String));
  const refused = findDirect(store.connection)!.find('things', { filter: { $nothing: 1 } });
  await expect(refused).rejects.toMatchObject({ name: 'MongoServerError', code: 2 });
});
