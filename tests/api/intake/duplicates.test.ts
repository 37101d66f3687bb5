import { expect, test } from 'vitest';
import { flagDuplicatesSince } from '../../../server/intake/flag-duplicates';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

const key = (value: string) => ({ 'Idempotency-Key': value });
const hour = 60 * 60 * 1000;

/** The post of a browser without script: no key, no JSON. */
const form = (firstName: string) =>
  new URLSearchParams({ ...(make.client({ firstName }) as object as Record<string, string>) });

test('an identical lead from one address within a minute is the same lead, through any endpoint', async () => {
  let time = Date.UTC(2026, 0, 1);
  await using app = await startApp({ now: () => time });
  const first = await app.anyone.post('/api/clients', make.client());
  time += 30_000;
  const again = await app.anyone.post('/api/clients', make.client());
  const viaTrpc = (await app.anyone.mutate('clients.create', make.client())).body.result.data;
  const viaForm = await app.anyone.send('POST', '/api/clients', { body: form('Maria') });
  expect([again.status, viaForm.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect([viaTrpc.id, viaForm.body.id]).toEqual([first.body.id, first.body.id]);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('twenty identical leads at once are one', async () => {
  await using app = await startApp();
  const tries = Array.from({ length: 20 }, () => app.anyone.post('/api/clients', make.client()));
  const answers = await Promise.all(tries);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('after a minute the same text is a separate lead, flagged for staff and for nobody else', async () => {
  let time = Date.UTC(2026, 0, 1);
  await using app = await startApp({ now: () => time });
  const first = await app.anyone.post('/api/clients', make.client());
  time += 61_000;
  const second = await app.anyone.post('/api/clients', make.client());
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
  await flagDuplicatesSince(app.models, new Date(0));
  const admin = await app.signInAsAdmin();
  expect((await admin.get(`/api/clients/${second.body.id}`)).body).toMatchObject({
    duplicateOf: first.body.id,
    version: 0,
  });
  expect((await admin.get(`/api/clients/${first.body.id}`)).body).not.toHaveProperty('duplicateOf');
  expect(second.body).not.toHaveProperty('duplicateOf');
});

test('the same phone in another format, or the same e-mail in capitals, is the same person', async () => {
  await using app = await startApp();
  const send = async (different: object) =>
    (await app.anyone.post('/api/clients', make.client(different))).body.id as string;
  const first = await send({});
  const byPhone = await send({ phoneNumber: '+1 415.555.0132', email: 'other@example.com' });
  const byEmail = await send({ phoneNumber: '(212) 555-0100', email: 'Maria.Lopez@Example.com' });
  const otherCase = await send({ caseType: '7' });
  const stranger = await send({ phoneNumber: '(212) 555-0199', email: 'stranger@example.com' });
  await flagDuplicatesSince(app.models, new Date(0));
  const flags = await app.models.clients.find({ duplicateOf: { $exists: true } }).lean();
  expect(new Map(flags.map(({ _id, duplicateOf }) => [String(_id), duplicateOf]))).toEqual(
    new Map([
      [byPhone, first],
      [byEmail, first],
    ]),
  );
  const others = { _id: { $in: [otherCase, stranger] }, duplicateOf: { $exists: false } };
  expect(await app.models.clients.countDocuments(others)).toBe(2);
});

test('the same text with one key is one lead from any address', async () => {
  await using app = await startApp({ trustProxy: 1 });
  const from = (address: string, different = {}) =>
    app.anyone.post('/api/clients', make.client(different), {
      ...key('a'),
      'X-Forwarded-For': address,
    });
  const home = await from('198.51.100.1');
  const onTheWay = await from('203.0.113.9');
  expect(onTheWay.body.id).toBe(home.body.id);
  expect(onTheWay.headers.get('idempotency-replayed')).toBe('true');
  expect((await from('198.51.100.1', { firstName: 'Ana' })).status).toBe(422);
  const stranger = await from('192.0.2.44', { firstName: 'Ana' });
  expect(stranger.status).toBe(201);
  expect(stranger.body.id).not.toBe(home.body.id);
  expect(await app.models.clients.countDocuments()).toBe(2);
});

test('a lead that staff type in has no address, and staff may type the same one twice', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const typed = make.client({ ip_address: '' });
  const [one, two] = [await admin.post('/api/clients', typed), await admin.post('/api/clients', typed)];
  expect([one.body.ip_address, one.body.source]).toEqual(['', 'staff']);
  expect(two.body.id).not.toBe(one.body.id);
});

test('blank and null optional fields count as not given', async () => {
  await using app = await startApp();
  const blanks = {
    price: '',
    jornayaLeadId: '',
    trustedFormCertUrl: null,
    consentAt: ' ',
    zip: null,
    state: '',
  };
  const sent = await app.anyone.post('/api/clients', { ...make.client(), ...blanks });
  expect(sent.status).toBe(201);
  for (const name of Object.keys(blanks)) expect(sent.body).not.toHaveProperty(name);
  const body = new URLSearchParams({
    ...(make.client({ firstName: 'Ana' }) as object as Record<string, string>),
    price: '',
    jornayaLeadId: ' ',
  });
  expect((await app.anyone.send('POST', '/api/clients', { body })).status).toBe(201);
  expect((await app.anyone.post('/api/clients', { ...make.client(), firstName: null })).status).toBe(400);
  expect((await app.anyone.post('/api/clients', { ...make.client(), email: ' ' })).status).toBe(400);
});

test('a date of consent has no 90,000 letters', async () => {
  await using app = await startApp();
  const consentAt = `2026-01-01T00:00:00.${'0'.repeat(90_000)}Z`;
  const refused = await app.anyone.post('/api/clients', { ...make.client(), consentAt });
  expect(refused.status).toBe(400);
  expect(refused.body.issues[0].path).toEqual(['consentAt']);
});

test('a lead loses its one-day claims after a day', async () => {
  let time = Date.UTC(2026, 0, 1);
  await using app = await startApp({ now: () => time });
  await app.outbox.start();
  await app.anyone.post('/api/clients', make.client(), key('a'));
  const countKeys = () => app.models.clients.countDocuments({ onceKeys: { $exists: true } });
  await app.outbox.run();
  expect(await countKeys()).toBe(1);
  time += 26 * hour;
  await app.outbox.run();
  expect(await countKeys()).toBe(0);
  expect((await app.anyone.post('/api/clients', make.client(), key('a'))).status).toBe(201);
  await app.outbox.close();
});
