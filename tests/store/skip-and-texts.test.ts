import { afterAll, expect, test } from 'vitest';
import { openStore } from '../support/store/embedded-store';

const store = await openStore();
afterAll(() => store[Symbol.asyncDispose]());

const count = 9000;
const names = ['maria nguyen', 'ana lópez', 'qi zhang', 'bo quinn', 'lina ng'];

/** Documents with a number, a kind and a text, of which every hundredth is gone. */
const filled = async () => {
  const things = store.collection();
  await things.createIndexes([
    { key: { n: 1 } },
    { key: { kind: 1, n: 1 } },
    { key: { gone: 1 }, sparse: true },
    { key: { text: 1 } },
  ]);
  const docs = Array.from({ length: count }, (_, n) => ({
    n,
    kind: n % 3,
    text: `${names[n % names.length]} ${n}`,
    ...(n % 100 === 7 && { gone: new Date(0) }),
  }));
  for (let at = 0; at < count; at += 3000) await things.insertMany(docs.slice(at, at + 3000));
  return { things, docs };
};

test('a page far down is the same as one counted by hand, in both directions, without those that are gone', async () => {
  const { things, docs } = await filled();
  const there = docs.filter(({ gone }) => gone === undefined);
  const cases = [
    { filter: { gone: { $exists: false } }, all: there },
    { filter: {}, all: docs },
    { filter: { kind: 1, gone: { $exists: false } }, all: there.filter(({ kind }) => kind === 1) },
    { filter: { kind: 1 }, all: docs.filter(({ kind }) => kind === 1) },
    {
      filter: { n: { $gte: 100, $lt: 8900 }, gone: { $exists: false } },
      all: there.filter(({ n }) => n >= 100 && n < 8900),
    },
    {
      filter: { kind: { $in: [0, 1] }, gone: { $exists: false } },
      all: there.filter(({ kind }) => kind < 2),
    },
    {
      filter: { text: { $regex: 'ng' }, gone: { $exists: false } },
      all: there.filter(({ text }) => text.includes('ng')),
    },
  ];
  for (const { filter, all } of cases)
    for (const way of [1, -1] as const)
      for (const skip of [0, 199, 200, 1000, 3999, 4000, 4001, 8500, 8999, 9000, 20_000]) {
        const expected = (way === 1 ? all : all.toReversed()).slice(skip, skip + 5).map(({ n }) => n);
        const page = await things.find(filter).sort({ n: way }).skip(skip).limit(5).toArray();
        expect([skip, way, page.map(({ n }) => n)]).toEqual([skip, way, expected]);
      }
});

test('a count of one or two letters is that of the documents, with several words and other conditions as well', async () => {
  const { things, docs } = await filled();
  const having = (...parts: string[]) =>
    docs.filter(({ text }) => parts.every((part) => text.includes(part))).length;
  const counted = (...parts: string[]) =>
    things.countDocuments({ $and: parts.map((part) => ({ text: { $regex: part } })) });
  for (const parts of [['q'], ['ng'], ['ó'], ['xx'], ['a', 'ng'], ['9', 'q']])
    expect([parts, await counted(...parts)]).toEqual([parts, having(...parts)]);
  expect(await things.countDocuments({ text: { $regex: 'q|ó' } })).toBe(having('q') + having('ó'));
  expect(await things.countDocuments({ text: { $regex: 'q' }, kind: 1 })).toBe(
    docs.filter(({ text, kind }) => text.includes('q') && kind === 1).length,
  );
  expect(await things.countDocuments({ text: { $regex: '^q' } })).toBe(
    docs.filter(({ text }) => text.startsWith('q')).length,
  );
  // A count that stops says how far it came.
  for (const $regex of ['q', 'ng', 'nguyen', 'xx'])
    for (const limit of [1, 100, 1801, 5000]) {
      const filter = { text: { $regex } };
      expect(await things.countDocuments(filter, { limit })).toBe(Math.min(limit, having($regex)));
      expect(await things.countDocuments(filter, { limit, skip: 50 })).toBe(
        Math.max(0, Math.min(limit, having($regex) - 50)),
      );
    }
  expect(await things.countDocuments({ kind: 1 }, { limit: 10 })).toBe(10);
  await things.insertOne({ text: /q/ } as never);
  expect(await things.countDocuments({ text: { $regex: 'q' } })).toBe(having('q') + 1);
});

test('two letters are found wherever they are in a text', async () => {
  const { things } = await filled();
  const texts = ['xy', 'axy', 'xya', 'a xy b', 'óxy', 'xyó', 'x y', 'a\0xy', 'x\0y', 'XY'];
  const countTexts = async (expected: number) => {
    const filter = { text: { $regex: 'xy' } };
    expect(await things.countDocuments(filter)).toBe(expected);
    expect(await things.find(filter).sort({ n: -1 }).limit(100).toArray()).toHaveLength(expected);
  };
  await countTexts(0);
  await things.insertMany(texts.slice(1).map((text) => ({ text })) as never);
  await countTexts(6);
  await things.insertOne({ text: texts[0] } as never);
  await countTexts(7);
  await things.deleteMany({ text: { $in: ['xya', 'óxy'] } });
  await countTexts(5);
});

test('many values at once are the same documents as by hand, with one document each, with many, and with none', async () => {
  const { things, docs } = await filled();
  const countMatches = async (field: 'n' | 'kind' | 'text', values: readonly unknown[]) => {
    const matches = await things.find({ [field]: { $in: values } as never }).toArray();
    const expected = docs.filter((doc) => values.includes(doc[field])).map(({ n }) => n);
    expect(matches.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(expected);
    return matches.length;
  };
  for (const many of [2, 8, 9, 64, 65, 1000])
    expect(
      await countMatches(
        'n',
        Array.from({ length: many }, (_, at) => at * 8),
      ),
    ).toBe(many);
  await countMatches('n', [-5, 3, 9001, 8999]);
  await countMatches('text', [...docs.slice(0, 100).map(({ text }) => text), 'nobody']);
  await countMatches('kind', [0, 2, 7]);
  // Sampled places say that each value has one document, and one has thousands.
  await things.insertMany(Array.from({ length: 3000 }, () => ({ n: 8001, kind: 0, text: 'again' })) as never);
  const values = Array.from({ length: 60 }, (_, at) => 8001 + at);
  expect(await things.countDocuments({ n: { $in: values }, kind: { $gte: 0 } })).toBe(3060);
  expect(await things.find({ n: { $in: values } }).toArray()).toHaveLength(3060);
});

test('a page for a text that nobody has passes the keys instead of reading every document', async () => {
  const { things } = await filled();
  const find = { find: things.collectionName, filter: { text: { $regex: 'qx' } }, sort: { n: -1 }, limit: 5 };
  const { queryPlanner } = await things.db.command({ explain: find });
  expect(JSON.stringify(queryPlanner.winningPlan)).toContain('text_1');
});
