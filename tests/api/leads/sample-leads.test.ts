import { expect, test } from 'vitest';
import { openMail } from '../../support/mail/open-mail';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** An application with the sample leads, and one lead of a person. */
const withSamples = async () => {
  const app = await startApp();
  const real = (await app.anyone.post('/api/clients', make.client())).body.id as string;
  const admin = await app.signInAsAdmin();
  const added = await admin.post('/api/samples', {});
  return { app, admin, real, added, [Symbol.asyncDispose]: app[Symbol.asyncDispose] };
};

const findSamples = ({ models }: TestApp) =>
  models.clients.find({ source: 'sample' }).setOptions({ withDeleted: true }).lean();
const toId = ({ _id }: { _id: unknown }) => String(_id);

test('sample leads are added once, marked, and listed with the real leads', async () => {
  await using setup = await withSamples();
  const { app, admin, added } = setup;
  expect([added.status, added.body]).toEqual([201, { leads: 8 }]);
  const again = await Promise.all([admin.post('/api/samples', {}), admin.mutate('samples.add')]);
  expect(again.map(({ status }) => status)).toEqual([201, 200]);
  expect((await admin.get('/api/samples')).body).toEqual({ leads: 8 });
  const { body } = await admin.get('/api/clients?limit=50');
  expect(body.map(({ source }: { source: string }) => source).sort()).toEqual([
    ...Array(8).fill('sample'),
    'website',
  ]);
  const leads = await findSamples(app);
  expect(leads.every(({ email }) => email.endsWith('@example.com'))).toBe(true);
  expect(leads.every(({ phoneE164 }) => /^\+1\d{3}55501\d\d$/.test(phoneE164 ?? ''))).toBe(true);
});

test('two who put them in at the same moment put in one set', async () => {
  await using app = await startApp();
  const [one, other] = [await app.signInAsAdmin(), await app.signInAsAdmin()];
  await Promise.all([one.post('/api/samples', {}), other.post('/api/samples', {})]);
  expect(await findSamples(app)).toHaveLength(8);
});

test('removing the sample leads removes exactly them and the work on them, and they can be added again', async () => {
  await using setup = await withSamples();
  const { app, admin, real } = setup;
  const [first, second, third] = (await findSamples(app)).map(toId);
  await admin.mutate('desk.work', { id: first, outcome: 'Reached', status: 'Signed' });
  await admin.delete(`/api/clients/${second}`);
  await admin.put(`/api/clients/${third}`, { firstName: 'Renamed' });
  await app.models.clients.updateOne({ _id: real }, { $set: { duplicateOf: first } });

  expect((await admin.delete('/api/samples')).body).toEqual({ removed: 8, left: 0 });
  expect(await findSamples(app)).toEqual([]);
  expect((await admin.get('/api/samples')).body).toEqual({ leads: 0 });
  const remaining = (await admin.get('/api/clients')).body;
  expect(remaining).toMatchObject([{ id: real, firstName: 'Maria' }]);
  expect(remaining[0]).not.toHaveProperty('duplicateOf');
  expect((await admin.query('clients.deleted', { page: 1, limit: 5 })).body.result.data.total).toBe(0);
  expect((await admin.query('desk.dayStart')).body.result.data).toMatchObject({ fresh: 1, waiting: 1 });
  expect((await admin.delete('/api/samples')).body).toEqual({ removed: 0, left: 0 });
  expect((await admin.post('/api/samples', {})).body).toEqual({ leads: 8 });
});

test('a sample lead on hold stays, and a real lead is never merged with one', async () => {
  await using setup = await withSamples();
  const { app, admin, real } = setup;
  const [held, other] = (await findSamples(app)).map(toId);
  await app.models.clients.updateOne(
    { _id: held },
    { $set: { hold: { by: 'admin', at: new Date(), reason: 'a test' } } },
  );
  const version = 0;
  const merge = (into: string, from: string) =>
    admin.mutate('clients.merge', { into: { id: into, version }, from: { id: from, version }, fields: {} });
  expect([(await merge(real, other!)).status, (await merge(other!, real)).status]).toEqual([409, 409]);
  expect((await merge(held!, other!)).status).toBe(200);
  expect((await admin.delete('/api/samples')).body).toEqual({ removed: 7, left: 1 });
  expect((await findSamples(app)).map(toId)).toEqual([held]);
  expect((await admin.get(`/api/clients/${real}`)).status).toBe(200);
});

test('the firm’s figures leave sample leads out, the desk’s own counts have them', async () => {
  await using setup = await withSamples();
  const { app, admin } = setup;
  const [first] = (await findSamples(app)).map(toId);
  await admin.mutate('desk.work', { id: first, status: 'Turned down', statusReason: 'Too late' });
  const data = async (name: string, input?: object) => (await admin.query(name, input)).body.result.data;
  const { perDay, perCaseType } = await data('dashboard.overview', {});
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
  expect([sum(perDay), sum(perCaseType)]).toEqual([1, 1]);
  const { perWeek, perSource } = await data('reports.conversion', {});
  expect(perWeek.reduce((total: number, { leads }: { leads: number }) => total + leads, 0)).toBe(1);
  expect(perSource).toMatchObject([{ key: 'website', leads: 1 }]);
  expect(await data('desk.reasonCounts')).toEqual([]);
  expect((await data('desk.dayStart')).fresh).toBeGreaterThan(1);
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
  await admin.post('/api/samples', {});
  const [first, second] = (await findSamples(app)).map(toId);
  await admin.put(`/api/clients/${first}`, { assignedTo: to, status: 'Contacted' });
  const dueAt = new Date(clock.time + minute).toISOString();
  await admin.mutate('desk.addTask', { id: first, task: { title: 'Call', dueAt, remindAt: dueAt } });
  await admin.delete(`/api/clients/${second}`);
  await app.outbox.start();
  clock.time += 2 * day;
  for (let round = 0; round < 3; round++) await app.outbox.run();
  await admin.delete('/api/samples');
  await app.outbox.run();
  expect(receiver.got).toEqual([]);
  expect(smtp.got.map(({ text }) => text)).toEqual([]);
  expect(await app.models.outbox.countDocuments({ kind: { $in: ['mail', 'webhook'] } })).toBe(0);
  await app.outbox.close();
});

test('people who may not import leads may not add, see or remove sample leads', async () => {
  await using setup = await withSamples();
  const intake = await setup.app.signInAs('intake');
  const answers = [
    await intake.get('/api/samples'),
    await intake.post('/api/samples', {}),
    await intake.delete('/api/samples'),
    await setup.app.anyone.delete('/api/samples'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  expect(await findSamples(setup.app)).toHaveLength(8);
});
