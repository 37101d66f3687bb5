import { expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp();

const start = Date.parse('2026-03-02T15:00:00Z');
const hour = 60 * 60 * 1000;
const at = (hours: number) => new Date(start + hours * hour).toISOString();

const lead = async (app: TestApp, firstName = 'Maria') =>
  (await app.anyone.post('/api/clients', make.client({ firstName }))).body.id as string;
const get = async (who: Caller, id: string) => (await who.get(`/api/clients/${id}`)).body;
const desk = async (who: Caller, id: string) => (await who.query('desk.lead', { id })).body.result.data;
const timeline = async (who: Caller, id: string) =>
  (await who.query('clients.timeline', { id })).body.result.data.map(
    ({ action, note, changes }: { action: string; note: string; changes: { field: string; to: string }[] }) =>
      [action, note, ...changes.map(({ field, to }) => `${field}=${to}`)].filter(Boolean).join(' '),
  );

test('a call, a status, a note and the next step are saved together, and the timeline tells of each', async () => {
  const app = await shared(() => start);
  const clerk = await app.signInAs('intake');
  const id = await lead(app);
  const next = { title: 'Call again', kind: 'call', dueAt: at(4) };
  const done = await clerk.mutate('desk.work', {
    id,
    version: 0,
    outcome: 'Voicemail',
    status: 'Contacted',
    note: 'Left a message',
    next,
  });
  expect(done.status).toBe(200);
  expect(await get(clerk, id)).toMatchObject({
    status: 'Contacted',
    attempts: 1,
    firstContactAt: at(0),
    nextTaskAt: at(4),
    version: 1,
  });
  expect((await get(clerk, id)).waitingSince).toBeUndefined();
  expect(await desk(clerk, id)).toMatchObject({
    calls: [{ outcome: 'Voicemail', by: 'Sam Okafor', at: at(0) }],
    tasks: [{ title: 'Call again', kind: 'call', dueAt: at(4) }],
  });
  expect(await timeline(clerk, id)).toEqual([
    'note Left a message',
    `update status=Contacted assignedTo=${(await clerk.get('/api/auth/me')).body.id}`,
    `task task=Call again dueAt=${at(4)}`,
    'call outcome=Voicemail',
    'create',
  ]);
});

test('work that someone else overtook is not saved', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const id = await lead(app);
  await clerk.put(`/api/clients/${id}`, { additionalInfo: 'Changed meanwhile' });
  const late = { id, version: 0, outcome: 'Reached', note: 'Lost?', status: 'Contacted' };
  expect((await clerk.mutate('desk.work', late)).status).toBe(409);
  expect(await get(clerk, id)).toMatchObject({ status: 'New' });
  expect((await desk(clerk, id)).calls).toEqual([]);
});

test('the next call that is logged does the planned one', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const id = await lead(app);
  const call = { title: 'Call again', kind: 'call', dueAt: at(4) };
  const paper = { title: 'Ask for the records', dueAt: at(8) };
  await clerk.mutate('desk.work', { id, outcome: 'No answer', next: call });
  await clerk.mutate('desk.addTask', { id, task: paper });
  await clerk.mutate('desk.work', { id, outcome: 'Reached' });
  const { tasks } = await desk(clerk, id);
  expect(tasks.map(({ title }: { title: string }) => title)).toEqual(['Ask for the records']);
  expect(await get(clerk, id)).toMatchObject({ attempts: 2, nextTaskAt: at(8) });
  expect((await timeline(clerk, id))[0]).toBe('task done task=Call again');
});

test('a wrong number is forgotten with the number, a wish not to be called is not', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const [wrong, never] = [await lead(app, 'Ana'), await lead(app, 'Ben')];
  await clerk.mutate('desk.work', { id: wrong, outcome: 'Wrong number' });
  await clerk.mutate('desk.work', { id: never, outcome: 'Asked not to be called' });
  expect((await get(clerk, wrong)).phoneMark).toBe('Wrong number');
  for (const id of [wrong, never]) await clerk.put(`/api/clients/${id}`, { phoneNumber: '(415) 555-0199' });
  expect((await get(clerk, wrong)).phoneMark).toBeUndefined();
  expect((await get(clerk, never)).phoneMark).toBe('Do not call');
});

