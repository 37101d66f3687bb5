import { expect, test } from 'vitest';
import type { Warning } from '../../../shared/schemas/outcome';
import fieldCase from '../../fixtures/field-cases/intake/v04-zip.json';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const named = ({ body }: { body: { warnings?: Warning[] } }) =>
  (body.warnings ?? []).map(({ field, sent }) => [field, sent]);

test('a vendor’s values are understood: numbers and booleans as text, numbers for text, spaces, and dates in its zone', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { timeZone: 'America/Denver' });
  const sent = await by.post('/api/clients', {
    ...make.client(),
    caseType: 1,
    email: '  maria.lopez@example.com ',
    phoneNumber: 4155550132,
    zip: 2134,
    price: ' $1,095.50 ',
    test: 'false',
    contactConsent: 'yes',
    externalId: 77,
    language: 'es-MX',
    dateOfBirth: '4/30/1961',
    consentText: 'I agree to be called.',
    consentAt: '2026-07-04 17:03:00',
    shownAt: '11/21/2026 5:03 PM',
    touchedAt: '2026-11-21 17:04+0100',
    answers: { firefighter: true },
  });
  expect([sent.status, sent.body.warnings]).toEqual([201, undefined]);
  expect(sent.body).toMatchObject({
    caseType: '1',
    email: 'maria.lopez@example.com',
    phoneNumber: '4155550132',
    phoneE164: '+14155550132',
    zip: '02134',
    price: 1095.5,
    test: false,
    externalId: '77',
    language: 'es',
    dateOfBirth: '1961-04-30',
    consentAt: '2026-07-04T23:03:00.000Z',
  });
  expect(await app.models.consents.findOne().lean()).toBeNull();
  expect((await app.models.clients.findOne().lean())?.consent).toMatchObject({
    granted: true,
    shownAt: '2026-11-22T00:03:00.000Z',
    touchedAt: '2026-11-21T16:04:00.000Z',
  });
});

test.each(['true', '1', 1, 'yes', 'Y', 'on'])(
  'a test that a vendor writes as %j is no lead',
  async (value) => {
    const app = await shared();
    const { by } = await makeVendor(app, await app.signInAsAdmin());
    const sent = await by.post('/api/clients', { ...make.client(), test: value });
    expect([sent.status, sent.body.test, sent.body.warnings]).toEqual([200, true, undefined]);
    const refused = await by.post('/api/clients', { ...make.client({ email: 'none' }), test: value });
    expect([refused.status, refused.body.test]).toEqual([400, true]);
    expect(await app.models.clients.countDocuments()).toBe(0);
  },
);

const unreadable: Record<string, unknown> = {
  additionalInfo: 'x'.repeat(5001),
  answers: 'none',
  campaign: { id: 7 },
  consentAt: 'yesterday',
  consentVersion: 'x'.repeat(101),
  contactConsent: 'maybe',
  dateOfBirth: '2001-02-30',
  externalId: 'x'.repeat(101),
  ip_address: ['203.0.113.7'],
  jornayaLeadId: 'none',
  jornaya_ip: {},
  landingPageUrl: 'x'.repeat(2001),
  language: 'Klingon',
  secondPhone: [],
  speaksFor: { relation: 'son' },
  street: 'x'.repeat(201),
  price: 'ten',
  shownAt: '2026-11-21 25:00',
  state: ['CA'],
  test: 'perhaps',
  trustedFormCertUrl: 'https://evil.example/',
  userAgent: false,
  zip: true,
};

test('no optional field that cannot be read refuses a lead: each is left out and named, with what would fit', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const sent = await by.post('/api/clients', { ...make.client(), ...unreadable });
  expect(sent.status).toBe(201);
  const { warnings } = sent.body as { warnings: Warning[] };
  expect(warnings.map(({ field }) => field).toSorted()).toEqual(Object.keys(unreadable).toSorted());
  for (const { field, message, sent: shown } of warnings) {
    expect([field, message]).toEqual([field, expect.stringMatching(/^This .+: .+\.$|^These .+: .+\.$/)]);
    expect(JSON.stringify(shown).length).toBeLessThan(210);
  }
  const lead = (await app.models.clients.findById(sent.body.id).lean()) as object;
  for (const name of ['campaign', 'price', 'state', 'test', 'trustedFormCertUrl', 'answers', 'consent'])
    expect([name, name in lead]).toEqual([name, false]);
});

