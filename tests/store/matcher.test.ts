import mongoose from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../support/store/embedded-store';

const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } = mongoose.mongo;

const store = await openStore();
afterAll(() => store[Symbol.asyncDispose]());

type Case = { filter: object; yes?: unknown[]; no?: unknown[] };

/** A rule of MongoDB's manual: values of the field `v` (undefined for none) that match, and values that do not. */
function rule(sentence: string, { filter, yes = [], no = [] }: Case) {
  test(sentence, async () => {
    const things = store.collection();
    const docs = [...yes, ...no].map((v, n) => (v === undefined ? { n } : { n, v }));
    await things.insertMany(docs);
    const matches = await things.find(filter).sort({ n: 1 }).toArray();
    expect(matches.map(({ n }) => n)).toEqual(yes.map((_, n) => n));
  });
}

async function refused(filter: object, code: number) {
  const things = store.collection();
  await things.insertOne({ v: 1 });
  await expect(things.find(filter).toArray()).rejects.toMatchObject({ code });
}

rule('numbers are equal across int, long, double and decimal', {
  filter: { v: 1 },
  yes: [new Int32(1), new Double(1), Long.fromNumber(1), Decimal128.fromString('1.00')],
  no: ['1', true, 1.5],
});
rule('int64 above 2^53 are told apart', {
  filter: { v: Long.fromString('9007199254740993') },
  yes: [Long.fromString('9007199254740993')],
  no: [Long.fromString('9007199254740992'), 9007199254740992, Long.fromString('9007199254740994')],
});
rule('a decimal is not the double nearest to it', { filter: { v: 0.1 }, no: [Decimal128.fromString('0.1')] });
rule('NaN equals NaN and zero equals minus zero', {
  filter: { $or: [{ v: Number.NaN }, { v: 0 }] },
  yes: [Number.NaN, new Double(-0)],
  no: [1],
});
rule('null matches null and missing', {
  filter: { v: null },
  yes: [null, undefined],
  no: [0, '', false, []],
});
rule('a value equals an array that contains it', {
  filter: { v: 'a' },
  yes: ['a', ['b', 'a']],
  no: [[['a']], 'b'],
});
rule('an array equals the same array or an element that is it', {
  filter: { v: [1, 2] },
  yes: [
    [1, 2],
    [[1, 2], 3],
  ],
  no: [[2, 1], [1, 2, 3], 1],
});
rule('subdocuments are equal with the same fields in the same order', {
  filter: { v: { a: 1, b: 2 } },
  yes: [{ a: 1, b: 2 }],
  no: [{ b: 2, a: 1 }, { a: 1 }, { a: 1, b: 2, c: 3 }],
});
rule('binaries are equal with the same bytes and subtype', {
  filter: { v: new Binary(Buffer.from('x')) },
  yes: [new Binary(Buffer.from('x'))],
  no: [new Binary(Buffer.from('y')), new Binary(Buffer.from('x'), 4)],
});
rule('dates and object ids are equal by value', {
  filter: { v: { $in: [new Date(5), new ObjectId('0123456789abcdef01234567')] } },
  yes: [new Date(5), new ObjectId('0123456789abcdef01234567')],
  no: [5, new ObjectId()],
});
rule('$gt compares only values of its own type', {
  filter: { v: { $gt: 1 } },
  yes: [2, 1.5],
  no: [1, 'a', new Date(9), null],
});
rule('$gte and $lte with null match null and missing', {
  filter: { v: { $gte: null } },
  yes: [null, undefined],
  no: [1],
});
rule('$lt orders strings by code point', {
  filter: { v: { $lt: '\uffee' } },
  yes: ['a', 'é'],
  no: ['\u{1f600}', '\uffee'],
});
rule('$gte on an array is true for any of its elements', {
  filter: { v: { $gte: 5 } },
  yes: [[1, 9]],
  no: [[1, 2]],
});
rule('two bounds may be met by two elements of an array', {
  filter: { v: { $gt: 5, $lt: 3 } },
  yes: [[1, 9]],
  no: [4],
});
rule('NaN is neither greater nor less, but $gte NaN', {
  filter: { v: { $gte: Number.NaN } },
  yes: [Number.NaN],
  no: [1],
});
rule('dates are compared by time', {
  filter: { v: { $gte: new Date(10) } },
  yes: [new Date(10), new Date(11)],
  no: [new Date(9)],
});
rule('$ne also matches missing', { filter: { v: { $ne: 1 } }, yes: [2, undefined, null], no: [1, [1, 2]] });
rule('$in matches any of its values and patterns', {
  filter: { v: { $in: [1, null, /^a/] } },
  yes: [1, undefined, 'ab'],
  no: [2, 'b'],
});
rule('$nin is none of them', { filter: { v: { $nin: [1, 'a'] } }, yes: [2, undefined], no: [1, ['a']] });
rule('$exists true also matches null', { filter: { v: { $exists: true } }, yes: [null, 0], no: [undefined] });
rule('$exists false is missing only', { filter: { v: { $exists: false } }, yes: [undefined], no: [null] });
rule('$type tells int from double', {
  filter: { v: { $type: 'int' } },
  yes: [new Int32(1), [new Int32(1)]],
  no: [new Double(1), '1'],
});
rule('$type number is any of them', {
  filter: { v: { $type: 'number' } },
  yes: [1, 1.5, Long.fromNumber(1)],
  no: ['1'],
});
rule('$type array is the array itself', { filter: { v: { $type: 'array' } }, yes: [[1]], no: [1] });
rule('a pattern is found anywhere, with case', {
  filter: { v: /an/ },
  yes: ['an', 'Jane', ['x', 'can']],
  no: ['AN', 1],
});
rule('$options i ignores case, also beyond ASCII', {
  filter: { v: { $regex: 'ÉVA', $options: 'i' } },
  yes: ['éva'],
  no: ['eva'],
});
rule('$options m lets ^ and $ match at lines', {
  filter: { v: { $regex: '^b$', $options: 'm' } },
  yes: ['a\nb'],
  no: ['a\nbc'],
});
rule('without s a dot does not match a line end, with it does', {
  filter: { $or: [{ v: { $regex: 'a.b' } }, { v: { $regex: 'c.d', $options: 's' } }] },
  yes: ['a b', 'c\nd'],
  no: ['a\nb'],
});
rule('punctuation may be escaped as PCRE lets it', {
  filter: { v: /a-b@c\.d/ },
  yes: ['a-b@c.d'],
  no: ['a-b@cxd'],
});
rule('plain text is found in a value, in an element, in an embedded document, beyond ASCII', {
  filter: { 'v.n': { $regex: 'é\\.b\\(' } },
  yes: [{ n: 'aé.b(c' }, { n: ['x', 'é.b('] }, [{ n: 'é.b(' }]],
  no: [{ n: 'éxb(' }, { n: 'e.b(' }, { m: 'é.b(' }, 'é.b('],
});
rule('plain text in one branch does not stand for the others', {
  filter: { $or: [{ v: { $regex: 'ab' } }, { v: { $regex: 'c', $options: 'i' } }, { v: 5 }] },
  yes: ['xabx', 'C', 5],
  no: ['b', 6],
});
rule('plain text in every branch, and beside another condition', {
  filter: { $or: [{ v: { $regex: 'ab' } }, { v: { $regex: 'cd', $ne: 'cd' } }] },
  yes: ['ab', 'acd'],
  no: ['cd', 'c', undefined],
});
rule('$not is true for missing', { filter: { v: { $not: { $gt: 1 } } }, yes: [1, undefined, 'a'], no: [2] });
rule('$not takes a pattern', { filter: { v: { $not: /a/ } }, yes: ['b', undefined], no: ['a'] });
rule('$all wants every value', { filter: { v: { $all: [1, 2] } }, yes: [[2, 1, 3]], no: [[1], 1] });
rule('$all with one value matches a scalar', { filter: { v: { $all: [1] } }, yes: [1, [1]], no: [2] });
rule('$elemMatch wants one element that meets all', {
  filter: { v: { $elemMatch: { $gt: 1, $lt: 4 } } },
  yes: [[0, 3]],
  no: [[1, 5], 3],
});
rule('$elemMatch on documents', {
  filter: { v: { $elemMatch: { a: 1, b: 2 } } },
  yes: [[{ a: 1, b: 2, c: 3 }]],
  no: [[{ a: 1 }, { b: 2 }], { a: 1, b: 2 }],
});
rule('$size counts elements', { filter: { v: { $size: 2 } }, yes: [[1, 2]], no: [[1], 'ab'] });
rule('a dotted path goes into documents', {
  filter: { 'v.a.b': 1 },
  yes: [{ a: { b: 1 } }],
  no: [{ 'a.b': 1 }, { a: 1 }],
});
rule('a dotted path goes through the elements of arrays', {
  filter: { 'v.a': 1 },
  yes: [[{ a: 2 }, { a: 1 }]],
  no: [[{ b: 1 }], [[{ a: 1 }]]],
});
rule('a number in a path is an index or a field', {
  filter: { 'v.0': 1 },
  yes: [[1, 2], { 0: 1 }, [{ 0: 1 }]],
  no: [[2, 1]],
});
rule('null through an array wants an element without the field', {
  filter: { 'v.a': null },
  yes: [[{ a: 1 }, {}], {}, 5],
  no: [[{ a: 1 }], [], [1, 2]],
});
rule('conditions of one document are all to be met', { filter: { v: 1, n: { $gte: 0 } }, yes: [1], no: [2] });
rule('$and, $or and $nor nest', {
  filter: { $and: [{ $or: [{ v: 1 }, { v: 2 }] }, { $nor: [{ v: 2 }] }] },
  yes: [1],
  no: [2, 3],
});
rule('a stored pattern equals a pattern', {
  filter: { v: new BSONRegExp('a', 'i') },
  yes: [new BSONRegExp('a', 'i'), 'A'],
  no: [new BSONRegExp('a', '')],
});
rule('a stored pattern equals one that is given as text', {
  filter: { v: { $regex: 'a', $options: 'i' } },
  yes: [new BSONRegExp('a', 'i'), 'A'],
  no: [new BSONRegExp('a', ''), new BSONRegExp('b', 'i')],
});
rule('$options u asks for what is so in any case', {
  filter: { v: { $regex: '^.$', $options: 'u' } },
  yes: ['é', '\u{1f600}'],
  no: ['ab'],
});
rule('a field named like something of every object is just a field', {
  filter: { 'v.constructor': { $exists: true } },
  yes: [{ constructor: 1 }],
  no: [{}],
});

test('what is not on the list is refused with the code of MongoDB', async () => {
  await refused({ v: { $near: [0, 0] } }, 2);
  await refused({ $where: 'true' }, 2);
  await refused({ $expr: { $eq: ['$v', 1] } }, 2);
  await refused({ $text: { $search: 'x' } }, 2);
  await refused({ v: { $in: 1 } }, 2);
  await refused({ $or: [] }, 2);
  await refused({ v: { $regex: '(' } }, 51091);
  await refused({ v: { $regex: 'a', $options: 'x' } }, 51091);
  await refused({ v: { $regex: '(?i)a' } }, 51091);
  await refused({ v: { $regex: '\\Aa' } }, 51091);
});
