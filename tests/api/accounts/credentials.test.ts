import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Caller, patiently } from '../../support/caller';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';
import { watchCommands } from '../../support/store/watch-commands';

const shared = shareApp();

const secret = 'a brand new password';

const signInStatus = async ({ anyone }: TestApp, username: string, password: string) =>
  (await patiently(() => anyone.post('/api/auth/login', { username, password }))).status;

/** Repeats some work until `stop` is called. */
const over = (work: () => Promise<unknown>) => {
  let going = true;
  const done = (async () => {
    while (going) await work();
  })();
  return async () => {
    going = false;
    await done;
  };
};

test('a user document has no password: passwords are in a separate collection', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  expect(Object.keys((await app.models.users.findById(id).lean())!)).not.toContain('passwordHash');
  expect(await app.models.credentials.findById(id).lean()).toMatchObject({
    version: 1,
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
  });
  await admin.delete(`/api/users/${id}`);
  expect(await app.models.credentials.findById(id).lean()).toBeNull();
});

test('an edit of a user never undoes a change of the password', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { email, password } = make.user();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const theirs = await app.signIn(email, password);
  const stop = over(() => admin.put(`/api/users/${id}`, { ...make.user(), password: '' }));
  const changed = await theirs.mutate('auth.changePassword', {
    currentPassword: password,
    newPassword: secret,
  });
  await wait(100);
  await stop();
  expect(changed.status).toBe(200);
  expect(await signInStatus(app, email, secret)).toBe(200);
  expect(await signInStatus(app, email, password)).toBe(401);
});

test('no session that the old password made outlives a reset, however many are begun meanwhile', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { email, password } = make.user();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const begun: string[] = [];
  const signIns = Array.from({ length: 3 }, () =>
    over(async () => {
      const answer = await app.anyone.post('/api/auth/login', { username: email, password });
      if (answer.status === 200) begun.push(answer.headers.get('set-cookie')!.split(';')[0]!);
    }),
  );
  await eventually(() => begun.length).toBeGreaterThan(2);
  expect((await admin.put(`/api/users/${id}`, { password: secret })).status).toBe(200);
  await Promise.all(signIns.map((stop) => stop()));
  const alive = await Promise.all(
    begun.map((cookie) => patiently(() => app.anyone.send('GET', '/api/auth/me', { headers: { cookie } }))),
  );
  expect(alive.filter(({ status }) => status !== 401)).toEqual([]);
  expect(await signInStatus(app, email, secret)).toBe(200);
});

test('a burst of guesses at the current password gets ten tries, the right one among them or not', async () => {
  await using app = await startApp({ limits: true });
  const admin = await app.signInAsAdmin();
  const guess = (right: boolean) => ({
    currentPassword: right ? app.adminPassword : 'a wrong password',
    newPassword: secret,
  });
  const bursts = Array.from({ length: 20 }, (_, burst) => {
    const inputs = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [at, guess(burst === 15 && at === 5)]),
    );
    const names = Array(10).fill('auth.changePassword').join(',');
    return admin.post(`/trpc/${names}?batch=1`, inputs);
  });
  const answers = (await Promise.all(bursts)).flatMap(
    ({ body }) => body as { error?: { data: { code: string } } }[],
  );
  const codes = answers.map(({ error }) => error?.data.code ?? 'changed');
  expect(codes).toHaveLength(200);
  expect(codes.filter((code) => code !== 'TOO_MANY_REQUESTS').length).toBeLessThanOrEqual(10);
  expect(codes).not.toContain('changed');
  expect(await signInStatus(app, 'admin', app.adminPassword)).toBe(200);
});

test('if one password is changed twice at the same moment, one change wins and the other gets an error', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const tries = ['the first new password', 'the second new password'].map((newPassword) =>
    admin.mutate('auth.changePassword', { currentPassword: app.adminPassword, newPassword }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await signInStatus(app, 'admin', app.adminPassword)).toBe(401);
});

const own = async (admin: Caller) => (await admin.get('/api/auth/me')).body.id as string;

test('changing your own password requires the current one in every procedure', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const id = await own(admin);
  const put = (more: object) =>
    admin.put(`/api/users/${id}`, { lastName: 'Okafor', password: secret, ...more });
  expect([(await put({})).status, (await put({ currentPassword: 'wrong' })).status]).toEqual([403, 403]);
  expect(await signInStatus(app, 'admin', secret)).toBe(401);
  expect((await admin.get('/api/auth/me')).body.lastName).toBe('Administrator');
  expect((await put({ currentPassword: app.adminPassword })).status).toBe(200);
  expect((await admin.get('/api/auth/me')).body.lastName).toBe('Okafor');
  expect(await signInStatus(app, 'admin', secret)).toBe(200);
});

test('wrong current passwords are limited in the user procedures as well', async () => {
  await using app = await startApp({ limits: true });
  const admin = await app.signInAsAdmin();
  const id = await own(admin);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++)
    statuses.push(
      (await admin.put(`/api/users/${id}`, { password: secret, currentPassword: `wrong ${guess}` })).status,
    );
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
});

test('a session is known for a moment without the database, and found in two steps otherwise', async () => {
  let time = Date.UTC(2026, 0, 1);
  await using app = await startApp({ now: () => time });
  const admin = await app.signInAsAdmin();
  const commands = watchCommands(app);
  await admin.get('/api/auth/me');
  expect(commands.splice(0)).toEqual(['find sessions', 'find users', 'find credentials']);
  await admin.get('/api/auth/me');
  expect(commands.splice(0)).toEqual([]);
  time += 2000;
  await admin.get('/api/auth/me');
  expect(commands.splice(0)).toEqual(['find sessions', 'find users', 'find credentials']);
});

test('a change by another server is noticed within two seconds', async () => {
  let time = Date.UTC(2026, 0, 1);
  const app = await shared(() => time);
  const admin = await app.signInAsAdmin();
  expect((await admin.get('/api/users')).status).toBe(200);
  await app.models.users.updateOne({ username: 'admin' }, { $set: { role: 'user' } });
  time += 2000;
  expect((await admin.get('/api/users')).status).toBe(403);
  await app.models.sessions.deleteMany({});
  time += 2000;
  expect((await admin.get('/api/auth/me')).status).toBe(401);
});

test('a lead can be assigned only to people who may open it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const { id: user } = (await admin.post('/api/users', make.user({ role: 'user' }))).body;
  for (const assignedTo of [user, 'f'.repeat(24)]) {
    const refused = await admin.put(`/api/clients/${id}`, { assignedTo });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
  }
  expect((await admin.get(`/api/clients/${id}`)).body.assignedTo).toBeNull();
  const names = (await admin.query('users.names')).body.result.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['First Administrator']);
});

test.each([
  ['deleted', (admin: Caller, id: string) => admin.delete(`/api/users/${id}`)],
  ['demoted', (admin: Caller, id: string) => admin.put(`/api/users/${id}`, { role: 'user' })],
])('the leads of somebody who is %s are nobody’s again', async (_how, dismiss) => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id: sam } = (await admin.post('/api/users', make.user())).body;
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  expect((await admin.put(`/api/clients/${id}`, { assignedTo: sam })).body.assignedTo).toBe(sam);
  await dismiss(admin, sam);
  expect((await admin.get(`/api/clients/${id}`)).body).toMatchObject({ assignedTo: null, version: 2 });
});
