import { execFileSync } from 'node:child_process';
import { randomUUID, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cosignHeads } from '../../../server/consents/cosignatures/cosign-heads';
import { parseCosigner } from '../../../server/consents/cosignatures/cosigner';
import { checkHeld } from '../../../server/consents/ledger/check-held';
import { checkLedger } from '../../../server/consents/ledger/check-ledger';
import { ledgerNotes } from '../../../server/consents/ledger/ledger-notes';
import { loadLedger } from '../../../server/consents/ledger/load-ledger';
import { logOrigin } from '../../../server/consents/public-log';
import type { Certificate } from '../../../shared/schemas/consent';
import { consented } from '../../support/consented';
import { eventually } from '../../support/eventually';
import { cosign, startWitness, witnessKey } from '../../support/ledger/witness';
import { startApp, type TestApp } from '../../support/start-app';

const publicUrl = 'https://www.example.com';
const origin = 'www.example.com/consent';

const watchedBy = (...settings: string[]) =>
  startApp({
    publicUrl,
    networks: ['127.0.0.1'],
    cosigners: settings.map((setting) => parseCosigner(setting)!),
  });

const send = async (app: TestApp, count = 1) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number++)
    ids.push(
      (await app.anyone.post('/api/clients', consented({ email: `${randomUUID()}@example.com` }))).body.id,
    );
  await app.consents.sealAll();
  return ids;
};

/** Has the timed work done now; answers why it failed. */
const askWitnesses = async ({ models, outbox }: TestApp) => {
  await outbox.start();
  await models.outbox.updateOne({ _id: 'cosign-heads' }, { $set: { state: 'waiting', dueAt: new Date(0) } });
  await outbox.run();
  return (await models.outbox.findById('cosign-heads').lean())?.error;
};

const certificateOf = async (app: TestApp, id: string): Promise<Certificate> =>
  (await (await app.signInAsAdmin()).get(`/api/clients/${id}/consent`)).body;
const checkpoint = async (app: TestApp) => (await fetch(`${app.url}/api/consent/checkpoint`)).text();
const keptBy = ({ models }: TestApp) =>
  models.ledgerHeads.countDocuments({ 'cosignatures.0': { $exists: true } });
const load = ({ models, consents: { personKeys } }: TestApp) => loadLedger({ models, personKeys });

test('a witness cosigns the newest head, which stands in the checkpoint and in the certificate, and its key verifies it', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  const [id] = await send(app);
  expect(await askWitnesses(app)).toBe('');
  const [body, lines] = (await checkpoint(app)).split('\n\n') as [string, string];
  const [, second] = lines.trimEnd().split('\n');
  const { cosigned, cosignatures } = await certificateOf(app, id!);
  expect(cosignatures).toEqual([
    { name: witness.name, key: witness.vkey, origin, at: expect.any(String), line: second },
  ]);
  expect(cosigned).toMatchObject({ treeSize: 2, cosignatures });
  const signed = Buffer.from(second!.split(' ')[2]!, 'base64');
  const { at } = cosignatures![0]!;
  const message = `cosignature/v1\ntime ${Date.parse(at) / 1000}\n${body}\n`;
  expect(verify(null, Buffer.from(message), witness.publicKey, signed.subarray(12))).toBe(true);
  expect((await app.anyone.get('/api/consent/heads')).body[0].cosignatures).toEqual(cosignatures);
});

test('a witness is shown that the log only grew, is asked once for a head, and is told nothing of a person', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  for (const count of [2, 3, 2]) {
    await send(app, count);
    expect(await askWitnesses(app)).toBe('');
  }
  expect(await askWitnesses(app)).toBe('');
  expect(witness.got.map(({ body }) => body.split('\n')[0])).toEqual(['old 0', 'old 3', 'old 6']);
  expect(await keptBy(app)).toBe(3);
  for (const { body } of witness.got)
    expect(body).toMatch(
      /^old \d+\n(?:[\w+/]{43}=\n)*\nwww\.example\.com\/consent\n\d+\n[\w+/]{43}=\n\n— www\.example\.com\/consent [\w+/]+=*\n$/,
    );
});

