import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { sealContent } from '../../../server/conversation/content';
import { removedNames } from '../../../server/operations/migrations/0016-removed-names';
import { conflictStanding } from '../../support/conflict-standing';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

/** A firm that represents John Carver, and a person who wants an agreement against him. */
const openFirm = async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const clerk = await app.signInAs('intake');
  await admin.mutate('conflicts.addNames', {
    list: 'clients',
    file: 'clients.csv',
    rows: [{ name: 'John Carver' }],
  });
  const send = async (different: Parameters<typeof make.client>[0] = {}) =>
    (await app.anyone.post('/api/clients', make.client({ caseType: '15', additionalInfo: '', ...different })))
      .body.id as string;
  const run = async (id: string, body: object = {}) =>
    (await clerk.post(`/api/clients/${id}/conflicts`, body)).body;
  const findCard = async (id: string) => (await clerk.query('conflicts.ofLead', { id })).body.result.data;
  return {
    app,
    admin,
    clerk,
    send,
    run,
    cardOf: findCard,
  };
};

test('the check finds a client of the firm in the story, with the words around the name', async () => {
  const firm = await openFirm();
  const id = await firm.send({ additionalInfo: 'I was hit by John Carver in May. My arm broke.' });
  const check = await firm.run(id);
  expect(check).toMatchObject({
    state: 'open',
    hits: [
      {
        name: 'John Carver',
        why: 'Same name',
        where: 'Firm list: represented now',
        party: 'John Carver',
        text: {
          source: 'story',
          excerpt: { before: 'I was hit by ', found: 'John Carver', after: ' in May. My arm broke.' },
        },
      },
    ],
  });
  // The check stores where the name appears, but no copy of the story, which may be sealed.
  const stored = await firm.app.models.conflictChecks.findById(check.id).lean();
  expect(JSON.stringify(stored)).not.toContain('My arm broke');
});

test('a name that is only in an answer, a note, a task or what the vendor sent is found', async () => {
  const firm = await openFirm();
  const { app, clerk, send, run } = firm;
  const inAnswer = await send({ answers: { whatHappened: 'Carver, John ran the red light and hit my car' } });
  expect((await run(inAnswer)).hits).toMatchObject([{ name: 'John Carver', text: { source: 'answer' } }]);
  const inNote = await send({
    firstName: 'Ruth',
    lastName: 'Gregory',
    email: 'b@example.com',
    phoneNumber: '(415) 555-0102',
  });
  expect(await run(inNote)).toMatchObject({ state: 'clear' });
  const noted = await clerk.mutate('desk.work', { id: inNote, note: 'Says that Johnny Carver was drunk.' });
  expect(noted.status).toBe(200);
  expect(await conflictStanding(app, inNote)).toBe('outdated');
  expect((await run(inNote)).hits).toMatchObject([
    { name: 'John Carver', why: 'Nickname', text: { source: 'note' } },
  ]);
  const inTask = await send({
    firstName: 'Zoe',
    lastName: 'Quist',
    email: 'c@example.com',
    phoneNumber: '(415) 555-0103',
  });
  const next = { title: 'Call John Q. Carver', kind: 'call', dueAt: '2030-01-01T10:00:00Z', remindAt: null };
  expect((await clerk.mutate('desk.work', { id: inTask, next })).status).toBe(200);
  const { hits } = await run(inTask);
  expect(hits.map(({ text }: { text: { source: string } }) => text.source)).toContain('task');
  const fromVendor = await send({
    firstName: 'Lars',
    lastName: 'Ohm',
    email: 'd@example.com',
    phoneNumber: '(415) 555-0104',
    subId1: 'j. carver',
  });
  expect((await run(fromVendor)).hits).toMatchObject([{ text: { source: 'vendor' } }]);
});

test('words that are deleted from the story, and a name that is changed, still count', async () => {
  const firm = await openFirm();
  const { clerk, send, run } = firm;
  const id = await send({ additionalInfo: 'Hit by John Carver.' });
  expect((await run(id)).state).toBe('open');
  await clerk.put(`/api/clients/${id}`, { additionalInfo: 'Hit by a truck.' });
  expect(await run(id)).toMatchObject({ state: 'open', hits: [{ text: { source: 'timeline' } }] });
  const own = await send({
    firstName: 'John',
    lastName: 'Carver',
    email: 'e@example.com',
    phoneNumber: '(415) 555-0105',
  });
  await clerk.put(`/api/clients/${own}`, { firstName: 'Peter', lastName: 'Quist' });
  expect(await run(own)).toMatchObject({ state: 'open', hits: [{ party: 'John Carver' }] });
});

