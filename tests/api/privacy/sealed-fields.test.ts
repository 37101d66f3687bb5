import { expect, test } from 'vitest';
import { askContactGate } from '../../../server/contact/gate';
import { unreadable } from '../../../server/core/field-keys';
import { flagDuplicatesSince } from '../../../server/intake/flag-duplicates';
import { resealInTurns, resealLeads } from '../../../server/privacy/sealed/reseal-leads';
import { consented } from '../../support/consented';
import { make } from '../../support/make';
import { oldAdmin } from '../../support/old-admin';
import { getSeal, storedText } from '../../support/sealed';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const ottilie = {
  lastName: 'Quennell',
  email: 'Ottilie.Q@Example.com',
  phoneNumber: '(503) 555-0187',
  additionalInfo: 'Burnt twice by ottoflame.',
  dateOfBirth: '1961-04-30',
  zip: '97214',
  ip_address: '198.51.100.77',
  userAgent: 'Netscape 4',
  answers: { firefighter: 'Glioblastoma' },
};
const plain =
  /ottilie\.q|5550187|555-0187|ottoflame|1961-04-30|97214|198\.51\.100\.77|netscape|glioblastoma/i;

const findMatches = (text: string, pattern = plain) => pattern.exec(text)?.[0];

const post = async (app: TestApp, different = {}) =>
  (await app.anyone.post('/api/clients', consented({ ...ottilie, ...different }))).body as { id: string };

const namesFound = async (app: TestApp, query: string) => {
  const admin = await app.signInAsAdmin();
  const answer = await admin.query('clients.page', { page: 1, limit: 10, search: query });
  const { rows, total } = answer.body.result.data as { total: number; rows: { firstName: string }[] };
  expect(rows).toHaveLength(total);
  return rows.map(({ firstName }) => firstName);
};

test('no document holds a value of an encrypted field, and staff read the lead as before', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const { id } = await post(app);
  expect(findMatches(await storedText(app))).toBeUndefined();
  await app.consents.sealAll();
  expect(findMatches(await storedText(app))).toBeUndefined();

  const admin = await app.signInAsAdmin();
  const read = { ...ottilie, phoneE164: '+15035550187', id };
  expect((await admin.get(`/api/clients/${id}`)).body).toMatchObject(read);
  const [row] = (await admin.get('/api/clients')).body;
  expect(row).toMatchObject(read);
  expect(Object.keys(row)).not.toContain('hashes');
  expect((await admin.get('/api/exports/clients.csv')).text).toContain('Burnt twice by ottoflame.');
  expect((await admin.query('clients.find', { search: 'quennell' })).body.result.data).toMatchObject([read]);
  const certificate = (await admin.get(`/api/clients/${id}/consent`)).body;
  expect(certificate.record.person.email).toBe(ottilie.email);
});

test('an encrypted address or number is found whole, in any spelling, and a name by a part', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  await post(app, { firstName: 'Ottilie' });
  await app.anyone.post('/api/clients', make.client());
  for (const query of [
    'ottilie.q@example.com',
    ' OTTILIE.Q@EXAMPLE.COM ',
    '5035550187',
    '+1 (503) 555-0187',
    'quenn',
    'ott ottilie.q@example.com',
  ])
    expect([query, await namesFound(app, query)]).toEqual([query, ['Ottilie']]);
  for (const query of ['ottilie.q', 'example.com', '5550187', 'maria ottilie.q@example.com'])
    expect([query, await namesFound(app, query)]).toEqual([query, []]);
});

test('if only the date of birth is encrypted, a part of the address still finds the lead', async () => {
  await using app = await startApp({ leadSeal: getSeal(['dateOfBirth']) });
  await post(app, { firstName: 'Ottilie' });
  expect(await namesFound(app, 'ottilie.q')).toEqual(['Ottilie']);
  expect(await namesFound(app, '5550187')).toEqual(['Ottilie']);
  const stored = await storedText(app);
  expect([findMatches(stored, /1961-04-30/), findMatches(stored, /ottilie\.q/)]).toEqual([
    undefined,
    'ottilie.q',
  ]);
});

