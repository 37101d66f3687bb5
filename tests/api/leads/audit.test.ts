import { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { findCollections } from '../../../server/core/db/collections';
import type { Caller } from '../../support/caller';
import { png, uploadBody } from '../../support/images';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp();

type Entry = {
  action: string;
  entity: string;
  entityId: string;
  changes: object[];
  note: string;
  actor: string;
  subject: string;
};

const entries = async (admin: Caller, filter: object = {}): Promise<Entry[]> =>
  (await admin.query('audit.page', { limit: 100, ...filter })).body.result.data.rows;

const summarize = (rows: Entry[]) => rows.map(({ action, entity }) => `${action} ${entity}`);

test('every write by staff leaves an entry, the newest first', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const client = (await admin.post('/api/clients', make.client())).body.id;
  await admin.put(`/api/clients/${client}`, { firstName: 'Ana' });
  await admin.mutate('clients.addNote', { id: client, note: 'Called.' });
  await admin.delete(`/api/clients/${client}`);
  const user = (await admin.post('/api/users', make.user())).body.id;
  await admin.put(`/api/users/${user}`, { lastName: 'Ode', password: 'another long password' });
  await admin.delete(`/api/users/${user}`);
  const service = (await admin.post('/api/services', make.service())).body.id;
  await admin.put(`/api/services/${service}`, { status: 0 });
  await admin.delete(`/api/services/${service}`);
  await admin.send('POST', '/api/media/upload', { body: uploadBody(png) });
  await admin.get('/api/exports/clients.csv?search=maria');
  await admin.mutate('auth.endOtherSessions');
  const currentPassword = app.adminPassword;
  await admin.mutate('auth.changePassword', { currentPassword, newPassword: 'a brand new password' });
  await admin.send('POST', '/api/auth/logout');
  const again = await app.signIn('admin', 'a brand new password');
  const rows = await entries(again);
  expect(summarize(rows)).toEqual([
    'sign-in user',
    'sign-out session',
    'password user',
    'delete session',
    'export client',
    'create media',
    'delete service',
    'update service',
    'create service',
    'delete user',
    'password user',
    'update user',
    'create user',
    'delete client',
    'note client',
    'update client',
    'create client',
    'sign-in user',
  ]);
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['First Administrator']));
  // A search may be a name, which would outlive the lead here.
  expect(rows.find(({ action }) => action === 'export')?.note).toBe('search');
});

test('an update tells the status before and after, but no words of the person', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/clients', make.client())).body;
  await admin.put(`/api/clients/${id}`, { ...make.client(), status: 'Contacted', additionalInfo: '' });
  await admin.put('/api/services/1', { status: 0, title: 'AFFF' });
  expect(await entries(admin, { action: 'update' })).toMatchObject([
    { entity: 'service', entityId: '1', changes: [{ field: 'status', from: '1', to: '0' }] },
    {
      entity: 'client',
      entityId: id,
      changes: [
        { field: 'additionalInfo', from: '', to: '' },
        { field: 'status', from: 'New', to: 'Contacted' },
      ],
    },
  ]);
  const { result } = (await admin.query('clients.timeline', { id })).body;
  expect(result.data[0]).toMatchObject({
    action: 'update',
    actor: 'First Administrator',
    changes: [
      { field: 'additionalInfo', from: 'I worked as a firefighter for twelve years.', to: '' },
      { field: 'status', from: 'New', to: 'Contacted' },
    ],
  });
});

test('what the firm sets, makes and deletes is told from and to', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const newest = async (entity: string) => (await entries(admin, { entity }))[0]!.changes;
  const change = (field: string, from: string, to: string) => ({ field, from, to });

  const save = (name: string, value: object) => admin.mutate('settings.save', { name, value, version: 0 });
  await save('followUp', { mostADay: 3, mostAWeek: 5, handwrittenHours: 24 });
  expect(await newest('setting')).toEqual([change('mostADay', '2', '3')]);
  await save('callPlan', { waitHours: [2, 24], assigns: false });
  expect(await newest('setting')).toEqual([
    change('waitHours', '1, 4, 24, 24, 48', '2, 24'),
    change('assigns', 'true', 'false'),
  ]);
  await save('taskRules', { rules: [{ status: 'Signed', title: 'Call the client', dueInHours: 2 }] });
  expect(await newest('setting')).toEqual([
    change(
      'rules',
      'status: Qualified, title: Send the retainer, dueInHours: 24, kind: retainer; status: Retainer sent, title: Ask whether the retainer arrived, dueInHours: 72, kind: retainer',
      'status: Signed, title: Call the client, dueInHours: 2',
    ),
  ]);
  const reason = { label: 'Too late', letter: '' };
  expect((await save('turnDown', { reasons: [reason] })).status).toBe(200);
  // A letter is too long for a line of the log.
  expect(await newest('setting')).toEqual([change('reasons', '', '')]);
  await admin.put('/api/intake/settings', { refusedDays: 40 });
  expect(await newest('refused')).toEqual([change('refusedDays', '30', '40')]);

  const vendor = (await admin.post('/api/vendors', { name: 'Lead Co' })).body.id;
  expect(await newest('vendor')).toEqual([change('name', '', 'Lead Co')]);
  await admin.put(`/api/vendors/${vendor}`, { dailyCap: 5 });
  expect(await newest('vendor')).toEqual([change('dailyCap', '', '5')]);
  const hook = { name: 'Case system', url: 'https://example.com/', events: ['lead.created'], fields: [] };
  const webhook = (await admin.mutate('webhooks.create', hook)).body.result.data.id;
  await admin.mutate('webhooks.remove', { id: webhook });
  expect(await newest('webhook')).toEqual([
    change('name', 'Case system', ''),
    change('url', 'example.com', ''),
  ]);
  const service = (await admin.post('/api/services', make.service())).body.id;
  await admin.delete(`/api/services/${service}`);
  expect(await newest('service')).toEqual([change('title', make.service().title, '')]);
  const user = (await admin.post('/api/users', make.user({ firstName: 'Ana', lastName: 'Ode' }))).body.id;
  await admin.delete(`/api/users/${user}`);
  expect(await newest('user')).toEqual([change('name', 'Ana Ode', '')]);
});

