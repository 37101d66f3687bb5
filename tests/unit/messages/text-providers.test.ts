import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createProviderDouble } from '../../../scripts/texts/stand-in';
import type { ProviderOptions } from '../../../server/texting/providers/provider';
import { createTelnyx } from '../../../server/texting/providers/telnyx';
import { createTwilio } from '../../../server/texting/providers/twilio';
import { isSignedByTwilio } from '../../../server/texting/providers/twilio-signature';

const create = { twilio: createTwilio, telnyx: createTelnyx };
const names = ['twilio', 'telnyx'] as const;

const start = async (provider: (typeof names)[number], different: Partial<ProviderOptions> = {}) => {
  const standIn = await createProviderDouble({ provider });
  const texts = create[provider]({
    baseUrl: standIn.url,
    account: standIn.account,
    token: standIn.token,
    publicKey: provider === 'telnyx' ? standIn.publicKey : undefined,
    networks: ['127.0.0.1'],
    now: Date.now,
    ...different,
  });
  return { standIn, texts, [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose]() };
};

const text = {
  id: '665f1f77bcf86cd799439011',
  from: '+14155550100',
  to: '+14155550132',
  body: 'Hi Maria, we can call you at 3. Reply STOP to opt out.',
  callback: 'https://www.example.com/api/texts/status?t=abc',
};
const aMinuteAgo = () => new Date(Date.now() - 60_000);

test.each(names)('%s: a text is sent as written, with the address for reports', async (name) => {
  await using at = await start(name);
  const outcome = await at.texts.send(text);
  const [arrived] = at.standIn.texts;
  expect(outcome).toMatchObject({
    outcome: 'accepted',
    state: 'accepted',
    segments: 1,
    providerId: arrived!.id,
  });
  expect(arrived).toMatchObject({ from: text.from, to: text.to, body: text.body, callback: text.callback });
});

test.each([
  ['twilio', { refuses: 21610 }, { outcome: 'refused', code: '21610' }],
  ['telnyx', { refuses: 40300 }, { outcome: 'refused', code: '40300' }],
  ['twilio', { status: 429 }, { outcome: 'refused', code: '20429' }],
  ['telnyx', { status: 429 }, { outcome: 'refused', code: '40011' }],
  ['twilio', { status: 503 }, { outcome: 'lost', code: 'HTTP 503' }],
  ['telnyx', { losesAnswer: true }, { outcome: 'lost', code: 'ECONNRESET' }],
  ['twilio', { losesText: true }, { outcome: 'lost', code: 'ECONNRESET' }],
] as const)('%s: %o is %o', async (name, behavior, expected) => {
  await using at = await start(name);
  at.standIn.behave(behavior);
  expect(await at.texts.send(text)).toEqual(expected);
});

