import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCrowd } from '../../../server/intake/crowd';
import { event } from '../../../server/outbox/event';
import { createPace } from '../../../server/outbox/pace';

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

test('what may wait lets those in first who are at the door, but waits for no longer than two seconds', async () => {
  const crowd = createCrowd();
  await crowd.lull();
  let isDone = () => {};
  const lead = crowd.letIn(() => new Promise<void>((resolve) => (isDone = resolve)));
  const lull = crowd.lull();
  expect(await Promise.race([lull, wait(200, 'still waiting')])).toBe('still waiting');
  isDone();
  await lead;
  const from = performance.now();
  await lull;
  expect(performance.now() - from).toBeLessThan(1500);

  const failed = crowd.letIn(() => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  await crowd.lull();
  void crowd.letIn(() => new Promise(() => {}));
  await crowd.lull();
}, 10_000);

test('events sort by their ids in the order in which they were made, also within a millisecond', () => {
  let time = 1_795_300_000_000;
  const ids = Array.from(
    { length: 3000 },
    (_, number) => event('x', () => (number % 1000 === 0 ? ++time : time)).id,
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
