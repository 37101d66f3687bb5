import { expect, test } from 'vitest';
import { authenticator } from '../../support/browser/authenticator';
import { type Caller, caller } from '../../support/caller';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

const party = { rpId: 'lantern.example', origin: 'https://lantern.example' };

const getData = (answer: Awaited<ReturnType<Caller['mutate']>>) => answer.body.result.data;

/** An application at a host name, with the test's clock. */
const open = async (options: Parameters<typeof startApp>[0] = {}) => {
  // Start from the present: the database deletes expired data by its own clock.
  const clock = { time: Date.now() };
  const app = await startApp({ now: () => clock.time, publicUrl: party.origin, ...options });
  // Over https the session cookie has another name.
  const signIn = async (username: string, password: string, more = {}) =>
    app.anyone.post('/api/auth/login', { username, password, ...more });
  const admin = withCookie(app, await signIn('admin', app.adminPassword));
  return { app, admin, signIn, clock, [Symbol.asyncDispose]: app[Symbol.asyncDispose] };
};

const withCookie = (app: TestApp, answer: Awaited<ReturnType<Caller['post']>>) =>
  caller(app.url, { cookie: answer.headers.get('set-cookie')!.split(';')[0]! });

const add = async (who: Caller, device: ReturnType<typeof authenticator>, name = 'My key') => {
  const options = getData(await who.mutate('passkeys.begin'));
  return who.mutate('passkeys.add', { name, response: device.make(options) });
};

const enter = async ({ anyone }: TestApp, device: ReturnType<typeof authenticator>, show = {}) => {
  const options = getData(await anyone.mutate('passkeys.ask'));
  return anyone.mutate('passkeys.signIn', { response: device.show(options, show) });
};

test('a passkey is added, signs in alone, is renamed and removed', async () => {
  await using setup = await open();
  const { app, admin, signIn } = setup;
  const device = authenticator(party);
  const { codes } = getData(await add(admin, device));
  expect(codes).toHaveLength(10);
  expect(getData(await admin.query('passkeys.list'))).toMatchObject([
    { id: device.id, name: 'My key', lastUsedAt: null },
  ]);

  const entered = await enter(app, device);
  expect(getData(entered)).toEqual({ username: 'admin', isAdmin: true });
  const session = withCookie(app, entered);
  expect((await session.query('auth.me')).status).toBe(200);
  expect((await session.query('auth.proven')).status).toBe(200);
  expect(await app.models.audit.findOne({ action: 'sign-in', note: 'passkey' }).lean()).toMatchObject({
    actor: 'First Administrator',
  });

  await admin.mutate('passkeys.rename', { id: device.id, name: 'The blue key' });
  expect(getData(await admin.query('passkeys.list'))).toMatchObject([
    { name: 'The blue key', lastUsedAt: expect.any(String) },
  ]);
  expect((await admin.mutate('passkeys.remove', { id: device.id })).status).toBe(200);
  expect((await admin.mutate('passkeys.remove', { id: device.id })).status).toBe(404);
  expect((await enter(app, device)).status).toBe(401);
  expect((await signIn('admin', app.adminPassword)).status).toBe(200);
  expect(await app.models.credentials.findOne().lean()).not.toHaveProperty('recoveryCodes');
});

test('with a passkey the password alone opens nothing; a recovery code stands in for the passkey', async () => {
  await using setup = await open();
  const { app, admin, signIn } = setup;
  const { codes } = getData(await add(admin, authenticator(party)));
  const answer = await signIn('admin', app.adminPassword);
  expect([answer.status, answer.body.message]).toEqual([
    428,
    'Use your passkey, or enter a recovery code, too.',
  ]);
  expect((await signIn('admin', app.adminPassword, { code: '000000' })).status).toBe(401);
  expect((await signIn('admin', app.adminPassword, { code: codes[0] })).status).toBe(200);
  expect((await signIn('admin', app.adminPassword, { code: codes[0] })).status).toBe(401);
});

test('an answer works once: neither again, nor later than five minutes after it was asked for', async () => {
  await using setup = await open();
  const { app, admin, clock } = setup;
  const device = authenticator(party);
  await add(admin, device);
  const options = getData(await app.anyone.mutate('passkeys.ask'));
  const response = device.show(options);
  const together = await Promise.all([1, 2].map(() => app.anyone.mutate('passkeys.signIn', { response })));
  expect(together.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await app.anyone.mutate('passkeys.signIn', { response: device.show(options) })).status).toBe(401);
  const slow = getData(await app.anyone.mutate('passkeys.ask'));
  clock.time += 5 * 60_000;
  expect((await app.anyone.mutate('passkeys.signIn', { response: device.show(slow) })).status).toBe(401);
  expect((await enter(app, device)).status).toBe(200);
});

test('a copy of a passkey is found out by its counter', async () => {
  await using setup = await open();
  const { app, admin } = setup;
  const device = authenticator(party);
  await add(admin, device);
  expect((await enter(app, device)).status).toBe(200);
  expect((await enter(app, device, { counts: false })).status).toBe(401);
});

