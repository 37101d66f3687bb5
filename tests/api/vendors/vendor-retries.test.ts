import { expect, test } from 'vitest';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const key = { 'Idempotency-Key': 'k' };
const other = make.client({ email: 'other@example.com', phoneNumber: '212 555 0199' });

test('a test post does not stand in the way of the lead under its key, and a repeat of each gets its own answer', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const asTest = { ...make.client(), test: true };
  const tested = await by.post('/api/clients', asTest, key);
  const lead = await by.post('/api/clients', make.client(), key);
  expect([tested.status, tested.body.test]).toEqual([200, true]);
  expect([lead.status, lead.body.test, lead.headers.get('idempotency-replayed')]).toEqual([201, false, null]);
  const testedAgain = await by.post('/api/clients', asTest, key);
  const leadAgain = await by.post('/api/clients', make.client(), key);
  expect([testedAgain.status, testedAgain.body]).toEqual([200, tested.body]);
  expect([leadAgain.status, leadAgain.body]).toEqual([201, lead.body]);
  for (const { headers } of [testedAgain, leadAgain])
    expect(headers.get('idempotency-replayed')).toBe('true');
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('a vendor that goes live sends the lead under the key of its test', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { mode: 'test' });
  expect((await by.post('/api/clients', make.client(), key)).status).toBe(200);
  await admin.put(`/api/vendors/${id}`, { mode: 'live' });
  const lead = await by.post('/api/clients', make.client(), key);
  expect([lead.status, lead.body.test]).toEqual([201, false]);
  expect(await app.models.clients.countDocuments({ _id: lead.body.id })).toBe(1);
});

test('40 retries at once of an accepted lead get its first answer when the cap is full and the terms have changed', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { dailyCap: 2 });
  const first = await by.post('/api/clients', make.client(), key);
  expect((await by.post('/api/clients', other)).status).toBe(201);
  await admin.put(`/api/vendors/${id}`, { caseTypes: ['2'] });
  const retries = await Promise.all(
    Array.from({ length: 40 }, () => by.post('/api/clients', make.client(), key)),
  );
  for (const retry of retries) {
    expect([retry.status, retry.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(retry.body).toEqual(first.body);
  }
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(0);
});

test('a repeat and a duplicate give their places of the cap back, and the agreed price beats a posted one', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { dailyCap: 3, price: 20 });
  const first = await by.post('/api/clients', { ...make.client(), price: 5 }, key);
  expect((await app.models.clients.findById(first.body.id).lean())?.cost).toBe(20);
  for (let count = 0; count < 3; count++) {
    await by.post('/api/clients', { ...make.client(), price: 5 }, key);
    await by.post('/api/clients', make.client());
  }
  expect((await by.post('/api/clients', other)).status).toBe(201);
  const third = make.client({ email: 'third@example.com', phoneNumber: '212 555 0188' });
  expect((await by.post('/api/clients', third)).status).toBe(201);
});

test('a repeat that another server stores first gives its place of the cap back', async () => {
  await using one = await startApp();
  const { key: vendorKey, by } = await makeVendor(one, await one.signInAsAdmin(), { dailyCap: 2 });
  await using two = await startApp({ dbName: one.dbName });
  const { capCounts } = two.models;
  const { findOneAndUpdate } = capCounts;
  // The other server has found no earlier lead, and is about to take a place.
  capCounts.findOneAndUpdate = (async (...args: unknown[]) => {
    expect((await by.post('/api/clients', make.client(), key)).status).toBe(201);
    return Reflect.apply(findOneAndUpdate, capCounts, args);
  }) as never;
  const repeat = await caller(two.url, { 'X-Api-Key': vendorKey }).post('/api/clients', make.client(), key);
  expect([repeat.status, repeat.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect((await by.post('/api/clients', other)).status).toBe(201);
});

test('40 simultaneous tries with one key create one lead and all get that answer, even if the cap has room for one', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { dailyCap: 1 });
  const tries = await Promise.all(
    Array.from({ length: 40 }, () => by.post('/api/clients', make.client(), key)),
  );
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(tries.map(({ text }) => text)).size).toBe(1);
  expect(tries.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(39);
  expect(await app.models.clients.countDocuments()).toBe(1);
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(0);
});
