import { expect, test } from 'vitest';
import { takeLease } from '../../../server/core/due/lease';
import { startApp } from '../../support/start-app';

test('if the collecting server died and the clock jumped back five hours, another collects at once', async () => {
  const clock = { time: Date.parse('2026-11-23T12:00:00Z') };
  const now = () => clock.time;
  await using app = await startApp({ isShared: true, now });
  const rows = app.models.leases.collection as never;
  const collects = (by: string) => takeLease(rows, { _id: 'collector', by, now: now(), lasts: 5000 });
  expect([await collects('dead'), await collects('other')]).toEqual([true, false]);
  clock.time -= 5 * 60 * 60_000;
  expect(await collects('other')).toBe(true);
});

test('of twenty servers that ask at once one gets the lease, and one again when it ended', async () => {
  const clock = { time: Date.parse('2026-11-23T12:00:00Z') };
  await using app = await startApp({ now: () => clock.time });
  const rows = app.models.leases.collection as never;
  const askAll = async () => {
    const servers = Array.from({ length: 20 }, (_, at) => `server ${at}`);
    const taking = { _id: 'collector', now: clock.time, lasts: 5000 };
    const answers = await Promise.all(servers.map((by) => takeLease(rows, { ...taking, by })));
    return servers.filter((_, at) => answers[at]);
  };
  const [holder, ...others] = await askAll();
  expect(others).toEqual([]);
  clock.time += 4999;
  expect(await askAll()).toEqual([holder]);
  clock.time += 5001;
  expect(await askAll()).toHaveLength(1);
});
