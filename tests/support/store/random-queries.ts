import mongoose from 'mongoose';
import type { Plain } from '../matcher/naive-matcher';

const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } = mongoose.mongo;

export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const choice = <Item>(random: Random, items: Item[]): Item =>
  items[Math.floor(random() * items.length)]!;
const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

const big = 2n ** 53n;
const numbers = () => [
  ...[0, 1, 2, 3, -1, 2147483647].map((value) => new Int32(value)),
  ...[1, 1.5, 2.25, -0.5, 1e300, Number.NaN].map((value) => new Double(value)),
  ...[1n, 3n, big, big + 1n, big + 2n, -big - 1n].map((value) => Long.fromBigInt(value)),
];
const decimals = () => ['1', '1.5', '0.1', '9007199254740993'].map((text) => Decimal128.fromString(text));
const texts = ['', 'a', 'b', 'ab', 'B', 'ba', 'é', '\u{1f600}', '\uffee'];
const dates = [0, 1e12, 1.5e12].map((ms) => new Date(ms));
const others = () => [
  null,
  true,
  false,
  ...dates,
  new ObjectId('0123456789abcdef01234567'),
  new ObjectId('0123456789abcdef01234568'),
  new Binary(Buffer.from('x')),
  new Binary(Buffer.from('y')),
  new Binary(Buffer.from('x'), 5),
];

function scalar(random: Random): unknown {
  const kind = random();
  if (kind < 0.45) return choice(random, numbers());
  if (kind < 0.5) return choice(random, decimals());
  return kind < 0.8 ? choice(random, texts) : choice(random, others());
}

function anyValue(random: Random, depth = 0): unknown {
  const kind = random();
  if (depth > 2 || kind < 0.6) return scalar(random);
  if (kind < 0.85) return times(choice(random, [0, 1, 2, 3]), () => anyValue(random, depth + 1));
  return fields(random, { x: () => anyValue(random, depth + 1), y: () => scalar(random) });
}

function fields(random: Random, makers: Record<string, () => unknown>): Plain {
  const entries = Object.entries(makers).flatMap(([name, make]) => (random() < 0.75 ? [[name, make()]] : []));
  return Object.fromEntries(random() < 0.2 ? entries.reverse() : entries);
}

/**
 * `a` holds anything, `b` and `c` never an array, `d` an array of documents, `e` a document. `b` and `e.y` are used in
 * calculations, so they hold no decimals: the store refuses those.
 */
export function randomDocs(random: Random, count: number): Plain[] {
  return times(count, () => 0).map((_, at) => ({
    _id: new Int32(at),
    ...fields(random, {
      a: () => anyValue(random),
      b: () => choice(random, [...numbers(), ...texts]),
      c: () => choice(random, [null, ...dates, ...texts]),
      d: () =>
        times(choice(random, [0, 1, 2, 3]), () =>
          fields(random, { x: () => scalar(random), y: () => anyValue(random, 1), z: () => scalar(random) }),
        ),
      e: () =>
        fields(random, {
          x: () => anyValue(random, 1),
          y: () => choice(random, [...numbers(), ...others()]),
        }),
    }),
  }));
}

export function indexSet(random: Random): object[] {
  const all = [
    { key: { a: 1 } },
    { key: { b: 1 } },
    { key: { c: 1 } },
    { key: { b: -1, c: 1 } },
    { key: { c: 1, a: -1 } },
    { key: { a: 1, b: -1 } },
    { key: { 'd.x': 1 } },
    { key: { 'e.x': -1 }, sparse: true },
    { key: { c: -1 }, partialFilterExpression: { c: { $type: 'string' } } },
    { key: { b: 1, _id: -1 } },
    { key: { c: 1, b: 1 } },
    { key: { a: 1, _id: 1 }, partialFilterExpression: { a: { $exists: true } } },
    { key: { 'e.x': 1, b: 1 }, partialFilterExpression: { 'e.x': { $exists: true }, b: { $exists: true } } },
    { key: { 'd.x': 1, 'd.z': -1 } },
    { key: { 'd.z': 1, 'd.x': 1 }, sparse: true },
    { key: { 'd.z': -1, 'd.y': 1 } },
    { key: { 'a.x': 1, 'a.y': -1 } },
  ];
  return all.filter(() => random() < 0.4);
}

