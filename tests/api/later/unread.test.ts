import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { sealContent } from '../../../server/conversation/content';
import { eventually } from '../../support/eventually';
import { shareTexts } from '../../support/share-house';
import { maria, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

const stranger = '+14155550188';

const receive = async (house: TextHouse, body: string, from = maria) => {
  const before = await house.app.models.consents.countDocuments({ kind: 'inbound' });
  house.clock.time += 1000;
  await house.receive(body, { from });
  await eventually(() => house.app.models.consents.countDocuments({ kind: 'inbound' })).toBe(before + 1);
};
const read = async (house: TextHouse, name: string) => (await house.admin.query(name)).body.result.data;
const readUnread = async (house: TextHouse) => ({
  leads: await read(house, 'messages.unread'),
  unknown: (await read(house, 'inbox.counts')).unknown,
});

test('a text is unread until someone opens its lead, and only the person’s own texts are', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.write(id);
  expect(await readUnread(house)).toEqual({ leads: [], unknown: 0 });
  await receive(house, 'Yes');
  await receive(house, 'At 3');
  expect((await readUnread(house)).leads).toEqual([id]);
  expect((await house.conversation(id)).map(({ unread }: { unread?: true }) => unread)).toEqual([
    true,
    true,
    undefined,
  ]);
  await house.admin.mutate('messages.markRead', { id });
  expect(await readUnread(house)).toEqual({ leads: [], unknown: 0 });
  expect((await house.conversation(id))[0].unread).toBeUndefined();
  await receive(house, 'Hello?');
  await house.admin.delete(`/api/clients/${id}`);
  expect((await readUnread(house)).leads).toEqual([]);
});

test('a text of staff that failed is unread until someone opens the lead, one that was sent is not', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ refuses: 21614 });
  await house.write(id);
  await eventually(async () => (await house.conversation(id))[0].state).toBe('refused');
  expect((await readUnread(house)).leads).toEqual([id]);
  await house.admin.mutate('messages.markRead', { id });
  expect((await readUnread(house)).leads).toEqual([]);

  const other = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0177' });
  house.standIn.behave({ losesAnswer: true });
  await house.write(other);
  // The provider is asked later, and until then it is no failure.
  await eventually(async () => (await house.conversation(other))[0].state).toBe('unknown');
  expect((await readUnread(house)).leads).toEqual([]);
});

test('unread texts of a merged lead count for the lead that it became, and are read there', async () => {
  const house = await openShared();
  const [into, from] = await Promise.all(
    [1, 2].map((n) => house.lead({ email: `${n}@example.com`, phoneNumber: `(415) 555-014${n}` })),
  );
  await receive(house, 'Hello', '+14155550142');
  const versions = (await house.admin.get('/api/clients')).body as { id: string; version: number }[];
  const pick = (id: string | undefined) => versions.find((lead) => lead.id === id);
  const { status } = await house.admin.mutate('clients.merge', {
    into: pick(into),
    from: pick(from),
    take: [],
  });
  expect(status).toBe(200);
  expect(await readUnread(house)).toMatchObject({ leads: [into] });
  await house.admin.mutate('messages.markRead', { id: into });
  expect((await readUnread(house)).leads).toEqual([]);
});

test('unknown senders are counted by number, and the texts that follow an assignment go to the same lead', async () => {
  const house = await openShared();
  const id = await house.lead();
  await receive(house, 'Hello?', stranger);
  await receive(house, 'It is me', stranger);
  expect(await readUnread(house)).toEqual({ leads: [], unknown: 1 });
  const [newest] = (await house.admin.get('/api/messages/unknown')).body;
  await house.admin.put(`/api/messages/unknown/${newest.id}`, { clientId: id });
  expect(await readUnread(house)).toEqual({ leads: [], unknown: 0 });
  await receive(house, 'Did you get it?', stranger);
  expect(await readUnread(house)).toEqual({ leads: [id], unknown: 0 });
  expect((await house.conversation(id))[0].text).toBe('Did you get it?');
});

test('a clerk is told if a text may be sent, what its segments cost, and a refusal in words', async () => {
  const house = await openShared();
  const id = await house.lead();
  const ask = async () =>
    (await house.admin.query('messages.mayWrite', { id, channel: 'text' })).body.result.data;
  expect(await ask()).toEqual({ ground: 'consent' });
  await house.write(id);
  await expect.poll(async () => (await house.conversation(id))[0].state).toBe('accepted');
  const priced = { $set: { cost: '0.0158 USD', segments: 2 } };
  await house.app.models.messages.updateOne({ clientId: id, direction: 'out' }, priced);
  expect(await ask()).toEqual({ ground: 'consent', price: { amount: 0.0079, currency: 'USD' } });
  house.clock.time += 10 * 60 * 60_000;
  const { refusal, from } = await ask();
  expect((await house.write(id)).body).toMatchObject({ message: refusal, contact: { from } });
});

test('A75: behind 205 messages of spam and 60 newsletters, the one of a client is on a page, counted, and blocking goes on', async () => {
  const house = await openShared();
  await receive(house, 'It is Maria, I have a new number', stranger);
  const { app, admin } = house;
  const message = (n: number, automatic: boolean) => {
    const _id = new Types.ObjectId();
    const from = `${n}@spam.example`;
    return {
      _id,
      phoneKey: from,
      channel: 'email',
      direction: 'in',
      state: 'received',
      at: new Date(house.clock.time + n * 1000),
      ...(automatic && { automatic }),
      sealed: sealContent(app.conversation, _id, { body: 'Buy leads', from, to: '', subject: 'Leads' }),
    } as const;
  };
  await app.models.messages.insertMany(Array.from({ length: 265 }, (_, n) => message(n, n >= 205)));
  const readPage = async (page: number, limit: number) => {
    const { body, headers } = await admin.get(`/api/messages/unknown?page=${page}&limit=${limit}`);
    return {
      total: Number(headers.get('x-total-count')),
      texts: body.map(({ text }: { text: string }) => text),
    };
  };
  expect(await readUnread(house)).toMatchObject({ unknown: 206 });
  expect((await readPage(1, 25)).total).toBe(266);
  // The oldest of the people, and programs come last.
  expect((await readPage(9, 25)).texts[5]).toBe('It is Maria, I have a new number');
  const onScreen = (await admin.query('messages.unknownPage', { page: 9, limit: 25 })).body.result.data;
  expect([onScreen.total, onScreen.rows.length, onScreen.rows[6].automatic]).toEqual([266, 25, true]);
  expect((await admin.get('/api/messages/unknown')).body).toHaveLength(266);

  const [{ id }] = (await admin.get('/api/messages/unknown?limit=1')).body;
  await admin.put(`/api/messages/unknown/${id}`, { block: true });
  await app.models.messages.insertMany([message(204, false)]);
  expect(await readUnread(house)).toMatchObject({ unknown: 205 });
  expect((await readPage(1, 1)).total).toBe(265);
});
