import { expect, test } from 'vitest';
import { minute } from '../../../shared/durations';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import type { TestApp } from '../../support/start-app';

const shared = shareApp();

let number = 0;
const leads = async (app: TestApp, count: number, different: object = {}) => {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const person = make.client({ firstName: `Person ${++number}`, ...different });
    ids.push((await app.anyone.post('/api/clients', person)).body.id);
  }
  return ids;
};

const next = async (who: Caller, input: object = {}): Promise<string | null> =>
  (await who.mutate('desk.next', input)).body.result.data.id;

test('two people work through 60 leads: none twice, none missed', async () => {
  const app = await shared();
  const ids = await leads(app, 60);
  const people = [await app.signInAs('intake'), await app.signInAs('intake')];
  const workThrough = async (who: Caller) => {
    const worked: string[] = [];
    for (let id = await next(who); id; id = await next(who)) {
      worked.push(id);
      const done = await who.mutate('desk.work', {
        id,
        outcome: 'Reached',
        status: 'Contacted',
        note: 'Hello',
      });
      expect(done.status).toBe(200);
    }
    return worked;
  };
  const [first, second] = await Promise.all(people.map(workThrough));
  expect(first!.length).toBeGreaterThan(0);
  expect(second!.length).toBeGreaterThan(0);
  expect([...first!, ...second!].sort()).toEqual([...ids].sort());
  expect(await app.models.clients.countDocuments({ attempts: 1, status: 'Contacted' })).toBe(60);
});

test('two people who ask again and again at one moment never hold the same lead', async () => {
  const app = await shared();
  const ids = await leads(app, 20);
  const [one, two] = [await app.signInAs('intake'), await app.signInAs('intake')];
  // A person who asks again without saving gets the lead they already hold.
  const claimedIds = await Promise.all(
    [one, two].flatMap((who) => Array.from({ length: 5 }, () => next(who))),
  );
  const [ofOne, ofTwo] = [new Set(claimedIds.slice(0, 5)), new Set(claimedIds.slice(5))];
  for (const id of ofOne) expect(ofTwo.has(id)).toBe(false);
  for (const id of claimedIds) expect(ids).toContain(id);
});

test('twenty people who ask at one moment are given twenty leads', async () => {
  const app = await shared();
  const ids = await leads(app, 20);
  const people = await Promise.all(ids.map(() => app.signInAs('intake')));
  const claimedIds = await Promise.all(people.map((who) => next(who)));
  expect([...claimedIds].sort()).toEqual([...ids].sort());
  expect(await app.models.clients.distinct('claim.by')).toHaveLength(20);
});

test('the queue gives out leads in the order that was chosen', async () => {
  let now = Date.parse('2026-03-02T15:00:00Z');
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const [old] = await leads(app, 1);
  now += minute;
  const [task] = await leads(app, 1);
  now += minute;
  const [fresh] = await leads(app, 1);
  const dueAt = new Date(now + minute).toISOString();
  await clerk.mutate('desk.work', {
    id: task,
    outcome: 'No answer',
    next: { title: 'Call', kind: 'call', dueAt },
  });
  now += 2 * minute;
  const findOrder = async (order: string) => {
    const skip: string[] = [];
    for (let id = await next(clerk, { order, skip }); id; id = await next(clerk, { order, skip }))
      skip.push(id);
    return skip;
  };
  expect(await findOrder('newest')).toEqual([fresh, old, task]);
  expect(await findOrder('longest waiting')).toEqual([old, fresh, task]);
  expect(await findOrder('overdue tasks')).toEqual([task, old, fresh]);
});

test('a claim lasts five minutes, can be extended, and ends when it is released', async () => {
  let now = Date.parse('2026-03-02T15:00:00Z');
  const app = await shared(() => now);
  const [one, two] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const [id] = await leads(app, 1);
  const claim = async (who: Caller) => (await who.mutate('desk.claim', { id })).body.result.data.claimedBy;
  expect(await next(one)).toBe(id);
  expect(await next(two)).toBeNull();
  expect(await claim(two)).toMatch(/^[0-9a-f]{24}$/);
  now += 4 * minute;
  expect(await claim(one)).toBeNull();
  now += 4 * minute;
  expect(await next(two)).toBeNull();
  now += 2 * minute;
  expect(await next(two)).toBe(id);
  await two.mutate('desk.release', { id });
  expect(await next(one)).toBe(id);
});

test('an assigned lead is not given to others', async () => {
  const app = await shared();
  const [one, two] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const me = (await one.get('/api/auth/me')).body;
  const [id] = await leads(app, 1);
  await one.put(`/api/clients/${id}`, { assignedTo: me.id });
  expect(await next(two)).toBeNull();
  expect(await next(one)).toBe(id);
});

/** Tuesday, 9 AM in New York and 6 AM in San Francisco. */
const nineInNewYork = Date.parse('2026-03-17T13:00:00Z');
const inNewYork = { phoneNumber: '(212) 555-0147' };
const inSanFrancisco = { phoneNumber: '(415) 555-0132' };