test('an answer that is no message of the provider leaves open whether the text was sent', async () => {
  const server = createServer((_req, res) => res.writeHead(201).end('<html>')).listen(0, '127.0.0.1');
  const baseUrl = await new Promise<string>((resolve) =>
    server.once('listening', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
  await using at = await start('twilio', { baseUrl });
  expect((await at.texts.send(text)).outcome).toBe('lost');
  await new Promise((resolve) => server.close(resolve));
  expect((await at.texts.send(text)).outcome).toBe('away');
});

test('the account’s key goes to no private address that is not allowed', async () => {
  await using at = await start('twilio', { networks: [] });
  expect(await at.texts.send(text)).toEqual({ outcome: 'away', code: 'address refused' });
  expect(at.standIn.texts).toEqual([]);
});

test.each(names)('%s: wrong keys are a refusal with the code of credentials', async (name) => {
  await using at = await start(name, { token: 'wrong' });
  const code = name === 'twilio' ? '20003' : '10009';
  expect(await at.texts.send(text)).toEqual({ outcome: 'refused', code });
});

test('twilio: a text whose answer was lost is found by numbers and words, an hour around its time', async () => {
  await using at = await start('twilio');
  expect(await at.texts.find(text, aMinuteAgo())).toEqual([]);
  at.standIn.behave({ losesAnswer: true });
  await at.texts.send(text);
  await at.texts.send({ ...text, body: 'Something else' });
  const own = [{ providerId: at.standIn.texts[0]!.id, state: 'accepted' }];
  for (const minutes of [-59, 59])
    expect(await at.texts.find(text, new Date(Date.now() + minutes * 60_000))).toMatchObject(own);
  for (const minutes of [-61, 61])
    expect(await at.texts.find(text, new Date(Date.now() + minutes * 60_000))).toEqual([]);
});

test.each([
  ['a clock that is a day ahead', { ahead: 24 * 3_600_000 }],
  ['a clock that is a day behind', { ahead: -24 * 3_600_000 }],
  ['other quotes, dashes and spaces', { retype: () => '“Hi Maria”, we’ll call at 3 — OK?' }],
  ['words of a trial account before it', { retype: (body: string) => `Sent from a trial account - ${body}` }],
])('twilio: a text whose answer was lost is found at a provider with %s', async (_, ways) => {
  await using at = await start('twilio');
  at.standIn.differ(ways);
  const body = `"Hi Maria", we'll call  at 3 - OK?`;
  at.standIn.behave({ losesAnswer: true });
  await at.texts.send({ ...text, body });
  const matches = await at.texts.find({ ...text, body }, new Date());
  expect(matches).toMatchObject([{ providerId: at.standIn.texts[0]!.id }]);
  expect(await at.texts.find({ ...text, body: 'OK, we call at 3' }, new Date())).toEqual([]);
});

test('telnyx: a text whose answer was lost is found by our tag', async () => {
  await using at = await start('telnyx');
  at.standIn.behave({ losesAnswer: true });
  await at.texts.send(text);
  const matches = await at.texts.find(text, aMinuteAgo());
  expect(matches).toMatchObject([{ providerId: at.standIn.texts[0]!.id }]);
  const other = { ...text, id: '665f1f77bcf86cd799439012' };
  expect(await at.texts.find(other, aMinuteAgo())).toEqual([]);
});

const published = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  raw: Buffer.from(
    'CallSid=CA1234567890ABCDE&Caller=%2B12349013030&Digits=1234&From=%2B12349013030&To=%2B18005551212',
  ),
};
const withHeaders = (headers: Record<string, string>, different: Partial<typeof published> = {}) => ({
  ...published,
  ...different,
  header: (name: string) => headers[name],
});
const keys = { token: '12345', sharedKey: 'a shared key' };
const signature = { 'X-Twilio-Signature': '0/KCTR6DLpKmkAf8muzZqo1nDgQ=' };

test('twilio’s published signature is right, at its address with and without the usual port', () => {
  expect(isSignedByTwilio(keys, withHeaders(signature))).toBe(true);
  const url = published.url.replace('mycompany.com', 'mycompany.com:443');
  expect(isSignedByTwilio(keys, withHeaders(signature, { url }))).toBe(true);
});

test('twilio: a form is signed in the order of its names, whatever their values', () => {
  const url = 'https://mycompany.com/x';
  const raw = Buffer.from('FromCity=OAKLAND&From=rcs%3Aharbor&To=%2B18005551212');
  const signed = `${url}Fromrcs:harborFromCityOAKLANDTo+18005551212`;
  const headers = { 'X-Twilio-Signature': hmac('sha1', keys.token, signed) };
  expect(isSignedByTwilio(keys, withHeaders(headers, { url, raw }))).toBe(true);
});

test.each([
  ['another token', { ...keys, token: '12346' }, withHeaders(signature)],
  ['another host', keys, withHeaders(signature, { url: published.url.replace('mycompany', 'mycompany2') })],
  ['another query', keys, withHeaders(signature, { url: `${published.url}&baz=3` })],
  ['a changed form', keys, withHeaders(signature, { raw: Buffer.from(`${published.raw}&Digits=1`) })],
  ['a cut form', keys, withHeaders(signature, { raw: published.raw.subarray(0, 40) })],
  ['no signature', keys, withHeaders({})],
  ['an empty token', { token: '' }, withHeaders(signature)],
  [
    'settings of a rule',
    keys,
    withHeaders({ ...signature, 'X-Twilio-Webhooks-Signature-Settings': 'key=a' }),
  ],
])('twilio: refused with %s', (_, usedKeys, webhook) => {
  expect(isSignedByTwilio(usedKeys, webhook)).toBe(false);
});

const hmac = (algorithm: string, key: string, signed: string) =>
  createHmac(algorithm, key).update(signed).digest('base64');

test('twilio: with a shared key and SHA-256, and only with the algorithm that the header names', () => {
  const signed = `${published.url}CallSidCA1234567890ABCDECaller+12349013030Digits1234From+12349013030To+18005551212`;
  const by = (algorithm: string, value: string) =>
    withHeaders({
      'X-Twilio-Signature': value,
      'X-Twilio-Webhooks-Signature-Settings': `key=SK1,algorithm=${algorithm}`,
    });
  const right = hmac('sha256', keys.sharedKey, signed);
  expect(isSignedByTwilio(keys, by('HMAC_SHA256', right))).toBe(true);
  expect(isSignedByTwilio(keys, by('HMAC_SHA1', right))).toBe(false);
  expect(isSignedByTwilio(keys, by('HMAC_MD5', right))).toBe(false);
  expect(isSignedByTwilio({ token: keys.token }, by('HMAC_SHA256', right))).toBe(false);
  expect(isSignedByTwilio(keys, withHeaders({ 'X-Twilio-Signature': right }))).toBe(false);
});

test('twilio: a JSON body is signed by its hash in the address', () => {
  const raw = Buffer.from('{"a":1}');
  const url = `https://mycompany.com/x?bodySHA256=${createHash('sha256').update(raw).digest('hex')}`;
  const headers = { 'X-Twilio-Signature': hmac('sha1', keys.token, url) };
  expect(isSignedByTwilio(keys, withHeaders(headers, { url, raw }))).toBe(true);
  expect(isSignedByTwilio(keys, withHeaders(headers, { url, raw: Buffer.from('{"a":2}') }))).toBe(false);
});

test('telnyx: signed over the raw body, within five minutes', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  let clock = Date.parse('2026-11-26T10:00:00Z');
  await using at = await start('telnyx', {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
    now: () => clock,
  });
  const raw = Buffer.from('{"data": {"event_type":"message.received"}}');
  const timestamp = String(clock / 1000);
  const signed = sign(null, Buffer.from(`${timestamp}|${raw}`), privateKey).toString('base64');
  const hook = (different: object = {}) => ({
    url: 'https://www.example.com/api/texts/inbound',
    header: (name: string) => ({ 'telnyx-signature-ed25519': signed, 'telnyx-timestamp': timestamp })[name],
    raw,
    ...different,
  });
  expect(at.texts.verify(hook())).toBe(true);
  expect(at.texts.verify(hook({ raw: Buffer.from(JSON.stringify(JSON.parse(String(raw)))) }))).toBe(false);
  expect(at.texts.verify(hook({ header: () => undefined }))).toBe(false);
  expect(
    at.texts.verify(hook({ header: (name: string) => (name === 'telnyx-timestamp' ? timestamp : 'AAAA') })),
  ).toBe(false);
  clock += 299_000;
  expect(at.texts.verify(hook())).toBe(true);
  clock += 2000;
  expect(at.texts.verify(hook())).toBe(false);
});

