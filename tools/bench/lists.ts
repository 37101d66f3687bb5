import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedLeads } from '../../scripts/seed';
import { startEmbeddedStore } from '../../server/db/embedded/start';
import { createParts } from '../../server/start/create-parts';
import { startBuiltServer } from '../../tests/support/built-server';
import { type Answer, type Caller, caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { plainSettings } from '../../tests/support/start-app';
import { measureCpu } from './load';
import { quantile, type Row, row } from './row';

export const adminPassword = 'a password for a benchmark';
const calls = 40;
const warmUp = 5;

const noInput = encodeURIComponent(JSON.stringify({ 1: {} }));

/** Typical office views: by status, by waiting time, by person, and by two at once. */
const views = [
  {},
  { status: 'New' },
  { status: 'Contacted' },
  { status: 'Qualified', caseType: '1' },
  { status: 'Signed', source: 'website' },
  { waiting: '24' },
  { assignedTo: 'nobody', status: 'New' },
  { from: '2026-01-01T00:00:00Z', caseType: '2' },
];
const person = { email: 'maria.lopez@example.com', phoneNumber: '(415) 555-0132' };
/** The desk's views: with 100,000 leads, each must answer within 100 ms. */
const quick = new Set([
  'one status, by name',
  'who waits for a day',
  'longest waiting first',
  'by the next task, page 3',
  'board',
  'counts of eight views',
  'who may be the same',
  'next of the queue, newest first',
  'next of the queue, longest waiting first',
  'start of the day',
  'time to first contact, 30 days',
  'from new to signed',
  'reasons for turning down',
  'dashboard',
  'inbox',
]);

/** The calls that staff wait for, by name. */
export const screens: [name: string, ask: (staff: Caller) => Promise<Answer>][] = [
  ['first page of clients', (staff) => staff.query('clients.page', { page: 1, limit: 5 })],
  ['search without a hit', (staff) => staff.query('clients.page', { search: 'zzqx nobody', limit: 5 })],
  ['search for a family name', (staff) => staff.query('clients.page', { search: 'nguyen', limit: 5 })],
  ['one status, by name', (staff) => staff.query('clients.page', { status: 'Qualified', sort: 'lastName' })],
  ['who waits for a day', (staff) => staff.query('clients.page', { waiting: '24' })],
  [
    'longest waiting first',
    (staff) => staff.query('clients.page', { sort: 'waiting', order: 'desc', limit: 25 }),
  ],
  [
    'by the next task, page 3',
    (staff) => staff.query('clients.page', { sort: 'nextTaskAt', page: 3, limit: 25 }),
  ],
  ['board', (staff) => staff.query('clients.board', {})],
  ['counts of eight views', (staff) => staff.query('clients.counts', { filters: views })],
  ['next of the queue, newest first', (staff) => staff.mutate('desk.next', { order: 'newest' })],
  [
    'next of the queue, longest waiting first',
    (staff) => staff.mutate('desk.next', { order: 'longest waiting' }),
  ],
  ['start of the day', (staff) => staff.query('desk.dayStart')],
  ['time to first contact, 30 days', (staff) => staff.query('reports.firstContact', { days: 30 })],
  ['from new to signed', (staff) => staff.query('reports.conversion', {})],
  ['reasons for turning down', (staff) => staff.query('desk.reasonCounts')],
  ['who may be the same', (staff) => staff.query('clients.similarTo', person)],
  ['dashboard', (staff) => staff.get(`/trpc/dashboard.counts,desk.today?batch=1&input=${noInput}`)],
  ['inbox', (staff) => staff.get(`/trpc/inbox.counts,inbox.list?batch=1&input=${noInput}`)],
];

/** A database with the given number of leads: a data folder for the embedded store, or a name on the MongoDB server. */
export type Filled = { dataDir: string; env: Record<string, string>; remove: () => Promise<void> };

const fill = async (uri: string, dbName: string, leads: number) => {
  const { models, connection, open } = await createParts({ ...plainSettings, adminPassword });
  await open({ uri, dbName });
  await seedLeads(models, leads, () => undefined);
  return connection;
};

export const embedded = async (leads: number): Promise<Filled> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const store = await startEmbeddedStore({ dir: dataDir });
  const connection = await fill(store.uri, 'lantern', leads);
  await connection.close();
  await store.close();
  return { dataDir, env: {}, remove: () => rm(dataDir, { recursive: true, force: true }) };
};

/** The address of another database on the same server; users are defined in its `admin` database. */
const databaseOn = (server: string, name: string): string => {
  const uri = server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?([^?]*)/, `$1/${name}`);
  if (!server.includes('@') || server.includes('authSource=')) return uri;
  return `${uri}${uri.includes('?') ? '&' : '?'}authSource=admin`;
};

