import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCertificate } from '../../../server/proof/certificate';
import { enterRecord } from '../../../server/proof/enter-record';
import type { LedgerKeys } from '../../../server/proof/ledger/check-certificate';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import {
  jsonFile,
  listed,
  type PacketFile,
  sealFiles,
  sha256,
} from '../../../server/proof/packet/packet-files';
import { readZip } from '../../../server/proof/packet/read-zip';
import { verifyPacket } from '../../../server/proof/packet/verify-packet';
import { getZip } from '../../../server/proof/packet/zip-layout';
import { make } from '../../support/make';
import { hasProgram } from '../../support/programs';
import { startApp } from '../../support/start-app';
import { runLantern } from '../../support/store/embedded-store';

/** The response as bytes. */
const take = async (url: string, headers: Record<string, string>, id: string) => {
  const response = await fetch(`${url}/api/clients/${id}/packet`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

const withPacket = async () => {
  const app = await startApp();
  const admin = await app.signInAsAdmin();
  const input = {
    ...make.client({ firstName: 'María <b>', answers: { injury: 'Cancer', treatedAt: 'Mercy Hospital' } }),
    contactConsent: true,
  };
  const id = (await app.anyone.post('/api/clients', input)).body.id as string;
  await admin.mutate('clients.addNote', { id, note: 'Asked about <script>alert(1)</script>.' });
  await admin.post(`/api/clients/${id}/conflicts`, {});
  const packet = await take(app.url, admin.headers, id);
  const keys = (await app.anyone.get('/api/consent/keys')).body as LedgerKeys;
  return { app, admin, id, packet, keys };
};

const zipped = (files: readonly PacketFile[]) => Buffer.concat([...getZip(files, new Date(2026, 0, 2))]);

const withPython = test.skipIf(!hasProgram('python3', 'no other program has checked a packet'));

/** The verdict of the Python script on a packet. */
const inPython = (zip: Buffer, keys?: unknown): number | null => {
  const folder = mkdtempSync(join(tmpdir(), 'packet-'));
  try {
    const [file, keyFile] = [join(folder, 'packet.zip'), join(folder, 'keys.json')];
    writeFileSync(file, zip);
    if (keys) writeFileSync(keyFile, JSON.stringify(keys));
    return spawnSync('python3', ['scripts/verify-packet.py', file, ...(keys ? [keyFile] : [])]).status;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('a packet holds everything about a lead, each file with its hash, and is signed and in the ledger', async () => {
  const { app, id, packet, keys } = await withPacket();
  await using _ = app;
  expect(packet.status).toBe(200);
  expect(packet.headers.get('content-type')).toBe('application/zip');
  expect(packet.headers.get('cache-control')).toBe('no-store');
  const files = readZip(packet.bytes);
  const json = (path: string) => JSON.parse(files.find((file) => file.path === path)!.bytes.toString());
  expect(json('lead.json')).toMatchObject({ id, firstName: 'María <b>', email: 'maria.lopez@example.com' });
  expect(json('answers.json')).toContainEqual({
    question: 'Which doctor or hospital?',
    answer: 'Mercy Hospital',
  });
  expect(json('timeline.json').map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['note', 'conflict-check', 'create']),
  );
  expect(json('checks.json')).toHaveLength(1);
  const consents = files.filter(({ path }) => path.startsWith('consents/'));
  expect(consents.map(({ bytes }) => JSON.parse(bytes.toString()).record.kind)).toEqual(['answer']);
  const { files: listed } = json(sealFiles.manifest);
  for (const { path, bytes } of files.filter(({ path }) => !Object.values<string>(sealFiles).includes(path)))
    expect(listed).toContainEqual({ path, size: bytes.length, sha256: sha256(bytes) });
  expect(verifyPacket(packet.bytes, keys)).toMatchObject({
    problems: [],
    files: listed.length,
    origin: { leadId: id },
  });
});

test('the first page reads without script and network, and what a person typed stays text', async () => {
  const { app, packet } = await withPacket();
  await using _ = app;
  const page = readZip(packet.bytes)
    .find(({ path }) => path === 'index.html')!
    .bytes.toString();
  expect(page).not.toMatch(/<script|<b>María|src=|https?:\/\//i);
  expect(page).toContain('María &#60;b&#62;');
  expect(page).toContain('Mercy Hospital');
  expect(page).toContain('<dd>AFFF</dd>');
  expect(page).toContain('ran the conflict check');
  expect(page).toContain('href="timeline.json"');
});

test('log and timeline record who took a packet, and its ledger is unchanged', async () => {
  const { app, admin, id } = await withPacket();
  await using _ = app;
  const entries = await app.models.audit.find({ action: 'packet', entityId: id }).lean();
  expect(entries).toHaveLength(1);
  const timeline = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline[0]).toMatchObject({ action: 'packet' });
  const record = (await app.models.consents.findOne({ kind: 'packet' }).lean())!;
  expect(JSON.stringify(record)).not.toContain(id);
  expect(checkLedger(await loadLedger({ models: app.models, personKeys: app.consents.personKeys }))).toEqual(
    [],
  );
});

test('only who has the right takes a packet, of a lead that is there', async () => {
  const { app, admin, id } = await withPacket();
  await using _ = app;
  const status = async (headers: Record<string, string>, lead = id) =>
    (await take(app.url, headers, lead)).status;
  expect(await status({})).toBe(401);
  expect(await status((await app.signInAs('intake')).headers)).toBe(403);
  expect(await status(admin.headers, 'f'.repeat(24))).toBe(404);
  expect(await status(admin.headers, 'nothing')).toBe(400);
  await admin.delete(`/api/clients/${id}`);
  expect(await status(admin.headers)).toBe(404);
  expect(await app.models.consents.countDocuments({ kind: 'packet' })).toBe(1);
});

/** A packet, and every way to tamper with it. */
const withTampered = async () => {
  const { app, packet, keys } = await withPacket();
  const other = await withPacket();
  await app[Symbol.asyncDispose]();
  await other.app[Symbol.asyncDispose]();
  const files = readZip(packet.bytes);
  const withFile = (path: string, change: (bytes: Buffer) => Buffer) =>
    zipped(
      files.map((file) => (file.path === path ? { path, bytes: change(Buffer.from(file.bytes)) } : file)),
    );
  const flipped = (path: string) =>
    withFile(path, (bytes) => {
      const at = Math.floor(bytes.length / 2);
      bytes[at] = bytes[at]! ^ 1;
      return bytes;
    });
  const edited = (path: string, change: (value: ReturnType<typeof JSON.parse>) => void) =>
    withFile(path, (bytes) => {
      const value = JSON.parse(bytes.toString());
      change(value);
      return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
    });
  const toBytes = (path: string) => files.find((file) => file.path === path)!.bytes;
  const lead = toBytes('lead.json').toString().replace('Lopez', 'Lopes');
  const forged = Buffer.from(lead);
  const hidden = Buffer.concat([packet.bytes.subarray(0, -22), Buffer.from('x'), packet.bytes.subarray(-22)]);
  const foreign = readZip(other.packet.bytes).filter(({ path }) =>
    Object.values<string>(sealFiles).includes(path),
  );
  const tampered: [string, Buffer][] = [
    ...files.map(({ path }): [string, Buffer] => [`a bit of ${path}`, flipped(path)]),
    ['a file taken out', zipped(files.filter(({ path }) => path !== 'timeline.json'))],
    ['a file added', zipped([...files, { path: 'extra.txt', bytes: Buffer.from('x') }])],
    ['a file twice', zipped([...files, { path: 'lead.json', bytes: forged }])],
    [
      'a file renamed',
      zipped(files.map((file) => (file.path === 'calls.json' ? { ...file, path: 'call.json' } : file))),
    ],
    ['two files exchanged', withFile('calls.json', () => toBytes('lead.json'))],
    [
      'a file changed with its hash in the manifest',
      zipped(
        readZip(
          edited(sealFiles.manifest, (manifest) => {
            const entry = manifest.files.find(({ path }: { path: string }) => path === 'lead.json');
            Object.assign(entry, { sha256: sha256(forged), size: forged.length });
          }),
        ).map((file) => (file.path === 'lead.json' ? { path: 'lead.json', bytes: forged } : file)),
      ),
    ],
    ['who made it', edited(sealFiles.manifest, (manifest) => Object.assign(manifest, { madeBy: 'Nobody' }))],
    [
      'the place in the ledger',
      edited(sealFiles.certificate, (certificate) => Object.assign(certificate, { index: 0 })),
    ],
    [
      'the head',
      edited(sealFiles.certificate, ({ head }) => Object.assign(head, { timestamp: '2020-01-01T00:00:00Z' })),
    ],
    [
      'the name of a key',
      edited(sealFiles.signature, (signed) => Object.assign(signed, { keyId: 'f'.repeat(16) })),
    ],
    [
      'another ledger’s seal',
      zipped([...files.filter((file) => !foreign.some(({ path }) => path === file.path)), ...foreign]),
    ],
    ['a byte before it', Buffer.concat([Buffer.from('x'), packet.bytes])],
    ['a byte behind it', Buffer.concat([packet.bytes, Buffer.from('x')])],
    ['a byte between', hidden],
    ['its end cut off', packet.bytes.subarray(0, -40)],
    ['nothing', Buffer.alloc(0)],
  ];
  return { packet, files, tampered, keys };
};

test('every kind of tampering is noticed', async () => {
  const { files, tampered, keys } = await withTampered();
  expect(
    tampered.filter(([, zip]) => verifyPacket(zip, keys).problems.length === 0).map(([what]) => what),
  ).toEqual([]);
  expect(verifyPacket(zipped(files), keys).problems).toEqual([]);
});

withPython(
  'the script in another language takes the packet and notices every kind of tampering (needs python3)',
  async () => {
    const { packet, files, tampered, keys } = await withTampered();
    expect(inPython(packet.bytes, keys)).toBe(0);
    expect(inPython(packet.bytes)).toBe(2);
    expect(inPython(packet.bytes.subarray(0, -1))).toBe(1);
    expect(inPython(zipped(files), keys)).toBe(0);
    expect(tampered.filter(([, zip]) => inPython(zip, keys) !== 1).map(([what]) => what)).toEqual([]);
  },
);

test('no byte of a packet can change without being noticed, unless every file in it is still the same', async () => {
  const { app, packet, keys } = await withPacket();
  await app[Symbol.asyncDispose]();
  const files = readZip(packet.bytes);
  const silent: number[] = [];
  // Every seventh byte: each class of bytes in a ZIP is longer than that, or occurs in many entries.
  for (let at = 0; at < packet.bytes.length; at += 7) {
    const changed = Buffer.from(packet.bytes);
    changed[at] = changed[at]! ^ 0x01;
    if (verifyPacket(changed, keys).problems.length > 0) continue;
    const now = readZip(changed);
    if (
      now.some(({ path, bytes }, index) => path !== files[index]!.path || !bytes.equals(files[index]!.bytes))
    )
      silent.push(at);
  }
  expect(silent).toEqual([]);
});

test('the command says that a packet is valid, that its signer is unknown without keys, and fails on a changed one', async () => {
  const { app, packet, keys } = await withPacket();
  await app[Symbol.asyncDispose]();
  const folder = mkdtempSync(join(tmpdir(), 'packet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, keyFile] = [join(folder, 'packet.zip'), join(folder, 'keys.json')];
  writeFileSync(file, packet.bytes);
  writeFileSync(keyFile, JSON.stringify(keys));
  const command = async (...args: string[]) => {
    const { ended, printed } = await runLantern(['verify', file, ...args]);
    return { status: await ended, stdout: printed() };
  };
  const withKeys = await command('--keys', keyFile);
  expect([withKeys.status, withKeys.stdout]).toEqual([0, expect.stringMatching(/^Valid: \d+ files/)]);
  const unknown = await command();
  expect([unknown.status, unknown.stdout]).toEqual([
    2,
    expect.stringMatching(/^Intact, but signed by an unknown key: \d+ files/),
  ]);
  writeFileSync(file, packet.bytes.subarray(0, -1));
  expect((await command('--keys', keyFile)).status).toBe(1);
});

/** The packet in the format before the manifest had keys and the certificate was signed. */
const ofFirstFormat = async ({ app, packet }: Awaited<ReturnType<typeof withPacket>>) => {
  const files = readZip(packet.bytes).filter(({ path }) => !path.startsWith('manifest'));
  const { signer } = app.consents;
  const at = new Date().toISOString();
  const manifest = jsonFile(sealFiles.manifest, {
    format: 'lantern packet 1',
    id: 'first',
    leadId: 'f'.repeat(24),
    madeAt: at,
    madeBy: 'Dana',
    files: listed(files.filter(({ path }) => path !== sealFiles.keys)),
  });
  const record = { id: 'packet-first', kind: 'packet' as const, salt: '00', madeBy: 'Dana', at };
  await enterRecord(app, { ...record, manifestHash: sha256(manifest.bytes) });
  await app.consents.sealAll();
  const certificate = await findCertificate(
    app.models,
    (await app.models.consents.findById(record.id).lean())!,
  );
  const signature = signer.signBytes(manifest.bytes).toString('base64');
  return [
    ...files,
    manifest,
    jsonFile(sealFiles.signature, { keyId: signer.keyId, signature }),
    jsonFile(sealFiles.certificate, certificate),
  ];
};

withPython('the script in another language takes a packet of the first format (needs python3)', async () => {
  const setup = await withPacket();
  await using _ = setup.app;
  expect(inPython(zipped(await ofFirstFormat(setup)), setup.keys)).toBe(0);
});

test('a packet of the first format holds, and one of today cannot pass for it', async () => {
  const setup = await withPacket();
  await using _ = setup.app;
  const first = await ofFirstFormat(setup);
  expect(verifyPacket(zipped(first), setup.keys).problems).toEqual([]);
  const { keyId, signature } = JSON.parse(
    readZip(setup.packet.bytes)
      .find(({ path }) => path === sealFiles.signature)!
      .bytes.toString(),
  );
  const stripped = readZip(setup.packet.bytes).map((file) =>
    file.path === sealFiles.signature ? jsonFile(file.path, { keyId, signature }) : file,
  );
  expect(verifyPacket(zipped(stripped), setup.keys).problems).toEqual([
    'manifest-certificate.json is not signed with a key that you trust.',
  ]);
});
