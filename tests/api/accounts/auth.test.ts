import { expect, test } from 'vitest';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { watchCommands } from '../../support/store/watch-commands';

const shared = shareApp();

test('the first administrator is admin, with the given password', async () => {
  const app = await shared();
  const { status, body } = await app.anyone.post('/api/auth/login', {
    username: 'admin',
    password: app.adminPassword,
  });
  expect(status).toBe(200);
  expect(body).toEqual({ username: 'admin', isAdmin: true });
});

test('a person is known after signing in, and not after signing out', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  expect((await admin.get('/api/auth/me')).body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    username: 'admin',
    isAdmin: true,
    firstName: 'First',
    lastName: 'Administrator',
  });
  expect((await admin.send('POST', '/api/auth/logout')).status).toBe(204);
  expect((await admin.get('/api/auth/me')).status).toBe(401);
  expect(await app.models.sessions.countDocuments()).toBe(0);
});

test('a new sign-in in a browser ends the session that it had', async () => {
  const app = await shared();
  const browser = await app.signInAsAdmin();
  const right = { username: 'admin', password: app.adminPassword };
  expect((await browser.post('/api/auth/login', right)).status).toBe(200);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
});

test('signing out without a session is no error', async () => {
  const app = await shared();
  expect((await app.anyone.send('POST', '/api/auth/logout')).status).toBe(204);
  expect((await app.anyone.mutate('auth.logout')).status).toBe(200);
});

test('a wrong name and a wrong password get the same answer and no session', async () => {
  const app = await shared();
  const tries = [
    { username: 'admin', password: 'wrong password' },
    { username: 'nobody', password: app.adminPassword },
    { username: 'admin', password: ` ${app.adminPassword}` },
    { username: 'admin', password: 'admin' },
  ];
  for (const credentials of tries) {
    const refused = await app.anyone.post('/api/auth/login', credentials);
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({
      message: 'Invalid credentials or insufficient permissions',
      code: 'UNAUTHORIZED',
      requestId: refused.headers.get('x-request-id'),
    });
    expect(refused.headers.get('set-cookie')).toBeNull();
  }
  expect(await app.models.sessions.countDocuments()).toBe(0);
});

test('a user name is compared without regard to case and spaces', async () => {
  const app = await shared();
  expect(
    (await app.anyone.post('/api/auth/login', { username: ' Admin ', password: app.adminPassword })).status,
  ).toBe(200);
});

test.each([
  [{}],
  [{ username: { $gt: '' }, password: { $gt: '' } }],
  [{ username: { $ne: null }, password: 'x' }],
  [{ username: ['admin'], password: 'x' }],
  [{ username: 'admin', password: 7 }],
  [{ username: '', password: '' }],
  [{ username: 'admin', password: 'x'.repeat(257) }],
])('to sign in with %j is a bad request', async (credentials) => {
  const app = await shared();
  const refused = await app.anyone.post('/api/auth/login', credentials);
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([400, null]);
});

test('a user without admin rights signs in, and the answer says so', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/users', make.user({ role: 'user' }));
  const { email, password } = make.user();
  const signedIn = await app.anyone.post('/api/auth/login', { username: email, password });
  expect(signedIn.body).toEqual({ username: email, isAdmin: false });
});

test('my sessions are listed with the current one marked, and I can end another', async () => {
  const app = await shared();
  const phone = await app.signInAsAdmin();
  const laptop = await app.signInAsAdmin();
  const sessions = (await laptop.query('auth.sessions')).body.result.data;
  expect(sessions).toHaveLength(2);
  expect(Object.keys(sessions[0]).sort()).toEqual([
    'createdAt',
    'current',
    'id',
    'ip',
    'lastSeenAt',
    'userAgent',
  ]);
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  expect((await laptop.mutate('auth.endSession', { id: other.id })).status).toBe(200);
  expect((await phone.get('/api/auth/me')).status).toBe(401);
  expect((await laptop.get('/api/auth/me')).status).toBe(200);
  expect((await laptop.mutate('auth.endSession', { id: other.id })).status).toBe(404);
});

test('nobody sees or ends another person’s session', async () => {
  const app = await shared();
  const user = await app.signInAsUser();
  const admin = await app.signInAsAdmin();
  const [mine] = (await admin.query('auth.sessions')).body.result.data;
  expect((await user.query('auth.sessions')).body.result.data).toHaveLength(1);
  expect((await user.mutate('auth.endSession', { id: mine.id })).status).toBe(404);
  expect((await admin.get('/api/auth/me')).status).toBe(200);
});

test('all my other sessions end at once', async () => {
  const app = await shared();
  const others = [await app.signInAsAdmin(), await app.signInAsAdmin()];
  const mine = await app.signInAsAdmin();
  await mine.mutate('auth.endOtherSessions');
  for (const other of others) expect((await other.get('/api/auth/me')).status).toBe(401);
  expect((await mine.get('/api/auth/me')).status).toBe(200);
});

test('a person changes their password with the current one', async () => {
  const app = await shared();
  const user = await app.signInAsUser();
  const { username } = (await user.get('/api/auth/me')).body;
  const change = (currentPassword: string, newPassword: string) =>
    user.mutate('auth.changePassword', { currentPassword, newPassword });
  const wrong = await change('not the password', 'a brand new password');
  expect([wrong.status, wrong.body.error.message]).toEqual([
    403,
    'The current password is wrong. Please try again.',
  ]);
  expect((await change(make.user().password, 'short')).status).toBe(400);
  expect((await change(make.user().password, 'a brand new password')).status).toBe(200);
  expect((await user.get('/api/auth/me')).status).toBe(200);
  await app.signIn(username, 'a brand new password');
  await expect(app.signIn(username, make.user().password)).rejects.toThrow('401');
});

test('a cookie that nobody gave out is no session', async () => {
  const app = await shared();
  await app.signInAsAdmin();
  const cookies = [
    'session=',
    'session=x',
    'session=undefined',
    'session={"$gt":""}',
    'adminUser={"isAdmin":true}',
  ];
  for (const cookie of cookies)
    expect((await caller(app.url, { cookie }).get('/api/clients')).status).toBe(401);
});

test('claims about oneself have no effect', async () => {
  const app = await shared();
  const headers = {
    'X-User-Id': '1',
    'X-Forwarded-User': 'admin',
    'X-Admin': 'true',
    'X-HTTP-Method-Override': 'GET',
    'x-middleware-subrequest': 'middleware',
    Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  };
  expect((await caller(app.url, headers).get('/api/users')).status).toBe(401);
  expect((await caller(app.url, headers).delete('/api/users/x')).status).toBe(401);
});

test('parallel requests of one browser look up its session in the database once', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const commands = watchCommands(app);
  const answers = await Promise.all(Array.from({ length: 40 }, () => admin.get('/api/auth/me')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(commands.filter((command) => command === 'find sessions')).toHaveLength(1);
});
