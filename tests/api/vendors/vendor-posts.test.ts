import { expect, test } from 'vitest';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const day = 24 * 60 * 60 * 1000;
const person = (name: string, more: object = {}) => ({
  ...make.client({ email: `${name}@example.com`, phoneNumber: `x${name}`, externalId: name, caseType: '2' }),
  ...more,
});
type Post = { externalId: string | null; outcome: string; stage: string | null };
const short = ({ externalId, outcome, stage }: Post) => [externalId, outcome, stage];

test('a vendor asks what became of its posts, by page, by its own id and by ours', async () => {
  let time = Date.UTC(2026, 10, 1);
  const app = await shared(() => time);
  const admin = await app.signInAsAdmin();
  const { by } = await makeVendor(app, admin, { price: 40 });
  const sent: Record<string, string> = {};
  for (const post of [
    person('a'),
    person('b', { email: 'none' }),
    person('a', { externalId: 'a2' }),
    person('c', { test: true }),
    person('d'),
  ]) {
    time += 1000;
    const { body } = await by.post('/api/clients', post);
    sent[post.externalId!] = body.id;
  }
  await admin.put(`/api/clients/${sent.a}`, { status: 'Turned down', statusReason: 'has another Lawyer' });
  await admin.put(`/api/clients/${sent.d}`, { status: 'Turned down', statusReason: 'She was rude' });
  const first = await by.get('/api/posts?limit=2');
  expect(first.status).toBe(200);
  expect(first.body.posts.map(short)).toEqual([
    ['d', 'accepted', 'turned_down'],
    ['c', 'accepted', null],
  ]);
  const second = await by.get(`/api/posts?limit=3&before=${first.body.next}`);
  expect(second.body.posts.map(short)).toEqual([
    ['a2', 'duplicate', null],
    ['b', 'rejected', null],
    ['a', 'accepted', 'turned_down'],
  ]);
  expect(second.body.next).toBeNull();

  expect((await by.get('/api/posts?externalId=b')).body.posts).toMatchObject([
    {
      outcome: 'rejected',
      reasonCode: 'INVALID_FIELD',
      reasons: [{ field: 'email' }],
      id: null,
      price: null,
    },
  ]);
  const single = await by.get(`/api/posts/${sent.a}`);
  expect(single.body).toMatchObject({ externalId: 'a', stageReason: 'Has another lawyer', price: 40 });
  expect((await by.get(`/api/posts/${sent.d}`)).body.stageReason).toBe('');
  expect((await by.get(`/api/posts/${sent.c}`)).body).toMatchObject({ test: true, stage: null });
  expect(JSON.stringify([first.body, second.body, single.body])).not.toMatch(/Maria|rude|example\.com/);
});

test('posts of one moment are never split between two pages', async () => {
  const app = await shared(() => Date.UTC(2026, 10, 1));
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  for (const name of ['a', 'b', 'c']) await by.post('/api/clients', person(name));
  const { body } = await by.get('/api/posts?limit=1');
  expect(body.posts).toHaveLength(3);
});

test('a vendor sees only its own posts, whatever it asks for', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const a = await makeVendor(app, admin, { name: 'A' });
  const b = await makeVendor(app, admin, { name: 'B' });
  const lead = (await a.by.post('/api/clients', person('a'))).body.id;
  const test = (await a.by.post('/api/clients', person('t', { test: true }))).body.id;
  await a.by.post('/api/clients', person('r', { email: 'none' }));
  await app.anyone.post('/api/clients', person('w'));
  for (const path of ['', '?externalId=a', '?externalId=r', '?externalId=t'])
    expect([path, (await b.by.get(`/api/posts${path}`)).body]).toEqual([path, { posts: [], next: null }]);
  for (const id of [lead, test]) expect((await b.by.get(`/api/posts/${id}`)).status).toBe(404);
  expect((await a.by.get('/api/posts')).body.posts).toHaveLength(3);
});

test('only a key that is valid may ask, also while its vendor is paused', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  const bad = caller(app.url, { 'X-Api-Key': `lk_${'0'.repeat(40)}` });
  for (const nobody of [app.anyone, admin, bad]) expect((await nobody.get('/api/posts')).status).toBe(401);
  await admin.put(`/api/vendors/${id}`, { status: 'paused' });
  expect((await by.get('/api/posts')).status).toBe(200);
  await admin.post(`/api/vendors/${id}/revoke`, {});
  expect((await by.get('/api/posts')).status).toBe(401);
});

test('a post that staff accept later is reported as the lead that it became', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { by } = await makeVendor(app, admin);
  await by.post('/api/clients', person('a', { email: 'none' }));
  const [post] = (await admin.get('/api/intake/refused')).body;
  await admin.post(`/api/intake/refused/${post.id}/replay`, { changes: { email: 'a@example.com' } });
  const { posts } = (await by.get('/api/posts?externalId=a')).body;
  expect(posts.map(short)).toEqual([['a', 'accepted', 'accepted']]);
});

test('a lead is returned within the days and for a reason that were agreed on, and is not paid for', async () => {
  let time = Date.UTC(2026, 10, 1);
  const app = await shared(() => time);
  const admin = await app.signInAsAdmin();
  const clerk = await app.signInAs('intake');
  const terms = { price: 40, returnDays: 3, returnReasons: ['Wrong number'] };
  const { by } = await makeVendor(app, admin, terms);
  const id = (await by.post('/api/clients', person('a'))).body.id;
  const late = (await by.post('/api/clients', person('b'))).body.id;
  const own = (await app.anyone.post('/api/clients', make.client())).body.id;
  const giveBack = async (lead: string, reason = 'Wrong number') =>
    (await app.signInAsAdmin()).post(`/api/clients/${lead}/return`, { reason });
  expect((await clerk.post(`/api/clients/${id}/return`, { reason: 'Wrong number' })).status).toBe(403);
  expect((await giveBack(id, 'Rude')).body.message).toContain('Wrong number');
  expect((await giveBack(own)).status).toBe(409);
  time += 2 * day;
  const returned = await giveBack(id);
  expect([returned.status, returned.body]).toMatchObject([
    200,
    { returnReason: 'Wrong number', returnedAt: new Date(time).toISOString() },
  ]);
  expect((await giveBack(id)).status).toBe(409);
  expect((await by.get(`/api/posts/${id}`)).body).toMatchObject({
    stage: 'returned',
    stageReason: 'Wrong number',
    price: 0,
  });
  time += 2 * day;
  expect((await giveBack(late)).body.message).toContain('are over');
  const later = await app.signInAsAdmin();
  expect((await later.delete(`/api/clients/${id}/return`)).body.returnedAt).toBeUndefined();
  expect((await by.get(`/api/posts/${id}`)).body).toMatchObject({ stage: 'accepted', price: 40 });
  const timeline = (await later.query('clients.timeline', { id })).body.result.data;
  expect(timeline.map(({ action }: { action: string }) => action)).toEqual([
    'return-undone',
    'return',
    'create',
  ]);
});
