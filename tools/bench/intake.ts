import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/support/built-server';
import { caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { measureCpu, requestsFor } from './load';
import { median, quantile, type Row, row } from './row';

const rounds = 7;
const seconds = 1.5;
/** Warm up until V8 has compiled the code path of a lead. */
export const warmUp = 15;
/** Sustained load. */
const longSeconds = 20;
export const connections = 32;
let number = 0;
/** Each body is a different person, like real leads. */
const body = () => {
  number++;
  const phoneNumber = `(${200 + (Math.floor(number / 10_000) % 700)}) 555-${String(number % 10_000).padStart(4, '0')}`;
  const email = `m.lopez.${number}@example.com`;
  return JSON.stringify(make.client({ lastName: `Lopez ${number}`, email, phoneNumber }));
};
export const request = { method: 'POST', path: '/api/clients', body } as const;

type Round = { perSecond: number; cpu?: number; p99?: number; slowestFirst?: number; toldAfter?: number };
type Contender = {
  url?: string;
  measure: (seconds: number) => Promise<Round>;
  /** Waits for the work that a round left behind; returns the seconds it took. */
  settle?: () => Promise<number>;
  end: () => Promise<void>;
};

const overHttp = async (url: string, pid: number, duration: number): Promise<Round> => {
  const before = measureCpu(pid);
  const { perSecond, latencies, first } = await requestsFor({ url, request, connections, seconds: duration });
  const cpu = ((measureCpu(pid) - before) / (latencies.length + first.length)) * 1e6;
  return { perSecond, cpu, p99: quantile(latencies, 0.99), slowestFirst: Math.max(...first) };
};

const message = async <Answer>(child: ChildProcess): Promise<Answer> => (await once(child, 'message'))[0];

const stop = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const startBare = async (mode: string, dataDir: string): Promise<{ child: ChildProcess; port: number }> => {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [mode, dataDir], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { child, port: (await message<{ port: number }>(child)).port };
};

const bare =
  (mode: 'store' | 'memory' | 'plain') =>
  async (dataDir: string): Promise<Contender> => {
    const { child, port } = await startBare(mode, dataDir);
    const url = `http://127.0.0.1:${port}`;
    return { url, measure: (duration) => overHttp(url, child.pid!, duration), end: () => stop(child) };
  };

const driver = async (dataDir: string): Promise<Contender> => {
  const { child } = await startBare('driver', dataDir);
  const measure = async (duration: number) => {
    child.send(duration);
    return message<Round>(child);
  };
  return { measure, end: () => stop(child) };
};

const lantern = async (dataDir: string): Promise<Contender> => {
  const server = await startBuiltServer({ dataDir });
  const { url, pid } = server;
  return { url, measure: (duration) => overHttp(url, pid, duration), end: () => server.end() };
};

/** Waits until the receivers get nothing more; returns the seconds. */
const untilTold = async (receivers: ChildProcess): Promise<number> => {
  const from = performance.now();
  let latest = from;
  for (let previous = -1; performance.now() - latest < 4000; await wait(100)) {
    receivers.send('how many');
    const received = await message<number>(receivers);
    if (received !== previous) latest = performance.now();
    previous = received;
  }
  return (latest - from) / 1000;
};

/**
 * Lantern with mail and two webhooks on; the receivers run in their own process. Each round ends when all messages are
 * delivered, so that leftovers do not slow other contenders.
 */
const telling = async (dataDir: string): Promise<Contender> => {
  const child = fork(join(import.meta.dirname, 'receivers.ts'), { execArgv: ['--import', 'tsx'] });
  const { smtp, webhooks } = await message<{ smtp: string; webhooks: string[] }>(child);
  const password = 'a password for the bench';
  const env = {
    ADMIN_PASSWORD: password,
    SMTP_URL: smtp,
    MAIL_FROM: 'help@lantern.example',
    WEBHOOK_NETWORKS: '127.0.0.1',
  };
  const server = await startBuiltServer({ dataDir, env });
  const login = await caller(server.url).post('/api/auth/login', { username: 'admin', password });
  const admin = caller(server.url, { cookie: login.headers.get('set-cookie')!.split(';')[0]! });
  for (const url of webhooks) {
    const input = { name: 'bench', url, events: ['lead.created'], fields: ['firstName', 'caseType'] };
    const { status } = await admin.mutate('webhooks.create', input);
    if (status !== 200) throw new Error(`The webhook was refused: ${status}`);
  }
  return {
    measure: (duration) => overHttp(server.url, server.pid, duration),
    settle: () => untilTold(child),
    end: async () => {
      await server.end();
      await stop(child);
    },
  };
};

export const contenders = {
  lantern,
  telling,
  store: bare('store'),
  driver,
  memory: bare('memory'),
  plain: bare('plain'),
};
type Name = keyof typeof contenders;
const names = Object.keys(contenders) as Name[];
const quiet = ['lantern', 'store', 'driver', 'memory', 'plain'] as const;

/**
 * `POST /api/clients` on the embedded store, a bare handler on the same kind of store, that handler in memory only, also
 * with a small schema instead of ours, and the store alone. They take turns, so that a busy moment of the machine affects all of them.
 */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const running = {} as Record<Name, Contender>;
  const results = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>;
  const fresh = {} as Record<(typeof quiet)[number], Round>;
  /** Lantern without mail and webhooks, in the same rounds as the one with them. */
  const beside: Round[] = [];
  const long = {} as Record<'lantern' | 'telling', Round>;
  try {
    for (const name of names) running[name] = await contenders[name](join(folder, name));
    for (const name of quiet) fresh[name] = await running[name].measure(seconds);
    for (const name of quiet) await running[name].measure(warmUp);
    for (let round = 0; round < rounds; round++)
      for (const name of quiet) results[name].push(await running[name].measure(seconds));

    await running.telling.measure(warmUp / 2);
    await running.telling.settle?.();
    for (let round = 0; round < rounds; round++) {
      beside.push(await running.lantern.measure(seconds));
      const result = await running.telling.measure(seconds);
      results.telling.push({ ...result, toldAfter: (await running.telling.settle?.()) ?? 0 });
    }
    for (const name of ['lantern', 'telling'] as const) long[name] = await running[name].measure(longSeconds);
  } finally {
    await Promise.all(Object.values(running).map(({ end }) => end()));
    await rm(folder, { recursive: true, force: true });
  }

  const perSecond = (name: Name) => Math.round(median(results[name].map((round) => round.perSecond)));
  const cpu = (name: Name) => Math.round(median(results[name].map((round) => round.cpu ?? Number.NaN)));
  /** The median of the ratios per round, because both halves of a round saw the same machine. */
  const ratioTo = (name: Name) =>
    Number(
      median(results.lantern.map((round, at) => round.perSecond / results[name][at]!.perSecond)).toFixed(2),
    );
  const toPlain = median(results.telling.map((round, at) => round.perSecond / beside[at]!.perSecond));
  const longToPlain = long.telling.perSecond / long.lantern.perSecond;
  const toldAfter = median(results.telling.map((round) => round.toldAfter!));
  const slowestFirst = (name: Name) =>
    Number(median(results[name].map((round) => round.slowestFirst!)).toFixed(0));
  const p99 = (name: Name) => Number(median(results[name].map((round) => round.p99!)).toFixed(1));
  const p99Ratio = median(results.lantern.map((round, at) => round.p99! / results.memory[at]!.p99!));

  return [
    row('leads a second, Lantern', perSecond('lantern'), '/s', { note: `${connections} connections` }),
    row('  with mail and two webhooks on', perSecond('telling'), '/s'),
    row('  with mail and two webhooks on, to without', Number(toPlain.toFixed(2)), 'ratio', {
      atLeast: 0.85,
      note: `everybody was told ${toldAfter.toFixed(1)} s after a round`,
    }),
    row(`  the same, ${longSeconds} s on end`, Number(longToPlain.toFixed(2)), 'ratio'),
    row('  bare handler on the same kind of store', perSecond('store'), '/s'),
    row('  bare handler in memory only', perSecond('memory'), '/s'),
    row('  the same with a small schema', perSecond('plain'), '/s'),
    row('  the store alone, through the driver', perSecond('driver'), '/s'),
    row('Lantern to the bare handler on the store', ratioTo('store'), 'ratio', { atLeast: 0.7 }),
    row('Lantern to the bare handler in memory', ratioTo('memory'), 'ratio', { atLeast: 0.5 }),
    row(
      '  in the first seconds after the start',
      Number((fresh.lantern.perSecond / fresh.memory.perSecond).toFixed(2)),
      'ratio',
    ),
    row('Lantern to the store alone', ratioTo('driver'), 'ratio'),
    row('99 of 100 leads are answered within', p99('lantern'), 'ms'),
    row('  bare handler in memory only', p99('memory'), 'ms'),
    row('  Lantern to the bare handler in memory', Number(p99Ratio.toFixed(2)), 'ratio', { below: 1.5 }),
    row(`${connections} new connections at once, the last answer`, slowestFirst('lantern'), 'ms'),
    row('  bare handler in memory only', slowestFirst('memory'), 'ms'),
    row('CPU for a lead, Lantern', cpu('lantern'), 'µs', { note: 'server and store together' }),
    row('  bare handler on the same kind of store', cpu('store'), 'µs'),
    row('  bare handler in memory only', cpu('memory'), 'µs'),
    row('  the same with a small schema', cpu('plain'), 'µs'),
  ];
};
