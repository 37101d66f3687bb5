import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

const lead = JSON.stringify(make.client());

/** Sends raw bytes and returns the response until the server closes. */
const sendRaw = (url: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test('HEAD answers like GET, without a body', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/clients', make.client());
  for (const path of ['/api/clients', '/api/services', '/api/openapi.json', '/api/docs', '/healthz']) {
    const [head, get] = [await admin.send('HEAD', path), await admin.get(path)];
    expect([path, head.status, head.text]).toEqual([path, 200, '']);
    expect([path, head.headers.get('content-length')]).toEqual([path, String(Buffer.byteLength(get.text))]);
  }
  expect((await admin.send('HEAD', '/api/clients')).headers.get('x-total-count')).toBe('1');
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'APPLICATION/JSON; Charset="utf-8"',
])('a lead as %s is taken', async (type) => {
  const app = await shared();
  const sent = await app.anyone.send('POST', '/api/clients', {
    body: lead,
    headers: { 'Content-Type': type },
  });
  expect(sent.status).toBe(201);
});

test.each([
  'text/plain',
  'text/plain; application/json',
  'text/plain;charset=UTF-8',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/jsonx',
  'application/vnd.api+json',
  'application/octet-stream',
])('a lead as %s is refused and not stored', async (type) => {
  const app = await shared();
  const sent = await app.anyone.send('POST', '/api/clients', {
    body: lead,
    headers: { 'Content-Type': type },
  });
  expect(sent.status).toBe(415);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('a lead without a type is refused', async () => {
  const app = await shared();
  const sent = await app.anyone.send('POST', '/api/clients', { body: new TextEncoder().encode(lead) });
  expect(sent.status).toBe(415);
});

test.each([
  ['gzip', gzipSync(lead)],
  ['br', Buffer.from(lead)],
  ['gzip, gzip', gzipSync(gzipSync(lead))],
])('a body with Content-Encoding %s is refused', async (encoding, body) => {
  const app = await shared();
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
  const sent = await app.anyone.send('POST', '/api/clients', { body: new Uint8Array(body), headers });
  expect(sent.status).toBe(415);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('tRPC takes plain JSON and nothing that only looks like it', async () => {
  const app = await shared();
  const types: Record<string, string>[] = [
    { 'Content-Type': 'application/jsonx' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
  ];
  for (const headers of types) {
    const sent = await app.anyone.send('POST', '/trpc/clients.create', { body: lead, headers });
    expect([headers, sent.status, sent.body.error.data.code]).toEqual([
      headers,
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  }
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('a phone on a slow network may take longer for its lead than the database may', async () => {
  const app = await shared();
  for (const path of ['/api/clients', '/trpc/clients.create']) {
    const lead = JSON.stringify(make.client({ additionalInfo: path }));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${lead.length}\r\n\r\n`;
    const { hostname, port } = new URL(app.url);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(head + lead.slice(0, 20)));
      setTimeout(() => socket.write(lead.slice(20)), 3200);
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 20[01] /);
  }
  expect(await app.models.clients.countDocuments()).toBe(2);
});

test('a vendor can send a lead as a form', async () => {
  const app = await shared();
  const body = new URLSearchParams({ ...(make.client() as object), price: '12.5', firstName: 'Zoë & Co' });
  const sent = await app.anyone.send('POST', '/api/clients', { body });
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ ...make.client(), firstName: 'Zoë & Co', price: 12.5 });
});

test('a form with a required field twice is a bad request, and one with a price that is no number is not', async () => {
  const app = await shared();
  for (const [more, status] of [
    ['&firstName=Ana', 400],
    ['&price=ten', 201],
  ] as const) {
    const body = `${new URLSearchParams(Object.entries(make.client()) as [string, string][])}${more}`;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect([more, (await app.anyone.send('POST', '/api/clients', { body, headers })).status]).toEqual([
      more,
      status,
    ]);
  }
});

test('forms are taken for leads and nowhere else', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const form = () =>
    new URLSearchParams({ firstName: 'Ana', username: 'admin', password: app.adminPassword });
  const { id } = (await admin.post('/api/clients', make.client())).body;
  const tries = [
    await admin.send('PUT', `/api/clients/${id}`, { body: form() }),
    await admin.send('POST', '/api/users', { body: form() }),
    await admin.send('POST', '/api/services', { body: form() }),
    await app.anyone.send('POST', '/api/auth/login', { body: form() }),
    await app.anyone.send('POST', '/trpc/clients.create', { body: form() }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([415, 415, 415, 415, 415]);
});

test('a body of 100 kB is taken and a larger one is not', async () => {
  const app = await shared();
  const ofSize = (bytes: number) => `${lead.slice(0, -1)},"more":"${'x'.repeat(bytes - lead.length - 10)}"}`;
  const headers = { 'Content-Type': 'application/json' };
  expect(ofSize(100_000)).toHaveLength(100_000);
  expect((await app.anyone.send('POST', '/api/clients', { body: ofSize(100_000), headers })).status).toBe(
    201,
  );
  expect((await app.anyone.send('POST', '/api/clients', { body: ofSize(103_000), headers })).status).toBe(
    413,
  );
  expect(
    (await app.anyone.send('POST', '/trpc/clients.create', { body: ofSize(103_000), headers })).status,
  ).toBe(413);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('JSON that is nested very deeply is a bad request', async () => {
  const app = await shared();
  const headers = { 'Content-Type': 'application/json' };
  const body = `{"firstName":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;
  expect((await app.anyone.send('POST', '/api/clients', { body, headers })).status).toBe(400);
});

test('a key in an address may be percent-encoded', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/clients', make.client())).body;
  const encoded = [...id].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('');
  expect((await admin.get(`/api/clients/${encoded}`)).body.id).toBe(id);
  expect((await admin.get('/api/clients?%73earch=%6Daria')).body).toHaveLength(1);
});

test('unknown fields are ignored and never stored', async () => {
  const app = await shared();
  const body =
    '{"a.b":1,"$set":{"x":1},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
  const headers = { 'Content-Type': 'application/json' };
  const sent = await app.anyone.send('POST', '/api/clients', { body: body + lead.slice(1), headers });
  expect(sent.status).toBe(201);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  const stored = JSON.stringify(await app.models.clients.findById(sent.body.id).lean());
  expect(stored).not.toMatch(/polluted|a\.b|\$set/);
});

test('fields that belong to the server are never taken from a body', async () => {
  const app = await shared();
  const owned = {
    id: 'f'.repeat(24),
    _id: 'f'.repeat(24),
    __v: 7,
    createdAt: '2000-01-01T00:00:00Z',
    updatedAt: '2000-01-01T00:00:00Z',
    version: 9,
    status: 'Signed',
    statusReason: 'x',
    assignedTo: 'f'.repeat(24),
    role: 'admin',
    isAdmin: true,
    phoneE164: '+1',
    requestKey: 'x',
    keys: { email: 'x' },
    searchText: 'x',
    outcome: 'x',
  };
  const sent = await app.anyone.post('/api/clients', { ...make.client(), ...owned });
  expect(sent.body).toMatchObject({
    version: 0,
    status: 'New',
    statusReason: '',
    assignedTo: null,
    outcome: 'accepted',
  });
  expect(sent.body.id).not.toBe(owned.id);
  expect(sent.body.createdAt).not.toContain('2000');
  const admin = await app.signInAsAdmin();
  const { status: _, statusReason: __, assignedTo: ___, version: ____, ...rest } = owned;
  const changed = await admin.put(`/api/clients/${sent.body.id}`, { ...rest, firstName: 'Ana' });
  expect(changed.body).toMatchObject({
    id: sent.body.id,
    createdAt: sent.body.createdAt,
    phoneE164: '+14155550132',
  });
  const person = await admin.post('/api/users', {
    ...make.user(),
    ...owned,
    username: 'root',
    passwordHash: 'x',
  });
  expect(person.body.id).not.toBe(owned.id);
  await app.signIn(make.user().email, make.user().password);
});

test('the id in the address wins over an id in the body', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id: one } = (await admin.post('/api/clients', make.client())).body;
  const { id: other } = (await admin.post('/api/clients', make.client())).body;
  await admin.put(`/api/clients/${one}`, { id: other, firstName: 'Ana' });
  expect((await admin.get(`/api/clients/${one}`)).body.firstName).toBe('Ana');
  expect((await admin.get(`/api/clients/${other}`)).body.firstName).toBe('Maria');
});

test('text comes back exactly as it was sent', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const odd = {
    firstName: ' Zoë 🙂 ',
    lastName: 'a\u0000b',
    phoneNumber: '\u202e415\t555',
    caseType: '<script>alert(1)</script>',
    additionalInfo: 'line\r\nline\u2028=1+1 "quoted" \\ \u001b[31m e\u0301',
    jornaya_ip: '日本',
  };
  const sent = await app.anyone.post('/api/clients', make.client(odd));
  expect(sent.body).toMatchObject(odd);
  expect((await admin.get(`/api/clients/${sent.body.id}`)).body).toMatchObject(odd);
  expect((await admin.get(`/api/clients?search=${encodeURIComponent('a\u0000B')}`)).body).toHaveLength(1);
  const changed = await admin.put(`/api/clients/${sent.body.id}`, { lastName: 'b\u0000' });
  expect(changed.body.lastName).toBe('b\u0000');
  // A name that shows nothing is none.
  expect((await admin.put(`/api/clients/${sent.body.id}`, { lastName: '\u0000' })).status).toBe(400);
});

test('half of a character is refused', async () => {
  const app = await shared();
  const headers = { 'Content-Type': 'application/json' };
  const body = lead.replace('Maria', '\\ud83d');
  const refused = await app.anyone.send('POST', '/api/clients', { body, headers });
  expect(refused.status).toBe(400);
  expect(refused.body.issues[0]).toMatchObject({
    path: ['firstName'],
    message: 'This text contains a broken character. Delete it and type it again',
  });
  const admin = await app.signInAsAdmin();
  expect((await admin.post('/api/services', make.service({ title: 'x\udc00' }))).status).toBe(400);
  const { id } = (await admin.post('/api/clients', make.client())).body;
  expect((await admin.mutate('clients.addNote', { id, note: 'Called \ud83d' })).status).toBe(400);
  expect(await app.models.audit.countDocuments({ action: 'note' })).toBe(0);
});

test('a lead with an e-mail address in another script is taken as it was sent', async () => {
  const app = await shared();
  for (const email of ['josé@example.com', '用户@例子.广告']) {
    const sent = await app.anyone.post('/api/clients', make.client({ email }));
    expect([sent.status, sent.body.email]).toEqual([201, email]);
    expect((await app.models.clients.findById(sent.body.id).lean())?.email).toBe(email);
  }
});

test('a path is written with small letters and without a slash too many', async () => {
  const app = await shared();
  expect((await app.anyone.get('/api/Services')).status).toBe(404);
  expect((await app.anyone.get('/api//services')).status).toBe(404);
});

test('more than ten calls in one tRPC request are refused', async () => {
  const app = await shared();
  const batch = (calls: number) =>
    app.anyone.get(`/trpc/${Array(calls).fill('ip').join(',')}?batch=1&input=${encodeURIComponent('{}')}`);
  expect((await batch(10)).status).toBe(200);
  expect((await batch(11)).status).toBe(400);
});

test('a change by GET is refused', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const input = encodeURIComponent(JSON.stringify(make.client()));
  expect((await admin.get(`/trpc/clients.create?input=${input}`)).status).toBe(405);
  expect((await admin.get('/trpc/auth.logout')).status).toBe(405);
  expect((await admin.get('/api/auth/me')).status).toBe(200);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('a question may come by POST, with what is searched for in its body; a change by GET stays refused', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await app.anyone.post('/api/clients', make.client({ lastName: 'Quillfeather' }));
  const answer = await admin.mutate('clients.page', { search: 'quillf' });
  expect([answer.status, answer.body.result.data.total]).toEqual([200, 1]);
  const batch = await admin.mutate('clients.page,clients.find?batch=1', {
    0: { search: 'nobody' },
    1: { search: 'quillf' },
  });
  expect(batch.body[0].result.data.total).toBe(0);
  expect(batch.body[1].result.data).toHaveLength(1);
  expect(JSON.stringify(app.logged)).not.toMatch(/quillf/i);

  const input = encodeURIComponent(JSON.stringify(make.client()));
  expect((await admin.get(`/trpc/clients.add?input=${input}`)).status).toBe(405);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('tRPC takes JSON only', async () => {
  const app = await shared();
  const sent = await app.anyone.send('POST', '/trpc/clients.create', {
    body: lead,
    headers: { 'Content-Type': 'text/plain' },
  });
  expect(sent.status).toBe(415);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('/api/ip tells the caller their own address', async () => {
  const app = await shared();
  expect((await app.anyone.get('/api/ip')).body).toEqual({ ip: '127.0.0.1' });
});

test('a foreign host name is never echoed', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const list = `GET /api/clients HTTP/1.1\r\nHost: evil.example\r\nCookie: ${admin.headers.cookie}\r\nConnection: close\r\n\r\n`;
  const answer = await sendRaw(app.url, list);
  expect(answer).toMatch(/^HTTP\/1.1 200/);
  expect(answer).not.toContain('evil.example');
});

test.each([
  [
    'two lengths',
    'POST /api/clients HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  ],
  [
    'a length and chunks',
    'POST /api/clients HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
  ['the same host twice', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['two hosts for the API', 'GET /api/ip HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
])('a request with %s is answered 400 once', async (_, text) => {
  const app = await shared();
  const answer = await sendRaw(app.url, text);
  expect(answer.match(/^HTTP\/1.1 400/g)).toHaveLength(1);
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
});
