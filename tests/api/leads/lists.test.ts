import { expect, test } from 'vitest';
import { openLeads } from '../../../shared/schemas/client';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';
import { watchCommands } from '../../support/store/watch-commands';

const shared = shareApp();

const hour = 60 * 60 * 1000;
const nobody = 'f'.repeat(24);

/** An application whose clock the test moves, and a person who works with its leads. */
const withClock = async () => {
  const clock = { time: Date.UTC(2026, 0, 10, 12) };
  const app = await startApp({ now: () => clock.time });
  const admin = await app.signInAsAdmin();
  const send = async (different: Parameters<typeof make.client>[0]) =>
    (await app.anyone.post('/api/clients', make.client(different))).body.id as string;
  const names = async (query: object) =>
    (await admin.query('clients.page', query)).body.result.data.rows.map(
      ({ firstName }: { firstName: string }) => firstName,
    );
  return { app, admin, clock, send, names };
};

test('leads are filtered by arrival, assignee, source and waiting', async () => {
  const { app, admin, clock, send, names } = await withClock();
  await using _ = app;
  const old = await send({ firstName: 'Old' });
  clock.time += 5 * hour;
  const fresh = await send({ firstName: 'Fresh' });
  const typed = (await admin.post('/api/clients', make.client({ firstName: 'Typed' }))).body.id;
  const me = (await admin.get('/api/auth/me')).body.id;
  await admin.put(`/api/clients/${typed}`, { assignedTo: me, status: 'Contacted' });

  const middle = new Date(clock.time - hour).toISOString();
  expect(await names({ from: middle })).toEqual(['Typed', 'Fresh']);
  expect(await names({ until: middle })).toEqual(['Old']);
  expect(await names({ source: 'staff' })).toEqual(['Typed']);
  expect(await names({ assignedTo: me })).toEqual(['Typed']);
  expect(await names({ assignedTo: 'nobody' })).toEqual(['Fresh', 'Old']);
  expect(await names({ waiting: '0' })).toEqual(['Fresh', 'Old']);
  expect(await names({ waiting: '4' })).toEqual(['Old']);
  expect(await names({ waiting: '4', from: middle })).toEqual([]);
  expect(await names({ waiting: '0', status: 'Signed' })).toEqual([]);
  expect(await names({ sort: 'source', order: 'desc' })).toEqual(['Fresh', 'Old', 'Typed']);
  expect(await names({ sort: 'updatedAt' })).toEqual(['Old', 'Fresh', 'Typed']);

  const counts = await admin.query('clients.counts', {
    filters: [{}, { waiting: '4' }, { assignedTo: 'nobody' }, { status: 'Signed' }],
  });
  expect(counts.body.result.data).toEqual([3, 1, 2, 0]);
  expect((await admin.query('clients.matchingIds', { waiting: '0' })).body.result.data).toEqual([fresh, old]);
});

test('the server refuses filters that make no sense', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  for (const query of [{ from: 'today' }, { waiting: '-1' }, { assignedTo: 'me' }, { source: 'fax' }])
    expect([query, (await admin.query('clients.page', query)).status]).toEqual([query, 400]);
});

test('the board has a column for each status, with the number of its leads and the newest of them', async () => {
  const { app, admin, send } = await withClock();
  await using _ = app;
  const ids: string[] = [];
  for (let index = 0; index < 23; index++) ids.push(await send({ firstName: `No${index}`, caseType: '2' }));
  const signed = await send({ firstName: 'Signed', caseType: '3' });
  await admin.put(`/api/clients/${signed}`, { status: 'Signed' });
  await admin.delete(`/api/clients/${ids.pop()}`);
  const board = async (query: object) => (await admin.query('clients.board', query)).body.result.data;
  const [first, ...others] = await board({});
  expect([first.status, first.total, first.rows.length]).toEqual(['New', 22, 20]);
  expect(first.rows[0].id).toBe(ids.at(-1));
  expect(others.map(({ status, total }: { status: string; total: number }) => [status, total])).toEqual([
    ['Contacted', 0],
    ['Qualified', 0],
    ['Retainer sent', 0],
    ['Signed', 1],
    ['Referred out', 0],
    ['Turned down', 0],
  ]);
  const narrowed = await board({ caseType: '3' });
  expect(narrowed.map(({ total }: { total: number }) => total)).toEqual([0, 0, 0, 0, 1, 0, 0]);
});

