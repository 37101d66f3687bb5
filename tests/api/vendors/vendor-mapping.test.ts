import { expect, test } from 'vitest';
import type { VendorUpdate } from '../../../shared/schemas/vendor';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const {
  state: _,
  caseType: __,
  ...person
} = make.client() as ReturnType<typeof make.client> & {
  state?: string;
};
/** A post from a platform that knows nothing about us. */
const theirs = {
  ...person,
  Case_Type: ' MVA ',
  st: 'Calif.',
  lead_id: 1001,
  tcpa: '1',
  ts: '7/4/2026 5:03 PM',
};

const mapping = {
  timeZone: 'America/Denver',
  fieldNames: [
    { sent: 'case_type', field: 'caseType' },
    { sent: 'ST', field: 'state' },
    { sent: 'lead_id', field: 'externalId' },
    { sent: 'tcpa', field: 'contactConsent' },
    { sent: 'ts', field: 'consentAt' },
  ],
  values: [
    { field: 'caseType', sent: 'mva', value: '15' },
    { field: 'state', sent: 'calif.', value: 'CA' },
  ],
} satisfies VendorUpdate;

const understood = {
  caseType: '15',
  state: 'CA',
  externalId: '1001',
  consentAt: '2026-07-04T23:03:00.000Z',
};

test('a vendor sends its own names and values, in JSON and in a form, and they are ours', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), mapping);
  const json = await by.post('/api/clients', theirs);
  expect([json.status, json.body.warnings, json.body]).toMatchObject([201, undefined, understood]);
  expect((await app.models.clients.findOne().lean())?.consent).toMatchObject({ granted: true });
  const form = await by.send('POST', '/api/clients', {
    body: new URLSearchParams({ ...theirs, email: 'b@example.com', phoneNumber: '2125550199' } as never),
  });
  expect([form.status, form.body]).toMatchObject([201, understood]);
  const both = await by.post('/api/clients', { ...theirs, caseType: '2', state: ' ', test: true });
  expect(both.body).toMatchObject({ caseType: '2', state: 'CA' });
  const strange = await by.post('/api/clients', { ...theirs, Case_Type: 'slip and fall', test: true });
  expect(strange.body.warnings).toMatchObject([{ field: 'caseType', sent: 'slip and fall' }]);
});

test('a refused post is found by the vendor’s id and accepted once its names are mapped', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { fieldNames: [mapping.fieldNames[2]!] });
  const refused = await by.post('/api/clients', theirs);
  expect([refused.status, refused.body.externalId, refused.body.reasons]).toEqual([
    400,
    '1001',
    [{ field: 'caseType', message: 'Required' }],
  ]);
  expect((await by.get('/api/posts?externalId=1001')).body.posts).toHaveLength(1);
  await admin.put(`/api/vendors/${id}`, mapping);
  const [post] = (await admin.get('/api/intake/refused')).body;
  const wrong = await admin.post(`/api/intake/refused/${post.id}/replay`, { changes: { price: 'ten' } });
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, ['price']]);
  const answer = await admin.post(`/api/intake/refused/${post.id}/replay`, { changes: { state: 'NV' } });
  expect([answer.status, answer.body]).toMatchObject([201, { ...understood, state: 'NV' }]);
});

test('nothing that only we set can be mapped, and no time zone that there is not', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  for (const wrong of [
    { fieldNames: [{ sent: 'x', field: 'id' }] },
    { fieldNames: [{ sent: ' ', field: 'state' }] },
    { values: [{ field: 'createdAt', sent: 'x', value: 'y' }] },
    { timeZone: 'Mars/Olympus' },
  ])
    expect([wrong, (await admin.put(`/api/vendors/${id}`, wrong)).status]).toEqual([wrong, 400]);
  await admin.put(`/api/vendors/${id}`, { fieldNames: [{ sent: '__proto__', field: 'state' }] });
  const body = JSON.stringify(make.client()).replace('{', '{"__proto__":"CA",');
  const sent = await by.send('POST', '/api/clients', {
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect([sent.status, sent.body.state]).toEqual([201, 'CA']);
  expect((await admin.get(`/api/vendors/${id}`)).body).toMatchObject({ timeZone: null, values: [] });
});

test('a mapping is shown at work on the last posts before it is saved, and stores nothing', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { mode: 'test' });
  await by.post('/api/clients', theirs);
  const preview = async (draft: object) =>
    (await admin.query('mappings.preview', { id, ...draft })).body.result.data;
  const before = await preview({ timeZone: null, fieldNames: [], values: [] });
  expect(before.ignored).toEqual(['Case_Type', 'lead_id', 'st', 'tcpa', 'ts']);
  expect(before.posts[0].problems).toEqual([{ field: 'caseType', message: 'Required' }]);
  const after = await preview(mapping);
  expect([after.ignored, after.posts[0].problems]).toEqual([[], []]);
  expect(after.posts[0].rows).toContainEqual({
    name: 'Case_Type',
    sent: ' MVA ',
    field: 'caseType',
    read: '15',
  });
  expect(after.posts[0].rows).toContainEqual({
    name: 'ts',
    sent: '7/4/2026 5:03 PM',
    field: 'consentAt',
    read: understood.consentAt,
  });
  expect(await app.models.vendors.findOne().lean()).toMatchObject({ fieldNames: [], timeZone: null });
  expect((await app.anyone.query('mappings.preview', { id, ...mapping })).status).toBe(401);
});

test('the posting instructions list what a vendor may send in its own words', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = await makeVendor(app, admin);
  const read = async () => (await admin.get(`/api/vendors/${id}/instructions`)).text;
  expect(await read()).not.toContain('Your names and values');
  await admin.put(`/api/vendors/${id}`, { ...mapping, values: [{ field: 'state', sent: '<b>', value: '' }] });
  const page = await read();
  expect(page).toContain('<code>case_type</code></th><td><code>caseType</code>');
  expect(page).toContain('<code>&#60;b&#62;</code></th><td><code>state</code></td><td>(nothing)');
  expect(page).toContain('Dates without a time zone are of America/Denver.');
});
