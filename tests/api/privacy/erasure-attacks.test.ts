import { expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { ageAccounts } from '../../support/old-admin';
import { startApp } from '../../support/start-app';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-22T15:00:00Z');

/** A firm with an administrator who requests an erasure, and another one with equal seniority. */
const open = async () => {
  const clock = { time: start };
  const app = await startApp({ now: () => clock.time });
  const admin = await app.signInAsAdmin();
  const second = make.user({ role: 'admin', email: 'second@example.com' });
  const secondId: string = (await admin.post('/api/users', second)).body.id;
  await ageAccounts(app);
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const ask = async (by: Caller): Promise<string> => {
    const choice = { leads: [id], refused: [], email: 'maria.lopez@example.com', reason: 'Asked' };
    const answer = await by.mutate('privacy.askErasure', choice);
    expect(answer.status).toBe(200);
    return answer.body.result.data.id;
  };
  const agree = async (by: Caller, erasure: string) => {
    const { status, body } = await by.mutate('privacy.agreeToErasure', { id: erasure });
    return { status, message: body.error?.message as string | undefined };
  };
  const computeWait = async (by: Caller) => {
    const [newest] = (await by.query('privacy.erasures')).body.result.data;
    return { waitsFor: newest.waitsFor, from: newest.agreeFrom ?? newest.aloneFrom };
  };
  const isThere = () => app.models.clients.exists({ _id: id });
  return { app, admin, clock, second, secondId, ask, agree, waitOf: computeWait, isThere };
};
type Firm = Awaited<ReturnType<typeof open>>;

const password = 'chosen by another one';

/** Ways for an administrator to take over a second account; each returns who is signed in then. */
const ways: [string, (firm: Firm) => Promise<Caller>][] = [
  ['a new administrator', ({ app }) => app.signInAs('admin')],
  [
    'a clerk of years who is promoted',
    async ({ app, admin }) => {
      const clerk = make.user({ role: 'intake', email: 'clerk@example.com' });
      const { id } = (await admin.post('/api/users', clerk)).body;
      await ageAccounts(app);
      expect((await admin.put(`/api/users/${id}`, { role: 'admin' })).status).toBe(200);
      return app.signIn(clerk.email, clerk.password);
    },
  ],
  [
    'one who is invited',
    async ({ app, admin }) => {
      const { firstName, lastName, mobileNumber, role } = make.user({ role: 'admin' });
      const invited = { firstName, lastName, mobileNumber, role, email: 'invited@example.com' };
      const { body } = await admin.mutate('links.invite', invited);
      const token = body.result.data.path.split('=')[1];
      expect((await app.anyone.mutate('links.use', { token, password })).status).toBe(200);
      return app.signIn('invited@example.com', password);
    },
  ],
  [
    'one whose password they chose',
    async ({ app, admin, secondId, second }) => {
      await admin.put(`/api/users/${secondId}`, { password });
      return app.signIn(second.email, password);
    },
  ],
  [
    'one whose link they saw',
    async ({ app, admin, secondId, second }) => {
      const { body } = await admin.mutate('links.renew', { id: secondId });
      const token = body.result.data.path.split('=')[1];
      expect((await app.anyone.mutate('links.use', { token, password })).status).toBe(200);
      return app.signIn(second.email, password);
    },
  ],
  [
    'one whose second factor they took off',
    async ({ app, admin, secondId, second }) => {
      expect((await admin.mutate('secondFactor.turnOffFor', { id: secondId })).status).toBe(200);
      return app.signIn(second.email, second.password);
    },
  ],
  [
    'one whose address they changed',
    async ({ app, admin, secondId, second }) => {
      await admin.put(`/api/users/${secondId}`, { email: 'mine@example.com' });
      return app.signIn('mine@example.com', second.password);
    },
  ],
];

test.each(ways)(
  '%s just before the asking cannot agree for seven days, and both are told',
  async (_, take) => {
    const firm = await open();
    await using __ = firm.app;
    const { app, admin, clock, ask, agree, waitOf, isThere } = firm;
    const attacker = await take(firm);
    const from = new Date(clock.time + 7 * day).toISOString();
    clock.time += 1000;
    const erasure = await ask(admin);
    const refused = await agree(attacker, erasure);
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(/less than 7 days ago/);
    expect(refused.message).toContain(from);
    expect(await waitOf(attacker)).toEqual({ waitsFor: 'fresh', from });
    // The requester gets a date only if there is nobody else to approve.
    const [own, others] = [await waitOf(admin), await app.models.users.countDocuments({ role: 'admin' })];
    expect(own).toEqual({ waitsFor: 'other', from: others === 2 ? from : undefined });
    expect(await isThere()).not.toBeNull();
  },
);

test.each(ways)('with %s an administrator cannot ask in one name and agree in the other', async (_, take) => {
  const firm = await open();
  await using __ = firm.app;
  const { admin, clock, ask, agree, waitOf, isThere } = firm;
  const attacker = await take(firm);
  clock.time += 1000;
  const erasure = await ask(attacker);
  const refused = await agree(admin, erasure);
  expect([refused.status, /less than 7 days ago/.test(refused.message ?? '')]).toEqual([409, true]);
  expect(await waitOf(admin)).toMatchObject({ waitsFor: 'asker' });
  expect(await isThere()).not.toBeNull();
});

test('after seven days, and not a moment before, a new administrator agrees', async () => {
  const { app, admin, clock, ask, agree, isThere } = await open();
  await using _ = app;
  const person = make.user({ role: 'admin', email: 'new@example.com' });
  await admin.post('/api/users', person);
  clock.time += 1000;
  const erasure = await ask(admin);
  clock.time = start + 7 * day - 1;
  expect((await agree(await app.signIn(person.email, person.password), erasure)).status).toBe(409);
  clock.time += 1;
  expect((await agree(await app.signIn(person.email, person.password), erasure)).status).toBe(200);
  expect(await isThere()).toBeNull();
});

test('an administrator of years agrees at once, also one without a recorded promotion', async () => {
  const { app, admin, second, ask, agree, isThere } = await open();
  await using _ = app;
  const erasure = await ask(admin);
  expect((await agree(await app.signIn(second.email, second.password), erasure)).status).toBe(200);
  expect(await isThere()).toBeNull();
});

test.each<[string, (firm: Firm) => Promise<unknown>]>([
  ['deletes the other one', ({ admin, secondId }) => admin.delete(`/api/users/${secondId}`)],
  ['demotes the other one', ({ admin, secondId }) => admin.put(`/api/users/${secondId}`, { role: 'user' })],
])('who %s to be alone waits seven days, before the asking and after it', async (_, remove) => {
  for (const when of ['before', 'after']) {
    const firm = await open();
    await using __ = firm.app;
    const { app, admin, clock, ask, agree, waitOf } = firm;
    if (when === 'before') await remove(firm);
    const erasure = await ask(admin);
    if (when === 'after') await remove(firm);
    expect(await waitOf(admin)).toEqual({
      waitsFor: 'time',
      from: new Date(start + 7 * day).toISOString(),
    });
    clock.time += 2 * day;
    expect((await agree(await app.signInAsAdmin(), erasure)).status).toBe(409);
    clock.time += 5 * day;
    expect((await agree(await app.signInAsAdmin(), erasure)).status).toBe(200);
  }
});

test('resetting the only other administrator after the request does not make the requester the only one', async () => {
  const { app, admin, clock, secondId, ask, agree, waitOf } = await open();
  await using _ = app;
  const erasure = await ask(admin);
  clock.time += 1000;
  await admin.put(`/api/users/${secondId}`, { password });
  expect((await waitOf(admin)).waitsFor).toBe('newer');
  clock.time += 2 * day;
  expect((await agree(await app.signInAsAdmin(), erasure)).status).toBe(409);
});

test('a request whose asker was deleted since is asked again', async () => {
  const { app, admin, clock, second, secondId, ask, agree } = await open();
  await using _ = app;
  const erasure = await ask(await app.signIn(second.email, second.password));
  clock.time += 1000;
  await admin.delete(`/api/users/${secondId}`);
  const { status, message } = await agree(admin, erasure);
  expect([status, message]).toEqual([
    409,
    'The person who asked is no longer an administrator. Start a new request.',
  ]);
});
