import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ConsentDoc } from '../../../server/proof/consent.model';
import { createConsents } from '../../../server/proof/consents';
import { checkHeld, type Held } from '../../../server/proof/ledger/check-held';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { ledgerNotes } from '../../../server/proof/ledger/ledger-notes';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import type { HeadDoc } from '../../../server/proof/ledger.model';
import { createSigner } from '../../../server/proof/signing-key';
import { firm } from '../../support/browser/firm';
import { consented } from '../../support/consented';
import { make } from '../../support/make';
import { consentKey, startApp, type TestApp } from '../../support/start-app';
import { runLantern } from '../../support/store/embedded-store';
import { testStoreUri } from '../../support/store/test-server';

const own = createSigner(consentKey).keyId;
const strangersKey = generateKeyPairSync('ed25519').privateKey;

const load = ({ models, consents: { personKeys } }: TestApp) => loadLedger({ models, personKeys });
const findProblems = async (app: TestApp, held: Held = {}) => {
  const ledger = await load(app);
  const findings = [...checkLedger(ledger), ...checkHeld(ledger, held)];
  return findings.map(({ what, why }) => `${what}: ${why}`);
};

const send = async (app: TestApp, email: string): Promise<string> => {
  const { id } = (await app.anyone.post('/api/clients', consented({ email }))).body;
  await app.consents.sealAll();
  return id;
};

/** Answers of two people and a withdrawal by one of them, each with its own head. */
const withLog = async () => {
  const app = await startApp();
  const maria = await send(app, 'maria@example.com');
  await send(app, 'ana@example.com');
  const admin = await app.signInAsAdmin();
  await admin.post(`/api/clients/${maria}/consent/withdraw`, { source: 'stop' });
  await app.consents.sealAll();
  return { app, admin, maria };
};

/** The whole log rewritten with another key, by a person with the database. */
const rewrite = async (app: TestApp) => {
  const { models } = app;
  await models.ledger.deleteMany({});
  await models.ledgerHeads.deleteMany({});
  await models.consents.deleteMany({ kind: 'key' });
  await models.consents.updateMany({}, { $set: { unsealed: true }, $unset: { index: '', leafHash: '' } });
  await createConsents({
    models,
    signer: createSigner(strangersKey),
    now: Date.now,
    firm: async () => firm,
  }).sealAll();
};

test('the check reports a log rewritten with another key, even after the real key is back', async () => {
  const { app } = await withLog();
  await using _ = app;
  expect(await findProblems(app, { ownKey: own, keys: [own] })).toEqual([]);
  await rewrite(app);
  expect(await findProblems(app, { ownKey: own })).toEqual([
    expect.stringMatching(/^key: the key of this server/),
  ]);
  expect((await findProblems(app, { keys: [own] }))[0]).toMatch(
    /^key: the log does not name the key .* you hold/,
  );
  await app.consents.sealAll();
  expect(await findProblems(app)).toEqual([
    expect.stringMatching(/^key: a break: .* not signed by the key before/),
  ]);
  expect(await findProblems(app, { keys: [own] })).toEqual([
    expect.stringMatching(/^key: a break: no key that you/),
  ]);
});

test('a record that was emptied as if it had been erased is named', async () => {
  const { app } = await withLog();
  await using _ = app;
  const change = { $unset: { record: '' }, $set: { archived: 'x', erasedAt: new Date() } };
  await app.models.consents.collection.updateOne({ kind: 'withdrawal' }, change);
  expect(await findProblems(app)).toEqual([
    'missing: what it said is gone, and no erasing of it stands in the log',
  ]);
});

test('the check reports a key, lead, time or channel that was swapped next to a record', async () => {
  const { app, maria } = await withLog();
  await using _ = app;
  const { models } = app;
  const other = (await models.consents.findOne({ kind: 'answer', clientId: { $ne: maria } }).lean())!;
  const filter = { kind: 'withdrawal' } as const;
  const sealed = (await models.consents.findOne(filter).lean<ConsentDoc>())!;
  const changes = { keys: other.keys, clientId: other.clientId, at: new Date(0), channel: 'email' as const };
  for (const [name, value] of Object.entries(changes)) {
    await models.consents.updateOne(filter, { $set: { [name]: value } });
    expect(await findProblems(app)).toEqual([
      `changed: ${name}, beside the record, is not what the record says`,
    ]);
    await models.consents.replaceOne(filter, sealed);
  }
});

test('entries that no head speaks of any more are named, and ends that were cut off against a head that one holds', async () => {
  const { app } = await withLog();
  await using _ = app;
  const { models } = app;
  const heads = await models.ledgerHeads.find().sort({ _id: 1 }).lean<HeadDoc[]>();
  const [last] = await models.ledger.find().sort({ _id: -1 }).limit(1).lean();
  await models.ledgerHeads.deleteOne({ _id: last!._id + 1 });
  expect(await findProblems(app)).toEqual(['added: no signed head speaks of it']);
  await models.ledger.deleteOne({ _id: last!._id });
  expect(await findProblems(app)).toEqual([
    expect.stringMatching(/^missing: the log lost the entry with hash/),
  ]);
  await models.consents.deleteOne({ _id: last!.recordId });
  expect(await findProblems(app)).toEqual([]);
  expect(await findProblems(app, { heads })).toEqual([`missing: a head that you hold speaks of 4 entries`]);
  await models.ledgerHeads.deleteMany({});
  expect(await findProblems(app)).toEqual(Array(3).fill('added: no signed head speaks of it'));
});

