import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import type { Change, News } from '../../../server/core/feed/feed';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { openEvents } from '../../support/read-events';
import { startApp, type TestApp } from '../../support/start-app';
import { watchCommands } from '../../support/store/watch-commands';

type NewsMessage = Omit<News, 'position'> & { position: string };

/** Opens the stream of news; it starts with `reset`, which `since` prevents. */
const open = async ({ url }: TestApp, who: Caller, lastEventId?: string) => {
  const input = lastEventId && `?input=${encodeURIComponent(JSON.stringify({ lastEventId }))}`;
  const events = await openEvents(`${url}/trpc/clients.news${input ?? ''}`, who.headers);
  const next = async (): Promise<NewsMessage> => {
    const { id, data } = await events.next();
    return { position: id!, ...JSON.parse(data!) };
  };
  return {
    ...events,
    next,
    /** Reads news until it has `count` changes. */
    async changes(count: number): Promise<Change[]> {
      const changes: Change[] = [];
      while (changes.length < count) changes.push(...(await next()).changes);
      return changes;
    },
  };
};

const send = async ({ anyone }: TestApp, firstName: string): Promise<string> =>
  (await anyone.post('/api/clients', make.client({ firstName }))).body.id;

const fresh = (id: string) => ({ id, what: 'new' });

test('a new lead arrives without reloading, and what is done to it', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await using events = await open(app, admin);
  expect(events.headers.get('content-type')).toBe('text/event-stream');
  expect(await events.next()).toMatchObject({ changes: [], reset: true });
  const [ana, ben] = [await send(app, 'Ana'), await send(app, 'Ben')];
  expect(await events.changes(2)).toEqual([fresh(ana), fresh(ben)]);
  await admin.put(`/api/clients/${ana}`, { status: 'Contacted' });
  await admin.delete(`/api/clients/${ben}`);
  await admin.post(`/api/clients/${ana}/consent/withdraw`, { source: 'phone' });
  expect(await events.changes(3)).toEqual([
    { id: ana, what: 'changed' },
    { id: ben, what: 'removed' },
    { id: ana, what: 'changed' },
  ]);
});

test('a subscriber who was away gets the missed events, once each', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  let position: string;
  {
    await using events = await open(app, admin);
    await events.next();
    await send(app, 'Ana');
    ({ position } = await events.next());
  }
  const missed = [await send(app, 'Ben'), await send(app, 'Cem')];
  await using events = await open(app, admin, position);
  expect(await events.changes(2)).toEqual(missed.map(fresh));
  const dia = await send(app, 'Dia');
  expect(await events.changes(1)).toEqual([fresh(dia)]);
});

test('the browser resumes by the Last-Event-ID header', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await using first = await open(app, admin);
  const { position } = await first.next();
  const ana = await send(app, 'Ana');
  await first.changes(1);
  await using events = await openEvents(`${app.url}/trpc/clients.news`, {
    ...admin.headers,
    'Last-Event-ID': position,
  });
  expect(JSON.parse((await events.next()).data!).changes).toEqual([fresh(ana)]);
});

test('a position that this server does not know is answered with a reset', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  for (const position of ['0'.repeat(24), 'abc.7', 'nonsense']) {
    await using events = await open(app, admin, position);
    expect(await events.next()).toMatchObject({ changes: [], reset: true });
  }
});

test('700 leads within seconds are all reported, in few messages', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await using events = await open(app, admin);
  await events.next();
  const ids: string[] = [];
  for (let round = 0; round < 35; round++)
    ids.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => send(app, `Ana ${round} ${at}`)))));
  const changes: Change[] = [];
  let messages = 0;
  for (; changes.length < 700; messages++) changes.push(...(await events.next()).changes);
  expect(new Set(changes.map(({ id }) => id))).toEqual(new Set(ids));
  expect(messages).toBeLessThan(120);
});

test('a lead whose id is from the future does not silence those that follow', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const ana = await send(app, 'Ana');
  const lead = await app.models.clients.findById(ana).lean();
  const tomorrow = Types.ObjectId.createFromTime(Date.now() / 1000 + 86_400);
  await app.models.clients.collection.insertOne({ ...lead!, _id: tomorrow, onceKeys: ['x'] });
  await using events = await open(app, admin);
  await events.next();
  const ben = await send(app, 'Ben');
  expect(await events.changes(1)).toEqual([fresh(ben)]);
});

test('two people hear of the same lead', async () => {
  await using app = await startApp();
  await using one = await open(app, await app.signInAsAdmin());
  await using two = await open(app, await app.signInAsAdmin());
  await Promise.all([one.next(), two.next()]);
  const ana = await send(app, 'Ana');
  expect([await one.changes(1), await two.changes(1)]).toEqual([[fresh(ana)], [fresh(ana)]]);
});

test('a lead by a plain form arrives as well, and nothing of the person travels in the stream', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await using events = await openEvents(`${app.url}/trpc/clients.news`, admin.headers);
  await events.next();
  const body = new URLSearchParams(Object.entries(make.client()) as [string, string][]);
  const { id } = (await app.anyone.send('POST', '/api/clients', { body })).body;
  expect((await events.next()).data).toBe(`{"changes":[{"id":"${id}","what":"new"}]}`);
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
  await using events = await open(app, theirs);
  await events.next();
  await send(app, 'Ana');
  await events.next();
  await dismiss(admin, theirs, id);
  await expect(events.next()).rejects.toThrow('The stream ended');
});

test('an open stream asks nothing of the database when a lead comes', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await using events = await open(app, admin);
  await events.next();
  const commands = watchCommands(app);
  const ana = await send(app, 'Ana');
  expect(await events.changes(1)).toEqual([fresh(ana)]);
  expect(commands).toEqual(['insert clients']);
});

test('only administrators can subscribe', async () => {
  await using app = await startApp();
  for (const [who, code] of [
    [app.anyone, 'UNAUTHORIZED'],
    [await app.signInAsUser(), 'FORBIDDEN'],
  ] as const) {
    await using events = await openEvents(`${app.url}/trpc/clients.news`, who.headers);
    const refused = await events.next();
    expect(refused.event).toBe('serialized-error');
    expect(JSON.parse(refused.data!).data.code).toBe(code);
  }
});
