import { startBuiltServer } from '../../tests/support/built-server';
import type { Answer, Caller } from '../../tests/support/caller';
import { embedded, type Filled, residentMegabytes, screens, signIn } from './lists';
import { measureCpu } from './load';
import { type Row, row } from './row';

/** `BENCH_LEADS=300000`; `BENCH_DATA` names a seeded data folder to use again, `BENCH_SERVER` another build. */
const sizes = (process.env.BENCH_LEADS ?? '100000').split(',').map(Number);
const program = process.env.BENCH_SERVER ?? 'dist/server/main.js';
const dataDir = process.env.BENCH_DATA;

const digits = '5550132';
/** The export has the leads of these days: all of 300,000 took ten minutes once. */
const exportedDays = 2;
const clerks: [name: string, ask: (staff: Caller) => Promise<Answer>][] = [
  ['eight view counts', screens.find(([name]) => name === 'counts of eight views')![1]],
  ['page 2,000', (staff) => staff.query('clients.page', { page: 2000, limit: 25 })],
  ['page 2,000 by name', (staff) => staff.query('clients.page', { page: 2000, limit: 25, sort: 'lastName' })],
  ['search of one letter', (staff) => staff.query('clients.page', { search: 'q', limit: 25 })],
  ['search of two letters', (staff) => staff.query('clients.page', { search: 'ng', limit: 25 })],
  ['two letters without a hit', (staff) => staff.query('clients.page', { search: 'qx', limit: 25 })],
  ['last seven digits of a phone', (staff) => staff.query('clients.page', { search: digits, limit: 25 })],
];

/** CPU milliseconds of the whole server for one call, as the mean of some. */
const meanCpu = async (pid: number, staff: Caller, ask: (typeof clerks)[number][1], calls = 8) => {
  await ask(staff);
  const before = measureCpu(pid);
  for (let call = 0; call < calls; call++) {
    const { status, text } = await ask(staff);
    if (status !== 200) throw new Error(`A call was answered with ${status}: ${text}`);
  }
  return ((measureCpu(pid) - before) * 1000) / calls;
};

const rowsAtSize = async (leads: number, { dataDir, env }: Filled): Promise<Row[]> => {
  const server = await startBuiltServer({ dataDir, env, args: [program] });
  const rows: Row[] = [];
  const add = (name: string, value: number, unit: string, note?: string) =>
    rows.push(
      row(`${name}, ${leads.toLocaleString('en')} leads`, Number(value.toFixed(1)), unit, {
        ...(note && { note }),
      }),
    );
  try {
    const staff = await signIn(server.url);
    add('memory once ready', residentMegabytes(server.pid), 'MB');
    const [, dashboard] = screens.find(([name]) => name === 'dashboard')!;
    const from = performance.now();
    await dashboard(staff);
    add('first dashboard after a start', performance.now() - from, 'ms');
    for (const [name, ask] of screens)
      if ((await ask(staff)).status !== 200) throw new Error(`${name} failed`);
    add('memory after one look at each screen', residentMegabytes(server.pid), 'MB');
    for (const [name, ask] of clerks) add(name, await meanCpu(server.pid, staff, ask), 'ms of CPU');
    for (const [name, ask] of screens)
      if (name !== 'counts of eight views') add(name, await meanCpu(server.pid, staff, ask), 'ms of CPU');
    const [cpu, exportedFrom] = [measureCpu(server.pid), performance.now()];
    const since = new Date(Date.now() - exportedDays * 24 * 60 * 60 * 1000).toISOString();
    const { text } = await staff.get(`/api/exports/clients.csv?from=${since}`);
    const lines = text.split('\n').length - 2;
    add('export, CPU per row', ((measureCpu(server.pid) - cpu) * 1000) / lines, 'ms', `${lines} rows`);
    add('export', lines / ((performance.now() - exportedFrom) / 1000), 'rows a second');
    add('memory after all of it', residentMegabytes(server.pid), 'MB');
    return rows;
  } finally {
    await server.end();
  }
};

/** Measures memory and the CPU of what clerks do, with many leads. */
export const run = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const leads of sizes) {
    const filled = dataDir ? { dataDir, env: {}, remove: async () => {} } : await embedded(leads);
    try {
      rows.push(...(await rowsAtSize(leads, filled)));
    } finally {
      await filled.remove();
    }
  }
  return rows;
};
