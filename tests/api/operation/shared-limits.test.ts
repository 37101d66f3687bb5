import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

const server = (dbName?: string, now = Date.now) =>
  startApp({ isShared: true, limits: true, now, ...(dbName && { dbName }) });

const wrong = async (app: TestApp) =>
  (await app.anyone.post('/api/auth/login', { username: 'admin', password: 'not this one' })).status;

test('wrong passwords are counted by all servers together', async () => {
  await using first = await server();
  await using second = await server(first.dbName);
  const tries: number[] = [];
  for (let pair = 0; pair < 5; pair++) tries.push(await wrong(first), await wrong(second));
  expect(tries).toEqual(Array(10).fill(401));
  expect([await wrong(first), await wrong(second)]).toEqual([429, 429]);
  const right = { username: 'admin', password: first.adminPassword };
  expect((await second.anyone.post('/api/auth/login', right)).status).toBe(429);
});

test('a burst on two servers at once gets no more guesses than one caller', async () => {
  await using first = await server();
  await using second = await server(first.dbName);
  const tries = await Promise.all(Array.from({ length: 30 }, (_, at) => wrong(at % 2 ? first : second)));
  expect(tries.filter((status) => status === 401)).toHaveLength(10);
  expect(tries.filter((status) => status === 429)).toHaveLength(20);
});

test('a correct password resets the count on every server, and a limit ends when its time is over', async () => {
  let time = Date.parse('2026-11-23T12:00:00Z');
  await using first = await server(undefined, () => time);
  await using second = await server(first.dbName, () => time);
  for (let one = 0; one < 9; one++) await wrong(first);
  await second.signInAsAdmin();
  for (let one = 0; one < 10; one++) expect(await wrong(one % 2 ? first : second)).toBe(401);
  expect(await wrong(second)).toBe(429);
  time += 15 * 60_000;
  expect(await wrong(first)).toBe(401);
});

test('counters reveal neither the person nor the address', async () => {
  await using app = await server();
  await wrong(app);
  const stored = JSON.stringify(await app.models.limitCounts.find().lean());
  expect(stored).toContain('loginName ');
  expect(stored).not.toMatch(/admin|127\.0\.0\.1/);
});

test('leads are counted by each server, and ask the database nothing more', async () => {
  await using app = await server();
  expect((await app.anyone.post('/api/clients', make.client())).status).toBe(201);
  expect(await app.models.limitCounts.countDocuments()).toBe(0);
});
