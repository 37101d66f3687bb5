import { expect, test } from 'vitest';
import { refreshDue } from '../../../server/conversation/refresh-inbox';
import { inbox as migration } from '../../../server/operations/migrations/0023-inbox';
import { storeIncoming } from '../../../server/texting/take-incoming';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { shareTexts } from '../../support/share-house';
import { maria, ourNumber, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

type Caller = TextHouse['admin'];

const stranger = '+14155550188';

const receive = async (house: TextHouse, body: string, from = maria) => {
  const isReaction = body.startsWith('Liked');
  const count = () =>
    isReaction
      ? house.app.models.messages.countDocuments({ reaction: true, clientId: { $exists: true } })
      : house.app.models.consents.countDocuments({ kind: 'inbound' });
  const before = await count();
  house.clock.time += 1000;
  await house.receive(body, { from });
  await eventually(count).toBe(before + 1);
  house.clock.time += 1000;
};

/** The rows of the inbox: name and last words. */
const list = async (caller: Caller, tab = 'all') => {
  const { body } = await caller.query('inbox.list', { tab });
  return body.result.data as { id: string; message: string; text: string; name: string }[];
};
const waits = async (caller: Caller, tab = 'all') => (await list(caller, tab)).map(({ text }) => text);
const count = async (caller: Caller) => (await caller.query('inbox.counts')).body.result.data;

const press = async (caller: Caller, what: 'done' | 'later' | 'back', row: object) =>
  (await caller.mutate(`inbox.${what}`, row)).status;

const work = async (house: TextHouse, id: string, outcome: string) => {
  house.clock.time += 1000;
  const { body } = await house.admin.get(`/api/clients/${id}`);
  const { status } = await house.admin.mutate('desk.work', { id, version: body.version, outcome });
  expect(status).toBe(200);
  house.clock.time += 1000;
};

test('a message waits until someone answers it: opening the lead loses nothing', async () => {
  const house = await openShared();
  const id = await house.lead();
  expect(await waits(house.admin)).toEqual([]);
  await receive(house, 'Can I come by Thursday?');
  await house.admin.mutate('messages.markRead', { id });
  expect(await list(house.admin)).toMatchObject([
    { id, name: 'Maria Lopez', text: 'Can I come by Thursday?' },
  ]);
  expect(await count(house.admin)).toEqual({ mine: 0, unassigned: 1, unknown: 0, all: 1 });
  await house.write(id, 'Yes, at 3');
  expect(await waits(house.admin)).toEqual([]);
  house.clock.time += 1000;
  await receive(house, 'Thank you');
  expect(await waits(house.admin)).toEqual(['Thank you']);
});

test('what the product sends by itself answers nothing, and a reaction, a stop or a YES to our question asks nothing', async () => {
  const house = await openShared();
  const id = await house.lead();
  await receive(house, 'AYUDA');
  expect(await waits(house.admin)).toEqual(['AYUDA']);
  await eventually(async () => (await house.conversation(id)).length).toBeGreaterThan(1);
  expect(await waits(house.admin)).toEqual(['AYUDA']);
  await house.write(id, 'Can we call you at 3?');
  await receive(house, 'Liked “Can we call you at 3?”');
  expect(await waits(house.admin)).toEqual([]);
  // A clerk asked, so this YES is an answer that someone must read.
  await receive(house, 'YES');
  await eventually(() => waits(house.admin)).toEqual(['YES']);
  await receive(house, 'STOP');
  // The stop is entered; the YES before it still waits.
  expect(await waits(house.admin)).toEqual(['YES']);
});

test('a call answers only if we spoke', async () => {
  const house = await openShared();
  const id = await house.lead();
  await receive(house, 'Please call me');
  await work(house, id, 'No answer');
  await work(house, id, 'Voicemail');
  expect(await waits(house.admin)).toEqual(['Please call me']);
  await work(house, id, 'Reached');
  expect(await waits(house.admin)).toEqual([]);
  await receive(house, 'One more thing');
  await work(house, id, 'Asked to call back');
  expect(await waits(house.admin)).toEqual([]);
});

test('Done settles what the clerk saw, for everyone and with their name, and can be undone; a new message brings the person back', async () => {
  const house = await openShared();
  const id = await house.lead();
  const clerk = await house.app.signInAs('intake');
  await receive(house, 'First');
  const [first] = await list(clerk);
  await receive(house, 'Second');
  // It came between the look and the press.
  expect(await press(clerk, 'done', { id, message: first!.message })).toBe(409);
  const [second] = await list(clerk);
  const row = { id, message: second!.message };
  expect(await press(clerk, 'done', row)).toBe(200);
  expect(await waits(house.admin)).toEqual([]);
  // A colleague whose screen was behind.
  expect(await press(house.admin, 'done', row)).toBe(409);
  const timeline = (await house.admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline[0]).toMatchObject({ action: 'messages-done', actor: expect.stringMatching(/\S/) });
  expect(JSON.stringify(timeline)).not.toContain('Second');

  expect(await press(house.admin, 'back', row)).toBe(200);
  expect(await waits(clerk)).toEqual(['Second']);
  expect(await press(clerk, 'done', row)).toBe(200);
  await receive(house, 'Hello?');
  expect(await waits(clerk)).toEqual(['Hello?']);
  // An undo that is too late brings nothing old back.
  await press(house.admin, 'back', row);
  expect(await waits(clerk)).toEqual(['Hello?']);
});

test('Later hides a row until its time, or until the person writes again', async () => {
  const house = await openShared();
  const id = await house.lead();
  await receive(house, 'Call me tomorrow');
  const [row] = await list(house.admin);
  const until = new Date(house.clock.time + 3_600_000).toISOString();
  const shown = { id, message: row!.message };
  expect(
    await press(house.admin, 'later', { ...shown, until: new Date(house.clock.time - 1).toISOString() }),
  ).toBe(409);
  expect(await press(house.admin, 'later', { ...shown, until })).toBe(200);
  expect(await count(house.admin)).toEqual({ mine: 0, unassigned: 0, unknown: 0, all: 0, nextAt: until });
  expect(await press(house.admin, 'back', shown)).toBe(200);
  expect(await waits(house.admin)).toEqual(['Call me tomorrow']);
  await press(house.admin, 'later', { ...shown, until });
  house.clock.time += 3_600_000;
  expect(await waits(house.admin)).toEqual(['Call me tomorrow']);

  const again = new Date(house.clock.time + 3_600_000).toISOString();
  await press(house.admin, 'later', { ...shown, until: again });
  await receive(house, 'Sooner, please');
  expect(await waits(house.admin)).toEqual(['Sooner, please']);
});

test('a text of staff that fails is listed until someone writes again or presses Done, also after a Done before', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ refuses: 21614 });
  await house.write(id, 'Can you call us?');
  await eventually(() => waits(house.admin)).toEqual(['Can you call us?']);
  await house.admin.mutate('messages.markRead', { id });
  const [row] = await list(house.admin);
  expect(row).toMatchObject({ failed: expect.stringMatching(/\S/) });
  // A call does not mend it.
  await work(house, id, 'Reached');
  expect(await waits(house.admin)).toEqual(['Can you call us?']);
  expect(await press(house.admin, 'done', { id, message: row!.message })).toBe(200);
  expect(await waits(house.admin)).toEqual([]);
  await press(house.admin, 'back', { id, message: row!.message });
  expect(await list(house.admin)).toMatchObject([{ failed: expect.stringMatching(/\S/) }]);
  await receive(house, 'Did you write to me?');
  expect(await waits(house.admin)).toEqual(['Did you write to me?']);
});

