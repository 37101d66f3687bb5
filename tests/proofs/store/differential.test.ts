import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { matches, type Plain, sortDocs } from '../../support/matcher/naive-matcher';
import { aggregated, projected } from '../../support/matcher/naive-matcher-pipeline';
import { seeded as seedOf, updated } from '../../support/matcher/naive-matcher-updates';
import { sized } from '../../support/size';
import { openStore } from '../../support/store/embedded-store';
import {
  choice,
  indexSet,
  randomDocs,
  randomFilter,
  randomPipeline,
  randomSort,
  randomUpdate,
  randomUpsertFilter,
  seeded,
} from '../../support/store/random-queries';

const { MongoClient, BSON, Int32 } = mongoose.mongo;
const { TEST_MONGODB_URI, DIFFERENTIAL_SEED = '20261121' } = process.env;
const rounds = sized(40);

interface FindOptions {
  sort: Record<string, number>;
  skip: number;
  limit: number;
  projection: Record<string, number>;
}

/** One side of the comparison. An error counts as an answer, too. */
interface Side {
  load(docs: Plain[], indexes: object[]): Promise<void>;
  find(filter: Plain, options: FindOptions): Promise<Plain[]>;
  count(filter: Plain): Promise<number>;
  update(filter: Plain, update: Plain, many: boolean): Promise<unknown>;
  modify(filter: Plain, update: Plain, sort: Record<string, number>): Promise<unknown>;
  upsert(filter: Plain, update: Plain): Promise<unknown>;
  remove(filter: Plain): Promise<number>;
  aggregate(pipeline: Plain[]): Promise<Plain[]>;
}

function serverSide(uri: string): Side & { close(): Promise<void> } {
  const client = new MongoClient(uri, { promoteValues: false, promoteLongs: false, bsonRegExp: true });
  const collection = client.db(`differential${process.pid}`).collection<Plain>('things');
  return {
    async load(docs, indexes) {
      await collection.drop().catch(() => {});
      for (const index of indexes) {
        const { key, ...options } = index as { key: Record<string, 1> };
        await collection.createIndex(key, options);
      }
      if (docs.length > 0) await collection.insertMany(docs as never);
    },
    find: (filter, options) => collection.find(filter, options as never).toArray(),
    count: (filter) => collection.countDocuments(filter),
    update: async (filter, update, many) => {
      const { matchedCount, modifiedCount } = await collection[many ? 'updateMany' : 'updateOne'](
        filter,
        update,
      );
      return [Number(matchedCount), Number(modifiedCount)];
    },
    modify: (filter, update, sort) =>
      collection.findOneAndUpdate(filter, update, { sort: sort as never, returnDocument: 'after' }),
    upsert: (filter, update) =>
      collection.findOneAndUpdate(filter, update, { upsert: true, returnDocument: 'after' }),
    remove: async (filter) => Number((await collection.deleteMany(filter)).deletedCount),
    aggregate: (pipeline) => collection.aggregate<Plain>(pipeline).toArray(),
    async close() {
      await client.db(`differential${process.pid}`).dropDatabase();
      await client.close();
    },
  };
}

function naiveSide(): Side & { close(): Promise<void> } {
  let all: Plain[] = [];
  const change = (old: Plain, update: Plain) => {
    const next = updated(old, update);
    all = all.map((doc) => (doc === old ? next : doc));
    return next;
  };
  return {
    load: async (docs) => {
      all = docs;
    },
    find: async (filter, { sort, skip, limit, projection }) =>
      sortDocs(
        all.filter((doc) => matches(doc, filter)),
        sort,
      )
        .slice(skip, limit > 0 ? skip + limit : undefined)
        .map((doc) => (Object.keys(projection).length === 0 ? doc : projected(doc, projection))),
    count: async (filter) => all.filter((doc) => matches(doc, filter)).length,
    update: async (filter, update, many) => {
      const targets = all.filter((doc) => matches(doc, filter)).slice(0, many ? undefined : 1);
      const modified = targets.filter((doc) => shown(change(doc, update)) !== shown(doc));
      return [targets.length, modified.length];
    },
    modify: async (filter, update, sort) => {
      const [first] = sortDocs(
        all.filter((doc) => matches(doc, filter)),
        sort,
      );
      return first ? change(first, update) : null;
    },
    upsert: async (filter, update) => {
      if (all.some((doc) => matches(doc, filter))) throw new Error('the filter should match nothing');
      const { _id, ...fields } = updated(seedOf(filter), update);
      const doc = { _id, ...fields };
      all = [...all, doc];
      return doc;
    },
    remove: async (filter) => {
      const before = all.length;
      all = all.filter((doc) => !matches(doc, filter));
      return before - all.length;
    },
    aggregate: async (pipeline) => aggregated(all, pipeline),
    close: async () => {},
  };
}

const anError = 'an error';

/** Types and the order of fields count, too. */
const shown = (answer: unknown) => BSON.EJSON.stringify(answer, { relaxed: false });

async function attempt(answer: Promise<unknown>, inOrder = true): Promise<string> {
  try {
    const value = await answer;
    return inOrder || !Array.isArray(value) ? shown(value) : value.map(shown).sort().join();
  } catch (error) {
    if (error instanceof TypeError) throw error;
    return anError;
  }
}

const unshown = (text: string) => BSON.EJSON.parse(text, { relaxed: false });
const everything = { sort: { _id: 1 }, skip: 0, limit: 0, projection: {} };

