import { expect, test } from 'vitest';
import { taskKinds } from '../../../server/operations/migrations/0022-task-kinds';
import type { TodayList } from '../../../shared/schemas/desk';
import type { KeptKind } from '../../../shared/schemas/refused';
import { openAgreements } from '../../support/agreements';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp();

const hour = 60 * 60 * 1000;
/** A Tuesday, ten in the morning in California and seven in Hawaii; the firm is open from 9 to 17 UTC. */
const start = Date.UTC(2026, 2, 10, 17);
const at = (hours: number) => new Date(start + hours * hour).toISOString();

let number = 0;
const lead = async (app: TestApp, different: object = {}): Promise<string> =>
  (await app.anyone.post('/api/clients', make.client({ firstName: `Person ${++number}`, ...different }))).body
    .id;
const ask = async (who: Caller, timeZone = 'UTC'): Promise<TodayList> =>
  (await who.query('desk.today', { timeZone })).body.result.data;
const shown = ({ rows }: TodayList) =>
  rows.map(({ group, kind, what, lead, at }) => [group, kind, what, lead?.firstName ?? '', at]);
const desk = async (who: Caller, id: string) => (await who.query('desk.lead', { id })).body.result.data;
const titles = async (who: Caller, id: string) =>
  (await desk(who, id)).tasks.map(({ title }: { title: string }) => title);

test('today lists what is mine or nobody’s: first answers, tasks and calls, in the order of their times', async () => {
  let now = start - 3 * hour;
  const app = await shared(() => now);
  const [clerk, other] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const theirs = (await other.get('/api/auth/me')).body.id;
  const waits = await lead(app, { firstName: 'Waits' });
  await lead(app, { firstName: 'Writes', answerBy: 'email', phoneNumber: '(808) 555-0162' });
  const takenLead = await lead(app, { firstName: 'Taken' });
  await clerk.put(`/api/clients/${takenLead}`, { assignedTo: theirs });
  const called = await lead(app, { firstName: 'Called' });
  await clerk.mutate('desk.work', { id: called, outcome: 'Voicemail' });
  const add = (who: Caller, title: string, hours: number, more: object = {}) =>
    who.mutate('desk.addTask', { id: called, task: { title, dueAt: at(hours), ...more } });
  await add(clerk, 'Ask for records', -1);
  await add(clerk, 'Call again', 2, { kind: 'call' });
  await add(clerk, 'Next week', 7 * 24);
  await add(clerk, 'Of a colleague', -2, { assignedTo: theirs });
  now = start;
  const list = await ask(clerk);
  expect(shown(list)).toEqual([
    ['now', 'task', 'Ask for records', 'Called', at(-1)],
    ['now', 'call', 'First call', 'Waits', at(0)],
    ['later', 'call', 'Call again, try 2 of 6', 'Called', at(2)],
    ['now', 'email', 'First e-mail', 'Writes', at(21)],
  ]);
  expect(list).toMatchObject({ firstAnswers: 2, promised: 1, promisedBy: at(0), toSign: 0, more: 0 });
  expect(list.rows.find(({ id }) => id === waits)).toMatchObject({
    zones: ['America/Los_Angeles'],
    isPromise: true,
  });
  expect(Object.keys(list.rows[0]!.lead!)).not.toContain('calls');
  // The day is the reader's: in Hawaii it lasts until ten in the morning here.
  now = Date.parse(at(6.5));
  expect(shown(await ask(clerk)).map(([, , what]) => what)).toContain('Call again, try 2 of 6');
});

test('where it is no hour for calls a call waits below, with the time when it is; its own planned call takes a first call’s place', async () => {
  let now = start;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const id = await lead(app, { phoneNumber: '(808) 555-0162' });
  expect(shown(await ask(clerk))).toMatchObject([
    ['closed', 'call', 'First call', expect.any(String), at(1)],
  ]);
  now += hour;
  expect(shown(await ask(clerk))).toMatchObject([['now', 'call', 'First call', expect.any(String), null]]);
  const task = { title: 'First call', kind: 'call', dueAt: at(3) };
  await clerk.mutate('desk.addTask', { id, task });
  expect(shown(await ask(clerk))).toMatchObject([['later', 'call', 'First call', expect.any(String), at(3)]]);
  expect((await ask(clerk)).firstAnswers).toBe(1);
  const [{ id: taskId }] = (await desk(clerk, id)).tasks;
  // Later needs no reason.
  const change = { how: 'moved', dueAt: at(40) };
  expect((await clerk.mutate('desk.changeTask', { id, taskId, change })).status).toBe(200);
  expect(await ask(clerk)).toMatchObject({ rows: [], firstAnswers: 1 });
});

