import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDue, type Due, leaving } from '../../../server/core/due/due';
import { createRepeat } from '../../../server/core/due/repeat';
import { eventually } from '../../support/eventually';

type Doc = { _id: number; state: 'waiting' | 'working' | 'done'; until: number };

/** Documents that several servers work on, in a store that answers late, and in which a claim lasts a second. */
const openStore = (count: number) => {
  const clock = { time: 0 };
  const docs = Array.from({ length: count }, (_, _id): Doc => ({ _id, state: 'waiting', until: 0 }));
  const answer = () => wait(Math.random() * 4);
  const isFree = ({ state, until }: Doc) =>
    state === 'waiting' || (state === 'working' && until < clock.time);
  const done: number[] = [];
  const serve = (
    run: Due<Doc, Doc>['run'],
    different: Partial<Due<Doc, Doc>> = {},
    onError: (error: unknown) => void = () => {},
  ) =>
    createDue<Doc, Doc>(
      {
        async *find() {
          await answer();
          yield docs.filter(isFree).map((doc) => ({ ...doc }));
        },
        limit: () => ({ key: 'all', atOnce: 8 }),
        async claim({ _id }) {
          await answer();
          const doc = docs[_id]!;
          if (!isFree(doc)) return null;
          Object.assign(doc, { state: 'working', until: clock.time + 1000 });
          return doc;
        },
        async run(doc, signal) {
          await run(doc, signal);
          done.push(doc._id);
          doc.state = 'done';
        },
        within: () => 60_000,
        closesWithin: 20,
        ...different,
      },
      onError,
    );
  return { clock, docs, done, serve };
};

const hang = (_: Doc, signal: AbortSignal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('three servers share what is due: nothing is done twice, and nothing is left', async () => {
  const { docs, done, serve } = openStore(300);
  const busy = new Set<number>();
  const servers = [1, 2, 3].map((server) => serve(async () => void busy.add(server)));
  for (const server of servers) server.start();
  await eventually(() => done.length).toBe(300);
  await Promise.all(servers.map((server) => server.close()));
  expect(new Set(done).size).toBe(300);
  expect(docs.every(({ state }) => state === 'done')).toBe(true);
  expect(busy.size).toBe(3);
});

test('what a killed server had claimed is done by another one after the lease, once', async () => {
  const { clock, docs, done, serve } = openStore(20);
  // A killed process comes back to nothing.
  const killed = serve(() => new Promise(() => {}));
  killed.soon();
  await eventually(() => docs.filter(({ state }) => state === 'working').length).toBe(8);
  const other = serve(async () => {});
  await other.run();
  expect(done).toHaveLength(12);
  clock.time += 1001;
  await other.run();
  expect(done.toSorted((one, two) => one - two)).toEqual(docs.map(({ _id }) => _id));
});

test('no more are worked on at once than their key allows, and what waits begins when one ends', async () => {
  const { done, serve } = openStore(30);
  const atOnce = { odd: 0, even: 0 };
  const most = { odd: 0, even: 0 };
  const toKey = ({ _id }: Doc) => (_id % 2 ? 'odd' : 'even');
  const server = serve(
    async (doc) => {
      const key = toKey(doc);
      atOnce[key] += 1;
      most[key] = Math.max(most[key], atOnce[key]);
      await wait(2);
      atOnce[key] -= 1;
    },
    { limit: (doc) => ({ key: toKey(doc), atOnce: doc._id % 2 ? 1 : 4 }) },
  );
  // Only once: no look of another second helps.
  server.soon();
  await eventually(() => done.length).toBe(30);
  expect(most).toEqual({ odd: 1, even: 4 });
});

test('after a few that were due there is no second look at nothing; after many there is', async () => {
  const looksFor = async (count: number) => {
    const { docs, done, serve } = openStore(count);
    let looks = 0;
    const server = serve(async () => {}, {
      limit: () => ({ key: 'all', atOnce: 100 }),
      async *find() {
        looks += 1;
        yield docs.filter(({ state }) => state === 'waiting');
      },
    });
    server.soon();
    await eventually(() => done.length).toBe(count);
    await wait(150);
    return looks;
  };
  expect([await looksFor(1), await looksFor(20)]).toEqual([1, 2]);
});

test('one that hangs holds up no other, and ends at its time limit', async () => {
  const { docs, done, serve } = openStore(5);
  const reasons: unknown[] = [];
  const server = serve(
    async (doc, signal) => void (doc._id === 0 && (await hang(doc, signal))),
    { within: () => 200 },
    (error) => reasons.push(error),
  );
  server.soon();
  await eventually(() => done.toSorted()).toEqual([1, 2, 3, 4]);
  expect(reasons).toEqual([]);
  await eventually(() => reasons).toEqual([expect.objectContaining({ name: 'AbortError' })]);
  await server.close();
  expect(docs[0]!.state).toBe('working');
});

test('a server that stops begins nothing new, and tells what is slow that it leaves', async () => {
  const { docs, done, serve } = openStore(30);
  const reasons: unknown[] = [];
  const server = serve(async (doc, signal) => {
    await hang(doc, signal).catch((reason) => reasons.push(reason));
    throw new Error('left');
  });
  server.soon();
  await eventually(() => docs.filter(({ state }) => state === 'working').length).toBe(8);
  await server.close();
  expect(reasons).toEqual(Array.from({ length: 8 }, () => leaving));
  server.soon();
  await wait(20);
  expect(docs.filter(({ state }) => state === 'waiting')).toHaveLength(22);
  expect(done).toEqual([]);
});

test('an error of one is reported, and the others are done; so is a store that does not answer', async () => {
  const { docs, done, serve } = openStore(3);
  const errors: unknown[] = [];
  const [away, failing] = [new Error('away'), new Error('failing')];
  let isAway = true;
  const server = serve(
    async ({ _id }) => {
      if (_id === 1) throw failing;
    },
    {
      async *find() {
        if (isAway) throw away;
        yield docs.filter(({ state }) => state === 'waiting');
      },
    },
    (error) => errors.push(error),
  );
  server.soon();
  await eventually(() => errors).toEqual([away]);
  isAway = false;
  server.soon();
  await eventually(() => done.toSorted()).toEqual([0, 2]);
  expect(errors).toEqual([away, failing]);
  await server.close();
});

test('repeated work never runs twice at once, and once for all that ask for it', async () => {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const repeat = createRepeat(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
    { every: 3 },
  );
  const askTen = () => Array.from({ length: 10 }, () => repeat.soon());
  askTen();
  await eventually(() => ends.length).toBe(1);
  // Asked in the middle: it runs again, because the work may have passed what is new.
  askTen();
  await wait(20);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await eventually(() => ends.length).toBe(2);
  ends[1]!();
  await wait(20);
  expect(ends).toHaveLength(2);
  repeat.start();
  await eventually(() => ends.length).toBe(3);
  ends[2]!();
  await eventually(() => ends.length).toBe(4);
  const closing = repeat.close();
  ends[3]!();
  await closing;
  askTen();
  await wait(20);
  expect([ends.length, running, most]).toEqual([4, 0, 1]);
});

test('of two times that are asked for, the earlier one counts', async () => {
  const began = performance.now();
  const times: number[] = [];
  const repeat = createRepeat(async () => times.push(performance.now() - began));
  repeat.soon(60_000);
  repeat.soon(5);
  repeat.soon(60_000);
  await eventually(() => times.length).toBe(1);
  expect(times[0]).toBeLessThan(30_000);
  await repeat.close();
});
