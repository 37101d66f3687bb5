import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boundSocket } from '../support/bound-socket';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { make } from '../support/make';

const password = 'correct horse battery';
const env = { ADMIN_PASSWORD: password };

let number = 0;
/** A different person each time: the same text again would be the same lead. */
const person = () => make.client({ firstName: `Person ${++number}`, email: `${number}@example.com` });

test('a restart on the socket of systemd refuses, resets and loses no request', async () => {
  using socket = boundSocket();
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-socket-'));
  const first = await startBuiltServer({ dataDir, env, socket });
  // One connection per call, like first-time visitors.
  const anyone = caller(first.url, { Connection: 'close' });
  const statuses: number[] = [];
  let busy = true;
  const send = async () => {
    while (busy) {
      const answer = anyone.post('/api/clients', person());
      statuses.push(
        await answer.then(
          ({ status }) => status,
          () => 0,
        ),
      );
    }
  };
  const senders = [send(), send(), send(), send()];
  await expect.poll(() => statuses.length).toBeGreaterThan(8);
  await first.end();
  const second = await startBuiltServer({ dataDir, env, socket });
  try {
    const before = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(before + 8);
    busy = false;
    await Promise.all(senders);
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    const signIn = await anyone.post('/api/auth/login', { username: 'admin', password });
    const cookie = signIn.headers.get('set-cookie')!.split(';')[0]!;
    const { headers } = await caller(second.url, { cookie }).get('/api/clients?limit=1');
    expect(Number(headers.get('x-total-count'))).toBe(statuses.length);
  } finally {
    busy = false;
    await second.end();
    await rm(dataDir, { recursive: true, force: true });
  }
});
