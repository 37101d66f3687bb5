import { webcrypto } from 'node:crypto';
import { CryptoKeySigner, HttpTimestampAuthority, PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { checkSeal } from '../../../server/documents/pdf/check-pdf';
import { makeSealCertificate } from '../../../server/documents/pdf/seal-certificate';
import { typeset } from '../../../server/documents/pdf/typeset';
import { readMarkup } from '../../../shared/agreements/markup';
import { listedInfo } from '../../support/ledger/listed-info';
import { startTimestampService } from '../../support/ledger/timestamp-service';

/** A sealed file that claims its seal was timestamped, as those from before November 24, 2026 may. */
const findSealed = async (at: Date, timestampUrl: string | undefined) => {
  const bytes = await typeset({
    title: 'The fee',
    language: 'en',
    firm: 'Lantern Justice',
    madeAt: at,
    blocks: readMarkup('# The fee\n\nA share.').blocks,
    emptyCaption: () => '',
    findMark: () => undefined,
    foot: 'Lantern Justice',
    formatPage: (page, pages) => `Page ${page} of ${pages}`,
    about: listedInfo({
      level: 'B-T',
      events: [{ id: 'a'.repeat(24), at: at.toISOString(), step: 'complete' }],
    }),
  });
  const { certificate, privateKey } = await makeSealCertificate('Lantern Justice', at);
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await webcrypto.subtle.importKey('pkcs8', privateKey, curve, false, ['sign']);
  const pdf = await PDF.load(new Uint8Array(bytes));
  const signed = await pdf.sign({
    signer: new CryptoKeySigner(key as webcrypto.CryptoKey, certificate, 'EC', 'ECDSA', []),
    signingTime: at,
    fieldName: 'Seal',
    level: timestampUrl ? 'B-T' : 'B-B',
    ...(timestampUrl && { timestampAuthority: new HttpTimestampAuthority(timestampUrl) }),
  });
  return Buffer.from(signed.bytes);
};

test('a PDF that claims an outside timestamp has one, of this seal; one that was taken out is named', async () => {
  await using service = await startTimestampService();
  const stamped = await findSealed(new Date(), service.url);
  const seal = checkSeal(stamped);
  expect(seal).toMatchObject({ isWhole: true, stamp: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(checkAgreement(stamped, {}).findings).toEqual([]);
  expect(checkAgreement(stamped, {}).said[0]).toMatch(/^Stamped by a service at/);
  const bare = await findSealed(new Date(), undefined);
  expect(checkAgreement(bare, {}).findings).toEqual([
    'This PDF claims an outside timestamp, and the timestamp is missing.',
  ]);
});

test('a stamp on something else than this seal is named, and one that is older than the last event', async () => {
  await using other = await startTimestampService((request) => {
    const changed = Buffer.from(request);
    // The bytes of the hash, after its algorithm.
    const at = changed.indexOf(Buffer.from('0420', 'hex')) + 2;
    changed.fill(7, at, at + 32);
    return changed;
  });
  expect(checkAgreement(await findSealed(new Date(), other.url), {}).findings).toEqual([
    'The outside timestamp is not of this seal.',
  ]);
  await using service = await startTimestampService();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  expect(checkAgreement(await findSealed(tomorrow, service.url), {}).findings).toEqual([
    expect.stringMatching(/^The outside timestamp, of .* is before the last event, of/),
  ]);
});
