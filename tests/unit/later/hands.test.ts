import { expect, test } from 'vitest';
import { toEntry } from '../../../server/core/outbox/collect-events';
import { event } from '../../../server/core/outbox/event';
import { createReceiverLimits } from '../../../server/core/outbox/receiver-limits';
import { webhookJob } from '../../../server/webhooks/deliver';

/** Receiver limits whose clock the test moves; returns how many of twenty messages for a receiver may start now. */
const withHands = () => {
  const clock = { time: 0 };
  const hands = createReceiverLimits(() => clock.time);
  const entry = (webhook: string) =>
    toEntry(event(webhookJob, () => clock.time, { event: 'lead.created', webhook }));
  return {
    clock,
    take: (webhook: string) => hands.take(entry(webhook)),
    freeFor: (webhook: string) => hands.freeFor(Array.from({ length: 20 }, () => entry(webhook))).length,
  };
};

test('each receiver has its own limit of eight', () => {
  const { take, freeFor } = withHands();
  for (let count = 0; count < 8; count++) take('a');
  expect([freeFor('a'), freeFor('b')]).toEqual([0, 8]);
});

test('a receiver that hangs gets one message at a time until it answers again', () => {
  const { clock, take, freeFor } = withHands();
  const endOne = take('a');
  expect(freeFor('a')).toBe(7);
  clock.time += 2000;
  expect(freeFor('a')).toBe(0);
  endOne('failed');
  expect(freeFor('a')).toBe(1);
  const endNext = take('a');
  expect([freeFor('a'), freeFor('b')]).toEqual([0, 8]);
  endNext();
  expect(freeFor('a')).toBe(1);
  take('a')('done');
  expect(freeFor('a')).toBe(8);
});

test('an immediate failure and a late answer do not count as hanging', () => {
  const { clock, take, freeFor } = withHands();
  take('a')('failed');
  const endLate = take('b');
  clock.time += 5000;
  endLate('done');
  expect([freeFor('a'), freeFor('b')]).toEqual([8, 8]);
});
