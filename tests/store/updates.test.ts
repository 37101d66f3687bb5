import mongoose from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../support/store/embedded-store';

const { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } = mongoose.mongo;

const store = await openStore();
afterAll(() => store[Symbol.asyncDispose]());

const exact = { promoteValues: false, promoteLongs: false, promoteBuffers: false };

/** The document after an update, without its id. */
async function after(doc: object, update: object) {
  const things = store.collection();
  await things.insertOne({ _id: 1 as never, ...doc });
  const next = await things.findOneAndUpdate({ _id: 1 as never }, update, { returnDocument: 'after' });
  const { _id, ...rest } = next!;
  return rest;
}

const failing = (doc: object, update: object, code: number) =>
  expect(after(doc, update)).rejects.toMatchObject({ code });

test('$set makes the documents on its way, and sets by index in arrays', async () => {
  expect(await after({}, { $set: { 'a.b.c': 1 } })).toEqual({ a: { b: { c: 1 } } });
  expect(await after({ a: [1, 2] }, { $set: { 'a.1': 9, 'a.3': 7 } })).toEqual({ a: [1, 9, null, 7] });
  await failing({ a: 5 }, { $set: { 'a.b': 1 } }, 28);
  await failing({ a: null }, { $set: { 'a.b': 1 } }, 28);
  await failing({ a: [1] }, { $set: { 'a.b': 1 } }, 28);
});

test('new fields come in the order of their names', async () => {
  expect(Object.keys(await after({}, { $set: { b: 1, a: 2 } }))).toEqual(['a', 'b']);
});

test('$unset removes a field and leaves null in an array', async () => {
  expect(await after({ a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '', 'x.y': '' } })).toEqual({
    b: { d: 2 },
  });
  expect(await after({ a: [1, 2] }, { $unset: { 'a.0': '' } })).toEqual({ a: [null, 2] });
});

test('$inc keeps the type until it overflows', async () => {
  const things = store.collection();
  await things.insertOne({
    int: new Int32(1),
    full: new Int32(2147483647),
    long: Long.fromString('9007199254740993'),
    double: new Double(1),
  });
  await things.updateOne(
    {},
    { $inc: { int: new Int32(1), full: new Int32(1), long: new Int32(1), double: new Int32(1) } },
  );
  const doc = await things.findOne({}, exact);
  expect(doc).toMatchObject({ int: new Int32(2), double: new Double(2) });
  expect(doc!.full).toEqual(Long.fromNumber(2147483648));
  expect(doc!.long.toString()).toBe('9007199254740994');
  await failing({ a: 'x' }, { $inc: { a: 1 } }, 14);
  await failing({ a: 1 }, { $inc: { a: 'x' } }, 14);
});

test('$min and $max compare across types', async () => {
  expect(await after({ a: 5, b: 5, c: 5 }, { $min: { a: 3, b: 'x' }, $max: { c: 'x', d: 1 } })).toEqual({
    a: 3,
    b: 5,
    c: 'x',
    d: 1,
  });
});

test('$push, with $each and $slice', async () => {
  expect(await after({ a: [1] }, { $push: { a: [2] } })).toEqual({ a: [1, [2]] });
  expect(await after({ a: [1] }, { $push: { a: { $each: [2, 3], $slice: -2 } } })).toEqual({ a: [2, 3] });
  expect(await after({ a: [1] }, { $push: { a: { $each: [2, 3] }, b: 1 } })).toEqual({
    a: [1, 2, 3],
    b: [1],
  });
  await failing({ a: 1 }, { $push: { a: 1 } }, 2);
  await failing({ a: [] }, { $push: { a: { $each: [1], $sort: 1 } } }, 2);
});

test('$addToSet, $pull and $pullAll', async () => {
  expect(await after({ a: [1, { x: 1 }] }, { $addToSet: { a: { $each: [1, { x: 1 }, 2] } } })).toEqual({
    a: [1, { x: 1 }, 2],
  });
  expect(await after({ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } })).toEqual({ a: [1] });
  expect(await after({ a: [{ x: 1, y: 2 }, { x: 2 }] }, { $pull: { a: { x: 1 } } })).toEqual({
    a: [{ x: 2 }],
  });
  expect(await after({ a: [1, 2, 1] }, { $pullAll: { a: [1] } })).toEqual({ a: [2] });
});

