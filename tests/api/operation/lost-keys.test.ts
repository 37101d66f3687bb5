import { readFileSync } from 'node:fs';
import { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { sealContent } from '../../../server/conversation/content';
import { keepFile } from '../../../server/conversation/files';
import { createSeal, type SealSecrets } from '../../../server/core/seal';
import { createTokenStore } from '../../../server/mail/oauth/token-source';
import { createTransport } from '../../../server/mail/transport';
import { appRouter } from '../../../server/router';
import type { Env } from '../../../server/start/env';
import { giveUp } from '../../../server/start/keys/give-up';
import { countClosed, resealAll, sealedPlaces } from '../../../server/start/keys/sealed-places';
import { type AgreementHouse, openAgreements } from '../../support/agreements';
import { firm } from '../../support/browser/firm';
import { caller } from '../../support/caller';
import { completeAgreement } from '../../support/complete-agreement';
import { uploadBody } from '../../support/images';
import { make } from '../../support/make';
import { signingPage } from '../../support/signing-page';
import { noMail, plainSettings, startApp } from '../../support/start-app';

/** Everything that any part of the product has sealed in this test, as it is kept. */
const closed = vi.hoisted(() => new Set<string>());
vi.mock('../../../server/core/seal', async (original) => {
  const { createSeal: create } = await original<{ createSeal: typeof createSeal }>();
  return {
    createSeal: (secrets: SealSecrets, purpose: string) => {
      const seal = create(secrets, purpose);
      const close = (text: string, about: string) => {
        const sealed = seal.close(text, about);
        closed.add(sealed);
        return sealed;
      };
      return { ...seal, close };
    },
  };
});

type Defined = { _def: { type: string } };

const before = plainSettings.encryptionKey;
const after = 'n'.repeat(32);

type Collection = { find: (filter: object) => { toArray: () => Promise<Record<string, unknown>[]> } };
const rows = (one: unknown, filter: object = {}) => (one as Collection).find(filter).toArray();

/** A message with a file, the mail server's token, and an account for texts. */
const fillMessages = async ({ app: { models, texts }, admin, lead }: AgreementHouse) => {
  const _id = new Types.ObjectId();
  await models.messages.create({
    ...{ _id, clientId: lead, phoneKey: 'x', channel: 'email', direction: 'in', state: 'received' },
    ...{ at: new Date(), sealed: sealContent(texts, _id, { body: 'Hello', from: 'a@b.c', to: 'd@e.f' }) },
  });
  await keepFile(texts, { message: String(_id) }, Buffer.from('Hello'));
  await createTokenStore(models, createSeal([before], 'mail tokens'), 'first').keep('second');
  const access = { provider: 'twilio', account: 'AC1', token: 'a token', publicKey: '' };
  const saved = await admin.mutate('textAccount.save', { version: 0, access, numbers: [] });
  expect(saved.status).toBe(200);
};

/** A firm with a value in each place that is sealed under the encryption key; answers ids to ask for. */
const fillAll = async (house: AgreementHouse) => {
  const { app, admin, lead } = house;
  const { models } = app;
  const scan = await admin.send('POST', `/api/clients/${lead}/scans`, {
    body: uploadBody(Buffer.from('%PDF-1.4\n%%EOF\n'), 'scan.pdf', 'application/pdf'),
  });
  const { id: complete } = await completeAgreement(house);
  const { id: waiting, tokens } = await house.send();
  await signingPage(app.anyone, tokens[0]!).press('send-code');
  const hook = await admin.mutate('webhooks.create', {
    url: 'https://example.com/hook',
    events: ['lead.created'],
  });
  await app.anyone.post('/api/clients', { firstName: 'Nobody' });
  const [refused] = await rows(models.refusedSubmissions.collection);
  const erasure = new Types.ObjectId();
  const about = createSeal([before], 'erased people').close('{}', String(erasure));
  await models.erasures.create({
    ...{ _id: erasure, about, state: 'asked', at: new Date(), reason: 'They asked.' },
    ...{ leads: [], keys: [], refused: [], askedBy: String(new Types.ObjectId()), askedByName: 'Sam' },
  });
  const archived = createSeal([before], 'erased people').close('{}', 'gone');
  await models.consents.collection.insertOne({
    ...{ _id: 'gone' as never, kind: 'answer', clientId: lead, archived },
    ...{ at: new Date(), keys: [], keptUntil: new Date('2100-01-01') },
  });
  const [user] = await rows(models.users.collection, { username: 'admin' });
  const secret = createSeal([before], 'second factor').close('secret', String(user!._id));
  await models.credentials.collection.updateOne(
    { _id: new Types.ObjectId() },
    { $set: { 'totp.secret': secret } },
    { upsert: true },
  );
  const { password: _, ...person } = make.user({ role: 'user' });
  await admin.mutate('links.invite', person);
  // One link waits in the outbox, because the mail server refuses it, and one in its agreement still.
  house.smtp.behave({ rcpt: 451 });
  await house.send({ deliver: 'mail' });
  await app.outbox.run();
  await house.send({ deliver: 'mail' });
  await fillMessages(house);
  const ids = [lead, complete, waiting, refused!._id, user!._id, erasure, hook.body.result.data.id];
  return { token: tokens[0]!, scan: scan.body.id as string, ids: ids.map(String) };
};

/** The same data on a server with another key. */
const openAfter = (house: AgreementHouse, encryptionKey: string) =>
  startApp({
    ...{ dbName: house.app.dbName, encryptionKey, now: () => house.clock.time, publicUrl: firm.origin },
    mail: {
      ...{ ...noMail, from: 'Lantern Justice <help@lantern.example>' },
      transport: createTransport(house.smtp.url),
    },
  });

/** Each text and each run of bytes of a document, as text. */
const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Buffer.isBuffer(value)) return [value.toString('utf8'), value.toString('base64url')];
  const bytes = (value as { buffer?: unknown } | null)?.buffer;
  if (Buffer.isBuffer(bytes)) return collectTexts(bytes);
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
};

