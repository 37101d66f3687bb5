import { expect, test, vi } from 'vitest';
import { createPasswords } from '../../../server/people/auth/password';
import { type Answer, caller } from '../../support/caller';
import { eventually } from '../../support/eventually';
import { png, uploadBody } from '../../support/images';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp();

const signInAnswer = ({ anyone, adminPassword }: TestApp, headers: Record<string, string> = {}) =>
  anyone.post('/api/auth/login', { username: 'admin', password: adminPassword }, headers);

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
] as Record<string, string>[])(
  'a write that another site makes a signed-in browser send is refused: %j',
  async (headers) => {
    const app = await shared();
    const admin = await app.signInAsAdmin();
    const json = { ...headers, 'Content-Type': 'application/json' };
    const tries = [
      await admin.post('/api/clients', make.client(), headers),
      await admin.put('/api/services/1', { status: 0 }, headers),
      await admin.send('DELETE', '/api/services/1', { headers }),
      await admin.send('POST', '/api/media/upload', { headers, body: uploadBody(png) }),
      await admin.send('POST', '/trpc/clients.create', {
        headers: json,
        body: JSON.stringify(make.client()),
      }),
      await admin.send('POST', '/trpc/clients.page', { headers: json, body: '{"search":"maria"}' }),
      await admin.send('POST', '/api/exports/clients.csv', { headers: json, body: '{}' }),
      await admin.send('POST', '/api/auth/logout', { headers }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
    expect(await app.models.clients.countDocuments()).toBe(0);
    expect(await app.models.services.countDocuments({ status: 1 })).toBe(18);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  },
);

test('a write from our own page, or from a program, is taken', async () => {
  await using app = await startApp({ publicUrl: 'http://www.example.com' });
  const admin = await app.signInAsAdmin();
  const own = [
    { Origin: app.url },
    { Origin: 'http://www.example.com' },
    { 'Sec-Fetch-Site': 'same-origin' },
    {},
  ];
  for (const headers of own as Record<string, string>[])
    expect((await admin.post('/api/clients', make.client(), headers)).status).toBe(201);
  const vendor = await app.anyone.post('/api/clients', make.client(), { Origin: 'https://vendor.example' });
  expect(vendor.status).toBe(201);
});

test('no other site may read an answer', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const headers = { Origin: 'https://evil.example' };
  const preflight = {
    ...headers,
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'content-type',
  };
  const answers = [
    await admin.send('GET', '/api/clients', { headers }),
    await admin.send('OPTIONS', '/api/clients', { headers: preflight }),
    await app.anyone.send('GET', '/api/case-types', { headers }),
    await app.anyone.send('OPTIONS', '/trpc/clients.create', { headers: preflight }),
  ];
  for (const answer of answers)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('over plain http the session cookie is HttpOnly and stays on this site', async () => {
  const app = await shared();
  const [cookie] = (await signInAnswer(app)).headers.getSetCookie();
  expect(cookie).toMatch(
    /^session=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
  );
});

test('with a public https address the session cookie is a secure __Host- cookie', async () => {
  await using app = await startApp({ publicUrl: 'https://www.example.com' });
  const answer = await signInAnswer(app);
  const cookie = answer.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
  expect(cookie).not.toContain('Domain');
  const pair = cookie.split(';')[0]!;
  expect((await caller(app.url, { cookie: pair }).get('/api/auth/me')).status).toBe(200);
  expect((await caller(app.url, { cookie: pair.replace('__Host-', '') }).get('/api/auth/me')).status).toBe(
    401,
  );
});

test('behind a trusted proxy that speaks https the cookie is secure; an untrusted header changes nothing', async () => {
  await using trusting = await startApp({ trustProxy: true });
  await using plain = await startApp();
  const headers = { 'X-Forwarded-Proto': 'https' };
  expect((await signInAnswer(trusting, headers)).headers.get('set-cookie')).toMatch(
    /^__Host-session=.*Secure/,
  );
  expect((await signInAnswer(plain, headers)).headers.get('set-cookie')).toMatch(/^session=/);
});

test('signing in gives a new id, ends the old one, and only its hash is kept', async () => {
  const app = await shared();
  const planted = await signInAnswer(app, { cookie: 'session=planted-by-somebody' });
  expect(planted.headers.get('set-cookie')).not.toContain('planted');
  const first = planted.headers.get('set-cookie')!.split(';')[0]!;
  const again = await signInAnswer(app, { cookie: first });
  const second = again.headers.get('set-cookie')!.split(';')[0]!;
  expect(second).not.toBe(first);
  expect((await caller(app.url, { cookie: first }).get('/api/auth/me')).status).toBe(401);
  expect((await caller(app.url, { cookie: second }).get('/api/auth/me')).status).toBe(200);
  const storedText = JSON.stringify(await app.models.sessions.find().lean());
  expect(storedText).not.toContain(second.split('=')[1]);
});

test('a changed letter in a cookie is no session', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const cookie = admin.headers.cookie!;
  const changed = cookie.slice(0, -2) + (cookie.at(-2) === 'A' ? 'B' : 'A') + cookie.at(-1);
  expect((await caller(app.url, { cookie: changed }).get('/api/auth/me')).status).toBe(401);
});

test('a deleted user is signed out at once, and a new user of that name does not inherit the session', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const theirs = await app.signIn(make.user().email, make.user().password);
  await admin.delete(`/api/users/${id}`);
  expect((await theirs.get('/api/clients')).status).toBe(401);
  await admin.post('/api/users', make.user());
  expect((await theirs.get('/api/clients')).status).toBe(401);
});

test('a user who is no administrator any more is refused at the next request', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const theirs = await app.signIn(make.user().email, make.user().password);
  expect((await theirs.get('/api/clients')).status).toBe(200);
  await admin.put(`/api/users/${id}`, { role: 'user' });
  expect((await theirs.get('/api/clients')).status).toBe(403);
});

