import type { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPace } from '../../../server/core/due/due';
import { event } from '../../../server/core/outbox/work';
import { createIntakeQueue } from '../../../server/intake/create-intake';
import { z } from '../../../shared/zod';

test('the outbox steps back while the server is busy, up to a tenth of a second, and comes back when it is quiet', () => {
  let utilization = 1;
  const pace = createPace(() => ({ idle: 0, active: 0, utilization }));
  const busy = Array.from({ length: 12 }, () => pace.rest());
  expect(busy.slice(0, 3)).toEqual([2, 4, 8]);
  expect(busy.at(-1)).toBe(100);
  utilization = 0.1;
  const quiet = Array.from({ length: 12 }, () => pace.rest());
  expect(quiet.at(-1)).toBe(1);
});

test('background jobs let waiting requests go first, but wait no longer than two seconds', async () => {
  let time = 0;
  let rests = 0;
  const now = () => time;
  const queue = createIntakeQueue({
    now,
    rest: (async (ms: number) => {
      time += ms;
      rests++;
    }) as typeof wait,
  });
  await queue.lull();
  expect(rests).toBeLessThan(10);

  const failed = queue.run(() => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  const before = time;
  await queue.lull();
  expect(time - before).toBe(25);

  void queue.run(() => new Promise(() => {}));
  const from = time;
  await queue.lull();
  expect(time - from).toBe(2000);
});

test('events sort by their ids in the order in which they were made, also within a millisecond', () => {
  let time = 1_795_300_000_000;
  const ids = Array.from(
    { length: 3000 },
    (_, number) =>
      event({ kind: 'x', data: z.object({}) }, () => (number % 1000 === 0 ? ++time : time), {}).id,
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
