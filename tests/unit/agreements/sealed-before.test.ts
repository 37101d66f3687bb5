import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { makeSealCertificate } from '../../../server/documents/pdf/seal-certificate';
import { sealPdf } from '../../../server/documents/pdf/seal-pdf';
import { typeset } from '../../../server/documents/pdf/typeset';
import { problemsOfCertificate } from '../../../server/proof/ledger/check-certificate';
import {
  type AgreementEntry,
  type Certificate,
  certificate,
  publicLedgerKey,
} from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';
import { listedInfo } from '../../support/ledger/listed-info';

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

const at = new Date('2026-11-24T12:00:00Z');

/** Seals bytes as another firm would. */
const seal = async (bytes: Uint8Array): Promise<Buffer> => {
  const certificate = await makeSealCertificate('Lantern Justice', at);
  return (await sealPdf(bytes, { certificate, reason: '', at })).bytes;
};

test('a list of events that differs from the attached record is named', async () => {
  const unsealed = file.subarray(0, file.indexOf('%%EOF\n') + 6).toString('latin1');
  const reseal = (text: string) => seal(Buffer.from(text, 'latin1'));
  const otherCertificate = 'The attached record names another certificate.';
  expect(findings(await reseal(unsealed), undefined)).toEqual([otherCertificate]);
  expect(findings(await reseal(unsealed.replace(' consented,', ' countered,')), undefined)).toEqual([
    'The attached record has other events than this PDF lists.',
    otherCertificate,
  ]);
  expect(findings(await reseal(unsealed.replace('/LanternLevel ', '/LanternLeven ')), undefined)).toContain(
    'The list of events in this PDF cannot be read.',
  );
});

test('a PDF with a list of events and no attached record is compared with the entries by its list', async () => {
  const events = entries.map(({ record }) => {
    const { id, at: time, step } = record as AgreementEntry;
    return { id: id.replace('agreement-', ''), at: time, step };
  });
  const bytes = await typeset({
    ...{ title: 'Records', language: 'en', firm: '', madeAt: at, blocks: [], foot: '' },
    ...{ emptyCaption: () => '', findMark: () => undefined, formatPage: () => '' },
    about: listedInfo({ events, level: 'B-B', isSpecimen: true }),
  });
  const listed = await seal(bytes);
  const fileHash = createHash('sha256').update(listed).digest('hex');
  const own = entries.map((one) =>
    'fileHash' in one.record ? { ...one, record: { ...one.record, fileHash } } : one,
  );
  const specimen = 'This PDF is a specimen, for trying out: it binds no one.';
  expect(findings(listed, own)).toEqual([specimen]);
  for (const [place, { id, step }] of events.entries())
    expect(findings(listed, own.toSpliced(place, 1)), step).toContainEqual(
      expect.stringContaining(`The entry of event ${id} (${step}`),
    );
});
