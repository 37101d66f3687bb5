import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { checkLedger } from '../../server/proof/ledger/check-ledger';
import { loadLedger } from '../../server/proof/ledger/load-ledger';
import type { Parts } from '../../server/start/create-parts';
import { openStore, runLantern, tempDir } from '../support/store/embedded-store';
import { startOnFolder } from '../support/store/start-on-folder';

const keys = (dir: string, ...args: string[]) => command('keys', dir, args);

const command = async (script: string, dir: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const running = await runLantern([...script.split(' '), ...args], {
    MONGODB_URI: '',
    PORT: '0',
    DATA_DIR: dir,
    ...env,
  });
  const code = await running.ended;
  return { code, printed: running.printed(), errors: running.errors() };
};

const webhook = new Types.ObjectId();
const secret = 'whsec_of_the_firm';
const about = String(webhook);

/** Data that needs each key: a webhook's secret, a session, and a ledger entry. */
const fill = async ({ models, webhooks, consents }: Parts) => {
  const sealed = webhooks.seal.close(secret, about);
  await models.webhooks.collection.insertOne({ _id: webhook, secrets: [{ sealed }], events: [] });
  await models.sessions.collection.insertOne({
    tokenHash: 'x',
    userId: new Types.ObjectId(),
    expiresAt: new Date('2100-01-01'),
  });
  await consents.sealAll();
};

const openedSecret = async ({ models, webhooks }: Parts) => {
  const doc = await models.webhooks.findById(webhook).lean();
  return webhooks.seal.open(doc!.secrets[0]!.sealed, about);
};

const filledFolder = async (settings: Record<string, string> = {}) => {
  const folder = await tempDir();
  await using server = await startOnFolder(folder.path, settings);
  await fill(server.parts);
  return folder;
};

const person = {
  firstName: 'Ada',
  lastName: 'Reed',
  email: 'ada@example.com',
  phoneNumber: '(415) 555-0140',
};

const names = ['session-secret', 'encryption-key', 'consent-key'] as const;
const wrongs = {
  missing: (file: string) => rmSync(file),
  empty: (file: string) => writeFileSync(file, ''),
  'cut off': (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 12)),
};

for (const name of names)
  for (const [what, damage] of Object.entries(wrongs))
    test(`with ${name} ${what} no server starts, no new key is made, and the file put back starts it`, async () => {
      await using folder = await filledFolder();
      const file = join(folder.path, name);
      const original = readFileSync(file);
      damage(file);
      const before = readdirSync(folder.path);
      const refusal = await startOnFolder(folder.path).then(() => '', String);
      expect(refusal).toContain(file);
      expect(refusal).toMatch(/Put the file back.*npx lantern keys give-up/);
      expect(refusal).toMatch(what === 'missing' ? /is missing/ : /is empty or damaged/);
      expect(readdirSync(folder.path)).toEqual(before);
      writeFileSync(file, original);
      await using server = await startOnFolder(folder.path);
      expect(await openedSecret(server.parts)).toBe(secret);
    });

test('keys of another store are refused, and the doctor names each', async () => {
  await using folder = await filledFolder();
  await using other = await filledFolder();
  for (const name of names) writeFileSync(join(folder.path, name), readFileSync(join(other.path, name)));
  const refusal = await startOnFolder(folder.path).then(() => '', String);
  for (const name of names)
    expect(refusal).toContain(`${join(folder.path, name)} is the key of another store`);
  const { printed, code } = await command('doctor', folder.path, ['--json']);
  const { findings } = JSON.parse(printed) as { findings: { part: string; state: string }[] };
  expect(code).toBe(1);
  expect(findings.filter(({ part }) => part === 'Keys')).toHaveLength(3);
  expect((await keys(folder.path)).printed.match(/WRONG/g)).toHaveLength(3);
});

test('a store of before fingerprints gets no new key in place of a missing one', async () => {
  await using folder = await filledFolder();
  const forget = async () => {
    await using store = await openStore({ dir: folder.path });
    await store.client
      .db('lantern')
      .collection('secrets')
      .deleteMany({ _id: { $regex: '^fingerprint ' } as never });
  };
  await forget();
  const original = readFileSync(join(folder.path, 'encryption-key'));
  rmSync(join(folder.path, 'encryption-key'));
  await expect(startOnFolder(folder.path)).rejects.toThrow(/encryption-key is missing/);
  writeFileSync(join(folder.path, 'encryption-key'), original);
  {
    await using _server = await startOnFolder(folder.path);
  }
  const { printed } = await keys(folder.path);
  expect(printed.match(/the key of this data/g)).toHaveLength(3);
});