test('a clerk takes out no name that was found, and the timeline says who took out another one', async () => {
  const firm = await openFirm();
  const { admin, clerk, send, run, cardOf } = firm;
  const id = await send({ additionalInfo: 'My cousin John Carver drove.' });
  const check = await run(id, { others: ['John Carver', 'Amy Waters'] });
  expect(check.state).toBe('open');
  const decision = { state: 'clear', note: 'Another one.' };
  expect((await clerk.put(`/api/conflicts/${check.id}`, decision)).status).toBe(403);
  expect((await clerk.post(`/api/clients/${id}/conflicts`, { others: [] })).status).toBe(403);
  expect((await cardOf(id)).standing).toBe('open');
  await run(id, { others: ['John Carver'] });
  const [line] = (await clerk.query('clients.timeline', { id })).body.result.data;
  expect(line.changes).toEqual([
    { field: 'name', from: 'Amy Waters', to: '' },
    { field: 'conflict', from: '', to: 'open' },
  ]);
  expect((await admin.post(`/api/clients/${id}/conflicts`, { others: [] })).status).toBe(200);
  // The name in the story is still found.
  expect((await cardOf(id)).standing).toBe('open');
});

test('a decision stands while nothing new is found, and a new sentence about the same person reopens it', async () => {
  const firm = await openFirm();
  const { admin, clerk, send, run } = firm;
  const id = await send({ additionalInfo: 'My neighbor John Carver saw it.' });
  const check = await run(id);
  await admin.put(`/api/conflicts/${check.id}`, { state: 'waived', note: 'Both agreed.' });
  await clerk.mutate('desk.work', { id, note: 'Sent the photos.' });
  expect(await run(id)).toMatchObject({ state: 'waived', note: 'Both agreed.' });
  await clerk.mutate('desk.work', { id, note: 'Now she says John Carver hit her.' });
  const again = await run(id);
  expect(again).toMatchObject({ state: 'open' });
  expect(again.note).toBeUndefined();
  await admin.put(`/api/conflicts/${again.id}`, { state: 'refused', note: 'He is our client.' });
  expect(await run(id)).toMatchObject({ state: 'refused' });
});

test('a name in a message that arrived is found, and one in a message of ours is not', async () => {
  const firm = await openFirm();
  const { app, send, run } = firm;
  const id = await send();
  const write = async (direction: 'in' | 'out') => {
    const _id = new Types.ObjectId();
    const content = { body: 'The driver was John Carver.', from: 'a@b.c', to: 'd@e.f' };
    await app.models.messages.create({
      ...{ _id, clientId: id, phoneKey: 'x', channel: 'email', direction, state: 'received' },
      ...{ at: new Date(), sealed: sealContent(app.conversation, _id, content) },
    });
  };
  await write('out');
  expect(await run(id)).toMatchObject({ state: 'clear', hits: [] });
  await write('in');
  expect(await conflictStanding(app, id)).toBe('outdated');
  const { hits } = await run(id);
  expect(hits).toMatchObject([
    { name: 'John Carver', text: { source: 'message', excerpt: { before: 'The driver was ' } } },
  ]);
  const [check] = await app.models.conflictChecks.find({ state: 'open' }).lean();
  expect(JSON.stringify(check)).not.toContain('The driver');
});

test('names that an earlier version kept as dismissed are in the timeline, each once', async () => {
  const firm = await openFirm();
  const { app, clerk, send, run } = firm;
  const id = await send();
  const { id: check } = await run(id);
  const removal = { by: 'Sam Reed', byId: 'f'.repeat(24), at: new Date('2026-11-27T10:00:00Z') };
  const dismissed = [
    { ...removal, name: 'Amy Waters', why: '' },
    { ...removal, name: 'Helen Brandt', why: 'Her doctor.' },
  ];
  const checks = app.models.conflictChecks.collection;
  for (const _run of [1, 2]) {
    await checks.updateOne({ _id: new Types.ObjectId(String(check)) }, { $set: { dismissed } });
    await removedNames.up(checks.conn.db!);
  }
  const lines = (await clerk.query('clients.timeline', { id })).body.result.data;
  const removals = lines.filter(({ action }: { action: string }) => action === 'conflict-dismiss');
  expect(removals).toMatchObject([
    { actor: 'Sam Reed', at: removal.at.toISOString(), changes: [{ from: 'Amy Waters', to: '' }] },
  ]);
  expect(await checks.countDocuments({ dismissed: { $exists: true } })).toBe(0);
  // The check that it was kept in still counts.
  expect(await conflictStanding(app, id)).toBe('clear');
});
