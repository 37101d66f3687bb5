import { expect, test } from 'vitest';
import { keepFile, readFile } from '../../../server/conversation/files';
import { applyRetention } from '../../../server/privacy/retention/apply-retention';
import { storeIncoming } from '../../../server/texting/take-incoming';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';
import { openTexts, ourNumber, type TextHouse } from '../../support/texts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-22T15:00:00Z');

const open = async () => {
  const clock = { time: start };
  const app = await startApp({ now: () => clock.time });
  const admin = await app.signInAsAdmin();
  return { app, admin, clock, apply: () => applyRetention(app) };
};

/** A lead without any work for the given number of days. */
const toLead = async (app: TestApp, different: object, status: string, days: number) => {
  const email = `${Math.random().toString(36).slice(2)}@example.com`;
  const { id } = (await app.anyone.post('/api/clients', make.client({ email, ...different }))).body;
  await app.models.clients.updateOne(
    { _id: id },
    { $set: { status, updatedAt: new Date(start - days * day) } },
  );
  return id as string;
};

const rules = [
  { caseType: '2', status: '', days: 3650 },
  { caseType: '', status: 'Turned down', days: 365 },
];

test('rules show what they would delete, act a week after they were saved, and leave what they do not name', async () => {
  const { app, admin, clock, apply } = await open();
  await using _ = app;
  const old = await toLead(app, {}, 'Turned down', 400);
  const young = await toLead(app, {}, 'Turned down', 100);
  const signed = await toLead(app, {}, 'Signed', 400);
  const otherCaseType = await toLead(app, { caseType: '2' }, 'Turned down', 400);
  const held = await toLead(app, {}, 'Turned down', 400);
  await admin.mutate('privacy.hold', { id: held, reason: 'Court' });
  await app.models.clients.updateOne({ _id: held }, { $set: { updatedAt: new Date(start - 400 * day) } });

  const preview = (await admin.query('privacy.previewRetention', { rules })).body.result.data;
  expect(preview.rules.map(({ count }: { count: number }) => count)).toEqual([0, 1]);
  expect(preview.rules[1].oldest).toMatchObject([{ id: old, name: 'Maria Lopez' }]);
  expect(preview.held).toBe(1);

  await admin.mutate('settings.save', { name: 'retention', value: { rules }, version: 0 });
  clock.time += 6 * day;
  await apply();
  expect(await app.models.clients.countDocuments()).toBe(5);
  clock.time += 2 * day;
  await apply();
  const remaining = (await app.models.clients.find().lean()).map(({ _id }) => String(_id));
  expect(remaining.sort()).toEqual([young, signed, otherCaseType, held].sort());
  const gone = await app.models.clients.findOne({ _id: old, deletedAt: { $exists: true } }).lean();
  expect(gone!.history.at(-1)).toMatchObject({ action: 'delete', actor: 'Lantern' });
});

test('without rules nothing is ever deleted', async () => {
  const { app, clock, apply } = await open();
  await using _ = app;
  await toLead(app, {}, 'Turned down', 4000);
  clock.time += 400 * day;
  await apply();
  expect(await app.models.clients.countDocuments()).toBe(1);
});

let received = 0;

/** A text of some days ago to a firm that has no lead with the number. */
const receive = async ({ app, clock }: TextHouse, from: string, days: number) => {
  received += 1;
  const id = await storeIncoming(app.texts, {
    ...{ providerId: `SM${received}`, from, to: ourNumber, body: 'Is this the law firm?', media: [] },
    sentAt: new Date(clock.time - days * day),
  });
  return id!;
};

const people = {
  silent: '+12125550101',
  blocked: '+12125550102',
  active: '+12125550103',
  assigned: '+12125550104',
  held: '+14155550132',
};

/** Senders who belonged to nobody when they wrote, most of them long ago. */
const openWithSenders = async () => {
  const house = await openTexts();
  const { app, admin } = house;
  const id = await house.lead({ phoneNumber: '(646) 555-0199' });
  const texts = {
    silent: [await receive(house, people.silent, 400), await receive(house, people.silent, 380)],
    blocked: [await receive(house, people.blocked, 500)],
    active: [await receive(house, people.active, 500), await receive(house, people.active, 100)],
    assigned: [await receive(house, people.assigned, 500)],
    held: [await receive(house, people.held, 500)],
  };
  await keepFile(app.conversation, { message: texts.silent[0]!, file: 0 }, Buffer.from('a picture'));
  await admin.put(`/api/messages/unknown/${texts.blocked[0]}`, { block: true });
  await admin.put(`/api/messages/unknown/${texts.assigned[0]}`, { clientId: id });
  const { body: lead } = await app.anyone.post(
    '/api/clients',
    make.client({ phoneNumber: '(415) 555-0132' }),
  );
  await admin.mutate('privacy.hold', { id: lead.id, reason: 'Court' });
  const stored = async () =>
    (await app.models.messages.find().select({ _id: 1 }).lean()).map(({ _id }) => String(_id)).sort();
  return { ...house, texts, stored, kept: [...texts.active, ...texts.assigned, ...texts.held].sort() };
};

test('messages of a sender who was never assigned end with their files a year after the last one; those of a lead and of a legal hold stay', async () => {
  await using house = await openWithSenders();
  const { app, admin, texts } = house;
  expect(await app.models.messages.countDocuments()).toBe(7);
  const { body } = await admin.query('privacy.previewRetention', { rules: [] });
  expect(body.result.data.unknown).toBe(2);
  await applyRetention(app);
  expect(await house.stored()).toEqual(house.kept);
  expect(await readFile(app.conversation, { message: texts.silent[0]!, file: 0 })).toBeUndefined();
  const [entry] = await app.models.audit.find({ action: 'delete', entity: 'message' }).lean();
  expect(entry).toMatchObject({ actor: 'Lantern', note: '3 of unknown senders' });
  expect(JSON.stringify(entry)).not.toMatch(/555|law firm/);
  // The provider's list still has it.
  const again = {
    providerId: 'SM1',
    from: people.silent,
    to: ourNumber,
    body: 'Is this the law firm?',
    media: [],
  };
  expect(await storeIncoming(app.texts, again)).toBeUndefined();
  await applyRetention(app);
  expect(await app.models.audit.countDocuments({ action: 'delete', entity: 'message' })).toBe(1);
});

test('staff choose how long, a change acts a week later, and without a number of days everything stays', async () => {
  await using house = await openWithSenders();
  const { app, clock } = house;
  const save = async (unknownDays: number | null, version: number) => {
    // The clock moves by more than a session lasts.
    const admin = await app.signInAsAdmin();
    const value = { rules: [], unknownDays };
    return admin.mutate('settings.save', { name: 'retention', value, version });
  };
  expect((await save(29, 0)).status).toBe(400);
  expect((await save(null, 0)).status).toBe(200);
  clock.time += 8 * day;
  await applyRetention(app);
  expect(await app.models.messages.countDocuments()).toBe(7);
  expect((await save(60, 1)).status).toBe(200);
  await applyRetention(app);
  expect(await app.models.messages.countDocuments()).toBe(7);
  clock.time += 8 * day;
  await applyRetention(app);
  expect(await house.stored()).toEqual([...house.texts.assigned, ...house.texts.held].sort());
});
