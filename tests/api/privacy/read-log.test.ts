import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

test('each opening of a lead is logged with person and time, and does not change the lead', async () => {
  const clock = { time: Date.parse('2026-11-22T15:00:00Z') };
  await using app = await startApp({ now: () => clock.time });
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const before = await app.models.clients.findById(id).lean();
  const clerk = await app.signInAs('intake');
  await clerk.get(`/api/clients/${id}`);
  await clerk.query('clients.get', { id });
  clock.time += 61_000;
  await clerk.query('clients.get', { id });
  await (await app.signInAsAdmin()).get(`/api/clients/${id}`);
  await clerk.get(`/api/clients/${'0'.repeat(24)}`);
  await app.reads.settle();
  const reads = await app.models.leadReads.find().sort({ at: 1, _id: 1 }).lean();
  expect(reads.map(({ leadId, by, at }) => [leadId, by, at.getTime()])).toEqual([
    [id, 'Sam Okafor', Date.parse('2026-11-22T15:00:00Z')],
    [id, 'Sam Okafor', clock.time],
    [id, expect.any(String), clock.time],
  ]);
  expect(await app.models.clients.findById(id).lean()).toEqual(before);
});

test('a log that cannot be written keeps nobody waiting, and is written when it can be', async () => {
  await using app = await startApp();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const clerk = await app.signInAs('intake');
  const insert = app.models.leadReads.collection.insertMany;
  app.models.leadReads.collection.insertMany = async () => {
    throw new Error('away');
  };
  expect((await clerk.get(`/api/clients/${id}`)).status).toBe(200);
  await app.reads.settle();
  expect(await app.models.leadReads.countDocuments()).toBe(0);
  app.models.leadReads.collection.insertMany = insert;
  await app.reads.settle();
  expect(await app.models.leadReads.countDocuments()).toBe(1);
});
