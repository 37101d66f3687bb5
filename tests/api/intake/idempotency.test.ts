import { expect, test, vi } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';

const shared = shareApp();

const key = (value: string) => ({ 'Idempotency-Key': value });
const hour = 60 * 60 * 1000;

test('a repeat gets the first answer and says so', async () => {
  const app = await shared();
  const first = await app.anyone.post('/api/clients', make.client(), key('a'));
  const again = await app.anyone.post('/api/clients', make.client(), key('a'));
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('a repeat gets the first answer although staff changed the lead since', async () => {
  const app = await shared();
  const first = await app.anyone.post('/api/clients', make.client(), key('a'));
  const admin = await app.signInAsAdmin();
  await admin.put(`/api/clients/${first.body.id}`, { firstName: 'Ana', status: 'Contacted' });
  const again = await app.anyone.post('/api/clients', make.client(), key('a'));
  expect(again.body).toEqual(first.body);
});

test('the same key with another body is refused', async () => {
  const app = await shared();
  await app.anyone.post('/api/clients', make.client(), key('a'));
  const other = await app.anyone.post('/api/clients', make.client({ firstName: 'Ana' }), key('a'));
  expect(other.status).toBe(422);
  expect(other.body.code).toBe('UNPROCESSABLE_CONTENT');
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('keys with other words are other leads', async () => {
  const app = await shared();
  const ids = new Set();
  for (const headers of [key('a'), key('b'), key('c')])
    ids.add((await app.anyone.post('/api/clients', make.client(), headers)).body.id);
  expect(ids.size).toBe(3);
});

test('a phone that changed networks between two tries is the same caller', async () => {
  const app = await shared();
  const first = await app.anyone.post('/api/clients', make.client({ ip_address: '203.0.113.7' }), key('a'));
  const again = await app.anyone.post('/api/clients', make.client({ ip_address: '198.51.100.2' }), key('a'));
  expect(again.body).toEqual(first.body);
});

test('the key of a member of staff is not the key of a visitor', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const mine = await admin.post('/api/clients', make.client(), key('a'));
  const theirs = await app.anyone.post('/api/clients', make.client({ firstName: 'Ana' }), key('a'));
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test('twenty tries at once store one lead', async () => {
  const app = await shared();
  const tries = Array.from({ length: 20 }, () => app.anyone.post('/api/clients', make.client(), key('a')));
  const answers = await Promise.all(tries);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('a key is kept for 24 hours', async () => {
  let time = Date.UTC(2026, 0, 1);
  const app = await shared(() => time);
  const first = await app.anyone.post('/api/clients', make.client(), key('a'));
  time += 23 * hour;
  expect((await app.anyone.post('/api/clients', make.client(), key('a'))).body.id).toBe(first.body.id);
  time += 2 * hour;
  const later = await app.anyone.post('/api/clients', make.client({ firstName: 'Ana' }), key('a'));
  expect(later.status).toBe(201);
  expect(later.body.id).not.toBe(first.body.id);
  expect(await app.models.clients.countDocuments()).toBe(2);
});

test('a key of 255 characters is taken and a longer one refused', async () => {
  const app = await shared();
  expect((await app.anyone.post('/api/clients', make.client(), key('k'.repeat(255)))).status).toBe(201);
  expect((await app.anyone.post('/api/clients', make.client(), key('k'.repeat(256)))).status).toBe(400);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('a refused lead leaves its key free', async () => {
  const app = await shared();
  expect((await app.anyone.post('/api/clients', make.client({ email: '' }), key('a'))).status).toBe(400);
  expect((await app.anyone.post('/api/clients', make.client(), key('a'))).status).toBe(201);
});

test('the key itself is not stored', async () => {
  const app = await shared();
  await app.anyone.post('/api/clients', make.client(), key('very-secret-key'));
  expect(JSON.stringify(await app.models.clients.find().lean())).not.toContain('very-secret-key');
});

test('leads that arrive together get separate answers: one refusal harms no other', async () => {
  const app = await shared();
  const key = { 'Idempotency-Key': 'together' };
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, index) =>
      app.anyone.post('/api/clients', make.client({ firstName: `Maria ${index}` })),
    ),
    app.anyone.post('/api/clients', make.client({ firstName: 'Ana' }), key),
    app.anyone.post('/api/clients', make.client({ firstName: 'Eva' }), key),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(21).fill(201), 422]);
  expect(await app.models.clients.countDocuments()).toBe(21);
});

test('a lead whose claims others always take gets an answer to try again, instead of endless retries', async () => {
  await using app = await startApp();
  const spy = vi
    .spyOn(app.models, 'insertClient')
    .mockRejectedValue(Object.assign(new Error('E11000'), { code: 11_000 }));
  const refused = await app.anyone.post('/api/clients', make.client());
  expect(spy.mock.calls.length).toBeLessThan(100);
  spy.mockRestore();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await app.anyone.post('/api/clients', make.client())).status).toBe(201);
  expect(await app.models.clients.countDocuments()).toBe(1);
});