test.each([
  ['another site', { ...party, origin: 'https://lantern.example.evil.example' }],
  ['another name', { ...party, rpId: 'evil.example' }],
  ['a device that nobody unlocked', { ...party, userVerified: false }],
])('nothing is taken from %s', async (_, other) => {
  await using setup = await open();
  const { app, admin } = setup;
  expect((await add(admin, authenticator(other))).status).toBe(403);
  expect(await app.models.credentials.countDocuments({ passkeys: { $exists: true } })).toBe(0);
});

test('a challenge that we did not make, or made for something else, opens nothing', async () => {
  await using setup = await open();
  const { app, admin } = setup;
  const device = authenticator(party);
  const options = getData(await admin.mutate('passkeys.begin'));
  await admin.mutate('passkeys.add', { name: 'key', response: device.make(options) });
  for (const challenge of [options.challenge, Buffer.from('own').toString('base64url')])
    expect(
      (await app.anyone.mutate('passkeys.signIn', { response: device.show({ challenge }) })).status,
    ).toBe(401);
  const failed = await app.models.audit.find({ action: 'failed-sign-in' }).lean();
  expect(failed).toHaveLength(2);
});

test('one person adds no passkey of another, and sees and changes only their own', async () => {
  await using setup = await open();
  const { app, admin, signIn } = setup;
  const person = make.user({ role: 'user' });
  await admin.post('/api/users', person);
  const theirs = withCookie(app, await signIn(person.email, person.password));
  const device = authenticator(party);
  const registration = getData(await admin.mutate('passkeys.begin'));
  expect(
    (await theirs.mutate('passkeys.add', { name: 'x', response: device.make(registration) })).status,
  ).toBe(403);
  await add(admin, device);
  expect(getData(await theirs.query('passkeys.list'))).toEqual([]);
  for (const call of ['rename', 'remove'])
    expect((await theirs.mutate(`passkeys.${call}`, { id: device.id, name: 'mine' })).status).toBe(404);
  const options = getData(await app.anyone.mutate('passkeys.ask'));
  expect((await theirs.mutate('passkeys.confirm', { response: device.show(options) })).status).toBe(403);
});

test('a passkey opens the sensitive steps as the password does', async () => {
  await using setup = await open();
  const { app, admin, clock } = setup;
  const device = authenticator(party);
  await add(admin, device);
  clock.time += 16 * 60_000;
  expect((await admin.mutate('passkeys.begin')).body.error.data.code).toBe('PASSWORD_NEEDED');
  const options = getData(await app.anyone.mutate('passkeys.ask'));
  expect((await admin.mutate('passkeys.confirm', { response: device.show(options) })).status).toBe(200);
  expect((await admin.mutate('passkeys.begin')).status).toBe(200);
});

test('if administrators need a second factor, a passkey counts as one', async () => {
  await using setup = await open({ requireSecondFactor: true });
  const { admin } = setup;
  expect((await admin.query('auth.me')).body.result.data.pendingStep).toBe('set-up-second-factor');
  await add(admin, authenticator(party));
  expect((await admin.query('auth.me')).body.result.data).not.toHaveProperty('pendingStep');
});

test('an administrator turns off the passkeys of a person who lost the device', async () => {
  await using setup = await open();
  const { app, admin, signIn } = setup;
  const person = make.user({ role: 'user' });
  const { id } = (await admin.post('/api/users', person)).body;
  const device = authenticator(party);
  await add(withCookie(app, await signIn(person.email, person.password)), device);
  expect((await admin.mutate('secondFactor.turnOffFor', { id })).status).toBe(200);
  expect((await enter(app, device)).status).toBe(401);
  expect((await signIn(person.email, person.password)).status).toBe(200);
});

test('tries with passkeys are counted for an address', async () => {
  await using setup = await open({ limits: true });
  const { app } = setup;
  const statuses: number[] = [];
  for (let tries = 0; tries < 42; tries++) statuses.push((await enter(app, authenticator(party))).status);
  expect(statuses).toEqual([...Array(40).fill(401), 429, 429]);
});

test('the name of something that every object has is no passkey', async () => {
  await using setup = await open();
  const { app, admin } = setup;
  const device = authenticator(party);
  await add(admin, device);
  const options = getData(await app.anyone.mutate('passkeys.ask'));
  const shown = device.show(options);
  for (const id of ['constructor', '__proto__', 'propertyIsEnumerable'])
    expect((await app.anyone.mutate('passkeys.signIn', { response: { ...shown, id } })).status).toBe(400);
});

test('at an address without a name the answer says what passkeys need', async () => {
  await using app = await startApp();
  const answer = await app.anyone.mutate('passkeys.ask');
  expect([answer.status, answer.body.error.message]).toEqual([
    412,
    'Passkeys need a name in the address, such as http://localhost:3000 or your own domain, not a number.',
  ]);
});
