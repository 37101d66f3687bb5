import { expect, test } from 'vitest';
import type { Meta } from '../../../server/core/http/trpc';
import { appRouter } from '../../../server/router';
import { minute } from '../../../shared/durations';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

/** The steps that ask for the password again. Add new ones here. */
const sensitive = [
  'agreementTemplates.adopt',
  'agreements.countersign',
  'auth.proven',
  'links.invite',
  'links.renew',
  'passkeys.add',
  'passkeys.begin',
  'passkeys.remove',
  'secondFactor.begin',
  'secondFactor.renewCodes',
  'secondFactor.turnOff',
  'secondFactor.turnOffFor',
  'textAccount.remove',
  'textAccount.save',
  'users.create',
  'users.remove',
  'users.update',
  'vendors.create',
  'vendors.link',
  'vendors.revoke',
  'vendors.rotate',
  'webhooks.create',
  'webhooks.rotate',
  'webhooks.update',
];

/** An administrator who entered the password the given number of minutes ago. */
const signedInAgo = async (minutes: number, options: Parameters<typeof startApp>[0] = {}) => {
  const clock = { time: Date.UTC(2026, 0, 1) };
  const app = await startApp({ now: () => clock.time, ...options });
  const admin = await app.signInAsAdmin();
  clock.time += minutes * minute;
  return { app, admin, clock, [Symbol.asyncDispose]: app[Symbol.asyncDispose] };
};

const confirm = (who: Caller, password: string) => who.post('/api/auth/confirm', { password });
const addUser = (who: Caller) => who.post('/api/users', make.user());

test('the sensitive steps are those that are written down', () => {
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [
    string,
    { _def: { meta?: Meta } },
  ][];
  const marked = procedures.filter(([, { _def }]) => _def.meta?.proven).map(([name]) => name);
  expect(marked.sort()).toEqual(sensitive);
});

test('for a quarter of an hour after the password nothing asks for it, and then every sensitive step does', async () => {
  await using setup = await signedInAgo(14);
  const { app, admin, clock } = setup;
  expect((await addUser(admin)).status).toBe(201);
  clock.time += 2 * minute;
  for (const name of sensitive) {
    const refused = await (name === 'auth.proven' ? admin.query(name) : admin.mutate(name, {}));
    expect([name, refused.status, refused.body.error.data.code]).toEqual([name, 403, 'PASSWORD_NEEDED']);
  }
  expect(await app.models.users.countDocuments()).toBe(2);
  expect((await admin.get('/api/users')).status).toBe(200);
});

test('a program learns by REST what to do, does it, and continues for another quarter of an hour', async () => {
  await using setup = await signedInAgo(16);
  const { app, admin, clock } = setup;
  const refused = await admin.delete(`/api/users/${'0'.repeat(24)}`);
  expect([refused.status, refused.body]).toEqual([
    403,
    {
      code: 'PASSWORD_NEEDED',
      message: 'Nothing was done yet: this step asks for your password again (POST /api/auth/confirm).',
      requestId: expect.any(String),
    },
  ]);
  expect((await confirm(admin, 'wrong')).status).toBe(403);
  expect((await addUser(admin)).body.code).toBe('PASSWORD_NEEDED');
  expect((await confirm(admin, app.adminPassword)).status).toBe(204);
  expect((await addUser(admin)).status).toBe(201);
  clock.time += 16 * minute;
  expect((await addUser(admin)).body.code).toBe('PASSWORD_NEEDED');
});

test('the file of all leads asks for the password, by GET and by POST', async () => {
  await using setup = await signedInAgo(16);
  const { app, admin } = setup;
  const path = '/api/exports/clients.csv';
  for (const refused of [await admin.get(path), await admin.post(path, {})])
    expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_NEEDED']);
  expect(await app.models.audit.countDocuments({ action: 'export' })).toBe(0);
  await confirm(admin, app.adminPassword);
  expect((await admin.get(path)).text).toContain('id,createdAt');
});

test('only one session is proven, and a person without the right gets that answer instead of a password prompt', async () => {
  await using setup = await signedInAgo(0);
  const { app, admin, clock } = setup;
  const other = await app.signInAsAdmin();
  const intake = await app.signInAs('intake');
  clock.time += 16 * minute;
  await confirm(admin, app.adminPassword);
  expect((await addUser(other)).body.code).toBe('PASSWORD_NEEDED');
  expect((await addUser(intake)).body.code).toBe('FORBIDDEN');
  expect((await confirm(app.anyone, app.adminPassword)).status).toBe(401);
});

test('a new password counts as typed, and wrong ones are counted', async () => {
  await using setup = await signedInAgo(16, { limits: true });
  const { app, admin } = setup;
  const newPassword = 'seven lanterns at night';
  await admin.post('/api/auth/password', { currentPassword: app.adminPassword, newPassword });
  expect((await admin.query('auth.proven')).status).toBe(200);
  const tries: number[] = [];
  for (let count = 0; count < 11; count++) tries.push((await confirm(admin, 'wrong')).status);
  expect(tries).toEqual([...Array(10).fill(403), 429]);
});