test('only unreadable answers are left out, in a form as in JSON', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const answers = { firefighter: 'yes', years: [12], '2nd': 'no' };
  const json = await by.post('/api/clients', { ...make.client(), answers });
  const form = await by.send('POST', '/api/clients', {
    body: new URLSearchParams({
      ...make.client({ email: 'b@example.com', phoneNumber: '(212) 555-0199' }),
      answers: JSON.stringify(answers),
    } as never),
  });
  for (const sent of [json, form]) {
    expect([sent.status, sent.body.answers]).toEqual([201, { firefighter: 'yes' }]);
    expect(named(sent)).toEqual([
      ['answers.years', [12]],
      ['answers.2nd', 'no'],
    ]);
  }
});

test('a required field that cannot be read is refused alone, with what would fit', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const sent = await by.post('/api/clients', {
    ...make.client({ email: 'none', lastName: ' ' }),
    phoneNumber: {},
    price: 'ten',
  });
  expect([sent.status, sent.body.reasonCode]).toEqual([400, 'MISSING_FIELD']);
  expect(sent.body.reasons).toEqual([
    { field: 'lastName', message: 'Required' },
    { field: 'email', message: 'This is no e-mail address: it has a name, an @ and a domain.' },
    { field: 'phoneNumber', message: 'This is no text: send text.' },
  ]);
});

test('a repeat of a submission gets the same answer with its warnings, although the mapping changed in between', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  const body = { ...make.client(), price: 'ten', st: 'CA' };
  const key = { 'Idempotency-Key': 'k1' };
  const first = await by.post('/api/clients', body, key);
  await admin.put(`/api/vendors/${id}`, {
    timeZone: 'America/Denver',
    fieldNames: [{ sent: 'campaign_name', field: 'campaign' }],
  });
  const again = await by.post('/api/clients', body, key);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  await admin.put(`/api/vendors/${id}`, { fieldNames: [{ sent: 'st', field: 'state' }] });
  expect((await by.post('/api/clients', body, key)).body.id).toBe(first.body.id);
  expect((await by.post('/api/clients', { ...body, price: 'nine' }, key)).status).toBe(422);
  const tested = await by.post('/api/clients', { ...body, test: 1 }, { 'Idempotency-Key': 'k2' });
  const testedAgain = await by.post('/api/clients', { ...body, test: 1 }, { 'Idempotency-Key': 'k2' });
  expect(testedAgain.body).toEqual(tested.body);
  expect(named(tested)).toEqual([['price', 'ten']]);
});

test('a form without a key is read as well, in the firm’s time zone, and JSON without one stays strict', async () => {
  const app = await shared();
  const form = (more: Record<string, string>) =>
    app.anyone.send('POST', '/api/clients', {
      body: new URLSearchParams({ ...make.client(), ...more } as never),
    });
  const sent = await form({
    email: ' maria.lopez@example.com ',
    test: '1',
    contactConsent: 'yes',
    consentAt: '2026-07-04 17:03',
    price: 'ten',
  });
  expect([sent.status, sent.body.consentAt, named(sent)]).toEqual([
    201,
    '2026-07-04T17:03:00.000Z',
    [['price', 'ten']],
  ]);
  expect((await app.models.clients.findOne().lean())?.consent).toMatchObject({ granted: true });
  for (const more of [{ price: '95.00' }, { test: 'true' }, { email: ' a@example.com' }])
    expect([more, (await app.anyone.post('/api/clients', { ...make.client(), ...more })).status]).toEqual([
      more,
      400,
    ]);
});

test.each([
  ['/es/contacto', 'es'],
  ['https://www.example.com/es', 'es'],
  ['https://www.example.com/estate', undefined],
  ['https://www.example.com/en/es/', undefined],
])('the language of a lead follows from its page %s', async (pageUrl, language) => {
  const app = await shared();
  await app.anyone.post('/api/clients', make.client({ pageUrl }));
  await app.anyone.post('/api/clients', make.client({ pageUrl, language: 'en', email: 'b@example.com' }));
  const leads = await app.models.clients.find().sort({ _id: 1 }).lean();
  expect(leads.map((lead) => lead.language)).toEqual([language, 'en']);
});

test('a ZIP that lost its zero gets it back, by JSON, by form and with a key', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { by } = await makeVendor(app, admin);
  const lead = (zip: string, at: number) =>
    make.client({ zip, email: `z${at}@example.com`, phoneNumber: `415555${1000 + at}` });
  const zips = [fieldCase['zip as text'], '2134-1234', '21341234', '501', '94607', '021341234', 'SW1A 1AA'];
  const read = ['02134', '02134-1234', '02134-1234', '00501', '94607', '021341234', 'SW1A 1AA'];
  for (const [at, zip] of zips.entries()) {
    const body = new URLSearchParams(lead(zip, at) as never);
    const sent = [
      await app.anyone.post('/api/clients', lead(zip, at)),
      await app.anyone.send('POST', '/api/clients', { body }),
      await by.post('/api/clients', lead(zip, at)),
    ];
    expect(sent.map(({ status, body }) => [status, body.zip])).toEqual(sent.map(() => [201, read[at]]));
  }
});

