import { expect, test, vi } from 'vitest';
import { finishMerge } from '../../../server/leads/merge/merge-leads';
import { day } from '../../../shared/durations';
import { consented } from '../../support/consented';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

/** Two leads of one person, and a staff member who notices. */
const withTwo = async () => {
  const clock = { time: Date.UTC(2026, 0, 2) };
  const app = await startApp({ now: () => clock.time });
  const admin = await app.signInAsAdmin();
  const send = async (different: Parameters<typeof make.client>[0]) =>
    (await app.anyone.post('/api/clients', make.client(different))).body.id as string;
  const first = await send({ additionalInfo: 'The first words.' });
  clock.time += 60_000;
  const second = await send({ firstName: 'Marie', email: 'second@example.com', state: 'CA' });
  const lead = async (id: string) => (await admin.get(`/api/clients/${id}`)).body;
  return {
    app,
    admin,
    clock,
    send,
    first,
    second,
    lead,
    timeline: async (id: string) => (await admin.query('clients.timeline', { id })).body.result.data,
    merge: async (take: string[], into = first, from = second) => {
      const [winner, loser] = [await lead(into), await lead(from)];
      return admin.mutate('clients.merge', {
        into: { id: into, version: winner.version },
        from: { id: from, version: loser.version },
        take,
      });
    },
  };
};

test('leads of the same phone, e-mail, or name and birth date are found, with the reason', async () => {
  const { app, admin, send, first } = await withTwo();
  await using _ = app;
  const similar = async (name: string, input: object) =>
    (await admin.query(name, input)).body.result.data.map(
      ({ firstName, why }: { firstName: string; why: string[] }) => [firstName, why],
    );
  expect(await similar('clients.similar', { id: first })).toEqual([['Marie', ['phone']]]);
  const born = { firstName: 'Ána', lastName: 'García', dateOfBirth: '1961-04-30' };
  await send({ ...born, email: 'ana@example.com', phoneNumber: '212 555 0100' });
  expect(
    await similar('clients.similarTo', { phoneNumber: '+1 415-555-0132', email: 'SECOND@example.com' }),
  ).toEqual([
    ['Marie', ['phone', 'email']],
    ['Maria', ['phone']],
  ]);
  expect(await similar('clients.similarTo', { ...born, firstName: 'ana', lastName: 'GARCIA' })).toEqual([
    ['Ána', ['name']],
  ]);
  expect(await similar('clients.similarTo', { firstName: 'Ána', lastName: 'García' })).toEqual([]);
  expect(await similar('clients.similarTo', { phoneNumber: '415', email: 'ma' })).toEqual([]);
  expect(await similar('clients.similarTo', {})).toEqual([]);
});

