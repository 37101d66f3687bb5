import { expect, test } from 'vitest';
import { event } from '../../server/outbox/event';
import { createPace } from '../../server/outbox/pace';
import { createSeal } from '../../server/seal';

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

test('what is sealed opens with the same secret, purpose and place only', () => {
  const secret = 'x'.repeat(32);
  const seal = createSeal(secret, 'one');
  const closed = seal.close('whsec_é', 'here');
  expect(closed).not.toContain('whsec');
  expect(seal.close('whsec_é', 'here')).not.toBe(closed);
  expect(createSeal(secret, 'one').open(closed, 'here')).toBe('whsec_é');
  const broken = `${closed.slice(0, -2)}${closed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect([
    seal.open(closed, 'there'),
    createSeal(secret, 'two').open(closed, 'here'),
    createSeal('y'.repeat(32), 'one').open(closed, 'here'),
    seal.open(broken, 'here'),
    seal.open('', 'here'),
    seal.open('forged', 'here'),
  ]).toEqual(Array(6).fill(undefined));
});
