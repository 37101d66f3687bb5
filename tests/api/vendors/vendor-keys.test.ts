import { expect, test, vi } from 'vitest';
import { hour } from '../../../shared/durations';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

test('a new vendor starts in test mode, and its key is shown once and kept as a hash', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const created = await admin.post('/api/vendors', { name: 'Bright Leads' });
  expect([created.status, created.body]).toMatchObject([
    201,
    { name: 'Bright Leads', mode: 'test', status: 'active', duplicateDays: 30 },
  ]);
  const { id, key } = created.body;
  expect(key).toMatch(/^lk_[0-9a-f]{40}$/);
  const read = await admin.get(`/api/vendors/${id}`);
  expect(read.body.keys).toMatchObject([{ prefix: key.slice(0, 11), expiresAt: null }]);
  expect(read.text).not.toContain(key);
  expect(JSON.stringify(await app.models.vendors.find().lean())).not.toContain(key);
  expect(JSON.stringify(await app.models.audit.find().lean())).not.toContain(key);
  expect((await admin.get('/api/vendors')).body).toEqual([read.body]);
});

test('a lead with a key is the vendor’s, by either header', async () => {
  const app = await shared();
  const { id, key, by } = await makeVendor(app, await app.signInAsAdmin());
  const bearer = await by.post('/api/clients', make.client({ externalId: 'A-1' }));
  const header = caller(app.url, { 'X-Api-Key': key });
  const other = await header.post(
    '/api/clients',
    make.client({ email: 'b@example.com', phoneNumber: '212 555 0199' }),
  );
  expect([bearer.status, other.status]).toEqual([201, 201]);
  expect(bearer.body).toMatchObject({
    outcome: 'accepted',
    firstName: 'Maria',
    externalId: 'A-1',
    reasonCode: null,
    reasons: [],
    retryable: false,
    test: false,
  });
  expect(bearer.headers.get('x-request-id')).toBe(bearer.body.requestId);
  const stored = await app.models.clients.find().sort({ _id: 1 }).lean();
  expect(stored.map(({ vendorId, source }) => [vendorId, source])).toEqual([
    [id, 'vendor'],
    [id, 'vendor'],
  ]);
});

test.each([
  ['a key that nobody has', { Authorization: `Bearer lk_${'0'.repeat(40)}` }],
  ['a key that is none', { 'X-Api-Key': 'hello' }],
  ['no key after Bearer', { Authorization: 'Bearer' }],
])('%s is refused, and what came with it is kept', async (_, headers) => {
  const app = await shared();
  const refused = await caller(app.url, headers).post('/api/clients', make.client({ externalId: 'A-1' }));
  expect(refused.status).toBe(401);
  expect(refused.body).toEqual({
    message: 'This key is not valid (any more). Ask us for a new one.',
    code: 'UNAUTHORIZED',
    outcome: 'rejected',
    id: null,
    externalId: 'A-1',
    reasonCode: 'UNAUTHORIZED',
    reasons: [{ field: '', message: 'This key is not valid (any more). Ask us for a new one.' }],
    retryable: false,
    test: false,
    requestId: refused.headers.get('x-request-id'),
    receivedAt: expect.stringMatching(/Z$/),
  });
  expect(await app.models.clients.countDocuments()).toBe(0);
  expect(await app.models.refusedSubmissions.find().lean()).toMatchObject([
    { reason: 'UNAUTHORIZED', vendorId: null },
  ]);
});

test('a basic authorization is no key: a proxy in front may ask for one', async () => {
  const app = await shared();
  const sent = await caller(app.url, { Authorization: 'Basic Og==' }).post('/api/clients', make.client());
  expect([sent.status, sent.body.reasonCode]).toEqual([201, undefined]);
});

test('a paused vendor gets that answer, and its posts are kept', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  expect((await by.post('/api/clients', make.client())).status).toBe(201);
  await admin.put(`/api/vendors/${id}`, { status: 'paused' });
  const refused = await by.post('/api/clients', make.client({ email: 'b@example.com' }));
  expect([refused.status, refused.body.reasonCode, refused.body.retryable]).toEqual([
    403,
    'VENDOR_PAUSED',
    false,
  ]);
  expect(await app.models.refusedSubmissions.find().lean()).toMatchObject([
    { vendorId: id, reason: 'VENDOR_PAUSED' },
  ]);
  await admin.put(`/api/vendors/${id}`, { status: 'active' });
  expect(
    (await by.post('/api/clients', make.client({ email: 'b@example.com', phoneNumber: '1' }))).status,
  ).toBe(201);
});

test('after a rotation two keys are valid for a while, then one', async () => {
  let time = Date.now();
  const app = await shared(() => time);
  const admin = await app.signInAsAdmin();
  const { id, key, by } = await makeVendor(app, admin, { mode: 'test' });
  const rotated = await admin.post(`/api/vendors/${id}/rotate`, {});
  expect(rotated.status).toBe(200);
  expect(rotated.body).toEqual({
    key: expect.stringMatching(/^lk_[0-9a-f]{40}$/),
    prefix: rotated.body.key.slice(0, 11),
    graceHours: 24,
  });
  expect(rotated.body.key).not.toBe(key);
  const next = caller(app.url, { Authorization: `Bearer ${rotated.body.key}` });
  const statuses = async () => [
    (await by.post('/api/clients', make.client())).status,
    (await next.post('/api/clients', make.client())).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  time += 23 * hour;
  expect(await statuses()).toEqual([200, 200]);
  time += 2 * hour;
  expect(await statuses()).toEqual([401, 200]);
});

test('a revoked key ends at once, and the vendor can have a new one', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, key, by } = await makeVendor(app, admin, { mode: 'test' });
  expect((await by.post('/api/clients', make.client())).status).toBe(200);
  const second = (await admin.post(`/api/vendors/${id}/rotate`, {})).body.key;
  expect((await admin.post(`/api/vendors/${id}/revoke`, { prefix: key.slice(0, 11) })).status).toBe(204);
  expect((await by.post('/api/clients', make.client())).status).toBe(401);
  const next = caller(app.url, { 'X-Api-Key': second });
  expect((await next.post('/api/clients', make.client())).status).toBe(200);
  expect((await admin.post(`/api/vendors/${id}/revoke`, {})).status).toBe(204);
  expect((await next.post('/api/clients', make.client())).status).toBe(401);
  const third = (await admin.post(`/api/vendors/${id}/rotate`, { graceHours: 0 })).body.key;
  expect((await caller(app.url, { 'X-Api-Key': third }).post('/api/clients', make.client())).status).toBe(
    200,
  );
});