test('a failure that a killed server noted nowhere else is found by the timed work', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ refuses: 21614 });
  await house.write(id, 'Can you call us?');
  await eventually(() => waits(house.admin)).toEqual(['Can you call us?']);
  const { models } = house.app;
  await models.clients.updateMany({}, { $unset: { inbox: '' } });
  await models.messages.updateMany({ clientId: id }, { $set: { inboxDue: true } });
  await refreshDue(house.app.conversation, new AbortController().signal);
  expect(await waits(house.admin)).toEqual(['Can you call us?']);
  expect(await models.messages.countDocuments({ inboxDue: true })).toBe(0);
});

test('the first start after an update lists who waits already, and whose text failed', async () => {
  const house = await openShared();
  const id = await house.lead();
  const other = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0177' });
  await receive(house, 'Any news?');
  house.standIn.behave({ refuses: 21614 });
  await house.write(other, 'We tried to call you');
  await eventually(async () => (await house.conversation(other))[0].state).toBe('refused');
  const { models, connection } = house.app;
  await models.messages.updateMany({}, { $unset: { failedAt: '', inboxDue: '' } });
  await models.clients.updateMany({}, { $unset: { inbox: '' } });
  expect(await waits(house.admin)).toEqual([]);
  await migration.up(connection.db!);
  await refreshDue(house.app.conversation, new AbortController().signal);
  expect((await waits(house.admin)).toSorted()).toEqual(['Any news?', 'We tried to call you']);
  expect(await models.clients.countDocuments({ _id: id, 'inbox.since': { $exists: true } })).toBe(1);
});