test('many leads are assigned in one call, each with its own version and entry', async () => {
  const { app, admin, send } = await withClock();
  await using _ = app;
  const ids = [];
  for (let index = 0; index < 7; index++) ids.push(await send({ firstName: `No${index}` }));
  const me = (await admin.get('/api/auth/me')).body.id;
  const answer = await admin.mutate('clients.updateMany', {
    ids: [...ids, ids[0]],
    change: { assignedTo: me },
  });
  expect(answer.body.result.data.done.sort()).toEqual(ids.toSorted());
  expect(answer.body.result.data.refused).toEqual([]);
  for (const id of ids) {
    expect((await admin.get(`/api/clients/${id}`)).body).toMatchObject({ assignedTo: me, version: 1 });
    expect((await admin.query('clients.timeline', { id })).body.result.data).toHaveLength(2);
  }
});

test('one lead that cannot be changed does not keep the others from it, and why is said once', async () => {
  const { app, admin, send } = await withClock();
  await using _ = app;
  const id = await send({});
  const change = { status: 'Qualified' };
  const mixed = await admin.mutate('clients.updateMany', { ids: [nobody, id], change });
  expect(mixed.body.result.data).toEqual({ done: [id], refused: ['There is no such client.'] });
  expect((await admin.get(`/api/clients/${id}`)).body.status).toBe('Qualified');
  const wrong = await admin.mutate('clients.updateMany', { ids: [id], change: { assignedTo: nobody } });
  expect(wrong.body.result.data.done).toEqual([]);
  expect(wrong.body.result.data.refused).toHaveLength(1);
  const tooMany = await admin.mutate('clients.updateMany', { ids: Array(51).fill(id), change });
  expect(tooMany.status).toBe(400);
  const other = await admin.mutate('clients.updateMany', { ids: [id], change: { email: 'x@example.com' } });
  expect(other.status).toBe(200);
  expect((await admin.get(`/api/clients/${id}`)).body.email).toBe(make.client().email);
});

test('many leads are deleted and brought back', async () => {
  const { app, admin, send } = await withClock();
  await using _ = app;
  const ids = [await send({}), await send({ firstName: 'Ben' })];
  const remaining = await send({ firstName: 'Kept' });
  expect((await admin.mutate('clients.removeMany', { ids })).body.result.data.done.sort()).toEqual(
    ids.sort(),
  );
  expect((await admin.get('/api/clients')).body).toMatchObject([{ id: remaining }]);
  await admin.mutate('clients.restoreMany', { ids });
  expect((await admin.get('/api/clients')).body).toHaveLength(3);
});

test('the leads that are selected are exported, and no others', async () => {
  const { app, admin, send } = await withClock();
  await using _ = app;
  const ids = [await send({ firstName: 'Chosen' })];
  await send({ firstName: 'Other' });
  const file = (await admin.post('/api/exports/clients.csv', { ids })).text;
  expect(file).toContain('Chosen');
  expect(file).not.toContain('Other');
  expect((await admin.post('/api/exports/clients.csv', { ids: ['x'] })).status).toBe(400);
});

const getInput = (different: object = {}) => ({
  name: 'Waiting for a call',
  shared: false,
  query: 'waiting=24&sort=createdAt',
  ...different,
});

/** Two people who work with leads. */
const two = async (app: TestApp) => {
  const admin = await app.signInAsAdmin();
  const person = make.user({ firstName: 'Rosa', lastName: 'Delgado' });
  const { id } = (await admin.post('/api/users', person)).body;
  return { admin, rosa: await app.signIn(person.email, person.password), rosaId: id };
};

