import { expect, test } from 'vitest';
import { consultation as en } from '../../../client/content/en/pages/consultation';
import { consultation as es } from '../../../client/content/es/pages/consultation';
import { site as firm } from '../../../client/content/site';
import type { MountedPages } from '../../../server/site/pages/pages';
import { consentTexts } from '../../../shared/consent-texts';
import { messages } from '../../../shared/messages';
import fieldCase from '../../fixtures/field-cases/form/f-cases.json';
import { findConsent } from '../../support/consented';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const problem = `<!doctype html><p>{{message}}</p>
<input name="firstName" value="{{firstName}}"><b>{{firstName.error}}</b>
<input name="phoneNumber" value="{{phoneNumber}}"><b>{{phoneNumber.error}}</b>
<b>{{agreeToTerms.error}}</b><option value="{{caseType}}">{{caseTypeTitle}}</option>
<textarea>{{additionalInfo}}</textarea>`;

const english = {
  id: 'en',
  prefix: '',
  messages: messages.form,
  caseTypes: {},
  sent: '<!doctype html>We received it.<p data-promise="call">We call by {{callBy}}.</p><p data-promise="answer">We write by {{callBy}}.</p>',
  problem,
};

const spanish = {
  ...english,
  id: 'es',
  prefix: '/es',
  messages: { ...messages.form, firstName: 'Escriba su nombre', failed: 'Hubo un problema.' },
  caseTypes: { Paraquat: 'Paraquat (herbicida)' },
  sent: '<!doctype html>La recibimos.<p data-promise="call">Llamamos el {{callBy}}.</p>',
};

/** A Friday. */
const friday = Date.parse('2026-03-06T15:00:00Z');

const pages: MountedPages = {
  handler: (_req, res) => void res.status(404).type('html').send('<!doctype html>nothing here'),
  form: [english, spanish],
  strictContent: true,
};
const shared = shareApp({ pages });
const site = () => shared(() => friday);

const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const { ip_address: _, jornaya_ip: __, ...typed } = make.client();
const filled = { ...(typed as object as Record<string, string>), form: 'consultation', agreeToTerms: 'on' };

test('the form offers an answer by text only where texting is configured; the API takes it either way', async () => {
  const offered = [...Object.keys(en.answerWays), ...Object.keys(es.answerWays)];
  expect(offered.filter((way) => way === 'text')).toHaveLength(firm.textNumber ? 2 : 0);
  const app = await site();
  const sent = await app.anyone.post('/api/clients', make.client({ answerBy: 'text' }));
  expect(sent.status).toBe(201);
  const admin = await app.signInAsAdmin();
  expect((await admin.get(`/api/clients/${sent.body.id}`)).body.answerBy).toBe('text');
  expect((await app.anyone.post('/api/clients', { ...make.client(), answerBy: 'fax' })).status).toBe(400);
});

test('a browser without script sends the form and is led to a page that says so', async () => {
  const app = await site();
  // Answers about an area, without the tick that sends them along.
  const answers = { answers: '{"firefighter":true}', answersAbout: typed.caseType };
  const sent = await app.anyone.send('POST', '/api/clients', {
    body: new URLSearchParams({ ...filled, ...answers }),
    headers: browser,
  });
  const location = sent.headers.get('location')!;
  expect([sent.status, location]).toEqual([303, expect.stringMatching(/^\/sent\?call=\d+$/)]);
  const page = await app.anyone.get(location);
  const promise = '<p data-promise="call">We call by Friday, March 6 at 5:00 PM UTC.</p>';
  expect([page.status, page.text]).toEqual([200, `<!doctype html>We received it.${promise}`]);
  const leads = await app.models.clients.find().lean();
  expect(leads[0]).not.toHaveProperty('answers');
  expect(leads).toMatchObject([
    {
      firstName: 'Maria',
      phoneNumber: '(415) 555-0132',
      additionalInfo: typed.additionalInfo,
      ip_address: '127.0.0.1',
    },
  ]);
});

test('a person who asked for an e-mail is promised an answer, and an address with another time promises nothing', async () => {
  const app = await site();
  const sent = await app.anyone.send('POST', '/api/clients', {
    body: new URLSearchParams({ ...filled, answerBy: 'email' }),
    headers: browser,
  });
  const page = await app.anyone.get(sent.headers.get('location')!);
  expect(page.text).toBe(
    '<!doctype html>We received it.<p data-promise="answer">We write by Saturday, March 7 at 3:00 PM UTC.</p>',
  );
  for (const query of ['', '?call=', '?call=1', '?call=now', '?call=99999999999', '?call=1&call=2'])
    expect((await app.anyone.get(`/sent${query}`)).text).toBe('<!doctype html>We received it.');
});

