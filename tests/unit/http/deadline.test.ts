import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
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
