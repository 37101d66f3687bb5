import { connect } from 'node:net';
import mongoose from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../support/store/embedded-store';

const { BSON, GridFSBucket, Long, MongoClient } = mongoose.mongo;

const store = await openStore({ listen: { port: 0 } });
afterAll(() => store[Symbol.asyncDispose]());

const admin = store.client.db('admin');

test('the handshake promises only what there is', async () => {
  const hello = await admin.command({ hello: 1 });
  expect(hello).toMatchObject({
    isWritablePrimary: true,
    maxWireVersion: 21,
    logicalSessionTimeoutMinutes: 30,
    ok: 1,
  });
  for (const field of ['setName', 'topologyVersion', 'compression', 'msg'])
    expect(hello).not.toHaveProperty(field);
  expect(await admin.command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect(await admin.command({ buildInfo: 1 })).toMatchObject({ version: '7.0.0' });
});

test('batches are honoured, and the id of a cursor is a long', async () => {
  const things = store.collection();
  await things.insertMany(Array.from({ length: 250 }, (_, n) => ({ n })));
  const first = await things.db.command({ find: 'things', batchSize: 10 }, { promoteLongs: false });
  expect(first.cursor.firstBatch).toHaveLength(10);
  expect(first.cursor.id).toBeInstanceOf(Long);
  const next = await things.db.command(
    { getMore: first.cursor.id, collection: 'things', batchSize: 5 },
    { promoteLongs: false },
  );
  expect(next.cursor.nextBatch).toHaveLength(5);
  const byDefault = await things.db.command({ find: 'things' }, { promoteLongs: false });
  expect(byDefault.cursor.firstBatch).toHaveLength(101);
  const single = await things.db.command(
    { find: 'things', batchSize: 3, singleBatch: true },
    { promoteLongs: false },
  );
  expect([single.cursor.firstBatch.length, single.cursor.id.toString()]).toEqual([3, '0']);
  const killed = await things.db.command({ killCursors: 'things', cursors: [first.cursor.id] });
  expect(killed.cursorsKilled).toHaveLength(1);
  await expect(things.db.command({ getMore: first.cursor.id, collection: 'things' })).rejects.toMatchObject({
    code: 43,
  });
  expect(await things.find({}, { batchSize: 7 }).toArray()).toHaveLength(250);
  expect(await things.find({}, { limit: 120, batchSize: 50 }).toArray()).toHaveLength(120);
});

test('a reply stays under 16 MB', async () => {
  const things = store.collection();
  for (let n = 0; n < 4; n++) await things.insertOne({ n, text: 'x'.repeat(7_000_000) });
  const { cursor } = await things.db.command({ find: 'things' });
  expect(cursor.firstBatch).toHaveLength(2);
  expect((await things.find().toArray()).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
});

test('a cursor goes on while documents come and go', async () => {
  const things = store.collection();
  await things.insertMany(Array.from({ length: 1000 }, (_, n) => ({ _id: n as never })));
  const numbers: number[] = [];
  for await (const { _id } of things.find().sort({ _id: 1 }).batchSize(100)) {
    const n = Number(_id);
    numbers.push(n);
    if (n % 100 === 0) await things.deleteMany({ _id: { $gt: n as never, $lte: (n + 50) as never } });
  }
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((n) => n % 100 > 50)).toHaveLength(490);
});

test('writes with w: 0 are not answered, but done and in order', async () => {
  const things = store.collection();
  for (let n = 0; n < 20; n++) await things.insertOne({ n }, { writeConcern: { w: 0 } });
  await expect.poll(() => things.countDocuments()).toBe(20);
});

test('write and read concerns are taken', async () => {
  const things = store.collection();
  await things.insertOne({ n: 1 }, { writeConcern: { w: 'majority', j: true } });
  expect(
    await things.findOne({}, { readConcern: 'majority', readPreference: 'primaryPreferred' }),
  ).toMatchObject({ n: 1 });
});

test('sessions work, transactions are refused', async () => {
  const things = store.collection();
  const session = store.client.startSession();
  await things.insertOne({ n: 1 }, { session });
  expect(await things.countDocuments({}, { session })).toBe(1);
  session.startTransaction();
  await expect(things.insertOne({ n: 2 }, { session })).rejects.toThrow(/does not support/);
  await session.endSession();
  const forced = {
    insert: 'things',
    documents: [{ n: 3 }],
    txnNumber: Long.ONE,
    startTransaction: true,
    autocommit: false,
  };
  await expect(things.db.command(forced)).rejects.toMatchObject({ code: 20 });
  expect(await things.countDocuments()).toBe(1);
});

test('GridFS keeps a file of several chunks', async () => {
  const things = store.collection();
  const bucket = new GridFSBucket(things.db);
  const content = Buffer.from(Array.from({ length: 700_001 }, (_, n) => n % 251));
  const upload = bucket.openUploadStream('photo.jpg', { metadata: { type: 'image/jpeg' } });
  await new Promise((resolve, reject) => upload.on('finish', resolve).on('error', reject).end(content));
  const download = async () => {
    const parts: Buffer[] = [];
    for await (const part of bucket.openDownloadStream(upload.id)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  expect((await download()).equals(content)).toBe(true);
  expect(await bucket.find({ 'metadata.type': 'image/jpeg' }).toArray()).toMatchObject([{ length: 700_001 }]);
  await bucket.delete(upload.id);
  await expect(download()).rejects.toThrow(/not found/i);
  expect(await things.db.collection('fs.chunks').countDocuments()).toBe(0);
});

test('mongoose makes, finds, saves and removes', async () => {
  const connection = await mongoose.createConnection(store.uri, { dbName: 'mongoose' }).asPromise();
  const schema = new mongoose.Schema(
    { name: String, email: { type: String, unique: true }, tags: [String], deep: { x: Number } },
    { timestamps: true },
  );
  const Person = connection.model('Person', schema);
  await Person.init();
  const person = await Person.create({ name: 'Ann', email: 'a', tags: ['x'], deep: { x: 1 } });
  person.tags.push('y');
  person.set('deep.x', 2);
  await person.save();
  await Person.bulkWrite([
    { updateOne: { filter: { email: 'a' }, update: { name: 'Anna' } as never } },
    { insertOne: { document: { email: 'b' } as never } },
  ]);
  expect(await Person.findOne({ email: 'a' }).lean()).toMatchObject({
    name: 'Anna',
    tags: ['x', 'y'],
    deep: { x: 2 },
  });
  expect(await Person.exists({ email: 'zz' })).toBeNull();
  expect(await Person.find().sort('-email').select('email -_id').lean()).toEqual([
    { email: 'b' },
    { email: 'a' },
  ]);
  await Person.syncIndexes();
  await person.deleteOne();
  expect(await Person.estimatedDocumentCount()).toBe(1);
  await connection.dropDatabase();
  await connection.close();
});

test('collections are made, listed and dropped', async () => {
  const { db } = store.collection();
  await db.createCollection('one');
  await db.collection('two').insertOne({});
  await expect(db.command({ create: 'one' })).rejects.toMatchObject({ code: 48 });
  expect((await db.listCollections().toArray()).map(({ name }) => name).sort()).toEqual(['one', 'two']);
  expect(await db.listCollections({ name: 'two' }, { nameOnly: true }).toArray()).toMatchObject([
    { name: 'two', type: 'collection' },
  ]);
  await db.collection('one').drop();
  await expect(db.command({ drop: 'one' })).rejects.toMatchObject({ code: 26 });
  await expect(db.collection('zz').indexes()).rejects.toMatchObject({ code: 26 });
  await db.dropDatabase();
  expect(await db.listCollections().toArray()).toEqual([]);
  expect(await db.collection('two').countDocuments()).toBe(0);
});

test('what clients ask about the server is answered', async () => {
  const things = store.collection();
  await things.insertMany([{ n: 1 }, { n: 2, text: 'x'.repeat(20_000) }]);
  expect(await admin.command({ buildinfo: 1 })).toMatchObject({ version: '7.0.0' });
  const stats = await things.db.command({ dbStats: 1 });
  expect(stats).toMatchObject({ db: things.dbName, collections: 1, objects: 2, indexes: 1, ok: 1 });
  expect(stats.dataSize).toBeGreaterThan(20_000);
  expect((await things.db.command({ dbstats: 1, scale: 1024 })).dataSize).toBeCloseTo(stats.dataSize / 1024);
  await things.deleteOne({ n: 2 });
  expect((await things.db.command({ dbStats: 1 })).dataSize).toBeLessThan(100);
  const status = await admin.command({ serverStatus: 1, repl: 0 });
  expect(status).toMatchObject({ version: '7.0.0', pid: process.pid, ok: 1 });
  expect(status.connections.current).toBeGreaterThan(0);
  const { databases } = await admin.admin().listDatabases();
  expect(databases).toContainEqual({ name: things.dbName, sizeOnDisk: expect.any(Number), empty: false });
  expect(await admin.command({ connectionStatus: 1 })).toMatchObject({
    authInfo: { authenticatedUsers: [] },
  });
});

test('an address with a user is refused with a sentence', async () => {
  const client = new MongoClient(store.uri.replace('mongodb://', 'mongodb://somebody:secret@'));
  await expect(client.connect()).rejects.toThrow(/This store has no users: leave the user name/);
  await client.close();
});

test('explain tells the plan and carries nothing out', async () => {
  const things = store.collection();
  await things.insertMany([{ n: 1, m: 1 }, { n: 2 }]);
  await things.createIndex({ n: 1 });
  const plan = async (explain: object) => (await things.db.command({ explain })).queryPlanner.winningPlan;
  const scan = { stage: 'IXSCAN', indexName: 'n_1', keyPattern: { n: 1 }, direction: 'forward' };
  expect(await plan({ find: 'things', filter: { n: 1 } })).toMatchObject({
    stage: 'FETCH',
    inputStage: scan,
  });
  expect(await plan({ find: 'things', filter: { m: 1 } })).toMatchObject({ stage: 'COLLSCAN' });
  expect(await plan({ find: 'things', filter: { m: 1 }, sort: { m: -1 } })).toEqual({
    stage: 'SORT',
    sortPattern: { m: -1 },
    inputStage: { stage: 'COLLSCAN', direction: 'forward' },
  });
  expect(await plan({ find: 'things', sort: { n: -1 }, limit: 1 })).toMatchObject({
    inputStage: { direction: 'backward' },
  });
  for (const command of [
    { count: 'things', query: { n: 1 } },
    { distinct: 'things', key: 'm', query: { n: 1 } },
    { aggregate: 'things', pipeline: [{ $match: { n: 1 } }], cursor: {} },
    { update: 'things', updates: [{ q: { n: 1 }, u: { $set: { m: 9 } } }] },
    { delete: 'things', deletes: [{ q: { n: 1 }, limit: 0 }] },
    { findAndModify: 'things', query: { n: 1 }, remove: true },
  ]) {
    expect(await plan(command)).toMatchObject({ inputStage: scan });
  }
  expect(await plan({ find: 'nothing' })).toEqual({ stage: 'EOF' });
  expect(await things.countDocuments({ m: { $ne: 9 } })).toBe(2);
});

test('a collection gets another name, with its documents and indexes, and keeps it', async () => {
  await using first = await openStore();
  const db = first.client.db('names');
  await db.collection('old').insertMany([{ n: 1 }, { n: 2 }]);
  await db.collection('old').createIndex({ n: 1 }, { unique: true });
  await db.collection('taken').insertOne({ n: 3 });
  await expect(db.collection('old').rename('taken')).rejects.toMatchObject({ code: 48 });
  await expect(db.collection('none').rename('x')).rejects.toMatchObject({ code: 26 });
  await db.collection('old').rename('new');
  await db.collection('new').rename('taken', { dropTarget: true });
  await first.close();
  await using second = await openStore({ dir: first.dir });
  const again = second.client.db('names');
  expect((await again.listCollections().toArray()).map(({ name }) => name)).toEqual(['taken']);
  expect(await again.collection('taken').countDocuments()).toBe(2);
  await expect(again.collection('taken').insertOne({ n: 2 })).rejects.toMatchObject({ code: 11000 });
});

test('what mongorestore sends to make a collection and its indexes is taken', async () => {
  const { db } = store.collection();
  const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' };
  await db.command({ create: 'restored', idIndex });
  await expect(
    db.command({ create: 'other', idIndex: { ...idIndex, collation: { locale: 'en' } } }),
  ).rejects.toMatchObject({ code: 67 });
  const make = (index: object, ignoreUnknownIndexOptions = true) =>
    db.command({ createIndexes: 'restored', indexes: [index], ignoreUnknownIndexOptions });
  const unknown = { v: 2, key: { a: 1 }, name: 'a_1', ofAnotherTime: true };
  await expect(make(unknown, false)).rejects.toMatchObject({ code: 197 });
  expect(await make(unknown)).toMatchObject({ numIndexesAfter: 2 });
  // Ignoring an option that MongoDB supports would change the meaning.
  await expect(make({ key: { b: 1 }, name: 'b_1', collation: { locale: 'en' } })).rejects.toMatchObject({
    code: 197,
  });
});

test('a cursor whose collection is dropped says so', async () => {
  const things = store.collection();
  await things.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
  const cursor = things.find({}, { batchSize: 10 });
  const piped = things.aggregate([{ $match: { n: { $gte: 0 } } }, { $project: { n: 1 } }], {
    batchSize: 10,
  });
  await cursor.next();
  await piped.next();
  await things.drop();
  await things.insertOne({ n: 1 });
  await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
  await expect(piped.toArray()).rejects.toMatchObject({ code: 175 });
});

test('what is not on the list is refused with the code of MongoDB', async () => {
  const things = store.collection();
  await things.insertOne({ n: 1 });
  const refused = (command: object, code: number) =>
    expect(things.db.command(command)).rejects.toMatchObject({ code });
  await refused({ currentOp: 1 }, 59);
  await refused({ bulkWrite: 1 }, 59);
  await refused({ mapReduce: 'things' }, 59);
  await refused({ constructor: 1 }, 59);
  await refused({ explain: { drop: 'things' } }, 59);
  await refused({ explain: { find: 'things', tailable: true } }, 40415);
  await refused({ find: 'things', collation: { locale: 'en' } }, 40415);
  await refused({ find: 'things', tailable: true }, 40415);
  await refused({ find: 'things', projection: { n: { $slice: 1 } } }, 2);
  await refused({ find: 'things', limit: -1 }, 2);
  await refused({ find: 'things', sort: { n: { $meta: 'x' } } }, 2);
  await refused({ find: 'things', filter: 5 }, 14);
  await refused({ create: 'capped', capped: true, size: 1 }, 40415);
  await refused({ create: '$bad' }, 73);
  await expect(things.insertOne({ _id: [1] as never })).rejects.toMatchObject({ code: 2 });
  await expect(things.insertOne({ $bad: 1 } as object)).rejects.toMatchObject({ code: 52 });
  await expect(things.insertOne({ _id: { $x: 1 } as never })).rejects.toMatchObject({ code: 52 });
  await expect(things.insertOne({ _id: { a: [{ $x: 1 }] } as never })).rejects.toMatchObject({ code: 52 });
});

test('maxTimeMS ends what takes longer', async () => {
  const things = store.collection();
  await things.insertMany(Array.from({ length: 30_000 }, (_, n) => ({ n, text: 'abc'.repeat(50) })));
  const slow = { text: { $regex: '(a|b|c)+(a|b|c)+d' } };
  await expect(things.find(slow, { maxTimeMS: 20 }).toArray()).rejects.toMatchObject({ code: 50 });
});

/** Sends raw bytes; resolves with the response until the other side closes or the wait is over. */
function send(bytes: Buffer, waitMs: number): Promise<{ answer: Buffer; closed: boolean }> {
  const { hostname, port } = new URL(store.uri.replace('mongodb', 'http'));
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (closed: boolean) => {
      socket.destroy();
      resolve({ answer: Buffer.concat(parts), closed });
    };
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
    setTimeout(() => end(false), waitMs);
  });
}

test('bytes that are no message close the connection and harm nobody else', async () => {
  const message = (opcode: number, body: Buffer) => {
    const head = Buffer.alloc(16);
    head.writeInt32LE(16 + body.length, 0);
    head.writeInt32LE(opcode, 12);
    return Buffer.concat([head, body]);
  };
  const nested = BSON.serialize({ find: 'x', filter: {}, $db: 'test' });
  nested[0] = 200;
  for (const bytes of [
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    message(2012, Buffer.alloc(20)),
    message(2013, Buffer.alloc(5, 255)),
    message(2013, Buffer.concat([Buffer.alloc(5), nested])),
    Buffer.alloc(64, 255),
  ]) {
    expect((await send(bytes, 2000)).closed).toBe(true);
  }
  expect(await admin.command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test('a message that comes byte by byte is answered', async () => {
  const body = BSON.serialize({ ping: 1, $db: 'admin' });
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + body.length, 0);
  head.writeInt32LE(77, 4);
  head.writeInt32LE(2013, 12);
  const { hostname, port } = new URL(store.uri.replace('mongodb', 'http'));
  const socket = connect(Number(port), hostname);
  const answer = new Promise<Buffer>((resolve) => socket.once('data', resolve));
  for (const byte of Buffer.concat([head, body])) {
    socket.write(Buffer.from([byte]));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await answer).readInt32LE(8)).toBe(77);
  socket.destroy();
});