const mongodb =
  (server: string) =>
  async (leads: number): Promise<Filled> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
    const name = `lantern_bench_${leads}_${process.pid}`;
    const uri = databaseOn(server, name);
    const connection = await fill(uri, name, leads);
    return {
      dataDir,
      env: { MONGODB_URI: uri, SESSION_SECRET: 'x'.repeat(32) },
      remove: async () => {
        await connection.dropDatabase();
        await connection.close();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  };

export const signIn = async (url: string): Promise<Caller> => {
  const answer = await caller(url).post('/api/auth/login', { username: 'admin', password: adminPassword });
  return caller(url, { cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
};

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * Two visitors send requests one by one while `searching` staff members search: returns the time of each visitor
 * request.
 */
const timesOfLeads = async (staff: Caller, url: string, searching: number): Promise<number[]> => {
  let isOver = false;
  const search = async (at: number) => {
    for (let turn = 0; !isOver; turn++)
      await staff.query('clients.page', { search: turn % 2 ? `zzqx ${at}` : 'nguyen', limit: 5 });
  };
  const searches = Array.from({ length: searching }, (_, at) => search(at));
  const times: number[] = [];
  const visit = async (visitor: number) => {
    for (let round = 0; round < 150; round++) {
      const from = performance.now();
      const lead = make.client({ email: `bench.${searching}.${visitor}.${round}@example.com` });
      const { status } = await caller(url).post('/api/clients', lead);
      if (status !== 201) throw new Error(`A lead was answered with ${status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all([visit(1), visit(2)]).finally(() => {
    isOver = true;
    return Promise.all(searches);
  });
  return times;
};

const measure = async (staff: Caller, ask: (typeof screens)[number][1]): Promise<number[]> => {
  const times: number[] = [];
  for (let call = 0; call < calls + warmUp; call++) {
    const from = performance.now();
    const { status } = await ask(staff);
    if (status !== 200) throw new Error(`A list was answered with ${status}`);
    if (call >= warmUp) times.push(performance.now() - from);
  }
  return times;
};

const getTarget = (name: string, leads: number): { below?: number } => {
  if (quick.has(name)) return leads === 100_000 ? { below: 100 } : {};
  return leads === 1_000_000 ? { below: 150 } : {};
};

const findRows = async (
  leads: number,
  where: string,
  make: (leads: number) => Promise<Filled>,
): Promise<Row[]> => {
  const filled = await make(leads);
  const server = await startBuiltServer({ dataDir: filled.dataDir, env: filled.env });
  const atSize = `${leads.toLocaleString('en')} leads, ${where}`;
  try {
    const staff = await signIn(server.url);
    const rows: Row[] = [];
    if (where === 'embedded') {
      rows.push(row(`CPU until ready, ${atSize}`, Number(measureCpu(server.pid).toFixed(2)), 's'));
      rows.push(row(`memory once ready, ${atSize}`, Math.round(residentMegabytes(server.pid)), 'MB'));
    }
    for (const [name, ask] of screens) {
      const before = measureCpu(server.pid);
      const times = await measure(staff, ask);
      const cpu = ((measureCpu(server.pid) - before) * 1000) / (calls + warmUp);
      const p95 = Number(quantile(times, 0.95).toFixed(1));
      const note = `half within ${quantile(times, 0.5).toFixed(1)} ms; ${cpu.toFixed(0)} ms of CPU`;
      rows.push(row(`${name}, ${atSize}`, p95, 'ms, 95 of 100', { ...getTarget(name, leads), note }));
    }
    for (const searching of [0, 20]) {
      const times = await timesOfLeads(staff, server.url, searching);
      const note = `half within ${quantile(times, 0.5).toFixed(1)} ms; two visitors at once, none refused`;
      const worst = Number(quantile(times, 0.99).toFixed(1));
      rows.push(row(`a lead while ${searching} search, ${atSize}`, worst, 'ms, 99 of 100', { note }));
    }
    if (where === 'embedded')
      rows.push(row(`ready after the start, ${atSize}`, Math.round(server.readyAfter), 'ms'));
    return rows;
  } finally {
    await server.end();
    await filled.remove();
  }
};

/** `BENCH_LEADS=1000,1000000` runs other sizes. */
const sizes = (process.env.BENCH_LEADS ?? '1000,10000,100000').split(',').map(Number);

/** Measures how the cost of staff screens grows with the number of leads. */
export const run = async (): Promise<Row[]> => {
  const server = process.env.TEST_MONGODB_URI;
  const rows: Row[] = [];
  for (const leads of sizes) rows.push(...(await findRows(leads, 'embedded', embedded)));
  if (server)
    for (const leads of [1000, 100_000, 1_000_000])
      rows.push(...(await findRows(leads, 'MongoDB', mongodb(server))));
  return rows;
};
