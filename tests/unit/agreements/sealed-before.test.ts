import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkAgreement } from '../../../server/agreements/check-agreement';
import { problemsOfCertificate } from '../../../server/proof/ledger/check-certificate';
import {
  type AgreementEntry,
  type Certificate,
  certificate,
  publicLedgerKey,
} from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';

/** Sealed on November 29, 2026, when notes were sentences, and the PDF listed its events a second time. */
const fixture = (name: string) => readFileSync(new URL(`../../fixtures/sealed/${name}`, import.meta.url));
const file = fixture('signed.pdf');
const { keys, entries } = z
  .object({ keys: z.array(publicLedgerKey), entries: z.array(certificate) })
  .parse(JSON.parse(fixture('entries.json').toString()));
const findings = (pdf: Buffer, beside: readonly Certificate[] | undefined) =>
  checkAgreement(pdf, { entries: beside }).findings;

test('an agreement that was sealed before still verifies, with and without its entries', () => {
  expect(findings(file, undefined)).toEqual([]);
  expect(findings(file, entries)).toEqual([]);
  expect(entries.flatMap((one) => problemsOfCertificate(one, keys))).toEqual([]);
  expect(checkAgreement(file, { entries }).said).toContainEqual(
    expect.stringMatching(/^Maria Lopez, signed 2026-11-22T14:.*: mailbox only/),
  );
});

test('a change to an agreement that was sealed before is still named: a byte, an entry, and what an entry says', () => {
  const changed = Buffer.from(file);
  changed[2000]! ^= 1;
  expect(findings(changed, undefined)).toEqual(['This PDF is not as it was sealed.']);
  for (const [place, { record }] of entries.entries()) {
    const { id, step } = record as AgreementEntry;
    const without = entries.filter((_, index) => index !== place);
    expect(findings(file, without), step).toContainEqual(
      expect.stringContaining(`The entry of event ${id.replace('agreement-', '')} (${step}`),
    );
    const other = entries.with(place, { ...entries[place]!, record: { ...record, by: 'Nobody' } as never });
    expect(findings(file, other), step).toEqual([
      `The attached record has another account of event ${id} than the ledger.`,
    ]);
  }
});
