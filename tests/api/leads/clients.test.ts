import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

const nobody = 'f'.repeat(24);

test('a visitor can send a lead but cannot read the list', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client());
  expect(sent.status).toBe(201);
  expect((await app.anyone.get('/api/clients')).status).toBe(401);
  expect((await app.anyone.get(`/api/clients/${sent.body.id}`)).status).toBe(401);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('the answer to a lead is the stored record and a receipt', async () => {
  const app = await shared(() => Date.UTC(2026, 0, 2, 3, 4, 5));
  const sent = await app.anyone.post('/api/clients', make.client());
  expect(sent.body).toEqual({
    ...make.client(),
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    phoneE164: '+14155550132',
    source: 'website',
    status: 'New',
    statusReason: '',
    assignedTo: null,
    version: 0,
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-02T03:04:05.000Z',
    waitingSince: '2026-01-02T03:04:05.000Z',
    callBy: '2026-01-02T17:00:00.000Z',
    outcome: 'accepted',
    requestId: sent.headers.get('x-request-id'),
    receivedAt: '2026-01-02T03:04:05.000Z',
  });
  const { outcome: _, requestId: __, receivedAt: ___, ...record } = sent.body;
  const admin = await app.signInAsAdmin();
  expect((await admin.get(`/api/clients/${record.id}`)).body).toEqual(record);
  expect((await admin.query('clients.get', { id: record.id })).body.result.data).toEqual(record);
});

test('an empty ip_address is taken from the connection', async () => {
  const app = await shared();
  const { ip_address: _, jornaya_ip: __, additionalInfo: ___, ...least } = make.client();
  expect((await app.anyone.post('/api/clients', least)).body).toMatchObject({
    ip_address: '127.0.0.1',
    jornaya_ip: '',
    additionalInfo: '',
  });
  const empty = await app.anyone.post('/api/clients', make.client({ ip_address: '' }));
  expect(empty.body.ip_address).toBe('127.0.0.1');
});

test('a vendor’s additional fields are stored and returned', async () => {
  const app = await shared();
  const added = {
    externalId: 'v-1',
    campaign: 'spring',
    subId1: 'a',
    subId4: 'd',
    price: 12.5,
    state: 'CA',
    zip: '94103',
    landingPageUrl: 'https://vendor.example/landing?x=1',
    userAgent: 'Mozilla/5.0',
    consentText: 'I agree.',
    consentAt: '2026-01-02T03:04:05+01:00',
    jornayaLeadId: '0FFD9B1C-1D2E-3F4A-5B6C-7D8E9F0A1B2C',
    trustedFormCertUrl: 'https://cert.trustedform.com/0123456789abcdef',
  };
  const sent = await app.anyone.post('/api/clients', make.client(added));
  expect(sent.body).toMatchObject(added);
  const admin = await app.signInAsAdmin();
  expect((await admin.get(`/api/clients/${sent.body.id}`)).body).toMatchObject(added);
});

test('an unreadable phone number is kept unchanged', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client({ phoneNumber: 'ask my sister' }));
  expect(sent.status).toBe(201);
  expect(sent.body.phoneNumber).toBe('ask my sister');
  expect(sent.body).not.toHaveProperty('phoneE164');
});

test('each field that is wrong is named, and nothing is stored', async () => {
  const app = await shared();
  const wrong = {
    ...make.client(),
    firstName: '',
    lastName: undefined,
    email: 'maria',
    phoneNumber: 7,
    caseType: {},
  };
  const { status, body } = await app.anyone.post('/api/clients', wrong);
  expect(status).toBe(400);
  expect(body.code).toBe('BAD_REQUEST');
  const messages = Object.fromEntries(
    body.issues.map(({ path, message }: { path: string[]; message: string }) => [path.join('.'), message]),
  );
  expect(messages).toEqual({
    firstName: 'Required',
    lastName: 'Required',
    email: 'Invalid email address',
    phoneNumber: 'Invalid input',
    caseType: 'Invalid input',
  });
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('no field of a lead can be an object, a list or a number', async () => {
  const app = await shared();
  for (const field of Object.keys(make.client()))
    for (const value of [{ $gt: '' }, { $ne: null }, ['x'], 7]) {
      const { status, body } = await app.anyone.post('/api/clients', { ...make.client(), [field]: value });
      expect([status, body.issues[0].path]).toEqual([400, [field]]);
    }
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('an administrator changes a client and only the given fields change', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client({ email: 'm@example.com' }));
  const admin = await app.signInAsAdmin();
  const changed = await admin.put(`/api/clients/${sent.body.id}`, {
    lastName: 'García',
    phoneNumber: '415 555 0199',
  });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({
    ...make.client(),
    email: 'm@example.com',
    lastName: 'García',
    phoneNumber: '415 555 0199',
    phoneE164: '+14155550199',
    version: 1,
    createdAt: sent.body.createdAt,
  });
  expect((await admin.get('/api/clients?search=garc%C3%ADa')).body).toEqual([changed.body]);
  expect((await admin.get('/api/clients?search=lopez')).body).toEqual([]);
});

test('the documented eight fields of an update are taken, but the addresses stay', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client({ jornaya_ip: 'j' }));
  const admin = await app.signInAsAdmin();
  const all = make.client({ firstName: 'Ana', ip_address: '198.51.100.1', jornaya_ip: 'other' });
  const changed = await admin.put(`/api/clients/${sent.body.id}`, all);
  expect(changed.body).toMatchObject({ firstName: 'Ana', ip_address: '203.0.113.7', jornaya_ip: 'j' });
});