test('a task is done, moved or dropped with a reason, once', async () => {
  const app = await shared(() => start);
  const clerk = await app.signInAs('intake');
  const id = await lead(app);
  for (const title of ['One', 'Two', 'Three'])
    await clerk.mutate('desk.addTask', { id, task: { title, dueAt: at(1) } });
  const [one, two, three] = (await desk(clerk, id)).tasks;
  const change = (task: { id: string }, how: object) =>
    clerk.mutate('desk.changeTask', { id, taskId: task.id, change: how });
  expect((await change(one, { how: 'done' })).status).toBe(200);
  expect((await change(one, { how: 'done' })).status).toBe(404);
  expect((await change(two, { how: 'dropped' })).status).toBe(400);
  await change(two, { how: 'dropped', reason: 'Not needed' });
  await change(three, { how: 'moved', dueAt: at(30), reason: 'On holiday' });
  expect((await desk(clerk, id)).tasks).toMatchObject([{ title: 'Three', dueAt: at(30) }]);
  expect(await get(clerk, id)).toMatchObject({ nextTaskAt: at(30) });
  expect((await timeline(clerk, id)).slice(0, 3)).toEqual([
    `task moved On holiday task=Three dueAt=${at(30)}`,
    'task dropped Not needed task=Two',
    'task done task=One',
  ]);
});

