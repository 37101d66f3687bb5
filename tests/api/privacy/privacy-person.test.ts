import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { askContactGate } from '../../../server/contact/gate';
import { collectPersonalData } from '../../../server/feature';
import { features } from '../../../server/features';
import { finishErasures } from '../../../server/privacy/erasures/erase-person';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { consented } from '../../support/consented';
import { make } from '../../support/make';
import { ageAccounts, oldAdmin } from '../../support/old-admin';
import { shareApp } from '../../support/share-app';
import { plainSettings, startApp, type TestApp } from '../../support/start-app';
import { openStore, runLantern } from '../../support/store/embedded-store';
import { testStoreUri } from '../../support/store/test-server';

const shared = shareApp();

vi.setConfig({ testTimeout: 60_000 });

const ottilie = {
  firstName: 'Ottilie',
  lastName: 'Quennell',
  email: 'Ottilie.Quennell@Example.com',
  phoneNumber: '(503) 555-0187',
  additionalInfo: 'Meningioma since spring, says Ottilie.',
};
const choice = { email: ottilie.email, phoneNumber: ottilie.phoneNumber };

const getData = <Data>({ body }: { body: { result: { data: Data } } }) => body.result.data;

/** A person with data in every part of the product. */
const knownEverywhere = async (app: TestApp) => {
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', consented(ottilie))).body;
  await admin.mutate('clients.addNote', { id, note: 'Ottilie prefers mornings.' });
  await admin.put(`/api/clients/${id}`, { phoneNumber: '503-555-0188', version: 1 });
  await admin.put(`/api/clients/${id}`, { phoneNumber: ottilie.phoneNumber, version: 2 });
  await admin.post(`/api/clients/${id}/consent/withdraw`, {
    source: 'stop',
    channel: 'text',
    note: 'Ottilie wrote STOP',
  });
  await admin.mutate('mail.suppress', { address: ottilie.email });
  await admin.mutate('views.create', {
    name: 'Mine',
    shared: false,
    query: 'search=quennell+ottilie&status=New',
  });
  await admin.mutate('privacy.addRequest', {
    kind: 'deletion',
    name: 'Ottilie Quennell',
    email: ottilie.email,
    message: 'Please delete all.',
  });
  // Refused: it has neither a case type nor a last name.
  await app.anyone.post('/api/clients', {
    firstName: 'Ottilie',
    email: ottilie.email,
    phoneNumber: ottilie.phoneNumber,
  });
  await app.consents.sealAll();
  return { admin, id };
};

const other = oldAdmin;

const askFor = async (admin: Awaited<ReturnType<typeof other>>) => {
  const matches = getData<{ leads: { id: string }[]; refused: { id: string }[] }>(
    await admin.query('privacy.find', choice),
  );
  const leads = matches.leads.map(({ id }) => id);
  const refused = matches.refused.map(({ id }) => id);
  const answer = await admin.mutate('privacy.askErasure', {
    ...choice,
    leads,
    refused,
    reason: 'Asked by letter',
  });
  return { matches, answer, id: answer.body.result?.data.id as string };
};

test('every collection either says what it holds of people, or why it holds nothing', async () => {
  const app = await shared();
  const notCollections = [
    'insertClient',
    'mediaBucket',
    'createIndexes',
    'rewriteStore',
    'leadSeal',
    'usesSearchKeys',
  ];
  expect(
    Object.keys(app.models)
      .filter((name) => !notCollections.includes(name))
      .sort(),
  ).toEqual(Object.keys(collectPersonalData(features)).sort());
});

