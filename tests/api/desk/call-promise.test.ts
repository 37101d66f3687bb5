import { expect, test } from 'vitest';
import { createOfficeTime } from '../../../server/contact/rules/office-time';
import { measureWaits } from '../../../server/desk/call-promise/measure-waits';
import { day, hour, minute } from '../../../shared/durations';
import type { Firm } from '../../../shared/firm';
import { firm } from '../../support/browser/firm';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

/** A Monday, 15:00 in the firm's zone, which is UTC in tests. */
const monday = Date.parse('2026-03-02T15:00:00Z');

const week = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }];

const open = async (different: Partial<Firm> = {}) => {
  const clock = { time: monday };
  const own = { ...firm, openHours: week, replyHours: 48, ...different };
  const app = await startApp({ now: () => clock.time, firm: async () => own });
  return {
    app,
    clock,
    clerk: await app.signInAs('intake'),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
};

let people = 0;
const send = async (app: TestApp, different: object = {}) =>
  (await app.anyone.post('/api/clients', make.client({ firstName: `Person ${++people}`, ...different })))
    .body;

const call = (clerk: Caller, id: string, outcome = 'No answer') => clerk.mutate('desk.work', { id, outcome });
const next = async (who: Caller, order: string, skip: readonly string[] = []): Promise<string | null> =>
  (await who.mutate('desk.next', { order, skip })).body.result.data.id;

/** Lets the firm call one lead after each of these waits, from nine o'clock on a Tuesday, and measures them. */
const callAfter = async ({ app, clock }: Awaited<ReturnType<typeof open>>, minutes: number[]) => {
  const arrivedAt = monday + day - 6 * hour;
  clock.time = arrivedAt;
  const clerk = await app.signInAs('intake');
  for (const wait of minutes) {
    clock.time = arrivedAt;
    const { id } = await send(app);
    clock.time = arrivedAt + wait * minute;
    expect((await call(clerk, id)).status).toBe(200);
  }
  clock.time = monday + 2 * day;
  await measureWaits(app);
  await app.callPromise.look();
};

test('without enough leads, a new one is promised the last time that the firm is open within its promise', async () => {
  await using house = await open();
  const { app, clock } = house;
  // Two days later it is too early for a call in California.
  expect((await send(app)).callBy).toBe('2026-03-03T17:00:00.000Z');
  // A Friday: two days later the firm is closed.
  clock.time = Date.parse('2026-03-06T15:00:00Z');
  expect((await send(app)).callBy).toBe('2026-03-06T17:00:00.000Z');
  await callAfter(house, [10, 20, 30]);
  expect((await send(app)).callBy).toBe('2026-03-05T17:00:00.000Z');
});

test('a visitor on a Saturday is never promised a later time than the pages say', async () => {
  // The demonstration: open at weekends too, and an answer within 24 hours.
  const openHours = [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' },
    { days: [0, 6], opens: '10:00', closes: '16:00' },
  ];
  await using house = await open({ openHours, replyHours: 24, timeZone: 'America/Chicago' });
  const { app, clock } = house;
  const saturday = Date.parse('2026-03-07T18:10:00Z');
  clock.time = saturday;
  expect((await send(app)).callBy).toBe('2026-03-08T18:00:00.000Z');
  for (let hours = 0; hours < 8 * 24; hours += 5) {
    clock.time = saturday + hours * hour;
    const { callBy } = await send(app);
    expect(Date.parse(callBy)).toBeGreaterThan(clock.time);
    expect(Date.parse(callBy) - clock.time).toBeLessThanOrEqual(24 * hour);
  }
});

test('a firm that is closed for as long as it promises names no time, and one that promised nothing neither', async () => {
  await using closed = await open({ replyHours: 24 });
  closed.clock.time = Date.parse('2026-03-07T15:00:00Z');
  expect(await send(closed.app)).not.toHaveProperty('callBy');
  await using silent = await open({ replyHours: undefined });
  await callAfter(
    silent,
    Array.from({ length: 20 }, () => 10),
  );
  expect(await send(silent.app)).not.toHaveProperty('callBy');
});

test('a person who asked for an e-mail is promised an answer at an hour at which nobody may call', async () => {
  await using house = await open({ replyHours: 2 });
  house.clock.time = Date.parse('2026-03-05T10:00:00Z');
  // In Los Angeles calls begin at 8, which is 16:00 here.
  const person = { phoneNumber: '(213) 555-0132', state: 'CA' };
  expect(await send(house.app, person)).not.toHaveProperty('callBy');
  expect((await send(house.app, { ...person, answerBy: 'email' })).callBy).toBe('2026-03-05T12:00:00.000Z');
});

test('with a month of calls, the promise is the wait of the slowest tenth in office hours, and never tighter', async () => {
  await using house = await open();
  const { app, clock } = house;
  const waits = Array.from({ length: 30 }, (_, index) => 2 * (index + 1));
  await callAfter(house, waits);
  // The 27th of 30 was called after 54 minutes. In California calls begin at 8, which is 16:00 here.
  expect((await send(app)).callBy).toBe('2026-03-04T17:00:00.000Z');
  clock.time = Date.parse('2026-03-04T16:01:00Z');
  expect((await send(app)).callBy).toBe('2026-03-04T17:00:00.000Z');
  // At least nine in ten of last month's leads were called by the time that they would have been promised.
  const office = createOfficeTime({ openHours: week, timeZone: 'UTC' });
  const leads = await app.models.clients.find({ 'calls.0': { $exists: true } }).lean();
  const inTime = leads.filter(
    ({ createdAt, calls }) => calls![0]!.at.getTime() <= office.after(createdAt.getTime(), 54 * minute)!,
  );
  expect(inTime.length).toBeGreaterThanOrEqual(0.9 * leads.length);
});

test('a firm that does not call one lead in ten promises nothing', async () => {
  await using house = await open();
  const { app, clock } = house;
  for (let index = 0; index < 5; index++) await send(app);
  await callAfter(
    house,
    Array.from({ length: 20 }, () => 10),
  );
  expect(await send(app)).not.toHaveProperty('callBy');
  clock.time += 40 * day;
  await measureWaits(app);
  await app.callPromise.look();
  expect(await send(app)).toHaveProperty('callBy');
});

test('a call is promised for an hour at which the person may be called', async () => {
  await using house = await open();
  const { app, clock } = house;
  await callAfter(
    house,
    Array.from({ length: 20 }, () => 60),
  );
  clock.time = Date.parse('2026-03-05T10:00:00Z');
  // In Los Angeles calls begin at 8, which is 16:00 here.
  const { callBy } = await send(app, { phoneNumber: '(213) 555-0132', state: 'CA' });
  expect(callBy).toBe('2026-03-05T17:00:00.000Z');
});

test('a repeated request gets the promise of the first, and a vendor gets none', async () => {
  await using house = await open();
  const { app, clock } = house;
  const person = make.client({ firstName: 'Again' });
  const post = () => app.anyone.post('/api/clients', person, { 'Idempotency-Key': 'again' });
  const { callBy } = (await post()).body;
  clock.time += 10 * hour;
  expect((await post()).body.callBy).toBe(callBy);
  const admin = await app.signInAsAdmin();
  const { key, id } = (await admin.post('/api/vendors', { name: 'Acme' })).body;
  await admin.put(`/api/vendors/${id}`, { mode: 'live' });
  const sold = await app.anyone.post('/api/clients', make.client(), { Authorization: `Bearer ${key}` });
  expect(sold.status).toBe(201);
  expect(sold.body).not.toHaveProperty('callBy');
});

test('a lead past its promised call is first in every order, until someone calls, closes or reaches it', async () => {
  await using house = await open();
  const { app, clock } = house;
  const late = [(await send(app)).id, (await send(app)).id, (await send(app)).id];
  clock.time = monday + 23 * hour;
  const fresh = (await send(app)).id;
  const clerk = await app.signInAs('intake');
  const orders = ['newest', 'longest waiting', 'overdue tasks'];
  const waiting = async () => (await clerk.query('desk.dayStart')).body.result.data.waiting;
  expect(await next(clerk, 'newest')).toBe(fresh);
  expect(await waiting()).toBe(4);
  clock.time = monday + 26 * hour + minute;
  for (const order of orders) expect(late).toContain(await next(clerk, order));
  await call(clerk, late[0]);
  await call(clerk, late[1], 'Reached');
  await clerk.put(`/api/clients/${late[2]}`, { status: 'Turned down', statusReason: 'Too late' });
  expect(await waiting()).toBe(1);
  for (const order of orders) expect(await next(clerk, order)).toBe(fresh);
});
