import { expect, test } from 'vitest';
import { consentTexts } from '../../../shared/consent-texts';
import { formVersion } from '../../../shared/consent-texts/consent-text';
import { findConsent } from '../../support/consented';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const question = consentTexts.at(-1)!;
const answered = {
  contactConsent: true,
  consentVersion: question.version,
  formVersion,
  pageUrl: 'https://www.example.com/contact?case=7&utm_source=news&gclid=a1&name=maria',
  referrer: 'https://search.example/',
  shownAt: '2026-11-22T10:00:00.000Z',
  touchedAt: '2026-11-22T10:00:05.000Z',
  consentSetBy: 'keyboard',
};

const toRecord = ({ models }: TestApp, id: string) => findConsent(models, id);

test('a lead that answers the question keeps in its own write what was shown and done', async () => {
  const now = () => Date.UTC(2026, 10, 22, 10, 1);
  await using app = await startApp({ now });
  const sent = await app.anyone.send('POST', '/api/clients', {
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Test Browser 1' },
    body: JSON.stringify({ ...make.client(), ...answered }),
  });
  expect(sent.status).toBe(201);
  const record = await toRecord(app, sent.body.id);
  expect(record).toMatchObject({
    kind: 'answer',
    clientId: sent.body.id,
    granted: true,
    evidence: 'claimed',
    claimedBy: 'anonymous',
    text: question.text,
    version: question.version,
    layout: question.layout,
    formVersion,
    setBy: 'keyboard',
    person: { firstName: 'Maria', lastName: 'Lopez', phoneNumber: '(415) 555-0132' },
    page: {
      url: answered.pageUrl,
      referrer: answered.referrer,
      campaign: { utm_source: 'news', gclid: 'a1' },
    },
    ip: '127.0.0.1',
    userAgent: 'Test Browser 1',
    shownAt: answered.shownAt,
    touchedAt: answered.touchedAt,
    sentAt: '2026-11-22T10:01:00.000Z',
  });
  expect(record!.salt).toMatch(/^[0-9a-f]{32}$/);
  for (const name of Object.keys(answered)) expect(sent.body).not.toHaveProperty(name);
});

test('a person who leaves the box empty gets help as well, and that answer is kept, too', async () => {
  await using app = await startApp();
  const sent = await app.anyone.post('/api/clients', {
    ...make.client(),
    ...answered,
    contactConsent: false,
  });
  expect(sent.status).toBe(201);
  expect(await toRecord(app, sent.body.id)).toMatchObject({ granted: false, text: question.text });
});

test('a lead that says nothing of the question has no record', async () => {
  await using app = await startApp();
  const sent = await app.anyone.post('/api/clients', make.client());
  expect(await app.models.clients.findById(sent.body.id).lean()).not.toHaveProperty('consent');
  const blank = { ...make.client({ email: 'b@example.com' }), contactConsent: null, shownAt: '' };
  const other = await app.anyone.post('/api/clients', blank);
  expect(other.status).toBe(201);
  expect(await toRecord(app, other.body.id)).toBeUndefined();
});

test("another company's statement of what it showed is its claim, with its certificates' ids", async () => {
  await using app = await startApp();
  const claim = {
    consentText: 'I agree to be called by partners.',
    consentAt: '2026-11-20T08:00:00Z',
    jornayaLeadId: '6f9619ff-8b86-d011-b42d-00c04fc964ff',
    trustedFormCertUrl: 'https://cert.trustedform.com/abc',
  };
  const sent = await app.anyone.post('/api/clients', make.client(claim));
  expect(await toRecord(app, sent.body.id)).toMatchObject({
    granted: true,
    evidence: 'claimed',
    claimedBy: 'anonymous',
    text: claim.consentText,
    vendor: claim,
  });
  const unknown = {
    ...make.client({ email: 'c@example.com' }),
    contactConsent: true,
    consentVersion: 'theirs',
  };
  const other = await app.anyone.post('/api/clients', unknown);
  expect(await toRecord(app, other.body.id)).toMatchObject({
    evidence: 'claimed',
    text: '',
    version: 'theirs',
  });
});

test("an answer sent with a vendor's key is the vendor's claim, even if it names our wording", async () => {
  await using app = await startApp();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const sent = await by.post('/api/clients', { ...make.client(), ...answered });
  expect(sent.status).toBe(201);
  expect(await toRecord(app, sent.body.id)).toMatchObject({
    clientId: sent.body.id,
    granted: true,
    evidence: 'claimed',
    claimedBy: 'vendor',
    text: '',
  });
});

test('an answer that is no yes or no is refused with its field', async () => {
  await using app = await startApp();
  const sent = await app.anyone.post('/api/clients', { ...make.client(), contactConsent: 'perhaps' });
  expect(sent.status).toBe(400);
  expect(sent.body.issues[0].path).toEqual(['contactConsent']);
});

test('the same answers with other times are one lead, and another answer about calls is another', async () => {
  await using app = await startApp();
  const first = await app.anyone.post('/api/clients', { ...make.client(), ...answered });
  const again = { ...make.client(), ...answered, shownAt: '2026-11-22T10:00:30.000Z' };
  const second = await app.anyone.post('/api/clients', again);
  const third = await app.anyone.post('/api/clients', {
    ...make.client(),
    ...answered,
    contactConsent: false,
  });
  expect(second.body.id).toBe(first.body.id);
  expect(third.body.id).not.toBe(first.body.id);
});
