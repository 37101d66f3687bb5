import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../../tests/support/built-server';
import { caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { measureCpu, requestsFor } from './load';
import { median, type Row, row } from './row';

const rounds = 7;
const seconds = 1.5;
const connections = 16;
const leads = 60;
const adminPassword = 'a password for a benchmark';

type Round = { perSecond: number; cpu: number };
type Contender = { url: string; pid: number; headers: Record<string, string> };

const measure = async ({ url, pid, headers }: Contender, path: string, duration: number): Promise<Round> => {
  const before = measureCpu(pid);
  const { perSecond, latencies } = await requestsFor({
    url,
    request: { method: 'GET', path, headers },
    connections,
    seconds: duration,
  });
  return { perSecond, cpu: ((measureCpu(pid) - before) / latencies.length) * 1e6 };
};

const startBare = async (body: string): Promise<{ child: ChildProcess; contender: Contender }> => {
  const child = fork(join(import.meta.dirname, 'bare-list.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(body);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, contender: { url: `http://127.0.0.1:${port}`, pid: child.pid!, headers: {} } };
};

/** `GET /api/clients?limit=20` of a signed-in person, beside a bare Express handler with the same rows in memory. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const server = await startBuiltServer({ dataDir, env: { ADMIN_PASSWORD: adminPassword } });
  const path = '/api/clients?limit=20';
  try {
    const anyone = caller(server.url);
    for (let number = 0; number < leads; number++)
      await anyone.post('/api/clients', make.client({ firstName: `Maria ${number}` }));
    const signedIn = await anyone.post('/api/auth/login', { username: 'admin', password: adminPassword });
    const headers = { cookie: signedIn.headers.get('set-cookie')!.split(';')[0]! };
    const { text } = await caller(server.url, headers).get(path);
    const bare = await startBare(text);
    const lantern = { url: server.url, pid: server.pid, headers };
    const health = { url: server.url, pid: server.pid, headers: {} };
    const results: Record<'lantern' | 'bare' | 'health', Round[]> = { lantern: [], bare: [], health: [] };
    await measure(lantern, path, 1);
    await measure(bare.contender, path, 1);
    for (let round = 0; round < rounds; round++) {
      results.lantern.push(await measure(lantern, path, seconds));
      results.bare.push(await measure(bare.contender, path, seconds));
      results.health.push(await measure(health, '/healthz', seconds));
    }
    bare.child.kill('SIGKILL');

    const middle = (name: keyof typeof results, key: keyof Round) =>
      Math.round(median(results[name].map((round) => round[key])));
    const ratio = (key: keyof Round) =>
      Number(median(results.lantern.map((round, at) => round[key] / results.bare[at]![key])).toFixed(2));
    return [
      row('lists of 20 leads a second, Lantern', middle('lantern', 'perSecond'), '/s', {
        note: `${connections} connections`,
      }),
      row('  bare Express handler with the rows in memory', middle('bare', 'perSecond'), '/s'),
      row('Lantern to the bare Express handler', ratio('perSecond'), 'ratio', { atLeast: 0.45 }),
      row('CPU for a list of 20, Lantern', middle('lantern', 'cpu'), 'µs', {
        note: 'server and store together',
      }),
      row('  bare Express handler', middle('bare', 'cpu'), 'µs'),
      row('  health check', middle('health', 'cpu'), 'µs'),
    ];
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
};