const paths = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'd.x',
  'd.y',
  'd.0',
  'd.0.x',
  'd.1.y',
  'e.x',
  'e.x.0',
  'a.0',
  'a.x',
  'a.1.x',
  'z',
];
const patterns = ['a', '^a', 'b$', '^$', 'B', '.'];
const regex = (random: Random) => new BSONRegExp(choice(random, patterns), choice(random, ['', 'i']));

function operand(random: Random): unknown {
  return random() < 0.8 ? scalar(random) : anyValue(random);
}

function condition(random: Random, depth: number): unknown {
  const range = () => [choice(random, ['$gt', '$gte', '$lt', '$lte']), operand(random)] as const;
  switch (
    choice(random, [
      'eq',
      'eq',
      'eq',
      'range',
      'range',
      'ranges',
      'in',
      'nin',
      'ne',
      'exists',
      'type',
      'regex',
      'text',
      'not',
      'all',
      'elem',
      'size',
    ])
  ) {
    case 'range':
      return Object.fromEntries([range()]);
    case 'ranges':
      return Object.fromEntries([range(), range()]);
    case 'in':
      return { $in: times(3, () => (random() < 0.1 ? regex(random) : operand(random))) };
    case 'nin':
      return { $nin: times(2, () => operand(random)) };
    case 'ne':
      return { $ne: operand(random) };
    case 'exists':
      return { $exists: random() < 0.5 };
    case 'type':
      return { $type: choice(random, ['int', 'string', 'array', 'object', 'null', 'date', 'number']) };
    case 'regex':
      return regex(random);
    case 'text':
      return { $regex: choice(random, ['a', 'b', 'ab', 'é', '\u{1f600}', 'a.', 'ab|é']) };
    case 'not':
      return { $not: Object.fromEntries([range()]) };
    case 'all':
      return { $all: times(choice(random, [1, 2]), () => operand(random)) };
    case 'elem':
      if (random() < 0.5) return { $elemMatch: Object.fromEntries([range(), range()]) };
      return { $elemMatch: { x: depth > 1 ? operand(random) : condition(random, depth + 1) } };
    case 'size':
      return { $size: new Int32(choice(random, [0, 1, 2])) };
    default:
      return operand(random);
  }
}

/** The conditions for one document of an array: fields that indexes traverse together, and often null. */
function getElement(random: Random): Plain {
  const field = () => {
    if (random() < 0.2) return random() < 0.5 ? null : { $in: [null, operand(random)] };
    return condition(random, 1);
  };
  return { $elemMatch: fields(random, { x: field, y: field, z: field }) };
}

export function randomFilter(random: Random, depth = 0): Plain {
  const count = choice(random, depth === 0 ? [0, 1, 1, 1, 2, 2, 3] : [1, 1, 2]);
  const filter: Plain = Object.fromEntries(times(count, () => [choice(random, paths), condition(random, 0)]));
  if (random() < 0.2) filter[choice(random, ['d', 'a'])] = getElement(random);
  if (depth < 2 && random() < 0.25) {
    const clauses = times(2, () => randomFilter(random, depth + 1));
    filter[choice(random, ['$and', '$or', '$nor'])] = clauses;
  }
  return filter;
}

export function randomSort(random: Random): Record<string, number> {
  const direction = () => choice(random, [1, -1]);
  switch (choice(random, ['none', 'b', 'array', 'both', 'two', 'shared', 'parallel'])) {
    case 'shared':
      return { 'd.x': direction(), 'd.z': direction() };
    case 'parallel':
      return { [choice(random, ['a', 'a.x'])]: direction(), 'd.x': direction() };
    case 'b':
      return { b: direction() };
    case 'array':
      return { [choice(random, ['a', 'd.x', 'e.x'])]: direction() };
    case 'both':
      return { b: direction(), c: direction() };
    case 'two':
      return { c: direction(), a: direction() };
    default:
      return {};
  }
}

const targets = ['a', 'b', 'c', 'd', 'e', 'e.x', 'e.n.m', 'd.0.x', 'd.2', 'a.1', 'new'];

