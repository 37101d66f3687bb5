import { expect, test } from 'vitest';
import type { Caller } from '../support/caller';
import { make } from '../support/make';
import { openEvents } from '../support/read-events';
import { startApp, type TestApp } from '../support/start-app';

const open = ({ url }: TestApp, who: Caller, input?: object) =>
  openEvents(
    `${url}/trpc/clients.onNew${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`,
    who.headers,
  );

const send = async ({ anyone }: TestApp, firstName: string): Promise<string> =>
  (await anyone.post('/api/clients', make.client({ firstName }))).body.id;

test('a new lead arrives without reloading', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const earlier = await send(app, 'Earlier');
  await using events = await open(app, admin, { lastEventId: earlier });
  expect(events.headers.get('content-type')).toBe('text/event-stream');
  const [ana, ben] = [await send(app, 'Ana'), await send(app, 'Ben')];
  const [first, second] = [await events.next(), await events.next()];
  expect([first.id, second.id]).toEqual([ana, ben]);
  expect(JSON.parse(first.data!)).toEqual({ id: ana });
});

test('whoever was away gets what came in between, once each', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const ids = [await send(app, 'Ana'), await send(app, 'Ben'), await send(app, 'Cem')];
  await using events = await open(app, admin, { lastEventId: ids[0] });
  expect([(await events.next()).id, (await events.next()).id]).toEqual(ids.slice(1));
  const dia = await send(app, 'Dia');
  expect((await events.next()).id).toBe(dia);
});

test('the browser resumes by the Last-Event-ID header', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const [ana, ben] = [await send(app, 'Ana'), await send(app, 'Ben')];
  await using events = await openEvents(`${app.url}/trpc/clients.onNew`, {
    ...admin.headers,
    'Last-Event-ID': ana,
  });
  expect((await events.next()).id).toBe(ben);
});

test('a stream that begins now does not tell of leads that were there', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await send(app, 'Ana');
  await using events = await open(app, admin);
  const heard = events.next();
  // The stream may begin to listen after the first of these, but no later than the second.
  const later = [await send(app, 'Ben')];
  await admin.query('clients.page', {});
  later.push(await send(app, 'Cem'));
  expect(later).toContain((await heard).id);
});

test('two people hear of the same lead', async () => {
  await using app = await startApp();
  const since = { lastEventId: await send(app, 'Earlier') };
  await using one = await open(app, await app.signInAsAdmin(), since);
  await using two = await open(app, await app.signInAsAdmin(), since);
  const ana = await send(app, 'Ana');
  expect([(await one.next()).id, (await two.next()).id]).toEqual([ana, ana]);
});

test('a lead by a plain form arrives as well, and nothing of the person travels in the stream', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await using events = await open(app, admin, { lastEventId: '0'.repeat(24) });
  const body = new URLSearchParams(Object.entries(make.client()) as [string, string][]);
  const { id } = (await app.anyone.send('POST', '/api/clients', { body })).body;
  const { data } = await events.next();
  expect(data).toBe(`{"id":"${id}"}`);
});

test.each([
  ['signed out', (_admin: Caller, theirs: Caller) => theirs.post('/api/auth/logout', {})],
  ['deleted', (admin: Caller, _theirs: Caller, id: string) => admin.delete(`/api/users/${id}`)],
  ['demoted', (admin: Caller, _: Caller, id: string) => admin.put(`/api/users/${id}`, { role: 'user' })],
])('whoever is %s while listening hears no more', async (_how, dismiss) => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/users', make.user())).body;
  const theirs = await app.signIn(make.user().email, make.user().password);
  await using events = await open(app, theirs, { lastEventId: await send(app, 'Earlier') });
  await send(app, 'Ana');
  await events.next();
  await dismiss(admin, theirs, id);
  await send(app, 'Ben');
  await expect(events.next()).rejects.toThrow('The stream ended');
});

test('nobody but an administrator listens', async () => {
  await using app = await startApp();
  for (const [who, code] of [
    [app.anyone, 'UNAUTHORIZED'],
    [await app.signInAsUser(), 'FORBIDDEN'],
  ] as const) {
    await using events = await open(app, who);
    const refused = await events.next();
    expect(refused.event).toBe('serialized-error');
    expect(JSON.parse(refused.data!).data.code).toBe(code);
  }
});