test('a witness that knows another size of the log says which, and gets the proof from there', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  await send(app, 2);
  await askWitnesses(app);
  await app.models.ledgerHeads.updateMany({}, { $unset: { cosignatures: '' } });
  await send(app, 2);
  expect(await askWitnesses(app)).toBe('');
  expect(witness.got.map(({ body }) => body.split('\n')[0])).toEqual(['old 0', 'old 0', 'old 3']);
  expect(await keptBy(app)).toBe(1);
});

test('a witness that has seen a longer log, or another one, cosigns nothing, and the outbox says so', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  await send(app, 2);
  witness.seen.size = 9;
  expect(await askWitnesses(app)).toBe(`${witness.name}: knows 9 entries, more than this log has`);
  Object.assign(witness.seen, { size: 2, root: '0'.repeat(64) });
  expect(await askWitnesses(app)).toBe(`${witness.name}: HTTP 422`);
  expect(await keptBy(app)).toBe(0);
});

test('what is no cosignature of this head by the key that is set is not kept, and the outbox says so', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  await send(app);
  const body = `${(await checkpoint(app)).split('\n\n')[0]}\n`;
  const right = cosign(witness, body, new Date());
  const lies = {
    'another key under the same name': cosign({ ...witnessKey(), hash: witness.hash }, body, new Date()),
    'an unknown key': cosign(witnessKey('other.example.com'), body, new Date()),
    'another root': cosign(witness, body.replace(/\n[^\n]+\n$/, `\n${'A'.repeat(43)}=\n`), new Date()),
    'another log': cosign(witness, body.replace('www.', 'www2.'), new Date()),
    'a time to come': cosign(witness, body, new Date(Date.now() + 60 * 60_000)),
    'a time before the head': cosign(witness, body, new Date(0)),
    garbage: '<html>welcome</html>',
    nothing: '',
    'half a line': right.slice(0, 60),
    'an answer without end': `${right}${right.repeat(1000)}`,
  };
  for (const [name, lie] of Object.entries(lies)) {
    witness.behave((_, res) => res.end(lie));
    expect([name, await askWitnesses(app)]).toEqual([
      name,
      `${witness.name}: an answer without a cosignature of this head`,
    ]);
  }
  witness.behave((_, res) => res.writeHead(307, { Location: 'https://elsewhere.example' }).end(right));
  expect(await askWitnesses(app)).toBe(`${witness.name}: HTTP 307`);
  expect(await keptBy(app)).toBe(0);
  witness.behave((_, res) => res.end(right));
  expect(await askWitnesses(app)).toBe('');
  expect(await keptBy(app)).toBe(1);
});

test('a witness that never answers holds up no other one, and is said by its name', async () => {
  await using silent = await startWitness(witnessKey('silent.example.com'));
  silent.behave(() => {});
  await using witness = await startWitness();
  await using app = await startApp({ publicUrl });
  await send(app);
  const { models, consents } = app;
  const cosigners = [silent, witness].map(({ setting }) => parseCosigner(setting)!);
  const needs = { models, signer: consents.signer, origin, networks: ['127.0.0.1'], now: Date.now };
  const patience = new AbortController();
  const asked = cosignHeads({ ...needs, cosigners }, patience.signal);
  asked.catch(() => {});
  await eventually(() => keptBy(app)).toBe(1);
  patience.abort();
  await expect(asked).rejects.toThrow('silent.example.com: no answer within 10 seconds');
  expect(await keptBy(app)).toBe(1);
});

test('a witness at an address that is not public is not connected to unless a setting names its network', async () => {
  await using witness = await startWitness();
  await using app = await startApp({ publicUrl, cosigners: [parseCosigner(witness.setting)!] });
  await send(app);
  expect(await askWitnesses(app)).toBe(`${witness.name}: address refused`);
  expect(witness.got).toEqual([]);
});

