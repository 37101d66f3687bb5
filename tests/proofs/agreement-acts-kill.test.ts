import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAgreements } from '../../server/documents/create-agreements';
import type { BuiltServer } from '../support/built-server';
import { type Caller, caller } from '../support/caller';
import { adoptOnline } from '../support/lawyer';
import { make } from '../support/make';
import { signingPage } from '../support/signing-page';
import { sized } from '../support/size';
import { openPlace } from '../support/store/open-place';

const kills = sized(6);
const writers = 3;
const password = 'a password for this test';
const encryptionKey = 'k'.repeat(40);
const settings = { ADMIN_PASSWORD: password, ENCRYPTION_KEY: encryptionKey, CONFLICT_CHECK: 'warn' };
/** Knows the number in the sample PDF, which a person would read there. */
const { toSampleNumber } = createAgreements({ encryptionKey } as Parameters<typeof createAgreements>[0]);

const document = 'the contingency fee agreement';
const ends = ['sent', 'asked', 'signed', 'complete', 'declined', 'void'] as const;

const signIn = async ({ url }: BuiltServer): Promise<string> => {
  const { headers } = await caller(url).post('/api/auth/login', { username: 'admin', password });
  return headers.get('set-cookie')!.split(';')[0]!;
};

/** `begin` is called once an agreement was sent. */
type Moving = { round: number; begin: () => void };

/** Moves one agreement to its end in the office; throws when the server is gone. */
const moveOne = async ({ url }: BuiltServer, admin: Caller, { round, begin }: Moving) => {
  const post = make.client({ lastName: `Lopez ${Math.random()}` });
  const lead = (await caller(url).post('/api/clients', post)).body.id;
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; name: string }[];
  const { body } = await admin.post(`/api/clients/${lead}/agreements`, {
    template: templates.find(({ name }) => name === 'Contingency fee agreement')!.id,
    signers: [{ name: 'Maria Lopez', email: '', role: 'client' }],
    deliver: 'here',
  });
  const { id } = body;
  expect(id).toEqual(expect.any(String));
  begin();
  const end = ends[round % ends.length]!;
  if (end === 'sent') return;
  if (end === 'void') return admin.post(`/api/agreements/${id}/void`, { reason: 'A mistake.' });
  const [signer] = (await admin.get(`/api/agreements/${id}`)).body.signers;
  const opened = await admin.mutate('agreements.signHere', { id, signer: signer.id, identity: 'known' });
  const token = opened.body.result.data.url.split('/sign/')[1] as string;
  const browser = caller(url, { cookie: opened.headers.get('set-cookie')!.split(';')[0]! });
  const page = signingPage(browser, token);
  await page.agree(toSampleNumber(token));
  await page.open();
  if (end === 'asked') return page.press('ask', { question: 'What is an advance?' });
  if (end === 'declined') return page.press('decline', { reason: 'No.' });
  await page.signAll();
  if (end === 'complete') await admin.mutate('agreements.countersign', { id });
};

const moveUntilGone = async (server: BuiltServer, admin: Caller, { round: first, begin }: Moving) => {
  for (let round = first; ; round++)
    try {
      await moveOne(server, admin, { round, begin });
    } catch (error) {
      // A server that is going away answers without the usual body, or not at all.
      if (error instanceof TypeError) return;
      throw error;
    }
};

type Agreement = { id: string; lead: string; state: string; events: { step: string }[] };

/** Returns the tasks that an agreement with these events leaves, in order. */
const findTasks = ({ state, events }: Agreement): string[] => {
  const isOpened = events.some(({ step }) => step === 'opened');
  const answer = events.some(({ step }) => step === 'asked') ? [`Answer the question about ${document}`] : [];
  if (state === 'declined') return [`Call about ${document}, which was declined`];
  if (state === 'complete' || state === 'void') return [];
  if (state === 'signed') return [...answer, `Sign ${document} for the firm`];
  const followUp = isOpened
    ? `Ask about ${document}: opened, not signed yet`
    : `Ask whether ${document} arrived`;
  return [followUp, ...answer];
};

test(`after ${kills} kills while agreements move, each lead has the status and the tasks of its agreement`, async () => {
  await using place = await openPlace(settings);
  let server = await place.start();
  try {
    const cookie = await signIn(server);
    await adoptOnline(caller(server.url, { cookie }));
    // Each end once, so that a kill comes while an agreement moves, however slow the machine is.
    const startedAt = performance.now();
    for (const round of ends.keys())
      await moveOne(server, caller(server.url, { cookie }), { round, begin: () => {} });
    const took = (performance.now() - startedAt) / ends.length;
    for (let round = 0; round < kills; round++) {
      const admin = caller(server.url, { cookie });
      let begin = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const moving = Array.from({ length: writers }, (_, at) =>
        moveUntilGone(server, admin, { round: round + 2 * at, begin }),
      );
      await Promise.race([begun, ...moving]);
      await wait(Math.random() * Math.max(1500, took));
      await server.end('SIGKILL');
      await Promise.all(moving);
      server = await place.start();
    }
    const admin = caller(server.url, { cookie });
    const agreements: Agreement[] = (await admin.get('/api/agreements?limit=500')).body;
    expect(agreements.length).toBeGreaterThanOrEqual(ends.length + kills);
    const states = new Set(agreements.map(({ state }) => state));
    expect([...states].sort()).toEqual(expect.arrayContaining(['complete', 'declined', 'sent', 'void']));
    for (const one of agreements) {
      const expected = {
        status: one.state === 'complete' ? 'Signed' : 'Retainer sent',
        tasks: findTasks(one),
      };
      const read = async () => {
        const { status } = (await admin.get(`/api/clients/${one.lead}`)).body;
        const { tasks } = (await admin.query('desk.lead', { id: one.lead })).body.result.data;
        return { id: one.id, status, tasks: tasks.map(({ title }: { title: string }) => title).sort() };
      };
      await expect
        .poll(read, { timeout: 120_000, interval: 200 })
        .toEqual({ id: one.id, status: expected.status, tasks: expected.tasks.sort() });
    }
  } finally {
    await server.end('SIGKILL');
  }
}, 900_000);