const plainOperators = ['$set', '$set', '$unset', '$inc', '$min', '$max'];

export function randomUpdate(random: Random): Plain {
  const update: Record<string, Plain> = {};
  const used: string[] = [];
  for (let i = 0; i < choice(random, [1, 1, 2, 3]); i++) {
    const path = choice(random, targets);
    if (used.some((other) => `${other}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${other}.`)))
      continue;
    used.push(path);
    // `b` and `c` stay free of arrays: an index over two arrays is an error, here as in MongoDB.
    const plain = path === 'b' || path === 'c';
    const operator = choice(
      random,
      plain ? plainOperators : [...plainOperators, '$push', '$addToSet', '$pull'],
    );
    update[operator] = { ...update[operator], [path]: updateOperand(random, operator, plain) };
  }
  return update;
}

function updateOperand(random: Random, operator: string, plain: boolean): unknown {
  if (operator === '$inc') return choice(random, numbers());
  if (operator !== '$pull') return plain ? scalar(random) : anyValue(random);
  return choice(random, [scalar(random), { $gte: new Int32(1) }, { x: scalar(random) }]);
}

/** A filter for an upsert, of the kinds from which a new document gets fields; some name one field twice. */
export function randomUpsertFilter(random: Random): Plain {
  const path = () => choice(random, ['up', 'up.x', 'up.y', 'other', 'e.x']);
  const value = () => choice(random, [scalar(random), { x: scalar(random) }, [scalar(random)]]);
  const forms: (() => Plain)[] = [
    () => ({ [path()]: value() }),
    () => ({ [path()]: { $eq: value() } }),
    () => ({ [path()]: { $in: [value()] } }),
    () => ({ [path()]: { $in: [value(), value()] } }),
    () => ({ [path()]: { $all: [value()] } }),
    () => ({ [path()]: { $all: [value(), value()] } }),
    () => ({ [path()]: { $gt: new Int32(5) } }),
    () => ({ $or: [{ [path()]: value() }] }),
    () => ({ $or: [{ [path()]: value() }, { [path()]: value() }] }),
  ];
  const clauses = times(choice(random, [1, 2, 2]), () => choice(random, forms)());
  return { none: { $exists: true }, $and: clauses };
}

export function randomPipeline(random: Random): { pipeline: Plain[]; inOrder: boolean } {
  const pipeline: Plain[] = [];
  if (random() < 0.7) pipeline.push({ $match: randomFilter(random) });
  if (random() < 0.4) pipeline.push({ $sort: { ...randomSort(random), _id: 1 } }, { $limit: new Int32(20) });
  switch (choice(random, ['group', 'group', 'tally', 'project', 'count', 'nothing'])) {
    case 'group':
      // Sort first, because lists, sums of doubles and the type of a group's id depend on the order.
      pipeline.push({ $sort: { _id: 1 } }, { $group: randomGroup(random) });
      return { pipeline, inOrder: false };
    case 'tally': {
      const one = random() < 0.5 ? [{ $match: { b: choice(random, [...numbers(), ...texts]) } }] : [];
      return { pipeline: [...one, { $group: { _id: '$c', n: { $sum: new Int32(1) } } }], inOrder: false };
    }
    case 'project':
      pipeline.push({
        $project: choice(random, [
          { a: 1, 'e.x': 1 },
          { d: 0, 'a.x': 0 },
          { _id: 0, b: 1 },
        ]),
      });
      break;
    case 'count':
      pipeline.push({ $count: 'n' });
      break;
  }
  return { pipeline, inOrder: pipeline.some((stage) => '$sort' in stage) };
}

function randomGroup(random: Random): Plain {
  return {
    _id: choice(random, [
      null,
      '$b',
      '$c',
      '$e.y',
      '$d.x',
      '$a.x',
      { one: '$c' },
      { one: '$c', two: '$z' },
      { x: '$a.x.x' },
    ]),
    total: { $sum: choice(random, ['$b', '$e.y', new Int32(1)]) },
    inside: { $push: choice(random, ['$a.x', '$d.y.x', '$a.x.y']) },
    low: { $min: choice(random, ['$a', '$b']) },
    high: { $max: choice(random, ['$a', '$c']) },
    ids: { $push: '$_id' },
  };
}
