import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { startEmbeddedStore } from '../../../server/db/embedded/start';
import { eventually } from '../../support/eventually';
import { sized } from '../../support/size';
import { canMount, openStore, runLantern, runScript, tempDir } from '../../support/store/embedded-store';

const rounds = sized(3);

test(
  `kill -9 during a 32-way load loses no acknowledged write (${rounds} rounds)`,
  async () => {
    await using folder = await tempDir();
    const [dir, notes] = [join(folder.path, 'data'), join(folder.path, 'notes')];
    writeFileSync(notes, '');
    for (let round = 0; round < rounds; round++) {
      const { child, ended, firstLine } = await runScript('tests/support/store/embedded-writer.ts', [
        dir,
        notes,
        String(round * 1_000_000),
      ]);
      await firstLine;
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 500));
      child.kill('SIGKILL');
      await ended;
      const acknowledged = readFileSync(notes, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' '));
      const numbers = (kind: string) =>
        acknowledged.filter(([what]) => what === kind).map(([, n]) => Number(n));
      await using store = await openStore({ dir });
      const things = store.client
        .db('kill')
        .collection<{ _id: number; n: number; updated?: boolean }>('things');
      const stored = new Map((await things.find().toArray()).map((doc) => [doc._id, doc]));
      expect(numbers('i').length).toBeGreaterThan(0);
      expect(numbers('i').filter((n) => !stored.has(n))).toEqual([]);
      expect(numbers('u').filter((n) => !stored.get(n)?.updated)).toEqual([]);
      expect(stored.size - numbers('i').length).toBeLessThanOrEqual(32 * (round + 1));
      // The unique index has each document once, under its own key.
      const byIndex = await things
        .find({ n: { $gte: 0 } })
        .sort({ n: 1 })
        .hint('n_1')
        .toArray();
      expect(byIndex.map(({ n }) => n)).toEqual([...stored.keys()].sort((a, b) => a - b));
    }
  },
  60_000 + rounds * 10_000,
);

test('a second process is refused and told what to do; the first goes on', async () => {
  await using store = await openStore();
  await expect(startEmbeddedStore({ dir: store.dir })).rejects.toThrow(/DATA_DIR.*MONGODB_URI/);
  const db = await runLantern(['db'], { DATA_DIR: store.dir, PORT: '0' });
  expect(await db.ended).toBe(1);
  expect(db.errors()).toMatch(/another process has this data folder open/);
  expect(await store.collection().countDocuments()).toBe(0);
}, 30_000);

test('npx lantern db prints its address first, and ends cleanly on SIGTERM', async () => {
  await using folder = await tempDir();
  const db = await runLantern(['db'], { DATA_DIR: folder.path, PORT: '0' });
  expect(await db.firstLine).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?directConnection=true\n$/);
  db.child.kill('SIGTERM');
  expect(await db.ended).toBe(0);
}, 30_000);

test('only the owner may read the data and the socket', async () => {
  await using store = await openStore();
  for (const file of readdirSync(store.dir)) {
    expect(`${file} ${(statSync(join(store.dir, file)).mode & 0o077).toString(8)}`).toBe(`${file} 0`);
  }
});

test('a data folder with a long path has its socket elsewhere', async () => {
  await using folder = await tempDir();
  const dir = join(folder.path, 'long'.repeat(40));
  mkdirSync(dir);
  await using store = await openStore({ dir });
  const socket = decodeURIComponent(store.uri.slice('mongodb://'.length).split('/?')[0]!);
  expect(Buffer.byteLength(socket)).toBeLessThan(104);
  await store.collection().insertOne({});
  await store.close();
  expect(existsSync(socket)).toBe(false);
});

test('a data folder with a long path leaves one folder behind after kills, and none after an ordinary end', async () => {
  await using folder = await tempDir();
  const [dir, temporary] = [join(folder.path, 'long'.repeat(40)), join(folder.path, 'tmp')];
  mkdirSync(temporary);
  const start = () =>
    runScript('tests/support/store/embedded-writer.ts', [dir, join(folder.path, 'notes'), '0'], {
      TMPDIR: temporary,
    });
  for (let round = 0; round < 3; round++) {
    const { child, ended, firstLine } = await start();
    await firstLine;
    child.kill('SIGKILL');
    await ended;
  }
  const ours = () => readdirSync(temporary).filter((name) => name.startsWith('lantern-'));
  expect(ours()).toHaveLength(1);
  const script =
    "import { startEmbeddedStore } from './server/db/embedded/start'; await (await startEmbeddedStore({ dir: process.argv[2] })).close(); console.log('closed');";
  writeFileSync(join(folder.path, 'once.mts'), script.replace('./server', join(process.cwd(), 'server')));
  const once = await runScript(join(folder.path, 'once.mts'), [dir], { TMPDIR: temporary });
  expect(await once.firstLine).toBe('closed\n');
  await once.ended;
  expect(ours()).toEqual([]);
}, 60_000);

test('a store that cannot go on says so', async () => {
  await using folder = await tempDir();
  const failures: Error[] = [];
  const onFailure = (failure: Error) => failures.push(failure);
  const store = await startEmbeddedStore({ dir: folder.path, maxHeapMb: 14, onFailure });
  const client = await mongoose.mongo.MongoClient.connect(store.uri);
  const things = client.db('x').collection('y');
  const fill = async () => {
    // The maximum of one message: parsed, it exceeds the store's memory limit.
    const many = Array.from({ length: 100_000 }, (_, n) => ({ n }));
    for (;;) await things.insertMany(many.map((doc) => ({ ...doc })));
  };
  const filled = fill().catch(() => {});
  await eventually(() => failures[0]?.message).toMatch(/memory/);
  await client.close();
  await filled;
}, 30_000);

test.skipIf(!canMount)(
  'a full disk is an error to the caller; reads and the file stay whole (needs root, to mount)',
  async () => {
    await using folder = await tempDir();
    const dir = join(folder.path, 'small');
    mkdirSync(dir);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dir]);
    try {
      const stored = await (async () => {
        await using store = await openStore({ dir });
        const things = store.client.db('full').collection('things');
        await things.createIndex({ n: 1 }, { unique: true });
        const ballast = join(dir, 'ballast');
        writeFileSync(ballast, Buffer.alloc(6 * 1024 * 1024));
        let n = 0;
        const fill = async () => {
          for (;;) await things.insertOne({ n: n++, text: 'x'.repeat(20_000) });
        };
        await expect(fill()).rejects.toMatchObject({ code: 14031 });
        const larger = { $set: { text: 'y'.repeat(30_000) } };
        await expect(things.updateMany({}, larger)).rejects.toMatchObject({ code: 14031 });
        // Data that did not reach the disk is gone from memory and from the indexes, too.
        expect(await things.countDocuments()).toBe(n - 1);
        expect(await things.countDocuments({ n: n - 1 })).toBe(0);
        // More than the log's limit, because it must go into the data file as well.
        rmSync(ballast);
        await things.deleteMany({ n: { $lt: 50 } });
        await things.insertOne({ n: n - 1, text: 'again' });
        return await things.find().sort({ n: 1 }).toArray();
      })();
      await using again = await openStore({ dir });
      expect(await again.client.db('full').collection('things').find().sort({ n: 1 }).toArray()).toEqual(
        stored,
      );
    } finally {
      execFileSync('umount', ['-l', dir]);
    }
  },
  60_000,
);
