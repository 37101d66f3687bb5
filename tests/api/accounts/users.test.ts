import { expect, test } from 'vitest';
import { createPasswords } from '../../../server/people/auth/password';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';

const shared = shareApp();

test('an administrator adds a user, who signs in with their e-mail', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const created = await admin.post('/api/users', make.user());
  const { password, ...person } = make.user();
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    ...person,
    version: 0,
    bars: [],
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    createdAt: expect.stringMatching(/Z$/),
  });
  const theirs = await app.signIn('  SAM.Okafor@example.com ', password);
  expect((await theirs.get('/api/auth/me')).body).toMatchObject({
    username: 'sam.okafor@example.com',
    isAdmin: true,
  });
});

test('a password is kept as an argon2id hash and never answered', async () => {
  await using app = await startApp({ passwords: createPasswords() });
  const admin = await app.signInAsAdmin();
  const { body } = await admin.post('/api/users', make.user());
  const stored = await app.models.credentials.findById(body.id).lean();
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const bodies = [
    body,
    (await admin.get('/api/users')).body,
    (await admin.put(`/api/users/${body.id}`, { firstName: 'Ana' })).body,
    (await admin.query('users.page', {})).body,
    (await admin.query('users.names')).body,
  ];
  expect(JSON.stringify(bodies)).not.toMatch(/argon2|password|emailKey/i);
});

test('users are listed newest first and found by name and e-mail', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/users', make.user());
  await admin.post('/api/users', make.user({ firstName: 'Ana', email: 'ana@example.com' }));
  const names = async (path: string) =>
    (await admin.get(path)).body.map(({ firstName }: { firstName: string }) => firstName);
  expect(await names('/api/users')).toEqual(['Ana', 'Sam', 'First']);
  expect(await names('/api/users?search=OKAF')).toEqual(['Ana', 'Sam']);
  expect(await names('/api/users?search=ana%40')).toEqual(['Ana']);
  expect(await names('/api/users?search=.*')).toEqual([]);
  expect(await names('/api/users?page=2&limit=1')).toEqual(['Sam']);
  expect((await admin.get('/api/users?limit=1')).headers.get('x-total-count')).toBe('3');
});

test('two users cannot have one e-mail, however it is written', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const first = await admin.post('/api/users', make.user());
  const again = await admin.post('/api/users', make.user({ email: 'SAM.OKAFOR@example.com' }));
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    code: 'CONFLICT',
    message: 'Another user already has this e-mail address.',
  });
  const other = await admin.post('/api/users', make.user({ email: 'other@example.com' }));
  expect((await admin.put(`/api/users/${other.body.id}`, { email: 'Sam.Okafor@example.com' })).status).toBe(
    409,
  );
  expect((await admin.put(`/api/users/${first.body.id}`, { email: 'Sam.Okafor@example.com' })).status).toBe(
    200,
  );
  expect(await app.models.users.countDocuments()).toBe(3);
});

test('editing a user really saves, and the new e-mail signs in', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const changed = await admin.put(`/api/users/${id}`, {
    ...make.user(),
    lastName: 'Ode',
    email: 'sam@example.com',
    password: '',
  });
  expect(changed.body).toMatchObject({ lastName: 'Ode', email: 'sam@example.com' });
  await app.signIn('sam@example.com', make.user().password);
  await expect(app.signIn('sam.okafor@example.com', make.user().password)).rejects.toThrow('401');
});

test('of two people who edit one user the second is refused, and nothing of it is saved', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, version } = (await admin.post('/api/users', make.user())).body;
  const change = (fields: object) => admin.put(`/api/users/${id}`, { version, ...fields });
  expect((await change({ lastName: 'Ode' })).body).toMatchObject({ lastName: 'Ode', version: version + 1 });
  const second = await change({ lastName: 'Oda', password: 'another long password' });
  expect([second.status, second.body.message]).toEqual([
    409,
    'Someone else changed this user. Load the page again.',
  ]);
  await app.signIn(make.user().email, make.user().password);
  expect((await app.models.users.findById(id).lean())?.lastName).toBe('Ode');
  const both = await Promise.all(
    ['Ito', 'Ide'].map((lastName) => change({ lastName, version: version + 1 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await admin.put(`/api/users/${id}`, { lastName: 'Ono' })).status).toBe(200);
});

