import { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

test('if two editors saw the same version, one wins and the other gets an error', async () => {
  const app = await shared();
  const [one, two] = [await app.signInAsAdmin(), await app.signInAsAdmin()];
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const { version } = (await one.get(`/api/clients/${id}`)).body;
  const saved = await one.put(`/api/clients/${id}`, { firstName: 'Ana', version });
  const late = await two.put(`/api/clients/${id}`, { firstName: 'Ben', lastName: 'Late', version });
  expect([saved.status, late.status]).toEqual([200, 409]);
  expect(late.body).toMatchObject({
    code: 'CONFLICT',
    message: 'Someone else changed this lead. Load the page again.',
  });
  expect((await one.get(`/api/clients/${id}`)).body).toMatchObject({
    firstName: 'Ana',
    lastName: 'Lopez',
    version: 1,
  });
  const again = await two.put(`/api/clients/${id}`, { lastName: 'Late', version: saved.body.version });
  expect(again.body).toMatchObject({ firstName: 'Ana', lastName: 'Late', version: 2 });
});

test('of ten who save a setting for the first time at once one wins, and the log has one entry', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { value } = (await admin.query('settings.all')).body.result.data.callPlan;
  const save = (version: number) =>
    admin.mutate('settings.save', {
      name: 'callPlan',
      value: { ...value, assigns: !value.assigns },
      version,
    });
  const saved = await Promise.all(Array.from({ length: 10 }, () => save(0)));
  expect(saved.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await app.models.settings.findById('callPlan').lean()).toMatchObject({ version: 1 });
  expect(await app.models.audit.countDocuments({ entity: 'setting', entityId: 'callPlan' })).toBe(1);
  expect((await save(1)).status).toBe(200);
});

test('if many editors save the same version at once, exactly one wins', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const saves = Array.from({ length: 12 }, (_, index) =>
    admin.put(`/api/clients/${id}`, { firstName: `Editor ${index}`, version: 0 }),
  );
  const answers = await Promise.all(saves);
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  expect((await admin.get(`/api/clients/${id}`)).body).toEqual(winners[0]!.body);
  expect(await app.models.audit.countDocuments({ action: 'update' })).toBe(1);
});

test('two who change different fields without a version lose nothing', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  await Promise.all([
    admin.put(`/api/clients/${id}`, { firstName: 'Ana' }),
    admin.put(`/api/clients/${id}`, { lastName: 'García' }),
    admin.put(`/api/clients/${id}`, { phoneNumber: '415 555 0177' }),
  ]);
  const { body } = await admin.get(`/api/clients/${id}`);
  expect(body).toMatchObject({ firstName: 'Ana', lastName: 'García', phoneE164: '+14155550177', version: 3 });
  expect((await admin.get('/api/clients?search=ana+garc%C3%ADa')).body).toHaveLength(1);
});

test('thirty changes at once are thirty versions and thirty entries', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const saves = Array.from({ length: 30 }, (_, index) =>
    admin.put(`/api/clients/${id}`, { additionalInfo: `Change ${index}` }),
  );
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const versions = answers.map(({ body }) => body.version).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  const timeline = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline.filter(({ action }: { action: string }) => action === 'update')).toHaveLength(30);
});

test('each change records the values that it actually replaced', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client({ additionalInfo: 'start' }))).body;
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      admin.put(`/api/clients/${id}`, { additionalInfo: `Change ${index}` }),
    ),
  );
  const lead = await app.models.clients.findById(id).lean();
  const updates = lead!.history.filter(({ action }) => action === 'update');
  const next = new Map(updates.map(({ changes }) => [changes[0]!.from, changes[0]!.to]));
  let text: string | undefined = 'start';
  let last = text;
  for (; text !== undefined; text = next.get(text)) last = text;
  expect(next.size).toBe(8);
  expect(last).toBe((await admin.get(`/api/clients/${id}`)).body.additionalInfo);
});

test('a lead that is deleted while it is changed stays deleted', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const [changed, deleted] = await Promise.all([
    admin.put(`/api/clients/${id}`, { firstName: 'Ana' }),
    admin.delete(`/api/clients/${id}`),
  ]);
  expect(deleted.status).toBe(204);
  expect([200, 404]).toContain(changed.status);
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(404);
});

test('two users made at once with one e-mail are one user', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post('/api/users', make.user())));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('a hundred leads at once are a hundred rows with a hundred ids', async () => {
  const app = await shared();
  const sent = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      app.anyone.post('/api/clients', make.client({ additionalInfo: `${index}` })),
    ),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(100);
  const admin = await app.signInAsAdmin();
  const list = (await admin.get('/api/clients')).body;
  expect(new Set(list.map(({ additionalInfo }: { additionalInfo: string }) => additionalInfo)).size).toBe(
    100,
  );
});

test('a change that others always forestall ends with a sentence, and changes nothing', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const forestalled = vi
    .spyOn(app.models.clients, 'findOneAndUpdate')
    .mockReturnValue({ lean: async () => null } as never);
  const refused = await admin.put(`/api/clients/${id}`, { firstName: 'Marie' });
  forestalled.mockRestore();
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: 'Others are changing this lead. Wait a moment and try again.' },
  ]);
  expect((await admin.get(`/api/clients/${id}`)).body).toMatchObject({ firstName: 'Maria' });
});

test('a user who leaves has no task left, although someone works on its lead at that moment', async () => {
  const app = await shared(Date.now);
  const admin = await app.signInAsAdmin();
  const { clients } = app.models;
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const { id: userId } = (await admin.post('/api/users', make.user({ role: 'user' }))).body;
  const toTask = (title: string, assignedTo: string | null) => ({
    ...{ _id: new Types.ObjectId(), title, assignedTo },
    ...{ kind: 'other' as const, dueAt: new Date(), remindAt: null },
  });
  await clients.updateOne({ _id: id }, { $set: { openTasks: [toTask('Call', userId)], deskVersion: 1 } });
  const write = clients.findOneAndUpdate.bind(clients);
  const meanwhile = () =>
    clients.updateOne(
      { _id: id },
      { $push: { openTasks: toTask('Write', userId) }, $inc: { deskVersion: 1 } },
    );
  const once = vi.spyOn(clients, 'findOneAndUpdate').mockImplementationOnce(((
    ...what: Parameters<typeof write>
  ) => ({
    lean: () => meanwhile().then(() => write(...what).lean()),
  })) as never);
  expect((await admin.delete(`/api/users/${userId}`)).status).toBe(204);
  once.mockRestore();
  const { openTasks = [] } = (await clients.findById(id).lean())!;
  expect(openTasks.map(({ title, assignedTo }) => [title, assignedTo])).toEqual([
    ['Call', null],
    ['Write', null],
  ]);
});
