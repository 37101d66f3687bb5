import { expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

const minute = 60 * 1000;
/** Tuesday, 9 AM in New York and 6 AM in San Francisco. */
const nineInNewYork = Date.UTC(2026, 2, 17, 13);

const desk = async (who: Caller, id: string) => (await who.query('desk.lead', { id })).body.result.data;

test('the next call is proposed for when it is in order where the person is, not where the clerk is', async () => {
  const app = await shared(() => nineInNewYork);
  const clerk = await app.signInAs('intake');
  const { id } = (await app.anyone.post('/api/clients', make.client({ phoneNumber: '+14155550132' }))).body;
  // The plan says in an hour: 7 AM there. Calls are allowed from 8 AM.
  expect(await desk(clerk, id)).toMatchObject({
    tries: 1,
    nextCall: '2026-03-17T15:00:00.000Z',
    zones: ['America/Los_Angeles'],
  });
});

test('if the state and the number point to two places, the next call is allowed in both', async () => {
  const app = await shared(() => nineInNewYork);
  const clerk = await app.signInAs('intake');
  const both = make.client({ phoneNumber: '+14155550132', state: 'NY' });
  const { id } = (await app.anyone.post('/api/clients', both)).body;
  expect(await desk(clerk, id)).toMatchObject({
    nextCall: '2026-03-17T15:00:00.000Z',
    zones: ['America/New_York', 'America/Los_Angeles'],
  });
});

test('the call that is about to be logged counts as one of the three of its day', async () => {
  let now = Date.UTC(2026, 2, 17, 17);
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const { id } = (await app.anyone.post('/api/clients', make.client({ phoneNumber: '+14155550132' }))).body;
  for (const outcome of ['No answer', 'Reached']) {
    await clerk.mutate('desk.work', { id, outcome });
    now += 10 * minute;
  }
  // After a contact the plan restarts, with an hour. A fourth call is allowed a day after the first.
  expect(await desk(clerk, id)).toMatchObject({ tries: 1, nextCall: '2026-03-18T17:00:00.000Z' });
});

test('no next call is proposed for people who asked us not to call, or after the plan ends', async () => {
  const app = await shared(() => nineInNewYork);
  const clerk = await app.signInAs('intake');
  const sent = async (phoneNumber: string) =>
    (await app.anyone.post('/api/clients', make.client({ phoneNumber }))).body.id as string;
  const unwanted = await sent('+14155550132');
  await clerk.mutate('desk.work', { id: unwanted, outcome: 'Asked not to be called' });
  expect(await desk(clerk, unwanted)).toMatchObject({ nextCall: null });
  const tried = await sent('+14155550133');
  for (let call = 0; call < 5; call++) await clerk.mutate('desk.work', { id: tried, outcome: 'No answer' });
  expect(await desk(clerk, tried)).toMatchObject({ tries: 6, nextCall: null });
});
