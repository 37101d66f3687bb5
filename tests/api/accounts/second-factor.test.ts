import { expect, test } from 'vitest';
import { appCode } from '../../support/app-code';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp();

const step = 30_000;
type Clock = { time: number };

/** An application with the test's clock, and an administrator with the second factor on. */
const withFactor = async (options: Parameters<typeof startApp>[0] = {}) => {
  const clock: Clock = { time: Date.UTC(2026, 0, 1) };
  const app = await startApp({ now: () => clock.time, ...options });
  const admin = await app.signInAsAdmin();
  const { secret, codes } = await turnOn(admin, clock);
  // The code that turned it on is used up.
  clock.time += step;
  return { app, admin, secret, codes, clock, [Symbol.asyncDispose]: app[Symbol.asyncDispose] };
};

const turnOn = async (person: Caller, clock: Clock) => {
  const { secret } = (await person.mutate('secondFactor.begin')).body.result.data;
  const confirmed = await person.mutate('secondFactor.confirm', { code: appCode(secret, clock.time) });
  return { secret: secret as string, codes: confirmed.body.result.data.codes as string[] };
};

const login = ({ anyone, adminPassword }: TestApp, code?: string) =>
  anyone.post('/api/auth/login', { username: 'admin', password: adminPassword, ...(code && { code }) });

test('with a second factor the password alone opens nothing, and a wrong password asks for no code', async () => {
  await using setup = await withFactor();
  const { app, secret, clock } = setup;
  const answer = await login(app);
  expect([answer.status, answer.body.code, answer.headers.get('set-cookie')]).toEqual([
    428,
    'PRECONDITION_REQUIRED',
    null,
  ]);
  const wrong = await app.anyone.post('/api/auth/login', {
    username: 'admin',
    password: 'not the password',
    code: appCode(secret, clock.time),
  });
  expect([wrong.status, wrong.body.message]).toEqual([
    401,
    'Invalid credentials or insufficient permissions',
  ]);
  expect((await login(app, appCode(secret, clock.time))).status).toBe(200);
});

test('a code works once, and not before or after its time', async () => {
  await using setup = await withFactor();
  const { app, secret, clock } = setup;
  const now = appCode(secret, clock.time);
  const together = await Promise.all([login(app, now), login(app, now)]);
  expect(together.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await login(app, now)).status).toBe(401);
  // A clock may be half a minute off, but a step before a used one is refused.
  expect((await login(app, appCode(secret, clock.time - step))).status).toBe(401);
  expect((await login(app, appCode(secret, clock.time + step))).status).toBe(200);
  expect((await login(app, appCode(secret, clock.time + 3 * step))).status).toBe(401);
  expect(await app.models.audit.countDocuments({ action: 'failed-sign-in' })).toBe(4);
});

test('the code that turned it on does not sign in as well', async () => {
  await using setup = await withFactor();
  const { app, secret, clock } = setup;
  expect((await login(app, appCode(secret, clock.time - step))).status).toBe(401);
});