test('a view is private until it is shared, and only its owner changes it', async () => {
  const app = await shared();
  const { admin, rosa } = await two(app);
  const views = async (who: typeof admin) => (await who.query('views.list')).body.result.data;
  const { id } = (await rosa.mutate('views.create', getInput())).body.result.data;
  expect(await views(rosa)).toEqual([{ ...getInput(), id, isMine: true, owner: 'Rosa Delgado' }]);
  expect(await views(admin)).toEqual([]);
  await rosa.mutate('views.update', { id, ...getInput({ shared: true, columns: ['name', 'status'] }) });
  expect(await views(admin)).toMatchObject([
    { id, isMine: false, owner: 'Rosa Delgado', columns: ['name', 'status'] },
  ]);
  expect((await admin.mutate('views.update', { id, ...getInput({ name: 'Mine now' }) })).status).toBe(404);
  expect((await admin.mutate('views.remove', { id })).status).toBe(404);
  expect((await rosa.mutate('views.remove', { id })).status).toBe(200);
  expect(await views(rosa)).toEqual([]);
});

test('a view keeps filters and order, never what was searched for', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  for (const different of [
    { query: 'search=lopez' },
    { query: 'status=New&search=lopez' },
    { query: 'anything=else' },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { columns: ['password'] },
  ])
    expect((await admin.mutate('views.create', getInput(different))).status).toBe(400);
  expect((await admin.mutate('views.create', getInput({ query: '' }))).status).toBe(200);
});

test('a deleted user’s shared views stay for everyone, and the private ones are deleted', async () => {
  const app = await shared();
  const { admin, rosa, rosaId } = await two(app);
  await rosa.mutate('views.create', getInput({ name: 'Private' }));
  await rosa.mutate('views.create', getInput({ name: 'Shared', shared: true }));
  await admin.delete(`/api/users/${rosaId}`);
  const [view, ...others] = (await admin.query('views.list')).body.result.data;
  expect(view).toMatchObject({ name: 'Shared', isMine: true, owner: '' });
  expect(others).toEqual([]);
  expect(await app.models.views.countDocuments()).toBe(1);
  expect((await admin.mutate('views.remove', { id: view.id })).status).toBe(200);
});

test('a person’s choices are kept for them alone', async () => {
  const app = await shared();
  const { admin, rosa } = await two(app);
  const chosen = async (who: typeof admin) => (await who.query('preferences.get')).body.result.data;
  const usual = await chosen(rosa);
  await rosa.mutate('preferences.save', { columns: ['name', 'source'] });
  await rosa.mutate('preferences.save', { theme: 'dark', rowsPerPage: 25 });
  const hers = { columns: ['name', 'source'], theme: 'dark', rowsPerPage: 25 };
  expect(await chosen(rosa)).toEqual({ ...usual, ...hers });
  expect(await chosen(admin)).toEqual({ ...usual, rowsPerPage: 5 });
  expect((await rosa.mutate('preferences.save', { rowsPerPage: 7 })).status).toBe(400);
  expect((await rosa.mutate('preferences.save', { theme: 'pink' })).status).toBe(400);
});

test('the counts of eight views, one of them a search, are at most twelve commands', async () => {
  const { app, admin, send } = await withClock();
  await using _ = app;
  await send({ firstName: 'Fresh' });
  const me = (await admin.get('/api/auth/me')).body.id;
  const filters = [
    {},
    { status: openLeads, assignedTo: me },
    { status: openLeads, assignedTo: 'nobody' },
    { callable: 'yes' },
    { overdue: 'yes' },
    { waiting: '4' },
    { status: 'New', caseType: '1' },
    { search: 'fresh', status: 'New' },
  ];
  const ask = () => admin.query('clients.counts', { filters });
  await ask();
  const commands = watchCommands(app);
  expect((await ask()).body.result.data).toEqual([1, 0, 1, 0, 0, 0, 1, 1]);
  // One of them looks for the search in messages, and in the words of leads.
  expect(commands.length).toBeLessThanOrEqual(12);
});
