import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { DeadlineError, within } from '../../../server/core/db/deadline';
import { createDeadline } from '../../../server/core/deadline';

test('a deadline is kept although garbage is collected meanwhile, also beside another signal', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const other = new AbortController();
  const heard: string[] = [];
  const listen = (name: string, signal: AbortSignal) =>
    signal.addEventListener('abort', () => heard.push(`${name} ${signal.reason.name}`));
  listen('alone', createDeadline(200));
  listen('beside', createDeadline(200, other.signal));
  for (let round = 0; round < 10; round++) {
    collect();
    await wait(10);
  }
  await expect.poll(() => heard).toEqual(['alone TimeoutError', 'beside TimeoutError']);
});

test('a deadline ends with the other signal', () => {
  const other = new AbortController();
  const deadline = createDeadline(60_000, other.signal);
  other.abort();
  expect(deadline.aborted).toBe(true);
});

test('an answer of the database that arrived while the process was busy is not late; one that never comes is', async () => {
  const { port1, port2 } = new MessageChannel();
  const answer = within(1, once(port1, 'message'));
  port2.postMessage('stored');
  const began = performance.now();
  while (performance.now() - began < 20);
  expect(await answer).toEqual(['stored']);
  port1.close();
  await expect(within(1, new Promise(() => undefined))).rejects.toThrow(DeadlineError);
});
