import { expect, test } from 'vitest';
import { day, hour, minute } from '../../../shared/durations';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';

const shared = shareApp();

test('a session ends after twelve hours without use', async () => {
  let time = Date.UTC(2026, 0, 1);
  const app = await shared(() => time);
  const used = await app.signInAsAdmin();
  const unused = await app.signInAsAdmin();
  time += 11 * hour;
  expect((await used.get('/api/auth/me')).status).toBe(200);
  time += hour;
  expect((await unused.get('/api/auth/me')).status).toBe(401);
  expect((await used.query('auth.sessions')).body.result.data).toHaveLength(1);
  time += 12 * hour;
  expect((await used.get('/api/auth/me')).status).toBe(401);
});

test('a session in use ends after seven days', async () => {
  let time = Date.UTC(2026, 0, 1);
  const end = time + 7 * day;
  const app = await shared(() => time);
  const admin = await app.signInAsAdmin();
  for (; time < end - hour; time += 10 * hour)
    expect([time, (await admin.get('/api/auth/me')).status]).toEqual([time, 200]);
  time = end - 1000;
  expect((await admin.get('/api/auth/me')).status).toBe(200);
  time = end;
  expect((await admin.get('/api/auth/me')).status).toBe(401);
});

test('both times can be shorter', async () => {
  let time = Date.UTC(2026, 0, 1);
  const lifetimes = { idle: 15 * minute, absolute: hour };
  await using app = await startApp({ now: () => time, lifetimes });
  const admin = await app.signInAsAdmin();
  for (let past = 0; past < 6; past++, time += 10 * minute - 1)
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  time += minute;
  expect((await admin.get('/api/auth/me')).status).toBe(401);
  const cookie = (
    await app.anyone.post('/api/auth/login', { username: 'admin', password: app.adminPassword })
  ).headers.getSetCookie()[0];
  expect(cookie).toContain('Max-Age=3600;');
});

test('an open page that polls while nobody uses it does not keep a session alive', async () => {
  let time = Date.UTC(2026, 0, 1);
  await using app = await startApp({ now: () => time, lifetimes: { idle: 15 * minute, absolute: hour } });
  const admin = await app.signInAsAdmin();
  const asks = () => admin.send('GET', '/api/auth/me', { headers: { 'X-Unattended': '1' } });
  for (const answer of [200, 200, 401]) {
    time += 6 * minute;
    expect((await asks()).status).toBe(answer);
  }
});

test('an administrator sees and ends the sessions of others, and the log says so', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { email, password } = make.user({ role: 'user' });
  const { id } = (await admin.post('/api/users', make.user({ role: 'user' }))).body;
  const [phone, laptop] = [await app.signIn(email, password), await app.signIn(email, password)];
  const { sessions } = (await admin.query('signIns.overview')).body.result.data;
  expect(sessions.map(({ name }: { name: string }) => name).sort()).toEqual([
    'First Administrator',
    'Sam Okafor',
    'Sam Okafor',
  ]);
  expect(JSON.stringify(sessions)).not.toMatch(/token|Hash/);
  const theirs = sessions.filter(({ userId }: { userId: string }) => userId === id);
  expect((await admin.mutate('signIns.end', { id: theirs[0].id })).status).toBe(200);
  const alive = await Promise.all([phone, laptop].map(async (one) => (await one.get('/api/auth/me')).status));
  expect(alive.sort()).toEqual([200, 401]);
  expect((await admin.mutate('signIns.end', { id: theirs[0].id })).status).toBe(404);
  expect((await admin.mutate('signIns.endUserSessions', { id })).status).toBe(200);
  expect((await laptop.get('/api/auth/me')).status).toBe(401);
  expect((await admin.get('/api/auth/me')).status).toBe(200);
  const log = await app.models.audit.find({ action: 'end-session' }).lean();
  expect(log.map(({ actor, entityId }) => [actor, entityId])).toEqual([
    ['First Administrator', id],
    ['First Administrator', id],
  ]);
});