test('a form with mistakes comes back with its sentences and everything that was typed', async () => {
  const app = await site();
  const body = new URLSearchParams({
    ...filled,
    firstName: ' ',
    phoneNumber: '555',
    caseType: '11',
    agreeToTerms: '',
  });
  const page = await app.anyone.send('POST', '/api/clients', { body, headers: browser });
  expect(page.status).toBe(400);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toContain('There was a problem submitting your form. Please try again.');
  expect(page.text).toContain('value=" "><b>First name is required</b>');
  expect(page.text).toContain('value="555"><b>Valid phone number is required</b>');
  expect(page.text).toContain('You must agree to the terms and conditions');
  expect(page.text).toContain('<option value="11">Paraquat</option>');
  expect(page.text).toContain('I worked as a firefighter');
  expect(page.text).not.toContain('{{');
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('entered values come back as text, never as markup or as a token', async () => {
  const app = await site();
  const evil = `"><script>alert('1')</script>{{message}} $& &amp;`;
  const body = new URLSearchParams({ ...filled, firstName: '', additionalInfo: evil, caseType: '"><b>' });
  const { text } = await app.anyone.send('POST', '/api/clients', { body, headers: browser });
  expect(text).not.toContain('<script>');
  expect(text).not.toContain('"><b>"');
  expect(text).toContain(
    '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;{{message}} $&#38; &#38;amp;',
  );
});

test('a form whose lead cannot be stored comes back with what was typed', async () => {
  await using app = await startApp({ pages });
  await app.connection.close();
  const page = await app.anyone.send('POST', '/api/clients', {
    body: new URLSearchParams(filled),
    headers: browser,
  });
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.text).toContain('There was a problem submitting your form. Please try again.');
  expect(page.text).toContain('value="Maria"');
});

test('a form is answered within three seconds when the database is silent', async () => {
  await using app = await startApp({ pages });
  const never = () => new Promise<never>(() => undefined);
  Object.assign(app.models.clients.collection, { insertMany: never });
  Object.assign(app.models.services.collection, { findOne: never });
  const page = await app.anyone.send('POST', '/api/clients', {
    body: new URLSearchParams(filled),
    headers: browser,
  });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
}, 20_000);

test('a form that is sent too often comes back with what was typed', async () => {
  await using app = await startApp({
    limits: true,
    pages: { handler: (_req, res) => void res.end(), form: [english], strictContent: true },
  });
  const tries = Array.from({ length: 121 }, (_, index) =>
    app.anyone.send('POST', '/api/clients', {
      body: new URLSearchParams({ ...filled, lastName: `Lopez ${index}` }),
      headers: browser,
    }),
  );
  const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused[0]!.text).toContain('value="Maria"');
  expect(await app.models.clients.countDocuments()).toBe(120);
});

test('a program that posts a form gets JSON', async () => {
  const app = await site();
  const body = new URLSearchParams(typed as object as Record<string, string>);
  for (const headers of [{ Accept: 'application/json' }, { Accept: '*/*' }]) {
    const sent = await app.anyone.send('POST', '/api/clients', { body, headers });
    expect([sent.status, sent.body.outcome]).toEqual([201, 'accepted']);
  }
});

test('the API answers forms other than the consultation form, no matter who sends them', async () => {
  const app = await site();
  const body = new URLSearchParams(typed as object as Record<string, string>);
  const sent = await app.anyone.send('POST', '/api/clients', { body, headers: browser });
  expect([sent.status, sent.body.outcome]).toEqual([201, 'accepted']);
});

