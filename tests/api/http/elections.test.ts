import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { startReplicaSet } from '../../support/store/replica-set';
import { testStoreUri } from '../../support/store/test-server';

const electing = [10_107, 189, 11_602, 11_600, 91, 13_435, 262, 6, 133, 112];

test.each(electing)(
  'while the replica set answers %i, leads and lists are told to come again',
  async (code) => {
    await using set = await startReplicaSet(testStoreUri());
    await using app = await startApp({ mongoUri: set.uri });
    const admin = await app.signInAsAdmin();
    for (const command of ['insert', 'find', 'update', 'aggregate']) set.fail(command, { code });
    const lead = await app.anyone.post('/api/clients', make.client());
    const list = await admin.get('/api/clients');
    expect([lead.status, list.status]).toEqual([503, 503]);
    expect([lead.headers.get('retry-after'), list.headers.get('retry-after')]).not.toContain(null);
    set.recover();
    await eventually(async () => (await app.anyone.post('/api/clients', make.client())).status).toBe(201);
    expect((await admin.get('/api/clients')).body).toHaveLength(1);
  },
);

test('a primary that steps down for a moment costs nobody a second try: the driver makes it', async () => {
  await using set = await startReplicaSet(testStoreUri());
  await using app = await startApp({ mongoUri: set.uri });
  set.fail('insert', { code: 10_107 }, 1);
  expect((await app.anyone.post('/api/clients', make.client())).status).toBe(201);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('a lead that most members did not confirm is not acknowledged, and is found by the next try', async () => {
  await using set = await startReplicaSet(testStoreUri());
  await using app = await startApp({ mongoUri: set.uri });
  set.fail('insert', { writeConcern: 64 });
  const first = await app.anyone.post('/api/clients', make.client());
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  set.recover();
  const second = await app.anyone.post('/api/clients', make.client());
  expect([second.status, await app.models.clients.countDocuments()]).toEqual([201, 1]);
});