test('staff find what is held of a person and get it in one file, which reads well and holds the same as JSON', async () => {
  const app = await shared();
  const { admin, id } = await knownEverywhere(app);
  await admin.get(`/api/clients/${id}`);
  await app.reads.settle();
  const { matches } = await askFor(admin);
  expect(matches).toMatchObject({ leads: [{ id, firstName: 'Ottilie', isHeld: false }], consents: 2 });
  expect(matches.refused).toHaveLength(1);
  const refused = matches.refused.map((one) => one.id);
  const file = getData<{ name: string; html: string }>(
    await admin.mutate('privacy.exportPerson', { ...choice, leads: [id], refused }),
  );
  expect(file.name).toMatch(/^what-we-hold-\d{4}-\d\d-\d\d\.html$/);
  const [, json] = /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(file.html)!;
  const { parts } = JSON.parse(json!);
  expect(parts.leads[0]).toMatchObject({ firstName: 'Ottilie', additionalInfo: ottilie.additionalInfo });
  expect(JSON.stringify(parts.leads[0].history)).toContain('Ottilie prefers mornings.');
  expect(parts.consents.map(({ kind }: { kind: string }) => kind)).toEqual(['answer', 'withdrawal']);
  expect(parts.refusedSubmissions).toHaveLength(1);
  expect(parts.suppressions).toHaveLength(1);
  expect(parts.requests).toMatchObject([{ message: 'Please delete all.' }]);
  expect(parts.leadReads).toHaveLength(1);
  expect(parts.leads[0]).not.toHaveProperty('searchText');
  expect(file.html).toContain('<dd>Meningioma since spring, says Ottilie.</dd>');
  const log = await app.models.audit.find({ action: 'export', entity: 'privacy' }).lean();
  expect(JSON.stringify(log)).not.toMatch(/ottilie|quennell|555.?0187/i);
  expect(log).toHaveLength(1);
});