test('a certificate carries the first cosigned head that covers its record, and whoever checks it alone is told of a forged one', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  const [id] = await send(app);
  expect(await certificateOf(app, id!)).not.toHaveProperty('cosigned');
  await send(app);
  await askWitnesses(app);
  await send(app);
  const certificate = await certificateOf(app, id!);
  const { treeSize, covering, cosigned } = certificate;
  expect([treeSize, covering.treeSize, cosigned?.treeSize]).toEqual([4, 2, 3]);
  expect(cosigned?.cosignatures).toMatchObject([{ name: witness.name }]);
  const dir = mkdtempSync(join(tmpdir(), 'lantern-cosigned-'));
  const [file, keys] = [join(dir, 'certificate.json'), join(dir, 'keys.json')];
  writeFileSync(keys, JSON.stringify((await app.anyone.get('/api/consent/keys')).body));
  const verifyAlone = (one: Certificate) => {
    writeFileSync(file, JSON.stringify(one));
    return execFileSync('node', ['scripts/verify-certificate.mjs', file, keys], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };
  expect(verifyAlone(certificate)).toContain(`${witness.vkey} cosigned a head that covers it at `);
  const [kept] = cosigned!.cosignatures!;
  const line = cosign(witness, `${origin}\n3\n${'A'.repeat(43)}=\n`, new Date(kept!.at)).trimEnd();
  for (const forged of [
    { ...kept!, line },
    { ...kept!, key: witnessKey().vkey },
    { ...kept!, at: 'never' },
  ])
    expect(() => verifyAlone({ ...certificate, cosigned: { ...cosigned!, cosignatures: [forged] } })).toThrow(
      /NOT VALID\. A cosignature/,
    );
  rmSync(dir, { recursive: true });
});

test('a cosignature that was changed, moved or taken away is named, one by an unknown key is said, and heads without any are in order', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  await send(app);
  await askWitnesses(app);
  await send(app);
  const ledger = await load(app);
  expect(checkLedger(ledger)).toEqual([]);
  expect(ledgerNotes(ledger, [witness.vkey])).toEqual([]);
  expect(ledgerNotes(ledger, []).join()).toContain(witness.vkey);
  const [head] = ledger.heads;
  const [right] = head!.cosignatures!;
  const why = 'its cosignature is not of this head';
  for (const [name, cosignatures] of Object.entries({
    changed: [{ ...right!, at: new Date(0).toISOString() }],
    renamed: [{ ...right!, name: 'other.example.com' }],
    'of another key': [{ ...right!, key: witnessKey().vkey }],
    garbage: [{ ...right!, line: '— x y', key: 'x' }],
    emptied: [{ key: right!.key } as typeof right],
  })) {
    await app.models.ledgerHeads.updateOne({ _id: head!._id }, { $set: { cosignatures } });
    expect([name, checkLedger(await load(app))]).toMatchObject([name, [{ what: 'head', index: 2, why }]]);
  }
  await app.models.ledgerHeads.updateOne({ _id: head!._id }, { $unset: { cosignatures: '' } });
  await app.models.ledgerHeads.updateOne({ _id: 3 }, { $set: { cosignatures: [right!] } });
  const moved = await load(app);
  expect(checkLedger(moved)).toMatchObject([{ what: 'head', index: 3, why }]);
  expect(checkHeld(moved, { heads: [head!] })).toMatchObject([
    { what: 'head', index: 2, why: 'a cosignature of the head that you hold was taken away or exchanged' },
  ]);
});

test('cosignatures of a time when the log had another name stay right and stand in no checkpoint of the new one', async () => {
  await using witness = await startWitness();
  await using app = await watchedBy(witness.setting);
  await send(app);
  await askWitnesses(app);
  await using moved = await startApp({ dbName: app.dbName, publicUrl: 'https://new.example.com' });
  expect(logOrigin('https://new.example.com')).toBe('new.example.com/consent');
  expect((await checkpoint(moved)).split('\n\n')[1]).toMatch(/^— new\.example\.com\/consent \S+\n$/);
  expect(checkLedger(await load(moved))).toEqual([]);
});