test('a merge takes over what was chosen, keeps the rest in the timeline, and both ids lead to the lead', async () => {
  const { app, admin, first, second, lead, timeline, merge } = await withTwo();
  await using _ = app;
  await admin.mutate('clients.addNote', { id: second, note: 'Said of the second.' });
  await admin.put(`/api/clients/${second}`, { status: 'Qualified' });
  expect((await merge(['firstName'])).status).toBe(200);

  const merged = await lead(first);
  expect(merged).toMatchObject({ id: first, firstName: 'Marie', status: 'Qualified', version: 1 });
  expect(merged.email).toBe(make.client().email);
  expect(await lead(second)).toEqual(merged);
  expect(await timeline(second)).toEqual(await timeline(first));
  const entries = await timeline(first);
  expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual([
    'create',
    'merge',
    'note',
    'task',
    'update',
  ]);
  const { changes } = entries.find(({ action }: { action: string }) => action === 'merge');
  expect(changes).toContainEqual({ field: 'email', from: 'second@example.com', to: make.client().email });
  // A field that only the other lead has is added.
  expect(merged.state).toBe('CA');

  const list = await admin.get('/api/clients');
  expect(list.body.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect(list.headers.get('x-total-count')).toBe('1');
  expect((await admin.query('clients.find', { search: 'marie' })).body.result.data).toMatchObject([
    { id: first },
  ]);
  expect((await admin.query('clients.deleted', { page: 1, limit: 9 })).body.result.data.total).toBe(0);
  expect((await admin.mutate('clients.restore', { id: second })).status).toBe(404);

  await admin.put(`/api/clients/${second}`, { state: 'NV', lastName: 'Changed' });
  await admin.mutate('clients.addNote', { id: second, note: 'By the old id.' });
  expect((await lead(first)).lastName).toBe('Changed');
  expect((await timeline(first))[0]).toMatchObject({ action: 'note', note: 'By the old id.' });
});

test('a merge asks about what differs alone: one number in two spellings is one, and a status goes with its reason', async () => {
  const { app, admin, first, second, lead, merge } = await withTwo();
  await using _ = app;
  await admin.put(`/api/clients/${first}`, { phoneNumber: '(212) 555-0199', email: 'Same@example.com' });
  await admin.put(`/api/clients/${second}`, { phoneNumber: '+1 212 555 0199', email: 'same@example.com' });
  await admin.put(`/api/clients/${first}`, { status: 'Contacted', zip: '94110' });
  await admin.put(`/api/clients/${second}`, { status: 'Turned down', statusReason: 'Too late' });
  const [other] = (await admin.query('clients.similar', { id: first })).body.result.data;
  expect(other).toMatchObject({
    ...{ id: second, adds: ['state'] },
    asks: ['firstName', 'additionalInfo', 'status'],
    keeps: ['zip'],
  });
  expect((await merge(['status', 'zip'])).status).toBe(200);
  expect(await lead(first)).toMatchObject({
    ...{ firstName: 'Maria', phoneNumber: '(212) 555-0199', zip: '94110', state: 'CA' },
    ...{ status: 'Turned down', statusReason: 'Too late' },
  });
});

test('calls and open tasks go along with a merge, and back', async () => {
  const { app, admin, first, second, merge } = await withTwo();
  await using _ = app;
  await admin.mutate('desk.work', { id: second, outcome: 'Voicemail', status: 'Qualified' });
  const work = async (id: string) => (await admin.query('desk.lead', { id })).body.result.data;
  const before = await work(second);
  expect([before.calls.length, before.tasks.length > 0]).toEqual([1, true]);
  await merge([]);
  const { calls, tasks } = await work(first);
  expect([calls, tasks]).toEqual([before.calls, before.tasks]);
  expect((await admin.query('clients.page', { waiting: '0' })).body.result.data.total).toBe(0);
  await admin.mutate('clients.undoMerge', { id: second });
  expect(await work(first)).toMatchObject({ calls: [], tasks: [] });
  expect((await work(second)).tasks).toEqual(before.tasks);
});

test('a merge that is undone leaves two leads as they were, and what was changed since', async () => {
  const { app, admin, first, second, lead, timeline, merge } = await withTwo();
  await using _ = app;
  await admin.mutate('clients.addNote', { id: second, note: 'Said of the second.' });
  const [before, other] = [await lead(first), await lead(second)];
  await merge(['firstName', 'email']);
  await admin.put(`/api/clients/${first}`, { email: 'newer@example.com' });
  expect((await admin.query('clients.merged', { id: first })).body.result.data).toMatchObject([
    { id: second },
  ]);
  expect((await admin.mutate('clients.undoMerge', { id: second })).status).toBe(200);

  const { version: _v, updatedAt: _u, ...unchanged } = before;
  expect(await lead(first)).toMatchObject({ ...unchanged, email: 'newer@example.com' });
  const { version: _w, updatedAt: _x, ...back } = other;
  expect(await lead(second)).toMatchObject(back);
  const actions = async (id: string) =>
    (await timeline(id)).map(({ action }: { action: string }) => action).sort();
  expect(await actions(first)).toEqual(['create', 'merge', 'unmerge', 'update']);
  expect(await actions(second)).toEqual(['create', 'merge', 'note', 'unmerge']);
  expect((await admin.query('clients.merged', { id: first })).body.result.data).toEqual([]);
  expect((await admin.get('/api/clients')).body).toHaveLength(2);
  expect((await admin.query('clients.find', { search: 'marie' })).body.result.data).toHaveLength(1);
  expect((await admin.mutate('clients.undoMerge', { id: second })).status).toBe(404);
});

test('after 30 days the merge cannot be undone, and the old id still leads to the lead', async () => {
  const { app, clock, first, second, merge } = await withTwo();
  await using _ = app;
  await app.outbox.start();
  await merge([]);
  clock.time += 31 * day;
  await app.outbox.run();
  const admin = await app.signInAsAdmin();
  expect(await app.models.clients.collection.countDocuments()).toBe(1);
  expect((await admin.mutate('clients.undoMerge', { id: second })).status).toBe(404);
  expect((await admin.get(`/api/clients/${second}`)).body.id).toBe(first);
  await app.outbox.close();
});

test('a chain of merges leads from every id to the last lead, and is undone from its end', async () => {
  const { app, admin, send, first, second, lead, merge } = await withTwo();
  await using _ = app;
  const third = await send({ firstName: 'Third' });
  await merge([], first, second);
  await merge([], third, first);
  for (const id of [first, second, third]) expect((await lead(id)).id).toBe(third);
  const early = await admin.mutate('clients.undoMerge', { id: second });
  expect([early.status, early.body.error.message]).toEqual([
    409,
    'The lead it was merged into is deleted. Restore that lead first.',
  ]);
  await admin.mutate('clients.undoMerge', { id: first });
  expect((await lead(second)).id).toBe(first);
  await admin.mutate('clients.undoMerge', { id: second });
  for (const id of [first, second, third]) expect((await lead(id)).id).toBe(id);
});

test('a merge does not overwrite what someone saved in between', async () => {
  const { app, admin, first, second, lead } = await withTwo();
  await using _ = app;
  await admin.put(`/api/clients/${first}`, { status: 'Signed' });
  for (const [into, from] of [
    [
      { id: first, version: 0 },
      { id: second, version: 0 },
    ],
    [
      { id: second, version: 0 },
      { id: first, version: 0 },
    ],
  ])
    expect((await admin.mutate('clients.merge', { into, from, take: [] })).status).toBe(409);
  const itself = { id: second, version: 0 };
  expect((await admin.mutate('clients.merge', { into: itself, from: itself, take: [] })).status).toBe(400);
  expect((await lead(second)).id).toBe(second);
});

test('a merge whose server died between its two writes is finished once', async () => {
  const { app, first, second, lead, merge, timeline } = await withTwo();
  await using _ = app;
  await merge(['firstName']);
  // The state left by a server that dies after the first write.
  const original = await app.models.clients.findById(first).lean();
  await app.models.clients.collection.updateOne(
    { _id: original!._id },
    { $set: { firstName: 'Maria', history: [] }, $unset: { mergedIds: '' } },
  );
  expect((await lead(first)).firstName).toBe('Maria');
  await app.outbox.run();
  expect((await lead(second)).firstName).toBe('Marie');
  await finishMerge({ models: app.models, now: Date.now, inbox: { refresh: async () => {} } }, second);
  expect(await timeline(first)).toHaveLength(2);
});

test('many who merge the same two at once merge them once', async () => {
  const { app, first, second, merge, timeline, lead } = await withTwo();
  await using _ = app;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => merge(['firstName']).catch(() => undefined)),
  );
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
  expect((await lead(second)).id).toBe(first);
  expect((await timeline(first)).filter(({ action }: { action: string }) => action === 'merge')).toHaveLength(
    1,
  );
});

