import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Certificate } from '../../shared/schemas/consent';
import { consented } from '../support/consented';
import { hasProgram } from '../support/programs';
import { startApp } from '../support/start-app';

const many = 100;
const script = new URL('../../scripts/verify-certificates.py', import.meta.url).pathname;

/** The verdict on certificates from a program that shares no code with ours. */
const verifyElsewhere = async (keys: unknown, certificates: readonly unknown[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-python-'));
  const [keysFile, file] = [join(folder, 'keys.json'), join(folder, 'certificates.json')];
  await writeFile(keysFile, JSON.stringify(keys));
  await writeFile(file, JSON.stringify(certificates));
  try {
    return (await promisify(execFile)('python3', [script, keysFile, file])).stdout.trim();
  } catch (error) {
    const { stderr, stdout } = error as { stderr: string; stdout: string };
    return `${stderr}${stdout}`.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
};

test.skipIf(!hasProgram('python3', 'nobody else has checked the certificates'))(
  'a hundred certificates hold before a verifier in another language, and a changed one does not',
  async () => {
    await using app = await startApp();
    const names = ['Zoë "Z" O’Neil\\', 'Łukasz\u2028', '李\u0007', '😀 Ana', 'Maria'];
    const ids: string[] = [];
    for (let number = 0; number < many; number++) {
      const lead = consented({
        email: `p${number}@example.com`,
        additionalInfo: 'x',
        referrer: `https://a.example/?q=${encodeURIComponent(names[number % names.length]!)}`,
      });
      ids.push(
        (await app.anyone.post('/api/clients', { ...lead, lastName: names[number % names.length]! })).body.id,
      );
      if (number % 10 === 9) await app.consents.sealAll();
    }
    const stamp = { at: '2026-11-23T12:00:00.000Z', response: 'MAA=' };
    await app.models.ledgerHeads.updateOne({ _id: 51 }, { $set: { stamp } });
    const admin = await app.signInAsAdmin();
    const certificates: Certificate[] = [];
    for (const id of ids) certificates.push((await admin.get(`/api/clients/${id}/consent`)).body);
    expect(certificates.filter(({ stamped }) => stamped)).toHaveLength(many / 2);
    const keys = (await app.anyone.get('/api/consent/keys')).body;
    expect(await verifyElsewhere(keys, certificates)).toBe(`${many} valid, 0 not valid`);

    const [one, other] = certificates as [Certificate, Certificate];
    const wrong = [
      { ...one, record: { ...one.record, ip: '192.0.2.99' } },
      { ...one, index: one.index + 1 },
      { ...one, covering: { ...one.covering, proof: other.covering.proof } },
      { ...one, head: { ...one.head, timestamp: new Date().toISOString() } },
      { ...one, keyId: 'x' },
      {},
    ];
    const said = await verifyElsewhere(keys, wrong);
    expect(said).toMatch(/0 valid, 6 not valid$/);
    for (const why of [
      /hash differs/,
      /does not lead/,
      /signature of the head/,
      /not among the keys/,
      /no certificate/,
    ])
      expect(said).toMatch(why);
  },
);
