import { expect, test } from 'vitest';
import { applyRetention } from '../../../server/privacy/retention/apply-retention';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

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
