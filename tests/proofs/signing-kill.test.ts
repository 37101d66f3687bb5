import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkAgreement } from '../../server/documents/check-agreement';
import { createAgreements } from '../../server/documents/create-agreements';
import { verifyPacket } from '../../server/proof/packet/verify-packet';
import type { BuiltServer } from '../support/built-server';
import { type Caller, caller } from '../support/caller';
import { adoptOnline } from '../support/lawyer';
import { make } from '../support/make';
import { signingPage } from '../support/signing-page';
import { sized } from '../support/size';
import { runLantern } from '../support/store/embedded-store';
import { openPlace } from '../support/store/open-place';

const killsOfEach = sized(2);
const writers = 2;
const password = 'a password for this test';
const encryptionKey = 'k'.repeat(40);
const settings = { ADMIN_PASSWORD: password, ENCRYPTION_KEY: encryptionKey, CONFLICT_CHECK: 'warn' };
/** Knows the number in the sample PDF, which a person would read there. */
const { toSampleNumber } = createAgreements({ encryptionKey } as Parameters<typeof createAgreements>[0]);

const aims = ['sign', 'countersign', 'packet'] as const;
type Aim = (typeof aims)[number];

/** Milliseconds that each step took last time; the first kill of each comes early. */
const lasted: Record<Aim, number> = { sign: 20, countersign: 20, packet: 20 };

/** Waits for a step to start, however slow the computer is; `timed` is its start. */
const awaitStep = (aim: Aim) => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const timed = async <Answer>(step: Aim, request: () => Promise<Answer>): Promise<Answer> => {
    if (step === aim) begin();
    const from = performance.now();
    const answer = await request();
    lasted[step] = performance.now() - from;
    return answer;
  };
  return { begun, timed };
};

type Timed = ReturnType<typeof awaitStep>['timed'];

/** The session cookie, which outlives the server's kills: one sign-in per kill would exceed the limit. */
const signIn = async ({ url }: BuiltServer): Promise<string> => {
  const { headers } = await caller(url).post('/api/auth/login', { username: 'admin', password });
  return headers.get('set-cookie')!.split(';')[0]!;
};

