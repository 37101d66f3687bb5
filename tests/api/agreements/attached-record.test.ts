import { expect, test } from 'vitest';
import { type AgreementDoc, openContent } from '../../../server/documents/agreement.model';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { hashOfAttached, readAttached } from '../../../server/documents/pdf/attached-record';
import { recordBlocks, signedPdf } from '../../../server/documents/pdf/document-pdf';
import { computeFingerprint, computeHash } from '../../../server/documents/pdf/hashes';
import { sealPdf } from '../../../server/documents/pdf/seal-pdf';
import type { AgreementEntry, Certificate } from '../../../shared/schemas/consent';
import { type AgreementHouse, openAgreements } from '../../support/agreements';
import { completeAgreement } from '../../support/complete-agreement';

const timeZone = 'America/New_York';

const countPages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\n/g)!.length;

/** Seals a changed PDF again, as only the firm can with its key: with other content, or with other bytes. */
const forge = async (
  { app }: AgreementHouse,
  id: string,
  change: { evidence?: { ip: string }; bytes?: [RegExp, string] },
) => {
  const doc = (await app.models.agreements.findById(id).lean<AgreementDoc>())!;
  const content = openContent(app.agreements, doc);
  const certificate = await app.agreements.sealCertificate();
  if (change.evidence)
    for (const key of Object.keys(content.evidence)) content.evidence[key] = change.evidence;
  const sealing = {
    level: 'B-B',
    isOwn: true,
    certificate: computeFingerprint(certificate.certificate),
  } as const;
  const pdf = await signedPdf({ doc, content, firm: 'Lantern Justice', timeZone }, sealing);
  const [pattern, instead] = change.bytes ?? [/$^/, ''];
  const changed = Buffer.from(pdf.toString('latin1').replace(pattern, instead), 'latin1');
  expect(changed).toHaveLength(pdf.length);
  return (await sealPdf(changed, { certificate, reason: doc.title, at: doc.endedAt! })).bytes;
};

test('the record of one signer and one document is one page for people, with browsers in words, and a file that has all', async () => {
  await using house = await openAgreements({ timeZone });
  const { id, tokens } = await house.send({ deliver: 'link' });
  const phone = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
  };
  await house.signAll(await house.admit(tokens[0]!, phone), tokens[0]!);
  await house.countersign(id);
  await house.app.outbox.run();
  await house.app.consents.sealAll();
  const read = async (path: string) => {
    const { cookie } = house.admin.headers as { cookie: string };
    const answer = await fetch(`${house.app.url}${path}`, { headers: { cookie } });
    return Buffer.from(await answer.arrayBuffer());
  };
  const signed = await read(`/api/agreements/${id}/file`);
  const doc = (await house.app.models.agreements.findById(id).lean<AgreementDoc>())!;
  const content = openContent(house.app.agreements, doc);
  const blocks = recordBlocks(
    { doc, content, firm: '', timeZone },
    { level: 'B-B', certificate: '', isOwn: true },
  );
  const pages = JSON.stringify(blocks);
  expect(pages).toContain('Chrome on iPhone, by a link that staff handed over');
  expect(pages).not.toContain('AppleWebKit');
  expect(pages).toContain(
    'Agreed to electronic records: Nov 22, 2026, 7:00:00 AM EST (2026-11-22 12:00:00 UTC).',
  );
  expect(pages).toContain('Signed for the firm: Nov 22, 2026, 7:00:00 AM EST');
  const attached = readAttached(signed).record;
  expect(attached).toMatchObject({
    agreement: id,
    documentHash: doc.documentHash,
    events: doc.events.map(({ _id, at, step }) => ({ id: `agreement-${_id}`, at: at.toISOString(), step })),
  });
  expect(JSON.stringify(attached)).toContain(phone['user-agent']);
  expect(JSON.stringify(attached)).not.toContain('maria.lopez@example.com');
  const { originalFile } = await import('../../../server/documents/agreement-files');
  const original = await originalFile(house.app, doc);
  expect(countPages(signed) - countPages(original.bytes)).toBe(1);
  const entries = (await house.admin.get(`/api/agreements/${id}/entries`)).body as Certificate[];
  const complete = entries
    .map(({ record }) => record as AgreementEntry)
    .find(({ step }) => step === 'complete');
  expect(complete).toMatchObject({ fileHash: computeHash(signed), recordHash: hashOfAttached(signed) });
});

test('an attached record that was changed, removed or replaced is noticed, also if the firm seals the file again', async () => {
  await using house = await openAgreements({ timeZone });
  const { id, file, entries } = await completeAgreement(house);
  const findings = (pdf: Buffer, beside: readonly Certificate[] | undefined = undefined) =>
    checkAgreement(pdf, { entries: beside }).findings;
  expect(findings(file, entries)).toEqual([]);
  expect(findings(await forge(house, id, {}))).toEqual([]);

  const within = file.indexOf('/EmbeddedFile\n') + 400;
  const changed = Buffer.from(file);
  changed[within]! ^= 1;
  expect(findings(changed)).toEqual(['This PDF is not as it was sealed.']);

  const update = '\n2 0 obj\n<<\n/Dests <<\n>>\n>>\nendobj\n';
  expect(findings(Buffer.concat([file, Buffer.from(update)]))).toContain(
    'Something was added to this PDF behind its seal.',
  );

  expect(findings(await forge(house, id, { bytes: [/\/EmbeddedFile\n/, '/EmbeddedGone\n'] }))).toEqual([
    'The record attached to this PDF is missing.',
  ]);
  const otherHash = await forge(house, id, {
    bytes: [/(?<=\n\()[0-9a-f]{64}(?=\)\nendobj)/, '0'.repeat(64)],
  });
  expect(findings(otherHash)).toEqual([
    'The record attached to this PDF is not the one that this PDF names.',
  ]);
  const otherPlace = await forge(house, id, { evidence: { ip: '203.0.113.9' } });
  expect(findings(otherPlace)).toEqual([]);
  const consented = entries.find(({ record }) => (record as AgreementEntry).step === 'consented')!;
  expect(findings(otherPlace, entries)).toEqual(
    expect.arrayContaining([
      'The ledger names another file than this one.',
      'The ledger names another record than the one attached to this PDF.',
      `The attached record has another account of event ${consented.record.id} than the ledger.`,
    ]),
  );
  const other = await completeAgreement(house);
  expect(findings(other.file, entries)).toContain(
    'The attached record is of another document than the entries.',
  );
});
