import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ClientRecord } from '../../shared/schemas/client';
import type { RefusedRecord } from '../../shared/schemas/refused';
import type { BuiltServer } from '../support/built-server';
import { type Answer, caller } from '../support/caller';
import { eventually } from '../support/eventually';
import { make } from '../support/make';
import { sized } from '../support/size';
import { openPlace } from '../support/store/open-place';

const rounds = sized(2);
const senders = 6;
const password = 'a password for this test';

/** Posts with every outcome: a lead, a duplicate, a refusal by field and by rule, a test, one for quarantine. */
const kinds: ((mark: string) => object)[] = [
  (mark) => make.client({ email: `${mark}@example.com`, phoneNumber: mark }),
  () => make.client({ email: 'same@example.com', phoneNumber: '1' }),
  (mark) => make.client({ email: 'none', phoneNumber: mark }),
  (mark) => make.client({ email: `${mark}@example.com`, phoneNumber: mark, caseType: '9' }),
  (mark) => ({ ...make.client({ email: `${mark}@example.com`, phoneNumber: mark }), test: true }),
];

const everyPage = async <Row>(read: (page: number) => Promise<Answer>, limit: number): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await read(page);
    expect(status).toBe(200);
    rows.push(...(body as Row[]));
    if (body.length < limit) return rows;
  }
};

test('whatever was answered before a kill is a lead or stands among the refused posts', async () => {
  await using place = await openPlace({ ADMIN_PASSWORD: password });
  let server: BuiltServer = await place.start();
  try {
    const signedIn = await caller(server.url).post('/api/auth/login', { username: 'admin', password });
    const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
    const created = await caller(server.url, { cookie }).post('/api/vendors', { name: 'A' });
    const { id, key } = created.body;
    const caseTypes = ['1'];
    await caller(server.url, { cookie }).put(`/api/vendors/${id}`, { mode: 'live', caseTypes });

    /** The ids of leads confirmed as stored, and the requests that were refused. */
    const leads = new Set<string>();
    const refusedIds = new Set<string>();
    const sendUntilGone = async (url: string) => {
      const vendor = caller(url, { 'X-Api-Key': key });
      const visitor = caller(url);
      for (let count = 0; ; count++) {
        const mark = randomUUID();
        const isRobot = count % (kinds.length + 1) === kinds.length;
        const body = isRobot
          ? { ...make.client({ additionalInfo: mark }), filledIn: 5 }
          : kinds[count % (kinds.length + 1)]!(mark);
        const answer = await (isRobot ? visitor : vendor).post('/api/clients', body).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 201) leads.add(answer.body.id);
        else if (answer.status < 500) refusedIds.add(answer.body.requestId);
      }
    };

    for (let round = 1; round <= rounds; round++) {
      const before = leads.size + refusedIds.size;
      const sending = Array.from({ length: senders }, () => sendUntilGone(server.url));
      await eventually(() => leads.size + refusedIds.size > before + 20).toBe(true);
      await wait(200 + Math.random() * 800);
      await server.end('SIGKILL');
      await Promise.all(sending);

      server = await place.start();
      const admin = caller(server.url, { cookie });
      const stored = await everyPage<ClientRecord>(
        (page) => admin.get(`/api/clients?limit=1000&page=${page}`),
        1000,
      );
      const refused: RefusedRecord[] = [];
      for (const kind of ['rejected', 'duplicate', 'test', 'quarantined'])
        refused.push(
          ...(await everyPage<RefusedRecord>(
            (page) => admin.get(`/api/intake/refused?kind=${kind}&limit=100&page=${page}`),
            100,
          )),
        );
      const ids = new Set([...stored, ...refused].map((one) => one.id));
      const requests = new Set(refused.map(({ requestId }) => requestId));
      expect([...leads].filter((one) => !ids.has(one))).toEqual([]);
      expect([...refusedIds].filter((one) => !requests.has(one))).toEqual([]);
      expect(stored.filter(({ email }) => email === 'same@example.com').length).toBeLessThanOrEqual(1);
    }
  } finally {
    await server.end();
  }
}, 300_000);