test('a change by another server is noticed within two seconds', async () => {
  let time = Date.now();
  const app = await shared(() => time);
  const { id, by } = await makeVendor(app, await app.signInAsAdmin(), { mode: 'test' });
  expect((await by.post('/api/clients', make.client())).status).toBe(200);
  await app.models.vendors.updateOne({ _id: id }, { $set: { status: 'paused' } });
  time += 2000;
  expect((await by.post('/api/clients', make.client())).status).toBe(403);
});

test('a key opens no other endpoint', async () => {
  const app = await shared();
  const { id, by } = await makeVendor(app, await app.signInAsAdmin());
  const lead = (await by.post('/api/clients', make.client())).body.id;
  const statuses = [
    (await by.get('/api/clients')).status,
    (await by.get(`/api/clients/${lead}`)).status,
    (await by.put(`/api/clients/${lead}`, { status: 'Signed' })).status,
    (await by.delete(`/api/clients/${lead}`)).status,
    (await by.get('/api/vendors')).status,
    (await by.put(`/api/vendors/${id}`, { price: 1 })).status,
    (await by.post(`/api/vendors/${id}/rotate`, {})).status,
    (await by.get('/api/users')).status,
  ];
  expect(statuses).toEqual(Array(8).fill(401));
});

test('a post without a key costs no more queries than before, and a known key costs none', async () => {
  await using app = await startApp();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  await by.post('/api/clients', make.client({ email: 'first@example.com', phoneNumber: '1' }));
  const commands: string[] = [];
  app.connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
  await app.anyone.post('/api/clients', make.client());
  expect(commands.filter((name) => name !== 'ping')).toEqual(['insert']);
  commands.length = 0;
  await by.post('/api/clients', make.client({ email: 'second@example.com', phoneNumber: '2' }));
  expect(commands.filter((name) => name !== 'ping')).toEqual(['insert']);
});

/** Runs some code after a rotation has read the keys and before it writes them. */
const beforeNextWrite = ({ models: { vendors } }: TestApp, meanwhile: () => Promise<unknown>) => {
  const write = vendors.findOneAndUpdate.bind(vendors);
  const once = vi.spyOn(vendors, 'findOneAndUpdate').mockImplementationOnce(((
    ...what: Parameters<typeof write>
  ) => ({
    lean: () => meanwhile().then(() => write(...what).lean()),
  })) as never);
  return { [Symbol.dispose]: () => once.mockRestore() };
};

test('each of five rotations at once gives a key that works', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = await makeVendor(app, admin, { mode: 'test' });
  const rotations = await Promise.all(
    Array.from({ length: 5 }, () => admin.post(`/api/vendors/${id}/rotate`, {})),
  );
  for (const { status, body } of rotations) {
    expect(status).toBe(200);
    const by = caller(app.url, { 'X-Api-Key': body.key });
    expect((await by.post('/api/clients', make.client())).status).toBe(200);
  }
});

test('a rotation that ends keys at once leaves the key of another one alone that was asked for meanwhile', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { mode: 'test' });
  const rotate = () => admin.post(`/api/vendors/${id}/rotate`, { graceHours: 0 });
  let meanwhile: Awaited<ReturnType<typeof rotate>> | undefined;
  using _ = beforeNextWrite(app, async () => {
    meanwhile = await rotate();
  });
  const rotated = await rotate();
  for (const { body } of [rotated, meanwhile!]) {
    const next = caller(app.url, { 'X-Api-Key': body.key });
    expect((await next.post('/api/clients', make.client())).status).toBe(200);
  }
  expect((await by.post('/api/clients', make.client())).status).toBe(401);
});

test('a key that is revoked while another one is made stays revoked', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, key, by } = await makeVendor(app, admin, { mode: 'test' });
  await admin.post(`/api/vendors/${id}/rotate`, {});
  using _ = beforeNextWrite(app, () => admin.post(`/api/vendors/${id}/revoke`, { prefix: key.slice(0, 11) }));
  expect((await admin.post(`/api/vendors/${id}/rotate`, {})).status).toBe(200);
  expect((await by.post('/api/clients', make.client())).status).toBe(401);
});

test('a rotation that others always forestall ends with a sentence', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { mode: 'test' });
  const forestalled = vi
    .spyOn(app.models.vendors, 'findOneAndUpdate')
    .mockReturnValue({ lean: async () => null } as never);
  const refused = await admin.post(`/api/vendors/${id}/rotate`, {});
  forestalled.mockRestore();
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: 'Others are changing this vendor’s keys. Wait a moment and try again.' },
  ]);
  expect((await by.post('/api/clients', make.client())).status).toBe(200);
});
