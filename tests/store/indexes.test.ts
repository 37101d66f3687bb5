import mongoose from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../support/store/embedded-store';
import { nextAnswer, rawConnection, wireMessage } from '../support/store/wire-messages';

const { MongoClient } = mongoose.mongo;

const store = await openStore({ expireEveryMs: 50 });
afterAll(() => store[Symbol.asyncDispose]());

test('a unique index refuses a second one and tells which', async () => {
  const things = store.collection();
  await things.createIndex({ email: 1 }, { unique: true });
  await things.insertOne({ email: 'a' });
  await expect(things.insertOne({ email: 'a' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { email: 1 },
    keyValue: { email: 'a' },
  });
  await things.insertOne({ email: 'b' });
  await expect(things.updateOne({ email: 'b' }, { $set: { email: 'a' } })).rejects.toMatchObject({
    code: 11000,
  });
  await expect(things.findOneAndUpdate({ email: 'b' }, { $set: { email: 'a' } })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { email: 1 },
    keyValue: { email: 'a' },
  });
  expect(await things.distinct('email')).toEqual(['a', 'b']);
});

test('a bulk insert tells which documents were refused', async () => {
  const things = store.collection();
  await things.createIndex({ n: 1 }, { unique: true });
  const docs = [{ n: 1 }, { n: 1 }, { n: 2 }];
  const error = await things.insertMany(docs, { ordered: false }).catch((reason) => reason);
  expect(error.writeErrors.map(({ index, code }: { index: number; code: number }) => [index, code])).toEqual([
    [1, 11000],
  ]);
  expect(await things.countDocuments()).toBe(2);
  await expect(things.insertMany([{ n: 3 }, { n: 3 }, { n: 4 }])).rejects.toMatchObject({ insertedCount: 1 });
  expect(await things.countDocuments({ n: 4 })).toBe(0);
});

test('missing counts as null in a unique index, unless it is sparse or partial', async () => {
  const things = store.collection();
  await things.createIndex({ plain: 1 }, { unique: true });
  await things.insertOne({});
  await expect(things.insertOne({})).rejects.toMatchObject({ code: 11000 });
  const others = store.collection();
  await others.createIndex({ sparse: 1 }, { unique: true, sparse: true });
  await others.createIndex(
    { key: 1 },
    { unique: true, partialFilterExpression: { key: { $type: 'string' } } },
  );
  await others.insertMany([{}, {}, { key: null }, { key: null }, { key: 'k' }]);
  await expect(others.insertOne({ key: 'k' })).rejects.toMatchObject({ code: 11000 });
});

test('a unique index holds between the elements of arrays, not within one', async () => {
  const things = store.collection();
  await things.createIndex({ tags: 1 }, { unique: true });
  await things.insertOne({ tags: ['a', 'a', 'b'] });
  await expect(things.insertOne({ tags: ['c', 'b'] })).rejects.toMatchObject({ keyValue: { tags: 'b' } });
});