test('an edit, its history and a note are encrypted as well', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const { id } = await post(app);
  const admin = await app.signInAsAdmin();
  const email = 'new.ottilie.q@example.com';
  const saved = await admin.put(`/api/clients/${id}`, {
    email,
    phoneNumber: '503-555-0188',
    additionalInfo: 'Ottoflame again.',
    status: 'Contacted',
    version: 0,
  });
  expect(saved.body).toMatchObject({ email, phoneE164: '+15035550188', status: 'Contacted', version: 1 });
  await admin.mutate('clients.addNote', { id, note: 'Spoke of ottoflame.' });
  const answers = { firefighter: 'Ottoflame, too' };
  expect((await admin.mutate('desk.answer', { id, answers })).body.result.data).toMatchObject({ answers });
  expect(findMatches(await storedText(app))).toBeUndefined();
  expect(findMatches(await storedText(app), /555.?0188/)).toBeUndefined();
  const timeline = JSON.stringify((await admin.query('clients.timeline', { id })).body.result.data);
  for (const text of [
    ottilie.email,
    email,
    'Ottoflame again.',
    'Spoke of ottoflame.',
    'Glioblastoma',
    'Contacted',
  ])
    expect(timeline).toContain(text);
  expect(await namesFound(app, email)).toEqual(['Maria']);
  expect(await namesFound(app, ottilie.email)).toEqual([]);
});

test('a second lead of the same address or number is known as one, and their merge can be undone', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const first = await post(app);
  const second = await post(app, { firstName: 'Otta', email: 'other@example.com', additionalInfo: 'x' });
  await flagDuplicatesSince(app.models, new Date(0));
  const admin = await app.signInAsAdmin();
  const lead = async (id: string) => (await admin.get(`/api/clients/${id}`)).body;
  expect((await lead(second.id)).duplicateOf).toBe(first.id);
  expect((await admin.query('clients.similar', { id: first.id })).body.result.data).toMatchObject([
    { firstName: 'Otta', why: ['phone'] },
  ]);
  const born = { firstName: 'Otta', lastName: 'Quennell', dateOfBirth: ottilie.dateOfBirth };
  expect((await admin.query('clients.similarTo', born)).body.result.data).toMatchObject([
    { id: second.id, why: ['name'] },
  ]);
  const [before, version] = [await lead(first.id), (await lead(second.id)).version];
  const merged = await admin.mutate('clients.merge', {
    into: { id: first.id, version: before.version },
    from: { id: second.id, version },
    take: ['email'],
  });
  expect(merged.status).toBe(200);
  expect(await lead(first.id)).toMatchObject({ email: 'other@example.com', zip: '97214' });
  expect(findMatches(await storedText(app), /other@example/)).toBeUndefined();
  expect((await admin.mutate('clients.undoMerge', { id: second.id })).status).toBe(200);
  expect((await lead(first.id)).email).toBe(ottilie.email);
  expect(findMatches(await storedText(app))).toBeUndefined();
});

test("a vendor's second lead of a person is a duplicate, and no claim can be guessed from a number", async () => {
  await using app = await startApp({ leadSeal: getSeal(), now: () => Date.UTC(2026, 0, 2) });
  const vendor = await makeVendor(app, await app.signInAsAdmin());
  const lead = make.client({ ...ottilie, answers: undefined });
  expect((await vendor.by.post('/api/clients', lead)).body.outcome).toBe('accepted');
  const again = { ...lead, email: 'else@example.com', additionalInfo: 'Other words.' };
  expect((await vendor.by.post('/api/clients', again)).body.outcome).toBe('duplicate');
  const key = { 'Idempotency-Key': 'k1' };
  const other = make.client({ email: 'a@b.example', phoneNumber: '212 555 0100' });
  const ids = [
    (await vendor.by.post('/api/clients', other, key)).body.id,
    (await vendor.by.post('/api/clients', other, key)).body.id,
  ];
  expect(ids[0]).toBe(ids[1]);

  await using open = await startApp({ leadSeal: undefined });
  const theirs = await makeVendor(open, await open.signInAsAdmin());
  await theirs.by.post('/api/clients', lead);
  const claims = async ({ models }: TestApp) =>
    (await models.clients.collection.find().toArray()).flatMap(({ onceKeys }) => onceKeys as string[]);
  expect((await claims(open)).every((claim) => !claim.endsWith('.'))).toBe(true);
  expect((await claims(app)).every((claim) => claim.endsWith('.'))).toBe(true);
});

test('the contact gate finds a withdrawal and a wrong number of another lead with the same number', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const [first, second] = [await post(app), await post(app, { additionalInfo: 'Again.' })];
  const admin = await app.signInAsAdmin();
  const ask = (channel: 'text' | 'call') => askContactGate({ ...app, now: Date.now }, second.id, channel);
  await admin.post(`/api/clients/${first.id}/consent/withdraw`, {
    source: 'stop',
    channel: 'text',
    note: '',
  });
  expect((await ask('text')).reason).toBe('WITHDRAWN');
  await app.models.clients.updateOne({ _id: first.id }, { $set: { phoneMark: 'Wrong number' } });
  expect((await ask('call')).reason).toBe('WRONG_NUMBER');
  expect(findMatches(await storedText(app))).toBeUndefined();
});

