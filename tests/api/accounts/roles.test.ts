import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

test('intake gets only the id and name of the people who can be assigned to a lead', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  await app.signInAsUser();
  const names = (await clerk.query('users.names')).body.result.data;
  expect(names.map((person: object) => Object.keys(person).sort())).toEqual([
    ['id', 'name'],
    ['id', 'name'],
  ]);
});

test('a lead can be given to intake and not to a user who may not open it; who loses the role loses it at once', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const [clerk, user] = await Promise.all(
    (['intake', 'user'] as const).map(async (role) => {
      const person = make.user({ role, email: `${role}@example.com` });
      return (await admin.post('/api/users', person)).body;
    }),
  );
  const lead = (await app.anyone.post('/api/clients', make.client())).body;
  expect((await admin.put(`/api/clients/${lead.id}`, { assignedTo: user.id })).status).toBe(400);
  expect((await admin.put(`/api/clients/${lead.id}`, { assignedTo: clerk.id })).body.assignedTo).toBe(
    clerk.id,
  );

  const session = await app.signIn('intake@example.com', make.user().password);
  expect((await session.get(`/api/clients/${lead.id}`)).status).toBe(200);
  await admin.put(`/api/users/${clerk.id}`, { role: 'user' });
  expect((await session.get(`/api/clients/${lead.id}`)).status).toBe(403);
  expect((await admin.get(`/api/clients/${lead.id}`)).body.assignedTo).toBeNull();
});

test('an intake user is not an administrator, and the last administrator cannot become intake', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const clerk = await app.signInAs('intake');
  expect((await clerk.get('/api/auth/me')).body).toMatchObject({ isAdmin: false, role: 'intake' });
  const me = (await admin.get('/api/auth/me')).body;
  expect(me).toMatchObject({ isAdmin: true });
  expect((await admin.put(`/api/users/${me.id}`, { role: 'intake' })).status).toBe(409);
});
