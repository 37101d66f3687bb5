import { expect, test } from 'vitest';
import { callerKey, createLimits, LimitReached } from '../../../server/core/limits/rate-limits';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
])('the address %s counts as %s', (ip, key) => {
  expect(callerKey(ip)).toBe(key);
});

test.each([
  ['2001:db8:1:2::1'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:0DB8:0001:0002:0000::9'],
  ['2001:db8:1:2::1%eth0'],
  ['2001:db8:1:2:3:4:198.51.100.1'],
])('%s belongs to the subscriber of 2001:db8:1:2::/64', (ip) => {
  expect(callerKey(ip)).toBe(callerKey('2001:db8:1:2::'));
});

test('the next /64 is another caller', () => {
  expect(callerKey('2001:db8:1:3::1')).not.toBe(callerKey('2001:db8:1:2::1'));
  expect(callerKey('::1')).not.toBe(callerKey('2001:db8::1'));
});

test('a limit refuses one use too many and says how long to wait', async () => {
  const limits = createLimits({ on: true });
  for (let use = 0; use < 10; use++) await limits.use('loginName', 'a');
  const refused = await limits.use('loginName', 'a').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LimitReached);
  expect((refused as LimitReached).retryAfter).toBeGreaterThan(800);
  await limits.use('loginName', 'b');
});

test('several points count at once', async () => {
  const limits = createLimits({ on: true });
  await limits.use('api', 'a', 1200);
  await expect(limits.use('api', 'a')).rejects.toBeInstanceOf(LimitReached);
});

test('a forgotten key starts over', async () => {
  const limits = createLimits({ on: true });
  for (let use = 0; use < 10; use++) await limits.use('loginName', 'a');
  await limits.forget('loginName', 'a');
  await limits.use('loginName', 'a');
});

test('a use that turned out well does not count', async () => {
  const limits = createLimits({ on: true });
  for (let use = 0; use < 50; use++) {
    await limits.use('loginName', 'a');
    await limits.giveBack('loginName', 'a');
  }
  await limits.use('loginName', 'a');
});

test('a used-up limit opens when its time is over, and says when that is', async () => {
  let clock = 5000;
  const limits = createLimits({ on: true, now: () => clock });
  for (let use = 0; use < 10; use++) await limits.use('loginName', 'a');
  clock += 890_000;
  await expect(limits.use('loginName', 'a')).rejects.toMatchObject({ retryAfter: 10 });
  clock += 10_000;
  for (let use = 0; use < 10; use++) await limits.use('loginName', 'a');
  await expect(limits.use('loginName', 'a')).rejects.toMatchObject({ retryAfter: 900 });
});

test('a flood of addresses is not remembered without end: a caller is forgotten for 20,000 newer ones, not sooner than for 10,000', async () => {
  const limits = createLimits({ on: true });
  for (let use = 0; use < 10; use++) await limits.use('loginName', 'a');
  const addresses = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, index) => limits.use('loginName', `${from + index}`)));
  await addresses(0, 10_000);
  await expect(limits.use('loginName', 'a')).rejects.toBeInstanceOf(LimitReached);
  await addresses(10_000, 20_000);
  await limits.use('loginName', 'a');
});

test('limits that are off refuse nothing', async () => {
  const limits = createLimits({ on: false });
  for (let use = 0; use < 50; use++) await limits.use('loginName', 'a');
  await limits.use('loginName', 'a');
});