test('the lead that stays shows what the person answered in the one that it took in', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const into = (await app.anyone.post('/api/clients', make.client())).body.id;
  const from = (await app.anyone.post('/api/clients', consented({ email: 'second@example.com' }))).body.id;
  expect((await admin.get(`/api/clients/${into}/consent`)).status).toBe(404);
  await admin.mutate('clients.merge', {
    into: { id: into, version: 0 },
    from: { id: from, version: 0 },
    take: [],
  });
  await app.consents.sealAll();
  const { status, body } = await admin.get(`/api/clients/${into}/consent`);
  expect([status, body.record]).toMatchObject([200, { clientId: from, granted: true }]);
});

test('answers that only one of the two gave are kept, what differs stands in the timeline, and an undo parts them', async () => {
  const { app, admin, first, send, merge, lead, timeline } = await withTwo();
  await using _ = app;
  const other = await send({ firstName: 'Mary', answers: { firefighter: true, years: 12 } });
  await admin.mutate('desk.answer', { id: first, answers: { firefighter: false } });
  expect((await merge([], first, other)).status).toBe(200);
  expect((await lead(first)).answers).toEqual({ firefighter: false, years: 12 });
  const [newest] = await timeline(first);
  expect(newest.changes).toContainEqual({ field: 'firefighter', from: 'true', to: 'false' });
  expect((await admin.mutate('clients.undoMerge', { id: other })).status).toBe(200);
  expect((await lead(first)).answers).toEqual({ firefighter: false });
  expect((await lead(other)).answers).toEqual({ firefighter: true, years: 12 });
});

test('a merge that others always forestall ends with a sentence, and is finished later', async () => {
  const { app, first, second, merge, lead } = await withTwo();
  await using _ = app;
  const { clients } = app.models;
  const write = clients.findOneAndUpdate.bind(clients);
  const forestalled = vi
    .spyOn(clients, 'findOneAndUpdate')
    .mockImplementation(((...what: Parameters<typeof write>) =>
      String((what[0] as unknown as { _id: unknown })._id) === first
        ? { lean: async () => null }
        : write(...what)) as never);
  const refused = await merge(['firstName']);
  forestalled.mockRestore();
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Others are changing this lead. Wait a moment and try again.',
  ]);
  await app.outbox.run();
  expect(await lead(first)).toMatchObject({ firstName: 'Marie' });
  expect(await clients.findById(second).lean()).toBeNull();
});

test('a lead that takes in an earlier one was received when that was, and each again when it was once they are parted', async () => {
  const { app, admin, clock, send, first, second, lead, merge } = await withTwo();
  await using _ = app;
  clock.time += 60_000;
  const third = await send({ email: 'third@example.com' });
  const received = async (id: string) => (await lead(id)).createdAt as string;
  const [one, two, three] = [await received(first), await received(second), await received(third)];
  await merge([], third, second);
  expect(await received(third)).toBe(two);
  await merge([], third, first);
  expect(await received(third)).toBe(one);
  await admin.mutate('clients.undoMerge', { id: second });
  expect([await received(third), await received(second)]).toEqual([one, two]);
  await admin.mutate('clients.undoMerge', { id: first });
  expect([await received(third), await received(first)]).toEqual([three, one]);
});
