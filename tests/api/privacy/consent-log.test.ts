import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashLeaf, hashNode } from '../../../server/proof/ledger/merkle';
import type { Certificate } from '../../../shared/schemas/consent';
import { consented } from '../../support/consented';
import { startApp, type TestApp } from '../../support/start-app';

const send = async (app: TestApp, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let number = 0; number < count; number++)
    ids.push(
      (await app.anyone.post('/api/clients', consented({ email: `${randomUUID()}@example.com` }))).body.id,
    );
  await app.consents.sealAll();
  return ids;
};

const findCertificate = async (app: TestApp, id: string): Promise<Certificate> =>
  (await (await app.signInAsAdmin()).get(`/api/clients/${id}/consent`)).body;

const findText = async (app: TestApp, path: string) => {
  const answer = await fetch(`${app.url}${path}`);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

test('a certificate carries the first head that covers its record, the first stamped one and the newest', async () => {
  await using app = await startApp();
  const [first] = await send(app, 1);
  await send(app, 2);
  const stamp = { at: '2026-11-23T12:00:00.000Z', response: 'MAA=' };
  expect(await findCertificate(app, first!)).not.toHaveProperty('stamped');
  await app.models.ledgerHeads.updateOne({ _id: 4 }, { $set: { stamp } });
  await send(app, 1);
  const { record, index, treeSize, covering, stamped } = await findCertificate(app, first!);
  expect([treeSize, covering.treeSize, stamped?.treeSize]).toEqual([5, 2, 4]);
  expect([covering.head.treeSize, stamped?.head.treeSize]).toEqual([2, 4]);
  expect(stamped?.stamp).toEqual(stamp);
  const leaf = hashLeaf(record);
  const [sibling] = covering.proof as [string];
  expect(covering.proof).toHaveLength(1);
  expect(covering.head.rootHash).toBe(index === 0 ? hashNode(leaf, sibling) : hashNode(sibling, leaf));
  expect(stamped?.proof).toHaveLength(2);
});

test('signed heads are listed with their stamps from a size on, open to all', async () => {
  await using app = await startApp();
  for (let round = 0; round < 3; round++) await send(app, 1);
  const stamp = { at: '2026-11-23T12:00:00.000Z', response: 'MAA=' };
  await app.models.ledgerHeads.updateOne({ _id: 3 }, { $set: { stamp } });
  const sizes = async (query: string) => {
    const { status, body } = await app.anyone.get(`/api/consent/heads${query}`);
    expect(status).toBe(200);
    return body.map(({ head }: { head: { treeSize: number } }) => head.treeSize);
  };
  expect(await sizes('')).toEqual([2, 3, 4]);
  expect(await sizes('?from=3')).toEqual([3, 4]);
  expect((await app.anyone.get('/api/consent/heads?from=3')).body[0].stamp).toEqual(stamp);
  expect((await app.anyone.get('/api/consent/heads?from=0')).status).toBe(400);
});

test('the newest head is published as a signed note that says its log, size and root', async () => {
  await using app = await startApp({ publicUrl: 'https://www.example.com/' });
  expect((await findText(app, '/api/consent/checkpoint')).status).toBe(404);
  await send(app, 3);
  const { status, type, bytes } = await findText(app, '/api/consent/checkpoint');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  const { head } = (await app.anyone.get('/api/consent/head')).body;
  const [{ publicKey }] = (await app.anyone.get('/api/consent/keys')).body;
  const origin = 'www.example.com/consent';
  const [body, line] = bytes.toString().split('\n\n') as [string, string];
  expect(body).toBe(`${origin}\n4\n${Buffer.from(head.rootHash, 'hex').toString('base64')}`);
  const [, signed] = /^— www\.example\.com\/consent (\S+)\n$/.exec(line)!;
  const signature = Buffer.from(signed!, 'base64');
  const key = createPublicKey(publicKey);
  const raw = key.export({ type: 'spki', format: 'der' }).subarray(-32);
  const name = createHash('sha256').update(`${origin}\n`).update(Uint8Array.of(1)).update(raw).digest();
  expect(signature.subarray(0, 4)).toEqual(name.subarray(0, 4));
  expect(verify(null, Buffer.from(`${body}\n`), key, signature.subarray(4))).toBe(true);
});
