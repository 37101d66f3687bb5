import { expect, test } from 'vitest';
import { toEntry } from '../../../server/core/outbox/collect-events';
import { createReceiverLimits, getReceiver } from '../../../server/core/outbox/receiver-limits';
import { event } from '../../../server/core/outbox/work';
import { webhookJob } from '../../../server/webhooks/deliver';

/** Receiver limits whose clock the test moves; returns how many messages for a receiver may start now. */
const withHands = () => {
  const clock = { time: 0 };
  const limits = createReceiverLimits(() => clock.time);
  const entry = (webhook: string) =>
    toEntry(event(webhookJob, () => clock.time, { event: 'lead.created', webhook }));
  const busy = new Map<string, number>();
  const count = (webhook: string, change: number) => busy.set(webhook, (busy.get(webhook) ?? 0) + change);
  return {
    clock,
    take: (webhook: string) => {
      const end = limits.take(entry(webhook));
      count(webhook, 1);
      return (...outcome: Parameters<typeof end>) => {
        count(webhook, -1);
        end(...outcome);
      };
    },
    freeFor: (webhook: string) =>
      Math.max(0, limits.find(getReceiver(entry(webhook))).atOnce - (busy.get(webhook) ?? 0)),
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
