import { expect, test } from 'vitest';
import { day, minute } from '../../../shared/durations';
import { openAgreements } from '../../support/agreements';
import type { Caller } from '../../support/caller';
import { completeAgreement } from '../../support/complete-agreement';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import type { TestApp } from '../../support/start-app';

const shared = shareApp();

/** Wednesday, 10 AM in New York. */
const start = Date.parse('2026-03-04T15:00:00Z');
const here = { timeZone: 'America/New_York' };

let people = 0;
const lead = async (app: TestApp, different: object = {}): Promise<string> =>
  (await app.anyone.post('/api/clients', make.client({ firstName: `Person ${++people}`, ...different }))).body
    .id;
const ask = async (who: Caller, name: string, input: object = {}) =>
  (await who.query(name, input)).body.result.data;
const toName = async (who: Caller): Promise<string> => {
  const { firstName, lastName } = (await who.get('/api/auth/me')).body;
  return `${firstName} ${lastName}`;
};
const toId = async (who: Caller): Promise<string> => (await who.get('/api/auth/me')).body.id;
const call = (who: Caller, id: string, outcome: string, more: object = {}) =>
  who.mutate('desk.work', { id, outcome, ...more });

test('a clerk’s day counts today’s calls, the people reached, and the time to answer new leads', async () => {
  let now = start;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  now = start - day;
  await call(clerk, await lead(app), 'Reached');
  now = start;
  const [one, two] = [await lead(app), await lead(app)];
  now += 4 * minute;
  await call(clerk, one, 'Reached');
  now += 6 * minute;
  await call(clerk, two, 'No answer');
  await call(clerk, two, 'Voicemail');
  expect(await ask(clerk, 'reports.ownDay', here)).toEqual({
    calls: 3,
    reached: 1,
    firstCallMinutes: 7,
  });
});

test('the day is that of the clerk’s own clock', async () => {
  // 11:30 PM of March 3 in New York, and March 4 already in London.
  let now = Date.parse('2026-03-04T04:30:00Z');
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  await call(clerk, await lead(app), 'Reached');
  now = start;
  expect(await ask(clerk, 'reports.ownDay', here)).toMatchObject({ calls: 0 });
  expect(await ask(clerk, 'reports.ownDay', { timeZone: 'Europe/London' })).toMatchObject({ calls: 1 });
});

test('nobody sees a colleague’s day, whatever they ask for', async () => {
  const app = await shared(() => start);
  const [clerk, colleague] = [await app.signInAs('intake'), await app.signInAs('intake')];
  await call(clerk, await lead(app), 'Reached');
  expect(await ask(clerk, 'reports.ownDay')).toMatchObject({ calls: 1, reached: 1 });
  const person = await toId(clerk);
  const answer = await ask(colleague, 'reports.ownDay', { person, id: person, user: person });
  expect(answer).toEqual({ calls: 0, reached: 0, firstCallMinutes: null });
  expect(await ask(colleague, 'reports.clerks', { person })).toEqual([]);
  expect((await ask(colleague, 'reports.firstContact', { person })).perPerson).toEqual([]);
});

test('reports tell of each clerk: calls, reached, signed; a clerk sees the line that is theirs', async () => {
  let now = start;
  const app = await shared(() => now);
  const [ada, ben] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const admin = await app.signInAsAdmin();
  const [adaId, benId] = [await toId(ada), await toId(ben)];
  now = start - 20 * day;
  await call(ada, await lead(app), 'Reached');
  now = start;
  const [first, second] = [await lead(app), await lead(app)];
  await call(ada, first, 'No answer');
  await call(ada, first, 'Reached', { status: 'Signed' });
  await call(ben, second, 'Reached');
  // The assignee counts as having signed the lead, even if someone else made the call.
  await admin.put(`/api/clients/${second}`, { status: 'Signed', assignedTo: benId });
  const ofAda = { key: adaId, name: await toName(ada), calls: 2, reached: 1, signed: 1 };
  const ofBen = { key: benId, name: await toName(ben), calls: 1, reached: 1, signed: 1 };
  expect(await ask(admin, 'reports.clerks', { days: 7 })).toEqual([ofAda, ofBen]);
  expect(await ask(ben, 'reports.clerks', { days: 7 })).toEqual([ofBen]);
  expect(await ask(ada, 'reports.clerks', { days: 30 })).toEqual([{ ...ofAda, calls: 3, reached: 2 }]);
});

test('a lead that signed an agreement counts for the user who sent it, not for the assignee', async () => {
  await using house = await openAgreements();
  const { app, admin, lead } = house;
  const clerk = await app.signInAs('intake');
  expect((await admin.put(`/api/clients/${lead}`, { assignedTo: await toId(clerk) })).status).toBe(200);
  await completeAgreement(house);
  expect((await admin.get(`/api/clients/${lead}`)).body).toMatchObject({
    status: 'Signed',
    assignedTo: await toId(clerk),
  });
  expect(await ask(admin, 'reports.clerks', { days: 7 })).toEqual([
    { key: await toId(admin), name: await toName(admin), calls: 0, reached: 0, signed: 1 },
  ]);
});

test('a call counts for its day when the lead is old and closed by it', async () => {
  let now = start;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  now = start - 200 * day;
  const id = await lead(app);
  now = start;
  await call(clerk, id, 'Reached', { status: 'Turned down', statusReason: 'Too late' });
  expect(await ask(clerk, 'reports.ownDay')).toMatchObject({ calls: 1, reached: 1 });
});