test('a new password replaces the old one and ends its sessions at once, also one that is stored again', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, email } = (await admin.post('/api/users', make.user())).body;
  const thief = await app.signIn(email, make.user().password);
  const status = async () => (await thief.get('/api/auth/me')).status;
  expect(await status()).toBe(200);
  const session = await app.models.sessions.findOne({ userId: id }).lean();
  await admin.put(`/api/users/${id}`, { password: 'another long password' });
  expect(await status()).toBe(401);
  await app.models.sessions.collection.insertOne(session as never);
  expect(await status()).toBe(401);
  await app.signIn(email, 'another long password');
  await expect(app.signIn(email, make.user().password)).rejects.toThrow('401');
});

test('the first administrator keeps the name admin with another e-mail', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.get('/api/auth/me')).body;
  await admin.put(`/api/users/${id}`, { email: 'boss@example.com' });
  await app.signIn('admin', app.adminPassword);
  await app.signIn('boss@example.com', app.adminPassword);
});

test('each field of a user that is wrong is named', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const wrong = {
    firstName: '',
    lastName: ' ',
    email: 'x',
    mobileNumber: { $gt: '' },
    role: 'root',
    password: 'short',
  };
  const { status, body } = await admin.post('/api/users', wrong);
  expect(status).toBe(400);
  const named = new Set(body.issues.map(({ path }: { path: string[] }) => path.join('.')));
  expect([...named].sort()).toEqual(Object.keys(wrong).sort());
  expect(await app.models.users.countDocuments()).toBe(1);
});

test('a password has 8 to 256 characters and each of them counts', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const long = 'p'.repeat(128);
  expect((await admin.post('/api/users', make.user({ password: 'p'.repeat(257) }))).status).toBe(400);
  expect((await admin.post('/api/users', make.user({ password: long }))).status).toBe(201);
  await app.signIn(make.user().email, long);
  await expect(app.signIn(make.user().email, `${long.slice(0, 72)}${'q'.repeat(56)}`)).rejects.toThrow('401');
});

test('a deleted user cannot sign in', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, email } = (await admin.post('/api/users', make.user())).body;
  expect((await admin.delete(`/api/users/${id}`)).status).toBe(204);
  expect((await admin.delete(`/api/users/${id}`)).status).toBe(404);
  await expect(app.signIn(email, make.user().password)).rejects.toThrow('401');
});

test('nobody deletes or demotes themselves', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/users', make.user());
  const { id } = (await admin.get('/api/auth/me')).body;
  expect((await admin.delete(`/api/users/${id}`)).body.message).toBe('You cannot delete yourself.');
  for (const role of ['user', 'intake']) {
    const demoted = await admin.put(`/api/users/${id}`, { role });
    expect([demoted.status, demoted.body.message]).toEqual([409, 'You cannot demote yourself.']);
  }
  expect((await admin.get('/api/auth/me')).body.isAdmin).toBe(true);
});

test('two administrators who demote or delete each other at once leave one', async () => {
  const app = await shared();
  const first = await app.signInAsAdmin();
  const { id: secondId } = (await first.post('/api/users', make.user())).body;
  const second = await app.signIn(make.user().email, make.user().password);
  const { id: firstId } = (await first.get('/api/auth/me')).body;
  await Promise.all([
    first.delete(`/api/users/${secondId}`),
    second.put(`/api/users/${firstId}`, { role: 'user' }),
  ]);
  expect(await app.models.users.countDocuments({ role: 'admin' })).toBe(1);
});

test('the staff list of users is paged and sorted', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  for (const firstName of ['Cem', 'Ana', 'Ben', 'Dia', 'Eva'])
    await admin.post('/api/users', make.user({ firstName, email: `${firstName}@example.com`, role: 'user' }));
  const page = async (query: object) => {
    const { rows, total } = (await admin.query('users.page', query)).body.result.data;
    return `${rows.map(({ firstName }: { firstName: string }) => firstName).join(' ')} of ${total}`;
  };
  expect(await page({})).toBe('Eva Dia Ben Ana Cem of 6');
  expect(await page({ page: 2 })).toBe('First of 6');
  expect(await page({ sort: 'firstName', order: 'asc', limit: 3 })).toBe('Ana Ben Cem of 6');
  expect(await page({ search: 'ben@' })).toBe('Ben of 1');
});