test('saving without a change leaves no entry', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/clients', make.client())).body;
  const user = (await admin.post('/api/users', make.user())).body.id;
  await admin.put(`/api/clients/${id}`, make.client());
  await admin.put(`/api/users/${user}`, { ...make.user(), password: '' });
  await admin.put('/api/services/1', { status: 1 });
  expect(await entries(admin, { action: 'update' })).toEqual([]);
});

test('a failed change leaves no entry', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const nobody = 'f'.repeat(24);
  await admin.delete(`/api/clients/${nobody}`);
  await admin.put(`/api/users/${nobody}`, { firstName: 'Ana' });
  await admin.put('/api/services/999', { status: 0 });
  await admin.post('/api/users', {});
  expect(summarize(await entries(admin))).toEqual(['sign-in user']);
});

test('a failed sign-in is in the log, with the name that was tried and the address', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  for (const username of ['admin', 'Nobody@Example.com'])
    await app.anyone.post('/api/auth/login', { username, password: 'wrong password' });
  expect(await entries(admin, { action: 'failed-sign-in' })).toMatchObject([
    { entity: 'session', note: 'nobody@example.com', ip: '127.0.0.1', actorId: null },
    { entity: 'session', note: 'admin', ip: '127.0.0.1' },
  ]);
  expect(JSON.stringify(await app.models.audit.find().lean())).not.toContain('wrong password');
});

test('for a deleted lead the log keeps who did what, and nothing about the person', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  await admin.put(`/api/clients/${id}`, { email: 'new.address@example.com', firstName: 'Ana' });
  await admin.mutate('clients.addNote', { id, note: 'Her husband called.' });
  await admin.get('/api/exports/clients.csv?search=lopez');
  await admin.delete(`/api/clients/${id}`);
  const log = JSON.stringify(await app.models.audit.find().lean());
  expect(log).not.toMatch(/maria|lopez|new\.address|husband|Ana\b/i);
  expect(summarize(await entries(admin, { entity: 'client' }))).toEqual([
    'delete client',
    'export client',
    'note client',
    'update client',
  ]);
});

test('a password is never in the log, old or new, in clear or hashed', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  await admin.put(`/api/users/${id}`, { password: 'another long password' });
  const log = JSON.stringify(await app.models.audit.find().lean());
  expect(log).not.toMatch(/long (enough )?password|argon2|passwordHash/);
  expect(log).not.toContain(app.adminPassword);
});

test('an entry says the name of its record while that exists, and keeps none of it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const client = (await admin.post('/api/clients', make.client())).body.id;
  await admin.put(`/api/clients/${client}`, { firstName: 'Ana' });
  await admin.post('/api/vendors', { name: 'Lead Co' });
  await admin.post('/api/services', make.service());
  await admin.post('/api/users', make.user());
  const subjects = async () =>
    new Map((await entries(admin)).map(({ action, entity, subject }) => [`${action} ${entity}`, subject]));
  expect(Object.fromEntries(await subjects())).toMatchObject({
    'update client': 'Ana Lopez',
    'create vendor': 'Lead Co',
    'create service': make.service().title,
    'create user': 'Sam Okafor',
  });
  await admin.delete(`/api/clients/${client}`);
  expect((await subjects()).get('update client')).toBe('');
});

