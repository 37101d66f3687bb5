import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import type { LedgerKeys } from '../../server/proof/ledger/check-certificate';
import { readZip } from '../../server/proof/packet/read-zip';
import { verifyPacket } from '../../server/proof/packet/verify-packet';
import { make } from '../support/make';
import { mutants } from '../support/packet/mutants';
import { hasProgram } from '../support/programs';
import { sized } from '../support/size';
import { startApp } from '../support/start-app';
import { seeded } from '../support/store/random-queries';

const many = sized(1000);
const seed = 20_261_124;
/** The number of refused mutants for each outside reader, to show that the changes matter. */
const sampled = 100;
/** And how many accepted ones of each kind. */
const mostTaken = 40;

const has = (program: string) => hasProgram(program, 'it has read no changed packet');

const aPacket = async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const input = { ...make.client({ answers: { injury: 'Cancer' } }), contactConsent: true };
  const id = (await app.anyone.post('/api/clients', input)).body.id as string;
  await admin.post(`/api/clients/${id}/conflicts`, {});
  const answer = await fetch(`${app.url}/api/clients/${id}/packet`, { headers: admin.headers });
  const keys = (await app.anyone.get('/api/consent/keys')).body as LedgerKeys;
  return { zip: Buffer.from(await answer.arrayBuffer()), keys };
};

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'mutants-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** The verdicts of Python's own reader and our Python script. */
const readInPython = async (packets: Iterable<Buffer>, keys: LedgerKeys): Promise<string[]> => {
  const keysFile = join(folder(), 'keys.json');
  writeFileSync(keysFile, JSON.stringify(keys));
  const script = 'tests/support/packet/read-mutants.py';
  const python = spawn('python3', [script, 'scripts/verify-packet.py', keysFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers: string[] = [];
  const reading = (async () => {
    for await (const line of createInterface(python.stdout)) answers.push(line);
  })();
  for (const bytes of packets) {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    if (!python.stdin.write(Buffer.concat([length, bytes])))
      await new Promise((resolve) => python.stdin.once('drain', resolve));
  }
  python.stdin.end();
  await reading;
  return answers;
};

const findFiles = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(root, path), entry.isFile() ? readFileSync(path, 'base64') : 'no plain file'];
      }),
  );

/** Extracts a packet with an external program. */
const extract = (root: string, bytes: Buffer, program: 'unzip' | 'bsdtar'): Record<string, string> => {
  const [file, into] = [join(root, 'packet.zip'), join(root, 'out')];
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into);
  writeFileSync(file, bytes);
  if (program === 'unzip') spawnSync('unzip', ['-qq', '-o', file, '-d', into], { input: '' });
  else spawnSync('bsdtar', ['-xf', file, '-C', into], { input: '' });
  return findFiles(into);
};

test(`of ${many} changed packets we take none from which another program reads another byte`, async () => {
  const { zip, keys } = await aPacket();
  const files = readZip(zip);
  const all = () => mutants(zip, files, { count: many, random: seeded(seed) });
  expect(verifyPacket(zip, keys).problems).toEqual([]);
  const isTaken: boolean[] = [];
  const kinds: string[] = [];
  for (const { what, bytes } of all()) {
    isTaken.push(bytes.equals(zip) || verifyPacket(bytes, keys).problems.length === 0);
    kinds.push(what);
  }
  expect(isTaken).toHaveLength(many);

  if (has('python3')) {
    const packets = (function* () {
      yield zip;
      for (const { bytes } of all()) yield bytes;
    })();
    const [first, ...answers] = await readInPython(packets, keys);
    expect(first).toBe('taken same');
    expect(answers).toHaveLength(many);
    const lines = answers.map(
      (answer, index) => `${kinds[index]}: ${isTaken[index] ? 'taken' : 'refused'} ${answer}`,
    );
    // Our two verifiers agree on each mutant, and both refuse what Python reads differently.
    expect([...new Set(lines.filter((line) => !/: (refused refused|taken taken same)/.test(line)))]).toEqual(
      [],
    );
    expect(answers.filter((answer) => answer.endsWith('other')).length).toBeGreaterThan(many / 10);
  }

  const chosen = seeded(seed + 1);
  for (const program of ['unzip', 'bsdtar'] as const) {
    if (!has(program)) continue;
    const root = folder();
    const right = extract(root, zip, program);
    expect(Object.keys(right).sort()).toEqual(files.map(({ path }) => path).sort());
    let index = 0;
    let different = 0;
    const read = new Map<string, number>();
    for (const { what, bytes } of all()) {
      const isOurs = isTaken[index++];
      if (!isOurs && chosen() > sampled / many) continue;
      const before = read.get(what) ?? 0;
      if (isOurs && (bytes.equals(zip) || before >= mostTaken)) continue;
      if (isOurs) read.set(what, before + 1);
      const isSame = JSON.stringify(extract(root, bytes, program)) === JSON.stringify(right);
      if (isOurs) expect(isSame, `${program}: ${what}`).toBe(true);
      if (!isSame) different++;
    }
    expect(different, `${program} reads some of the refused ones differently`).toBeGreaterThan(10);
  }
});
