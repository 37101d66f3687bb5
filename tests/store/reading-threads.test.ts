import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Lane } from '../../server/db/embedded/readers/lane';
import { laneFor } from '../../server/db/embedded/readers/lanes';
import { Store } from '../../server/db/embedded/storage/store';
import { type Doc, encode, Int32 } from '../../server/db/embedded/values/values';
import { tempDir } from '../support/store/embedded-store';

/** A thread that answers each question with its own bytes. */
const echo = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (message) => {
    if (message === 'close') parentPort.close();
    else parentPort.postMessage({ id: message.id, body: message.bytes });
  });
`;

const createLane = () => {
  let started = 0;
  const lane = new Lane(1, () => {
    started++;
    return new Worker(echo, { eval: true });
  });
  const ask = (text: string) =>
    lane.ask({ bytes: Buffer.from(text), maxTimeMs: 0, since: 0, connectionId: 1 }, () => {});
  return { lane, ask, started: () => started };
};

test('a reading thread starts with its first question and answers those that waited for it', async () => {
  const { lane, ask, started } = createLane();
  expect(started()).toBe(0);
  const answers = [ask('one'), ask('two')];
  expect(lane.load).toBe(2);
  expect((await Promise.all(answers)).map(String)).toEqual(['one', 'two']);
  expect([lane.load, started()]).toEqual([0, 1]);
  await lane.close();
});

test('a store that nobody asked for a long read closes without a reading thread', async () => {
  const { lane, started } = createLane();
  await lane.close();
  expect(started()).toBe(0);
});

test('the first page of the newest documents needs no reading thread, and any longer read does', () => {
  const lanes = [createLane().lane];
  const store = { get: () => ({ size: 1000, indexes: [] }) } as unknown as Store;
  const newest = { find: 'things', filter: { gone: { $exists: false } }, sort: { _id: -1 }, limit: 20 };
  const ask = (other: object) => laneFor({ ...newest, ...other } as unknown as Doc, lanes, store);
  expect(ask({})).toBeUndefined();
  const longer = [
    { limit: 0 },
    { limit: 100 },
    { skip: 20 },
    { sort: { name: 1 } },
    { sort: { _id: 1, name: 1 } },
  ];
  for (const other of [...longer, { filter: { name: 'Lopez' } }]) expect(ask(other)).toBe(lanes[0]);
});

test('documents that an index finds need no reading thread before one runs, while they are few', async () => {
  await using folder = await tempDir();
  const store = await Store.open(folder.path);
  const things = store.ensure('firm.things');
  store.addIndexes(things, [
    { key: { dueAt: new Int32(1) }, name: 'dueAt_1', sparse: true },
    { key: { kind: new Int32(1) }, name: 'kind_1' },
  ]);
  for (let number = 0; number < 200; number++) {
    const parts = { kind: number < 20 ? 'rare' : 'usual', ...(number < 21 && { dueAt: new Date(number) }) };
    things.insert(encode({ _id: new Int32(number), ...parts }));
  }
  await store.committed();
  const { lane, ask: read } = createLane();
  const lanes = [lane];
  const ask = (command: object) =>
    laneFor({ ...command, $db: 'firm' } as unknown as Doc, lanes, store) === undefined ? 'writer' : 'reader';
  const find = (filter: object) => ask({ find: 'things', filter });
  const since = (time: number) => find({ dueAt: { $gte: new Date(time) } });
  expect([
    since(1),
    since(0),
    find({ kind: 'rare' }),
    find({ kind: 'usual' }),
    find({ name: 'Lopez' }),
  ]).toEqual(['writer', 'reader', 'writer', 'reader', 'reader']);
  expect([ask({ count: 'things' }), ask({ count: 'things', query: { kind: 'usual' } })]).toEqual([
    'writer',
    'reader',
  ]);
  // Once there is a thread, the writer leaves it what reads documents.
  await read('one');
  expect([since(1), find({ _id: new Int32(1) }), ask({ count: 'things' })]).toEqual([
    'reader',
    'writer',
    'writer',
  ]);
  await Promise.all([lane.close(), store.close()]);
});
