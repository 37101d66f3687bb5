import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { startEmbeddedStore } from '../../../server/db/embedded/start';
import { runLantern, tempDir } from '../../support/store/embedded-store';

const count = 150;
const frame = 4096 + 24;

const client = (uri: string) => mongoose.mongo.MongoClient.connect(uri);

/** A folder as left by a store that was killed after this many acknowledged writes in a row. */
const killedFolder = async () => {
  const folder = await tempDir();
  const db = await runLantern(['db'], { DATA_DIR: folder.path, MONGODB_URI: '' });
  const uri = (await db.firstLine).match(/mongodb:\S+/)![0];
  await using driver = await client(uri);
  const things = driver.db('kill').collection<{ _id: number }>('things');
  for (let _id = 0; _id < count; _id++) await things.insertOne({ _id });
  db.child.kill('SIGKILL');
  await db.ended;
  return folder;
};

/** The messages of a store's start on this folder, and how many of the writes it has. */
const startOn = async (dir: string) => {
  const said: string[] = [];
  const store = await startEmbeddedStore({ dir, onProgress: (sentence) => said.push(sentence) });
  await using driver = await client(store.uri);
  const count = await driver.db('kill').collection('things').countDocuments();
  await driver.close();
  await store.close();
  return { said: said.join('\n'), documents: count };
};

const log = (dir: string) => join(dir, 'store.sqlite-wal');
const flip = (file: string, at: number) => {
  const bytes = readFileSync(file);
  bytes[at]! ^= 1;
  writeFileSync(file, bytes);
};
const whole = async () => {
  const folder = await killedFolder();
  expect(statSync(log(folder.path)).size).toBeGreaterThan(20 * frame);
  return folder;
};

const damages = {
  'a byte of a page turned over': (file: string) => flip(file, statSync(file).size - 6 * frame + 200),
  'a byte of its head turned over': (file: string) => flip(file, 17),
  'its end cut off': (file: string) => truncateSync(file, statSync(file).size - 5 * frame - 100),
  'nothing left of it': (file: string) => truncateSync(file, 0),
};

for (const [what, damage] of Object.entries(damages))
  test(`a log with ${what} is said with how much is missing, and a copy of it is kept`, async () => {
    await using folder = await whole();
    damage(log(folder.path));
    const damaged = readFileSync(log(folder.path));
    const { said, documents } = await startOn(folder.path);
    expect(documents).toBeLessThan(count);
    const [, missing = '0'] = /the last (\d+) cannot be read/.exec(said) ?? [];
    expect(Number(missing)).toBeGreaterThanOrEqual(count - documents);
    expect(Number(missing)).toBeLessThanOrEqual(count - documents + 4);
    const copies = readdirSync(folder.path).filter((name) => name.includes('.damaged-'));
    expect(copies).toHaveLength(2);
    expect(readFileSync(join(folder.path, copies[0]!))).toEqual(damaged);
    // It repeats until someone has looked, and then stops.
    expect((await startOn(folder.path)).said).toBe(said);
    for (const name of copies) rmSync(join(folder.path, name));
    expect((await startOn(folder.path)).said).toBe('');
  });

test('a log with nothing wrong is said nothing of, and no write is missing', async () => {
  await using folder = await whole();
  expect(await startOn(folder.path)).toEqual({ said: '', documents: count });
  expect(await startOn(folder.path)).toEqual({ said: '', documents: count });
});

test('a torn end behind what was acknowledged is no damage', async () => {
  await using folder = await whole();
  const file = log(folder.path);
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(3 * frame - 7, 5)]));
  expect(await startOn(folder.path)).toEqual({ said: '', documents: count });
});

test('a record that lags, or is torn, or speaks of a log of before, is no damage', async () => {
  await using folder = await whole();
  const record = join(folder.path, 'store.sqlite-log');
  const before = join(folder.path, 'before');
  copyFileSync(record, before);
  truncateSync(record, 11);
  expect(await startOn(folder.path)).toEqual({ said: '', documents: count });
  // The log has restarted since the record was written.
  const db = await runLantern(['db'], { DATA_DIR: folder.path, MONGODB_URI: '' });
  const uri = (await db.firstLine).match(/mongodb:\S+/)![0];
  await using driver = await client(uri);
  await driver.db('kill').collection<{ _id: number }>('things').insertOne({ _id: count });
  db.child.kill('SIGKILL');
  await db.ended;
  copyFileSync(before, record);
  expect(await startOn(folder.path)).toEqual({ said: '', documents: count + 1 });
  expect(existsSync(log(folder.path))).toBe(false);
});

test('the doctor says it before a start as well', async () => {
  await using folder = await whole();
  truncateSync(log(folder.path), statSync(log(folder.path)).size - 5 * frame);
  const doctor = await runLantern(['doctor', '--json'], {
    DATA_DIR: folder.path,
    MONGODB_URI: '',
    PORT: '0',
  });
  await doctor.ended;
  const { findings } = JSON.parse(doctor.printed()) as {
    findings: { part: string; state: string; todo?: string }[];
  };
  expect(findings).toContainEqual(
    expect.objectContaining({
      part: 'Store',
      state: 'look',
      todo: expect.stringMatching(/the last \d+ cannot be read/),
    }),
  );
});
