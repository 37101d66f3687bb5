import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { checkMessages, messageNotes } from '../../../server/conversation/check-messages';
import { type MessageContent, openContent, sealContent } from '../../../server/conversation/content';
import { enterMessages, toEntryId } from '../../../server/conversation/enter-messages';
import { keepFile } from '../../../server/conversation/files';
import { deleteMessages } from '../../../server/conversation/holdings';
import type { MessageDoc } from '../../../server/conversation/message.model';
import { decideUnknown } from '../../../server/inbox/unknown-senders';
import { takeMail } from '../../../server/mail/replies/take-mail';
import { messageEntries } from '../../../server/operations/migrations/list';
import { latestHead } from '../../../server/proof/certificate';
import type { ConsentDoc } from '../../../server/proof/consent.model';
import { checkHeld } from '../../../server/proof/ledger/check-held';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import { verifyPacket } from '../../../server/proof/packet/verify-packet';
import { moveText, settleReport } from '../../../server/texting/settle-text';
import { storeIncoming } from '../../../server/texting/take-incoming';
import type { MessageEntry } from '../../../shared/schemas/consent';
import { make } from '../../support/make';
import { hasProgram } from '../../support/programs';
import { shareTexts } from '../../support/share-house';
import { noMail, startApp, type TestApp } from '../../support/start-app';
import { maria, openTexts, ourNumber, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

const photo = Buffer.from('ffd8ff00aa', 'hex');

const enter = async ({ conversation, consents }: TestApp) => {
  await enterMessages(conversation);
  await consents.sealAll();
};

const read = ({ models, consents }: TestApp) => loadLedger({ models, personKeys: consents.personKeys });

/** Returns the findings of `consent:verify`. */
const verify = async (app: TestApp) => {
  const ledger = await read(app);
  return [...checkLedger(ledger), ...(await checkMessages(app.conversation, ledger))];
};

const receive = (house: TextHouse, body: string, pictures: Buffer[] = []) => {
  house.clock.time += 60_000;
  return house.receive(body, { pictures });
};

/** A conversation by text and mail: what both said, a picture, a text that arrived, and one that did not. */
const openConversation = async () => {
  const house = await openTexts({ mail: { ...noMail, from: 'help@lantern.example' } });
  const { app } = house;
  const lead = await house.lead({ phoneNumber: maria });
  await receive(house, 'I do not agree to 33 percent');
  await house.write(lead, 'We ask for 33 percent. Do you agree?');
  await house.write(lead, 'Can we call you at 3?');
  await app.texts.sendSoon();
  await expect.poll(() => house.sent().length).toBe(2);
  await house.standIn.report(house.sent()[0]!, 'delivered', { server: app.url });
  await house.standIn.report(house.sent()[1]!, 'undelivered', { server: app.url, error: '30006' });
  await receive(house, '', [photo]);
  await app.outbox.run();
  const fields = ['From: maria.lopez@example.com', 'To: help@lantern.example', 'Subject: The fee'];
  const mail = [...fields, 'Message-ID: <one@example.com>', '', 'I will think about it.'].join('\r\n');
  await takeMail(app, Buffer.from(mail));
  await enter(app);
  return { ...house, leadId: lead };
};

const getCollections = ({ models }: TestApp) =>
  [models.messages, models.messageFiles, models.consents, models.ledger, models.ledgerHeads].map(
    ({ collection }) => collection,
  );

/** Keeps a copy of the data folder; returns what puts it back. */
const copyData = async (app: TestApp) => {
  const copies = await Promise.all(
    getCollections(app).map(async (one) => [one, await one.find().toArray()] as const),
  );
  return async () => {
    for (const [collection, docs] of copies) {
      await collection.deleteMany({});
      if (docs.length > 0) await collection.insertMany(docs);
    }
  };
};

/** Writes the whole log again with the server's own key, as anyone with the data folder can. */
const rewriteLog = async ({ models, consents }: TestApp) => {
  await models.ledger.deleteMany({});
  await models.ledgerHeads.deleteMany({});
  await models.consents.updateMany({}, { $set: { unsealed: true }, $unset: { index: '', leafHash: '' } });
  await consents.sealAll();
};

const find = async ({ models, conversation }: TestApp, words: string) => {
  const all = await models.messages.find().lean<MessageDoc[]>();
  return all.find((one) => openContent(conversation, one).body === words)!;
};

const findEntry = async ({ models }: TestApp, id: string) =>
  (await models.consents.findById(id).lean<ConsentDoc>())!.record as MessageEntry;

const answer = 'I do not agree to 33 percent';
const question = 'We ask for 33 percent. Do you agree?';
const late = 'Can we call you at 3?';
const mailed = 'I will think about it.';

/** Everything that an administrator does to one message, and what `verify` must call it. */
const toSet =
  (words: string, $set: object) =>
  async (app: TestApp): Promise<void> => {
    const { _id } = await find(app, words);
    await app.models.messages.collection.updateOne({ _id }, { $set });
  };
const toReword =
  (words: string, change: Partial<MessageContent>) =>
  async (app: TestApp): Promise<void> => {
    const message = await find(app, words);
    const content = { ...openContent(app.conversation, message), ...change };
    await toSet(words, { sealed: sealContent(app.conversation, message._id, content) })(app);
  };
const toDelete = (words: string) => async (app: TestApp) => {
  const { _id } = await find(app, words);
  await app.models.messageFiles.deleteMany({ message: String(_id) });
  await app.models.messages.deleteOne({ _id });
};
const toInvent = (different: object) => async (app: TestApp) => {
  const { _id: _, entryDue: __, ...message } = await find(app, question);
  const id = new Types.ObjectId();
  const content = { body: 'A reminder of the date', from: ourNumber, to: maria };
  const sealed = sealContent(app.conversation, id, content);
  const doc = { ...message, _id: id, providerId: 'SM9', sealed, ...different };
  await app.models.messages.collection.insertOne(doc as never);
};
const toReplaceFile = (direction: 'original' | 'picture') => async (app: TestApp) => {
  const filter = { file: { $exists: direction === 'picture' } };
  const piece = await app.models.messageFiles.findOne(filter).lean();
  const { message, file } = piece!;
  await keepFile(app.conversation, { message, ...(file !== undefined && { file }) }, Buffer.from('other'));
};
const changeEntry = async ({ models }: TestApp, id: string, change: Partial<MessageEntry>) => {
  const doc = (await models.consents.findById(id).lean<ConsentDoc>())!;
  const record = { ...doc.record, ...change };
  const { number = doc.number, at = doc.at } = change;
  await models.consents.collection.updateOne(
    { _id: id as never },
    { $set: { record, number, at: new Date(at) } },
  );
};

const kinds: Record<string, { act: (app: TestApp) => Promise<unknown>; what: string }> = {
  'an answer of the person is reworded': {
    act: toReword(answer, { body: 'I agree to 75 percent' }),
    what: 'changed',
  },
  'a text of ours is reworded': {
    act: toReword(question, { body: 'We ask for 10 percent.' }),
    what: 'changed',
  },
  'a mail is reworded': { act: toReword(mailed, { body: 'Yes.' }), what: 'changed' },
  'its subject is changed': { act: toReword(mailed, { subject: 'My consent' }), what: 'changed' },
  'a text is said to be to another number': {
    act: toReword(question, { to: '+14155550100' }),
    what: 'changed',
  },
  'the judgment of the sender of a mail is changed': {
    act: toReword(mailed, { authentication: { dmarc: 'pass' } }),
    what: 'changed',
  },
  'words can no longer be opened': { act: toSet(answer, { sealed: 'lost' }), what: 'changed' },
  'a text is back-dated': { act: toSet(question, { at: new Date(1_700_000_000_000) }), what: 'changed' },
  'a text is filed under another number': {
    act: toSet(answer, { phoneKey: 'phone:other' }),
    what: 'changed',
  },
  'a text is said to be by another person': {
    act: toSet(question, { by: 'Another Clerk' }),
    what: 'changed',
  },
  'the person’s text is said to be ours': { act: toSet(answer, { direction: 'out' }), what: 'changed' },
  'a text is said to be a mail': { act: toSet(question, { channel: 'email' }), what: 'changed' },
  'a text has the provider’s id of another one': {
    act: toSet(answer, { providerId: 'SM7' }),
    what: 'changed',
  },
  'one that did not arrive is delivered': { act: toSet(late, { state: 'delivered' }), what: 'changed' },
  'one that arrived did not': { act: toSet(question, { state: 'sent' }), what: 'changed' },
  'the report of a delivery is exchanged': {
    act: toSet(question, { report: '0'.repeat(64) }),
    what: 'changed',
  },
  'a text is deleted': { act: toDelete(answer), what: 'missing' },
  'a mail is deleted': { act: toDelete(mailed), what: 'missing' },
  'a delivered reminder is invented': { act: toInvent({}), what: 'added' },
  'an earlier one is invented that seems to wait': {
    act: toInvent({ entryDue: 'now', at: new Date(1_700_000_000_000) }),
    what: 'added',
  },
  'a picture is exchanged': { act: toReplaceFile('picture'), what: 'changed' },
  'a mail as it arrived is exchanged': { act: toReplaceFile('original'), what: 'changed' },
  'a picture is deleted': {
    act: (app) => app.models.messageFiles.deleteOne({ file: 0 }),
    what: 'missing',
  },
  'the list of files is emptied': { act: toReword('', { files: [] }), what: 'changed' },
  'an entry is made to fit, in a log that is written again': {
    act: async (app) => {
      const { _id } = await find(app, answer);
      await changeEntry(app, toEntryId(_id), { words: '0'.repeat(64) });
      await rewriteLog(app);
    },
    what: 'changed',
  },
  'a message is taken out with its entries, and the log is written again': {
    act: async (app) => {
      const { _id } = await find(app, answer);
      await toDelete(answer)(app);
      await app.models.consents.deleteMany({ 'record.message': String(_id) });
      await rewriteLog(app);
    },
    what: 'missing',
  },
  'entries are turned around, and the log is written again': {
    act: async (app) => {
      const [one, other] = [await find(app, answer), await find(app, question)].map(({ _id }) =>
        toEntryId(_id),
      );
      const times = [await findEntry(app, one!), await findEntry(app, other!)];
      await changeEntry(app, one!, { at: times[1]!.at });
      await changeEntry(app, other!, { at: times[0]!.at });
      await rewriteLog(app);
    },
    what: 'reordered',
  },
  'the entry of a state is taken out': {
    act: async (app) => {
      const { _id } = await find(app, question);
      await app.models.consents.deleteOne({ _id: `${toEntryId(_id)}-1` });
    },
    what: 'missing',
  },
};

test('an administrator with the data folder who changes, deletes or invents a message is named by the check, in every way', async () => {
  await using house = await openConversation();
  const { app } = house;
  expect(await verify(app)).toEqual([]);
  const restore = await copyData(app);
  const named: Record<string, string[]> = {};
  for (const [kind, { act }] of Object.entries(kinds)) {
    await act(app);
    named[kind] = (await verify(app)).map(({ what }) => what);
    await restore();
  }
  for (const [kind, { what }] of Object.entries(kinds)) expect(named[kind], kind).toContain(what);
  expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(20);
  expect(await verify(app)).toEqual([]);
});

test('a log that was written again as a whole is named by a head that was kept outside', async () => {
  await using house = await openConversation();
  const { app } = house;
  const heldHead = (await latestHead(app.models))!;
  const [last] = await app.models.consents
    .find({ kind: 'message' })
    .sort({ index: -1 })
    .limit(1)
    .lean<ConsentDoc[]>();
  const { message } = last!.record as MessageEntry;
  await app.models.messageFiles.deleteMany({ message });
  await app.models.messages.deleteOne({ _id: message });
  await app.models.consents.deleteMany({ 'record.message': message });
  await rewriteLog(app);
  expect(await verify(app)).toEqual([]);
  const { _id, rootHash } = heldHead;
  expect(checkHeld(await read(app), { heads: [{ _id, rootHash }] })).toHaveLength(1);
});

test('merges, unknown senders and a number of two leads leave no gap, and each message has one entry and one final state', async () => {
  const house = await openShared();
  const { app, admin } = house;
  const [one, other] = [
    await house.lead({ phoneNumber: maria }),
    await house.lead({ firstName: 'Ana', phoneNumber: maria }),
  ];
  await receive(house, 'Hello');
  const unknown = await house.stranger();
  const versions = await app.models.clients.find().select({ version: 1 }).lean();
  const version = (id: string) => versions.find(({ _id }) => String(_id) === id)!.version;
  await admin.mutate('merge.merge', {
    into: { id: one, version: version(one) },
    from: { id: other, version: version(other) },
  });
  await enter(app);
  const caller = { kind: 'staff' as const, ip: '', user: { id: 'a', username: 'admin' } };
  await decideUnknown(app.conversation, caller as never, { id: unknown, clientId: one });
  await receive(house, 'Me again');
  await house.write(one);
  await app.texts.sendSoon();
  await expect.poll(() => house.sent().length).toBe(1);
  await house.standIn.report(house.sent()[0]!, 'delivered', { server: app.url });
  await enter(app);
  await enter(app);
  expect(await verify(app)).toEqual([]);
  const entries = await app.models.consents.find({ kind: 'message' }).lean();
  expect(entries.filter(({ record }) => record?.kind === 'message' && record.part === 'words')).toHaveLength(
    4,
  );
  expect(entries.filter(({ record }) => record?.kind === 'message' && record.part === 'state')).toHaveLength(
    1,
  );
});

test('two servers that enter the same messages at once give each its number once', async () => {
  await using house = await openConversation();
  const { app } = house;
  for (const body of ['One', 'Two', 'Three']) await receive(house, body);
  await Promise.all([1, 2, 3].map(() => enterMessages(app.conversation)));
  await enter(app);
  expect(await verify(app)).toEqual([]);
});

test('an erased message leaves entries that say so, nothing that names the number, and no gap', async () => {
  await using house = await openConversation();
  const { app } = house;
  const { _id, phoneKey } = await find(app, answer);
  await deleteMessages(app.conversation, { _id });
  expect(await verify(app)).toEqual([]);
  expect(await findEntry(app, `erasure-${toEntryId(_id)}`)).toMatchObject({
    recordKind: 'message',
    keys: [],
  });
  await deleteMessages(app.conversation, { phoneKey });
  expect(await app.models.numberTurns.findById(phoneKey).lean()).not.toHaveProperty('series');
  const entries = JSON.stringify(await app.models.consents.find({ kind: 'message' }).lean());
  expect(entries).not.toContain(phoneKey);
  await receive(house, 'Hello again');
  await enter(app);
  expect(await verify(app)).toEqual([]);
  const again = await find(app, 'Hello again');
  expect(await findEntry(app, toEntryId(again._id))).toMatchObject({ number: 1 });
});

test('messages from before get one entry each, marked as entered later, also if that stops halfway', async () => {
  await using house = await openConversation();
  const { app } = house;
  const { models } = app;
  const old = await find(app, answer);
  const { salt: _, ...content } = openContent(app.conversation, old);
  const sealed = app.conversation.seal.close(JSON.stringify(content), `message ${old._id}`);
  await models.messages.collection.updateMany({}, { $unset: { entryDue: '' } });
  await models.messages.collection.updateOne({ _id: old._id }, { $set: { sealed } });
  await models.consents.deleteMany({ kind: 'message' });
  await models.numberTurns.updateMany({}, { $unset: { series: '' } });
  await rewriteLog(app);
  await messageEntries.up(app.connection.db!);
  expect(await verify(app)).toEqual([]);
  await enterMessages(app.conversation, { filter: { _id: old._id } });
  await enter(app);
  expect(await verify(app)).toEqual([]);
  expect(await findEntry(app, toEntryId(old._id))).toMatchObject({
    before: true,
    sentAt: old.at.toISOString(),
  });
  expect(await models.messages.countDocuments({ entryDue: { $exists: true } })).toBe(0);
  const count = await models.messages.countDocuments();
  expect(await messageNotes(app, await read(app))).toEqual([
    `${count} messages are from before messages had entries, and were entered later.`,
  ]);
});

const take = async (house: TextHouse, lead: string) => {
  const { cookie } = house.admin.headers as { cookie: string };
  const response = await fetch(`${house.app.url}/api/clients/${lead}/packet`, { headers: { cookie } });
  return Buffer.from(await response.arrayBuffer());
};

const hasPython = hasProgram('python3', 'no other program has checked a packet');

/** The verdict of the Python script on a packet; undefined without Python. */
const inPython = (zip: Buffer, keys: unknown) => {
  if (!hasPython) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'packet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, keyFile] = [join(folder, 'packet.zip'), join(folder, 'keys.json')];
  writeFileSync(file, zip);
  writeFileSync(keyFile, JSON.stringify(keys));
  const { status, stderr } = spawnSync('python3', ['scripts/verify-packet.py', file, keyFile]);
  return { status, said: String(stderr) };
};

test('a packet of an untouched conversation is valid, and one of a conversation that was tampered with names what differs, in two languages', async () => {
  await using house = await openConversation();
  const { app, leadId } = house;
  const { body: keys } = await app.anyone.get('/api/consent/keys');
  const judge = async () => {
    const zip = await take(house, leadId);
    return { problems: verifyPacket(zip, keys).problems, python: inPython(zip, keys) };
  };
  const good = await judge();
  expect(good).toEqual({ problems: [], python: good.python && { status: 0, said: '' } });
  const restore = await copyData(app);
  const names: Record<string, RegExp> = {
    'an answer of the person is reworded': /other words|another words/,
    'a text of ours is reworded': /other words|another words/,
    'a text is back-dated': /another time/,
    'one that did not arrive is delivered': /another state/,
    'a text is deleted': /missing/,
    'a delivered reminder is invented': /entry in the ledger/,
    'a picture is exchanged': /not the file|file that was changed/,
    'entries are turned around, and the log is written again': /is before entry|out of order/,
  };
  for (const [kind, name] of Object.entries(names)) {
    await kinds[kind]!.act(app);
    const { problems, python } = await judge();
    expect(problems.join('\n'), kind).toMatch(name);
    if (python) expect(python, kind).toEqual({ status: 1, said: expect.stringMatching(name) });
    await restore();
  }
});

test('a packet has the entries of another lead’s messages with the same number, and none of their words', async () => {
  const house = await openShared();
  const { app } = house;
  const [one, other] = [
    await house.lead({ phoneNumber: maria }),
    await house.lead({ firstName: 'Ana', phoneNumber: maria }),
  ];
  for (const [lead, words] of [
    [one, 'To the first'],
    [other, 'To the second'],
    [one, 'To the first again'],
  ] as const)
    expect((await house.write(lead, words)).status).toBe(202);
  const zip = await take(house, one);
  const { body: keys } = await app.anyone.get('/api/consent/keys');
  expect(verifyPacket(zip, keys).problems).toEqual([]);
  expect(inPython(zip, keys)?.status ?? 0).toBe(0);
});

test('a yes names its text and the question, and a withdrawal the text or the mail that asked for it', async () => {
  await using house = await openTexts({ mail: { ...noMail, from: 'help@lantern.example' } });
  const { app } = house;
  const lead = await house.lead({ phoneNumber: maria });
  await app.outbox.run();
  await app.texts.sendSoon();
  await expect.poll(() => house.sent().length).toBe(1);
  await receive(house, 'YES');
  await receive(house, 'STOP');
  await app.outbox.run();
  const questionText = (await app.models.messages.findOne({ service: 'confirm' }).lean())!;
  const [yes, stop] = [await find(app, 'YES'), await find(app, 'STOP')];
  const records = (await app.models.consents.find({ clientId: lead }).lean<ConsentDoc[]>()).map(
    ({ record }) => record,
  );
  expect(records).toContainEqual(
    expect.objectContaining({
      kind: 'confirmation',
      message: String(yes._id),
      question: String(questionText._id),
    }),
  );
  expect(records).toContainEqual(expect.objectContaining({ kind: 'withdrawal', message: String(stop._id) }));
});

test('each state after a final one has its own entry, and delivered after undelivered is in order', async () => {
  await using house = await openConversation();
  const { app } = house;
  const text = await find(app, late);
  await settleReport(app.texts, text, { providerId: text.providerId!, state: 'delivered' });
  await moveText(app.texts, await find(app, late), ['undelivered'], 'delivered');
  await enter(app);
  expect(await verify(app)).toEqual([]);
});

test('a lead without messages has a packet as before', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const { cookie } = admin.headers as { cookie: string };
  const response = await fetch(`${app.url}/api/clients/${id}/packet`, { headers: { cookie } });
  const { body: keys } = await app.anyone.get('/api/consent/keys');
  expect(verifyPacket(Buffer.from(await response.arrayBuffer()), keys).problems).toEqual([]);
});

test('a text that arrives has its entry later, and the provider does not wait for it', async () => {
  const house = await openShared();
  const { app } = house;
  const incoming = { providerId: 'SM1', from: maria, to: ourNumber, body: 'Hello', media: [] };
  const id = await storeIncoming(app.texts, incoming);
  expect(await app.models.consents.countDocuments({ kind: 'message' })).toBe(0);
  expect(await app.models.messages.findById(id).lean()).toMatchObject({ entryDue: 'now' });
  await enter(app);
  expect(await findEntry(app, toEntryId(id))).toMatchObject({ number: 1, part: 'words', direction: 'in' });
});
