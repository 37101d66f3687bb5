import { expect, test } from 'vitest';
import { event } from '../../../server/outbox/event';
import { createPace } from '../../../server/outbox/pace';

test('the outbox steps back while the server is busy, up to a second, and comes back when it is quiet', () => {
  let utilization = 1;
  const pace = createPace(() => ({ idle: 0, active: 0, utilization }));
  const busy = Array.from({ length: 12 }, () => pace.rest());
  expect(busy.slice(0, 3)).toEqual([2, 4, 8]);
  expect(busy.at(-1)).toBe(1000);
  utilization = 0.1;
  const quiet = Array.from({ length: 12 }, () => pace.rest());
  expect(quiet.at(-1)).toBe(1);
});

test('events sort by their ids in the order in which they were made, also within a millisecond', () => {
  let time = 1_795_300_000_000;
  const ids = Array.from(
    { length: 3000 },
    (_, number) => event('x', () => (number % 1000 === 0 ? ++time : time)).id,
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