const form = (fields: Record<string, string>) => ({
  url: '',
  header: () => undefined,
  raw: Buffer.from(
    String(new URLSearchParams({ AccountSid: 'AC00000000000000000000000000000000', ...fields })),
  ),
});
const json = (body: unknown) => ({
  url: '',
  header: () => undefined,
  raw: Buffer.from(JSON.stringify(body)),
});

test('twilio: an inbound text with pictures, and a report with an error', async () => {
  await using at = await start('twilio');
  const inbound = {
    MessageSid: 'MM1',
    From: text.to,
    To: text.from,
    Body: 'Here is the paper ¡gracias!',
    NumMedia: '2',
    MediaUrl0: 'https://api.twilio.com/a',
    MediaUrl1: 'https://api.twilio.com/b',
    MediaUrl2: 'https://api.twilio.com/not-counted',
    OptOutType: 'STOP',
  };
  expect(at.texts.readIncoming(form(inbound))).toEqual({
    providerId: 'MM1',
    from: text.to,
    to: text.from,
    body: inbound.Body,
    media: ['https://api.twilio.com/a', 'https://api.twilio.com/b'],
    optOut: 'stop',
  });
  const report = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30007' };
  expect(at.texts.readReport(form(report))).toEqual({
    providerId: 'SM1',
    state: 'undelivered',
    error: '30007',
  });
  expect(at.texts.readReport(form({ MessageSid: 'SM1', MessageStatus: 'receiving' }))).toBeUndefined();
  expect(at.texts.readIncoming(form({ Body: 'x' }))).toBeUndefined();
  for (const AccountSid of ['AC1', ''])
    expect(at.texts.readIncoming(form({ ...inbound, AccountSid }))).toBeUndefined();
});

