import { expect, test } from 'vitest';
import { createConnection, openConnection } from '../../../server/core/db/connect';
import { createModels } from '../../../server/operations/models';
import { createPasswords } from '../../../server/people/auth/password';
import { createFirstAdmin } from '../../../server/people/users/first-admin';
import { type Caller, caller, patiently } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { testStoreUri } from '../../support/store/test-server';

const shared = shareApp();

const good = 'seven lanterns at night';
/** A person presses again after a 503. */
const enter = ({ post }: Pick<Caller, 'post'>, asWhom: object) =>
  patiently(() => post('/api/auth/login', asWhom));

const getIssues = (body: { issues?: { path: string[]; message: string }[] }) =>
  body.issues?.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  ['seven77', 'Use at least 8 characters'],
  ['x'.repeat(129), 'Use at most 128 characters'],
  ['password1', 'This password is too common. Choose another one'],
  ['QWERTYuiop', 'This password is too common. Choose another one'],
  [' '.repeat(8), 'Use letters, digits or symbols, not only spaces'],
  ['\u200b\u3000'.repeat(5), 'Use letters, digits or symbols, not only spaces'],
  ['Password1!', 'This password is too common. Choose another one'],
  ['P@ssw0rd2026!', 'This password is too common. Choose another one'],
  ['!!$unsh1ne!!', 'This password is too common. Choose another one'],
  ['  We1come99 ', 'This password is too common. Choose another one'],
  ['Sam.Okafor@example.com1!', 'Your own name is easy to guess. Choose another password'],
  ['sam.okafor@example.com', 'Your own name is easy to guess. Choose another password'],
])('a new user does not get the password %j', async (password, message) => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const refused = await admin.post('/api/users', make.user({ password }));
  expect([refused.status, getIssues(refused.body)]).toEqual([400, [`password: ${message}`]]);
  expect(await app.models.users.countDocuments()).toBe(1);
});

test.each([
  'eightttt',
  'x'.repeat(128),
  'пароль из слов',
  '        ~       ',
  'password for the red boat',
  'love7391048265!',
])('no rule of composition refuses %j', async (password) => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { email } = make.user();
  expect((await admin.post('/api/users', make.user({ password }))).status).toBe(201);
  await app.signIn(email, password);
});

test('nobody can change a password to a common one in any procedure', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const { id: own } = (await admin.get('/api/auth/me')).body;
  const currentPassword = app.adminPassword;
  const refused = [
    await admin.put(`/api/users/${id}`, { password: 'iloveyou1' }),
    await admin.put(`/api/users/${own}`, { password: 'iloveyou1', currentPassword }),
    await admin.post('/api/auth/password', { newPassword: 'iloveyou1', currentPassword }),
  ];
  expect(refused.map(({ status, body }) => [status, body.issues[0].path])).toEqual([
    [400, ['password']],
    [400, ['password']],
    [400, ['newPassword']],
  ]);
  await app.signIn('admin', currentPassword);
  await app.signIn(make.user().email, make.user().password);
});

test('a common ADMIN_PASSWORD is refused at the first start with a sentence that does not repeat it', async () => {
  const connection = createConnection();
  await openConnection(connection, { uri: testStoreUri(), dbName: `test_first_${Date.now()}` });
  const models = createModels(connection);
  for (const password of ['baseball1', 'Baseball2026!', ' '.repeat(12)]) {
    const refused = await createFirstAdmin({
      models,
      passwords: createPasswords(),
      now: Date.now,
      password,
    }).catch(String);
    expect(refused).toContain('ADMIN_PASSWORD is too common.');
    expect(refused).not.toContain(password);
  }
  expect(await models.users.countDocuments()).toBe(0);
  await connection.dropDatabase();
  await connection.close();
});

test('the password that was shown opens nothing but its own change', async () => {
  await using app = await startApp({ shownPassword: true });
  const signedIn = await enter(app.anyone, { username: 'admin', password: app.adminPassword });
  expect(signedIn.body).toEqual({ username: 'admin', isAdmin: true, pendingStep: 'change-password' });
  const admin = await app.signInAsAdmin();
  for (const path of ['/api/users', '/api/clients', '/api/exports/clients.csv', '/trpc/dashboard.counts'])
    expect([path, [401, 403].includes((await admin.get(path)).status)]).toEqual([path, true]);
  expect((await admin.get('/api/users')).body.message).toContain('choose a password of your own first');
  expect((await admin.post('/api/users', make.user())).status).toBe(403);
  expect((await admin.get('/api/auth/me')).body.pendingStep).toBe('change-password');

  const change = (newPassword: string) =>
    admin.post('/api/auth/password', { currentPassword: app.adminPassword, newPassword });
  expect(getIssues((await change(app.adminPassword)).body)).toEqual([
    'newPassword: Choose a password that is not your current one',
  ]);
  expect((await change(good)).status).toBe(204);
  expect((await admin.get('/api/users')).status).toBe(200);
  expect((await admin.get('/api/auth/me')).body).not.toHaveProperty('pendingStep');
  expect((await enter(app.anyone, { username: 'admin', password: good })).body).toEqual({
    username: 'admin',
    isAdmin: true,
  });
});