test('an operator that nobody sends is refused, and changes nothing', async () => {
  for (const update of [{ $mul: { a: 2 } }, { $currentDate: { a: true } }, { $pop: { a: 1 } }])
    await failing({ a: 1 }, update, 9);
  await failing({ a: [1] }, { $push: { a: { $each: [2], $position: 0 } } }, 2);
});

test('types of untouched fields come back as they went in', async () => {
  const things = store.collection();
  const doc = {
    _id: new ObjectId(),
    int: new Int32(1),
    double: new Double(1),
    long: Long.fromNumber(1),
    decimal: Decimal128.fromString('1.10'),
    binary: new Binary(Buffer.from('x'), 4),
    stamp: new Timestamp({ t: 5, i: 6 }),
    date: new Date(1.5),
    pattern: /a/i,
    list: [new Double(2), { deep: Long.fromNumber(2) }],
    nothing: null,
  };
  await things.insertOne(doc);
  await things.updateOne({}, { $set: { other: 1 } });
  const { other, ...stored } = (await things.findOne({}, exact))!;
  const bytes = (value: object) => Buffer.from(mongoose.mongo.BSON.serialize(value)).toString('hex');
  expect(bytes(stored)).toBe(bytes(doc));
  expect(other).toEqual(new Int32(1));
});

test('a replacement keeps the id, and an id cannot be changed', async () => {
  const things = store.collection();
  await things.insertOne({ _id: 1 as never, a: 1 });
  await things.replaceOne({ a: 1 }, { b: 2 });
  expect(await things.find().toArray()).toEqual([{ _id: 1, b: 2 }]);
  await expect(things.updateOne({ b: 2 }, { $set: { _id: 2 as never } })).rejects.toMatchObject({ code: 66 });
  await expect(things.replaceOne({ b: 2 }, { _id: 2 as never })).rejects.toMatchObject({ code: 66 });
});

test('matched and modified are counted apart', async () => {
  const things = store.collection();
  await things.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
  expect(await things.updateMany({}, { $set: { a: 1 } })).toMatchObject({
    matchedCount: 3,
    modifiedCount: 1,
  });
  expect(await things.updateOne({ a: 9 }, { $set: { a: 1 } })).toMatchObject({
    matchedCount: 0,
    modifiedCount: 0,
  });
});

test('an upsert takes the equalities of the filter and $setOnInsert', async () => {
  const things = store.collection();
  const filter = { key: 'k', 'deep.x': 1, n: { $gt: 5 }, $and: [{ other: { $eq: 'o' } }] };
  const { upsertedId } = await things.updateOne(
    filter,
    { $set: { v: 1 }, $setOnInsert: { made: true } },
    { upsert: true },
  );
  expect(await things.find().toArray()).toEqual([
    { _id: upsertedId, key: 'k', deep: { x: 1 }, other: 'o', made: true, v: 1 },
  ]);
  await things.updateOne({ key: 'k' }, { $setOnInsert: { made: false }, $inc: { v: 1 } }, { upsert: true });
  expect(await things.findOne()).toMatchObject({ made: true, v: 2 });
});

test('an upsert takes what the filter leaves no choice about, and refuses to take a field twice', async () => {
  const upserted = async (filter: object) => {
    const things = store.collection();
    await things.updateOne(filter, { $set: { _id: 1 as never } }, { upsert: true });
    return things.findOne({}, { projection: { _id: 0 } });
  };
  expect(await upserted({ a: { $in: [5] } })).toEqual({ a: 5 });
  expect(await upserted({ a: { $in: [5, 6] } })).toEqual({});
  expect(await upserted({ a: { $in: [/x/] } })).toEqual({});
  expect(await upserted({ a: { $all: [5] } })).toEqual({ a: 5 });
  expect(await upserted({ a: { $all: [[5, 6]] } })).toEqual({ a: [5, 6] });
  expect(await upserted({ $or: [{ a: 5, 'b.c': 6 }] })).toEqual({ a: 5, b: { c: 6 } });
  expect(await upserted({ $or: [{ a: 5 }, { a: 6 }] })).toEqual({});
  expect(await upserted({ $nor: [{ a: 5 }], b: { $not: { $in: [5] } } })).toEqual({});
  for (const filter of [
    { a: { $all: [5, 6] } },
    { $and: [{ a: 5 }, { a: 6 }] },
    { a: { b: 1 }, 'a.c': 2 },
    { 'a.c': 2, a: { $in: [{ b: 1 }] } },
  ]) {
    await expect(upserted(filter)).rejects.toMatchObject({ code: 54 });
  }
});