test('every sealed value in the database is in the list of sealed places', async () => {
  await using house = await openAgreements();
  await fillAll(house);
  const { models, connection } = house.app;
  const listed = new Set<string>();
  for (const place of sealedPlaces) {
    const docs = await rows(place.collection(models), place.filter);
    // If you add a place, add a value for it above.
    expect([place.what, docs.length]).toEqual([place.what, expect.toSatisfy((count) => count > 0)]);
    for (const doc of docs) for (const text of place.texts(doc)) listed.add(text);
  }
  const unlisted: string[] = [];
  for (const { collectionName } of await connection.db!.collections())
    for (const doc of await rows(connection.db!.collection(collectionName)))
      for (const [field, value] of Object.entries(doc))
        if (collectTexts(value).some((text) => closed.has(text) && !listed.has(text)))
          unlisted.push(`${collectionName}.${field}`);
  expect(unlisted).toEqual([]);
  expect(listed.size).toBeGreaterThan(sealedPlaces.length);
});

test('after the encryption key was given up every page and call that reads answers, or says why it cannot', async () => {
  await using house = await openAgreements();
  const { token, scan, ids } = await fillAll(house);
  const { models } = house.app;
  await giveUp({
    ...{ env: {} as Env, models, now: Date.now },
    key: {
      ...{ name: 'encryption-key', place: 'ENCRYPTION_KEY', isSetting: true, state: 'there' },
      ...{ fingerprint: 'new', recorded: ['old'], verdict: 'other' },
    },
  });
  await using app = await openAfter(house, after);
  const admin = caller(app.url, house.admin.headers);
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const gets = Object.entries(paths).flatMap(([path, { get }]) => (get ? [path] : []));
  const fill = (path: string, id: string) =>
    path
      .replace('{token}', token)
      .replace('{scan}', scan)
      .replace(/\{\w+\}/g, id);
  const more = ['/agreements/{id}/file', '/clients/{id}/packet', '/clients/{id}/scans/{scan}'];
  const addresses = [...gets, ...more].flatMap((path) => ids.map((id) => `/api${fill(path, id)}`));
  const outside = [
    `/sign/${token}`,
    `/es/sign/${token}`,
    `/api/signing/${token}/file`,
    `/api/signing/${token}/sample`,
  ];
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [string, Defined][];
  const queries = procedures.flatMap(([name, { _def }]) => (_def.type === 'query' ? [name] : []));
  const answers: { of: string; status: number; text: string }[] = [];
  for (const path of new Set([...addresses, ...outside])) {
    const { status, text } = await admin.get(path);
    answers.push({ of: path, status, text });
  }
  for (const name of queries)
    for (const input of [undefined, ...ids.map((id) => ({ id }))]) {
      const { status, text } = await admin.query(name, input);
      answers.push({ of: `${name} ${JSON.stringify(input)}`, status, text });
    }
  expect(answers.length).toBeGreaterThan(400);
  const failed = answers.filter(({ status }) => status >= 500);
  // It is a sentence of ours about the key, and no fault.
  expect(failed.filter(({ status, text }) => status !== 503 || !text.includes('key'))).toEqual([]);
  expect(failed.length).toBeGreaterThan(2);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(60);
});

test('a link that waited in the outbox while the encryption key was rotated is delivered and opens', async () => {
  await using house = await openAgreements();
  const { id } = await house.send({ deliver: 'mail' });
  const { models } = house.app;
  expect(await resealAll(models, [before], after)).toBeGreaterThan(2);
  expect([...(await countClosed(models, [after]))]).toEqual([]);
  await using app = await openAfter(house, after);
  await app.outbox.run();
  const letters = house.smtp.got.map(({ text }) => text.replaceAll('=\r\n', ''));
  const [, token] = letters.map((text) => /\/sign\/([\w-]{43})/.exec(text)).find(Boolean) ?? [];
  expect((await signingPage(app.anyone, token!).open()).step).toBe('code');
  const admin = caller(app.url, house.admin.headers);
  expect((await admin.get(`/api/agreements/${id}`)).status).toBe(200);
});
