import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import type { OutboxRecord } from '../../shared/schemas/outbox';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { startReceiver } from '../support/mail/receiver';
import { startSmtp } from '../support/mail/smtp';
import { make } from '../support/make';
import { testStoreUri } from '../support/store/test-server';

const leads = 80;
const password = 'a password for this test';

/** A new database on the run's server. */
const newDatabase = () => {
  const uri = new URL(testStoreUri());
  uri.pathname = `/two_${randomBytes(6).toString('hex')}`;
  return uri.href;
};

const drop = async (uri: string) => {
  const connection = await mongoose.createConnection(uri).asPromise();
  await connection.dropDatabase();
  await connection.close();
};

test('two servers of one database take in leads together, and each mail and each webhook is sent by one of them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-two-'));
  const uri = newDatabase();
  await using smtp = await startSmtp();
  await using receiver = await startReceiver((_, res) => void setTimeout(() => res.end(), 5));
  const env = {
    MONGODB_URI: uri,
    SESSION_SECRET: 's'.repeat(32),
    ADMIN_PASSWORD: password,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'help@lantern.example',
    WEBHOOK_NETWORKS: '127.0.0.1',
    TRUST_PROXY: 'loopback',
  };
  const first = await startBuiltServer({ dataDir: join(dataDir, 'one'), env });
  const second = await startBuiltServer({ dataDir: join(dataDir, 'two'), env });
  try {
    const login = await caller(first.url).post('/api/auth/login', { username: 'admin', password });
    const cookie = login.headers.get('set-cookie')!.split(';')[0]!;
    const admin = caller(first.url, { cookie });
    const input = { name: 'x', url: receiver.url, events: ['lead.created'], fields: [] };
    expect((await admin.mutate('webhooks.create', input)).status).toBe(200);
    // The other server accepts a lead in the same moment.
    const { id } = (await caller(second.url).post('/api/clients', make.client({ email: 'a@example.com' })))
      .body;
    await expect
      .poll(() => receiver.bodies().map(({ data }) => data.lead.id), { timeout: 60_000 })
      .toContain(id);

    const ids = await Promise.all(
      Array.from({ length: leads }, async (_, number) => {
        const { url } = number % 2 === 0 ? first : second;
        const lead = make.client({ email: `person${number}@example.com`, additionalInfo: `Case ${number}` });
        // One address gets only a few receipts per hour, and each lead here needs its own.
        const sender = caller(url, { 'X-Forwarded-For': `198.51.100.${number}` });
        return (await sender.post('/api/clients', lead)).body.id as string;
      }),
    );
    const getReceivedIds = () => new Set(receiver.bodies().map(({ data }) => data.lead.id));
    await expect
      .poll(() => ids.filter((id) => !getReceivedIds().has(id)).length, { timeout: 60_000 })
      .toBe(0);
    const unfinished = async () =>
      (await admin.query('outbox.page', { state: 'waiting' })).body.result.data.total +
      (await admin.query('outbox.page', { state: 'working' })).body.result.data.total;
    await expect.poll(unfinished, { timeout: 60_000 }).toBe(0);

    const deliveries = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(deliveries).toHaveLength(new Set(deliveries).size);
    const written = smtp.got.map(({ to }) => to[0]!).filter((to) => to.startsWith('person'));
    expect(written).toHaveLength(leads);
    expect(new Set(written).size).toBe(leads);
    const { rows } = (await admin.query('outbox.page', { limit: 100 })).body.result.data;
    expect(rows.map(({ state, tries }: OutboxRecord) => [state, tries])).toEqual(
      Array(100).fill(['done', 1]),
    );
  } finally {
    await Promise.all([first.end(), second.end()]);
    await drop(uri);
    await rm(dataDir, { recursive: true, force: true });
  }
}, 240_000);
