import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

test('requests that arrive while the store opens wait for it, and are then answered as always', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await using app = await startApp({ opened });
  const { adminPassword: password } = app;
  let answered = 0;
  const requests = [
    app.anyone.post('/api/clients', make.client()),
    app.anyone.post('/api/auth/login', { username: 'admin', password }),
    app.anyone.get('/api/services'),
  ].map((answer) => answer.finally(() => answered++));
  await wait(300);
  expect(answered).toBe(0);
  open();
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([201, 200, 200]);
});

test('a request that waits too long for the opening gets an answer to come back later', async () => {
  await using app = await startApp({ opened: new Promise(() => undefined) });
  const { adminPassword: password } = app;
  const answers = await Promise.all([
    app.anyone.post('/api/clients', make.client()),
    app.anyone.mutate('clients.create', make.client()),
    app.anyone.post('/api/auth/login', { username: 'admin', password }),
    app.anyone.get('/media/1'),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array(4).fill([503, '5']),
  );
  expect(await app.models.clients.countDocuments()).toBe(0);
  expect((await app.anyone.get('/healthz')).status).toBe(200);
});
