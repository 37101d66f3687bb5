import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Model, Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { askContactGate } from '../../../server/contact/gate';
import { collectPersonalData } from '../../../server/feature';
import { features } from '../../../server/features';
import { withMongo } from '../../../server/operations/archive/sources';
import { writeArchive } from '../../../server/operations/archive/write-archive';
import { sealForgottenTexts } from '../../../server/privacy/consents-holding';
import { enterRecord } from '../../../server/proof/enter-record';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import { storeIncoming, takeIncoming } from '../../../server/texting/take-incoming';
import { type ConsentRecord, consentRecord } from '../../../shared/schemas/consent';
import { make } from '../../support/make';
import { markedDoc, markedValue } from '../../support/marked';
import { oldAdmin } from '../../support/old-admin';
import { shareTexts } from '../../support/share-house';
import { startApp, type TestApp } from '../../support/start-app';
import { openStore, tempDir } from '../../support/store/embedded-store';
import { openTexts, ourNumber } from '../../support/texts';

const openShared = shareTexts();

vi.setConfig({ testTimeout: 120_000 });

type Person = { mark: string; email: string; phoneNumber: string; secondPhone: string };

const erased = {
  mark: 'zqe',
  email: 'zqe@example.com',
  phoneNumber: '(503) 555-0187',
  secondPhone: '(503) 555-0188',
};
const neighbor = {
  mark: 'zqn',
  email: 'zqn@example.com',
  phoneNumber: '(503) 555-0189',
  secondPhone: '(503) 555-0190',
};

const filled = Object.entries(collectPersonalData(features)).flatMap(([name, holding]) =>
  typeof holding === 'string' ? [] : [name as keyof TestApp['models']],
);

const getModel = (app: TestApp, name: keyof TestApp['models']) =>
  app.models[name] as unknown as Model<Record<string, unknown>>;

/** A lead with everything that the product can store about its person. */
const fill = async (app: TestApp, person: Person) => {
  const { mark, ...contacts } = person;
  const id: string = (await app.anyone.post('/api/clients', make.client(contacts))).body.id;
  const keys = await app.consents.personKeys.findKeys(person);
  const [phoneKey] = keys;
  const messageId = new Types.ObjectId();
  const agreementId = new Types.ObjectId();
  const links = { clientId: id, leadId: id, lead: id, entityId: id, entity: 'client', phoneKey, keys };
  const own: Partial<Record<keyof TestApp['models'], object>> = {
    agreementFiles: { _id: `${agreementId}:original` },
    agreements: { _id: agreementId, keptUntil: undefined },
    contactCounts: { _id: phoneKey },
    messageFiles: { message: String(messageId) },
    messages: { _id: messageId },
    privacyRequests: { isErased: false },
    suppressions: { address: person.email, about: 'everything' },
    views: { query: `search=${mark}&status=New` },
  };
  const {
    mergedInto: _,
    deletedAt: __,
    hold: ___,
    ...lead
  } = markedDoc(app.models.clients.schema as never, (path) => `${mark}.clients.${path}.${mark}`, {
    ...contacts,
    mergedIds: [],
  });
  const { _id: ____, keys: _____, phoneE164: ______, onceKeys: _______, ...fields } = lead;
  await app.models.clients.collection.updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });
  for (const name of filled.filter((one) => one !== 'clients' && one !== 'consents'))
    await getModel(app, name).collection.insertOne(
      markedDoc(getModel(app, name).schema as never, (path) => `${mark}.${name}.${path}.${mark}`, {
        ...links,
        ...own[name],
      }) as never,
    );
  for (const option of consentRecord.options)
    for (const about of [
      { clientId: id, phoneNumber: person.phoneNumber },
      { phoneNumber: person.secondPhone },
    ]) {
      const at = new Date().toISOString();
      const record = markedValue(option, (path) => `${mark}.consents.${path}.${mark}`, {
        id: new Types.ObjectId().toHexString(),
        clientId: undefined,
        agreementId: String(agreementId),
        email: person.email,
        at,
        sentAt: at,
        keys: [],
        ...about,
      }) as ConsentRecord;
      // Those of messages hold hashes alone, and follow from the messages above.
      if (!['key', 'erasure', 'packet', 'message'].includes(record.kind))
        await enterRecord(app, JSON.parse(JSON.stringify(record)));
    }
  await app.consents.sealAll();
  return id;
};

const findFaults = async (app: TestApp) =>
  checkLedger(await loadLedger({ models: app.models, personKeys: app.consents.personKeys }));

const erase = async (app: TestApp, id: string) => {
  const admin = await app.signInAsAdmin();
  const choice = { leads: [id], refused: [], email: '', phoneNumber: '', reason: 'Asked by letter' };
  const { body } = await admin.mutate('privacy.askErasure', choice);
  const second = await oldAdmin(app);
  expect((await second.mutate('privacy.agreeToErasure', { id: body.result.data.id })).status).toBe(200);
};

/** The marks of a person in every byte of the data folder, of a new backup and of the documents. */
const findMarks = async (app: TestApp, store: { dir: string; uri: string }, { mark }: Person) => {
  await using folder = await tempDir();
  const uri = new URL(store.uri);
  uri.pathname = `/${app.dbName}`;
  const file = join(folder.path, 'backup');
  await withMongo(uri.href, (source) => writeArchive(file, source, { now: Date.now, settings: [] }));
  const files = readdirSync(store.dir).filter((name) => !name.endsWith('.sock'));
  const texts = [file, ...files.map((name) => join(store.dir, name))].map((name) =>
    readFileSync(name, 'latin1'),
  );
  const pattern = new RegExp(`${mark}\\.([\\w.$]+?)\\.${mark}|${mark}@|503\\D{0,3}555\\D?018[78]`, 'g');
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([all, path]) => path ?? all))),
  ].sort();
};