test('a phone number that becomes unreadable loses its E.164 form', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client());
  const admin = await app.signInAsAdmin();
  const changed = await admin.put(`/api/clients/${sent.body.id}`, { phoneNumber: 'ask my sister' });
  expect(changed.status).toBe(200);
  expect(changed.body).not.toHaveProperty('phoneE164');
  expect((await admin.get(`/api/clients/${sent.body.id}`)).body).not.toHaveProperty('phoneE164');
});

test('the reason of a turned down lead goes when the lead comes back', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client());
  const admin = await app.signInAsAdmin();
  const path = `/api/clients/${sent.body.id}`;
  const down = await admin.put(path, { status: 'Turned down', statusReason: 'Too late' });
  expect(down.body).toMatchObject({ status: 'Turned down', statusReason: 'Too late' });
  expect((await admin.put(path, { status: 'Contacted' })).body).toMatchObject({ statusReason: '' });
  expect((await admin.put(path, { status: 'Lost' })).status).toBe(400);
});

test('a lead can be given to a person and taken back', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client());
  const admin = await app.signInAsAdmin();
  const [person] = (await admin.query('users.names')).body.result.data;
  const path = `/api/clients/${sent.body.id}`;
  expect((await admin.put(path, { assignedTo: person.id })).body.assignedTo).toBe(person.id);
  expect((await admin.put(path, { assignedTo: null })).body.assignedTo).toBeNull();
});

test('an update that is wrong changes nothing', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client());
  const admin = await app.signInAsAdmin();
  const refused = await admin.put(`/api/clients/${sent.body.id}`, { firstName: 'Ana', email: 'no address' });
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toMatchObject([{ path: ['email'], message: 'Invalid email address' }]);
  expect((await admin.get(`/api/clients/${sent.body.id}`)).body.firstName).toBe('Maria');
});

test('a deleted client is gone', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client());
  const admin = await app.signInAsAdmin();
  const path = `/api/clients/${sent.body.id}`;
  const deleted = await admin.delete(path);
  expect([deleted.status, deleted.text]).toEqual([204, '']);
  expect((await admin.get(path)).status).toBe(404);
  expect((await admin.delete(path)).status).toBe(404);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('there is no client of an unknown id, and an odd id is a bad request', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  expect((await admin.get(`/api/clients/${nobody}`)).status).toBe(404);
  expect((await admin.put(`/api/clients/${nobody}`, { firstName: 'Ana' })).status).toBe(404);
  expect((await admin.delete(`/api/clients/${nobody}`)).status).toBe(404);
  for (const id of ['undefined', '%5Bobject%20Object%5D', '..%2f', '%00', '1', 'F'.repeat(24), `${nobody}x`])
    expect([id, (await admin.get(`/api/clients/${id}`)).status]).toEqual([id, 400]);
});

test('staff find a lead by name, e-mail or phone', async () => {
  const app = await shared();
  await app.anyone.post('/api/clients', make.client());
  await app.anyone.post(
    '/api/clients',
    make.client({ lastName: 'Other', email: 'o@example.com', phoneNumber: '212 555 0100' }),
  );
  const admin = await app.signInAsAdmin();
  const findNames = async (search: string) =>
    (await admin.query('clients.find', { search })).body.result.data.map(
      ({ lastName }: { lastName: string }) => lastName,
    );
  expect(await findNames('maria lop')).toEqual(['Lopez']);
  expect(await findNames('LOPEZ@EXAMPLE')).toEqual(['Lopez']);
  expect(await findNames('(415) 555-0132')).toEqual(['Lopez']);
  expect(await findNames('5550132')).toEqual(['Lopez']);
  expect(await findNames('+1 212-555-0100')).toEqual(['Other']);
  expect(await findNames('.*')).toEqual([]);
});

test('the timeline of a lead begins with its arrival and tells every change, the newest first', async () => {
  const app = await shared();
  const sent = await app.anyone.post('/api/clients', make.client());
  const { id } = sent.body;
  const admin = await app.signInAsAdmin();
  await admin.put(`/api/clients/${id}`, { status: 'Contacted' });
  expect((await admin.mutate('clients.addNote', { id, note: 'Called, no answer.' })).status).toBe(200);
  const timeline = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline).toMatchObject([
    { action: 'note', note: 'Called, no answer.', actor: 'First Administrator' },
    {
      action: 'update',
      changes: [{ field: 'status', from: 'New', to: 'Contacted' }],
      actor: 'First Administrator',
    },
    { action: 'create', actor: 'Website', actorId: null, at: sent.body.createdAt },
  ]);
});

test('a lead that staff typed in has staff at the beginning of its timeline', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/clients', make.client())).body;
  const timeline = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline).toMatchObject([{ action: 'create', actor: 'First Administrator' }]);
});

test('a note needs a lead and words', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/clients', make.client())).body;
  expect((await admin.mutate('clients.addNote', { id: nobody, note: 'x' })).status).toBe(404);
  expect((await admin.mutate('clients.addNote', { id, note: '  ' })).status).toBe(400);
  expect((await admin.query('clients.timeline', { id: nobody })).status).toBe(404);
});