test('my day shows my tasks and nobody’s, the overdue first, and not those of others', async () => {
  let now = start;
  const app = await shared(() => now);
  const [clerk, other] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const [mine, theirs] = [await lead(app, 'Ana'), await lead(app, 'Ben')];
  await clerk.mutate('desk.addTask', { id: mine, task: { title: 'Later', dueAt: at(20) } });
  await clerk.mutate('desk.addTask', { id: mine, task: { title: 'Soon', dueAt: at(2) } });
  await clerk.mutate('desk.addTask', { id: mine, task: { title: 'Next month', dueAt: at(800) } });
  await other.mutate('desk.addTask', { id: theirs, task: { title: 'Theirs', dueAt: at(1) } });
  now += 3 * hour;
  const titles = async (who: Caller) =>
    (await who.query('desk.tasks', {})).body.result.data.map(({ title }: { title: string }) => title);
  expect(await titles(clerk)).toEqual(['Soon', 'Later']);
  // A deleted user's tasks go to everyone.
  const admin = await app.signInAsAdmin();
  const people = (await admin.get('/api/users')).body;
  await admin.delete(`/api/users/${people[0].id}`);
  const answers = await Promise.all([clerk, other].map((who) => who.query('desk.tasks', {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const stays = answers[0]!.status === 200 ? clerk : other;
  expect(await titles(stays)).toEqual(['Theirs', 'Soon', 'Later']);
});

test('the firm’s rules make a task when a lead comes to a status', async () => {
  const app = await shared(() => start);
  const [admin, clerk] = [await app.signInAsAdmin(), await app.signInAs('intake')];
  const value = { rules: [{ status: 'Signed', title: 'Order the records', dueInHours: 48 }] };
  expect((await admin.mutate('settings.save', { name: 'taskRules', value, version: 0 })).status).toBe(200);
  const id = await lead(app);
  await clerk.put(`/api/clients/${id}`, { status: 'Qualified' });
  expect((await desk(clerk, id)).tasks).toEqual([]);
  await clerk.put(`/api/clients/${id}`, { status: 'Signed' });
  expect((await desk(clerk, id)).tasks).toMatchObject([{ title: 'Order the records', dueAt: at(48) }]);
});

test('the server refuses a setting of another shape, and one that someone else changed meanwhile', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const limits = { mostAWeek: 5, handwrittenHours: 24 };
  const save = (mostADay: unknown, version: number) =>
    admin.mutate('settings.save', { name: 'followUp', value: { ...limits, mostADay }, version });
  expect((await save('soon', 0)).status).toBe(400);
  expect((await save(2, 0)).status).toBe(200);
  expect((await save(3, 0)).status).toBe(409);
  expect((await save(4, 1)).status).toBe(200);
  expect((await save(5, 1)).status).toBe(409);
  const all = (await admin.query('settings.all')).body.result.data;
  expect(all.followUp).toEqual({ value: { ...limits, mostADay: 4 }, version: 2 });
  expect(all.callPlan.version).toBe(0);
});

test('a wrong number that turns out right loses its mark, and the timeline tells of it; a wish to be left alone stays', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const [wrong, unwanted] = [await lead(app), await lead(app, 'Ben')];
  await clerk.mutate('desk.work', { id: wrong, outcome: 'Wrong number' });
  await clerk.mutate('desk.work', { id: unwanted, outcome: 'Asked not to be called' });
  for (const id of [wrong, unwanted])
    expect((await clerk.mutate('desk.rightNumber', { id })).status).toBe(200);
  expect((await get(clerk, wrong)).phoneMark).toBeUndefined();
  expect((await timeline(clerk, wrong))[0]).toBe('update phoneMark=');
  expect((await get(clerk, unwanted)).phoneMark).toBe('Do not call');
});

test('the id of a lead that was merged leads to the lead in all that the desk does', async () => {
  const app = await shared(() => start);
  const clerk = await app.signInAs('intake');
  const [into, from] = [await lead(app), await lead(app, 'Marie')];
  const merged = { into: { id: into, version: 0 }, from: { id: from, version: 0 }, take: [] };
  expect((await clerk.mutate('clients.merge', merged)).status).toBe(200);
  const task = { title: 'Call the hospital', dueAt: at(1) };
  expect((await clerk.mutate('desk.addTask', { id: from, task })).status).toBe(200);
  expect((await clerk.mutate('desk.work', { id: from, outcome: 'Reached' })).status).toBe(200);
  expect((await clerk.mutate('desk.claim', { id: from })).body.result.data).toEqual({ claimedBy: null });
  const { calls, tasks } = await desk(clerk, from);
  expect(calls).toMatchObject([{ outcome: 'Reached' }]);
  expect(tasks).toMatchObject([{ title: 'Call the hospital' }]);
  const change = { id: from, taskId: tasks[0].id, change: { how: 'done' } };
  expect((await clerk.mutate('desk.changeTask', change)).status).toBe(200);
  expect((await clerk.mutate('desk.release', { id: from })).status).toBe(200);
  expect(await get(clerk, into)).toMatchObject({ id: into, attempts: 1 });
  expect((await desk(clerk, into)).tasks).toEqual([]);
});

test('a list shows the leads with an overdue task, and those that are open', async () => {
  const app = await shared(() => start);
  const clerk = await app.signInAs('intake');
  const [late, later, sent, signed] = [
    await lead(app, 'Late'),
    await lead(app, 'Later'),
    await lead(app, 'Sent'),
    await lead(app, 'Signed'),
  ];
  await clerk.mutate('desk.addTask', { id: late, task: { title: 'Call', dueAt: at(-1) } });
  await clerk.mutate('desk.addTask', { id: later, task: { title: 'Call', dueAt: at(1) } });
  await clerk.put(`/api/clients/${sent}`, { status: 'Retainer sent' });
  await clerk.put(`/api/clients/${signed}`, { status: 'Signed' });
  const names = async (filter: object) =>
    (await clerk.query('clients.page', filter)).body.result.data.rows.map(
      ({ firstName }: { firstName: string }) => firstName,
    );
  expect(await names({ overdue: 'yes' })).toEqual(['Late']);
  expect(await names({ status: 'Open' })).toEqual(['Sent', 'Later', 'Late']);
});