test('an answer that was put in without a place in the log is named', async () => {
  const { app } = await withLog();
  await using _ = app;
  const { models } = app;
  const {
    index: _i,
    leafHash: _l,
    ...answer
  } = (await models.consents.findOne({ kind: 'answer' }).lean<ConsentDoc>())!;
  await models.consents.collection.insertOne({ ...answer, _id: 'forged' } as never);
  expect(await findProblems(app)).toEqual(['added: it was put in beside the log and never sealed']);
  const at = new Date('2020-01-01');
  await models.consents.collection.updateOne({ _id: 'forged' } as never, { $set: { at, unsealed: true } });
  expect(await findProblems(app)).toEqual(['added: it was put in beside the log and never sealed']);
});

test('a stamp or a head that one holds and that was taken away is named', async () => {
  const { app } = await withLog();
  await using _ = app;
  const [head] = await app.models.ledgerHeads.find().sort({ _id: 1 }).lean<HeadDoc[]>();
  const stamp = { at: '2026-11-23T12:00:00.000Z', response: 'MAA=' };
  expect(await findProblems(app, { heads: [{ ...head!, stamp }] })).toEqual([
    'head: the outside timestamp of the head that you hold was taken away or exchanged',
  ]);
  await app.models.ledgerHeads.deleteOne({ _id: head!._id });
  expect(await findProblems(app, { heads: [head!] })).toEqual([
    'head: the head that you hold was taken away',
  ]);
  expect(await findProblems(app, { heads: [{ ...head!, rootHash: '0'.repeat(64) }] })).toEqual([
    'head: the log does not begin as the head that you hold says',
    'head: no key of this log signed the head that you hold',
  ]);
});

test('a person who is erased leaves a tombstone in the log, by which a withdrawal goes on holding', async () => {
  const { app, admin, maria } = await withLog();
  await using _ = app;
  const { models } = app;
  const choice = {
    leads: [maria],
    refused: [],
    email: 'maria@example.com',
    phoneNumber: '',
    reason: 'asked',
  };
  const erasure = await admin.mutate('privacy.askErasure', choice);
  const second = await app.signInAs('admin');
  await models.users.updateMany({}, { $set: { createdAt: new Date(0), adminSince: new Date(0) } });
  await second.mutate('privacy.agreeToErasure', { id: erasure.body.result.data.id });
  expect(await models.consents.countDocuments({ kind: 'erasure' })).toBe(2);
  expect(await findProblems(app)).toEqual([]);
  const gone = { kind: 'withdrawal', record: { $exists: false } } as const;
  await models.consents.updateOne(gone, { $set: { channel: 'email' } });
  expect(await findProblems(app)).toEqual([
    'missing: what is left of it is not what was signed when it was erased',
  ]);
  const { id } = (await app.anyone.post('/api/clients', make.client({ email: 'maria@example.com' }))).body;
  const { body } = await admin.get(`/api/clients/${id}/contact?channel=call`);
  expect(body.reason).toBe('WITHDRAWN');
});

test('a key changed with the old one is vouched for, and an earlier change is reported plainly', async () => {
  const { app } = await withLog();
  await using _ = app;
  const { models } = app;
  const signer = createSigner(strangersKey);
  const options = {
    models,
    signer,
    signerBefore: createSigner(consentKey),
    now: Date.now,
    firm: async () => firm,
  };
  await createConsents(options).sealAll();
  expect(await findProblems(app, { keys: [own], ownKey: signer.keyId })).toEqual([]);
  expect(await findProblems(app, { keys: [signer.keyId] })).toEqual([]);
  const keys = (await app.anyone.get('/api/consent/keys')).body;
  expect(keys[1].previous).toEqual({ keyId: own, signature: expect.stringMatching(/^[\w+/]{86}==$/) });
  const ledger = await load(app);
  expect(ledgerNotes(ledger).join()).not.toMatch(/followed/);
  const before = ledger.records.map((doc) => {
    if (doc.record?.kind !== 'key') return doc;
    const { previous: _p, ...record } = doc.record;
    return { ...doc, record };
  });
  expect(ledgerNotes({ ...ledger, records: before })).toContainEqual(
    `The key ${signer.keyId} followed ${own} before changes of keys were signed: a break, unless you know both (--key).`,
  );
});

test('npx lantern verify takes keys and heads that one holds, and ends with an error where they do not fit', async () => {
  const { app } = await withLog();
  await using _ = app;
  const MONGODB_URI = testStoreUri().replace(/\/(\?|$)/, `/${app.dbName}$1`);
  const verify = async (...args: string[]) => {
    const { ended, printed, errors } = await runLantern(['verify', ...args], { MONGODB_URI });
    return { code: await ended, output: printed() + errors() };
  };
  const { head } = (await app.anyone.get('/api/consent/head')).body;
  const right = await verify('--key', own, '--head', `${head.treeSize}:${head.rootHash}`);
  expect(right.output).toMatch(/4 entries, 3 signed heads: all as they were written/);
  expect(right.code).toBe(0);
  const unknown = await verify();
  expect([unknown.code, unknown.output]).toEqual([
    2,
    expect.stringMatching(/Intact, but signed by an unknown key/),
  ]);
  const wrong = await verify('--key', '0'.repeat(16), '--head', `9:${head.rootHash}`);
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/KEY - the log does not name the key 0{16}/);
  expect(wrong.output).toMatch(/MISSING 4 - a head that you hold speaks of 9 entries/);
});
