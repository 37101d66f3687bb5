import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { eventually } from '../support/eventually';
import { make } from '../support/make';
import { sized } from '../support/size';
import { openStore, tempDir } from '../support/store/embedded-store';

const rounds = sized(3);

/** Runs one of the container's commands in its own process. */
const start = (command: string, args: string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['dist/server/lantern.js', command, ...args], {
    env: { ...process.env, MONGODB_URI: '', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, printed }));
  return { child, ended };
};

const findLeads = async (dir: string): Promise<string[]> => {
  await using store = await openStore({ dir });
  const leads = await store.client
    .db('lantern')
    .collection('clients')
    .find({}, { projection: { _id: 1 } })
    .toArray();
  return leads.map(({ _id }) => String(_id));
};

/** Sends leads one after the other until the server is gone. */
const sendUntilGone = async (url: string, acknowledged: string[]) => {
  for (;;) {
    try {
      const { status, body } = await caller(url).post(
        '/api/clients',
        make.client({ email: `${randomUUID()}@example.com` }),
      );
      if (status === 201) acknowledged.push(String(body.id));
    } catch {
      return;
    }
  }
};

test(
  `every backup under load that says it is whole has what was acknowledged before it (${rounds} rounds, two of three killed)`,
  async () => {
    await using folder = await tempDir();
    const dataDir = join(folder.path, 'data');
    const env = { DATA_DIR: dataDir };
    const acknowledged: string[] = [];
    let whole = 0;
    for (let round = 0; round < rounds; round++) {
      const server = await startBuiltServer({ dataDir });
      const senders = [0, 1, 2].map(() => sendUntilGone(server.url, acknowledged));
      const enough = acknowledged.length + 40;
      await eventually(() => acknowledged.length > enough).toBe(true);
      const before = [...acknowledged];
      const file = join(folder.path, `${round}.lantern`);
      const backup = start('backup', [file], env);
      if (round % 3 > 0) {
        await eventually(() => existsSync(`${file}.data`) || existsSync(file)).toBe(true);
        await wait(Math.random() * 300);
        if (round % 3 === 1) backup.child.kill('SIGKILL');
        else await server.end('SIGKILL');
      }
      await backup.ended;
      // A leftover of the killed command gives way to the next run.
      if (!existsSync(file)) {
        const next = await start('backup', [file], env).ended;
        expect(next).toMatchObject({ code: 0 });
      }
      await server.end('SIGKILL');
      await Promise.all(senders);
      const to = join(folder.path, `restored-${round}`);
      expect(await start('restore', [file], { DATA_DIR: to }).ended).toMatchObject({ code: 0 });
      const restored = new Set(await findLeads(to));
      expect(before.filter((id) => !restored.has(id))).toEqual([]);
      whole++;
    }
    expect(whole).toBe(rounds);
  },
  60_000 + rounds * 60_000,
);

test('the server itself makes the first backup, encrypted, and the drill starts Lantern on it', async () => {
  await using folder = await tempDir();
  const dataDir = join(folder.path, 'data');
  const place = join(folder.path, 'backups');
  const env = { BACKUP_TO: place, BACKUP_PASSPHRASE: 'nobody knows this one' };
  const server = await startBuiltServer({
    dataDir,
    env: { ...env, ADMIN_PASSWORD: 'a password for this test' },
  });
  try {
    await eventually(
      () => existsSync(place) && readdirSync(place).some((name) => name.endsWith('.lantern')),
    ).toBe(true);
  } finally {
    await server.end();
  }
  const drill = await start('drill', [], { ...env, DATA_DIR: dataDir }).ended;
  expect(drill).toMatchObject({ code: 0, printed: expect.stringContaining('Lantern starts on it') });
  const wrong = await start('drill', [], {
    ...env,
    DATA_DIR: dataDir,
    BACKUP_PASSPHRASE: 'another passphrase',
  }).ended;
  expect(wrong).toMatchObject({ code: 1, printed: expect.stringContaining('opens with another passphrase') });
});
