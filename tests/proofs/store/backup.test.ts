import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { backUp, type SendCommand } from '../../../server/db/embedded/disk/backup';
import { salvage } from '../../../server/db/embedded/salvage/salvage';
import { readHeads } from '../../../server/proof/ledger/held';
import { everything, filledFolder, findText, overwrite } from '../../support/store/embedded-folder';
import { openStore, runLantern, tempDir } from '../../support/store/embedded-store';

const { MongoClient } = mongoose.mongo;

vi.setConfig({ testTimeout: 60_000 });

const send: SendCommand = async (uri, command) => {
  await using client = await MongoClient.connect(uri);
  await client.db('admin').command(command);
};

test('a backup of a running store has all that was acknowledged before it, and each document once', async () => {
  await using folder = await filledFolder(3000);
  await using target = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const things = store.client.db('kept').collection<{ _id: number; text: string }>('things');
  let next = 10_000;
  const stays = (_id: number) => _id % 5 === 0;
  let stopped = false;
  const acknowledged: number[] = [];
  const write = async () => {
    while (!stopped) {
      const _id = next++;
      await things.insertOne({ _id, text: 'new' });
      acknowledged.push(_id);
      await things.updateOne({ _id: _id % 1000 }, { $set: { text: `changed ${_id}` } });
      if (!stays(_id)) await things.deleteOne({ _id: _id - 20 });
    }
  };
  const writers = [write(), write(), write()];
  const copies = [];
  for (let round = 0; round < 3; round++) {
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(60 * (round + 1));
    const before = acknowledged.filter(stays).slice(-10);
    const dir = join(target.path, `copy-${round}`);
    const counted = await backUp(folder.path, dir, { send });
    copies.push({ before, dir, counted });
  }
  stopped = true;
  await Promise.all(writers);
  for (const { before, dir, counted } of copies) {
    const things = (await everything(dir))['kept.things'] as { _id: number }[];
    const ids = things.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(counted).toBe(things.length);
    expect(ids.filter((_id) => _id < 10_000)).toHaveLength(folder.documents);
    expect(before.filter((_id) => !ids.includes(_id))).toEqual([]);
    expect(statSync(join(dir, 'store.sqlite')).mode & 0o077).toBe(0);
  }
});

/** The keys of a data folder, as a server creates them. */
const keys = ['session-secret', 'encryption-key', 'consent-key', 'field-key'];
const writeKeys = (dir: string) => {
  for (const name of keys) writeFileSync(join(dir, name), `${name} that nobody knows, made by a test`);
};
const findKeys = (dir: string) => keys.map((name) => readFileSync(join(dir, name), 'utf8'));

test('npx lantern backup copies a folder that nobody uses, with its keys, and says how to restore', async () => {
  await using folder = await filledFolder();
  await using target = await tempDir();
  writeKeys(folder.path);
  const to = join(target.path, 'copy');
  const run = await runLantern(['backup', to], { DATA_DIR: folder.path, MONGODB_URI: '' });
  expect(await run.firstLine).toMatch(/^Copied 280 documents from .* and checked them.\n/);
  expect(await run.ended).toBe(0);
  expect(findKeys(to)).toEqual(findKeys(folder.path));
  expect(await everything(to)).toEqual(await everything(folder.path));
});

test('the newest head of the consent log stands beside a backup, to be kept elsewhere', async () => {
  await using folder = await filledFolder();
  await using target = await tempDir();
  writeKeys(folder.path);
  const rootHash = '9a'.repeat(32);
  const head = { timestamp: '2026-11-23T12:00:00.000Z', rootHash, keyId: '1f0c5a7e9b3d2c48', signature: 'x' };
  {
    await using store = await openStore({ dir: folder.path });
    const heads = store.client.db('lantern').collection<{ _id: number }>('ledgerheads');
    await heads.insertMany([40, 41].map((_id) => ({ _id, ...head })));
  }
  const to = join(target.path, 'copy');
  const run = await runLantern(['backup', to], { DATA_DIR: folder.path, MONGODB_URI: '' });
  expect(await run.ended).toBe(0);
  expect(run.printed()).toContain(`${to}-head.json`);
  const headFile = readFileSync(`${to}-head.json`, 'utf8');
  expect(readHeads(headFile)).toEqual([{ _id: 41, rootHash }]);
});

test('a backup that was cut off has the keys, starts no store, and gives way to the next one', async () => {
  await using folder = await filledFolder();
  await using target = await tempDir();
  writeKeys(folder.path);
  await using _running = await openStore({ dir: folder.path });
  const to = join(target.path, 'copy');
  let tellCopied = () => {};
  const copied = new Promise<void>((resolve) => {
    tellCopied = resolve;
  });
  // The state after a kill: everything is copied, and nothing comes after that.
  const cutOff: SendCommand = async (uri, command) => {
    await send(uri, command);
    tellCopied();
    await new Promise(() => {});
  };
  void backUp(folder.path, to, { send: cutOff, alongside: keys });
  await copied;
  expect(findKeys(to)).toEqual(findKeys(folder.path));
  await expect(openStore({ dir: to })).rejects.toThrow(/a copy that was not finished/);
  expect(await backUp(folder.path, to, { send, alongside: keys })).toBe(folder.documents);
  expect(await everything(to)).toHaveProperty('kept.things');
});

