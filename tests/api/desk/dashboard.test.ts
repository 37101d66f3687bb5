import { expect, test } from 'vitest';
import { appCode } from '../../support/app-code';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

const day = 24 * 60 * 60 * 1000;

test('the dashboard counts users, services and clients', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/clients', make.client());
  await admin.post('/api/clients', make.client());
  expect((await admin.query('dashboard.counts')).body.result.data).toEqual({
    users: 1,
    services: 18,
    clients: 2,
  });
});

test('the first steps are read off what is there, each for who asks', async () => {
  const app = await shared(Date.now);
  const admin = await app.signInAsAdmin();
  const steps = async () => (await admin.query('dashboard.firstSteps')).body.result.data;
  const none = {
    secondFactor: false,
    people: false,
    vendor: false,
    mail: false,
    backup: false,
    stamps: false,
    lawyer: false,
    adoptedText: false,
  };
  expect(await steps()).toEqual({ firm: true, ...none });
  await admin.post('/api/users', make.user({ bars: [{ state: 'IL', number: '6312345' }] }));
  await admin.mutate('vendors.create', { name: 'Bright Leads' });
  const { secret } = (await admin.mutate('secondFactor.begin')).body.result.data;
  expect((await steps()).secondFactor).toBe(false);
  await admin.mutate('secondFactor.confirm', { code: appCode(secret) });
  expect(await steps()).toEqual({
    ...{ firm: true, secondFactor: true, people: true, vendor: true },
    ...{ mail: false, backup: false, stamps: false, lawyer: true, adoptedText: false },
  });
});

test('the settings home gets counts and what is waiting, and nobody else does', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const state = async () => (await admin.query('dashboard.settings')).body.result.data;
  expect(await state()).toMatchObject({ users: 1, services: 18, vendors: 0, requests: 0, isMailOn: false });
  await admin.mutate('privacy.addRequest', { kind: 'deletion', name: 'Ada', email: 'ada@example.com' });
  await admin.mutate('vendors.create', { name: 'Bright Leads' });
  expect(await state()).toMatchObject({ vendors: 1, requests: 1 });
  const intake = await app.signInAs('intake');
  for (const name of ['dashboard.settings', 'dashboard.firstSteps'])
    expect((await intake.query(name)).status).toBe(403);
});

test('an empty database has 30 days without a lead', async () => {
  const app = await shared(() => Date.UTC(2026, 2, 15, 12));
  const admin = await app.signInAsAdmin();
  const { perDay, perCaseType } = (await admin.query('dashboard.overview', {})).body.result.data;
  expect(perDay).toHaveLength(30);
  expect(perDay[0]).toEqual({ day: '2026-02-14', count: 0 });
  expect(perDay[29]).toEqual({ day: '2026-03-15', count: 0 });
  expect(perCaseType).toEqual([]);
});

test('leads are counted for each of the last 30 days', async () => {
  const today = Date.UTC(2026, 5, 30, 12);
  let time = today;
  const app = await shared(() => time);
  for (const [index, ago] of [40, 29, 1, 1, 0].entries()) {
    time = today - ago * day;
    await app.anyone.post('/api/clients', make.client({ firstName: `Maria ${index}` }));
  }
  time = today;
  const admin = await app.signInAsAdmin();
  const { perDay } = (await admin.query('dashboard.overview', {})).body.result.data;
  expect(perDay.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { day: '2026-06-01', count: 1 },
    { day: '2026-06-29', count: 2 },
    { day: '2026-06-30', count: 1 },
  ]);
});