/** docs/privacy.md gives the reasons why these stay: who on the staff did something, and lists that the law asks for. */
const staysFor = [
  'audit.actor',
  'audit.actorId',
  'audit.ip',
  /^conflictNames\./,
  /^doNotContact\./,
  /^leadReads\./,
  /^privacyRequests\.(audits|closedBy)/,
  /^scans\./,
  /^views\.(columns|list|name|ownerId)/,
];

/** Every document with a mark of a person, as it is stored. */
const findDocs = async (app: TestApp, { mark }: Person) => {
  const docs: string[] = [];
  for (const collection of await app.connection.db!.collections())
    for (const doc of await collection.find().toArray())
      if (JSON.stringify(doc).includes(mark))
        docs.push(`${collection.collectionName} ${JSON.stringify(doc)}`);
  return docs.sort();
};

test('everything that any collection holds of a person is gone from every byte after an erasure, and nothing of another person is', async () => {
  await using store = await openStore();
  await using app = await startApp({ mongoUri: store.uri });
  const id = await fill(app, erased);
  await fill(app, neighbor);
  const before = await findMarks(app, store, erased);
  for (const name of filled)
    expect(
      before.some((path) => path.startsWith(`${name}.`)),
      name,
    ).toBe(true);
  const others = await findDocs(app, neighbor);

  await erase(app, id);

  const stays = (path: string) => staysFor.some((one) => path.match(one)?.index === 0);
  expect((await findMarks(app, store, erased)).filter((path) => !stays(path))).toEqual([]);
  expect(await findDocs(app, neighbor)).toEqual(others);
  expect(await findFaults(app)).toEqual([]);
});

const secondPhone = '+14155550188';

/** A text from a phone that no lead has. */
const receive = async ({ texts }: TestApp, providerId: string, body: string) => {
  const id = await storeIncoming(texts, { providerId, from: secondPhone, to: ourNumber, body, media: [] });
  await takeIncoming(texts, id!);
  return id!;
};

const inDocs = async (app: TestApp, text: string) => {
  const collections = await app.connection.db!.collections();
  const docs = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return docs.flat().filter((doc) => JSON.stringify(doc).includes(text));
};

test('a second phone, whose texts staff assigned to the lead, goes with its person, and its STOP stays', async () => {
  await using store = await openStore();
  await using house = await openTexts({ mongoUri: store.uri });
  const { app, admin } = house;
  const id = await house.lead();
  const hello = await receive(app, 'SM1', 'Hello from my other phone');
  await receive(app, 'SM2', 'STOP');
  expect((await admin.put(`/api/messages/unknown/${hello}`, { clientId: id })).status).toBe(204);
  expect((await inDocs(app, secondPhone)).length).toBeGreaterThan(1);
  await erase(app, id);
  expect(await inDocs(app, secondPhone)).toEqual([]);
  for (const name of readdirSync(store.dir).filter((one) => !one.endsWith('.sock')))
    expect(readFileSync(join(store.dir, name), 'latin1'), name).not.toContain(secondPhone);
  expect(await findFaults(app)).toEqual([]);
  // The provider still has them.
  for (const [providerId, body] of [
    ['SM1', 'Hello from my other phone'],
    ['SM2', 'STOP'],
  ] as const)
    expect(
      await storeIncoming(app.texts, { providerId, from: secondPhone, to: ourNumber, body, media: [] }),
    ).toBeUndefined();
  expect(await app.models.messages.countDocuments()).toBe(0);
  const again = await house.lead({ phoneNumber: secondPhone });
  expect((await askContactGate(app, again, 'text')).reason).toBe('WITHDRAWN');
});

test('a phone that two leads have texted from is not one person’s to erase', async () => {
  const house = await openShared();
  const { app, admin } = house;
  const id = await house.lead();
  const hello = await receive(app, 'SM1', 'Hello from the phone at home');
  await admin.put(`/api/messages/unknown/${hello}`, { clientId: id });
  const spouse = await house.lead({ email: 'anselm@example.com', phoneNumber: secondPhone });
  const theirs = await receive(app, 'SM2', 'STOP');
  await erase(app, id);
  expect(await app.models.messages.distinct('_id')).toEqual([new Types.ObjectId(theirs)]);
  const record = await app.models.consents.findById(theirs).lean();
  expect(record?.record).toMatchObject({ phoneNumber: secondPhone, clientId: spouse });
  const withdrawal = await app.models.consents.findOne({ kind: 'withdrawal' }).lean();
  expect(withdrawal?.record).toMatchObject({ phoneNumber: secondPhone, clientId: spouse });
});

test('the number of a text that an earlier version erased is sealed, and the log still holds', async () => {
  const house = await openShared();
  const { app } = house;
  const ids = [await receive(app, 'SM1', 'Hello'), await receive(app, 'SM2', 'STOP')];
  await app.consents.sealAll();
  await sealForgottenTexts(app);
  expect(await app.models.consents.countDocuments({ erasedAt: { $exists: true } })).toBe(0);
  // An earlier version deleted the words only.
  await app.models.messages.deleteMany({ _id: { $in: ids } });
  await sealForgottenTexts(app);
  expect(await inDocs(app, secondPhone)).toEqual([]);
  expect(await app.models.consents.countDocuments({ archived: { $exists: true } })).toBe(3);
  expect(await findFaults(app)).toEqual([]);
  const lead = await house.lead({ phoneNumber: secondPhone });
  expect((await askContactGate(app, lead, 'text')).reason).toBe('WITHDRAWN');
});
