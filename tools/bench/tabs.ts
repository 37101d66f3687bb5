import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../../tests/support/built-server';
import { caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { openEvents } from '../../tests/support/read-events';
import { measureCpu, requestsFor } from './load';
import { median, type Row, row } from './row';

const adminPassword = 'a password for a benchmark';
const rounds = 5;
const seconds = 3;

/** The cost of open staff tabs for a lead: the same load with none, five and fifty of them. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const server = await startBuiltServer({ dataDir, env: { ADMIN_PASSWORD: adminPassword } });
  const { url, pid } = server;
  let number = 0;
  const body = () => JSON.stringify(make.client({ lastName: `Lopez ${number++}` }));
  const measure = async (connections: number) => {
    const before = measureCpu(pid);
    const request = { method: 'POST', path: '/api/clients', body } as const;
    const { perSecond, latencies } = await requestsFor({ url, request, connections, seconds });
    return { perSecond, cpu: ((measureCpu(pid) - before) / latencies.length) * 1e6 };
  };
  try {
    const anyone = caller(url);
    const signedIn = await anyone.post('/api/auth/login', { username: 'admin', password: adminPassword });
    const headers = { cookie: signedIn.headers.get('set-cookie')!.split(';')[0]! };
    const withTabs = async (count: number, work: () => Promise<{ perSecond: number; cpu: number }>) => {
      const open = await Promise.all(
        Array.from({ length: count }, () => openEvents(`${url}/trpc/clients.news`, headers)),
      );
      for (const tab of open)
        void (async () => {
          for (;;) await tab.next();
        })().catch(() => undefined);
      const result = await work();
      for (const tab of open) await tab[Symbol.asyncDispose]();
      return result;
    };
    await measure(16);
    const results: Record<number, { perSecond: number; cpu: number }[]> = { 0: [], 5: [], 50: [] };
    for (let round = 0; round < rounds; round++)
      for (const count of [0, 5, 50]) results[count]!.push(await withTabs(count, () => measure(16)));
    const cpu = (count: number) => Math.round(median(results[count]!.map((result) => result.cpu)));
    const rate = (count: number) => Math.round(median(results[count]!.map((result) => result.perSecond)));
    const ratio = (count: number) =>
      Number(median(results[count]!.map((result, at) => result.cpu / results[0]![at]!.cpu)).toFixed(2));
    return [
      row('CPU for a lead, no tab open', cpu(0), 'µs', { note: `${rate(0)} leads a second, 16 connections` }),
      row('  five tabs', cpu(5), 'µs', { note: `${rate(5)} leads a second` }),
      row('  fifty tabs', cpu(50), 'µs', { note: `${rate(50)} leads a second` }),
      row('five tabs to none', ratio(5), 'ratio', { below: 1.5 }),
      row('fifty tabs to none', ratio(50), 'ratio'),
    ];
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
};
