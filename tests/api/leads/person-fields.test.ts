import { expect, test } from 'vitest';
import { conflictStanding } from '../../support/conflict-standing';
import { make } from '../../support/make';
import { getSeal, storedText } from '../../support/sealed';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const person = {
  street: '12 Harbor Street, Apt. 4',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  dateOfBirth: '1961-04-30',
  language: 'es',
  secondPhone: '(510) 555-0177',
  speaksFor: { name: 'Ana Lopez', relation: 'daughter' },
} as const;
type Named = { field: string; sent: unknown };
const named = ({ body }: { body: { warnings?: Named[] } }) =>
  (body.warnings ?? []).map(({ field }) => field).toSorted();
const countMatches = async (app: TestApp, search: string) => {
  const admin = await app.signInAsAdmin();
  return (await admin.query('clients.page', { page: 1, limit: 10, search })).body.result.data.total as number;
};

test('facts about a person are stored and returned as sent, by JSON, a form and a vendor, and edited by staff', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { by, id: vendor } = await makeVendor(app, admin);
  const { body: lead, status } = await app.anyone.post('/api/clients', make.client(person));
  expect([status, lead]).toMatchObject([201, person]);
  expect((await admin.get(`/api/clients/${lead.id}`)).body).toMatchObject(person);
  const body = new URLSearchParams({
    ...make.client(),
    ...person,
    email: 'form@example.com',
    speaksFor: 'Ana Lopez (daughter)',
  } as never);
  expect((await app.anyone.send('POST', '/api/clients', { body })).body).toMatchObject(person);
  await admin.put(`/api/vendors/${vendor}`, {
    fieldNames: [
      { sent: 'addr1', field: 'street' },
      { sent: 'child', field: 'speaksFor' },
      { sent: 'lang', field: 'language' },
    ],
  });
  const { street, speaksFor, language, ...rest } = person;
  const mapped = { ...make.client({ email: 'v@example.com' }), ...rest };
  const sent = await by.post('/api/clients', {
    ...mapped,
    addr1: street,
    child: 'Ana Lopez',
    lang: 'Spanish',
  });
  expect([sent.status, named(sent), sent.body]).toMatchObject([
    201,
    [],
    { street, language, speaksFor: { name: 'Ana Lopez', relation: '' } },
  ]);

  const changed = { ...person, city: 'Alameda', speaksFor: { name: 'Eva Lopez', relation: 'mother' } };
  expect((await admin.put(`/api/clients/${lead.id}`, changed)).body).toMatchObject(changed);
  const cleared = await admin.put(`/api/clients/${lead.id}`, { dateOfBirth: '', city: '', speaksFor: '' });
  expect([
    cleared.status,
    'dateOfBirth' in cleared.body,
    'city' in cleared.body,
    'speaksFor' in cleared.body,
  ]).toEqual([200, false, false, false]);
  expect((await admin.put(`/api/clients/${lead.id}`, { language: 'fr' })).status).toBe(400);
  const [entry] = (await admin.query('clients.timeline', { id: lead.id })).body.result.data;
  expect(entry.changes).toContainEqual({ field: 'speaksFor', from: 'Eva Lopez (mother)', to: '' });
});

test('an unknown field about a person never refuses a lead: it is left out and reported', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const odd = {
    street: 'x'.repeat(201),
    city: {},
    state: ['CA'],
    zip: true,
    dateOfBirth: '2001-02-30',
    language: 'Klingon',
    secondPhone: [],
    speaksFor: { relation: 'son' },
  };
  for (const caller of [app.anyone, by]) {
    const sent = await caller.post('/api/clients', { ...make.client(), ...odd });
    expect([sent.status, named(sent)]).toEqual([201, Object.keys(odd).toSorted()]);
    expect(Object.keys(sent.body).filter((name) => name in odd)).toEqual([]);
  }
  const meant = await app.anyone.post('/api/clients', {
    ...make.client({ email: 'meant@example.com' }),
    zip: 2139,
    language: 'en-US',
    dateOfBirth: '4/30/1961',
  });
  expect(meant.body).toMatchObject({ zip: '02139', language: 'en', dateOfBirth: '1961-04-30' });
});

test('a lead is found by the address and by the second phone, also where these are encrypted', async () => {
  const app = await shared();
  await app.anyone.post('/api/clients', make.client(person));
  await app.anyone.post(
    '/api/clients',
    make.client({ email: 'other@example.com', phoneNumber: '212 555 0100' }),
  );
  for (const search of ['harbor', 'Oakland Lopez', '94607', '510-555-0177', '5550177', '(510) 555'])
    expect([search, await countMatches(app, search)]).toEqual([search, 1]);

  await using sealed = await startApp({ leadSeal: getSeal() });
  const { id } = (await sealed.anyone.post('/api/clients', make.client(person))).body;
  expect(await countMatches(sealed, '510 555 0177')).toBe(1);
  expect(await countMatches(sealed, 'harbor')).toBe(0);
  expect(await storedText(sealed)).not.toMatch(/harbor|oakland|94607|5550177|555-0177|ana lopez|daughter/i);
  const admin = await sealed.signInAsAdmin();
  expect((await admin.get(`/api/clients/${id}`)).body).toMatchObject(person);
  const speaksFor = { name: 'Eva Lopez', relation: 'mother' };
  expect((await admin.put(`/api/clients/${id}`, { speaksFor })).body).toMatchObject({ speaksFor });
  expect(await storedText(sealed)).not.toMatch(/eva lopez|mother/i);
});

