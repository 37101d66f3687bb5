import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { openStore } from '../../support/store/embedded-store';
import { prepareStall } from '../../support/store/stall';

test('what was answered 503 while the store was stalled is not stored later, and a retry is stored once', async () => {
  await using store = await openStore();
  await using app = await startApp({ mongoUri: store.uri });
  const post = (number: number) =>
    app.anyone.post('/api/clients', make.client({ lastName: `Lopez ${number}` }));
  const stall = await prepareStall(store, 3200);
  await post(0);
  const stalled = stall();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => post(number + 1)));
  await stalled;
  const taken = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(40 - taken);
  expect(taken).toBeLessThan(40);
  // Whatever the store would still do of it, it has done once it has answered this.
  await eventually(async () => (await post(0)).status).toBe(201);
  await eventually(() => app.models.clients.countDocuments()).toBe(1 + taken);
  const again = await Promise.all(Array.from({ length: 40 }, (_, number) => post(number + 1)));
  expect(again.every(({ status }) => status === 201)).toBe(true);
  expect(await app.models.clients.countDocuments()).toBe(41);
}, 240_000);
