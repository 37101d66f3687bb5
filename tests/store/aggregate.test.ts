import mongoose from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../support/store/embedded-store';

const { Double, Int32, Long } = mongoose.mongo;

const store = await openStore();
afterAll(() => store[Symbol.asyncDispose]());

async function answer(docs: object[], pipeline: object[]) {
  const things = store.collection();
  if (docs.length > 0) await things.insertMany(docs.map((doc, n) => ({ _id: n as never, ...doc })));
  return things.aggregate(pipeline).toArray();
}

/** The value of one expression for one document. */
const value = async (doc: object, expression: unknown) =>
  (await answer([doc], [{ $group: { _id: expression } }]))[0]!._id;

test('groups with every accumulator', async () => {
  const docs = [{ k: 'a', v: 1 }, { k: 'b', v: 5 }, { k: 'a', v: 3 }, { k: 'a', v: 'x' }, { k: 'b' }];
  const groups = await answer(docs, [
    {
      $group: {
        _id: '$k',
        sum: { $sum: '$v' },
        min: { $min: '$v' },
        max: { $max: '$v' },
        all: { $push: '$v' },
        set: { $addToSet: '$k' },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  expect(groups).toEqual([
    { _id: 'a', sum: 4, min: 1, max: 'x', all: [1, 3, 'x'], set: ['a'] },
    { _id: 'b', sum: 5, min: 5, max: 5, all: [5], set: ['b'] },
  ]);
});

test('a sum of ints that overflows is a long', async () => {
  const [group] = await answer(
    [{ v: new Int32(2147483647) }, { v: new Int32(1) }],
    [{ $group: { _id: null, v: { $sum: '$v' } } }],
  );
  expect(group!.v).toBe(2147483648);
});

test('a sum does not lose what is small beside what is large', async () => {
  const total = async (values: unknown[]) =>
    (
      await answer(
        values.map((v) => ({ v })),
        [{ $group: { _id: null, v: { $sum: '$v' } } }],
      )
    )[0]!.v;
  expect(await total(Array.from({ length: 10 }, () => 0.1))).toBe(1);
  expect(await total([1e16, 1.5, -1e16])).toBe(1.5);
  expect(await total([Long.MAX_VALUE, new Int32(1), new Double(-1)])).toBe(2 ** 63);
  // An intermediate sum may exceed 64 bits: only the result counts.
  expect(await total([Long.MAX_VALUE, new Int32(1), new Int32(-1)])).toEqual(Long.MAX_VALUE);
  expect(await total([Number.POSITIVE_INFINITY, 1])).toBe(Number.POSITIVE_INFINITY);
  expect(await total([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])).toBeNaN();
});

test('a path looks into the documents of an array, not into arrays in it', async () => {
  expect(await value({ a: [[{ b: 1 }], { b: 2 }, { b: [{ c: 3 }] }] }, '$a.b')).toEqual([2, [{ c: 3 }]]);
  expect(await value({ a: [{ b: [{ c: 3 }, [{ c: 4 }]] }] }, '$a.b.c')).toEqual([[3]]);
});

test('in a group by one part of a document missing counts as null, by several it does not', async () => {
  const docs = [{}, { k: null }, { k: 1 }];
  const groups = (id: object) =>
    answer(docs, [{ $group: { _id: id, n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }]);
  expect(await groups({ k: '$k' })).toEqual([
    { _id: { k: null }, n: 2 },
    { _id: { k: 1 }, n: 1 },
  ]);
  expect(await groups({ k: '$k', z: '$z' })).toEqual([
    { _id: {}, n: 1 },
    { _id: { k: null }, n: 1 },
    { _id: { k: 1 }, n: 1 },
  ]);
});

test('counts and pages', async () => {
  const docs = [{ t: ['a', 'b'] }, { t: [] }, {}, { t: 'c' }];
  expect(await answer(docs, [{ $count: 'n' }])).toEqual([{ n: 4 }]);
  expect(await answer(docs, [{ $match: { zz: 1 } }, { $count: 'n' }])).toEqual([]);
  expect(await answer(docs, [{ $project: { t: 0 } }, { $skip: 2 }, { $limit: 1 }])).toEqual([{ _id: 2 }]);
});

test('projects', async () => {
  const docs = [{ a: { b: 1, c: 2 }, d: 3 }];
  expect(await answer(docs, [{ $project: { 'a.b': 1 } }])).toEqual([{ _id: 0, a: { b: 1 } }]);
  expect(await answer(docs, [{ $project: { a: 0 } }])).toEqual([{ _id: 0, d: 3 }]);
  expect(await answer(docs, [{ $project: { _id: 0, d: 1 } }])).toEqual([{ d: 3 }]);
  expect(await answer(docs, [{ $project: { _id: 1 } }])).toEqual([{ _id: 0 }]);
  expect(await answer(docs, [{ $project: { _id: 0 } }])).toEqual([{ a: { b: 1, c: 2 }, d: 3 }]);
  expect(
    await answer(docs, [{ $group: { _id: '$d', n: { $sum: 1 } } }, { $project: { _id: 0, n: 1 } }]),
  ).toEqual([{ n: 1 }]);
});

test('a day is that of UTC', async () => {
  const at = new Date('2026-03-08T04:30:00Z');
  expect(await value({ at }, { $dateToString: { date: '$at', format: '%Y-%m-%d' } })).toBe('2026-03-08');
  expect(await value({ at }, { $dateToString: { date: '$at' } })).toBe('2026-03-08T04:30:00.000Z');
  expect(await value({}, { $dateToString: { date: '$at' } })).toBeNull();
});

test('a missing collection has no documents', async () => {
  expect(await answer([], [{ $group: { _id: null, n: { $sum: 1 } } }])).toEqual([]);
});

test('distinct looks into arrays and sorts', async () => {
  const things = store.collection();
  await things.insertMany([{ t: ['b', 'a'] }, { t: 'c' }, { t: ['a'] }, {}]);
  expect(await things.distinct('t')).toEqual(['a', 'b', 'c']);
  expect(await things.distinct('t', { t: 'b' })).toEqual(['a', 'b']);
});

test('what is not on the list is refused with the code of MongoDB', async () => {
  const refused = (stage: object, code: number) =>
    expect(answer([{ a: Long.fromNumber(1) }], [stage])).rejects.toMatchObject({ code });
  await refused({ $lookup: { from: 'x', localField: 'a', foreignField: 'b', as: 'c' } }, 40324);
  await refused({ $facet: { a: [] } }, 40324);
  await refused({ $out: 'x' }, 40324);
  await refused({ $unwind: '$a' }, 40324);
  await refused({ $addFields: { b: 1 } }, 40324);
  await refused({ $group: { _id: { $add: ['$a', 1] } } }, 168);
  await refused({ $group: { _id: null, x: { $avg: '$a' } } }, 168);
  await refused({ $group: { _id: '$$ROOT' } }, 2);
  await refused({ $group: { _id: { $dateToString: { date: '$a', timezone: 'UTC' } } } }, 2);
  await refused({ $project: { x: '$a' } }, 2);
});
