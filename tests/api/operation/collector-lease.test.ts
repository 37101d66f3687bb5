import { expect, test } from 'vitest';
import { createCollectorLease } from '../../../server/core/outbox/collector-lease';
import { startApp } from '../../support/start-app';

test('if the collecting server died and the clock jumped back five hours, another collects at once', async () => {
  const clock = { time: Date.parse('2026-11-23T12:00:00Z') };
  const now = () => clock.time;
  await using app = await startApp({ isShared: true, now });
  const [dead, other] = [createCollectorLease(app.models, now), createCollectorLease(app.models, now)];
  expect([await dead.isHeld(), await other.isHeld()]).toEqual([true, false]);
  clock.time -= 5 * 60 * 60_000;
  expect(await other.isHeld()).toBe(true);
});
