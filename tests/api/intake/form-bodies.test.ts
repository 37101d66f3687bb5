import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const urlencoded = 'application/x-www-form-urlencoded';
const fields = Object.entries(make.client()) as [string, string][];
const getForm = (more: Record<string, string> = {}) =>
  String(new URLSearchParams({ ...Object.fromEntries(fields), ...more }));
/** A form with literal text, one byte per character. */
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['in UTF-8', `${urlencoded}`, `${getForm()}&firstName=`, 'Jos%C3%A9+%E2%82%AC', 'José €'],
  ['in Windows-1252 that says nothing', urlencoded, '', 'Jos%E9+%80%92', 'José €’'],
  ['in Windows-1252 that says so', `${urlencoded}; charset=windows-1252`, '', 'Jos%E9+%80', 'José €'],
  ['in ISO-8859-1', `${urlencoded};charset="ISO-8859-1"`, '', 'Jos%E9', 'José'],
  ['with bytes that stand for themselves', urlencoded, '', 'Jos\xe9 & 50%', undefined],
  ['in UTF-8 that is not percent-encoded', urlencoded, '', 'Jos\xc3\xa9 50%25', 'José 50%'],
])('a form %s is stored as it was typed', async (_, type, __, sent, stored) => {
  const app = await shared();
  const others = fields.filter(([name]) => name !== 'firstName');
  const body = toBytes(`${new URLSearchParams(others)}&firstName=${sent}`);
  const answer = await app.anyone.send('POST', '/api/clients', { body, headers: { 'Content-Type': type } });
  expect(answer.status).toBe(201);
  expect(await app.models.clients.findOne().lean()).toMatchObject({ firstName: stored ?? 'José ' });
});

test('the answer to a form in another charset names the supported ones', async () => {
  const app = await shared();
  const headers = { 'Content-Type': `${urlencoded}; charset=utf-16` };
  const answer = await app.anyone.send('POST', '/api/clients', { body: getForm(), headers });
  expect([answer.status, answer.body.message]).toEqual([415, 'Send the form as UTF-8 or Windows-1252.']);
});

test('a form of a thousand and one fields is too large, and a name that means something in JavaScript does nothing', async () => {
  const app = await shared();
  const send = (body: string) =>
    app.anyone.send('POST', '/api/clients', { body, headers: { 'Content-Type': urlencoded } });
  expect((await send(`${getForm()}${'&a=1'.repeat(1000)}`)).status).toBe(413);
  expect((await send(`${getForm()}&__proto__=x&constructor=x&=&a&%`)).status).toBe(201);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('gzip bodies are accepted from callers with a key and from forms, and from nobody else', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const send = (from: typeof by, text: string, type: string, encoding = 'gzip') =>
    from.send('POST', '/api/clients', {
      body: new Uint8Array(encoding === 'br' ? Buffer.from(text) : gzipSync(text)),
      headers: { 'Content-Type': type, 'Content-Encoding': encoding },
    });
  const json = JSON.stringify(make.client());
  expect((await send(by, json, 'application/json')).status).toBe(201);
  expect((await send(by, json, 'application/json', 'GZIP')).status).toBe(200);
  expect((await send(app.anyone, getForm(), urlencoded)).status).toBe(201);
  const refused = [
    await send(app.anyone, json, 'application/json'),
    await send(by, json, 'application/json', 'br'),
    await send(by, json, 'application/json', 'gzip, gzip'),
    await send(app.anyone, getForm(), urlencoded, 'br'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([415, 415, 415, 415]);
  expect(refused[1]!.body.message).toBe('Send the body without Content-Encoding, or as gzip.');
  expect(await app.models.clients.countDocuments()).toBe(2);
});

test('a small gzip that would grow large is refused before it has grown, and a damaged one is named', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const post = (body: Buffer, type: string) =>
    by.send('POST', '/api/clients', {
      body: new Uint8Array(body),
      headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' },
    });
  const large = Buffer.alloc(200_000_000, 'a=1&');
  const bomb = gzipSync(large);
  for (const type of ['application/json', urlencoded, 'multipart/form-data; boundary=x'])
    expect([type, (await post(bomb, type)).status]).toEqual([type, 413]);
  const damaged = [Buffer.from('not gzip'), gzipSync(getForm()).subarray(0, 40)];
  for (const body of damaged) {
    const { status, body: answer } = await post(body, urlencoded);
    expect([status, answer.message]).toEqual([400, 'The compressed body is damaged.']);
  }
  expect(await app.models.clients.countDocuments()).toBe(0);
}, 30_000);

const multipart = (parts: string[], { end = '\r\n--x--\r\n' } = {}) =>
  `--x\r\n${parts.join('\r\n--x\r\n')}${end}`;
const part = (name: string, value: string) => `Content-Disposition: form-data; name=${name}\r\n\r\n${value}`;
const multipartType = { 'Content-Type': 'multipart/form-data; boundary="x"' };

test('multipart/form-data is read, as programs send it: without quotes, in Windows-1252, with an empty file field', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('photo', new Blob([]), '');
  form.append('price', '95.00');
  const sent = await by.send('POST', '/api/clients', { body: form });
  expect([sent.status, sent.body]).toMatchObject([201, { ...make.client(), price: 95 }]);

  const parts = fields.map(([name, value]) => part(name, name === 'firstName' ? 'Jos\xe9 \x80' : value));
  const body = toBytes(multipart([...parts, part('a[b][c]', '1')], { end: '\r\n--x--' }));
  const other = await app.anyone.send('POST', '/api/clients', { body, headers: multipartType });
  expect([other.status, other.body]).toMatchObject([201, { firstName: 'José €' }]);
});

test('a file in the form, and what is no multipart at all, are refused with a sentence and kept', async () => {
  const app = await shared();
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('photo', new Blob(['x']), 'photo.png');
  const withFile = await app.anyone.send('POST', '/api/clients', { body: form });
  expect([withFile.status, withFile.body.message]).toEqual([
    400,
    'Send the fields only: a file cannot be taken in here.',
  ]);
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const post = (body: string, type = multipartType['Content-Type']) =>
    by.send('POST', '/api/clients', { body, headers: { 'Content-Type': type } });
  for (const body of ['nothing', multipart([part('firstName', 'Ana')], { end: '' })])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  expect((await post('--x--', 'multipart/form-data')).status).toBe(400);
  expect((await post(multipart([part('a[4000000000]', '1')]))).status).toBe(400);
  expect((await post(multipart([part('a', 'x'.repeat(110_000))]))).status).toBe(413);
  expect(await app.models.clients.countDocuments()).toBe(0);
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(6);
});

test('a browser without script may stand on a page in Windows-1252', async () => {
  await using app = await startApp({
    pages: { handler: (_req, res) => void res.status(404).end(), form: [], strictContent: true },
  });
  const body = toBytes(getForm().replace('Maria', 'Jos%E9'));
  const browser = caller(app.url, { Accept: 'text/html', 'Content-Type': urlencoded });
  expect((await browser.send('POST', '/api/clients', { body })).status).toBe(201);
  expect(await app.models.clients.findOne().lean()).toMatchObject({ firstName: 'José' });
});
