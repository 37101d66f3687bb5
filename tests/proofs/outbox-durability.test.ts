import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { OutboxRecord } from '../../shared/schemas/outbox';
import type { BuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { startReceiver, type TestReceiver } from '../support/mail/receiver';
import { startSmtp } from '../support/mail/smtp';
import { make } from '../support/make';
import { sized } from '../support/size';
import { openPlace } from '../support/store/open-place';

const rounds = sized(5);
const connections = 3;
const password = 'a password for this test';
const events = ['lead.created'];

let people = 0;

/** A person with their own connection and e-mail address: one connection gets only a few receipts. */
const nextPerson = ({ url }: BuiltServer) => {
  people++;
  const sender = caller(url, { 'X-Forwarded-For': `100.64.${people >> 8}.${people & 255}` });
  const email = `${randomUUID()}@example.com`;
  return { email, post: () => sender.post('/api/clients', make.client({ email, additionalInfo: '' })) };
};

/** Sends leads of different people one after the other, until the server is gone. */
const sendUntilGone = async (server: BuiltServer, acknowledged: Map<string, string>) => {
  for (;;) {
    const { email, post } = nextPerson(server);
    try {
      const { status, body } = await post();
      if (status === 201) acknowledged.set(body.id, email);
      await wait(15);
    } catch {
      return;
    }
  }
};

/** All outgoing messages, read page by page as staff would. */
const findOutbox = async (admin: ReturnType<typeof caller>): Promise<OutboxRecord[]> => {
  const records: OutboxRecord[] = [];
  for (let page = 1; ; page++) {
    const { rows } = (await admin.query('outbox.page', { page, limit: 100 })).body.result.data;
    records.push(...rows);
    if (rows.length < 100) return records;
  }
};

/** Counts how often each event reached a receiver, by lead. */
const arrivals = (receiver: TestReceiver) => {
  const byLead = new Map<string, Map<string, number>>();
  for (const { headers, body } of receiver.got) {
    const lead = JSON.parse(body).data.lead.id as string;
    const ids = byLead.get(lead) ?? new Map<string, number>();
    const id = headers['webhook-id']!;
    byLead.set(lead, ids.set(id, (ids.get(id) ?? 0) + 1));
  }
  return byLead;
};

test(`in ${rounds} kills no event is lost, and none comes twice without a try that staff can see`, async () => {
  await using smtp = await startSmtp();
  await using first = await startReceiver((_, res) => void setTimeout(() => res.end(), 5));
  await using second = await startReceiver();
  await using place = await openPlace({
    ADMIN_PASSWORD: password,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'help@lantern.example',
    WEBHOOK_NETWORKS: '127.0.0.1',
    TRUST_PROXY: 'loopback',
  });
  let server = await place.start();
  try {
    const login = await caller(server.url).post('/api/auth/login', { username: 'admin', password });
    const cookie = login.headers.get('set-cookie')!.split(';')[0]!;
    const webhooks = new Map<string, TestReceiver>();
    for (const receiver of [first, second]) {
      const input = { name: 'x', url: receiver.url, events, fields: ['email'] };
      const { body } = await caller(server.url, { cookie }).mutate('webhooks.create', input);
      webhooks.set(body.result.data.id, receiver);
    }

    const acknowledged = new Map<string, string>();
    for (let round = 1; round <= rounds; round++) {
      const senders = Array.from({ length: connections }, () => sendUntilGone(server, acknowledged));
      // Long enough for some messages to be in flight.
      await wait(400 + Math.random() * 1400);
      await server.end('SIGKILL');
      await Promise.all(senders);
      server = await place.start();
    }
    expect(acknowledged.size).toBeGreaterThan(rounds);

    const admin = caller(server.url, { cookie });
    const unfinished = async () => {
      const counts = ['waiting', 'working', 'needs a look'].map(
        async (state) => (await admin.query('outbox.page', { state })).body.result.data.total,
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    };
    const untold = () =>
      [...webhooks.values()].flatMap((receiver) => {
        const arrived = arrivals(receiver);
        return [...acknowledged.keys()].filter((lead) => !arrived.has(lead));
      });
    // Work started by a killed server waits for its lease to end.
    await expect.poll(() => untold().length, { timeout: 200_000, interval: 1000 }).toBe(0);
    await expect.poll(unfinished, { timeout: 200_000, interval: 1000 }).toBe(0);
    const entries = await findOutbox(admin);
    const triesOf = new Map(entries.map((one) => [`${one.eventId} ${one.webhook}`, one.tries]));

    for (const [id, receiver] of webhooks) {
      const arrived = arrivals(receiver);
      for (const ids of arrived.values()) {
        expect(ids.size, 'a lead has one event').toBe(1);
        for (const [event, times] of ids) expect(triesOf.get(`${event} ${id}`)).toBeGreaterThanOrEqual(times);
      }
    }
    const written = new Map<string, number>();
    for (const { to } of smtp.got) written.set(to[0]!, (written.get(to[0]!) ?? 0) + 1);
    expect(
      [...acknowledged.values()].filter((email) => !written.has(email)),
      'never written to',
    ).toEqual([]);
    const mails = entries.filter(({ kind }) => kind === 'mail');
    const triedMore = mails.reduce((sum, { tries }) => sum + tries, 0);
    expect(smtp.got.length, 'each letter is a try').toBeLessThanOrEqual(triedMore);
  } finally {
    await server.end();
  }
}, 480_000);
