import { expect, test } from 'vitest';
import { day, minute } from '../../../shared/durations';
import { openMail } from '../../support/mail/open-mail';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

/** Adds leads as an earlier version stored its made-up ones, and returns their ids. */
const addSamples = async ({ anyone, models }: TestApp): Promise<[string, string]> => {
  const add = async (firstName: string) =>
    (await anyone.post('/api/clients', make.client({ firstName }))).body.id as string;
  const ids: [string, string] = [await add('Ruth'), await add('Walter')];
  await models.clients.updateMany({ _id: { $in: ids } }, { $set: { source: 'sample' } });
  return ids;
};

test('a real lead is never merged with a sample lead', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const [sample] = await addSamples(app);
  const real = (await app.anyone.post('/api/clients', make.client())).body.id;
  const version = 0;
  const merge = (into: string, from: string) =>
    admin.mutate('clients.merge', { into: { id: into, version }, from: { id: from, version }, take: [] });
  expect([(await merge(real, sample)).status, (await merge(sample, real)).status]).toEqual([409, 409]);
});

test('the firm’s figures leave sample leads out, the desk’s own counts have them', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const [first] = await addSamples(app);
  await app.anyone.post('/api/clients', make.client());
  await admin.mutate('desk.work', { id: first, status: 'Turned down', statusReason: 'Too late' });
  const data = async (name: string, input?: object) => (await admin.query(name, input)).body.result.data;
  const { perDay, perCaseType } = await data('dashboard.overview', {});
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
  expect([sum(perDay), sum(perCaseType)]).toEqual([1, 1]);
  const { perWeek, perSource } = await data('reports.conversion', {});
  expect(perWeek.reduce((total: number, { leads }: { leads: number }) => total + leads, 0)).toBe(1);
  expect(perSource).toMatchObject([{ key: 'website', leads: 1 }]);
  expect(await data('desk.reasonCounts')).toEqual([]);
  expect((await data('desk.dayStart')).waiting).toBeGreaterThan(1);
});

test('nothing leaves for a sample lead: no mail, no webhook, no reminder, no line in the morning mail', async () => {
  await using house = await openMail({ staff: 'intake@lantern.example', staffMode: 'daily' });
  await using receiver = await startReceiver();
  const { app, clock, smtp } = house;
  const admin = await app.signInAsAdmin();
  const colleague = make.user({ role: 'intake', email: 'rosa@example.com' });
  const to = (await admin.post('/api/users', colleague)).body.id;
  const events = ['lead.created', 'lead.updated', 'lead.status_changed', 'lead.assigned', 'lead.deleted'];
  await admin.mutate('webhooks.create', { name: 'All', url: receiver.url, events, fields: [] });
  const [first, second] = await addSamples(app);
  await admin.put(`/api/clients/${first}`, { assignedTo: to, status: 'Contacted' });
  const dueAt = new Date(clock.time + minute).toISOString();
  await admin.mutate('desk.addTask', { id: first, task: { title: 'Call', dueAt, remindAt: dueAt } });
  await admin.delete(`/api/clients/${second}`);
  await app.outbox.start();
  clock.time += 2 * day;
  for (let round = 0; round < 3; round++) await app.outbox.run();
  expect(receiver.got).toEqual([]);
  expect(smtp.got.map(({ text }) => text)).toEqual([]);
  expect(await app.models.outbox.countDocuments({ kind: { $in: ['mail', 'webhook'] } })).toBe(0);
  await app.outbox.close();
});