test('two leads may share a phone, and a second number has no consent', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const one = (await app.anyone.post('/api/clients', make.client(person))).body;
  const two = (
    await app.anyone.post('/api/clients', make.client({ email: 'two@example.com', firstName: 'Otto' }))
  ).body;
  expect(one.id).not.toBe(two.id);
  expect(one.phoneE164).toBe(two.phoneE164);
  // Consent for the first number does not cover the second one that replaces it.
  await admin.post(`/api/clients/${one.id}/consent`, {});
  const swapped = { phoneNumber: person.secondPhone, secondPhone: one.phoneNumber };
  expect((await admin.put(`/api/clients/${one.id}`, swapped)).body).toMatchObject(swapped);
  const gate = await admin.get(`/api/clients/${one.id}/contact?channel=text`);
  expect(gate.body).toMatchObject({ allowed: false, reason: 'NO_CONSENT' });
});

test('a merge takes over the person that a lead speaks for, and its undo removes it again', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const send = async (more: object) =>
    (await app.anyone.post('/api/clients', make.client({ email: 'one@example.com', ...more }))).body.id;
  const [into, from] = [await send({}), await send({ ...person, email: 'two@example.com' })];
  const merge = { into: { id: into, version: 0 }, from: { id: from, version: 0 } };
  const { speaksFor, street } = person;
  const merged = await admin.mutate('clients.merge', { ...merge, take: [] });
  expect(merged.status).toBe(200);
  expect((await admin.get(`/api/clients/${into}`)).body).toMatchObject({ speaksFor, street });
  await admin.mutate('clients.undoMerge', { id: from });
  const after = (await admin.get(`/api/clients/${into}`)).body;
  expect(['speaksFor' in after, 'street' in after]).toEqual([false, false]);
  expect((await admin.get(`/api/clients/${from}`)).body).toMatchObject({ speaksFor, street });
});

test('the person that a lead speaks for is a party of the conflict check, and a new name requires a new check', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const send = async (more: object) =>
    (await app.anyone.post('/api/clients', make.client({ caseType: '15', ...more }))).body.id as string;
  const existing = await send({ firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' });
  const id = await send({ ...person, firstName: 'Harold', lastName: 'Quimby', email: 'q@example.com' });
  const { parties, hits } = (await admin.post(`/api/clients/${id}/conflicts`, {})).body;
  expect(parties).toContainEqual({ name: 'Ana Lopez', from: 'represented' });
  expect(hits).toMatchObject([{ name: 'Ana Lopez', clientId: existing, party: 'Ana Lopez' }]);
  expect(await conflictStanding(app, id)).toBe('open');
  const relation = { name: 'Ana Lopez', relation: 'wife' };
  await admin.put(`/api/clients/${id}`, { speaksFor: { name: 'Eva Nunez', relation: 'wife' } });
  expect(await conflictStanding(app, id)).toBe('outdated');
  await admin.put(`/api/clients/${id}`, { speaksFor: relation });
  expect(await conflictStanding(app, id)).not.toBe('none');
});

test('export, letter and what a person is given of their data hold the new fields', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, email } = (await app.anyone.post('/api/clients', make.client(person))).body;
  const file = (await admin.get('/api/exports/clients.csv')).text;
  expect(file).toContain(
    '1961-04-30,"12 Harbor Street, Apt. 4",Oakland,CA,94607,(510) 555-0177,es,Ana Lopez (daughter)',
  );
  await admin.put(`/api/clients/${id}`, { status: 'Turned down', statusReason: 'Too much time has passed' });
  const letter = (await admin.query('desk.letter', { id })).body.result.data.text as string;
  expect(letter).toContain(
    '\n\nMaria Lopez\n12 Harbor Street, Apt. 4\nOakland, CA 94607\n\nDear Maria Lopez,',
  );
  const held = await admin.post('/api/privacy/export', { email });
  expect(held.text).toContain('12 Harbor Street');
  expect(held.text).toContain('Ana Lopez');
});

test('leads are found by what people call their case type, and by a title written as one word', async () => {
  const app = await shared();
  const send = (caseType: string, email: string) =>
    app.anyone.post('/api/clients', make.client({ caseType, email }));
  await send('12', 'garden@example.com');
  await send('6', 'ride@example.com');
  for (const [search, email] of [
    ['roundup', 'garden@example.com'],
    ['glyphosate', 'garden@example.com'],
    ['weed killer', 'garden@example.com'],
    ['Uber', 'ride@example.com'],
  ]) {
    const admin = await app.signInAsAdmin();
    const { rows } = (await admin.query('clients.page', { page: 1, limit: 10, search })).body.result.data;
    expect([search, rows.map((row: { email: string }) => row.email)]).toEqual([search, [email]]);
  }
});
