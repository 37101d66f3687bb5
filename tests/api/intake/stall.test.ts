import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { openStoreProcess } from '../../support/store/store-process';

test('a post answered 503 while the store stood still is not stored later, and a retry is stored once', async () => {
  await using store = await openStoreProcess();
  await using app = await startApp({ mongoUri: store.uri });
  const post = (number: number) =>
    app.anyone.post('/api/clients', make.client({ lastName: `Lopez ${number}` }));
  await post(0);
  await store.standStill();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => post(number + 1)));
  store.goOn();
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(503));
  // Once it has answered this, the store is done with anything earlier.
  await eventually(async () => (await post(0)).status).toBe(201);
  await eventually(() => app.models.clients.countDocuments()).toBe(1);
  const again = await Promise.all(Array.from({ length: 40 }, (_, number) => post(number + 1)));
  expect(again.every(({ status }) => status === 201)).toBe(true);
  expect(await app.models.clients.countDocuments()).toBe(41);
});