/** Removes everything from the list that `holds` does not need. */
async function smallest<T>(list: readonly T[], holds: (list: T[]) => Promise<boolean>): Promise<T[]> {
  let minimal = [...list];
  for (const one of list) {
    const without = minimal.filter((other) => other !== one);
    if (await holds(without)) minimal = without;
  }
  return minimal;
}

/** Asks both sides the same; if they differ, throws the fewest documents and indexes that show it. */
async function compare(mine: Side, theirs: Side, seed: number, rounds: number): Promise<number> {
  let count = 0;
  seeds: for (let round = 0; round < rounds; round++) {
    const random = seeded(seed + round);
    const docs = randomDocs(random, 60);
    const indexes = indexSet(random);
    /** The documents on both sides before the next query. */
    let held = docs;

    const load = (docs: Plain[], indexes: object[]) =>
      Promise.all([mine.load(docs, indexes), theirs.load(docs, indexes)]);
    const answers = (run: (side: Side) => Promise<unknown>, inOrder: boolean) =>
      Promise.all([attempt(run(mine), inOrder), attempt(run(theirs), inOrder)]);
    const ask = async (what: object, run: (side: Side) => Promise<unknown>, inOrder = true) => {
      count++;
      const [one, other] = await answers(run, inOrder);
      if (one === other) return one;
      const differ = async (docs: Plain[], indexes: object[]) => {
        await load(docs, indexes);
        const [one, other] = await answers(run, inOrder);
        return one !== other;
      };
      const fewDocs = await smallest(held, (docs) => differ(docs, indexes));
      const fewIndexes = await smallest(indexes, (indexes) => differ(fewDocs, indexes));
      await load(fewDocs, fewIndexes);
      const [first, second] = await answers(run, inOrder);
      throw new Error(
        [
          `Seed ${seed + round}: the two sides differ over ${shown(what)}`,
          `documents (${fewDocs.length}): ${shown(fewDocs)}`,
          `indexes: ${JSON.stringify(fewIndexes)}`,
          `one side: ${first}`,
          `the other: ${second}`,
        ].join('\n'),
      );
    };

    await load(docs, indexes);
    for (let i = 0; i < 60; i++) {
      const filter = randomFilter(random);
      const options = {
        sort: { ...randomSort(random), _id: choice(random, [1, -1]) },
        skip: choice(random, [0, 0, 3]),
        limit: choice(random, [0, 1, 5, 20]),
        projection: choice(random, [
          {},
          {},
          { a: 1, 'd.x': 1 },
          { 'e.x': 0, d: 0 },
          { b: 1, _id: 0 },
        ]) as Record<string, number>,
      };
      await ask({ find: filter, options }, (side) => side.find(filter, options));
      await ask({ count: filter }, (side) => side.count(filter));
    }
    for (let i = 0; i < 20; i++) {
      const { pipeline, inOrder } = randomPipeline(random);
      await ask({ pipeline }, (side) => side.aggregate(pipeline), inOrder);
    }
    for (let i = 0; i < 25; i++) {
      const many = random() < 0.3;
      const one = random() < 0.5;
      const filter = one && !many ? { _id: new Int32(Math.floor(random() * 60)) } : randomFilter(random);
      const update = randomUpdate(random);
      const sort: Record<string, number> = { ...randomSort(random), _id: 1 };
      const change = (side: Side) =>
        one || many ? side.update(filter, update, many) : side.modify(filter, update, sort);
      const answer = await ask({ filter, update, sort, many }, change);
      // The plan's order decides how far a failed update of many got.
      if (many && answer === anError) continue seeds;
      const after = async (side: Side) => side.find({}, everything);
      const remaining = await ask({ all: true, after: update, filter }, after);
      held = unshown(remaining) as Plain[];
    }
    for (let i = 0; i < 15; i++) {
      const filter = randomUpsertFilter(random);
      const update = { $set: { _id: new Int32(1000 + i), set: new Int32(i) } };
      const added = await ask({ upsert: filter, update }, (side) => side.upsert(filter, update));
      if (added !== anError) held = [...held, unshown(added) as Plain];
    }
    const filter = randomFilter(random);
    await ask({ remove: filter }, (side) => side.remove(filter));
    await ask({ all: true }, (side) => side.find({}, everything));
  }
  return count;
}

test(
  `random documents, filters, updates and pipelines are answered as by the other side (${rounds} rounds)`,
  async () => {
    await using store = await openStore();
    const embedded = serverSide(store.uri);
    const other = TEST_MONGODB_URI ? serverSide(TEST_MONGODB_URI) : naiveSide();
    const count = await compare(embedded, other, Number(DIFFERENTIAL_SEED), rounds);
    expect(count).toBeGreaterThan(rounds * 150);
    await Promise.all([embedded.close(), other.close()]);
  },
  60_000 + rounds * 5000,
);

test('a difference is told by the one document that shows it', async () => {
  const honest = naiveSide();
  const forgetful: Side = {
    ...honest,
    find: async (filter, options) =>
      (await honest.find(filter, options)).filter((doc) => shown(doc._id) !== shown(new Int32(7))),
  };
  await expect(compare(naiveSide(), forgetful, 1, 1)).rejects.toThrow(
    /\ndocuments \(1\): \[\{"_id":\{"\$numberInt":"7"\}/,
  );
});