test('a changed ENCRYPTION_KEY or SESSION_SECRET of the environment is refused, with its name', async () => {
  const env = {
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  await using folder = await filledFolder(env);
  for (const name of Object.keys(env))
    await expect(
      startOnFolder(folder.path, { ...env, [name]: randomBytes(32).toString('hex') }),
    ).rejects.toThrow(new RegExp(`^${name} is not the value that this data was made with`));
  await using server = await startOnFolder(folder.path, env);
  expect(await openedSecret(server.parts)).toBe(secret);
});

test('a key is given up only by its name, and the log says so', async () => {
  await using folder = await filledFolder();
  const right = await keys(folder.path, 'give-up', 'encryption-key', '--yes', 'encryption-key');
  expect(right.code).toBe(1);
  expect(right.errors).toContain('is the key of this data');
  rmSync(join(folder.path, 'encryption-key'));
  const unsaid = await keys(folder.path, 'give-up', 'encryption-key');
  expect([unsaid.code, unsaid.printed]).toEqual([1, expect.stringContaining('secrets of webhooks')]);
  const wrong = await keys(folder.path, 'give-up', 'encryption-key', '--yes', 'consent-key');
  expect(wrong.code).toBe(1);
  await expect(startOnFolder(folder.path)).rejects.toThrow(/encryption-key is missing/);
  const { code, errors } = await keys(folder.path, 'give-up', 'encryption-key', '--yes', 'encryption-key');
  expect([code, errors]).toEqual([0, '']);
  await using server = await startOnFolder(folder.path);
  expect(await openedSecret(server.parts)).toBeUndefined();
  const entries = await server.parts.models.audit.find({ action: 'give-up' }).lean();
  expect(entries).toMatchObject([{ entity: 'setting', entityId: 'encryption-key' }]);
});

test('each key is rotated: what it sealed opens, the ledger holds, and the old one is refused', async () => {
  await using folder = await filledFolder();
  const before = Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder.path, name), 'utf8')]),
  );
  for (const name of names) {
    const { code, errors } = await keys(folder.path, 'rotate', name);
    expect([name, code, errors]).toEqual([name, 0, '']);
    expect(readFileSync(join(folder.path, name), 'utf8')).not.toBe(before[name]);
  }
  expect(readFileSync(join(folder.path, 'encryption-key-old'), 'utf8')).toBe(before['encryption-key']);
  rmSync(join(folder.path, 'encryption-key-old'));
  {
    await using server = await startOnFolder(folder.path);
    const { models, consents } = server.parts;
    expect(await openedSecret(server.parts)).toBe(secret);
    expect(await models.sessions.countDocuments()).toBe(0);
    await consents.sealAll();
    const ledger = await loadLedger({ models, personKeys: consents.personKeys });
    expect(checkLedger(ledger)).toEqual([]);
    const changed = await models.consents.find({ kind: 'key' }).lean();
    expect(changed.map(({ record }) => record && 'previous' in record && record.previous)).toEqual(
      [undefined, { keyId: expect.any(String), signature: expect.any(String) }].map((one) => one ?? false),
    );
    expect(await models.audit.countDocuments({ action: 'rotate' })).toBe(3);
  }
  expect(existsSync(join(folder.path, 'consent-key-before'))).toBe(false);
  for (const name of names) {
    const now = readFileSync(join(folder.path, name));
    writeFileSync(join(folder.path, name), before[name]!);
    await expect(startOnFolder(folder.path)).rejects.toThrow(`${name} is the key of another store`);
    writeFileSync(join(folder.path, name), now);
  }
});

test('a rotation of encryption-key that was cut off anywhere leaves a server that starts and reads everything', async () => {
  await using folder = await filledFolder();
  const old = readFileSync(join(folder.path, 'encryption-key'), 'utf8');
  // Both files are written, but nothing is resealed or recorded yet.
  writeFileSync(join(folder.path, 'encryption-key-old'), old);
  writeFileSync(join(folder.path, 'encryption-key'), randomBytes(32).toString('base64url'));
  {
    await using server = await startOnFolder(folder.path);
    expect(await openedSecret(server.parts)).toBe(secret);
  }
  expect((await keys(folder.path, 'rotate', 'encryption-key')).code).toBe(0);
  rmSync(join(folder.path, 'encryption-key-old'));
  await using server = await startOnFolder(folder.path);
  expect(await openedSecret(server.parts)).toBe(secret);
});

