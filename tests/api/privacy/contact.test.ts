import { expect, test } from 'vitest';
import { importList } from '../../../server/contact/do-not-contact';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import {
  byAll as all,
  contactAnswers as ask,
  byConsent,
  byHand,
  byMachine,
} from '../../support/contact-answers';
import { sendWitnessed } from '../../support/graded';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp();

/** A Wednesday, noon in California. */
const noon = Date.parse('2026-11-18T20:00:00Z');

const open = async () => {
  const clock = { time: noon };
  const app = await shared(() => clock.time);
  return { app, clock, admin: await app.signInAsAdmin() };
};

const send = async (app: TestApp, lead: object) => (await app.anyone.post('/api/clients', lead)).body.id;
const stop = (app: TestApp, fields: Record<string, string>) =>
  app.anyone.send('POST', '/stop-contacting-me', { body: new URLSearchParams(fields) });

test('texts and autodialed calls need consent; a call by hand and an e-mail do not', async () => {
  const { app, admin } = await open();
  const plain = await send(app, make.client());
  const agreed = await sendWitnessed(app, { email: 'a@example.com', phoneNumber: '(415) 555-0199' });
  expect(await ask(admin, plain)).toEqual({ ...byHand, ...byConsent('NO_CONSENT') });
  expect(await ask(admin, agreed)).toEqual(byHand);
});

test('the answer names from when it will be yes, in the hours of the place where the person may be', async () => {
  const { app, admin, clock } = await open();
  const id = await send(app, make.client());
  clock.time = Date.parse('2026-11-19T05:30:00Z');
  const { body } = await admin.get(`/api/clients/${id}/contact?channel=call`);
  expect(body).toEqual({
    allowed: false,
    reason: 'QUIET_HOURS',
    from: '2026-11-19T16:00:00.000Z',
    rule: '47 CFR 64.1200(c)(1)',
  });
});

test('a withdrawal that staff enter is in force at once for every lead with that number or address', async () => {
  const { app, admin, clock } = await open();
  const id = await sendWitnessed(app);
  const sameNumber = await sendWitnessed(app, {
    email: 'b@example.com',
    phoneNumber: '+1 415-555-0132',
    caseType: '2',
  });
  const sameAddress = await sendWitnessed(app, {
    email: 'MARIA.lopez@example.com',
    phoneNumber: '(415) 555-0177',
  });
  const other = await sendWitnessed(app, { email: 'c@example.com', phoneNumber: '(415) 555-0188' });
  clock.time += 1000;
  const entered = await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'stop', note: 'STOP' });
  expect(entered.status).toBe(201);
  expect(entered.body).toMatchObject({ kind: 'withdrawal', clientId: id, source: 'stop', note: 'STOP' });
  for (const one of [id, sameNumber, sameAddress]) expect(await ask(admin, one)).toEqual(all('WITHDRAWN'));
  expect(await ask(admin, other)).toEqual(byHand);
  const { result } = (await admin.query('clients.timeline', { id })).body;
  expect(result.data[0]).toMatchObject({ action: 'withdraw', note: 'stop' });
});

test('a withdrawal is a separate ledger entry, and one for a single channel leaves the others', async () => {
  const { app, admin, clock } = await open();
  const id = await sendWitnessed(app);
  clock.time += 1000;
  await admin.post(`/api/clients/${id}/consent/withdraw`, { channel: 'text', source: 'phone' });
  expect(await ask(admin, id)).toEqual({ ...byHand, ...byConsent('WITHDRAWN') });
  await app.consents.sealAll();
  const { models } = app;
  const records = await models.consents.find().sort({ index: 1 }).lean();
  expect(records.map(({ kind }) => kind).sort()).toEqual(['answer', 'key', 'withdrawal']);
  const [entries, heads] = [await models.ledger.find().lean(), await models.ledgerHeads.find().lean()];
  expect(checkLedger({ entries, records, heads })).toEqual([]);
  const certificate = await admin.get(`/api/clients/${id}/consent`);
  expect(certificate.body.record).toMatchObject({ kind: 'answer', granted: true });
});

test('a visitor stops contact by number or address without an account, and gets the same answer whether known or not', async () => {
  const { app, admin, clock } = await open();
  const id = await sendWitnessed(app);
  clock.time += 1000;
  const unknown = await stop(app, { phoneNumber: '(212) 555-0100', email: '' });
  expect(await ask(admin, id)).toEqual(byHand);
  const existing = await stop(app, { phoneNumber: '415 555 0132', email: '' });
  expect([existing.status, existing.headers.get('location')]).toEqual([303, '/stop-contacting-me#done']);
  expect([unknown.status, unknown.headers.get('location')]).toEqual([303, '/stop-contacting-me#done']);
  const spanish = await app.anyone.send('POST', '/es/stop-contacting-me', {
    body: new URLSearchParams({ email: 'nobody@example.com' }),
  });
  expect([spanish.status, spanish.headers.get('location')]).toEqual([303, '/es/stop-contacting-me#done']);
  expect(await ask(admin, id)).toEqual(all('WITHDRAWN'));
});