test('a day is a day of the viewer, also when the clocks change', async () => {
  let time = Date.UTC(2026, 2, 9, 3, 30);
  const app = await shared(() => time);
  await app.anyone.post('/api/clients', make.client());
  time = Date.UTC(2026, 2, 20);
  const admin = await app.signInAsAdmin();
  const filled = async (timeZone: string) => {
    const { perDay } = (await admin.query('dashboard.overview', { timeZone })).body.result.data;
    expect(perDay).toHaveLength(30);
    return perDay.find(({ count }: { count: number }) => count > 0).day;
  };
  expect(await filled('UTC')).toBe('2026-03-09');
  expect(await filled('America/New_York')).toBe('2026-03-08');
  expect(await filled('Asia/Tokyo')).toBe('2026-03-09');
  expect((await admin.query('dashboard.overview', { timeZone: 'Mars/Olympus' })).status).toBe(400);
});

test('case types come with their titles, the most frequent first, and an unknown one with its text', async () => {
  const app = await shared();
  for (const [index, caseType] of ['11', '1', '11', 'Something else'].entries())
    await app.anyone.post('/api/clients', make.client({ caseType, firstName: `Maria ${index}` }));
  const admin = await app.signInAsAdmin();
  expect((await admin.query('dashboard.overview', {})).body.result.data.perCaseType).toEqual([
    { caseType: '11', title: 'Paraquat', count: 2 },
    { caseType: '1', title: 'AFFF', count: 1 },
    { caseType: 'Something else', title: 'Something else', count: 1 },
  ]);
});

test('the days are those of the calendar where the clocks change, one of 23 and one of 25 hours', async () => {
  let time = 0;
  const app = await shared(() => time);
  const hour = 60 * 60 * 1000;
  // In New York March 8 starts at 5:00 UTC and ends at 4:00; November 1 starts at 4:00 and ends at 5:00.
  const leads = [
    [Date.UTC(2026, 2, 8, 4, 59), '2026-03-07'],
    [Date.UTC(2026, 2, 8, 5, 0), '2026-03-08'],
    [Date.UTC(2026, 2, 9, 3, 59), '2026-03-08'],
    [Date.UTC(2026, 2, 9, 4, 0), '2026-03-09'],
    [Date.UTC(2026, 10, 1, 3, 59), '2026-10-31'],
    [Date.UTC(2026, 10, 1, 4, 0), '2026-11-01'],
    [Date.UTC(2026, 10, 2, 4, 59), '2026-11-01'],
    [Date.UTC(2026, 10, 2, 5, 0), '2026-11-02'],
  ] as const;
  for (const [at] of leads) {
    time = at;
    await app.anyone.post('/api/clients', make.client({ firstName: `Maria ${at}` }));
  }
  const filled = async (now: number) => {
    time = now;
    const admin = await app.signInAsAdmin();
    const { perDay } = (await admin.query('dashboard.overview', { timeZone: 'America/New_York' })).body.result
      .data;
    expect(perDay).toHaveLength(30);
    expect(new Set(perDay.map(({ day }: { day: string }) => day)).size).toBe(30);
    return perDay.flatMap(({ day, count }: { day: string; count: number }) => Array(count).fill(day));
  };
  const days = leads.map(([, day]) => day);
  expect(await filled(Date.UTC(2026, 2, 9, 12))).toEqual(days.slice(0, 4));
  expect(await filled(Date.UTC(2026, 10, 2, 5, 0) + 3 * hour)).toEqual(days.slice(4));
});

test('a zone with a quarter of an hour, and one whose day begins at one o’clock, have their days too', async () => {
  let time = Date.UTC(2026, 2, 10, 18, 14);
  const app = await shared(() => time);
  await app.anyone.post('/api/clients', make.client());
  time += 60_000;
  await app.anyone.post('/api/clients', make.client({ firstName: 'Ana' }));
  const admin = await app.signInAsAdmin();
  const counted = async (timeZone: string) => {
    const { perDay } = (await admin.query('dashboard.overview', { timeZone })).body.result.data;
    return perDay.slice(-2).map(({ count }: { count: number }) => count);
  };
  expect(await counted('Asia/Kathmandu')).toEqual([1, 1]);
  expect(await counted('America/Asuncion')).toEqual([0, 2]);
});