test('an unknown case type, state or phone is stored as sent and reported', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const odd = { caseType: 'mva', state: 'Baja', phoneNumber: 'call me' };
  const sent = await by.post('/api/clients', make.client(odd));
  expect([sent.status, sent.body]).toMatchObject([201, odd]);
  expect(named(sent)).toEqual(Object.entries(odd));
  expect((await app.anyone.post('/api/clients', make.client(odd))).body.warnings).toBeUndefined();
});

test.each([
  ['caseType', 'mva', 'INVALID_FIELD'],
  ['state', 'Baja', 'INVALID_FIELD'],
  ['phoneNumber', 'call me', 'INVALID_FIELD'],
  ['trustedFormCertUrl', 'https://evil.example/', 'CERT_INVALID'],
] as const)('an unknown %s refuses the lead where the terms say so', async (field, value, code) => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { refuseUnread: [field] });
  const post = { ...make.client(), [field]: value };
  const refused = await by.post('/api/clients', post, { 'Idempotency-Key': 'k' });
  expect([refused.status, refused.body.reasonCode, refused.body.reasons[0].field]).toEqual([
    400,
    code,
    field,
  ]);
  const [stored] = (await admin.get(`/api/intake/refused?vendorId=${id}`)).body;
  expect((await admin.post(`/api/intake/refused/${stored.id}/replay`, {})).status).toBe(400);
  expect((await by.post('/api/clients', make.client(), { 'Idempotency-Key': 'k' })).status).toBe(201);
});

test('a key in the address or the body is 401 with where it belongs, and kept as its vendor’s', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, key } = await makeVendor(app, admin);
  const tries = [
    await app.anyone.post(`/api/clients?key=${key}`, make.client()),
    await app.anyone.post('/api/clients', { ...make.client(), api_key: key }),
    await app.anyone.post('/api/clients', {
      ...make.client({ email: 'none' }),
      Authorization: `Bearer ${key}`,
    }),
    await app.anyone.send('POST', '/api/clients', {
      body: new URLSearchParams({ ...make.client(), token: key } as never),
    }),
  ];
  for (const { status, body } of tries)
    expect([status, body]).toMatchObject([
      401,
      { outcome: 'rejected', reasonCode: 'UNAUTHORIZED', retryable: false },
    ]);
  expect(tries[0]!.body.message).toBe(
    'The key does not belong into the address: send it as Authorization: Bearer <key>, or as X-Api-Key.',
  );
  expect(await app.models.clients.countDocuments()).toBe(0);
  const list = await admin.get(`/api/intake/refused?vendorId=${id}`);
  expect(list.body).toHaveLength(4);
  const details = await Promise.all(
    list.body.map((post: { id: string }) => admin.get(`/api/intake/refused/${post.id}`)),
  );
  expect(details.map(({ text }) => text).join()).not.toContain(key);
  expect(JSON.stringify(app.logged)).not.toMatch(/lk_/);
  const answer = await admin.post(`/api/intake/refused/${list.body[0].id}/replay`, {});
  expect([answer.status, answer.body.warnings]).toEqual([201, undefined]);
  expect(await app.models.clients.findOne().lean()).toMatchObject({ source: 'vendor', vendorId: id });
});

test('a key of nobody is refused in the same way, and a field that is only called key is nothing', async () => {
  await using app = await startApp({ limits: true });
  const stranger = await app.anyone.post('/api/clients', { ...make.client(), key: `lk_${'0'.repeat(40)}` });
  expect([stranger.status, stranger.body.reasonCode]).toEqual([401, 'UNAUTHORIZED']);
  expect(await app.models.refusedSubmissions.findOne().lean()).toMatchObject({ vendorId: null, status: 401 });
  const sent = await app.anyone.post('/api/clients?key=spring&token=lk_1', {
    ...make.client({ additionalInfo: `My key lk_${'0'.repeat(40)} does not work.` }),
    key: 'C major',
  });
  expect(sent.status).toBe(201);
  const { key } = await makeVendor(app, await app.signInAsAdmin());
  const by = caller(app.url, { 'X-Api-Key': key });
  expect((await by.post('/api/clients', { ...make.client({ caseType: '2' }), key })).status).toBe(201);
});