test('nothing is late before the working day is over: at five for what was due in it, at once for what was due before', async () => {
  let now = Date.UTC(2026, 2, 10, 9);
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const id = await lead(app);
  await clerk.mutate('desk.work', { id, outcome: 'Reached' });
  await clerk.mutate('desk.addTask', { id, task: { title: 'Records', dueAt: '2026-03-10T10:00:00Z' } });
  const isLate = async () => (await ask(clerk)).rows.map((row) => row.isLate);
  now = Date.UTC(2026, 2, 10, 16, 59);
  expect(await isLate()).toEqual([false]);
  now = Date.UTC(2026, 2, 10, 17);
  expect(await isLate()).toEqual([true]);
});

test('promised answers are counted to the end of the reader’s day, and stand first by their time', async () => {
  const now = Date.UTC(2026, 2, 10, 18);
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const [one, two] = [await lead(app), await lead(app)];
  const three = await lead(app);
  await app.models.clients.updateOne({ _id: three }, { $unset: { callBy: '' } });
  const promise = (id: string, callBy: string) =>
    app.models.clients.updateOne({ _id: id }, { $set: { callBy: new Date(callBy) } });
  await promise(one, '2026-03-10T21:00:00Z');
  await promise(two, '2026-03-11T02:00:00Z');
  const list = await ask(clerk);
  expect(list).toMatchObject({ firstAnswers: 3, promised: 1, promisedBy: '2026-03-10T21:00:00.000Z' });
  expect(list.rows.map(({ id }) => id).slice(0, 2)).toEqual([one, two]);
  expect(list.rows.map(({ isPromise }) => isPromise)).toEqual([true, true, false]);
  expect(await ask(clerk, 'America/New_York')).toMatchObject({ promised: 2 });
  expect((await clerk.query('desk.today', { timeZone: 'Mars/Olympus' })).status).toBe(400);
});

test('held requests and refused posts are listed only for users who manage vendors', async () => {
  const app = await shared(Date.now);
  const [admin, clerk] = [await app.signInAsAdmin(), await app.signInAs('intake')];
  const post = (kind: KeptKind, more: object = {}) => ({
    ...{ at: new Date(), kind, status: 400, reason: '', bytes: 1, sealed: Buffer.from('x') },
    ...more,
  });
  await app.models.refusedSubmissions.create([
    post('quarantined'),
    post('rejected'),
    post('rejected'),
    post('rejected', { decidedAt: new Date() }),
    post('test'),
  ]);
  expect(shown(await ask(admin)).map(([, kind, what]) => [kind, what])).toEqual([
    ['held', '1 held request'],
    ['refused', '2 refused posts'],
  ]);
  expect((await ask(clerk)).rows).toEqual([]);
});