test('ten recovery codes work once each, however they are typed', async () => {
  await using setup = await withFactor();
  const { app, admin, codes } = setup;
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  const [first, second] = codes as [string, string];
  expect((await login(app, first)).status).toBe(200);
  expect((await login(app, first)).status).toBe(401);
  expect((await login(app, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await admin.query('secondFactor.state')).body.result.data.codesLeft).toBe(8);
  const fresh = (await admin.mutate('secondFactor.renewCodes')).body.result.data.codes;
  expect((await login(app, codes[2])).status).toBe(401);
  expect((await login(app, fresh[0])).status).toBe(200);
});

test('codes are tried ten times at most, wherever the tries come from', async () => {
  await using setup = await withFactor({ limits: true, trustProxy: 1 });
  const { app, secret, clock } = setup;
  const signedIn = await login(app, appCode(secret, clock.time));
  const device = /device=[^;]+/.exec(signedIn.headers.get('set-cookie')!)![0];
  clock.time += step;
  const statuses: number[] = [];
  for (let address = 0; address < 12; address++) {
    const answer = await app.anyone.send('POST', '/api/auth/login', {
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${address}` },
      body: JSON.stringify({ username: 'admin', password: app.adminPassword, code: `00000${address % 10}` }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await login(app, appCode(secret, clock.time))).status).toBe(429);
  // A browser that its owner used has tries of its own.
  const right = { username: 'admin', password: app.adminPassword, code: appCode(secret, clock.time) };
  expect((await app.anyone.post('/api/auth/login', right, { Cookie: device })).status).toBe(200);
});

test('turned off it asks nobody for a code any more, and it is not set up over itself', async () => {
  await using setup = await withFactor();
  const { app, admin } = setup;
  expect((await admin.mutate('secondFactor.begin')).status).toBe(409);
  expect((await login(app)).status).toBe(428);
  expect((await admin.mutate('secondFactor.turnOff')).status).toBe(200);
  expect((await login(app)).status).toBe(200);
  expect(await app.models.credentials.findOne().lean()).not.toHaveProperty('totp');
});

test('a set-up that nobody confirmed asks nobody for a code', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.mutate('secondFactor.begin');
  expect((await admin.mutate('secondFactor.confirm', { code: '000000' })).status).toBe(403);
  expect((await login(app)).status).toBe(200);
});

test('the picture is drawn here and holds the secret; the database, the log and the audit do not', async () => {
  const app = await shared(Date.now);
  const admin = await app.signInAsAdmin();
  const { secret, svg } = (await admin.mutate('secondFactor.begin')).body.result.data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(svg).toMatch(/^<svg [^>]*viewBox/);
  expect(svg).not.toMatch(/http:\/\/(?!www\.w3\.org)|<script|href/);
  const { codes } = (await admin.mutate('secondFactor.confirm', { code: appCode(secret) })).body.result.data;
  const storedText = JSON.stringify([
    await app.models.credentials.find().lean(),
    await app.models.audit.find().lean(),
    app.logged,
  ]);
  for (const code of [secret, codes[0], codes[0].replaceAll('-', '')]) expect(storedText).not.toContain(code);
});

test('a new password, and a link to choose one, leave the second factor on', async () => {
  await using setup = await withFactor();
  const { app, admin, secret, clock } = setup;
  const { id } = (await admin.get('/api/auth/me')).body;
  const { path } = (await admin.mutate('links.renew', { id })).body.result.data;
  const password = 'seven lanterns at night';
  await app.anyone.mutate('links.use', { token: path.split('#link=')[1], password });
  const enter = (code?: string) =>
    app.anyone.post('/api/auth/login', { username: 'admin', password, ...(code && { code }) });
  expect((await enter()).status).toBe(428);
  expect((await enter(appCode(secret, clock.time))).status).toBe(200);
});

test('an administrator turns it off for a person who lost everything', async () => {
  const app = await shared(Date.now);
  const admin = await app.signInAsAdmin();
  const { email, password } = make.user({ role: 'user' });
  const { id } = (await admin.post('/api/users', make.user({ role: 'user' }))).body;
  const theirs = await app.signIn(email, password);
  await turnOn(theirs, { time: Date.now() });
  expect((await admin.mutate('secondFactor.turnOffFor', { id })).status).toBe(200);
  expect((await theirs.get('/api/auth/me')).status).toBe(401);
  await app.signIn(email, password);
  const log = await app.models.audit.find({ action: 'second-factor' }).sort({ _id: 1 }).lean();
  expect(log.map(({ actor, note }) => `${actor}: ${note}`)).toEqual([
    'Sam Okafor: on',
    'First Administrator: off',
  ]);
});

test('if administrators must have one, nothing else opens before it is set up', async () => {
  await using app = await startApp({ requireSecondFactor: true });
  expect((await login(app)).body).toEqual({
    username: 'admin',
    isAdmin: true,
    pendingStep: 'set-up-second-factor',
  });
  const admin = await app.signInAsAdmin();
  const refused = await admin.get('/api/users');
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Administrators here need a second factor. Sign in at /login to set yours up.',
  ]);
  await turnOn(admin, { time: Date.now() });
  expect((await admin.get('/api/users')).status).toBe(200);
  const { email, password } = make.user({ role: 'user' });
  await admin.post('/api/users', make.user({ role: 'user' }));
  expect((await app.anyone.post('/api/auth/login', { username: email, password })).body).not.toHaveProperty(
    'pendingStep',
  );
});