test('a plain form that another site makes a signed-in browser send is refused', async () => {
  const app = await site();
  const admin = await app.signInAsAdmin();
  const headers = { ...browser, Origin: 'https://evil.example' };
  const refused = await admin.send('POST', '/api/clients', { body: new URLSearchParams(filled), headers });
  expect(refused.status).toBe(403);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('a plain form that is too large, or says that it is compressed and is not, is refused', async () => {
  const app = await site();
  const large = new URLSearchParams({ ...filled, additionalInfo: 'x'.repeat(110_000) });
  expect((await app.anyone.send('POST', '/api/clients', { body: large, headers: browser })).status).toBe(413);
  const headers = { ...browser, 'Content-Encoding': 'gzip' };
  const packed = await app.anyone.send('POST', '/api/clients', {
    body: new URLSearchParams(filled),
    headers,
  });
  expect(packed.status).toBe(400);
});

test('if pages are served, the API answers its own 404 and the site the others', async () => {
  const app = await site();
  expect((await app.anyone.get('/api/nothing')).body.code).toBe('NOT_FOUND');
  expect((await app.anyone.get('/nothing')).text).toBe('<!doctype html>nothing here');
});

test('one letter is a name, and signs that nobody typed around an address are no mistake', async () => {
  const app = await site();
  const names = { firstName: fieldCase['f05 first name'], lastName: fieldCase['f05 last name'] };
  const pasted = { ...names, email: '\u202au.o@example.com\u00a0' };
  const body = new URLSearchParams({ ...filled, ...pasted });
  expect((await app.anyone.send('POST', '/api/clients', { body, headers: browser })).status).toBe(303);
  const { ip_address: _, jornaya_ip: __, ...script } = make.client(pasted);
  expect((await app.anyone.post('/api/clients', { ...script, caseType: '2' })).status).toBe(201);
  const leads = await app.models.clients.find().lean();
  expect(leads.map(({ firstName, lastName, email }) => [firstName, lastName, email])).toEqual(
    Array.from({ length: 2 }, () => ['U', 'O', 'u.o@example.com']),
  );
});

test('a form with mistakes does not tell the title of a case type that is not offered', async () => {
  const app = await site();
  await app.models.services.updateOne({ _id: 11 }, { status: 0 });
  const body = new URLSearchParams({ ...filled, firstName: ' ', caseType: '11' });
  const { text } = await app.anyone.send('POST', '/api/clients', { body, headers: browser });
  expect(text).toContain('<option value="11">Please select a case type</option>');
  expect(text).not.toContain('Paraquat');
});

test('a form of a Spanish page is answered in Spanish, and staff learn the language', async () => {
  const app = await site();
  const send = (changes: Record<string, string>) =>
    app.anyone.send('POST', '/api/clients', {
      body: new URLSearchParams({ ...filled, language: 'es', ...changes }),
      headers: browser,
    });
  const wrong = await send({ firstName: ' ', caseType: '11' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('<p>Hubo un problema.</p>');
  expect(wrong.text).toContain('<b>Escriba su nombre</b>');
  expect(wrong.text).toContain('<option value="11">Paraquat (herbicida)</option>');
  const sent = await send({});
  const location = sent.headers.get('location')!;
  expect([sent.status, location]).toEqual([303, expect.stringMatching(/^\/es\/sent\?call=\d+$/)]);
  expect((await app.anyone.get(location)).text).toBe(
    '<!doctype html>La recibimos.<p data-promise="call">Llamamos el viernes, 6 de marzo, 5:00 p.m. UTC.</p>',
  );
  expect(await app.models.clients.find().lean()).toMatchObject([{ firstName: 'Maria', language: 'es' }]);
});

test('a form that names a language which the site does not speak is answered in the main one', async () => {
  const app = await site();
  const body = new URLSearchParams({ ...filled, language: 'constructor' });
  const sent = await app.anyone.send('POST', '/api/clients', { body, headers: browser });
  expect(sent.headers.get('location')).toMatch(/^\/sent\?call=/);
  expect(await app.models.clients.find().lean()).toMatchObject([{ language: 'en' }]);
});

test('our form is accepted without script: its fields can be forged, and prove no more; a box that was not checked is a no', async () => {
  const app = await site();
  const question = consentTexts.at(-1)!;
  const send = (different: object) =>
    app.anyone.send('POST', '/api/clients', {
      body: new URLSearchParams({ ...filled, consentVersion: question.version, ...different }),
      headers: { ...browser, Referer: `${app.url}/contact` },
    });
  expect((await send({ contactConsent: 'true' })).status).toBe(303);
  const lead = await app.models.clients.findOne().lean();
  expect(await findConsent(app.models, lead!._id)).toMatchObject({
    granted: true,
    evidence: 'submitted',
    text: question.text,
    page: { url: `${app.url}/contact` },
  });
  expect((await send({ email: 'b@example.com' })).status).toBe(303);
  const other = await app.models.clients.findOne({ email: 'b@example.com' }).lean();
  expect(await findConsent(app.models, other!._id)).toMatchObject({ granted: false });
});

test('a key in the form or its address is refused there as well, and its lead is not the website’s', async () => {
  const app = await site();
  const { id, key } = await makeVendor(app, await app.signInAsAdmin());
  const send = (path: string, more: object = {}) =>
    app.anyone.send('POST', path, {
      headers: browser,
      body: new URLSearchParams({ ...filled, ...more }),
    });
  for (const { status, body } of [
    await send('/api/clients', { apikey: key }),
    await send(`/api/clients?key=${key}`),
  ])
    expect([status, body.reasonCode]).toEqual([401, 'UNAUTHORIZED']);
  expect(await app.models.clients.countDocuments()).toBe(0);
  expect(await app.models.refusedSubmissions.countDocuments({ vendorId: id, status: 401 })).toBe(2);
});