/** The whole queue as a person gets it, one lead after the other. */
const givenTo = async (who: Caller, input: object = {}): Promise<string[]> => {
  const skip: string[] = [];
  for (let id = await next(who, { ...input, skip }); id; id = await next(who, { ...input, skip }))
    skip.push(id);
  return skip;
};

test('people who may be called now at their local time come first, then the chosen order applies', async () => {
  let now = nineInNewYork;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const [first] = await leads(app, 1, inNewYork);
  now += minute;
  const [asleep] = await leads(app, 1, inSanFrancisco);
  now += minute;
  const [second] = await leads(app, 1, inNewYork);
  now += minute;
  const [sleepsToo] = await leads(app, 1, inSanFrancisco);
  expect(await givenTo(clerk)).toEqual([second, first, sleepsToo, asleep]);
  expect(await givenTo(clerk, { order: 'longest waiting' })).toEqual([first, second, asleep, sleepsToo]);
  now += 3 * 60 * minute;
  expect(await givenTo(clerk)).toEqual([sleepsToo, second, asleep, first]);
});

test('a task for a person who may be called comes before a new lead whose local time is 6 AM', async () => {
  let now = nineInNewYork;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const [due] = await leads(app, 1, inNewYork);
  const [asleep] = await leads(app, 1, inSanFrancisco);
  const dueAt = new Date(now + minute).toISOString();
  await clerk.mutate('desk.work', {
    id: due,
    outcome: 'No answer',
    next: { title: 'Call', kind: 'call', dueAt },
  });
  now += 2 * minute;
  expect(await givenTo(clerk)).toEqual([due, asleep]);
});

test('people tried three times in a day, or with a wrong number, come after those who may be called', async () => {
  let now = Date.parse('2026-03-17T16:00:00Z');
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const [fresh] = await leads(app, 1, inNewYork);
  const [tried, wrong] = await leads(app, 2, { phoneNumber: '(646) 555-0147' });
  const dueAt = new Date(now + minute).toISOString();
  const next = { title: 'Call', kind: 'call', dueAt };
  for (const outcome of ['No answer', 'No answer', 'No answer'])
    await clerk.mutate('desk.work', { id: tried, outcome, next });
  await clerk.mutate('desk.work', { id: wrong, outcome: 'Wrong number', next });
  now += 2 * minute;
  expect((await givenTo(clerk, { order: 'overdue tasks' }))[0]).toBe(fresh);
});

test('the queue gives people their own task on a lead that is assigned to someone else', async () => {
  let now = nineInNewYork;
  const app = await shared(() => now);
  const [one, two] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const [me, other] = [(await one.get('/api/auth/me')).body.id, (await two.get('/api/auth/me')).body.id];
  const [id] = await leads(app, 1, inNewYork);
  const task = { title: 'Call back', kind: 'call', dueAt: new Date(now).toISOString(), assignedTo: me };
  await two.mutate('desk.work', { id, outcome: 'Reached', next: task });
  await two.put(`/api/clients/${id}`, { assignedTo: other });
  now += minute;
  expect(await next(one)).toBe(id);
});

test('a walk is as long as what the person has seen and what is left for them, not what is others’', async () => {
  let now = nineInNewYork;
  const app = await shared(() => now);
  const [one, two] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const [first, second, theirs] = await leads(app, 4);
  const other = (await two.get('/api/auth/me')).body.id;
  await two.put(`/api/clients/${theirs}`, { assignedTo: other });
  const size = async (visited: unknown[] = []) =>
    (await one.query('desk.walk', { seen: visited })).body.result.data.size;
  expect(await size()).toBe(3);
  expect(await size([first])).toBe(3);
  now += minute;
  await one.mutate('desk.work', { id: second, outcome: 'Reached' });
  expect(await size([first])).toBe(2);
  expect(await size([first, second])).toBe(3);
  await one.mutate('desk.work', {
    id: second,
    outcome: 'No answer',
    next: { title: 'Call again', kind: 'call', dueAt: new Date(now).toISOString() },
  });
  expect(await size([first])).toBe(3);
});

test('a task says which clocks the person lives by, and whether they may be called now', async () => {
  let now = nineInNewYork;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const [awake] = await leads(app, 1, inNewYork);
  const [asleep] = await leads(app, 1, inSanFrancisco);
  const task = { title: 'Call', kind: 'call', dueAt: new Date(now).toISOString() };
  await clerk.mutate('desk.addTask', { id: asleep, task });
  await clerk.mutate('desk.addTask', {
    id: awake,
    task: { ...task, dueAt: new Date(now + 1).toISOString() },
  });
  const tasks = async () => (await clerk.query('desk.tasks', {})).body.result.data;
  expect(await tasks()).toMatchObject([
    { lead: { id: asleep }, zones: ['America/Los_Angeles'], mayCall: false },
    { lead: { id: awake }, zones: ['America/New_York'], mayCall: true },
  ]);
  now += 4 * 60 * minute;
  expect(await tasks()).toMatchObject([{ mayCall: true }, { mayCall: true }]);
});
