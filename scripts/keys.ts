import { existsSync, realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { audit } from '../server/core/audit/audit.model';
import { auditEntry } from '../server/core/audit/write-audit';
import { system } from '../server/core/caller';
import { createConnection, getDatabase, openConnection, usualName } from '../server/core/db/connect';
import { dataPath } from '../server/db/embedded/disk/folder';
import { findAnswers, getSocketPath } from '../server/db/embedded/socket-path';
import { createModels } from '../server/operations/models';
import type { Env } from '../server/start/env';
import { type KeyName, keyNames } from '../server/start/key-files';
import { giveUp, losses } from '../server/start/keys/give-up';
import { type PresentKey, presentKeys } from '../server/start/keys/present-keys';
import { rotate } from '../server/start/keys/rotate';
import { dataEnv } from './data-env';
import { openStore } from './open-store';

const verdicts: Record<PresentKey['verdict'], string> = {
  matches: 'the key of this data',
  'not recorded': 'not recorded; the next start does it',
  other: 'WRONG: the data was made with another key',
  missing: 'MISSING: the data was made with a key that is not here',
  'not needed': 'not needed; no field is encrypted',
};

const list = (keys: readonly PresentKey[]): void => {
  for (const { name, fingerprint, place, recorded, verdict, state } of keys) {
    console.log(`${name.padEnd(15)} ${(fingerprint ?? state).padEnd(17)} ${verdicts[verdict]}`);
    console.log(
      `${' '.repeat(33)} ${place}${verdict === 'other' || verdict === 'missing' ? `; wanted: ${recorded.join(', ')}` : ''}`,
    );
  }
  if (keys.some(({ verdict }) => verdict === 'other' || verdict === 'missing')) process.exitCode = 1;
};

/** A running server would continue with its current key. */
const requireStopped = async ({ MONGODB_URI, DATA_DIR }: Env): Promise<void> => {
  if (MONGODB_URI) console.log('Stop every server of this database now, and start them again afterwards.');
  else if (await findAnswers(getSocketPath(realpathSync(DATA_DIR))))
    throw new Error('Lantern is running on this data. Stop it, run this again, and start it.');
};

const typedName = async (name: KeyName, nameArg: string | undefined): Promise<string> => {
  if (nameArg !== undefined) return nameArg;
  if (!process.stdin.isTTY) throw new Error(`Nothing was changed. To confirm, add: --yes ${name}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`Type ${name} to give it up: `);
  terminal.close();
  return typed.trim();
};

const keyNamed = (name: string, keys: readonly PresentKey[]): PresentKey => {
  const key = keys.find((one) => one.name === name);
  if (!key) throw new Error(`There is no key ${name}, only ${keyNames.join(', ')}.`);
  return key;
};

type Opened = Awaited<ReturnType<typeof open>>;

const open = async (env: Env) => {
  if (!env.MONGODB_URI && !existsSync(dataPath(env.DATA_DIR)))
    throw new Error(`There is no data in ${env.DATA_DIR} yet; the first start makes its keys.`);
  const store = await openStore(env);
  const connection = createConnection();
  const dbName = env.MONGODB_URI && getDatabase(env.MONGODB_URI) ? undefined : usualName;
  await openConnection(connection, { uri: store.uri, ...(dbName && { dbName }) });
  return {
    connection,
    async close() {
      await connection.close();
      await store.close();
    },
  };
};

const tell = async ({ connection }: Opened, action: 'rotate' | 'give-up', { name, recorded }: PresentKey) => {
  const note = `npx lantern keys ${action} ${name}, by ${userInfo().username} on the server's machine`;
  const changes = recorded.length > 0 ? [{ field: 'fingerprint', from: recorded.join(' '), to: '' }] : [];
  await audit
    .model(connection)
    .create(
      auditEntry(
        { now: Date.now, caller: system },
        { action, entity: 'setting', entityId: name, note, changes },
      ),
    );
};

const leave = async (env: Env, opened: Opened, key: PresentKey, typed: string | undefined) => {
  if (key.verdict === 'matches')
    throw new Error(
      `${key.name} is the key of this data, so there is nothing to give up. To change it: npx lantern keys rotate ${key.name}`,
    );
  const needs = { env, models: createModels(opened.connection), key, now: Date.now };
  console.log(`Without ${key.name} this stays unreadable or is lost:`);
  for (const loss of losses[key.name]) console.log(`  ${loss}`);
  if ((await typedName(key.name, typed)) !== key.name)
    throw new Error('Nothing was changed: that is not the name.');
  await tell(opened, 'give-up', key);
  await giveUp(needs);
  console.log(
    `${key.name} is given up, which the audit log says. Lantern starts with a new key. Make a backup.`,
  );
};

type Act = (needs: { env: Env; opened: Opened; keys: readonly PresentKey[] }) => Promise<void> | void;

const withKeys = async (act: Act): Promise<void> => {
  const env = dataEnv();
  const opened = await open(env);
  try {
    const rows = await opened.connection.db!.collection('secrets').find().toArray();
    await act({ env, opened, keys: await presentKeys(env, rows) });
  } finally {
    await opened.close();
  }
};

/** Lists the keys of this data and checks them. */
export const listKeys = (): Promise<void> => withKeys(({ keys }) => list(keys));

/** Replaces a working key. */
export const rotateKey = async (name: string): Promise<void> => {
  await requireStopped(dataEnv());
  await withKeys(async ({ env, opened, keys }) => {
    const key = keyNamed(name, keys);
    const modelsFor = (leadSeal?: Parameters<typeof createModels>[1]) =>
      createModels(opened.connection, leadSeal);
    await rotate[key.name]({ env, modelsFor, key, now: Date.now, say: console.log });
    await tell(opened, 'rotate', key);
    console.log(`${key.name} is a new one. Make a backup: those of before hold the old key.`);
  });
};

/** Continues without a lost key; `yes` is its name again, instead of typing it. */
export const giveUpKey = async (name: string, { yes }: { yes?: string }): Promise<void> => {
  await requireStopped(dataEnv());
  await withKeys(({ env, opened, keys }) => leave(env, opened, keyNamed(name, keys), yes));
};
