import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EJSON } from 'bson';
import type mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { openStore, runLantern, tempDir } from '../../support/store/embedded-store';
import { everyType } from '../../support/store/every-type';
import { openTarget } from '../../support/store/open-target';

vi.setConfig({ testTimeout: 120_000 });

const keys = ['session-secret', 'encryption-key', 'consent-key', 'field-key'];

/** A data folder as a server leaves it: documents of every type, an image in chunks, and the keys. */
const dataFolder = async () => {
  const folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const db = store.client.db('lantern');
  await db.collection('clients').insertMany([everyType, ...Array.from({ length: 900 }, (_, n) => ({ n }))]);
  await db.collection('media.chunks').insertOne({ n: 0, data: Buffer.alloc(300_000, 7) });
  await db.collection<{ _id: string; seq: number }>('counters').insertOne({ _id: 'lead', seq: 900 });
  for (const name of keys)
    writeFileSync(join(folder.path, name), `${name} that nobody knows, made by a test`);
  return folder;
};

/** All documents of a database by collection, with their exact types. */
const findContent = async (db: mongoose.mongo.Db) => {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
  const options = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };
  const findLines = async (name: string) =>
    (await db.collection(name, options).find().sort({ _id: 1 }).toArray()).map((one) =>
      EJSON.stringify(one, { relaxed: false }),
    );
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await findLines(name)] as const)),
  );
};

const readContent = async (dir: string) => {
  await using store = await openStore({ dir });
  return await findContent(store.client.db('lantern'));
};

const run = async (script: string, args: string[], env: NodeJS.ProcessEnv) => {
  const running = await runLantern([...script.split(' '), ...args], { MONGODB_URI: '', ...env });
  const code = await running.ended;
  const [printed, errors] = [running.printed(), running.errors()];
  return { code, printed, errors };
};

test('npx lantern backup beside a store, backup:verify and restore bring back everything, and print no key', async () => {
  await using from = await dataFolder();
  await using target = await tempDir();
  const file = join(target.path, 'all.lantern');
  const secret = { BACKUP_PASSPHRASE: 'nobody knows this one' };
  await using store = await openStore({ dir: from.path });
  const written = await run('backup', [file], { DATA_DIR: from.path, ...secret });
  expect(written).toMatchObject({ code: 0, printed: expect.stringMatching(/^903 documents\nWrote .*\n$/) });
  expect(readdirSync(target.path)).toEqual(['all.lantern']);
  expect((await run('backup', [file], { DATA_DIR: from.path })).errors).toMatch(/is there already/);

  const checked = await run('verify', [file], secret);
  expect(checked).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/clients: 901\n(.*\n)*It is whole\.\n$/),
  });
  expect((await run('verify', [file], {})).errors).toMatch(/set BACKUP_PASSPHRASE/);

  const to = join(target.path, 'data');
  const restored = await run('restore', [file], { DATA_DIR: to, ...secret });
  expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining(`Restored into ${to}`) });
  expect(await readContent(to)).toEqual(await findContent(store.client.db('lantern')));
  for (const name of keys) expect(readFileSync(join(to, name))).toEqual(readFileSync(join(from.path, name)));
  expect((await run('restore', [file], { DATA_DIR: to, ...secret })).errors).toMatch(/is not empty/);
  for (const { printed, errors } of [written, checked, restored])
    expect(printed + errors).not.toMatch(/nobody knows/);
});

test('export and import carry everything from a folder to MongoDB and back', async () => {
  await using from = await dataFolder();
  await using target = await tempDir();
  await using mongo = await openTarget();
  const [there, back] = [join(target.path, 'there.jsonl'), join(target.path, 'back.jsonl')];
  expect(await run('export', [there], { DATA_DIR: from.path })).toMatchObject({ code: 0 });
  const onMongo = { MONGODB_URI: mongo.uri, DATA_DIR: join(target.path, 'beside') };
  const imported = await run('restore', [there], onMongo);
  expect(imported).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/export FIELD_KEYS="\$\(cat '.*'\)"/),
  });
  expect(await findContent(mongo.db)).toEqual(await readContent(from.path));
  expect(readdirSync(join(target.path, 'beside', 'restored-keys')).sort()).toEqual([...keys].sort());
  expect((await run('restore', [there], onMongo)).errors).toMatch(/is not empty/);

  const exported = await run('export', [back], onMongo);
  expect(exported).toMatchObject({ code: 0, printed: expect.stringContaining('as of one moment') });
  const to = join(target.path, 'data');
  const returned = await run('restore', [back], { DATA_DIR: to });
  expect(returned.printed).toMatch(/Start with these settings as they were: .*SESSION_SECRET/);
  expect(await readContent(to)).toEqual(await readContent(from.path));
});
