import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ClientRecord } from '../../shared/schemas/client';
import type { BuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { eventually } from '../support/eventually';
import { make } from '../support/make';
import { sized } from '../support/size';
import { openPlace } from '../support/store/open-place';

const rounds = sized(3);
const connections = 8;
const password = 'a password for this test';

const signIn = async ({ url }: BuiltServer): Promise<string> => {
  const answer = await caller(url).post('/api/auth/login', { username: 'admin', password });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
};

/** Sends leads one after the other, each with its own mark, until the server is gone. */
const sendUntilGone = async ({ url }: BuiltServer, sent: Set<string>, acknowledged: Set<string>) => {
  const anyone = caller(url);
  for (;;) {
    const mark = randomUUID();
    sent.add(mark);
    try {
      const { status } = await anyone.post('/api/clients', make.client({ additionalInfo: mark }));
      if (status === 201) acknowledged.add(mark);
    } catch {
      return;
    }
  }
};

/** The marks of all stored leads, read page by page as staff would. */
const storedMarks = async ({ url }: BuiltServer, cookie: string): Promise<string[]> => {
  const admin = caller(url, { cookie });
  const marks: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await admin.get(`/api/clients?limit=1000&page=${page}`);
    expect(answer.status).toBe(200);
    const rows = answer.body as ClientRecord[];
    marks.push(...rows.map(({ additionalInfo }) => additionalInfo));
    if (rows.length < 1000) return marks;
  }
};

test(`every acknowledged lead survives ${rounds} kills in the middle of the work, once, and so does a sign-in`, async () => {
  await using place = await openPlace({ ADMIN_PASSWORD: password });
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let server = await place.start();
  try {
    const cookie = await signIn(server);

    for (let round = 1; round <= rounds; round++) {
      const before = acknowledged.size;
      const senders = Array.from({ length: connections }, () => sendUntilGone(server, sent, acknowledged));
      await eventually(() => acknowledged.size > before).toBe(true);
      await wait(300 + Math.random() * 900);
      await server.end('SIGKILL');
      await Promise.all(senders);

      server = await place.start();
      const stored = await storedMarks(server, cookie);
      const unique = new Set(stored);
      expect(
        [...acknowledged].filter((mark) => !unique.has(mark)),
        'acknowledged and lost',
      ).toEqual([]);
      expect(stored.length, 'no lead is stored twice').toBe(unique.size);
      expect(
        stored.filter((mark) => !sent.has(mark)),
        'stored and never sent',
      ).toEqual([]);
      // Only requests in flight at a kill may be stored without an answer.
      expect(stored.length - acknowledged.size).toBeLessThanOrEqual(connections * round);
    }
    const answer = await caller(server.url).post('/api/clients', make.client());
    expect(answer.status, 'the server goes on taking leads').toBe(201);
  } finally {
    await server.end();
  }
});
