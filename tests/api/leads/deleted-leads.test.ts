import { expect, test } from 'vitest';
import { event } from '../../../server/core/outbox/work';
import { flagDuplicatesSince } from '../../../server/intake/flag-duplicates';
import { day } from '../../../shared/durations';
import { z } from '../../../shared/zod';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';

const shared = shareApp();

const send = async (app: Awaited<ReturnType<typeof startApp>>, different = {}) =>
  (await app.anyone.post('/api/clients', make.client(different))).body.id as string;

test('a deleted lead is in no list, count, search, export, dashboard or timeline, and no id opens it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const id = await send(app, { firstName: 'Gone' });
  const otherId = await send(app, {
    firstName: 'Kept',
    email: 'kept@example.com',
    phoneNumber: '212 555 0100',
  });
  expect((await admin.delete(`/api/clients/${id}`)).status).toBe(204);

  const list = await admin.get('/api/clients');
  expect(list.body.map((lead: { id: string }) => lead.id)).toEqual([otherId]);
  expect(list.headers.get('x-total-count')).toBe('1');
  for (const query of [{}, { search: 'lopez' }, { status: 'New' }, { sort: 'lastName' }, { waiting: '0' }]) {
    const { rows, total } = (await admin.query('clients.page', query)).body.result.data;
    expect([rows.map((lead: { id: string }) => lead.id), total]).toEqual([[otherId], 1]);
  }
  const count = (await admin.query('clients.page', { status: 'New', page: 2, limit: 1 })).body.result.data;
  expect(count.total).toBe(1);
  expect((await admin.query('clients.find', { search: 'gone' })).body.result.data).toEqual([]);
  expect((await admin.query('clients.find', { search: id })).body.result.data).toEqual([]);
  expect((await admin.get('/api/exports/clients.csv')).text).not.toContain('Gone');
  expect((await admin.query('dashboard.counts')).body.result.data.clients).toBe(1);
  const overview = (await admin.query('dashboard.overview', {})).body.result.data;
  expect(overview.perCaseType).toMatchObject([{ count: 1 }]);
  expect(overview.perDay.at(-1).count).toBe(1);

  expect((await admin.get(`/api/clients/${id}`)).status).toBe(404);
  expect((await admin.put(`/api/clients/${id}`, { firstName: 'Ana' })).status).toBe(404);
  expect((await admin.delete(`/api/clients/${id}`)).status).toBe(404);
  expect((await admin.query('clients.timeline', { id })).status).toBe(404);
  expect((await admin.mutate('clients.addNote', { id, note: 'Called.' })).status).toBe(404);
});

test('a deleted lead comes back as it was, with all that happened to it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const id = await send(app);
  await admin.put(`/api/clients/${id}`, { status: 'Contacted' });
  await admin.mutate('clients.addNote', { id, note: 'Called.' });
  const before = (await admin.get(`/api/clients/${id}`)).body;
  await admin.delete(`/api/clients/${id}`);
  const deleted = (await admin.query('clients.deleted', { page: 1, limit: 10 })).body.result.data;
  expect(deleted).toMatchObject({ total: 1, rows: [{ id, deletedBy: 'First Administrator' }] });

  expect((await admin.mutate('clients.restore', { id })).status).toBe(200);
  const after = (await admin.get(`/api/clients/${id}`)).body;
  expect(after).toEqual({ ...before, version: before.version + 2, updatedAt: expect.any(String) });
  const timeline = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline.map(({ action }: { action: string }) => action)).toEqual([
    'restore',
    'delete',
    'note',
    'update',
    'create',
  ]);
  expect((await admin.mutate('clients.restore', { id })).status).toBe(404);
  expect((await admin.query('clients.deleted', { page: 1, limit: 10 })).body.result.data.total).toBe(0);
});

test('a restored lead keeps its assignee only if they may still open leads', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const person = (await admin.post('/api/users', make.user())).body.id;
  const id = await send(app);
  await admin.put(`/api/clients/${id}`, { assignedTo: person });
  await admin.delete(`/api/clients/${id}`);
  await admin.delete(`/api/users/${person}`);
  await admin.mutate('clients.restore', { id });
  expect((await admin.get(`/api/clients/${id}`)).body.assignedTo).toBeNull();
});

test('leads deleted 30 days ago are removed for good, unless they were restored', async () => {
  let now = Date.UTC(2026, 0, 2);
  await using app = await startApp({ now: () => now });
  await app.outbox.start();
  const ids = [
    await send(app),
    await send(app, { firstName: 'Back' }),
    await send(app, { firstName: 'Later' }),
  ];
  let admin = await app.signInAsAdmin();
  for (const id of ids.slice(0, 2)) await admin.delete(`/api/clients/${id}`);
  await admin.mutate('clients.restore', { id: ids[1] });
  now += 29 * day;
  admin = await app.signInAsAdmin();
  await admin.delete(`/api/clients/${ids[2]}`);
  await app.outbox.run();
  expect(await stored(app)).toHaveLength(3);
  now += 2 * day;
  await app.outbox.run();
  expect((await stored(app)).sort()).toEqual(ids.slice(1).sort());
  await app.outbox.close();
});

const stored = async (app: Awaited<ReturnType<typeof startApp>>) =>
  (await app.models.clients.collection.find().toArray()).map(({ _id }) => String(_id));

test('a person who sends the same again after their lead was deleted becomes a new lead, under the same key', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const key = { 'Idempotency-Key': 'one-key' };
  const first = (await app.anyone.post('/api/clients', make.client(), key)).body.id;
  await admin.delete(`/api/clients/${first}`);
  const again = await app.anyone.post('/api/clients', make.client(), key);
  expect(again.status).toBe(201);
  expect(again.body.id).not.toBe(first);
});

test('a deleted lead is nobody’s duplicate', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const first = await send(app);
  await admin.delete(`/api/clients/${first}`);
  const second = await send(app, { firstName: 'Again' });
  await flagDuplicatesSince(app.models, new Date(0));
  expect((await admin.get(`/api/clients/${second}`)).body.duplicateOf).toBeUndefined();
});

test('the effects of deleting a lead still happen', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const id = await send(app);
  await admin.delete(`/api/clients/${id}`);
  await app.models.clients.collection.updateOne({ deletedAt: { $exists: true } }, {
    $push: { outbox: event({ kind: 'nothing-knows-this', data: z.object({}) }, Date.now, {}) },
  } as never);
  await app.outbox.run();
  const [lead] = await app.models.clients.collection.find().toArray();
  expect(lead!.outbox).toEqual([]);
});

test('writes of many leads at once pass over deleted ones, in whatever way they are made', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const [gone, remaining] = [await send(app), await send(app, { email: 'kept@example.com' })];
  await admin.delete(`/api/clients/${gone}`);
  const { clients } = app.models;
  const state = { $set: { state: 'OR' } };
  await clients.bulkWrite([
    { updateOne: { filter: { _id: gone }, update: state } },
    { updateMany: { filter: {}, update: state } },
    { deleteOne: { filter: { _id: gone } } },
  ] as never);
  const all = async () =>
    (await clients.find().setOptions({ withDeleted: true }).sort({ _id: 1 }).lean()).map((lead) => [
      String(lead._id),
      lead.state,
    ]);
  expect(await all()).toEqual([
    [gone, undefined],
    [remaining, 'OR'],
  ]);
  await clients.deleteOne({ _id: gone });
  await clients.deleteMany({});
  expect(await all()).toEqual([[gone, undefined]]);
});
