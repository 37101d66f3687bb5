import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boundSocket } from '../support/bound-socket';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { eventually } from '../support/eventually';
import { make } from '../support/make';
import { hasProgram } from '../support/programs';

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
  /** Statuses, and the codes of requests that were refused or reset. */
  const statuses: (number | string)[] = [];
  let busy = true;
  const send = async () => {
    while (busy) {
      const answer = anyone.post('/api/clients', person());
      statuses.push(
        await answer.then(
          ({ status }) => status,
          ({ cause }) => cause?.code ?? 'unknown',
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

const seesSockets = hasProgram('ss', 'nobody saw how many connections may wait on a socket of systemd');

test.skipIf(!seesSockets)('as many connections may wait on the socket as its unit says', async () => {
  using socket = boundSocket();
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-socket-'));
  const server = await startBuiltServer({ dataDir, env, socket });
  const line = execFileSync('ss', ['-ltnH', `sport = :${socket.port}`], { encoding: 'utf8' });
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
  const unit = await readFile('ops/systemd/lantern.socket', 'utf8');
  const most = Number(await readFile('/proc/sys/net/core/somaxconn', 'utf8'));
  const [, backlog] = /^Backlog=(\d+)$/m.exec(unit)!;
  expect(Number(line.split(/\s+/)[2])).toBe(Math.min(Number(backlog), most));
});

test('systemd is told that the server is ready, once it is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-notify-'));
  const calls = join(dataDir, 'told');
  await writeFile(join(dataDir, 'systemd-notify'), `#!/bin/sh\necho "$@ $NOTIFY_SOCKET" >> ${calls}\n`, {
    mode: 0o755,
  });
  const path = `${dataDir}:${process.env.PATH}`;
  const server = await startBuiltServer({ dataDir, env: { ...env, PATH: path, NOTIFY_SOCKET: '/run/told' } });
  await eventually(() => readFile(calls, 'utf8').catch(() => '')).toBe('--ready /run/told\n');
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
});