test('a changed password ends the other sessions, no matter who changed it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const { email, password } = make.user();
  const [phone, laptop] = [await app.signIn(email, password), await app.signIn(email, password)];
  const newPassword = 'a brand new password';
  await laptop.mutate('auth.changePassword', { currentPassword: password, newPassword });
  expect((await phone.get('/api/auth/me')).status).toBe(401);
  expect((await laptop.get('/api/auth/me')).status).toBe(200);
  await admin.put(`/api/users/${id}`, { password: 'set by the administrator' });
  expect((await laptop.get('/api/auth/me')).status).toBe(401);
  expect((await admin.get('/api/auth/me')).status).toBe(200);
});

test('to try a name that nobody has takes as long as to try a wrong password: one hash of one cost', async () => {
  const cost = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/;
  const { hash, verify } = await import('@node-rs/argon2');
  const watched = vi.fn(verify);
  const passwords = createPasswords(undefined, async () => ({ hash, verify: watched }));
  await using app = await startApp({ passwords });
  const findCosts = async (username: string) => {
    watched.mockClear();
    const { status, headers } = await app.anyone.post('/api/auth/login', {
      username,
      password: 'wrong password',
    });
    expect([status, headers.get('set-cookie')]).toEqual([401, null]);
    return watched.mock.calls.map(([stored]) => cost.exec(String(stored))?.[0]);
  };
  const ofAdmin = await findCosts('admin');
  expect(ofAdmin).toEqual([expect.stringContaining('$m=19456,t=2,p=1$')]);
  expect(await findCosts('nobody')).toEqual(ofAdmin);
});

const wrong = { username: 'admin', password: 'wrong password' };