test('field keys: a missing one is refused and not replaced, one is rotated, and one is given up', async () => {
  const fields = { ENCRYPT_FIELDS: 'additionalInfo' };
  await using folder = await filledFolder(fields);
  const lead = new Types.ObjectId();
  const file = join(folder.path, 'field-key');
  {
    await using server = await startOnFolder(folder.path, fields);
    const { models } = server.parts;
    await models.clients.collection.insertOne(
      models.leadSeal!.close({ _id: lead, additionalInfo: 'It was raining', version: 0, ...person }) as never,
    );
  }
  const said = async () => {
    await using server = await startOnFolder(folder.path, fields);
    return (await server.parts.models.clients.findById(lead).lean())?.additionalInfo;
  };
  const original = readFileSync(file, 'utf8');
  rmSync(file);
  await expect(said()).rejects.toThrow(/field-key is missing/);
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, original);
  const rotated = await command('keys', folder.path, ['rotate', 'field-key'], fields);
  expect([rotated.code, rotated.errors]).toEqual([0, '']);
  expect(readFileSync(file, 'utf8')).not.toContain(original);
  expect(await said()).toBe('It was raining');
  const stored = async () => {
    await using store = await openStore({ dir: folder.path });
    return (await store.client.db('lantern').collection('clients').findOne({ _id: lead }))?.additionalInfo;
  };
  const sealed = await stored();
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, original);
  await expect(said()).rejects.toThrow(/field-key is the key of another store/);
  const result = await command('keys', folder.path, ['give-up', 'field-key', '--yes', 'field-key'], fields);
  expect([result.code, result.errors]).toEqual([0, '']);
  expect(result.printed).toMatch(/the encrypted fields of leads/);
  expect(await said()).toMatch(/cannot be opened/);
  expect((await command('keys encrypt', folder.path, [], fields)).errors).toBe('');
  expect(await stored()).toBe(sealed);
  writeFileSync(file, `${readFileSync(file, 'utf8')},${good}`);
  expect(await said()).toBe('It was raining');
});

test('a backup that is restored without its keys says what to do, and starts with them', async () => {
  await using folder = await filledFolder();
  await using to = await tempDir();
  const archive = join(to.path, 'a.lantern');
  expect((await command('backup', folder.path, [archive])).errors).toBe('');
  const dir = join(to.path, 'restored');
  expect((await command('restore', dir, [archive])).errors).toBe('');
  rmSync(join(dir, 'encryption-key'));
  await expect(startOnFolder(dir)).rejects.toThrow(/encryption-key is missing.*each backup has it/);
  writeFileSync(join(dir, 'encryption-key'), readFileSync(join(folder.path, 'encryption-key')));
  await using server = await startOnFolder(dir);
  expect(await openedSecret(server.parts)).toBe(secret);
});

test('a folder whose first start was ended before its keys had names starts with them', async () => {
  await using folder = await tempDir();
  {
    await using server = await startOnFolder(folder.path);
    await fill(server.parts);
  }
  const { renameSync } = await import('node:fs');
  renameSync(join(folder.path, 'encryption-key'), join(folder.path, 'encryption-key.candidate'));
  await using server = await startOnFolder(folder.path);
  expect(await openedSecret(server.parts)).toBe(secret);
  expect(existsSync(join(folder.path, 'encryption-key'))).toBe(true);
});

test('two servers that start at once with different keys do not both start', async () => {
  await using store = await openStore();
  const uri = `${store.uri.replace('/?', '/lantern?')}`;
  await using dir = await tempDir();
  const settings = () => ({
    MONGODB_URI: uri,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  });
  const started = await Promise.allSettled([
    startOnFolder(dir.path, settings()),
    startOnFolder(dir.path, settings()),
  ]);
  const refused = started.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  for (const one of started) if (one.status === 'fulfilled') await one.value[Symbol.asyncDispose]();
  expect(refused).toHaveLength(1);
  expect(String(refused[0]!.reason)).toMatch(/SESSION_SECRET is not the value/);
});
