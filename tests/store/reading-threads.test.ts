import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Lane } from '../../server/db/embedded/readers/lane';

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