test('the log is filtered by action, entity and person, and paged', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/users', make.user());
  const sam = await app.signIn(make.user().email, make.user().password);
  await sam.post('/api/clients', make.client());
  const { id } = (await sam.get('/api/auth/me')).body;
  const all = summarize(await entries(admin));
  // On a busy server Sam may have had to sign in twice.
  const expected = ['create client', 'sign-in user'];
  expect([expected, [...expected, 'sign-in user']]).toContainEqual(
    summarize(await entries(admin, { actorId: id })),
  );
  expect(summarize(await entries(admin, { entity: 'client' }))).toEqual(['create client']);
  expect(summarize(await entries(admin, { action: 'create' }))).toEqual(['create client', 'create user']);
  expect(summarize(await entries(admin, { action: 'create', actorId: id, entity: 'user' }))).toEqual([]);
  const second = (await admin.query('audit.page', { page: 2, limit: 3 })).body.result.data;
  expect([summarize(second.rows), second.total]).toEqual([all.slice(3, 6), all.length]);
  expect((await admin.query('audit.page', { action: 'hack' })).status).toBe(400);
  // An entry that a document carried comes to the log later than it happened.
  const [newest] = await app.models.audit.find().sort({ at: -1 }).lean();
  const late = { ...newest!, _id: new Types.ObjectId(), at: new Date(Date.UTC(2020, 0, 1)), actor: 'Late' };
  await app.models.audit.create(late);
  expect((await entries(admin)).map(({ actor }: { actor: string }) => actor).at(-1)).toBe('Late');
});

test('a lead of the public form is no entry: its record tells when it came', async () => {
  const app = await shared();
  await app.anyone.post('/api/clients', make.client());
  expect(await app.models.audit.countDocuments()).toBe(0);
});

const whole = { leads: [], refused: [], email: '', phoneNumber: '' };

/** Blocks writes to the log, as when a server dies right after a change. */
const dieBeforeTheLog = ({ models: { audit } }: TestApp) => {
  for (const way of ['create', 'bulkWrite'] as const)
    vi.spyOn(audit, way).mockRejectedValue(new Error('The server is gone.'));
};

test('the next server logs a change once if its server died before the log knew of it', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const user = (await admin.post('/api/users', make.user())).body.id;
  const service = (await admin.post('/api/services', make.service())).body.id;
  const vendor = (await admin.post('/api/vendors', { name: 'Lead Co' })).body.id;
  const hook = { name: 'Case system', url: 'https://example.com/', events: ['lead.created'], fields: [] };
  const webhook = (await admin.mutate('webhooks.create', hook)).body.result.data.id;
  const input = { kind: 'access', name: 'Ana', email: 'ana@example.com', phoneNumber: '', message: '' };
  const request = (await admin.mutate('privacy.addRequest', input)).body.result.data.id;
  await app.anyone.post('/api/clients', { ...make.client(), email: '' });
  const refused = (await admin.get('/api/intake/refused')).body[0].id;
  const before = await entries(admin);
  dieBeforeTheLog(app);
  const changes = [
    await admin.post('/api/imports', { name: 'old.csv', total: 3 }),
    await admin.put('/api/intake/settings', { refusedDays: 40 }),
    await admin.mutate('privacy.closeRequest', { id: request, state: 'done', note: 'Sent by mail' }),
    await admin.post(`/api/intake/refused/${refused}/dismiss`, {}),
    await admin.mutate('privacy.askErasure', { ...whole, email: 'ana@example.com', reason: 'A letter' }),
    await admin.put(`/api/users/${user}`, { lastName: 'Ode', password: 'another long password' }),
    await admin.put(`/api/services/${service}`, { status: 0 }),
    await admin.put(`/api/vendors/${vendor}`, { dailyCap: 5 }),
    await admin.mutate('webhooks.pause', { id: webhook }),
    await admin.post('/api/users', make.user({ email: 'other@example.com' })),
  ];
  expect(changes.map(({ status }) => status)).toEqual([201, 200, 200, 204, 200, 200, 200, 200, 200, 201]);
  // A record's name is that of today.
  const stored = (rows: Entry[]) => rows.map(({ subject: _, ...entry }) => entry);
  expect(stored(await entries(admin))).toEqual(stored(before));

  await using next = await startApp({ dbName: app.dbName });
  await next.start();
  await expect
    .poll(async () => summarize((await entries(admin)).slice(0, -before.length)))
    .toEqual([
      'create user',
      'pause webhook',
      'update vendor',
      'update service',
      'password user',
      'update user',
      'ask-erase privacy',
      'update refused',
      'close-request privacy',
      'update refused',
      'create import',
    ]);
  await next.outbox.close();
  for (const { collection } of findCollections(next.models, 'audits'))
    expect(await collection.countDocuments({ 'audits._id': { $exists: true } })).toBe(0);
});

test('nothing is deleted that the log does not tell of', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const user = (await admin.post('/api/users', make.user())).body.id;
  const service = (await admin.post('/api/services', make.service())).body.id;
  dieBeforeTheLog(app);
  const answers = [await admin.delete(`/api/users/${user}`), await admin.delete(`/api/services/${service}`)];
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(await app.models.users.countDocuments({ _id: user })).toBe(1);
  expect(await app.models.services.countDocuments({ _id: service })).toBe(1);
});

test('pending log entries of a document are written before the document is deleted', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const user = (await admin.post('/api/users', make.user())).body.id;
  dieBeforeTheLog(app);
  await admin.put(`/api/users/${user}`, { lastName: 'Ode', password: 'another long password' });
  vi.restoreAllMocks();
  await admin.delete(`/api/users/${user}`);
  expect(summarize(await entries(admin)).slice(0, 3)).toEqual([
    'delete user',
    'password user',
    'update user',
  ]);
});
