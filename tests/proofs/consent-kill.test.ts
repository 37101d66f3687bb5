import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { caller } from '../support/caller';
import { consented } from '../support/consented';
import { sized } from '../support/size';
import { openPlace } from '../support/store/open-place';

const rounds = sized(5);
const writers = 8;
const password = 'a password for this test';

test(`of leads that were acknowledged before ${rounds} kills each has its record, sealed within a minute of the last start`, async () => {
  await using place = await openPlace({ ADMIN_PASSWORD: password });
  const acknowledged: string[] = [];
  let server = await place.start();
  try {
    for (let round = 0; round < rounds; round++) {
      const { url } = server;
      const sending = Array.from({ length: writers }, async (_, writer) => {
        for (let number = 0; ; number++)
          try {
            const email = `r${round}-${writer}-${number}@example.com`;
            const { status, body } = await caller(url).post('/api/clients', consented({ email }));
            if (status === 201) acknowledged.push(body.id);
          } catch {
            return;
          }
      });
      // Some kills come before the first sealing, some during one.
      await wait(400 + Math.random() * 2600);
      await server.end('SIGKILL');
      await Promise.all(sending);
      server = await place.start();
    }
    const startedAt = Date.now();
    const signIn = await caller(server.url).post('/api/auth/login', { username: 'admin', password });
    const admin = caller(server.url, { cookie: signIn.headers.get('set-cookie')!.split(';')[0]! });
    const getCertificate = (id: string) => admin.get(`/api/clients/${id}/consent`);
    // Nothing more is sent, so the head that covers the last record covers them all.
    const last = async () => (await getCertificate(acknowledged.at(-1)!)).status;
    expect([200, 202]).toContain(await last());
    await expect.poll(last, { timeout: 60_000, interval: 500 }).toBe(200);
    const places = new Set<number>();
    const unsealed: string[] = [];
    for (const id of acknowledged) {
      const { status, body } = await getCertificate(id);
      if (status !== 200 || body.record.clientId !== id) unsealed.push(id);
      else {
        places.add(body.index);
        expect(Date.parse(body.head.timestamp) - startedAt).toBeLessThan(60_000);
      }
    }
    expect(acknowledged.length).toBeGreaterThan(rounds);
    expect(unsealed).toEqual([]);
    expect(places.size).toBe(acknowledged.length);
  } finally {
    await server.end();
  }
}, 600_000);
