import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../../server/proof/ledger/canonical-json';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { stampHeads } from '../../../server/proof/stamps/stamp-heads';
import { readTimestamp } from '../../../server/proof/stamps/timestamp';
import { consented } from '../../support/consented';
import { startTimestampService } from '../../support/ledger/timestamp-service';
import { startApp, type TestApp } from '../../support/start-app';

const sealed = async (app: TestApp, email = 'maria.lopez@example.com') => {
  const { id } = (await app.anyone.post('/api/clients', consented({ email }))).body;
  await app.consents.sealAll();
  return id as string;
};

test('a head is stamped by the service that is set, and OpenSSL finds the stamp of the certificate right', async () => {
  await using service = await startTimestampService();
  await using app = await startApp();
  const id = await sealed(app);
  await stampHeads({ models: app.models, url: service.url });
  const { body } = await (await app.signInAsAdmin()).get(`/api/clients/${id}/consent`);
  expect(Math.abs(Date.parse(body.stamp.at) - Date.now())).toBeLessThan(60_000);
  writeFileSync(join(service.dir, 'given.tsr'), Buffer.from(body.stamp.response, 'base64'));
  writeFileSync(join(service.dir, 'head.json'), canonicalJson(body.head));
  const verify = ['ts', '-verify', '-in', 'given.tsr', '-data', 'head.json', '-CAfile', 'tsa.pem'];
  expect(String(service.openssl(...verify))).toContain('Verification: OK');
  writeFileSync(join(service.dir, 'head.json'), canonicalJson({ ...body.head, treeSize: 3 }));
  expect(() => service.openssl(...verify)).toThrow();
});

test('a stamp that was moved to another head is found and named', async () => {
  await using service = await startTimestampService();
  await using app = await startApp();
  await sealed(app);
  await stampHeads({ models: app.models, url: service.url });
  const check = async () =>
    checkLedger({
      entries: await app.models.ledger.find().lean(),
      records: (await app.models.consents.find().lean()) as never,
      heads: await app.models.ledgerHeads.find().lean(),
    });
  expect(await check()).toEqual([]);
  const { stamp } = (await app.models.ledgerHeads.findOne().lean())!;
  await sealed(app, 'ana@example.com');
  await app.models.ledgerHeads.updateOne({ stamp: { $exists: false } }, { $set: { stamp } });
  expect(await check()).toMatchObject([{ what: 'head', why: 'its outside timestamp is not of this head' }]);
});

test('a stamp for something else is not kept, and a service that says nonsense or is not set changes nothing', async () => {
  // A byte of the hash.
  await using service = await startTimestampService((request) => {
    const changed = Buffer.from(request);
    changed[35]! ^= 1;
    return changed;
  });
  await using app = await startApp();
  await sealed(app);
  await expect(stampHeads({ models: app.models, url: service.url })).rejects.toThrow(
    'the timestamp is not for what was sent',
  );
  await stampHeads({ models: app.models, url: undefined });
  expect(await app.models.ledgerHeads.countDocuments({ stamp: { $exists: true } })).toBe(0);
});

test('bytes that are no timestamp are refused, wherever they are cut or changed', async () => {
  await using service = await startTimestampService();
  await using app = await startApp();
  await sealed(app);
  await stampHeads({ models: app.models, url: service.url });
  const { stamp } = (await app.models.ledgerHeads.findOne().lean())!;
  const whole = Buffer.from(stamp!.response, 'base64');
  expect(readTimestamp(whole).at.toISOString()).toBe(stamp!.at);
  for (let length = 0; length < 200; length++)
    expect(() => readTimestamp(whole.subarray(0, length))).toThrow();
  expect(() => readTimestamp(Buffer.from('3003020102', 'hex'))).toThrow();
});
