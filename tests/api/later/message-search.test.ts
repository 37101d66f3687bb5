import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepLeadWords, keepMessageWords } from '../../../server/conversation/message-words';
import { createWordHash } from '../../../server/leads/store/words';
import { leadWords, messageWords } from '../../../server/operations/migrations/list';
import { resealAll } from '../../../server/start/keys/sealed-places';
import { storeIncoming } from '../../../server/texting/take-incoming';
import { openMail } from '../../support/mail/open-mail';
import { make } from '../../support/make';
import { oldAdmin } from '../../support/old-admin';
import { plainSettings, startApp, type TestApp } from '../../support/start-app';
import { openStore } from '../../support/store/embedded-store';
import { openTexts, ourNumber, type TextHouse } from '../../support/texts';

const keep = (app: TestApp) => keepMessageWords(app.conversation, new AbortController().signal);

let texts = 0;

/** The person's own text, which belongs to their lead. */
const text = async ({ app }: TextHouse, from: string, body: string) => {
  await storeIncoming(app.texts, { providerId: `SM${++texts}`, from, to: ourNumber, body, media: [] });
  await app.outbox.run();
  await keep(app);
};

const findNames = async ({ admin }: Pick<TextHouse, 'admin'>, search: string, more: object = {}) => {
  const { body } = await admin.query('clients.page', { page: 1, limit: 25, search, ...more });
  return body.result.data.rows.map(({ lastName }: { lastName: string }) => lastName).sort();
};

const lopez = '+14155550132';
const kimNumber = '+16465551984';

/** Two leads with messages in both directions. */
const open = async (options: Parameters<typeof openTexts>[0] = {}) => {
  const house = await openTexts(options);
  const id = await house.lead();
  const kim = await house.lead({
    firstName: 'Ana',
    lastName: 'Kim',
    email: 'ana@example.com',
    phoneNumber: kimNumber,
  });
  await house.write(id, 'Hi Maria, did the brakes of the truck fail?');
  await text(house, lopez, 'Yes! My orthopædist, Dr. Núñez, wrote it down. Claim 48213.');
  await text(house, kimNumber, 'The doctor looked at my shoulder');
  return { ...house, id, kim };
};

test('the list finds leads by whole words in a message, of either side, in any spelling', async () => {
  await using house = await open();
  const expected: Record<string, string[]> = {
    brakes: ['Lopez'],
    'truck BRAKES': ['Lopez'],
    nunez: ['Lopez'],
    'Núñez, claim': ['Lopez'],
    '48213': ['Lopez'],
    'my shoulder': ['Kim'],
    // Everyday words do not count.
    'the brakes of this truck': ['Lopez'],
    the: [],
    // Not a part of a word, nor words of two messages, nor words of two people.
    brake: [],
    'brakes nunez': [],
    'brakes shoulder': [],
    // Names are found as before.
    kim: ['Kim'],
    'ana@example.com': ['Kim'],
  };
  for (const [search, names] of Object.entries(expected))
    expect([search, await findNames(house, search)]).toEqual([search, names]);
  // Within the list's other filters, in counts, and for a selection of all.
  expect(await findNames(house, 'shoulder', { status: 'Signed' })).toEqual([]);
  const { body } = await house.admin.query('clients.counts', { filters: [{ search: 'shoulder' }] });
  expect(body.result.data).toEqual([1]);
});

test('an e-mail is found by its subject and its words', async () => {
  await using house = await openMail();
  const id = await house.lead({ email: 'maria.lopez@example.com' });
  const admin = await house.app.signInAsAdmin();
  const letter = { channel: 'email', subject: 'Your appointment', text: 'Please bring the police report.' };
  expect((await admin.post(`/api/clients/${id}/messages`, letter)).status).toBe(202);
  await keep(house.app);
  expect(await findNames({ admin }, 'appointment police')).toEqual([expect.stringMatching(/^Lopez/)]);
});

