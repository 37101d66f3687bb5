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
  (await answer([doc], [{ $project: { _id: 0, v: expression } }]))[0]!.v;

test('groups with every accumulator', async () => {
  const docs = [{ k: 'a', v: 1 }, { k: 'b', v: 5 }, { k: 'a', v: 3 }, { k: 'a', v: 'x' }, { k: 'b' }];
  const groups = await answer(docs, [
    {
      $group: {
        _id: '$k',
        sum: { $sum: '$v' },
        avg: { $avg: '$v' },
        min: { $min: '$v' },
        max: { $max: '$v' },
        first: { $first: '$v' },
        last: { $last: '$v' },
        all: { $push: '$v' },
        set: { $addToSet: '$k' },
        n: { $count: {} },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  expect(groups).toEqual([
    { _id: 'a', sum: 4, avg: 2, min: 1, max: 'x', first: 1, last: 'x', all: [1, 3, 'x'], set: ['a'], n: 3 },
    { _id: 'b', sum: 5, avg: 5, min: 5, max: 5, first: 5, last: null, all: [5], set: ['b'], n: 2 },
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
  const total = async (values: unknown[], operator = '$sum') =>
    (
      await answer(
        values.map((v) => ({ v })),
        [{ $group: { _id: null, v: { [operator]: '$v' } } }],
      )
    )[0]!.v;
  expect(await total(Array.from({ length: 10 }, () => 0.1))).toBe(1);
  expect(await total([1e16, 1.5, -1e16])).toBe(1.5);
  expect(await total([1e16, 1.5, -1e16], '$avg')).toBe(0.5);
  expect(await total([Long.MAX_VALUE, new Int32(1), new Double(-1)])).toBe(2 ** 63);
  // On the way a sum may be longer than 64 bits: only its end counts.
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

test('counts, pages and unwinds', async () => {
  const docs = [{ t: ['a', 'b'] }, { t: [] }, {}, { t: 'c' }];
  expect(await answer(docs, [{ $count: 'n' }])).toEqual([{ n: 4 }]);
  expect(await answer(docs, [{ $match: { zz: 1 } }, { $count: 'n' }])).toEqual([]);
  expect(await answer(docs, [{ $unwind: '$t' }])).toEqual([
    { _id: 0, t: 'a' },
    { _id: 0, t: 'b' },
    { _id: 3, t: 'c' },
  ]);
  expect(
    await answer(docs, [
      { $unwind: { path: '$t', preserveNullAndEmptyArrays: true } },
      { $skip: 2 },
      { $limit: 2 },
    ]),
  ).toEqual([{ _id: 1 }, { _id: 2 }]);
});

test('projects, adds and renames', async () => {
  const docs = [{ a: { b: 1, c: 2 }, d: 3 }];
  expect(await answer(docs, [{ $project: { 'a.b': 1 } }])).toEqual([{ _id: 0, a: { b: 1 } }]);
  expect(await answer(docs, [{ $project: { a: 0 } }])).toEqual([{ _id: 0, d: 3 }]);
  expect(await answer(docs, [{ $project: { _id: 0, x: '$a.b', d: 1 } }])).toEqual([{ d: 3, x: 1 }]);
  expect(await answer(docs, [{ $addFields: { x: { $add: ['$d', 1] } } }])).toEqual([
    { _id: 0, a: { b: 1, c: 2 }, d: 3, x: 4 },
  ]);
  expect(
    await answer(docs, [
      { $group: { _id: '$d', n: { $sum: 1 } } },
      { $project: { _id: 0, day: '$_id', n: 1 } },
    ]),
  ).toEqual([{ day: 3, n: 1 }]);
});

test('computes with text, numbers and conditions', async () => {
  expect(await value({ a: 'AbÉ' }, { $toLower: '$a' })).toBe('abÉ');
  expect(await value({ a: 'x' }, { $concat: ['$a', '-', 'y'] })).toBe('x-y');
  expect(await value({}, { $concat: ['$a', 'y'] })).toBeNull();
  expect(await value({ a: 5 }, { $cond: [{ $gt: ['$a', 3] }, 'big', 'small'] })).toBe('big');
  // biome-ignore lint/suspicious/noThenProperty: the name that MongoDB gave it
  expect(await value({ a: 1 }, { $cond: { if: { $eq: ['$a', 2] }, then: 1, else: 2 } })).toBe(2);
  expect(await value({}, { $ifNull: ['$a', 'none'] })).toBe('none');
  expect(await value({ a: 5, b: 2 }, { $subtract: ['$a', '$b'] })).toBe(3);
  expect(await value({ a: [{ b: 1 }, { b: 2 }] }, '$a.b')).toEqual([1, 2]);
  expect(await value({}, { $literal: '$a' })).toBe('$a');
});

test('days are those of the time zone', async () => {
  const at = new Date('2026-03-08T04:30:00Z');
  const day = (timezone?: string) =>
    value({ at }, { $dateToString: { date: '$at', format: '%Y-%m-%d', ...(timezone && { timezone }) } });
  expect(await day()).toBe('2026-03-08');
  expect(await day('America/New_York')).toBe('2026-03-07');
  expect(await day('+05:30')).toBe('2026-03-08');
  expect(await value({ at }, { $dateToString: { date: '$at' } })).toBe('2026-03-08T04:30:00.000Z');
  const start = (date: string) =>
    value({ at: new Date(date) }, { $dateTrunc: { date: '$at', unit: 'day', timezone: 'America/New_York' } });
  expect(await start('2026-03-08T04:30:00Z')).toEqual(new Date('2026-03-07T05:00:00Z'));
  // The clock goes forward that night: the day starts at UTC-5 and ends at UTC-4.
  expect(await start('2026-03-09T03:30:00Z')).toEqual(new Date('2026-03-08T05:00:00Z'));
  expect(await start('2026-03-09T04:30:00Z')).toEqual(new Date('2026-03-09T04:00:00Z'));
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
  await refused({ $project: { x: { $sqrt: '$a' } } }, 168);
  await refused({ $group: { _id: null, x: { $stdDevPop: '$a' } } }, 168);
  await refused({ $project: { x: '$$ROOT' } }, 2);
});