test.each([300, 2500])(
  'a search for plain text among %i finds the same by an index as without',
  async (others) => {
    const things = store.collection();
    const texts = ['maria lopez\nm.lopez@example.com', 'lopez', 'mxlopez', '\u00e9lodie', 'a\u0000b', ''];
    await things.insertMany([
      ...texts.map((text, _id) => ({ _id: _id as never, text })),
      { _id: 'pattern' as never, text: /m\.lopez/ },
      { _id: 'number' as never, text: 5 },
      { _id: 'nothing' as never },
      ...Array.from({ length: others }, (_, at) => ({ text: `somebody ${at}` })),
    ]);
    const searches = [
      { text: { $regex: 'm\\.lopez' } },
      { $and: [{ text: { $regex: 'lopez' } }, { text: { $regex: 'maria' } }] },
      { text: { $regex: '\u00e9lo' } },
      { text: { $regex: 'nobody' } },
      { text: { $regex: 'LOPEZ', $options: 'i' } },
      { $or: [{ text: { $regex: 'maria' } }, { text: { $regex: '\u00e9' } }] },
      { text: { $regex: 'lodie|m\\.lopez|nobody' } },
      { text: { $regex: 'maria|\u00e9' } },
      { $and: [{ text: { $regex: 'mx|ia' } }, { text: { $regex: '(lop|pol)ez' } }] },
    ];
    const readAll = async () => {
      const all: unknown[] = [];
      for (const search of searches)
        all.push([
          (await things.find(search).sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
          await things.countDocuments(search),
        ]);
      return all;
    };
    const without = await readAll();
    expect(without[0]).toEqual([[0, 'pattern'], 2]);
    expect(without[1]).toEqual([[0], 1]);
    expect(without[6]).toEqual([[0, 3], 2]);
    await things.createIndex({ text: 1 });
    expect(await readAll()).toEqual(without);
    // A growing index finds earlier and later documents, however few there were at first.
    await things.insertMany(Array.from({ length: 2500 }, (_, at) => ({ text: `another ${at}` })));
    expect(await readAll()).toEqual(without);
    await things.deleteOne({ _id: 0 as never });
    expect((await readAll())[1]).toEqual([[], 0]);
  },
);

test('an index over two arrays is refused, however short they are, and so is a sort', async () => {
  const things = store.collection();
  await things.createIndex({ a: 1, b: 1 });
  for (const doc of [
    { a: [1, 2], b: [1, 2] },
    { a: [1], b: [2] },
    { a: [], b: [2] },
  ]) {
    await expect(things.insertOne(doc)).rejects.toMatchObject({ code: 171 });
  }
  await things.dropIndexes();
  await things.insertOne({ a: [1], b: [2] });
  await expect(things.find().sort({ a: 1, b: 1 }).toArray()).rejects.toMatchObject({ code: 2 });
});

test('two fields of the documents in one array are indexed together', async () => {
  const things = store.collection();
  await things.createIndex({ 'd.x': 1, 'd.y': -1 }, { unique: true });
  await things.insertMany([
    {
      n: 1,
      d: [
        { x: 1, y: 5 },
        { x: 3, y: 0 },
      ],
    },
    { n: 2, d: [{ x: 1, y: 0 }] },
  ]);
  expect((await things.find({ 'd.x': 1, 'd.y': 0 }).sort({ n: 1 }).toArray()).map(({ n }) => n)).toEqual([
    1, 2,
  ]);
  expect((await things.find().sort({ 'd.x': 1, 'd.y': -1 }).toArray()).map(({ n }) => n)).toEqual([1, 2]);
  await expect(things.insertOne({ d: { x: 3, y: 0 } })).rejects.toMatchObject({
    code: 11000,
    keyValue: { 'd.x': 3, 'd.y': 0 },
  });
});

test('a field that is there twice cannot escape a unique index', async () => {
  const things = store.collection();
  await things.createIndex({ email: 1 }, { unique: true });
  await things.insertOne({ email: 'a' });
  const twice = Buffer.from('\x02email\0\x02\0\0\0b\0\x02email\0\x02\0\0\0a\0', 'latin1');
  const document = Buffer.concat([Buffer.from([twice.length + 5, 0, 0, 0]), twice, Buffer.from([0])]);
  const socket = await rawConnection(store.uri);
  socket.write(
    wireMessage({ insert: things.collectionName, documents: [{ email: 'c' }], $db: things.dbName }),
  );
  expect(await nextAnswer(socket)).toMatchObject({ n: 1 });
  const body = wireMessage({ insert: things.collectionName, $db: things.dbName });
  const sequence = Buffer.concat([Buffer.from('documents\0'), document]);
  const head = Buffer.from([1, sequence.length + 4, 0, 0, 0]);
  const message = Buffer.concat([body, head, sequence]);
  message.writeInt32LE(message.length, 0);
  socket.write(message);
  expect(await nextAnswer(socket)).toMatchObject({ writeErrors: [{ code: 2 }] });
  expect(await things.distinct('email')).toEqual(['a', 'c']);
  socket.destroy();
});

test('sorting gives null first, arrays by their least or greatest element', async () => {
  const things = store.collection();
  await things.insertMany([{ n: 1, v: 'x' }, { n: 2 }, { n: 3, v: [5, 0] }, { n: 4, v: 3 }, { n: 5, v: [] }]);
  const order = async (direction: 1 | -1) =>
    (await things.find().sort({ v: direction }).toArray()).map(({ n }) => n);
  const expected = [5, 2, 3, 4, 1];
  expect(await order(1)).toEqual(expected);
  expect(await order(-1)).toEqual([1, 3, 4, 2, 5]);
  await things.createIndex({ v: 1 });
  expect(await order(1)).toEqual(expected);
});

test('an equality on an array field does not fix its place in the order', async () => {
  const things = store.collection();
  await things.createIndex({ v: 1 });
  await things.insertMany([
    { n: 1, v: [5, 9] },
    { n: 2, v: [5, 1] },
    { n: 3, v: [5, 3] },
  ]);
  expect((await things.find({ v: 5 }).sort({ v: 1 }).toArray()).map(({ n }) => n)).toEqual([2, 3, 1]);
});

test('a compound index serves its order in both directions', async () => {
  const things = store.collection();
  await things.createIndex({ status: 1, at: -1 });
  await things.insertMany(
    Array.from({ length: 50 }, (_, n) => ({ n, status: n % 2 ? 'a' : 'b', at: n % 7 })),
  );
  for (const direction of [1, -1] as const) {
    const docs = await things
      .find({ status: 'a', at: { $gte: 2, $lt: 6 } })
      .sort({ at: direction, n: 1 })
      .toArray();
    expect(docs).toHaveLength(await things.countDocuments({ status: 'a', at: { $in: [2, 3, 4, 5] } }));
    expect(docs.map(({ at }) => at * direction)).toEqual(
      docs.map(({ at }) => at * direction).sort((a, b) => a - b),
    );
  }
});

test('what an index counts is what a look at each document counts', async () => {
  const things = store.collection();
  await things.insertMany([
    { n: 1, text: 'a', one: 'x', two: 1 },
    { n: 3, text: 'b', one: 'x', two: 2 },
    { n: Number.NaN, text: null, one: 'y', two: 1 },
    { n: 2, one: 'x', two: 1 },
    { n: 2, text: 'a', one: 'y', two: 2 },
  ]);
  const counts = async () => [
    // NaN sorts below all numbers and is neither less nor greater than any.
    await things.countDocuments({ n: { $lte: 2 } }),
    await things.countDocuments({ text: null }),
    await things.countDocuments({ text: { $in: ['a', null] } }),
    await things.countDocuments({ one: 'x', two: 1 }),
    await things.countDocuments({ one: 'x', $or: [{ two: 2 }, { n: 2 }] }),
    await things.countDocuments({ one: 'x' }, { skip: 1, limit: 1 }),
    (await things.aggregate([{ $group: { _id: '$text', count: { $sum: 1 } } }]).toArray())
      .map(({ _id, count }) => `${_id} ${count}`)
      .sort(),
  ];
  const looked = await counts();
  expect(looked).toEqual([3, 2, 4, 2, 2, 1, ['a 2', 'b 1', 'null 2']]);
  for (const field of ['n', 'text', 'one', 'two']) await things.createIndex({ [field]: 1 });
  expect(await counts()).toEqual(looked);
  // An array of one element has its element's key, and is a different value.
  await things.insertOne({ text: ['a'] });
  expect((await things.aggregate([{ $group: { _id: '$text', count: { $sum: 1 } } }]).toArray()).length).toBe(
    4,
  );
  expect(await things.countDocuments({ text: 'a' })).toBe(3);
});

test('$elemMatch goes by an index over fields of the documents in an array, each field bound by the same element', async () => {
  const leads = store.collection('leads');
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const task = (assignedTo: string | null, dueAt: Date) => ({ assignedTo, dueAt });
  const ids = { none: 1000, mine: 1001, nobodys: 1002, twoHalves: 1003, unassigned: 1004 };
  await leads.insertMany([
    // Unassigned tasks for everyone, so that neither field alone selects few leads.
    ...Array.from({ length: 400 }, (_, _id) => ({
      _id,
      openTasks: [task('ann', day(20)), task('bob', day(1))],
    })),
    { _id: ids.none },
    { _id: ids.mine, openTasks: [task('bob', day(20)), task('ann', day(1))] },
    { _id: ids.nobodys, openTasks: [task('bob', day(20)), task(null, day(1))] },
    { _id: ids.twoHalves, openTasks: [task('ann', day(20)), task('bob', day(1))] },
    { _id: ids.unassigned, openTasks: [{ dueAt: day(1) }, { assignedTo: 'ann' }] },
  ] as never);
  await leads.createIndex({ 'openTasks.assignedTo': 1, 'openTasks.dueAt': 1 }, { sparse: true });
  const due = (assignedTo: unknown) => ({
    openTasks: { $elemMatch: { assignedTo, dueAt: { $lt: day(2) } } },
  });
  const plan = async (filter: object) =>
    (await leads.db.command({ explain: { find: 'leads', filter } })).queryPlanner.winningPlan;
  const findIds = async (filter: object) =>
    (await leads.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  const mine = due({ $in: ['ann', null] });
  expect(await plan(mine)).toMatchObject({ inputStage: { stage: 'IXSCAN' } });
  expect(await findIds(mine)).toEqual([ids.mine, ids.nobodys, ids.unassigned]);
  expect(await leads.countDocuments(due('ann'))).toBe(1);
  // The sparse index omits documents without either field, which null would also match.
  expect(await plan({ openTasks: { $elemMatch: { assignedTo: null } } })).toMatchObject({
    stage: 'COLLSCAN',
  });
});

test('the next of a queue are found by its index, also while nearly all wait', async () => {
  const jobs = store.collection();
  // The first part is done: a scan would walk past it each time.
  await jobs.insertMany(Array.from({ length: 1000 }, (_, at) => (at < 50 ? { at } : { at, due: true })));
  await jobs.createIndex({ due: 1 }, { sparse: true });
  const next = { filter: { due: true, gone: { $exists: false } }, limit: 20 };
  const { queryPlanner } = await jobs.db.command({ explain: { find: jobs.collectionName, ...next } });
  expect(queryPlanner.winningPlan).toMatchObject({ inputStage: { stage: 'IXSCAN' } });
});

test('the same index again is no change; a conflict is 85 or 86', async () => {
  const things = store.collection();
  await things.createIndex({ a: 1 });
  await things.createIndex({ a: 1 });
  await expect(things.createIndex({ a: 1 }, { unique: true, name: 'other' })).rejects.toMatchObject({
    code: 85,
  });
  await expect(things.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
  expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1']);
});

test('an index that the documents do not allow is not made', async () => {
  const things = store.collection();
  await things.insertMany([{ a: 1 }, { a: 1 }]);
  await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
  expect(await things.indexes()).toHaveLength(1);
});

test('indexes are dropped by name, by key and all at once', async () => {
  const things = store.collection();
  for (const field of ['a', 'b', 'c', 'd']) await things.createIndex({ [field]: 1 });
  await things.dropIndex('a_1');
  await things.dropIndex({ b: 1 } as never);
  expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'c_1', 'd_1']);
  await things.dropIndexes();
  expect(await things.indexes()).toHaveLength(1);
  await expect(things.dropIndex('zz')).rejects.toMatchObject({ code: 27 });
  await expect(things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
});

test('a TTL index removes what has expired, and nothing that is no date', async () => {
  const things = store.collection();
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await things.insertMany([
    { n: 1, at: ago(61) },
    { n: 2, at: ago(30) },
    { n: 3, at: 0 },
    { n: 4 },
    { n: 5, at: [ago(30), ago(90)] },
  ]);
  await expect.poll(async () => (await things.find().toArray()).map(({ n }) => n)).toEqual([2, 3, 4]);
});

test('hints are taken, and unknown ones refused', async () => {
  const things = store.collection();
  await things.createIndex({ a: 1 });
  await things.insertMany([{ a: 1 }, { a: 2 }]);
  expect(await things.find({ a: 2 }, { hint: 'a_1' }).toArray()).toHaveLength(1);
  expect(await things.countDocuments({ a: 2 }, { hint: { a: 1 } })).toBe(1);
  await expect(things.find({}, { hint: 'zz' }).toArray()).rejects.toMatchObject({ code: 2 });
});

test('unsupported kinds of index are refused', async () => {
  const things = store.collection();
  await expect(things.createIndex({ a: 'text' })).rejects.toMatchObject({ code: 67 });
  await expect(things.createIndex({ a: '2dsphere' })).rejects.toMatchObject({ code: 67 });
  await expect(things.createIndex({ a: 1 }, { collation: { locale: 'en' } })).rejects.toMatchObject({
    code: 197,
  });
  await expect(
    things.createIndex({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } }),
  ).rejects.toMatchObject({ code: 67 });
});

test('indexes and documents are the same after a restart', async () => {
  await using first = await openStore();
  const things = first.client.db('again').collection('things');
  await things.createIndex({ a: 1 }, { unique: true });
  await things.insertMany(Array.from({ length: 300 }, (_, a) => ({ a, text: 'x'.repeat(a * 100) })));
  await things.deleteMany({ a: { $gte: 200 } });
  await things.updateMany({ a: { $lt: 5 } }, { $inc: { a: 1000 } });
  const before = await things.find().sort({ a: 1 }).toArray();
  await first.close();
  await using second = await openStore({ dir: first.dir });
  const client = await MongoClient.connect(second.uri);
  const again = client.db('again').collection('things');
  expect(await again.find().sort({ a: 1 }).toArray()).toEqual(before);
  await expect(again.insertOne({ a: 7 })).rejects.toMatchObject({ code: 11000 });
  await again.insertOne({ a: 1 });
  await client.close();
});

test('a page of a search comes once each and in order, also where many have the same key', async () => {
  const things = store.collection();
  await things.createIndexes([{ key: { text: 1 } }, { key: { group: 1 } }]);
  // 450 of them match, every other one of these in each group.
  const docs = Array.from({ length: 9000 }, (_, n) => {
    return { n, group: n % 40 < 20 ? 0 : 1, text: `${n % 20 === 0 ? 'seldom' : 'common'} ${n}` };
  });
  await things.insertMany(docs);
  for (const direction of [1, -1] as const) {
    const rows = await things
      .find({ text: { $regex: 'seldom' } })
      .sort({ group: direction })
      .limit(300)
      .toArray();
    const groups = rows.map(({ group }) => group);
    expect(groups).toEqual(groups.toSorted((one, other) => (one - other) * direction));
    expect(groups.filter((group) => group === groups[0])).toHaveLength(225);
    expect(new Set(rows.map(({ n }) => n)).size).toBe(300);
  }
});