test('a person is found, handed out and erased', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const { id } = await post(app);
  await app.consents.sealAll();
  const [admin, second] = [await app.signInAsAdmin(), await oldAdmin(app)];
  const who = { email: ottilie.email, phoneNumber: ottilie.phoneNumber };
  const matches = (await admin.query('privacy.find', who)).body.result.data;
  expect(matches).toMatchObject({ leads: [{ id, email: ottilie.email }], consents: 1 });
  const chosen = { ...who, leads: [id], refused: [] };
  const file = (await admin.mutate('privacy.exportPerson', chosen)).body.result.data.html;
  for (const text of ['ottoflame', 'Glioblastoma', ottilie.dateOfBirth]) expect(file).toContain(text);
  expect(file).not.toMatch(/sealed:|hash:/);
  const answer = await admin.mutate('privacy.askErasure', { ...chosen, reason: 'Asked' });
  await second.mutate('privacy.agreeToErasure', { id: answer.body.result.data.id });
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(404);
  expect(await app.models.clients.collection.countDocuments()).toBe(0);
});

test('a value that was moved to another lead, or changed, does not open, and saving the lead leaves it', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const [one, other] = [await post(app), await post(app, { additionalInfo: 'Mine.', answers: {} })];
  const { collection } = app.models.clients;
  const stored = await collection.findOne({ additionalInfo: { $exists: true } }, { sort: { _id: -1 } });
  await collection.updateOne(
    { _id: { $ne: stored!._id } },
    { $set: { additionalInfo: stored!.additionalInfo } },
  );
  const admin = await app.signInAsAdmin();
  const read = (await admin.get(`/api/clients/${one.id}`)).body;
  expect([read.additionalInfo, read.email]).toEqual([unreadable, ottilie.email]);
  await admin.put(`/api/clients/${one.id}`, { ...read, firstName: 'Otta' });
  const after = await collection.findOne({ _id: { $ne: stored!._id } });
  expect([after!.firstName, after!.additionalInfo]).toEqual(['Otta', stored!.additionalInfo]);
  expect((await admin.get(`/api/clients/${other.id}`)).body.additionalInfo).toBe('Mine.');
});

test('text that looks like an unreadable value is stored and read like any other text', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const { id } = await post(app, { additionalInfo: unreadable });
  const admin = await app.signInAsAdmin();
  expect((await admin.get('/api/clients')).body).toMatchObject([{ id, additionalInfo: unreadable }]);
});

test('a lead that comes in is one write', async () => {
  const writes: string[] = [];
  await using app = await startApp({ leadSeal: getSeal() });
  app.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (/insert|update|findAndModify|delete/.test(commandName))
      writes.push(`${commandName} ${command[commandName]}`);
  });
  await app.anyone.post('/api/clients', make.client(ottilie));
  expect(writes).toEqual(['insert clients']);
});

test('leads of before the setting are read as they stand, found, encrypted by the job, and plain again without it', async () => {
  const dbName = `sealed_${process.pid}_${Date.now()}`;
  await using before = await startApp({ dbName, leadSeal: undefined });
  try {
    const { id } = await post(before, { firstName: 'Ottilie' });
    const admin = await before.signInAsAdmin();
    await admin.put(`/api/clients/${id}`, { zip: '97214', email: 'ottilie.q.2@example.com', version: 0 });
    await before.consents.sealAll();
    const as = (await admin.get(`/api/clients/${id}`)).body;
    const timeline = (await admin.query('clients.timeline', { id })).body.result.data;
    expect(findMatches(await storedText(before))).toBeDefined();

    await using on = await startApp({ dbName, leadSeal: getSeal() });
    const lead = async (app: TestApp) => (await (await app.signInAsAdmin()).get(`/api/clients/${id}`)).body;
    expect(await lead(on)).toEqual(as);
    expect(await namesFound(on, 'ottilie.q.2@example.com')).toEqual(['Ottilie']);
    await post(on, { firstName: 'Second', additionalInfo: 'x' });
    await flagDuplicatesSince(on.models, new Date(0));
    expect((await on.models.clients.findOne({ firstName: 'Second' }).lean())!.duplicateOf).toBe(id);
    expect(await resealLeads({ models: on.models })).toEqual({ isDone: true, written: 2 });
    expect(findMatches(await storedText(on))).toBeUndefined();
    expect(await lead(on)).toEqual(as);
    expect((await (await on.signInAsAdmin()).query('clients.timeline', { id })).body.result.data).toEqual(
      timeline,
    );
    expect(await resealLeads({ models: on.models })).toEqual({ isDone: true, written: 0 });

    // Another key, and the old one still reads.
    await using turned = await startApp({ dbName, leadSeal: getSeal(undefined, 'ba') });
    expect(await lead(turned)).toEqual(as);
    await resealLeads({ models: turned.models });
    expect(findMatches(await storedText(turned), /:9xITBdb8:/)).toBeUndefined();
    await using alone = await startApp({ dbName, leadSeal: getSeal(undefined, 'b') });
    expect(await lead(alone)).toEqual(as);
    expect(await namesFound(alone, 'ottilie.q.2@example.com')).toEqual(['Ottilie']);
    await expect(startApp({ dbName, leadSeal: getSeal(undefined, 'a') })).rejects.toThrow(
      /encrypted with a key that this server does not have .* FIELD_KEYS/,
    );
    await expect(startApp({ dbName, leadSeal: undefined })).rejects.toThrow(/FIELD_KEYS/);

    await using off = await startApp({ dbName, leadSeal: getSeal([], 'b') });
    expect(await lead(off)).toEqual(as);
    await resealLeads({ models: off.models });
    expect(findMatches(await storedText(off), /sealed:|hash:/)).toBeUndefined();
    await using after = await startApp({ dbName, leadSeal: undefined });
    expect(await lead(after)).toEqual(as);
    expect(await namesFound(after, 'ottilie.q.2')).toEqual(['Ottilie']);
  } finally {
    await before.connection.dropDatabase();
  }
});

