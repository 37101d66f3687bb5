import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';

const copyOfOldData = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-test-'));
  await cp(new URL('../fixtures/data-of-version-1', import.meta.url), dataDir, { recursive: true });
  return dataDir;
};

const killed = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

test('the present version starts on the data of the version before, also after it was killed while it brought it over', async () => {
  const dataDir = await copyOfOldData();
  try {
    for (let round = 0; round < 8; round++) {
      const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0' };
      const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' });
      await wait(250 + round * 60);
      await killed(child);
    }
    const server = await startBuiltServer({ dataDir });
    const anyone = caller(server.url);
    const signIn = async (username: string, password: string) => {
      const answer = await anyone.post('/api/auth/login', { username, password });
      return caller(server.url, { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' });
    };
    const rosa = await signIn('rosa.delgado@example.com', 'the second password');
    const leads = (await rosa.get('/api/clients')).body as {
      id: string;
      firstName: string;
      status: string;
    }[];
    expect(leads.map(({ firstName, status }) => [firstName, status])).toEqual([
      ['Ada', 'Turned down'],
      ['José', 'New'],
      ['Maria', 'Contacted'],
    ]);
    expect((await rosa.get('/api/clients?search=lopez 415')).body).toHaveLength(1);
    const { result } = (await rosa.query('clients.timeline', { id: leads[2]!.id })).body;
    expect(result.data.map(({ action, note }: { action: string; note: string }) => [action, note])).toEqual([
      ['note', 'Called, will call back on Monday.'],
      ['update', ''],
      ['create', ''],
    ]);
    const { body } = await (await signIn('admin', 'the first password')).get('/api/services?search=AFFF');
    expect(body[0].fileUrl).toBe('/media/2');
    expect((await fetch(`${server.url}/media/2`)).headers.get('content-type')).toBe('image/png');
    await server.end();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