test('merging keeps the row, undoing it gives it back, and the trash hides it', async () => {
  const house = await openShared();
  const [into, from] = await Promise.all(
    [1, 2].map((n) => house.lead({ email: `${n}@example.com`, phoneNumber: `(415) 555-014${n}` })),
  );
  await receive(house, 'Hello from two', '+14155550142');
  // The other lead was answered since, and that answers nothing here.
  await work(house, into!, 'Reached');
  await house.write(into!, 'As we said on the phone');
  house.clock.time += 1000;
  const versions = (await house.admin.get('/api/clients')).body as { id: string; version: number }[];
  const pick = (id: string | undefined) => {
    const { version } = versions.find((lead) => lead.id === id)!;
    return { id, version };
  };
  const merged = await house.admin.mutate('clients.merge', {
    into: pick(into),
    from: pick(from),
    take: [],
  });
  expect(merged.status).toBe(200);
  expect(await list(house.admin)).toMatchObject([{ id: into, text: 'Hello from two' }]);
  await house.admin.mutate('clients.undoMerge', { id: from });
  expect(await list(house.admin)).toMatchObject([{ id: from, text: 'Hello from two' }]);
  await house.admin.delete(`/api/clients/${from}`);
  expect(await waits(house.admin)).toEqual([]);
  expect((await count(house.admin)).all).toBe(0);
});

test('an answer or a call from another lead of the same person counts, and the row names their other open leads', async () => {
  const house = await openShared();
  const first = await house.lead();
  await receive(house, 'Hello');
  const second = await house.lead({ caseType: 'other' });
  expect(await list(house.admin)).toMatchObject([{ id: first, others: [{ id: second, status: 'New' }] }]);
  await house.write(second, 'We have both of your requests');
  expect(await waits(house.admin)).toEqual([]);
  house.clock.time += 1000;
  await receive(house, 'Good');
  const [row] = await list(house.admin);
  await work(house, row!.id === first ? second : first, 'Reached');
  expect(await waits(house.admin)).toEqual([]);
});

test('a text or an e-mail that fails answers nothing that the person wrote to their other lead', async () => {
  const house = await openShared();
  const first = await house.lead();
  await receive(house, 'Can I come by Thursday?');
  const second = await house.lead({ caseType: 'other' });
  house.standIn.behave({ refuses: 21614 });
  await house.write(second, 'Yes, at 3');
  await eventually(() => waits(house.admin)).toEqual(['Yes, at 3', 'Can I come by Thursday?']);
  expect((await list(house.admin)).map(({ id }) => id)).toEqual([second, first]);
});

test('merging hides nothing behind a Later of the other lead, and undoing it settles nothing by a Done there', async () => {
  const house = await openShared();
  const [into, from] = await Promise.all(
    [1, 2].map((n) => house.lead({ email: `${n}@example.com`, phoneNumber: `(415) 555-014${n}` })),
  );
  await receive(house, 'First of one', '+14155550141');
  await receive(house, 'First of two', '+14155550142');
  const pressOn = async (what: 'done' | 'later', text: string, more: object = {}) => {
    const row = (await list(house.admin)).find((one) => one.text === text)!;
    expect(await press(house.admin, what, { id: row.id, message: row.message, ...more })).toBe(200);
  };
  await pressOn('done', 'First of two');
  await receive(house, 'Second of two', '+14155550142');
  await pressOn('later', 'Second of two', { until: new Date(house.clock.time + 3_600_000).toISOString() });
  expect(await waits(house.admin)).toEqual(['First of one']);
  const pick = async (id: string | undefined) => ({
    id,
    version: (await house.admin.get(`/api/clients/${id}`)).body.version,
  });
  const merge = { into: await pick(into), from: await pick(from), take: [] };
  expect((await house.admin.mutate('clients.merge', merge)).status).toBe(200);
  expect((await list(house.admin)).map(({ id }) => id)).toEqual([into]);
  await house.admin.mutate('clients.undoMerge', { id: from });
  expect(await waits(house.admin)).toEqual(['First of one']);
  house.clock.time += 3_600_000;
  expect((await waits(house.admin)).toSorted()).toEqual(['First of one', 'Second of two']);
});

test('a lead that is restored does not wait for what was answered from another lead of the person meanwhile', async () => {
  const house = await openShared();
  const first = await house.lead();
  await receive(house, 'Hello');
  const second = await house.lead({ caseType: 'other' });
  await house.admin.delete(`/api/clients/${first}`);
  await house.write(second, 'We have both of your requests');
  await house.admin.mutate('clients.restore', { id: first });
  expect(await waits(house.admin)).toEqual([]);
});

test('Mine stays mine when a colleague looks, and others see it under All', async () => {
  const house = await openShared();
  const id = await house.lead();
  const clerk = await house.app.signInAs('intake');
  const { id: assignedTo } = (await clerk.query('auth.me')).body.result.data;
  const { body } = await house.admin.get(`/api/clients/${id}`);
  await house.admin.put(`/api/clients/${id}`, { version: body.version, assignedTo });
  await receive(house, 'For my clerk');
  await house.admin.mutate('messages.markRead', { id });
  expect(await waits(clerk, 'mine')).toEqual(['For my clerk']);
  expect(await waits(house.admin, 'mine')).toEqual([]);
  expect(await waits(house.admin, 'unassigned')).toEqual([]);
  expect(await waits(house.admin)).toEqual(['For my clerk']);
  expect(await count(clerk)).toMatchObject({ mine: 1, unassigned: 0, all: 1 });
  expect(await count(house.admin)).toMatchObject({ mine: 0, unassigned: 0, all: 1 });
});