test('a backup goes nowhere but into a new folder, and comes from nowhere but the owner', async () => {
  await using folder = await filledFolder();
  await using target = await tempDir();
  await expect(backUp(target.path, join(target.path, 'x'), { send })).rejects.toThrow(/no data file/);
  writeFileSync(join(target.path, 'mine'), '');
  await expect(backUp(folder.path, target.path, { send })).rejects.toThrow(/is not empty/);
  await using store = await openStore({ dir: folder.path, listen: { port: 0 } });
  const to = join(target.path, 'copy.mdb');
  await expect(store.client.db('admin').command({ backup: 1, to })).rejects.toMatchObject({ code: 13 });
  expect(existsSync(to)).toBe(false);
});

test('what is whole is saved from a damaged folder, and what is lost is named', async () => {
  await using folder = await filledFolder();
  await using target = await tempDir();
  const data = join(folder.path, 'store.sqlite');
  const whole = readFileSync(data);
  const before = (await everything(folder.path))['kept.things'] as { _id: number }[];
  let round = 0;
  const after = async (fault: () => void) => {
    writeFileSync(data, whole);
    fault();
    const to = join(target.path, String(round++));
    const report = await salvage(folder.path, to);
    const restored = Object.values(await everything(to)).flat() as { _id: number }[];
    const ids = new Set(restored.map(({ _id }) => _id));
    const [remaining, deleted] = [
      restored.filter(({ _id }) => _id < 280),
      restored.filter(({ _id }) => _id >= 280),
    ];
    // Existing documents are unchanged, unless reported.
    expect(remaining).toEqual(before.filter(({ _id }) => ids.has(_id)));
    return { ...report, lost: before.length - remaining.length, deleted: deleted.length };
  };
  const page = Math.floor(findText(whole, 42) / 4096);

  expect(await after(() => {})).toMatchObject({ missing: 0, damage: [], lost: 0 });
  const leaf = await after(() => overwrite(data, page * 4096, Buffer.alloc(4096)));
  expect(leaf).toMatchObject({
    missing: leaf.lost,
    damage: [expect.stringMatching(/documents? \d+ (to \d+ )?of kept.things/)],
  });
  expect(leaf.lost).toBeGreaterThan(0);
  expect(leaf.lost).toBeLessThan(60);
  const byte = await after(() => overwrite(data, findText(whole, 42), Buffer.from('43')));
  expect(byte).toMatchObject({ missing: 1, lost: 1 });
  expect(byte.damage.join()).toMatch(/^document 43 of kept.things: it is not what was written$/);
  const cut = await after(() => truncateSync(data, whole.length >> 1));
  expect(cut.lost).toBeGreaterThan(0);
  // Without its first pages the number of documents is unknown, but each one is recognized by its checksum.
  const headless = await after(() => overwrite(data, 0, Buffer.alloc(8192)));
  expect(headless).toMatchObject({ missing: undefined, lost: 0, deleted: 0 });
});

test('npx lantern repair salvage brings the keys along, and says in English what is lost', async () => {
  await using folder = await filledFolder();
  await using target = await tempDir();
  writeKeys(folder.path);
  const data = join(folder.path, 'store.sqlite');
  const rescue = async (name: string) => {
    const to = join(target.path, name);
    const run = await runLantern(['repair', 'salvage', to], { DATA_DIR: folder.path });
    expect(await run.ended).toBe(0);
    expect(findKeys(to)).toEqual(findKeys(folder.path));
    return run.printed();
  };
  expect(await rescue('whole')).toContain('Nothing was lost.');
  overwrite(data, findText(readFileSync(data), 42), Buffer.from('43'));
  expect(await rescue('one')).toContain('1 document was lost.');
  overwrite(data, findText(readFileSync(data), 200), Buffer.from('?'));
  expect(await rescue('two')).toContain('2 documents were lost.');
});

test('nothing is salvaged from a folder that is in use, or into one that is not empty', async () => {
  await using store = await openStore();
  await using target = await tempDir();
  await expect(salvage(store.dir, join(target.path, 'new'))).rejects.toThrow(/another process/);
  mkdirSync(join(target.path, 'full', 'of'), { recursive: true });
  await expect(salvage(store.dir, join(target.path, 'full'))).rejects.toThrow(/is not empty/);
  const run = await runLantern(['repair', 'salvage', join(target.path, 'x')], { DATA_DIR: target.path });
  expect(await run.ended).toBe(1);
  expect(run.errors()).toMatch(/There is no data file store.sqlite/);
});
