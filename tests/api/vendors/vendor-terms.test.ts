import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const person = (email: string, phoneNumber: string) => make.client({ email, phoneNumber, caseType: '2' });
const [one, two] = ['(415) 555-0132', '(212) 555-0199'];

test.each([
  ['email or phone', [201, 200, 200, 201]],
  ['email and phone', [201, 201, 201, 201]],
  ['email', [201, 200, 201, 201]],
  ['phone', [201, 201, 200, 200]],
] as const)('where %s makes the same person, posts that share a part are judged so', async (by, expected) => {
  const app = await shared();
  const vendor = await makeVendor(app, await app.signInAsAdmin(), { samePerson: by });
  const statuses = [];
  for (const [email, phone] of [
    ['a@example.com', one],
    ['A@example.com', two],
    ['b@example.com', one],
    ['c@example.com', two],
  ] as const)
    statuses.push((await vendor.by.post('/api/clients', person(email, phone))).status);
  expect(statuses).toEqual(expected);
  const again = await vendor.by.post('/api/clients', person('a@example.com', one));
  expect([again.status, again.body.reasonCode]).toEqual([200, 'DUPLICATE']);
});

test('if consent was agreed on, a lead that does not say what the person agreed to is refused', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { requireConsent: true });
  const send = (name: string, more: object) =>
    by.post('/api/clients', { ...person(`${name}@example.com`, name), ...more });
  const without = await send('a', {});
  expect([without.status, without.body.outcome, without.body.reasonCode]).toEqual([
    422,
    'rejected',
    'CONSENT_MISSING',
  ]);
  expect((await send('b', { contactConsent: false })).body.reasonCode).toBe('CONSENT_MISSING');
  expect((await send('c', { consentText: 'I agree' })).body.reasonCode).toBe('CONSENT_MISSING');
  expect((await send('d', { contactConsent: true })).status).toBe(201);
  const claimed = { consentText: 'I agree', consentAt: '2026-11-01T10:00:00Z' };
  expect((await send('e', claimed)).status).toBe(201);
});

test("a person on the firm's own list is refused at once, unless that was agreed on otherwise", async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  const lead = (await app.anyone.post('/api/clients', person('a@example.com', one))).body.id;
  expect((await by.post('/api/clients', person('a@example.com', '1'))).status).toBe(201);
  await admin.mutate('contact.suppress', { id: lead });
  const other = await makeVendor(app, admin, { name: 'Other' });
  for (const post of [person('A@example.com', '2'), person('else@example.com', '+1 415 555 0132')]) {
    const refused = await other.by.post('/api/clients', post);
    expect([refused.status, refused.body.reasonCode]).toEqual([422, 'SUPPRESSED']);
  }
  expect((await app.anyone.post('/api/clients', person('a@example.com', one))).status).toBe(201);
  await admin.put(`/api/vendors/${id}`, { refuseSuppressed: false });
  const answer = await by.post('/api/clients', { ...person('A@example.com', '2'), caseType: '3' });
  expect(answer.status).toBe(201);
});

test('a vendor from before a term has what is usual', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  await app.models.vendors.collection.updateMany(
    {},
    { $unset: { samePerson: '', requireConsent: '', refuseSuppressed: '' } },
  );
  expect((await admin.get(`/api/vendors/${id}`)).body).toMatchObject({
    samePerson: 'email or phone',
    requireConsent: false,
    refuseSuppressed: true,
  });
  await by.post('/api/clients', person('a@example.com', one));
  expect((await by.post('/api/clients', person('a@example.com', two))).status).toBe(200);
});

test('a blank state counts as not given: it flags and never refuses', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { states: ['CA'] });
  const sent = await by.post('/api/clients', { ...person('a@example.com', one), state: '  ' });
  expect(sent.status).toBe(201);
  expect((await app.models.clients.findById(sent.body.id).lean())?.flags).toEqual(['STATE_MISSING']);
});

test('a call whose body may be empty takes no body at all', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = await makeVendor(app, admin);
  const rotated = await admin.send('POST', `/api/vendors/${id}/rotate`);
  expect([rotated.status, rotated.body.graceHours]).toEqual([200, 24]);
  expect((await admin.send('POST', '/api/vendors')).status).toBe(400);
  expect((await app.anyone.send('POST', '/api/clients')).status).toBe(415);
  const typeless = await admin.send('POST', '/api/vendors', { body: new Blob(['{"name":"A"}']) });
  expect(typeless.status).toBe(415);
});

test('posts with a key get constant answers, whatever the form’s fields are called', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const body = new URLSearchParams({
    ...person('a@example.com', one),
    form: 'consultation',
    agreeToTerms: 'true',
  } as never);
  const sent = await by.send('POST', '/api/clients', { body, headers: { Accept: 'text/html' } });
  expect([sent.status, sent.body.outcome]).toEqual([201, 'accepted']);
  expect(await app.models.clients.findOne().lean()).toMatchObject({ source: 'vendor' });
});

test('two people who edit the terms of a vendor do not overwrite each other, and a new key is no change of terms', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = await makeVendor(app, admin, { price: 40 });
  const { version } = (await admin.get(`/api/vendors/${id}`)).body;
  await admin.post(`/api/vendors/${id}/rotate`, {});
  expect((await admin.put(`/api/vendors/${id}`, { price: 50, version })).body).toMatchObject({
    price: 50,
    version: version + 1,
  });
  const late = await admin.put(`/api/vendors/${id}`, { price: 60, version });
  expect(late.status).toBe(409);
  expect((await admin.get(`/api/vendors/${id}`)).body).toMatchObject({ price: 50, version: version + 1 });
});
