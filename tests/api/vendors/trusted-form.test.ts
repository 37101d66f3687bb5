import { expect, test } from 'vitest';
import { removeDeleted } from '../../../server/privacy/retention/remove-deleted';
import { getCertificateId } from '../../../server/proof/certificates/trusted-form';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const day = 24 * 60 * 60 * 1000;
const key = 'a-key-of-the-firm';
const id = 'eb9fc4dd9bed9ad451a5648946cf4bf09b5bb947';
const trustedFormCertUrl = `https://cert.trustedform.com/${id}`;
const expires = '2031-11-23T10:00:00.000Z';

const answer = (phone: boolean, email: boolean, isRetained = true) =>
  JSON.stringify({
    outcome: isRetained ? 'success' : 'failure',
    match_lead: { result: { phone_match: phone, email_match: email, success: phone || email } },
    retain: isRetained ? { results: { expires_at: expires, previously_retained: false } } : {},
  });

/** A server with a stand-in for TrustedForm that retains everything, and a vendor. */
const open = async (options: Parameters<typeof startApp>[0] = {}) => {
  const clock = { time: Date.UTC(2026, 10, 23, 12) };
  const service = await startReceiver((_, res) => res.end(answer(true, true)));
  const app = await startApp({
    now: () => clock.time,
    trustedFormKey: key,
    trustedFormUrl: new URL(service.url).origin,
    ...options,
  });
  const admin = await app.signInAsAdmin();
  const vendor = await makeVendor(app, admin);
  return {
    app,
    admin,
    clock,
    service,
    vendor,
    send: async (more: object = {}) =>
      (await vendor.by.post('/api/clients', { ...make.client(), trustedFormCertUrl, ...more })).body.id,
    readCertificate: async (lead: string) =>
      (await admin.query('certificates.ofLead', { id: lead })).body.result.data as unknown,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
};

const entries = ({ models }: TestApp) =>
  models.outbox.find({ kind: 'retain-certificate' }).select({ state: 1, error: 1 }).lean();

test('a vendor’s certificate is compared with its lead and retained, once, and staff see until when', async () => {
  await using house = await open();
  const lead = await house.send();
  await house.app.outbox.run();
  const [{ path, headers, body }] = house.service.got as [(typeof house.service.got)[0]];
  expect([path, headers['api-version'], headers.authorization]).toEqual([
    `/${id}`,
    '4.0',
    `Basic ${Buffer.from(`API:${key}`).toString('base64')}`,
  ]);
  expect(JSON.parse(body)).toEqual({
    match_lead: { email: 'maria.lopez@example.com', phone: '+14155550132' },
    retain: { reference: lead, vendor: 'Bright Leads' },
  });
  expect(await house.readCertificate(lead)).toEqual({
    state: 'retained',
    matched: ['phone', 'email'],
    why: '',
    retainedAt: new Date(house.clock.time).toISOString(),
    expiresAt: expires,
  });
  await house.app.models.outbox.updateMany(
    { kind: 'retain-certificate' },
    { $set: { state: 'waiting' }, $unset: { doneAt: '' } },
  );
  await house.app.outbox.run();
  expect(house.service.got).toHaveLength(1);
  expect(await house.app.models.retainedCertificates.find().lean()).toMatchObject([
    { clientId: lead, vendorId: house.vendor.id, state: 'retained' },
  ]);
  expect(JSON.stringify(house.app.logged)).not.toMatch(new RegExp(`${key}|${id}`));
});

test('no certificate of a test, of the website or without a key is sent anywhere', async () => {
  await using house = await open();
  await house.send({ test: true });
  await house.app.anyone.post('/api/clients', { ...make.client(), trustedFormCertUrl });
  await house.app.outbox.run();
  await using without = await open({ trustedFormKey: undefined });
  const lead = await without.send();
  await without.app.outbox.run();
  expect([house.service.got, without.service.got]).toEqual([[], []]);
  expect((await without.app.models.clients.findById(lead).lean())?.outbox).toBeUndefined();
  expect(await without.readCertificate(lead)).toBeNull();
});

test.each([
  [200, answer(false, false, false), 'The certificate was filled in with another phone number', []],
  [200, answer(true, false, false), 'TrustedForm did not retain this certificate.', ['phone']],
  [404, '{}', 'TrustedForm does not know this certificate', []],
  [422, '{}', 'TrustedForm cannot retain this certificate', []],
])('an answer of %i with %s is the last word, told to staff', async (status, text, why, matched) => {
  await using house = await open();
  house.service.behave((_, res) => res.writeHead(status).end(text));
  const lead = await house.send();
  await house.app.outbox.run();
  expect(await house.readCertificate(lead)).toMatchObject({
    state: 'refused',
    why: expect.stringContaining(why),
    matched,
    retainedAt: null,
    expiresAt: null,
  });
  expect(await entries(house.app)).toMatchObject([{ state: 'done' }]);
});

test('failures that may be temporary are tried again: a refused key, an error, a redirect, an endless answer', async () => {
  await using elsewhere = await startReceiver((_, res) => res.end(answer(true, true)));
  const failures: [string, Parameters<typeof elsewhere.behave>[0]][] = [
    ['HTTP 401', (_, res) => res.writeHead(401).end()],
    ['HTTP 503', (_, res) => res.writeHead(503).end()],
    ['HTTP 302', (_, res) => res.writeHead(302, { Location: elsewhere.url }).end()],
    ['too long an answer', (_, res) => res.end('x'.repeat(100_000))],
    ['an answer that is no JSON', (_, res) => res.end('<html>')],
    ['ECONNRESET', (_, res) => void res.destroy()],
  ];
  await using house = await open();
  house.service.behave(failures[0]![1]);
  const lead = await house.send();
  for (const [error, behave] of failures) {
    house.service.behave(behave);
    await house.app.outbox.run();
    expect(await entries(house.app)).toMatchObject([{ state: 'waiting', error }]);
    house.clock.time += day / 24;
  }
  expect([await house.readCertificate(lead), elsewhere.got]).toEqual([null, []]);
  const { body } = await house.admin.get('/api/outbox?state=waiting');
  expect(body).toMatchObject([{ kind: 'retain-certificate', lead, tries: failures.length }]);
  house.service.behave((_, res) => res.end(answer(true, false)));
  await house.app.outbox.run();
  expect(await house.readCertificate(lead)).toMatchObject({ state: 'retained', matched: ['phone'] });
});

test('an address that only looks like a certificate’s is not asked, and staff read why', async () => {
  await using house = await open();
  const lead = await house.send({ trustedFormCertUrl: 'https://cert.trustedform.com/../@evil.example/x' });
  await house.app.outbox.run();
  expect(house.service.got).toEqual([]);
  expect(await house.readCertificate(lead)).toMatchObject({
    state: 'refused',
    why: 'This address is none of a TrustedForm certificate.',
  });
  for (const address of [
    `http://cert.trustedform.com/${id}`,
    `https://me:you@cert.trustedform.com/${id}`,
    `https://cert.trustedform.com:8443/${id}`,
    `https://cert.trustedform.com.evil.example/${id}`,
    'https://cert.trustedform.com/',
    'https://cert.trustedform.com/a/b',
  ])
    expect([address, getCertificateId(address)]).toEqual([address, undefined]);
  expect(getCertificateId(`${trustedFormCertUrl}?shared_token=x`)).toBe(id);
});

test('a certificate’s result is deleted with its lead', async () => {
  await using house = await open();
  const lead = await house.send();
  await house.app.outbox.run();
  await house.admin.delete(`/api/clients/${lead}`);
  house.clock.time += 31 * day;
  await removeDeleted({ ...house.app, now: () => house.clock.time });
  expect(await house.app.models.retainedCertificates.countDocuments()).toBe(0);
});
