import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/support/built-server';
import { make } from '../../tests/support/make';
import { screens, signIn } from './lists';
import { measureCpu, requestsFor } from './load';
import { median, type Row, row } from './row';

/** `BENCH_SERVER` names the `main.js` of an earlier build, `BENCH_DATA` a data folder that it has seeded. */
const programs = { before: process.env.BENCH_SERVER ?? '', now: 'dist/server/main.js' };
const seeded = process.env.BENCH_DATA ?? '';
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const seconds = 2;
const pages = 40;
/** Five minutes. */
const mostChecks = 100;

type Name = keyof typeof programs;
const names = ['before', 'now'] as const;
type Request = Parameters<typeof requestsFor>[0]['request'];

let number = 0;
const body = () => {
  number++;
  const phoneNumber = `(${200 + (Math.floor(number / 10_000) % 700)}) 555-${String(number % 10_000).padStart(4, '0')}`;
  const email = `m.lopez.${number}@example.com`;
  return JSON.stringify(make.client({ lastName: `Lopez ${number}`, email, phoneNumber }));
};

const begin = async (name: Name, dataDir: string) => {
  const server = await startBuiltServer({ dataDir, args: [programs[name]] });
  const startMs = measureCpu(server.pid) * 1000;
  // A busy machine may refuse the first ones.
  const enter = (): ReturnType<typeof signIn> => signIn(server.url).catch(() => wait(1000).then(enter));
  const staff = await enter();
  /** Milliseconds of CPU for one of the calls that `work` makes. */
  const perCall = async (work: () => Promise<number>) => {
    const before = measureCpu(server.pid);
    const calls = await work();
    return ((measureCpu(server.pid) - before) * 1000) / calls;
  };
  const load = (request: Request, connections: number) =>
    perCall(async () => {
      const { latencies, first } = await requestsFor({ url: server.url, request, connections, seconds });
      return latencies.length + first.length;
    });
  const measures: Record<string, () => Promise<number>> = {
    'POST of a lead': () => load({ method: 'POST', path: '/api/clients', body }, 32),
    'GET of 20': () => load({ method: 'GET', path: '/api/clients?limit=20', headers: staff.headers }, 16),
    'first page of clients': () =>
      perCall(async () => {
        for (let call = 0; call < pages; call++) await screens[0]![1](staff);
        return pages;
      }),
  };
  /** Waits for work of the start: an upgrade counts every lead once, and stored data is checked. */
  const settle = async (): Promise<void> => {
    for (let checks = 0; checks < mostChecks; checks++) {
      const before = measureCpu(server.pid);
      await wait(3000);
      if (measureCpu(server.pid) - before < 0.3) return;
    }
  };
  return { startMs, measures, settle, end: () => server.end() };
};

type Running = Awaited<ReturnType<typeof begin>>;

/**
 * Two builds on copies of one folder, in turns: the CPU time that a call costs the whole server, which a busy machine
 * distorts less than the time a call takes. A ratio is the median of those of the rounds.
 */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const results = new Map<string, { before: number; now: number }[]>();
  const note = (what: string, both: { before: number; now: number }) =>
    results.set(what, [...(results.get(what) ?? []), both]);
  const running = {} as Record<Name, Running>;
  const startBoth = async () => {
    for (const name of names) running[name] = await begin(name, join(folder, name));
  };
  const endBoth = () => Promise.all(Object.values(running).map(({ end }) => end()));
  try {
    for (const name of names) await cp(seeded, join(folder, name), { recursive: true });
    // The first start may migrate the copy.
    await startBoth();
    for (const name of names) await running[name].settle();
    for (let round = 0; round < 3; round++) {
      await endBoth();
      await startBoth();
      note('start', { before: running.before.startMs, now: running.now.startMs });
    }
    for (const name of names) await running[name].settle();
    for (let round = 0; round <= rounds; round++)
      for (const what of Object.keys(running.now.measures)) {
        const both = {
          before: await running.before.measures[what]!(),
          now: await running.now.measures[what]!(),
        };
        // The first round compiles.
        if (round > 0) note(what, both);
      }
  } finally {
    await endBoth();
    await rm(folder, { recursive: true, force: true });
  }
  return [...results].flatMap(([what, all]) => [
    row(`${what}, CPU before`, Number(median(all.map(({ before }) => before)).toFixed(2)), 'ms'),
    row('  now', Number(median(all.map(({ now }) => now)).toFixed(2)), 'ms'),
    row('  before to now', Number(median(all.map(({ before, now }) => before / now)).toFixed(2)), 'times'),
  ]);
};