const fetchBytes = async (url: string, path: string, { headers }: Caller): Promise<Buffer | undefined> => {
  const answer = await fetch(`${url}${path}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok ? bytes : undefined;
};

/** Complete responses: a 200 for both signatures, and the packets. */
type Answered = { lead: string; signed: boolean; countersigned: boolean; packets: Buffer[] };

/** One agreement from the lead to its packet, in the office; throws when the server is gone. */
const signOne = async (
  { url }: BuiltServer,
  admin: Caller,
  { answered, timed }: { answered: Map<string, Answered>; timed: Timed },
) => {
  const lead = (await caller(url).post('/api/clients', make.client({ lastName: `Lopez ${Math.random()}` })))
    .body.id;
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; name: string }[];
  const sent = await admin.post(`/api/clients/${lead}/agreements`, {
    template: templates.find(({ name }) => name === 'Contingency fee agreement')!.id,
    signers: [{ name: 'Maria Lopez', email: '', role: 'client' }],
    deliver: 'here',
  });
  expect([sent.status, sent.text]).toEqual([201, expect.any(String)]);
  const { id } = sent.body;
  const note: Answered = { lead, signed: false, countersigned: false, packets: [] };
  answered.set(id, note);
  const [signer] = (await admin.get(`/api/agreements/${id}`)).body.signers;
  const opened = await admin.mutate('agreements.signHere', { id, signer: signer.id, identity: 'known' });
  const token = opened.body.result.data.url.split('/sign/')[1] as string;
  const browser = caller(url, { cookie: opened.headers.get('set-cookie')!.split(';')[0]! });
  const page = signingPage(browser, token);
  await page.agree(toSampleNumber(token));
  await page.markAll();
  note.signed = (await timed('sign', page.sign)).status === 303;
  const counter = await timed('countersign', () => admin.mutate('agreements.countersign', { id }));
  note.countersigned = counter.status === 200;
  const packet = await timed('packet', () => fetchBytes(url, `/api/clients/${lead}/packet`, admin));
  if (packet) note.packets.push(packet);
};

const isGone = (error: unknown) => error instanceof TypeError;

const signUntilGone = async (...args: Parameters<typeof signOne>) => {
  for (;;)
    try {
      await signOne(...args);
    } catch (error) {
      if (isGone(error)) return;
      throw error;
    }
};

type Event = { step: string };
const getSteps = ({ events }: { events: Event[] }, step: string) =>
  events.filter((event) => event.step === step).length;

const patience = { timeout: 120_000, interval: 200 };

/** Checks each agreement, answered or not; what was answered exists, and exactly once. */
const checkEach = async ({ url }: BuiltServer, admin: Caller, answered: ReadonlyMap<string, Answered>) => {
  const { body: keys } = await admin.get('/api/consent/keys');
  for (const [id, note] of answered) {
    const getAgreement = async () => (await admin.get(`/api/agreements/${id}`)).body;
    const { state, ...now } = await getAgreement();
    const [signed, complete] = [getSteps(now as never, 'signed'), getSteps(now as never, 'complete')];
    expect([id, ['signed', 'complete'].includes(state), state === 'complete']).toEqual([
      id,
      signed === 1,
      complete === 1,
    ]);
    if (note.signed) expect([id, signed]).toEqual([id, 1]);
    if (note.countersigned) expect([id, complete]).toEqual([id, 1]);
    expect([id, signed <= 1, complete <= 1]).toEqual([id, true, true]);
    for (const packet of note.packets) expect(verifyPacket(packet, keys).problems).toEqual([]);
    if (complete === 0) continue;
    await expect.poll(async () => (await getAgreement()).fileHash, patience).toMatch(/^[0-9a-f]{64}$/);
    const entries = async () => (await admin.get(`/api/agreements/${id}/entries`)).body;
    const { events } = await getAgreement();
    await expect.poll(async () => (await entries()).length, patience).toBe(events.length);
    const file = await fetchBytes(url, `/api/agreements/${id}/file`, admin);
    expect(checkAgreement(file!, { entries: await entries() }).findings).toEqual([]);
    const status = async () => (await admin.get(`/api/clients/${note.lead}`)).body.status;
    await expect.poll(status, patience).toBe('Signed');
  }
};

/** Each packet received completely is in the lead's timeline, and a new one of the lead verifies. */
const checkPackets = async ({ url }: BuiltServer, admin: Caller, notes: readonly Answered[]) => {
  const { body: keys } = await admin.get('/api/consent/keys');
  for (const { lead, packets } of notes) {
    const timeline = (await admin.query('clients.timeline', { id: lead })).body.result.data;
    const packetCount = timeline.filter(({ action }: { action: string }) => action === 'packet').length;
    expect([lead, packetCount >= packets.length]).toEqual([lead, true]);
    const packet = await fetchBytes(url, `/api/clients/${lead}/packet`, admin);
    expect(verifyPacket(packet!, keys).problems).toEqual([]);
  }
};

test(`what was signed, countersigned and packed before ${killsOfEach * aims.length} kills in the middle of these steps is there, once, and verifies`, async () => {
  const answered = new Map<string, Answered>();
  await using place = await openPlace(settings);
  let server = await place.start();
  try {
    let cookie = await signIn(server);
    await adoptOnline(caller(server.url, { cookie }));
    for (let round = 0; round < killsOfEach * aims.length; round++) {
      const aim = aims[round % aims.length]!;
      // A countersignature needs a password entered within a quarter of an hour.
      if (round % 5 === 4) cookie = await signIn(server);
      const admin = caller(server.url, { cookie });
      const { begun, timed } = awaitStep(aim);
      const signing = Array.from({ length: writers }, () =>
        signUntilGone(server, admin, { answered, timed }),
      );
      await Promise.race([begun, ...signing]);
      await wait(Math.random() * 1.2 * lasted[aim]);
      await server.end('SIGKILL');
      await Promise.all(signing);
      server = await place.start();
    }
    const admin = caller(server.url, { cookie });
    const notes = [...answered.values()];
    // A kill in a later step means that all earlier steps of that agreement were answered.
    expect(notes.filter(({ signed }) => signed).length).toBeGreaterThanOrEqual(2 * killsOfEach);
    expect(notes.filter(({ countersigned }) => countersigned).length).toBeGreaterThanOrEqual(killsOfEach);
    await checkEach(server, admin, answered);
    const packed = notes.filter(({ packets }) => packets.length > 0);
    await checkPackets(server, admin, [...packed, ...notes.slice(0, killsOfEach)]);
    await server.end();
    const verified = await runLantern(['verify'], place.env);
    expect([await verified.ended, verified.errors()]).toEqual([0, '']);
  } finally {
    await server.end('SIGKILL');
  }
}, 900_000);