test.each<[string, Record<string, string>]>([
  ['of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['of another site in an older browser', { Origin: 'https://evil.example' }],
  ['in a frame without an origin', { Origin: 'null' }],
])('a form %s stops no contact and asks for no data; the person is led to ours', async (_, headers) => {
  const { app, admin } = await open();
  const id = await sendWitnessed(app);
  const post = (path: string, fields: Record<string, string>) =>
    app.anyone.send('POST', path, { body: new URLSearchParams(fields), headers });
  const stopped = await post('/es/stop-contacting-me', { phoneNumber: '415 555 0132' });
  const answer = await post('/your-data', { kind: 'deletion', email: 'maria.lopez@example.com' });
  expect([stopped.status, stopped.headers.get('location')]).toEqual([303, '/es/stop-contacting-me#again']);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/your-data#again']);
  expect(await ask(admin, id)).toEqual(byHand);
  expect(await app.models.privacyRequests.countDocuments()).toBe(0);
});

test('a form of our own site stops contact, behind whatever name PUBLIC_URL gives it', async () => {
  await using app = await startApp({ publicUrl: 'https://firm.example' });
  const from = (headers: Record<string, string>) =>
    app.anyone.send('POST', '/stop-contacting-me', {
      body: new URLSearchParams({ phoneNumber: '415 555 0132' }),
      headers,
    });
  const ours: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin', Origin: app.url },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://firm.example' },
    { Origin: 'https://firm.example' },
  ];
  for (const headers of ours)
    expect((await from(headers)).headers.get('location')).toBe('/stop-contacting-me#done');
});

test.each<Record<string, string>>([
  {},
  { phoneNumber: '555' },
  { email: 'maria@' },
  { phoneNumber: '  ', email: ' ' },
])('a form that names nobody is sent back to be looked at: %j', async (fields) => {
  const app = await shared();
  expect((await stop(app, fields)).headers.get('location')).toBe('/stop-contacting-me#check');
  expect(await app.models.consents.countDocuments()).toBe(0);
});

test('numbers of an imported list and of the firm’s own are not contacted, and no list holds the number itself', async () => {
  const { app, admin } = await open();
  const { models, consents } = app;
  const [listed, own] = [
    await sendWitnessed(app),
    await sendWitnessed(app, { email: 'b@example.com', phoneNumber: '(415) 555-0188' }),
  ];
  const lines = ['4155550132', '"2125550100",NY', 'phone', ''];
  const deps = { models, consents, now: () => noon };
  expect(await importList(deps, 'national', lines)).toEqual({ read: 2, skipped: 1 });
  expect(await importList(deps, 'national', lines)).toEqual({ read: 2, skipped: 1 });
  expect(await models.doNotContact.countDocuments()).toBe(2);
  expect(await ask(admin, listed)).toEqual(all('SUPPRESSED'));
  expect(await ask(admin, own)).toEqual(byHand);
  expect((await admin.mutate('contact.suppress', { id: own })).status).toBe(200);
  expect(await ask(admin, own)).toEqual(all('SUPPRESSED'));
  expect(JSON.stringify(await models.doNotContact.find().lean())).not.toMatch(/555|example\.com/);
});

test('an override needs a reason, which stands in the timeline; the audit log names channel and refusal', async () => {
  const { app, admin } = await open();
  const id = await send(app, make.client());
  expect((await admin.mutate('contact.override', { id, channel: 'text', reason: ' ' })).status).toBe(400);
  const reason = 'Asked for a text a minute ago';
  expect((await admin.mutate('contact.override', { id, channel: 'text', reason })).status).toBe(200);
  const timeline = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline[0]).toMatchObject({ action: 'override', note: `text, NO_CONSENT: ${reason}` });
  const { rows } = (await admin.query('audit.page', { action: 'override' })).body.result.data;
  expect(rows).toMatchObject([{ action: 'override', entityId: id, note: 'text, NO_CONSENT' }]);
});

test('the desk’s notes on a number apply to every lead with that number', async () => {
  const { app, admin } = await open();
  const [wrong, silent, tried] = [
    await sendWitnessed(app),
    await sendWitnessed(app, { email: 'b@example.com', phoneNumber: '(415) 555-0188' }),
    await sendWitnessed(app, { email: 'c@example.com', phoneNumber: '(415) 555-0199' }),
  ];
  const same = await sendWitnessed(app, { email: 'd@example.com', caseType: '2' });
  const log = (id: string, outcome: string) => admin.mutate('desk.work', { id, outcome });
  await log(wrong, 'Wrong number');
  await log(silent, 'Asked not to be called');
  for (let call = 0; call < 3; call++) expect((await log(tried, 'No answer')).status).toBe(200);
  for (const id of [wrong, same])
    expect(await ask(admin, id)).toEqual({ ...all('WRONG_NUMBER'), email: 'yes' });
  expect(await ask(admin, silent)).toEqual({ ...all('WITHDRAWN'), email: 'yes' });
  expect(await ask(admin, tried)).toEqual({
    ...all('TOO_MANY_ATTEMPTS'),
    ...byMachine('NOT_CONFIRMED'),
    email: 'yes',
  });
});