test('ten wrong passwords from one address are enough, and the owner still gets in from elsewhere', async () => {
  await using app = await startApp({ limits: true, trustProxy: true });
  const attacker = { 'X-Forwarded-For': '198.51.100.9' };
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++)
    statuses.push((await app.anyone.post('/api/auth/login', wrong, attacker)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  const right = await signInAnswer(app, attacker);
  expect([right.status, right.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await signInAnswer(app, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
});

test('a burst of guesses at once is counted as well', async () => {
  await using app = await startApp({ limits: true });
  const tries = Array.from({ length: 20 }, () => app.anyone.post('/api/auth/login', wrong));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('the limit is not moved by spelling the name, adding fields or forging an address', async () => {
  await using app = await startApp({ limits: true });
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) {
    const username = [' admin', 'ADMIN', 'Admin  ', 'admin'][tries % 4];
    const body = { ...wrong, username, nonce: tries };
    statuses.push(
      (await app.anyone.post('/api/auth/login', body, { 'X-Forwarded-For': `198.51.100.${tries}` })).status,
    );
  }
  expect(statuses.at(-1)).toBe(429);
});

test('the addresses of one IPv6 subscriber are one caller', async () => {
  await using app = await startApp({ limits: true, trustProxy: true });
  const tryFrom = async (address: string) =>
    (await app.anyone.post('/api/auth/login', wrong, { 'X-Forwarded-For': address })).status;
  for (let tries = 0; tries < 10; tries++) await tryFrom(`2001:db8:1:2::${tries + 1}`);
  expect(await tryFrom('2001:0DB8:0001:0002:FFFF::1')).toBe(429);
  expect(await tryFrom('2001:db8:1:3::1')).toBe(401);
});

test('one password for many names is slowed too', async () => {
  await using app = await startApp({ limits: true });
  const tries = Array.from({ length: 45 }, (_, index) =>
    app.anyone.post('/api/auth/login', { username: `user${index}@example.com`, password: 'password1' }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('an office whose people sign in rightly is never locked out', async () => {
  await using app = await startApp({ limits: true });
  for (let person = 0; person < 45; person++) expect((await signInAnswer(app)).status).toBe(200);
});

test('each call of a batch counts', async () => {
  await using app = await startApp({ limits: true });
  const batch = `/trpc/${Array(10).fill('ip').join(',')}?batch=1&input=%7B%7D`;
  const statuses = (await Promise.all(Array.from({ length: 121 }, () => app.anyone.get(batch)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test.each([
  ['/trpc/', '%2C'],
  ['/TRPC/', ','],
])('each call of a batch counts, however the batch is spelled: %s with %s', async (path, comma) => {
  await using app = await startApp({ limits: true });
  const batch = `${path}${Array(10).fill('ip').join(comma)}?batch=1&input=%7B%7D`;
  const answers = await Promise.all(Array.from({ length: 121 }, () => app.anyone.get(batch)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('X-Forwarded-For counts only behind a proxy that we trust', async () => {
  await using plain = await startApp();
  await using behind = await startApp({ trustProxy: true });
  const headers = { 'X-Forwarded-For': '198.51.100.9' };
  expect((await plain.anyone.send('GET', '/api/ip', { headers })).body).toEqual({ ip: '127.0.0.1' });
  expect((await behind.anyone.send('GET', '/api/ip', { headers })).body).toEqual({ ip: '198.51.100.9' });
});

test('every answer carries the full set of headers', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const answers = {
    record: await admin.get('/api/clients'),
    error: await app.anyone.get('/api/clients'),
    nothing: await app.anyone.get('/nowhere'),
    trpc: await admin.query('clients.page', {}),
    health: await app.anyone.get('/healthz'),
    docs: await app.anyone.get('/api/docs'),
    picture: await app.anyone.get('/media/1'),
    file: await admin.get('/api/exports/clients.csv'),
    malformed: await app.anyone.get('/api/clients/%zz'),
  };
  for (const [name, { headers }] of Object.entries(answers)) {
    expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff']);
    expect([name, headers.get('x-frame-options')]).toEqual([name, 'DENY']);
    expect([name, headers.get('referrer-policy')]).toEqual([name, 'strict-origin-when-cross-origin']);
    expect([name, headers.get('cross-origin-resource-policy')]).toEqual([name, 'same-origin']);
    expect([name, headers.get('strict-transport-security')]).toEqual([
      name,
      expect.stringContaining('max-age='),
    ]);
    expect([name, headers.get('content-security-policy')]).toEqual([
      name,
      expect.stringMatching(/default-src '(self|none)'/),
    ]);
    expect([name, headers.get('permissions-policy')]).toEqual([
      name,
      expect.stringMatching(/\bcamera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\)/),
    ]);
    expect([name, headers.get('x-request-id')]).toEqual([name, expect.any(String)]);
    expect([name, headers.get('x-powered-by')]).toEqual([name, null]);
    expect([name, headers.get('server')]).toEqual([name, null]);
  }
  for (const name of ['record', 'error', 'trpc', 'file'] as const)
    expect([name, answers[name].headers.get('cache-control')]).toEqual([name, 'no-store']);
});

test('signing out empties what the browser kept, and nobody else can make it do so', async () => {
  const app = await shared();
  const clears = (answer: Answer) => answer.headers.get('clear-site-data');
  const viaRest = await app.signInAsAdmin();
  expect(clears(await viaRest.send('POST', '/api/auth/logout'))).toBe('"cache", "storage"');
  const viaTrpc = await app.signInAsAdmin();
  expect(clears(await viaTrpc.mutate('auth.logout'))).toBe('"cache", "storage"');
  expect(clears(await viaTrpc.send('POST', '/api/auth/logout'))).toBeNull();
  expect(clears(await app.anyone.send('POST', '/api/auth/logout'))).toBeNull();
});

test('the content security policy allows no inline script, no plugin, no frame around us', async () => {
  const app = await shared();
  const policy = (await app.anyone.get('/api/docs')).headers.get('content-security-policy')!;
  const rules = Object.fromEntries(policy.split(';').map((rule) => rule.trim().split(/ (.*)/)));
  expect(rules).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('the log holds nothing of what people wrote', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const secret = 'Zebra\r\n\u001b[31mforged';
  await app.anyone.send('POST', '/api/clients', {
    body: JSON.stringify(
      make.client({ firstName: secret, email: 'zebra@example.com', phoneNumber: '415-555-9876' }),
    ),
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Zebra', 'Idempotency-Key': 'zebra' },
  });
  await app.anyone.post('/api/auth/login', { username: 'zebra@example.com', password: 'zebra password' });
  await admin.get('/api/clients?search=zebra');
  await admin.get('/api/clients/zebra@example.com');
  await admin.query('clients.find', { search: 'zebra@example.com' });
  await app.anyone.post('/api/clients', { email: 'zebra@example.com' });
  for (const typed of ['', '/api', '/api/clients', '/media', '/trpc', '/admin', '/services'])
    await app.anyone.get(`${typed}/zebra-has-cancer`);
  // A line is written when the connection has finished the response, possibly after we have read it.
  await eventually(() => app.logged.length).toBeGreaterThan(13);
  const log = JSON.stringify(app.logged);
  expect(log).not.toMatch(/zebra|9876|forged/i);
  expect(log).not.toContain(app.adminPassword);
  expect(log).not.toContain(admin.headers.cookie!.split('=')[1]);
});

test('the log names the calls of ours in a batch, and no other', async () => {
  const app = await shared();
  await app.anyone.get('/trpc/ip,zebra.has.cancer,services.list?batch=1&input=%7B%7D');
  await eventually(() => app.logged.at(-1)?.path).toBe('/trpc/ip,*,services.list');
});
