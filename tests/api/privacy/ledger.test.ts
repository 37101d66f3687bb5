import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createConsents } from '../../../server/proof/consents';
import { type LedgerKeys, problemsOfCertificate } from '../../../server/proof/ledger/check-certificate';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { createSigner } from '../../../server/proof/signing-key';
import type { Certificate } from '../../../shared/schemas/consent';
import { firm } from '../../support/browser/firm';
import { consented } from '../../support/consented';
import { make } from '../../support/make';
import { consentKey, startApp, type TestApp } from '../../support/start-app';

const findCertificate = async (app: TestApp, id: string) => {
  const admin = await app.signInAsAdmin();
  return admin.get(`/api/clients/${id}/consent`);
};

const findLedger = async ({ models }: TestApp) => ({
  entries: await models.ledger.find().sort({ _id: 1 }).lean(),
  records: await models.consents.find().lean(),
  heads: await models.ledgerHeads.find().sort({ _id: 1 }).lean(),
});

/** The problems of a certificate for a reader with these keys. */
const findProblems = (certificate: Certificate, keys: unknown) =>
  problemsOfCertificate(certificate, keys as LedgerKeys);

test('a record that is not sealed yet answers 202 with the time to come again, and then its certificate', async () => {
  await using app = await startApp();
  const { id } = (await app.anyone.post('/api/clients', consented())).body;
  const early = await findCertificate(app, id);
  expect([early.status, early.headers.get('retry-after'), early.body.sealed]).toEqual([202, '3', false]);
  await app.consents.sealAll();
  const { status, body } = await findCertificate(app, id);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual([
    'covering',
    'head',
    'index',
    'keyId',
    'leafHash',
    'proof',
    'record',
    'signature',
    'treeSize',
  ]);
  expect(body.record).toMatchObject({ kind: 'answer', clientId: id, granted: true });
  expect(body.head).toMatchObject({
    treeSize: body.treeSize,
    rootHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await app.models.clients.findById(id).lean()).not.toHaveProperty('consent');
});

test('a lead without an answer has no certificate, and nobody without a session sees one', async () => {
  await using app = await startApp();
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  expect((await findCertificate(app, id)).status).toBe(404);
  expect((await app.anyone.get(`/api/clients/${id}/consent`)).status).toBe(401);
});

test('every change of a certificate is found', async () => {
  await using app = await startApp();
  const ids: string[] = [];
  for (let number = 0; number < 6; number++)
    ids.push((await app.anyone.post('/api/clients', consented({ email: `p${number}@example.com` }))).body.id);
  await app.consents.sealAll();
  const keys = (await app.anyone.get('/api/consent/keys')).body;
  expect(keys).toMatchObject([{ id: expect.any(String), publicKey: expect.stringContaining('PUBLIC KEY') }]);
  const certificate: Certificate = (await findCertificate(app, ids[3]!)).body;
  expect(findProblems(certificate, keys)).toEqual([]);

  const { record } = certificate;
  const other = (await findCertificate(app, ids[4]!)).body as Certificate;
  const wrong: [Certificate, RegExp][] = [
    [{ ...certificate, record: { ...record, salt: 'x' } }, /was changed/],
    [{ ...certificate, index: certificate.index + 1 }, /does not lead/],
    [{ ...certificate, proof: certificate.proof.slice(1) }, /does not lead/],
    [{ ...certificate, proof: other.proof }, /does not lead/],
    [{ ...certificate, head: { ...certificate.head, timestamp: new Date().toISOString() } }, /signature/],
    [{ ...certificate, treeSize: 3 }, /does not lead/],
    [{ ...certificate, covering: { ...certificate.covering, proof: [] } }, /does not lead/],
    [{ ...certificate, keyId: 'x' }, /not among the keys/],
  ];
  for (const [changed, why] of wrong) expect(findProblems(changed, keys).join()).toMatch(why);
  const late = [{ ...keys[0], from: '2099-01-01T00:00:00.000Z' }];
  expect(findProblems(certificate, late).join()).toMatch(/was not in use then/);
});

test('32 writers and two servers that seal at once make one order without a gap, each record in it once', async () => {
  await using app = await startApp();
  const { models } = app;
  const signer = createSigner(consentKey);
  const servers = [1, 2].map(() => createConsents({ models, signer, now: Date.now, firm: async () => firm }));
  let writing = true;
  const sealing = servers.map(async ({ sealAll }) => {
    while (writing) await sealAll();
    await sealAll();
  });
  const writers = Array.from({ length: 32 }, async (_, writer) => {
    for (let number = 0; number < 10; number++) {
      const email = `w${writer}-${number}@example.com`;
      expect((await app.anyone.post('/api/clients', consented({ email }))).status).toBe(201);
    }
  });
  await Promise.all(writers).finally(() => {
    writing = false;
  });
  await Promise.all(sealing);
  const ledger = await findLedger(app);
  expect(ledger.entries.map(({ _id }) => _id)).toEqual(Array.from({ length: 321 }, (_, index) => index));
  expect(new Set(ledger.entries.map(({ recordId }) => recordId)).size).toBe(321);
  expect(ledger.heads.at(-1)?._id).toBe(321);
  expect(checkLedger(ledger)).toEqual([]);
});

test('a server that dies between any two of its writes leaves nothing that the next one does not mend', async () => {
  await using app = await startApp();
  const { models } = app;
  const { id } = (await app.anyone.post('/api/clients', consented())).body;
  const { consent } = (await models.clients.findById(id).lean())!;
  await app.consents.ingestConsents(id);
  // Died after the copy, before the record left its lead.
  await models.clients.updateOne({ _id: id }, { $set: { consent, unsealed: true } });
  await app.consents.sealAll();
  // Died after the entry, before the record had its place, and before the head.
  await models.consents.updateOne(
    { _id: consent!.id },
    { $set: { unsealed: true }, $unset: { index: '', leafHash: '' } },
  );
  await models.ledgerHeads.deleteMany({});
  await app.consents.sealAll();
  const ledger = await findLedger(app);
  expect(ledger.entries).toHaveLength(2);
  expect(checkLedger(ledger)).toEqual([]);
  expect((await findCertificate(app, id)).status).toBe(200);
});

test('a new key is entered into the log, signs from there on, and the old one signs never again', async () => {
  const clock = { time: Date.UTC(2026, 10, 22) };
  const now = () => clock.time;
  await using app = await startApp({ now });
  const { models } = app;
  const first = (await app.anyone.post('/api/clients', consented())).body.id;
  await app.consents.sealAll();
  const old = (await findCertificate(app, first)).body;

  clock.time += 60_000;
  const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
  const rotated = createConsents({ models, signer, now, firm: async () => firm });
  const second = (await app.anyone.post('/api/clients', consented({ email: 'b@example.com' }))).body.id;
  await rotated.sealAll();
  const keys = (await app.anyone.get('/api/consent/keys')).body;
  expect(keys.map(({ id }: { id: string }) => id)).toEqual([old.keyId, signer.keyId]);
  expect(keys[0].until).toBe(keys[1].from);
  const renewed = (await findCertificate(app, second)).body;
  expect(renewed.keyId).toBe(signer.keyId);
  expect([...findProblems(old, keys), ...findProblems(renewed, keys)]).toEqual([]);

  await app.anyone.post('/api/clients', consented({ email: 'c@example.com' }));
  await expect(app.consents.sealAll()).rejects.toThrow('was replaced by another key');
  expect(checkLedger(await findLedger(app))).toEqual([]);
});

test('anyone with an earlier head can be shown that the log only grew', async () => {
  await using app = await startApp();
  const sizes: number[] = [];
  for (let number = 0; number < 3; number++) {
    await app.anyone.post('/api/clients', consented({ email: `p${number}@example.com` }));
    await app.consents.sealAll();
    sizes.push((await app.anyone.get('/api/consent/head')).body.head.treeSize);
  }
  expect(sizes).toEqual([2, 3, 4]);
  const { status, body } = await app.anyone.get('/api/consent/consistency?from=3&to=4');
  expect(status).toBe(200);
  expect(body).toMatchObject({ from: { head: { treeSize: 3 } }, to: { head: { treeSize: 4 } } });
  expect(body.proof).toHaveLength(3);
  expect((await app.anyone.get('/api/consent/consistency?from=1&to=4')).status).toBe(404);
  expect((await app.anyone.get('/api/consent/consistency?from=4&to=3')).status).toBe(400);
});

test('the key is published from the first start, before anything was sealed, and is the one that signs', async () => {
  await using app = await startApp();
  const keys = (await app.anyone.get('/api/consent/keys')).body;
  expect(keys).toEqual([
    {
      id: createSigner(consentKey).keyId,
      publicKey: expect.stringContaining('PUBLIC KEY'),
      from: expect.any(String),
    },
  ]);
  expect(await app.models.consents.countDocuments()).toBe(0);
  const { id } = (await app.anyone.post('/api/clients', consented())).body;
  await app.consents.sealAll();
  const { body } = await findCertificate(app, id);
  expect(body.keyId).toBe(keys[0].id);
  expect(findProblems(body, keys)).toEqual([]);
});
