import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mongoose from 'mongoose';
import { startEmbeddedStore } from '../../server/db/embedded/start';

const { MongoClient } = mongoose.mongo;

export interface Row {
  name: string;
  value: number;
  unit: string;
  note: string;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const worst = (times: number[]) => Math.max(...times);

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function repeated(count: number, run: (at: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(await timed(() => run(i)));
  return times;
}

/** The best this disk allows: one small append and a sync of its data. */
async function measureFloor(dir: string): Promise<number> {
  const file = openSync(join(dir, 'floor'), 'w');
  const record = Buffer.alloc(600, 1);
  const times = await repeated(300, () => {
    writeSync(file, record);
    fdatasyncSync(file);
  });
  closeSync(file);
  return median(times);
}

const statuses = ['new', 'open', 'won', 'lost'];

const lead = (at: number) => ({
  name: `Person ${at} of Somewhere`,
  email: `person${(at * 7919) % 1_000_003}.${at}@example.org`,
  phone: `+1 555 ${String(at).padStart(7, '0')}`,
  status: statuses[at % 4],
  caseType: `type ${at % 18}`,
  note: 'Took the product for three years and was diagnosed in the spring. '.repeat(4),
  createdAt: new Date(1.7e12 + at * 1000),
  active: at % 2 === 0,
  visits: at % 10,
});

/**
 * Benchmarks of the embedded store; the durable ones appear beside the cost of `write` and `fdatasync` on the same
 * disk.
 */
export async function run(documents = Number(process.env.BENCH_DOCUMENTS ?? 100_000)): Promise<Row[]> {
  const dir = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const rows: Row[] = [];
  const row = (name: string, value: number, unit: string, note = '') =>
    rows.push({ name, value, unit, note });
  try {
    const floor = await measureFloor(dir);
    row('write + fdatasync, p50', floor, 'ms', 'the floor of this disk');
    await withStore(dir, async ({ open, startMs }) => {
      row('start of an empty store', startMs, 'ms', 'from TypeScript source; the build is faster');
      await writes(await open(), floor, row);
    });
    await rm(join(dir, 'data'), { recursive: true });
    await withStore(dir, async ({ open }) => {
      const { leads } = await open();
      await leads.createIndex({ email: 1 }, { unique: true });
      await leads.createIndex({ status: 1, createdAt: -1 });
      for (let at = 0; at < documents; at += 5000) {
        await leads.insertMany(
          Array.from({ length: Math.min(5000, documents - at) }, (_, i) => lead(at + i)),
        );
      }
      await reads(await open(), documents, row);
    });
    await withStore(dir, async ({ startMs }) => {
      row('start with those documents', startMs, 'ms', `${documents} documents, three indexes`);
    });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return rows;
}

type Note = (name: string, value: number, unit: string, note?: string) => void;
type Opened = Awaited<ReturnType<typeof openLeads>>;

async function openLeads(uri: string, connections: number) {
  const client = await MongoClient.connect(uri, { maxPoolSize: connections, minPoolSize: connections });
  return { client, leads: client.db('bench').collection<Record<string, unknown>>('leads') };
}

async function withStore(
  dir: string,
  use: (store: { open(connections?: number): Promise<Opened>; startMs: number }) => Promise<void>,
) {
  const start = performance.now();
  const store = await startEmbeddedStore({ dir: join(dir, 'data') });
  const startMs = performance.now() - start;
  const clients: Opened[] = [];
  const open = async (connections = 32) => {
    const opened = await openLeads(store.uri, connections);
    clients.push(opened);
    return opened;
  };
  await use({ open, startMs });
  for (const { client } of clients) await client.close();
  await store.close();
}

async function writes({ leads }: Opened, floor: number, row: Note) {
  await leads.createIndex({ email: 1 }, { unique: true });
  await repeated(200, (at) => leads.insertOne(lead(at)));
  const single = median(await repeated(500, (at) => leads.insertOne(lead(1000 + at))));
  row('durable insert, p50', single, 'ms', `${(single / floor).toFixed(2)} times the floor`);
  let next = 10_000;
  const worker = async (until: number) => {
    while (next < until) await leads.insertOne(lead(next++));
  };
  const many = async (count: number) => {
    const until = next + count;
    return timed(() => Promise.all(Array.from({ length: 32 }, () => worker(until))));
  };
  await many(4000);
  const rate = 10_000 / (await many(10_000));
  row(
    'inserts at 32 connections',
    rate * 1000,
    'a second',
    `${(rate * floor).toFixed(1)} for each sync of the floor`,
  );
}

async function reads({ leads }: Opened, documents: number, row: Note) {
  const some = (at: number) => lead((at * 6151) % documents).email;
  const lookUp = (at: number) => leads.findOne({ email: some(at) });
  const page = () => leads.find().sort({ _id: -1 }).limit(5).toArray();
  const search = {
    $or: ['name', 'email', 'phone'].map((field) => ({ [field]: { $regex: 'ZZ top', $options: 'i' } })),
  };
  await repeated(300, lookUp);
  row('findOne by unique key, p50', median(await repeated(1000, lookUp)), 'ms');
  await repeated(300, page);
  row('first page of 5 by _id, p50', median(await repeated(1000, page)), 'ms', `among ${documents}`);
  const filtered = () => leads.find({ status: 'open' }).sort({ createdAt: -1 }).limit(5).toArray();
  row('page of 5, filtered and sorted by an index, p50', median(await repeated(300, filtered)), 'ms');
  row(
    'the same without an index, p50',
    median(await repeated(10, () => leads.find({ active: true }).sort({ visits: 1 }).limit(5).toArray())),
    'ms',
  );
  const scans = await repeated(5, () => leads.countDocuments(search));
  row(
    'search of three fields, no match, p50',
    median(scans),
    'ms',
    'a case-insensitive pattern over every document',
  );
  let searching = true;
  const during: number[] = [];
  const scan = repeated(5, () => leads.countDocuments(search)).then(() => {
    searching = false;
  });
  for (let at = 0; searching; at++) during.push(await timed(() => lookUp(at)));
  await scan;
  row('findOne during that search, p50', median(during), 'ms');
  row('findOne during that search, worst', worst(during), 'ms', `of ${during.length}`);
  row(
    'count by an indexed field',
    median(await repeated(5, () => leads.countDocuments({ status: 'won' }))),
    'ms',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, value, unit, note } of await run()) {
    console.log(
      `${name.padEnd(50)} ${value.toFixed(value < 100 ? 2 : 0).padStart(8)} ${unit.padEnd(9)} ${note}`,
    );
  }
}
