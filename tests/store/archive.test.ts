import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { EJSON } from 'bson';
import { expect, test } from 'vitest';
import { startEmbeddedStore } from '../../server/db/embedded/start';
import { type Lock, type Opener, unpack } from '../../server/operations/archive/pack';
import { readArchive } from '../../server/operations/archive/read-lines';
import { restoreFolder } from '../../server/operations/archive/restore';
import { withFolder, withMongo } from '../../server/operations/archive/sources';
import { writeArchive } from '../../server/operations/archive/write-archive';
import { openStore, tempDir } from '../support/store/embedded-store';
import { everyType } from '../support/store/every-type';
import { startReplicaSet } from '../support/store/replica-set';

const keyFiles = ['session-secret', 'field-key'];
const now = () => Date.parse('2026-11-23T12:00:00Z');
const passphrase = 'nobody knows this one';
/** Minimal, so that a test does not take seconds per try. */
const workFactor = 10;

/** A running store with a value of every type, a ledger and a key, beside which archives are written. */
const filled = async () => {
  const store = await openStore();
  const db = store.client.db('lantern');
  await db.collection('things').insertMany([everyType, ...Array.from({ length: 700 }, (_, n) => ({ n }))]);
  await db
    .collection<{ _id: number }>('ledgerheads')
    .insertMany([{ _id: 12, rootHash: 'aa' } as never, { _id: 3, rootHash: 'bb' } as never]);
  await store.client.db('another').collection('things').insertOne({ n: 1 });
  writeFileSync(join(store.dir, 'session-secret'), 'a secret of thirty-two characters');
  const folder = await tempDir();
  return {
    ...store,
    path: (name: string) => join(folder.path, name),
    archive: async (name: string, lock?: Lock) => {
      const scratch = join(folder.path, 'scratch');
      const file = join(folder.path, name);
      await withFolder({ dir: store.dir, keyFiles, scratch }, (source) =>
        writeArchive(file, source, { now, settings: ['FIELD_KEYS'], lock }),
      );
      return file;
    },
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
};

/** All documents of a store with their exact types. */
const exactly = async (dir: string) => {
  await using store = await openStore({ dir });
  const options = { promoteValues: false, promoteLongs: false, bsonRegExp: true };
  const things = store.client.db('lantern').collection('things', options);
  return (await things.find().sort({ _id: 1 }).toArray()).map((one) =>
    EJSON.stringify(one, { relaxed: false }),
  );
};

const identity = await generateIdentity();
const locks: [string, Lock | undefined, Opener][] = [
  ['as plain lines', undefined, {}],
  ['compressed', {}, {}],
  ['closed with a passphrase', { passphrase, workFactor }, { passphrase }],
  [
    'closed for an age key',
    { recipients: [await identityToRecipient(identity)] },
    { identities: [identity] },
  ],
];

test.each(locks)(
  'an archive beside a running store, %s, brings back every type and the keys',
  async (_, lock, opener) => {
    await using store = await filled();
    const file = await store.archive('all.lantern', lock);
    expect(statSync(file).mode & 0o077).toBe(0);
    const to = store.path('restored');
    const { header, manifest } = await restoreFolder(to, await unpack(file, opener), keyFiles);
    expect(header).toMatchObject({
      at: '2026-11-23T12:00:00.000Z',
      oneMoment: true,
      settings: ['FIELD_KEYS'],
    });
    expect(manifest.ledgerHead).toEqual({ size: 12, rootHash: 'aa' });
    expect(manifest.collections).toMatchObject({ things: { documents: 701 }, ledgerheads: { documents: 2 } });
    await store.close();
    expect(await exactly(to)).toEqual(await exactly(store.dir));
    expect(readFileSync(join(to, 'session-secret'), 'utf8')).toBe('a secret of thirty-two characters');
    expect(statSync(join(to, 'session-secret')).mode & 0o077).toBe(0);
  },
);

test('a restore creates the indexes and says how far it is', async () => {
  await using store = await filled();
  await store.client.db('lantern').collection('clients').insertOne({ searchText: 'ana' });
  const to = store.path('restored');
  const said: string[] = [];
  await restoreFolder(to, await unpack(await store.archive('all.lantern'), {}), keyFiles, (text) =>
    said.push(text),
  );
  expect(said).toEqual(['704 documents written; comparing them with the archive', 'Indexes of clients']);
  await using restored = await openStore({ dir: to });
  const indexes = await restored.client.db('lantern').collection('clients').indexes();
  expect(indexes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['searchText_1', 'updatedAt_1__id_1']),
  );
});