test('changes by staff between the job’s read and write are not undone', async () => {
  const dbName = `sealed_busy_${process.pid}_${Date.now()}`;
  await using before = await startApp({ dbName, leadSeal: undefined });
  try {
    const edited = await post(before);
    const noted = await post(before, { firstName: 'Otta' });
    await before.consents.sealAll();
    await using on = await startApp({ dbName, leadSeal: getSeal() });
    const admin = await on.signInAsAdmin();
    const { collection } = on.models.clients;
    const bulkWrite = collection.bulkWrite.bind(collection);
    const atOnce: typeof bulkWrite = async (...call) => {
      collection.bulkWrite = bulkWrite;
      await admin.put(`/api/clients/${edited.id}`, { additionalInfo: 'Ottoflame edited.', version: 0 });
      await admin.mutate('clients.addNote', { id: noted.id, note: 'Ottoflame noted.' });
      return bulkWrite(...call);
    };
    collection.bulkWrite = atOnce;
    await resealLeads({ models: on.models });
    expect(await resealLeads({ models: on.models })).toMatchObject({ isDone: true });
    expect(findMatches(await storedText(on))).toBeUndefined();
    const lead = (await admin.get(`/api/clients/${edited.id}`)).body;
    expect(lead.additionalInfo).toBe('Ottoflame edited.');
    const timeline = (await admin.query('clients.timeline', { id: noted.id })).body.result.data;
    expect(JSON.stringify(timeline)).toContain('Ottoflame noted.');
  } finally {
    await before.connection.dropDatabase();
  }
});

test('a server encrypts what it finds, rests for a day, and then finds what a backup brought back', async () => {
  const clock = { time: Date.UTC(2026, 0, 2) };
  await using app = await startApp({ leadSeal: getSeal(), now: () => clock.time });
  const run = resealInTurns({ models: app.models, now: () => clock.time });
  await run();
  const { collection } = app.models.clients;
  await post(app);
  const stored = await collection.findOne();
  const opened = await app.models.clients.findOne().lean();
  await collection.replaceOne({ _id: stored!._id }, opened as never);
  await run();
  expect(findMatches(await storedText(app), /ottilie\.q/i)).toBe('ottilie.q');
  clock.time += 25 * 60 * 60 * 1000;
  await run();
  expect(findMatches(await storedText(app), /ottilie\.q|ottoflame/i)).toBeUndefined();
});

test('staff learn which fields are encrypted, so that no list is sorted by them', async () => {
  const findSealedFields = async (leadSeal?: ReturnType<typeof getSeal>) => {
    await using app = await startApp({ leadSeal });
    const admin = await app.signInAsAdmin();
    return (await admin.query('clients.sealed')).body.result.data;
  };
  expect(await findSealedFields(getSeal(['email', 'notes']))).toEqual(['email', 'notes']);
  expect(await findSealedFields()).toEqual([]);
});

test('a write of many leads at once encrypts as a write of one does, and finds a lead by a plain value', async () => {
  await using app = await startApp({ leadSeal: getSeal() });
  const { id } = await post(app);
  const zip = '97999';
  await app.models.clients.bulkWrite([
    { updateOne: { filter: { _id: id, 'keys.email': 'ottilie.q@example.com' }, update: { $set: { zip } } } },
  ] as never);
  expect(await storedText(app)).not.toContain(zip);
  expect((await app.models.clients.findById(id).lean())?.zip).toBe(zip);
});
