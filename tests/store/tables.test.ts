import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataFile } from '../../server/db/embedded/disk/data-file';
import { openStore, tempDir } from '../support/store/embedded-store';

/** The result of a query on a data file, read beside the store. */
function ask(dir: string, sql: string): string[] {
  const data = new DataFile(join(dir, 'store.sqlite'), { readOnly: true });
  try {
    return data.all(sql).map((row) => String(Object.values(row)[0]));
  } finally {
    data.close();
  }
}

const many = (length: number) => Array.from({ length }, (_, n) => ({ n, text: `somebody ${n}` }));

test('collections and indexes that come and go make no table and take none away', async () => {
  await using store = await openStore();
  const tables = () => ask(store.dir, 'SELECT name FROM sqlite_schema ORDER BY name');
  const before = tables();
  const things = store.collection();
  await things.createIndexes([{ key: { text: 1 } }, { key: { n: 1 }, unique: true }]);
  await things.insertMany(many(50));
  expect(tables()).toEqual(before);
  await things.dropIndex('text_1');
  await things.drop();
  expect(tables()).toEqual(before);
});

test('what a dropped collection had goes from the file, also where the store ended in between', async () => {
  await using folder = await tempDir();
  const rows = (table: string) => Number(ask(folder.path, `SELECT count(*) FROM ${table}`)[0]);
  await using first = await openStore({ dir: folder.path });
  const things = first.collection();
  await things.createIndex({ text: 1 });
  await things.insertMany(many(20_000));
  await things.drop();
  await first.close();
  await using second = await openStore({ dir: folder.path });
  for (const table of ['documents', 'keys', 'counts', 'dropped'])
    await expect.poll(() => rows(table), { timeout: 20_000 }).toBe(0);
  expect(ask(folder.path, "SELECT name FROM sqlite_schema WHERE name LIKE 'texts%'")).toEqual([]);
  expect(await second.client.db('test1').listCollections().toArray()).toEqual([]);
});

test('a thread that reads knows at once what was renamed, dropped, made anew and indexed', async () => {
  await using store = await openStore();
  const db = store.client.db('lists');
  // More than the writing thread would read by itself.
  const countThings = async (name: string) => {
    const page = await db
      .collection(name)
      .find({ n: { $gte: 0 } })
      .toArray();
    return page.length;
  };
  await db.collection('one').insertMany(many(300));
  expect(await countThings('one')).toBe(300);
  await db.renameCollection('one', 'other');
  expect([await countThings('one'), await countThings('other')]).toEqual([0, 300]);
  await db.collection('one').insertMany(many(200));
  await db.renameCollection('one', 'other', { dropTarget: true });
  expect([await countThings('one'), await countThings('other')]).toEqual([0, 200]);
  await db.collection('other').drop();
  await db.collection('other').insertMany(many(400));
  expect(await countThings('other')).toBe(400);
  await db.collection('other').createIndex({ n: -1 });
  expect(await countThings('other')).toBe(400);
  expect(
    await db
      .collection('other')
      .find({ n: { $gte: 0 } })
      .hint('n_-1')
      .limit(1)
      .toArray(),
  ).toMatchObject([{ n: 399 }]);
});