test('what is closed shows nothing and opens with nothing else', async () => {
  await using store = await filled();
  const file = await store.archive('all.lantern', { passphrase, workFactor });
  expect(readFileSync(file).includes('things')).toBe(false);
  await expect(unpack(file, {})).rejects.toThrow('This archive is encrypted: set BACKUP_PASSPHRASE');
  await expect(unpack(file, { passphrase: 'another passphrase' })).rejects.toThrow(
    'opens with another passphrase',
  );
  const cut = store.path('cut.lantern');
  writeFileSync(cut, readFileSync(file).subarray(0, -20));
  const reading = unpack(cut, { passphrase }).then((text) => readArchive(text));
  await expect(reading).rejects.toThrow(/This archive is damaged/);
});

test('an archive that is not what was written is refused, and no store starts on what came of it', async () => {
  await using store = await filled();
  const lines = readFileSync(await store.archive('all.jsonl'), 'utf8').split('\n');
  const without = (pattern: RegExp) => lines.filter((line) => !pattern.test(line)).join('\n');
  const changed = (from: string, to: string) => lines.join('\n').replace(from, to);
  const refused: [string, RegExp][] = [
    [without(/^\{"_id".*"n":\{"\$numberInt":"7"\}\}$/), /damaged: things/],
    [changed('"n":{"$numberInt":"7"}', '"n":{"$numberInt":"8"}'), /damaged: things/],
    [changed('"n":{"$numberInt":"7"}', '"n":{"$numberInt":"7"'), /damaged: a document of things/],
    [changed('a secret of', 'A secret of'), /damaged: a key/],
    [without(/"manifest"/), /cut off/],
    [changed('"format":1', '"format":2'), /was written by Lantern/],
    [without(/"archive"/), /no archive of Lantern/],
    ['', /cut off/],
    [lines.join('\n').slice(0, -100), /cut off|damaged/],
  ];
  for (const [at, [text, why]] of refused.entries()) {
    const to = store.path(`refused-${at}`);
    await expect(restoreFolder(to, Readable.from([text]), keyFiles)).rejects.toThrow(why);
    await expect(startEmbeddedStore({ dir: to })).rejects.toThrow(/a copy that was not finished/);
  }
  const file = store.path('cut.lantern');
  writeFileSync(file, gzipSync(lines.join('\n')).subarray(0, -10));
  await expect(unpack(file, {}).then((text) => readArchive(text))).rejects.toThrow(/This archive is damaged/);
});

test('an archive goes into an empty folder only, and one that was cut off gives way to the next', async () => {
  await using store = await filled();
  const file = await store.archive('all.lantern', {});
  await expect(restoreFolder(store.dir, await unpack(file, {}), keyFiles)).rejects.toThrow(/is not empty/);
  const to = store.path('restored');
  await expect(restoreFolder(to, Readable.from(['{}\n']), keyFiles)).rejects.toThrow(/no archive/);
  await restoreFolder(to, await unpack(file, {}), keyFiles);
  await store.close();
  expect(await exactly(to)).toEqual(await exactly(store.dir));
});

test('a name that leads out of the folder is no key', async () => {
  await using folder = await tempDir();
  await using store = await filled();
  const text = readFileSync(await store.archive('all.jsonl'), 'utf8').replaceAll(
    '"session-secret"',
    '"../out"',
  );
  await restoreFolder(join(folder.path, 'data'), Readable.from([text]), keyFiles);
  expect(() => statSync(join(folder.path, 'out'))).toThrow(/ENOENT/);
});

test('on a replica set everything is read as of one moment, the newest head of the ledger first', async () => {
  await using store = await openStore({ listen: { port: 0 } });
  await store.client.db('lantern').collection('clients').insertOne({ n: 1 });
  await store.client.db('lantern').collection<{ _id: number }>('ledgerheads').insertOne({ _id: 1 });
  await using set = await startReplicaSet(store.uri);
  await using folder = await tempDir();
  const file = join(folder.path, 'all.lantern');
  await withMongo(set.uri, (source) => writeArchive(file, source, { now, settings: [], lock: {} }));
  const finds = set.findCommands('find');
  expect(finds.map(({ find }) => find)).toEqual(['ledgerheads', 'clients']);
  for (const { readConcern } of finds) expect(readConcern).toMatchObject({ level: 'snapshot' });
  const { header } = await readArchive(await unpack(file, {}));
  expect(header.oneMoment).toBe(true);
});
