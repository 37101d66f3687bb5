import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newLead } from '../../../server/intake/new-lead';
import { make } from '../../support/make';
import { openStore, runLantern, tempDir } from '../../support/store/embedded-store';

vi.setConfig({ testTimeout: 240_000 });

const many = 1000;
const person = /zebra\d+@example/;

/** A data folder with leads stored without encryption. */
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

const findStored = async (dir: string) => {
  await using store = await openStore({ dir });
  return await store.client.db('lantern').collection('clients').find().toArray();
};

const inFolder = (dir: string) =>
  readdirSync(dir).filter(
    (name) => !name.endsWith('.sock') && person.test(readFileSync(join(dir, name)).toString('latin1')),
  );

test('npx lantern keys encrypt that is killed goes on where it stood, and leaves no byte of what it encrypted', async () => {
  await using folder = await oldFolder();
  const dir = folder.path;
  const run = () =>
    runLantern(['keys', 'encrypt'], {
      DATA_DIR: dir,
      ENCRYPT_FIELDS: 'email,phoneNumber,dateOfBirth',
      MONGODB_URI: '',
    });
  expect(inFolder(dir)).toEqual(['store.sqlite']);

  const killed = await run();
  await killed.firstLine;
  killed.child.kill('SIGKILL');
  await killed.ended;
  const half = await findStored(dir);
  const plain = half.filter(({ email }) => person.test(email)).length;
  expect(half).toHaveLength(many);
  expect([plain > 0, plain < many]).toEqual([true, true]);
  // A lead is encrypted completely or not at all.
  expect(half.filter(({ email, sealedAs }) => person.test(email) === (sealedAs !== undefined))).toEqual([]);

  const again = await run();
  let printed = await again.firstLine;
  again.child.stdout.on('data', (text) => {
    printed += text;
  });
  expect(await again.ended).toBe(0);
  expect(printed).toContain(`${plain} records written. Encrypted: dateOfBirth, email, phoneNumber.`);
  expect(inFolder(dir)).toEqual([]);
});

test('a command without a key that some value needs is refused with a sentence, and changes nothing', async () => {
  await using folder = await oldFolder();
  const env = { DATA_DIR: folder.path, MONGODB_URI: '', ENCRYPT_FIELDS: 'email' };
  const first = await runLantern(['keys', 'encrypt'], {
    ...env,
    FIELD_KEYS: randomBytes(32).toString('hex'),
  });
  expect(await first.ended).toBe(0);
  const before = await findStored(folder.path);
  const other = await runLantern(['keys', 'encrypt'], {
    ...env,
    FIELD_KEYS: randomBytes(32).toString('hex'),
  });
  expect(await other.ended).toBe(1);
  expect(other.errors()).toMatch(
    /The key of encrypted fields named \S+ is not here: .* Put the file back, or put the key into FIELD_KEYS/,
  );
  expect(await findStored(folder.path)).toEqual(before);
});