test('after an erasing no byte of the data folder and no log line holds the name, the address or the number', async () => {
  await using store = await openStore();
  await using app = await startApp({ mongoUri: store.uri });
  const { admin, id } = await knownEverywhere(app);
  const otherLead = (await app.anyone.post('/api/clients', make.client())).body;
  const inFolder = (pattern: RegExp) =>
    readdirSync(store.dir).filter(
      (name) =>
        !name.endsWith('.sock') && pattern.test(readFileSync(join(store.dir, name)).toString('latin1')),
    );
  const person = /ottilie|quennell|5035550187|503\D{0,3}555\D?018[78]/i;
  expect(inFolder(person)).not.toEqual([]);

  const second = await other(app);
  const { id: erasure } = await askFor(admin);
  expect((await second.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(200);

  expect(inFolder(person)).toEqual([]);
  expect(inFolder(/maria\.lopez/)).not.toEqual([]);
  expect(JSON.stringify(app.logged)).not.toMatch(person);
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(404);
  expect((await admin.get(`/api/clients/${otherLead.id}`)).status).toBe(200);
  const [record] = getData<Record<string, unknown>[]>(await admin.query('privacy.erasures'));
  expect(record).toMatchObject({
    state: 'done',
    erased: { leads: 1, consents: 2, refusedSubmissions: 1, suppressions: 1 },
  });
});

test('every document of the database is free of an erased person, the ledger holds, and what was withdrawn stays so', async () => {
  await using app = await startApp();
  const { admin, id: lead } = await knownEverywhere(app);
  // The format of older versions.
  const old = {
    actorId: null,
    actor: 'Website',
    ip: '203.0.113.7',
    action: 'create',
    entity: 'client',
  } as const;
  await app.models.audit.create({ ...old, entityId: lead, at: new Date(), note: 'Ottilie', changes: [] });
  const second = await other(app);
  const { id: erasure } = await askFor(admin);
  await second.mutate('privacy.agreeToErasure', { id: erasure });
  const own = await app.models.audit.find({ entityId: lead, actorId: null }).lean();
  expect(own.map(({ action, ip }) => [action, ip])).toEqual([['create', '']]);
  const collections = await app.connection.db!.collections();
  for (const collection of collections)
    for (const doc of await collection.find().toArray())
      expect(JSON.stringify(doc)).not.toMatch(/ottilie|quennell|5035550187|555.?018[78]/i);

  const [entries, records, heads] = await Promise.all([
    app.models.ledger.find().lean(),
    app.models.consents.find().lean(),
    app.models.ledgerHeads.find().lean(),
  ]);
  expect(checkLedger({ entries, records: records as never, heads })).toEqual([]);

  // The same person asks for help again: texts stay withdrawn, and mail stays unsubscribed.
  const { id } = (await app.anyone.post('/api/clients', make.client(ottilie))).body;
  expect(await askContactGate({ ...app, now: Date.now }, id, 'text')).toEqual({
    allowed: false,
    reason: 'WITHDRAWN',
  });
  expect((await askContactGate({ ...app, now: Date.now }, id, 'call')).reason).not.toBe('WITHDRAWN');
  expect(await app.models.suppressions.countDocuments({ address: /^email:/ })).toBe(1);
});

test('the legally required rest of an erased consent opens by a command with a reason, and is deleted after five years, a withdrawal after ten', async () => {
  let time = Date.parse('2026-11-22T15:00:00Z');
  await using app = await startApp({ now: () => time });
  const { admin } = await knownEverywhere(app);
  const second = await other(app);
  const { id: erasure } = await askFor(admin);
  await second.mutate('privacy.agreeToErasure', { id: erasure });
  const keptConsent = async (...args: string[]) => {
    const MONGODB_URI = testStoreUri().replace(/\/(\?|$)/, `/${app.dbName}$1`);
    const env = { MONGODB_URI, ENCRYPTION_KEY: plainSettings.encryptionKey };
    const { ended, printed, errors } = await runLantern(['consent', 'kept', ...args], env);
    return { code: await ended, output: printed() + errors() };
  };
  const list = (await keptConsent()).output;
  expect(list).toMatch(/answer of 2026-11-22.*, kept until 2031-11-22/);
  expect(list).toMatch(/withdrawal of 2026-11-22.*, kept until 2036-11-22/);
  const answer = (await app.models.consents.findOne({ kind: 'answer' }).lean())!._id;
  const refused = await keptConsent(answer);
  expect([refused.code, refused.output]).toEqual([1, expect.not.stringContaining('Ottilie')]);
  expect(await app.models.audit.countDocuments({ action: 'open-kept' })).toBe(0);
  const opened = await keptConsent(answer, 'Court order 12');
  expect(JSON.parse(opened.output)).toMatchObject({ person: { firstName: 'Ottilie' } });
  const audits = await app.models.audit.find({ action: 'open-kept', entityId: answer }).lean();
  expect(audits.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^Court order 12 \(npx lantern consent kept/),
  ]);

  time += 5 * 366 * 24 * 60 * 60 * 1000;
  const { dropKeptConsents } = await import('../../../server/privacy/kept-consents');
  const kindsLeft = async () => {
    await dropKeptConsents({ ...app, now: () => time });
    return app.models.consents.distinct('kind', { archived: { $exists: true } });
  };
  expect(await kindsLeft()).toEqual(['withdrawal']);
  time += 5 * 366 * 24 * 60 * 60 * 1000;
  expect(await kindsLeft()).toEqual([]);
});

test('an administrator cannot agree to their own erasing while there is another one', async () => {
  const app = await shared();
  const { admin, id } = await knownEverywhere(app);
  const second = await other(app);
  const { id: erasure } = await askFor(admin);
  const own = await admin.mutate('privacy.agreeToErasure', { id: erasure });
  expect([own.status, own.body.error.message]).toEqual([409, 'Another administrator must agree.']);
  expect((await second.mutate('privacy.refuseErasure', { id: erasure })).status).toBe(200);
  expect((await second.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(404);
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(200);
});

/** A clock, an administrator who makes a request, and another account that they may take over. */
const askedBefore = async (role: 'admin' | 'user') => {
  const clock = { time: Date.parse('2026-11-22T15:00:00Z') };
  const app = await startApp({ now: () => clock.time });
  const { admin, id } = await knownEverywhere(app);
  const person = make.user({ role, email: 'second@example.com' });
  const second = (await admin.post('/api/users', person)).body.id as string;
  await ageAccounts(app);
  clock.time += 1000;
  const { id: erasure } = await askFor(admin);
  clock.time += 1000;
  return { app, admin, id, person, second, erasure };
};

test('an administrator who was made after an erasing was asked for cannot agree to it', async () => {
  const { app, admin, id, erasure } = await askedBefore('user');
  await using _ = app;
  const newAdmin = await app.signInAs('admin');
  const agreed = await newAdmin.mutate('privacy.agreeToErasure', { id: erasure });
  expect([agreed.status, agreed.body.error.message]).toEqual([
    409,
    'This request is older than your account is now. Have someone agree who was an administrator then, or start a new request.',
  ]);
  expect(getData<object[]>(await newAdmin.query('privacy.erasures'))[0]).toMatchObject({ waitsFor: 'newer' });
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(200);
});

test.each<[string, 'admin' | 'user', object]>([
  ['who was made an administrator', 'user', { role: 'admin' }],
  ['whose password somebody else chose', 'admin', { password: 'chosen by another one' }],
  ['whose address somebody else chose', 'admin', { email: 'mine@example.com' }],
])('somebody %s after an erasing was asked for cannot agree to it', async (_, role, change) => {
  const { app, admin, id, person, second, erasure } = await askedBefore(role);
  await using __ = app;
  expect((await admin.put(`/api/users/${second}`, change)).status).toBe(200);
  const { email, password } = { ...person, ...change };
  const session = await app.signIn(email, password);
  expect((await session.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(409);
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(200);
});

test('an administrator whose link was shown to the requester cannot approve an erasure', async () => {
  const { app, admin, second, erasure } = await askedBefore('admin');
  await using _ = app;
  const { path } = getData<{ path: string }>(await admin.mutate('links.renew', { id: second }));
  const password = 'chosen by another one';
  expect((await app.anyone.mutate('links.use', { token: path.split('=')[1], password })).status).toBe(200);
  const session = await app.signIn('second@example.com', password);
  expect((await session.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(409);
});

test('an administrator who changed their own password since agrees', async () => {
  const { app, person, erasure, id, admin } = await askedBefore('admin');
  await using _ = app;
  const second = await app.signIn(person.email, person.password);
  const newPassword = 'a new one of my own';
  const changed = await second.post('/api/auth/password', { currentPassword: person.password, newPassword });
  expect(changed.status).toBe(204);
  expect((await second.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(200);
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(404);
});

test('the only administrator waits 24 hours and agrees again', async () => {
  let time = Date.parse('2026-11-22T15:00:00Z');
  const app = await shared(() => time);
  const { admin, id } = await knownEverywhere(app);
  const { id: erasure } = await askFor(admin);
  expect((await admin.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(409);
  expect(getData<object[]>(await admin.query('privacy.erasures'))[0]).toMatchObject({
    waitsFor: 'time',
    aloneFrom: '2026-11-23T15:00:00.000Z',
  });
  time += 24 * 60 * 60 * 1000;
  const again = await app.signInAsAdmin();
  expect((await again.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(200);
  expect((await again.get(`/api/clients/${id}`)).status).toBe(404);
});

test('a legal hold stops deleting, erasing and the end of the 30 days, until it ends', async () => {
  let time = Date.parse('2026-11-22T15:00:00Z');
  const app = await shared(() => time);
  const { admin, id } = await knownEverywhere(app);
  const { id: erasure } = await askFor(admin);
  expect((await admin.mutate('privacy.hold', { id, reason: 'Letter from the court' })).status).toBe(200);
  expect((await admin.delete(`/api/clients/${id}`)).status).toBe(409);
  expect((await (await other(app)).mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(409);
  const answer = await admin.mutate('privacy.askErasure', {
    ...choice,
    leads: [id],
    refused: [],
    reason: 'again',
  });
  expect(answer.body.error.message).toBe('A lead is on legal hold. End the hold first.');
  expect(getData<object>(await admin.query('privacy.ofLead', { id }))).toMatchObject({
    hold: { reason: 'Letter from the court' },
  });
  expect((await admin.mutate('privacy.release', { id })).status).toBe(200);
  expect((await admin.delete(`/api/clients/${id}`)).status).toBe(204);
  await app.models.clients.updateOne(
    { _id: id, deletedAt: { $exists: true } },
    { $set: { hold: { by: 'x', at: new Date(), reason: 'y' } } },
  );
  time += 40 * 24 * 60 * 60 * 1000;
  const { removeDeleted } = await import('../../../server/privacy/retention/remove-deleted');
  await removeDeleted({ ...app, now: () => time });
  expect(await app.models.clients.countDocuments({ _id: id, deletedAt: { $exists: true } })).toBe(1);
});

test('an erasing whose server died on the way is finished by another', async () => {
  const app = await shared();
  const { admin, id } = await knownEverywhere(app);
  const { id: erasure } = await askFor(admin);
  await app.models.erasures.updateOne({ _id: erasure }, { $set: { state: 'agreed' } });
  await finishErasures(app);
  expect(await app.models.erasures.findById(erasure).lean()).toMatchObject({
    state: 'done',
    erased: { leads: 1 },
  });
  expect((await admin.get(`/api/clients/${id}`)).status).toBe(404);
});

test('a person whose erasure was interrupted by a crash is no longer shown once the next server is ready', async () => {
  await using app = await startApp();
  const { admin, id } = await knownEverywhere(app);
  const { id: erasure } = await askFor(admin);
  await app.models.erasures.updateOne({ _id: erasure }, { $set: { state: 'agreed' } });
  await using next = await startApp({ dbName: app.dbName, adminPassword: app.adminPassword });
  const staff = await next.signInAsAdmin();
  expect((await staff.get(`/api/clients/${id}`)).status).toBe(404);
  const exported = await staff.post('/api/privacy/export', { email: ottilie.email });
  expect(JSON.stringify(exported.body)).not.toContain(ottilie.lastName);
  expect(await next.models.erasures.findById(erasure).lean()).toMatchObject({ erased: { leads: 1 } });
});

test('another person with the same number keeps what they said', async () => {
  await using app = await startApp();
  const { admin, id } = await knownEverywhere(app);
  const spouse = consented({
    firstName: 'Anselm',
    email: 'anselm@example.com',
    phoneNumber: ottilie.phoneNumber,
  });
  const { id: theirs } = (await app.anyone.post('/api/clients', spouse)).body;
  await admin.post(`/api/clients/${theirs}/consent/withdraw`, { source: 'stop', note: 'Anselm wrote STOP' });
  const inTrash = (await app.anyone.post('/api/clients', { ...spouse, email: 'bo@example.com' })).body.id;
  expect((await admin.delete(`/api/clients/${inTrash}`)).status).toBe(204);
  await app.consents.sealAll();
  const second = await other(app);
  const answer = await admin.mutate('privacy.askErasure', {
    email: ottilie.email,
    phoneNumber: '',
    leads: [id],
    refused: [],
    reason: 'Asked',
  });
  await second.mutate('privacy.agreeToErasure', { id: answer.body.result.data.id });
  expect((await admin.get(`/api/clients/${theirs}`)).status).toBe(200);
  expect((await admin.get(`/api/clients/${theirs}/consent`)).body.record.person.firstName).toBe('Anselm');
  const records = await app.models.consents.find({ clientId: { $in: [theirs, inTrash] } }).lean();
  expect(records.map(({ kind, record }) => [kind, record === undefined]).toSorted()).toEqual([
    ['answer', false],
    ['answer', false],
    ['withdrawal', false],
  ]);
});
