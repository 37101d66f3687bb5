import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newLead } from '../../../server/intake/new-lead';
import { make } from '../../support/make';
import { openStore, runScript, tempDir } from '../../support/store/embedded-store';

vi.setConfig({ testTimeout: 120_000 });

const many = 3000;
const person = /zebra\d+@example/;

/** A data folder with leads as they were stored without encryption. */
const oldFolder = async () => {
  const folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const leads = Array.from({ length: many }, (_, n) =>
    newLead({
      caller: { kind: 'anonymous', ip: '192.0.2.1' },
      input: make.client({ email: `zebra${n}@example.com`, dateOfBirth: '1961-04-30' }),
      now: Date.now,
    }),
  );
  await store.client.db('lantern').collection('clients').insertMany(leads);
  return folder;
};

const storedIn = async (dir: string) => {
  await using store = await openStore({ dir });
  return await store.client.db('lantern').collection('clients').find().toArray();
};

const inFolder = (dir: string) =>
  readdirSync(dir).filter(
    (name) => !name.endsWith('.sock') && person.test(readFileSync(join(dir, name)).toString('latin1')),
  );

test('npm run encrypt that is killed goes on where it stood, and leaves no byte of what it encrypted', async () => {
  await using folder = await oldFolder();
  const dir = folder.path;
  const run = (fields: string, env = {}) =>
    runScript('scripts/encrypt.ts', [], { DATA_DIR: dir, ENCRYPT_FIELDS: fields, MONGODB_URI: '', ...env });
  expect(inFolder(dir)).toEqual(['store.mdb']);

  const killed = await run('email,phoneNumber,dateOfBirth');
  await killed.firstLine;
  killed.child.kill('SIGKILL');
  await killed.ended;
  const half = await storedIn(dir);
  const plain = half.filter(({ email }) => person.test(email)).length;
  expect(half).toHaveLength(many);
  expect([plain > 0, plain < many]).toEqual([true, true]);
  // A lead is encrypted as a whole or not at all.
  expect(half.filter(({ email, sealedAs }) => person.test(email) === (sealedAs !== undefined))).toEqual([]);

  const again = await run('email,phoneNumber,dateOfBirth');
  let printed = await again.firstLine;
  again.child.stdout.on('data', (text) => {
    printed += text;
  });
  expect(await again.ended).toBe(0);
  expect(printed).toContain(`${plain} records written. Encrypted: dateOfBirth, email, phoneNumber.`);
  expect(inFolder(dir)).toEqual([]);

  const turned = await run('email', { FIELD_KEYS: 'w'.repeat(32) });
  expect(await turned.ended).toBe(0);
  const stored = await storedIn(dir);
  expect(stored.every(({ email, dateOfBirth }) => !person.test(email) && dateOfBirth === '1961-04-30')).toBe(
    true,
  );

  const off = await run('', { FIELD_KEYS: 'w'.repeat(32) });
  expect(await off.ended).toBe(0);
  const back = await storedIn(dir);
  expect(back.map(({ email }) => email).sort()).toEqual(
    Array.from({ length: many }, (_, n) => `zebra${n}@example.com`).sort(),
  );
  expect(back.filter((lead) => 'hashes' in lead || 'sealedAs' in lead)).toEqual([]);
});

test('a command without a key that some value needs is refused with a sentence, and changes nothing', async () => {
  await using folder = await oldFolder();
  const env = { DATA_DIR: folder.path, MONGODB_URI: '', ENCRYPT_FIELDS: 'email' };
  const first = await runScript('scripts/encrypt.ts', [], {
    ...env,
    FIELD_KEYS: randomBytes(32).toString('hex'),
  });
  expect(await first.ended).toBe(0);
  const before = await storedIn(folder.path);
  const other = await runScript('scripts/encrypt.ts', [], {
    ...env,
    FIELD_KEYS: randomBytes(32).toString('hex'),
  });
  expect(await other.ended).toBe(1);
  expect(other.errors()).toMatch(
    /encrypted with a key that this server does not have .* Put that key into FIELD_KEYS/,
  );
  expect(await storedIn(folder.path)).toEqual(before);
});