test('an agreement to sign for the firm is listed for its lawyer, and a conflict for the users who decide', async () => {
  await using house = await openAgreements({ at: start, conflictStanding: undefined });
  const { app, admin, lead: id } = house;
  const clerk = await app.signInAs('intake');
  await admin.mutate('conflicts.addNames', {
    list: 'clients',
    file: 'a.csv',
    rows: [{ name: 'John Carver' }],
  });
  await admin.post(`/api/clients/${id}/conflicts`, { parties: [] });
  const kinds = async (who: Caller) => (await ask(who)).rows.map(({ kind }) => kind);
  const before = await kinds(admin);
  expect(before).not.toContain('conflict');
  await app.models.conflictChecks.updateOne(
    { clientId: id },
    {
      $set: { state: 'open', hits: [{ name: 'John Carver', why: 'same', where: 'clients', party: 'Maria' }] },
    },
  );
  expect(shown(await ask(admin)).find(([, kind]) => kind === 'conflict')?.[2]).toBe(
    'Conflict to decide: John Carver',
  );
  expect(await kinds(clerk)).not.toContain('conflict');
  // A newer check takes the place of an open one.
  await admin.post(`/api/clients/${id}/conflicts`, {});
  expect(await kinds(admin)).not.toContain('conflict');
  const { tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await app.outbox.run();
  const bar = [{ state: 'IL', number: '6312345' }];
  const partner = make.user({ email: 'lawyer@example.com', bars: bar });
  await admin.post('/api/users', partner);
  const lawyer = await app.signIn(partner.email, partner.password);
  expect(await ask(lawyer)).toMatchObject({ toSign: 1 });
  expect(await kinds(lawyer)).toContain('sign');
  expect(await ask(clerk)).toMatchObject({ toSign: 0 });
  expect(await kinds(clerk)).not.toContain('sign');
});

const late = { status: 'Turned down', statusReason: 'Too much time has passed' };
const ended = async (who: Caller, id: string) => (await who.query('desk.ended', { id })).body.result.data;

test('turning down ends the lead’s call tasks in the same write, keeps the others, and an undo brings back both', async () => {
  let now = start;
  const app = await shared(() => now);
  const [clerk, other] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const id = await lead(app);
  await clerk.mutate('desk.addTask', { id, task: { title: 'Call Maria', kind: 'call', dueAt: at(2) } });
  await clerk.mutate('desk.addTask', { id, task: { title: 'Records', dueAt: at(3) } });
  expect(await ended(clerk, id)).toBeNull();
  now += 2000;
  const before = (await app.models.clients.findById(id).lean())!.deskVersion!;
  await clerk.put(`/api/clients/${id}`, late);
  expect((await app.models.clients.findById(id).lean())!.deskVersion).toBe(before + 1);
  expect(await titles(clerk, id)).toEqual(['Records']);
  const { batch, count } = await ended(clerk, id);
  expect(count).toBe(1);
  expect(await ended(other, id)).toBeNull();
  now += 2000;
  // Two clerks who undo at one moment bring it back once.
  const undo = () => other.mutate('clients.undoMany', { ids: [id], batch });
  await Promise.all([undo(), undo()]);
  expect(await titles(clerk, id)).toEqual(['Call Maria', 'Records']);
  expect((await clerk.get(`/api/clients/${id}`)).body).toMatchObject({ status: 'New', waitingSince: at(0) });
  await clerk.put(`/api/clients/${id}`, late);
  now += 61_000;
  expect(await ended(clerk, id)).toBeNull();
});

test('a wrong number and a wish not to be called end the call tasks; the undo brings back the tasks until someone works on them', async () => {
  let now = start;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  for (const outcome of ['Wrong number', 'Asked not to be called']) {
    const id = await lead(app);
    await clerk.mutate('desk.addTask', { id, task: { title: 'Call Maria', kind: 'call', dueAt: at(2) } });
    now += 2000;
    await clerk.mutate('desk.work', { id, outcome });
    expect(await titles(clerk, id)).toEqual([]);
    const { batch } = await ended(clerk, id);
    now += 2000;
    await clerk.mutate('clients.undoMany', { ids: [id], batch });
    expect(await titles(clerk, id)).toEqual(['Call Maria']);
    const [task] = (await desk(clerk, id)).tasks;
    now += 2000;
    await clerk.mutate('desk.changeTask', { id, taskId: task.id, change: { how: 'done' } });
    now += 2000;
    await clerk.mutate('clients.undoMany', { ids: [id], batch });
    expect(await titles(clerk, id)).toEqual([]);
    expect((await clerk.get(`/api/clients/${id}`)).body).toMatchObject({ attempts: 1 });
  }
  // An ordinary call does its task, and there is nothing to take back.
  const id = await lead(app);
  await clerk.mutate('desk.addTask', { id, task: { title: 'Call Maria', kind: 'call', dueAt: at(2) } });
  now += 2000;
  await clerk.mutate('desk.work', { id, outcome: 'Reached' });
  expect(await titles(clerk, id)).toEqual([]);
  expect(await ended(clerk, id)).toBeNull();
});

test('a call task that a colleague adds while a lead is turned down is ended, or was added after it: nothing is lost', async () => {
  const app = await shared();
  const [clerk, other] = [await app.signInAs('intake'), await app.signInAs('intake')];
  const id = await lead(app);
  await clerk.mutate('desk.addTask', { id, task: { title: 'Planned', kind: 'call', dueAt: at(2) } });
  const [down, added] = await Promise.all([
    clerk.put(`/api/clients/${id}`, late),
    other.mutate('desk.addTask', { id, task: { title: 'New', kind: 'call', dueAt: at(3) } }),
  ]);
  expect([down.status, added.status]).toEqual([200, 200]);
  const { openTasks = [], history } = (await app.models.clients.findById(id).lean())!;
  const dropped = history.filter(({ action }) => action === 'task dropped').flatMap(({ changes }) => changes);
  expect([...openTasks.map(({ title }) => title), ...dropped.map(({ to }) => to)].sort()).toEqual([
    'New',
    'Planned',
  ]);
  expect(dropped.map(({ to }) => to)).toContain('Planned');
});

test('a task that was done is taken back by its own undo', async () => {
  let now = start;
  const app = await shared(() => now);
  const clerk = await app.signInAs('intake');
  const id = await lead(app);
  await clerk.mutate('desk.addTask', { id, task: { title: 'Records', dueAt: at(2) } });
  const [task] = (await desk(clerk, id)).tasks;
  now += 2000;
  await clerk.mutate('desk.changeTask', { id, taskId: task.id, change: { how: 'done' } });
  const { batch, count } = await ended(clerk, id);
  expect(count).toBe(1);
  now += 2000;
  await clerk.mutate('clients.undoMany', { ids: [id], batch });
  expect((await desk(clerk, id)).tasks).toEqual([task]);
  expect((await clerk.get(`/api/clients/${id}`)).body.nextTaskAt).toBe(at(2));
});

test('an e-mail by hand ends the wait of a person who asked for one; a receipt, or a text, does not', async () => {
  const app = await shared();
  const { recordAnswer } = await import('../../../server/leads/first-answer');
  const id = await lead(app, { answerBy: 'email' });
  const waits = async () => Boolean((await app.models.clients.findById(id).lean())!.waitingSince);
  const needs = { models: app.models, now: app.now, feed: app.feed };
  await recordAnswer(needs, id, 'email', { isByHand: false });
  expect(await waits()).toBe(true);
  await recordAnswer(needs, id, 'text', { isByHand: true });
  expect(await waits()).toBe(true);
  await recordAnswer(needs, id, 'email', { isByHand: true });
  expect(await waits()).toBe(false);
});

test('tasks and rules of earlier versions get their kinds by their words, once', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const id = await lead(app);
  const old = [
    'Read their last text: did they ask us to stop?',
    'Send the retainer',
    'Someone with the expired link asks for a new one (not confirmed)',
    'Someone with the link does not want to sign (not confirmed)',
    'Ask for records',
  ];
  for (const title of old) await admin.mutate('desk.addTask', { id, task: { title, dueAt: at(1) } });
  const rules = [
    { status: 'Qualified', title: 'Send the retainer', dueInHours: 2 },
    { status: 'Signed', title: 'Order records', dueInHours: 2 },
  ];
  await admin.mutate('settings.save', { name: 'taskRules', value: { rules }, version: 0 });
  for (let times = 0; times < 2; times++) await taskKinds.up(app.connection.db!);
  const lead0 = (await app.models.clients.findById(id).lean())!;
  expect(lead0.openTasks?.map(({ kind }) => kind)).toEqual([
    'hold',
    'retainer',
    'new-link',
    'unconfirmed',
    'other',
  ]);
  const stored = await app.models.settings.findById('taskRules').lean();
  expect(stored?.value).toEqual({ rules: [{ ...rules[0], kind: 'retainer' }, rules[1]] });
});
