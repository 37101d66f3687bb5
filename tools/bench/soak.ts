import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/support/built-server';
import { type Caller, caller } from '../../tests/support/caller';
import { png, uploadBody } from '../../tests/support/images';
import { make } from '../../tests/support/make';
import { openEvents } from '../../tests/support/read-events';
import { measureCpu } from './load';
import { quantile, type Row, row } from './row';

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const tabs = 200;
const leadsPerSecond = 5;
const adminPassword = 'a password for a benchmark';

const measureMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Runs some work `perSecond` times a second until the end, and counts failures by reason. */
const every = async (perSecond: number, until: number, work: () => Promise<unknown>, failures: string[]) => {
  const from = performance.now();
  const running: Promise<unknown>[] = [];
  for (let turn = 0; performance.now() < until; turn++) {
    running.push(work().catch((error: Error) => failures.push(error.message)));
    await wait(Math.max(0, from + ((turn + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(running);
};

const expectStatus = (what: string, { status }: { status: number }, wanted: number) => {
  if (status !== wanted) throw new Error(`${what}: ${status}`);
};

/** Keeps a stream open and counts the leads it reports. */
const openTab = async (url: string, staff: Caller, heard: { count: number }, failures: string[]) => {
  const events = await openEvents(`${url}/trpc/clients.news`, staff.headers);
  let isOpen = true;
  const reading = (async () => {
    while (isOpen) {
      const { changes } = JSON.parse((await events.next()).data!) as { changes: { what: string }[] };
      heard.count += changes.filter(({ what }) => what === 'new').length;
    }
  })().catch((error: Error) => isOpen && failures.push(`stream: ${error.message}`));
  return async () => {
    isOpen = false;
    await events[Symbol.asyncDispose]();
    await reading;
  };
};

/** A day's work compressed into a few minutes: open tabs, leads, pages, lists, edits and uploads, all at once. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const server = await startBuiltServer({ dataDir, env: { ADMIN_PASSWORD: adminPassword } });
  const { url, pid } = server;
  const anyone = caller(url);
  const failures: string[] = [];
  const latencies: number[] = [];
  const memory: { at: number; megabytes: number }[] = [];
  const heard = { count: 0 };
  try {
    const signedIn = await anyone.post('/api/auth/login', { username: 'admin', password: adminPassword });
    const staff = caller(url, { cookie: signedIn.headers.get('set-cookie')!.split(';')[0]! });
    const closeTabs = await Promise.all(
      Array.from({ length: tabs }, () => openTab(url, staff, heard, failures)),
    );
    const from = performance.now();
    const cpuBefore = measureCpu(pid);
    const until = from + minutes * 60_000;
    const ids: string[] = [];
    let number = 0;

    await Promise.all([
      every(
        leadsPerSecond,
        until,
        async () => {
          const sentAt = performance.now();
          const answer = await anyone.post('/api/clients', make.client({ lastName: `Lopez ${number++}` }));
          latencies.push(performance.now() - sentAt);
          expectStatus('lead', answer, 201);
          ids.push(answer.body.id);
        },
        failures,
      ),
      every(
        5,
        until,
        async () => expectStatus('page', await anyone.get('/services/afff-claims'), 200),
        failures,
      ),
      every(
        2,
        until,
        async () => expectStatus('list', await staff.get('/api/clients?limit=20'), 200),
        failures,
      ),
      every(
        1,
        until,
        async () => {
          const id = ids[Math.floor(Math.random() * ids.length)];
          if (!id) return;
          const status = Math.random() < 0.5 ? 'Contacted' : 'Qualified';
          expectStatus('edit', await staff.put(`/api/clients/${id}`, { status }), 200);
        },
        failures,
      ),
      every(
        0.2,
        until,
        async () =>
          expectStatus(
            'upload',
            await staff.send('POST', '/api/media/upload', { body: uploadBody(png) }),
            201,
          ),
        failures,
      ),
      every(
        0.2,
        until,
        async () => void memory.push({ at: performance.now() - from, megabytes: measureMegabytes(pid) }),
        failures,
      ),
    ]);
    await wait(1000);
    const cpu = (measureCpu(pid) - cpuBefore) / (minutes * 60);
    for (const close of closeTabs) await close();

    const early = memory.filter(({ at }) => at < 2 * 60_000).map(({ megabytes }) => megabytes);
    const late = memory.filter(({ at }) => at >= 2 * 60_000).map(({ megabytes }) => megabytes);
    const growth = Math.max(...late) / Math.max(...early);
    for (const failure of new Set(failures)) console.log(`  failed: ${failure}`);
    return [
      row('failed requests and broken streams', failures.length, '', {
        below: 1,
        note: `${minutes} minutes, ${tabs} open tabs, ${latencies.length} leads`,
      }),
      row('leads that a tab was not told of', latencies.length - Math.round(heard.count / tabs), '', {
        below: 1,
      }),
      row('99 of 100 leads are answered within', Number(quantile(latencies, 0.99).toFixed(0)), 'ms', {
        below: 250,
        note: `half within ${quantile(latencies, 0.5).toFixed(0)} ms`,
      }),
      row('most memory, first two minutes', Math.round(Math.max(...early)), 'MB'),
      row('most memory after that, to the first two minutes', Number(growth.toFixed(2)), 'ratio', {
        below: 1.2,
        note: `${Math.round(Math.max(...late))} MB`,
      }),
      row('CPU, of one core', Math.round(cpu * 100), '%'),
    ];
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
};
