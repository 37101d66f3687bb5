import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { make } from '../support/make';
import { openEvents } from '../support/read-events';

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)(
  'a server that gets %s takes the lead that is under way, and ends well',
  async (signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lantern-stop-'));
    const server = await startBuiltServer({ dataDir });
    const lead = JSON.stringify(make.client());
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': lead.length,
      // The server says when the request has reached it.
      Expect: '100-continue',
    };
    const sending = request(`${server.url}/api/clients`, { method: 'POST', headers });
    const answer = once(sending, 'response');
    await once(sending, 'continue');
    sending.write(lead.slice(0, 20));
    const ended = server.end(signal);
    await wait(500);
    sending.end(lead.slice(20));
    const [response] = await answer;
    expect([response.statusCode, await json(response)]).toEqual([
      201,
      expect.objectContaining(make.client()),
    ]);
    await ended;
    expect(server.exitCode()).toBe(0);
    await rm(dataDir, { recursive: true });
  },
);

test('an open tab of the staff area keeps no server from ending', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-stop-'));
  const password = 'correct horse battery';
  const server = await startBuiltServer({ dataDir, env: { ADMIN_PASSWORD: password } });
  const signedIn = await caller(server.url).post('/api/auth/login', { username: 'admin', password });
  const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
  await using news = await openEvents(`${server.url}/trpc/clients.news`, { cookie });
  await news.next();
  await server.end();
  expect(server.exitCode()).toBe(0);
  await rm(dataDir, { recursive: true });
});