test('telnyx: an inbound text, a report without proof, and anything else', async () => {
  await using at = await start('telnyx');
  const payload = {
    id: 'm1',
    from: { phone_number: text.to },
    to: [{ phone_number: text.from, status: 'delivery_unconfirmed' }],
    text: 'Sí',
    media: [{ url: 'https://media.telnyx.com/a' }],
    parts: 2,
    cost: { amount: '0.0080', currency: 'USD' },
  };
  const hook = (event_type: string, different = {}) =>
    json({ data: { event_type, payload: { ...payload, ...different } } });
  expect(at.texts.readIncoming(hook('message.received'))).toEqual({
    providerId: 'm1',
    from: text.to,
    to: text.from,
    body: 'Sí',
    media: ['https://media.telnyx.com/a'],
  });
  expect(at.texts.readReport(hook('message.finalized'))).toEqual({
    providerId: 'm1',
    state: 'not-confirmed',
    segments: 2,
    cost: '0.0080 USD',
  });
  expect(at.texts.readReport(hook('message.finalized', { errors: [{ code: 40003 }] }))).toMatchObject({
    error: '40003',
  });
  expect(at.texts.readReport(hook('message.received'))).toBeUndefined();
  expect(at.texts.readIncoming(json({ data: [] }))).toBeUndefined();
  expect(
    at.texts.readIncoming({ url: '', header: () => undefined, raw: Buffer.from('{"data": {') }),
  ).toBeUndefined();
});

test('a picture is fetched with the key from the provider only, its redirects without, up to 5 MB', async () => {
  const requests: [string, boolean][] = [];
  const server = createServer((req, res) => {
    requests.push([req.url!, req.headers.authorization !== undefined]);
    if (req.url === '/media') res.writeHead(307, { Location: '/picture' }).end();
    else if (req.url === '/loop') res.writeHead(302, { Location: '/loop' }).end();
    else if (req.url === '/large') res.writeHead(200).end(Buffer.alloc(5 * 1024 * 1024 + 1));
    else res.writeHead(200, { 'Content-Type': 'image/png' }).end('a picture');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await using at = await start('twilio', { baseUrl });
  expect(await at.texts.fetchMedia(`${baseUrl}/media`)).toEqual({
    type: 'image/png',
    bytes: Buffer.from('a picture'),
  });
  expect(requests).toEqual([
    ['/media', true],
    ['/picture', false],
  ]);
  await expect(at.texts.fetchMedia(`${baseUrl}/loop`)).rejects.toThrow('redirects');
  await expect(at.texts.fetchMedia(`${baseUrl}/large`)).rejects.toThrow('large');
  await expect(at.texts.fetchMedia('http://10.0.0.1/x')).rejects.toThrow('address refused');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