test('documents that look like a DBRef are documents', async () => {
  const things = store.collection();
  const id = new ObjectId('0123456789abcdef01234567');
  await things.createIndex({ r: 1 });
  await things.insertMany([
    { n: 1, r: new mongoose.mongo.DBRef('x', id) },
    { n: 2, r: { $id: id, $ref: 'x' } },
    { n: 3, r: 5 },
    { n: 4, r: [{ $ref: 'x', $id: 4, extra: true }] },
  ] as never);
  const numbers = async (filter: object) =>
    (await things.find(filter).sort({ n: 1 }).toArray()).map(({ n }) => n);
  expect(await numbers({ r: { $gt: 1 } })).toEqual([3]);
  expect(await numbers({ r: { $ref: 'x', $id: id } })).toEqual([1]);
  expect(await numbers({ 'r.$id': id })).toEqual([1, 2]);
  expect((await things.find().sort({ r: 1, n: 1 }).toArray()).map(({ n }) => n)).toEqual([3, 4, 1, 2]);
  await things.updateMany({}, { $set: { seen: true } });
  expect(await numbers({ r: { $id: id, $ref: 'x' } })).toEqual([2]);
});

test('findOneAndUpdate gives the document before or after, and upserts once under a race', async () => {
  const things = store.collection();
  await things.createIndex({ key: 1 }, { unique: true });
  expect(await things.findOneAndUpdate({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true })).toBeNull();
  expect(
    await things.findOneAndUpdate({ key: 'a' }, { $inc: { n: 1 } }, { returnDocument: 'before' }),
  ).toMatchObject({ n: 1 });
  const add = () =>
    things.findOneAndUpdate({ key: 'b' }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' });
  const counts = await Promise.all(Array.from({ length: 20 }, add));
  expect(counts.map((doc) => doc!.n).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

test('findOneAndDelete takes the first in order', async () => {
  const things = store.collection();
  await things.insertMany([{ n: 2 }, { n: 1 }, { n: 3 }]);
  expect(await things.findOneAndDelete({}, { sort: { n: 1 } })).toMatchObject({ n: 1 });
  expect(await things.countDocuments()).toBe(2);
});

test('a text may say _bsontype, a field may not be called so', async () => {
  const things = store.collection();
  await things.insertOne({ text: 'about _bsontype' });
  expect(await things.findOne()).toMatchObject({ text: 'about _bsontype' });
  const bad = new Map([['_bsontype', 'ObjectId']]);
  await expect(things.insertOne({ bad })).rejects.toMatchObject({ code: 2 });
  await failing({}, { $set: { bad } }, 22);
});

test('what is not on the list is refused', async () => {
  await failing({ a: [1] }, { $set: { 'a.$': 1 } }, 2);
  await failing({ a: [1] }, { $set: { 'a.$[]': 1 } }, 2);
  await failing({ a: 1 }, { $rename: { a: 'b' } }, 9);
  await failing({ a: 1 }, { $bit: { a: { or: 1 } } }, 9);
  await failing({ a: 1 }, { $set: { a: 1, 'a.b': 2 } }, 40);
  await failing({ a: 1 }, [{ $set: { a: 1 } }], 9);
  const things = store.collection();
  await things.insertOne({ a: [1] });
  await expect(
    things.updateOne({}, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1 }] }),
  ).rejects.toMatchObject({ code: 40415 });
});
