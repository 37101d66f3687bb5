import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAgreements } from '../../server/agreements/create-agreements';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { type Caller, caller } from '../support/caller';
import { adoptOnline } from '../support/lawyer';
import { make } from '../support/make';

const rounds = 20;
const writers = 2;
const password = 'a password for this test';
const encryptionKey = 'k'.repeat(40);
const env = { ADMIN_PASSWORD: password, ENCRYPTION_KEY: encryptionKey, CONFLICT_CHECK: 'warn' };
/** Knows the number in the sample PDF, which a person would read there. */
const { sampleNumberOf } = createAgreements({ encryptionKey } as Parameters<typeof createAgreements>[0]);

const signIn = async ({ url }: BuiltServer): Promise<Caller> => {
  const { headers } = await caller(url).post('/api/auth/login', { username: 'admin', password });
  return caller(url, { cookie: headers.get('set-cookie')!.split(';')[0]! });
};

/** What was answered with 200: signed by the client, and by the lawyer. */
type Answered = { lead: string; signed: boolean; countersigned: boolean };

/** One agreement from the lead to the last signature, in the office; throws when the server is gone. */
const signOne = async (server: BuiltServer, admin: Caller, answered: Map<string, Answered>) => {
  const { url } = server;
  const lead = (await caller(url).post('/api/clients', make.client({ lastName: `Lopez ${Math.random()}` })))
    .body.id;
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; name: string }[];
  const sent = await admin.post(`/api/clients/${lead}/agreements`, {
    template: templates.find(({ name }) => name === 'Contingency fee agreement')!.id,
    signers: [{ name: 'Maria Lopez', email: '', role: 'client' }],
    deliver: 'here',
  });
  if (sent.status !== 201) return;
  const { id } = sent.body;
  const note: Answered = { lead, signed: false, countersigned: false };
  answered.set(id, note);
  const [signer] = (await admin.get(`/api/agreements/${id}`)).body.signers;
  const opened = await admin.mutate('agreements.signHere', { id, signer: signer.id, identity: 'known' });
  const token = opened.body.result.data.url.split('/sign/')[1] as string;
  const browser = caller(url, { cookie: opened.headers.get('set-cookie')!.split(';')[0]! });
  await browser.post(`/api/signing/${token}/consent`, { version: '2026-11-25', seen: sampleNumberOf(token) });
  const { document } = (await browser.get(`/api/signing/${token}`)).body;
  for (const { index, kind } of document.places)
    if (kind !== 'date') await browser.post(`/api/signing/${token}/marks`, { index, text: 'Maria Lopez' });
  note.signed = (await browser.post(`/api/signing/${token}/sign`, { intends: true })).status === 200;
  const counter = await admin.mutate('agreements.countersign', { id });
  note.countersigned = counter.status === 200;
};

const signUntilGone = async (server: BuiltServer, admin: Caller, answered: Map<string, Answered>) => {
  for (;;)
    try {
      await signOne(server, admin, answered);
    } catch {
      return;
    }
};

const stepsOf = ({ events }: { events: { step: string }[] }, step: string) =>
  events.filter((event) => event.step === step).length;

test('what was signed and answered before twenty kills is there, once, with its file, its entries, and its lead', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-signing-'));
  const answered = new Map<string, Answered>();
  let server = await startBuiltServer({ dataDir, env });
  try {
    await adoptOnline(await signIn(server));
    for (let round = 0; round < rounds; round++) {
      const admin = await signIn(server);
      const signing = Array.from({ length: writers }, () => signUntilGone(server, admin, answered));
      await wait(1500 + Math.random() * 2500);
      await server.end('SIGKILL');
      await Promise.all(signing);
      server = await startBuiltServer({ dataDir, env });
    }
    const admin = await signIn(server);
    const found = async (id: string) => (await admin.get(`/api/agreements/${id}`)).body;
    const all = [...answered];
    const signed = all.filter(([, note]) => note.signed);
    const complete = all.filter(([, note]) => note.countersigned);
    expect(complete.length).toBeGreaterThan(0);
    for (const [id] of signed) {
      const agreement = await found(id);
      expect(['signed', 'complete']).toContain(agreement.state);
      expect([id, stepsOf(agreement, 'signed')]).toEqual([id, 1]);
    }
    for (const [id, { lead }] of complete) {
      await expect
        .poll(async () => (await found(id)).fileHash, { timeout: 120_000, interval: 500 })
        .toMatch(/^[0-9a-f]{64}$/);
      const agreement = await found(id);
      expect([agreement.state, stepsOf(agreement, 'complete')]).toEqual(['complete', 1]);
      const status = async () => (await admin.get(`/api/clients/${lead}`)).body.status;
      await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe('Signed');
      const entries = async () => (await admin.get(`/api/agreements/${id}/entries`)).body.length;
      await expect.poll(entries, { timeout: 120_000, interval: 500 }).toBe(agreement.events.length);
    }
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 900_000);