test('a name is found before words: an everyday word in many messages hides no lead, and a picker shows names alone', async () => {
  await using house = await open();
  const will = make.client({ firstName: 'Will', lastName: 'Stone', email: 'will@example.com' });
  await house.app.anyone.post('/api/clients', { ...will, phoneNumber: '(917) 555-0101' });
  await text(house, kimNumber, 'When will you call?');
  expect(await findNames(house, 'will')).toEqual(['Kim', 'Stone']);
  const picked = await house.admin.query('clients.find', { search: 'will' });
  expect(picked.body.result.data.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Stone']);
  const [message] = await house.app.models.messages.find({ clientId: house.kim }).limit(1).lean();
  await house.app.models.messages.collection.insertMany(
    Array.from({ length: 25 }, (_, number) => ({
      ...{ clientId: number.toString(16).padStart(24, '0'), phoneKey: 'phone:x', channel: 'text' },
      ...{ direction: 'in', sealed: message!.sealed, state: 'received', at: new Date() },
      words: [house.app.conversation.hashWord('will')],
    })),
  );
  expect(await findNames(house, 'will')).toEqual(['Stone']);
  expect(await findNames(house, 'call')).toEqual(['Kim']);
});

test('who may not read a lead finds nothing by its messages', async () => {
  await using house = await open();
  const stranger = await house.app.signInAsUser();
  for (const [name, input] of [
    ['clients.page', { page: 1, limit: 25, search: 'brakes' }],
    ['clients.find', { search: 'brakes' }],
    ['clients.counts', { filters: [{ search: 'brakes' }] }],
    ['clients.board', { search: 'brakes' }],
  ] as const)
    expect([name, (await stranger.query(name, input)).status]).toEqual([name, 403]);
  expect((await stranger.get('/api/clients?search=brakes')).status).toBe(403);
  expect((await house.app.anyone.get('/api/clients?search=brakes')).status).toBe(401);
});

test('a message that belongs to no lead, or whose lead was deleted, finds none; a merged lead is found by what was written to the other', async () => {
  await using house = await open();
  await text(house, '+12125550199', 'Wrong pineapple');
  expect(await findNames(house, 'pineapple')).toEqual([]);
  const version = async (id: string) => (await house.admin.get(`/api/clients/${id}`)).body.version;
  const merged = await house.admin.mutate('clients.merge', {
    into: { id: house.id, version: await version(house.id) },
    from: { id: house.kim, version: await version(house.kim) },
    take: [],
  });
  expect(merged.status).toBe(200);
  await house.app.outbox.run();
  expect(await findNames(house, 'shoulder')).toEqual(['Lopez']);
  await house.admin.delete(`/api/clients/${house.id}`);
  expect(await findNames(house, 'brakes')).toEqual([]);
});

test('the data folder holds no word of a message, and no hash of one after the person was erased', async () => {
  await using store = await openStore();
  await using house = await open({ mongoUri: store.uri });
  const inFolder = (pattern: RegExp | string) =>
    readdirSync(store.dir).filter(
      (name) =>
        !name.endsWith('.sock') &&
        readFileSync(join(store.dir, name)).toString('latin1').search(pattern) >= 0,
    );
  const hash = house.app.conversation.hashWord('shoulder');
  expect(hash).toMatch(/^[\w-]{11}$/);
  expect(inFolder(hash)).not.toEqual([]);
  expect(inFolder(/brakes|shoulder|pineapple/i)).toEqual([]);
  expect(JSON.stringify(house.app.logged)).not.toMatch(/brakes|shoulder/i);

  const second = await oldAdmin(house.app);
  const erasure = await house.admin.post('/api/privacy/erase', { phone: kimNumber, reason: 'They asked.' });
  expect((await second.post(`/api/privacy/erase/${erasure.body.id}/agree`, {})).status).toBe(204);
  expect(inFolder(hash)).toEqual([]);
  expect(inFolder(house.app.conversation.hashWord('brakes'))).not.toEqual([]);
  expect(await findNames(house, 'shoulder')).toEqual([]);
});

test('equal words have equal hashes under one key, and other ones under another', async () => {
  const [one, other] = [createWordHash('a'.repeat(32)), createWordHash('b'.repeat(32))];
  expect(one('brakes')).toBe(one('brakes'));
  expect(one('brakes')).not.toBe(one('truck'));
  expect(one('brakes')).not.toBe(other('brakes'));
});

test('messages of an earlier version are found once the timed work gave them their words, which may be killed and repeated', async () => {
  await using house = await open();
  const { messages } = house.app.models;
  await messages.collection.updateMany({}, { $unset: { words: '', wordsDue: '' } });
  expect(await findNames(house, 'brakes')).toEqual([]);
  for (const _ of [1, 2]) await messageWords.up(house.app.connection.db!);
  await keepMessageWords(house.app.conversation, AbortSignal.abort());
  expect(await findNames(house, 'brakes')).toEqual([]);
  for (const _ of [1, 2]) await keep(house.app);
  expect(await findNames(house, 'brakes')).toEqual(['Lopez']);
  expect(await messages.countDocuments({ wordsDue: true })).toBe(0);
});

test('after the key was rotated, words are hashed again with the new one', async () => {
  await using house = await open();
  const { app } = house;
  const old = app.conversation.hashWord('brakes');
  const next = 'n'.repeat(32);
  await resealAll(app.models, [plainSettings.encryptionKey], next);
  await using after = await startApp({ dbName: app.dbName, encryptionKey: next });
  await keep(after);
  expect(await findNames({ admin: await after.signInAsAdmin() }, 'brakes')).toEqual(['Lopez']);
  expect(await app.models.messages.countDocuments({ words: old })).toBe(0);
});

test('a lead is found by the words of its story and of its notes, also after a change, a merge and a rotated key', async () => {
  await using house = await openMail();
  const { app } = house;
  const admin = await app.signInAsAdmin();
  const id = await house.lead({
    lastName: 'Lopez',
    additionalInfo: 'I worked in the foundry for twelve years.',
  });
  const other = await house.lead({ lastName: 'Kim', email: 'k@example.com', phoneNumber: '(646) 555-1984' });
  const keepLeads = (of: TestApp = app) => keepLeadWords(of.conversation, new AbortController().signal);
  const find = async (search: string) => findNames({ admin }, search);
  expect(await find('twelve FOUNDRY')).toEqual(['Lopez']);
  expect(await find('foundry submarine')).toEqual([]);
  await admin.mutate('clients.addNote', { id: other, note: 'His sister works at the shipyard.' });
  await admin.mutate('desk.work', { id: other, outcome: 'Reached', note: 'Has the discharge papers.' });
  await admin.put(`/api/clients/${id}`, { additionalInfo: 'I worked in the tannery.' });
  await keepLeads();
  expect([await find('shipyard'), await find('discharge sister')]).toEqual([['Kim'], ['Kim']]);
  expect([await find('foundry'), await find('tannery')]).toEqual([[], ['Lopez']]);
  expect(await app.models.clients.countDocuments({ wordsDue: { $exists: true } })).toBe(0);
  expect((await admin.get(`/api/clients/${id}`)).body).not.toHaveProperty('words');

  const version = async (one: string) => (await admin.get(`/api/clients/${one}`)).body.version;
  const sides = {
    into: { id, version: await version(id) },
    from: { id: other, version: await version(other) },
  };
  expect((await admin.mutate('clients.merge', { ...sides, take: [] })).status).toBe(200);
  await keepLeads();
  expect(await find('shipyard')).toEqual(['Lopez']);

  const next = 'n'.repeat(32);
  await resealAll(app.models, [plainSettings.encryptionKey], next);
  await using after = await startApp({ dbName: app.dbName, encryptionKey: next });
  await keepLeads(after);
  expect(await findNames({ admin: await after.signInAsAdmin() }, 'tannery')).toEqual(['Lopez']);
});

test('leads of an earlier version are found by their stories once the timed work gave them their words', async () => {
  await using house = await openMail();
  const { app } = house;
  await house.lead({ lastName: 'Lopez', additionalInfo: 'I worked in the foundry.' });
  await app.models.clients.collection.updateMany({}, { $unset: { words: '', wordsDue: '' } });
  for (const _ of [1, 2]) await leadWords.up(app.connection.db!);
  await keepLeadWords(app.conversation, AbortSignal.abort());
  const admin = await app.signInAsAdmin();
  expect(await findNames({ admin }, 'foundry')).toEqual([]);
  for (const _ of [1, 2]) await keepLeadWords(app.conversation, new AbortController().signal);
  expect(await findNames({ admin }, 'foundry')).toEqual(['Lopez']);
});
