import { expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

const batch = 'a'.repeat(24);
/** Stores a lead of a different person. */
const sent = async (who: Caller) =>
  (await who.post('/api/clients', make.client({ firstName: `No${Math.random()}` }))).body.id as string;
const lead = async (who: Caller, id: string) => (await who.get(`/api/clients/${id}`)).body;

test('a status that many leads were given is taken back: they wait again, and have no task of the new status', async () => {
  let now = Date.UTC(2026, 2, 17, 17);
  const app = await shared(() => now);
  const admin = await app.signInAsAdmin();
  const rules = [{ status: 'Qualified', title: 'Send the agreement', dueInHours: 24 }];
  await admin.mutate('settings.save', { name: 'taskRules', value: { rules } });
  const ids = [await sent(app.anyone), await sent(app.anyone)];
  const [before] = await Promise.all(ids.map((id) => lead(admin, id)));
  await admin.mutate('clients.updateMany', { ids, batch, change: { status: 'Qualified' } });
  expect(await lead(admin, ids[0]!)).toMatchObject({ status: 'Qualified', nextTaskAt: expect.any(String) });
  now += 60_000;
  const undone = await admin.mutate('clients.undoMany', { ids, batch });
  expect(undone.body.result.data.done.sort()).toEqual(ids.toSorted());
  const after = await lead(admin, ids[0]!);
  expect(after).toMatchObject({ status: 'New', waitingSince: before.waitingSince, version: 2 });
  expect([after.nextTaskAt, after.firstContactAt]).toEqual([undefined, undefined]);
  expect((await admin.query('desk.dayStart')).body.result.data).toMatchObject({ waiting: 2 });
});

test('a lead that was turned down before the change of many is turned down again, with its reason and its person', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const me = (await admin.get('/api/auth/me')).body.id;
  const id = await sent(app.anyone);
  const down = { status: 'Turned down', statusReason: 'Too late', assignedTo: me };
  await admin.put(`/api/clients/${id}`, down);
  await admin.mutate('clients.updateMany', { ids: [id], batch, change: { status: 'Qualified' } });
  expect(await lead(admin, id)).toMatchObject({ status: 'Qualified', statusReason: '' });
  await admin.mutate('clients.undoMany', { ids: [id], batch });
  expect(await lead(admin, id)).toMatchObject(down);
});

test('an undo keeps what someone changed since, and leaves leads alone that the bulk change did not touch', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const me = (await admin.get('/api/auth/me')).body.id;
  const [id, other] = [await sent(app.anyone), await sent(app.anyone)];
  const change = { status: 'Qualified', assignedTo: me };
  await admin.mutate('clients.updateMany', { ids: [id], batch, change });
  await admin.put(`/api/clients/${id}`, { status: 'Signed' });
  const undone = await admin.mutate('clients.undoMany', { ids: [id, other], batch });
  expect(undone.body.result.data).toEqual({ done: expect.arrayContaining([id, other]), refused: [] });
  expect(await lead(admin, id)).toMatchObject({ status: 'Signed', assignedTo: null });
  expect(await lead(admin, other!)).toMatchObject({ status: 'New', version: 0 });
});

test('a person called since a bulk change does not wait again after its undo', async () => {
  let now = Date.UTC(2026, 2, 17, 17);
  const app = await shared(() => now);
  const admin = await app.signInAsAdmin();
  const id = await sent(app.anyone);
  await admin.mutate('clients.updateMany', { ids: [id], batch, change: { status: 'Contacted' } });
  now += 60_000;
  await admin.mutate('desk.work', { id, outcome: 'Voicemail' });
  await admin.mutate('clients.undoMany', { ids: [id], batch });
  const after = await lead(admin, id);
  expect([after.status, after.waitingSince]).toEqual(['New', undefined]);
});