test('an unfinished sign-in can be left', async () => {
  await using app = await startApp({ shownPassword: true });
  const admin = await app.signInAsAdmin();
  expect((await admin.send('POST', '/api/auth/logout')).status).toBe(204);
  expect((await admin.get('/api/auth/me')).status).toBe(401);
});

/** A caller with its own address, as a proxy reports it. */
const at = (url: string, number: number, headers: Record<string, string> = {}) =>
  caller(url, { 'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}`, ...headers });

const guess = { username: 'admin', password: 'a wrong guess' };

/** Guesses from new addresses until two guesses are refused. One that a busy server did not confirm may have counted. */
const guessInVain = async (tries: number, from: (address: number) => Caller) => {
  const statuses: number[] = [];
  const count = (status: number) => statuses.filter((one) => one === status).length;
  while (count(429) < 2 && statuses.length < 3 * tries)
    statuses.push((await from(10 + statuses.length).post('/api/auth/login', guess)).status);
  const answered = statuses.filter((status) => status !== 503);
  expect(answered).toEqual([...Array(count(401)).fill(401), 429, 429]);
  expect(count(401)).toBeLessThanOrEqual(tries);
  expect(count(401) + count(503)).toBeGreaterThanOrEqual(tries);
};

test('a name that is tried from everywhere is slowed everywhere, but not in a browser that its owner used', async () => {
  await using app = await startApp({ limits: true, trustProxy: 1 });
  const right = { username: 'admin', password: app.adminPassword };
  const earlier = await enter(at(app.url, 1), right);
  const device = /device=[^;]+/.exec(earlier.headers.get('set-cookie')!)![0];
  await guessInVain(30, (address) => at(app.url, address));
  const elsewhere = await enter(at(app.url, 99), right);
  expect([elsewhere.status, Number(elsewhere.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await enter(at(app.url, 99, { Cookie: device }), right)).status).toBe(200);
  // Another name from elsewhere is unaffected.
  const other = await enter(at(app.url, 99), { ...guess, username: 'rosa' });
  expect(other.status).toBe(401);
});

test('a known browser gets its own ten tries, and a forged one is not known', async () => {
  await using app = await startApp({ limits: true, trustProxy: 1 });
  const right = { username: 'admin', password: app.adminPassword };
  const cookies = (await enter(at(app.url, 1), right)).headers.get('set-cookie')!;
  const device = /device=[^;]+/.exec(cookies)![0];
  await guessInVain(10, (address) => at(app.url, address, { Cookie: device }));
  // Its tries counted only for itself: nobody else is slowed down.
  expect((await enter(at(app.url, 99), right)).status).toBe(200);
  const forged = `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`;
  const again = await enter(at(app.url, 98, { Cookie: forged }), right);
  expect(/device=[^;]+/.exec(again.headers.get('set-cookie')!)![0]).not.toBe(forged);
});

test('after a reset of the password no browser is known to the person any more', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { email, password } = make.user();
  const { id } = (await admin.post('/api/users', make.user())).body;
  await app.signIn(email, password);
  expect(await app.models.devices.countDocuments({ userId: id })).toBe(1);
  await admin.put(`/api/users/${id}`, { password: good });
  expect(await app.models.devices.countDocuments({ userId: id })).toBe(0);
  await app.signIn(email, good);
  await admin.delete(`/api/users/${id}`);
  expect(await app.models.devices.countDocuments({ userId: id })).toBe(0);
});

test('the cookie of a device is as closed to scripts and other sites as that of the session', async () => {
  await using app = await startApp({ publicUrl: 'https://www.example.com' });
  const { headers } = await enter(app.anyone, { username: 'admin', password: app.adminPassword });
  const device = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device='))!;
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=31536000'])
    expect(device).toContain(part);
  const [token] = device.split(';');
  const storedText = JSON.stringify(await app.models.devices.find().lean());
  expect(storedText).not.toContain(token!.split('=')[1]!.split('.')[0]);
});