test('messages that may ask us to stop come first, and a stop that staff enter asks for no answer', async () => {
  const house = await openShared();
  const id = await house.lead();
  const other = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0177' });
  await receive(house, 'I do not want this anymore, please leave me alone');
  await receive(house, 'Can you call me?', '+14155550177');
  expect(await list(house.admin)).toMatchObject([{ id, held: true }, { id: other }]);
  const held = (await house.admin.query('messages.hold', { id })).body.result.data as { id: string }[];
  const messages = held.map((one) => one.id);
  await house.admin.mutate('messages.decideHold', { id, messages, isStop: true });
  expect(await waits(house.admin)).toEqual(['Can you call me?']);
});

test('an unknown sender is answered by the ground of their text, and waits again with the next one', async () => {
  const house = await openShared();
  const id = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0177' });
  await receive(house, 'Is this the law firm?', stranger);
  expect((await count(house.admin)).unknown).toBe(1);
  const [message] = (await house.admin.get('/api/messages/unknown')).body;
  const reply = () =>
    house.admin.post(`/api/messages/unknown/${message.id}/reply`, { text: 'Yes. Who is this, please?' });
  const answer = await reply();
  expect([answer.status, answer.body.ground]).toEqual([202, 'inbound']);
  await eventually(() => house.sent().map(({ to, body }) => [to, body])).toEqual([
    [stranger, 'Yes. Who is this, please?'],
  ]);
  // Answered, and nobody knows yet who it is.
  expect((await count(house.admin)).unknown).toBe(0);
  expect((await house.admin.get('/api/messages/unknown')).body).toMatchObject([{ answered: true }]);
  house.clock.time += 1000;
  await receive(house, 'Maria, I have a new phone', stranger);
  expect((await count(house.admin)).unknown).toBe(1);
  const newest = (await house.admin.get('/api/messages/unknown')).body[0];
  await house.admin.put(`/api/messages/unknown/${newest.id}`, { clientId: id });
  // Assigning reads it, and answers nothing.
  expect(await waits(house.admin)).toEqual(['Maria, I have a new phone']);
  expect((await house.conversation(id)).map(({ text }: { text: string }) => text)).toContain(
    'Yes. Who is this, please?',
  );

  await receive(house, 'STOP', '+14155550199');
  const [stopped] = (await house.admin.get('/api/messages/unknown')).body;
  const refused = await house.admin.post(`/api/messages/unknown/${stopped.id}/reply`, { text: 'Hi' });
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_ALLOWED']);
  // It is shown, and waits for nobody.
  expect(stopped.settled).toBe(true);
  expect((await count(house.admin)).unknown).toBe(0);
});

test('a text that no server acted on yet is answered on the lead that it belongs to', async () => {
  const house = await openShared();
  const id = await house.lead();
  const incoming = { providerId: 'SM1', from: maria, to: ourNumber, body: 'Hello?', media: [] };
  const message = await storeIncoming(house.app.texts, incoming);
  const reply = await house.admin.post(`/api/messages/unknown/${message}/reply`, { text: 'Who is this?' });
  expect([reply.status, reply.body.code]).toEqual([409, 'CONFLICT']);
  expect(await list(house.admin)).toMatchObject([{ id, text: 'Hello?' }]);
});

test('a message that waited before someone else was answered on the lead still waits once it is assigned', async () => {
  const house = await openShared();
  const id = await house.lead();
  await receive(house, 'It is my wife’s phone, call me back', stranger);
  await house.write(id, 'Hi Maria, we are here until 5');
  house.clock.time += 1000;
  const [message] = (await house.admin.get('/api/messages/unknown')).body;
  await house.admin.put(`/api/messages/unknown/${message.id}`, { clientId: id });
  await house.app.outbox.run();
  expect(await waits(house.admin)).toEqual(['It is my wife’s phone, call me back']);
});

test('nobody without the right sees or changes the inbox', async () => {
  const house = await openShared();
  const caller = await house.app.signInAs('user');
  for (const name of ['inbox.list', 'inbox.counts'])
    expect((await caller.query(name, { tab: 'all' })).status).toBe(403);
  const unknown = { id: 'f'.repeat(24), message: 'f'.repeat(24) };
  expect(await press(caller, 'done', unknown)).toBe(403);
  expect((await house.app.anyone.post('/api/messages/unknown/0/reply', make.client())).status).toBe(401);
});
