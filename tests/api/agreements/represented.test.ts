import { expect, test } from 'vitest';
import { type AgreementDoc, openContent } from '../../../server/documents/agreement.model';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { checkAgreements, loadAgreements } from '../../../server/documents/check-agreements';
import { recordBlocks } from '../../../server/documents/pdf/document-pdf';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import { samples } from '../../../server/templates/samples';
import { readMarkup } from '../../../shared/agreements/markup';
import type { SignerInput } from '../../../shared/schemas/agreement';
import type { Certificate } from '../../../shared/schemas/consent';
import {
  collectSentences,
  collectTexts,
  enteredValues,
  findPeople,
} from '../../../tools/agreements/sentences';
import { openAgreements } from '../../support/agreements';
import { firm } from '../../support/browser/firm';
import { completeAgreement } from '../../support/complete-agreement';
import { make } from '../../support/make';
import type { TestApp } from '../../support/start-app';

const child = { firstName: 'Ana', lastName: 'Lopez', email: 'ana.lopez@example.com' };
const mother = {
  name: 'Maria Lopez',
  email: 'maria.lopez@example.com',
  role: 'parent' as const,
  capacity: 'next-friend',
  for: 'Ana Lopez',
};
const feeIn = { en: 'Contingency fee agreement', es: 'Contrato de honorarios condicionados al resultado' };

const differences = async ({ models, consents: { personKeys } }: TestApp) => {
  const before = await loadAgreements(models);
  const { records } = await loadLedger({ models, personKeys });
  return checkAgreements(records, { before, after: before }).map(({ why }) => why);
};

const openChild = async (different: Parameters<typeof openAgreements>[0] = {}) => {
  const house = await openAgreements(different);
  const add = async (different: object = {}): Promise<string> =>
    (await house.app.anyone.post('/api/clients', make.client({ ...child, ...different }))).body.id;
  const lead = await add();
  const preview = async (template: string, signers: readonly object[]) =>
    (
      await house.admin.query('agreements.preview', {
        ...{ id: lead, template: house.templateCalled(template), signers, values: enteredValues },
      })
    ).body.result.data;
  return { ...house, add, child: lead, preview };
};

test.each([
  ['en', 'Ana Lopez, a minor, by Maria Lopez, as next friend', 'as next friend of Ana Lopez, a minor'],
  ['es', 'Ana Lopez, menor de edad, por medio de Maria Lopez', 'de Ana Lopez, menor de edad'],
] as const)(
  'in %s the contract is with the child, by the parent in her capacity',
  async (language, party, below) => {
    await using house = await openChild();
    const { blocks } = await house.preview(feeIn[language], [mother]);
    const texts = blocks.flatMap(collectTexts).join('\n');
    expect(texts).toContain(party);
    expect(texts).not.toMatch(/Ana Lopez \(“(you|usted)”/);
    const { id } = await house.send({
      ...{ lead: house.child, template: house.templateCalled(feeIn[language]), signers: [mother] },
    });
    expect((await house.agreement(id)).signers[0]).toMatchObject({
      ...{ name: 'Maria Lopez', capacity: 'next-friend', for: 'Ana Lopez', letters: null },
    });
    const doc = (await house.app.models.agreements.findById(id).lean<AgreementDoc>())!;
    const record = recordBlocks(
      { doc, content: openContent(house.app.agreements, doc), firm: firm.name, timeZone: 'UTC' },
      { level: 'B-B', certificate: '', isOwn: true },
    );
    expect(JSON.stringify(record)).toContain(below);
  },
);

test('the fields of the signer are the parent’s, and the child’s e-mail stands in none of them', async () => {
  await using house = await openChild();
  const fields = [
    'client.name',
    'client.email',
    'party.name',
    'signer.name',
    'signer.email',
    'signer.capacity',
  ];
  const created = await house.admin.mutate('agreementTemplates.create', {
    ...{ kind: 'other', name: 'Fields', language: 'en', caseTypes: [], terms: {}, keptYears: 5 },
    text: `${fields.map((field) => `- {{${field}}}`).join('\n')}\n\n[sign client]`,
  });
  const input = { id: house.child, template: created.body.result.data.id };
  const listFor = async (signer: object) => {
    const { body } = await house.admin.query('agreements.preview', { ...input, signers: [signer] });
    // A text that no lawyer has adopted says so first.
    return body.result.data.blocks.flatMap(collectTexts).slice(1);
  };
  expect(await listFor(mother)).toEqual([
    'Ana Lopez',
    'maria.lopez@example.com',
    'Ana Lopez, a minor',
    'Maria Lopez',
    'maria.lopez@example.com',
    'as next friend of Ana Lopez, a minor',
  ]);
  expect(await listFor({ name: 'Ana Lopez', email: child.email, role: 'client' })).toEqual([
    'Ana Lopez',
    'ana.lopez@example.com',
    'Ana Lopez',
    'Ana Lopez',
    'ana.lopez@example.com',
    'on their own behalf',
  ]);
});

test.each<[string, Partial<SignerInput>]>([
  ['a parent without a capacity', { role: 'parent', capacity: undefined, for: undefined }],
  ['a represented person without a capacity', { role: 'client', capacity: ' ', for: 'Ana Lopez' }],
  ['the capacity of a person who signs for themselves', { role: 'guardian', capacity: 'self' }],
  ['a spouse who signs for another person', { role: 'spouse', capacity: undefined, for: 'Ana Lopez' }],
])('%s is refused with what to do', async (_, different) => {
  await using house = await openChild();
  const answer = await house.post({ lead: house.child, signers: [{ ...mother, ...different }] });
  expect(answer.status).toBe(400);
  expect(answer.body.issues).toEqual([
    expect.objectContaining({
      path: ['signers', '0', 'capacity'],
      message: expect.stringMatching(/^Choose in which capacity Maria Lopez signs for /),
    }),
  ]);
  expect(await house.app.models.agreements.countDocuments()).toBe(0);
});

test('a person who is not the lead does not sign as the lead', async () => {
  await using house = await openChild();
  const as = (name: string) =>
    house.post({ lead: house.child, signers: [{ name, email: 'someone@example.com', role: 'client' }] });
  const refused = await as('Maria Lopez');
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'Maria Lopez is not Ana Lopez. Choose the person Maria Lopez signs for and the capacity, or correct the name.',
  ]);
  for (const name of ['.', 'Gomez', '\u200b.']) expect([name, (await as(name)).status]).toEqual([name, 400]);
  for (const name of ['Ana Lopez', 'Ana María López', 'Lopez, Ana', 'Anna Lopez', 'Lopez'])
    expect([name, (await as(name)).status]).toEqual([name, 201]);
});

test('the personal representative of an estate signs under letters that the document names', async () => {
  await using house = await openChild();
  const signer = {
    ...{ name: 'Maria Lopez', email: 'maria.lopez@example.com', role: 'representative' as const },
    capacity: 'personal-representative',
    letters: { date: '2026-11-03', court: 'Probate Court of Cook County' },
  };
  const { blocks } = await house.preview(feeIn.en, [signer]);
  const texts = blocks.flatMap(collectTexts).join('\n');
  expect(texts).toContain('the Estate of Ana Lopez, deceased, by Maria Lopez, as personal representative');
  expect(texts).toContain('under letters issued on November 3, 2026, by the Probate Court of Cook County');
  const { id } = await house.send({ lead: house.child, signers: [signer] });
  expect((await house.agreement(id)).signers[0]).toMatchObject({ for: 'Ana Lopez', letters: signer.letters });
  const half = { ...signer, letters: { date: '', court: 'Probate Court' } };
  expect((await house.post({ lead: house.child, signers: [half] })).status).toBe(400);
});

test('words of the firm’s own stand where the list has no capacity, and older agreements keep theirs', async () => {
  await using house = await openChild();
  const signers = [{ ...mother, capacity: 'mother of Ana Lopez' }];
  const { id } = await house.send({ lead: house.child, signers });
  await house.app.models.agreements.updateOne({ _id: id }, { $unset: { 'signers.0.for': '' } });
  expect((await house.agreement(id)).signers[0]).toMatchObject({ capacity: 'mother of Ana Lopez', for: '' });
});

const entriesOfSigner = (entries: readonly Certificate[]) =>
  entries.flatMap(({ record }) => (record.kind === 'agreement' && record.signer ? [record.signer] : []));

test('the ledger records each signer’s capacity and principal, and the check reports a different one in the database', async () => {
  await using house = await openChild();
  const { app } = house;
  const { id, file, entries } = await completeAgreement(house, { lead: house.child, signers: [mother] });
  const { capacity, role, for: represented, name } = mother;
  const signer = { id: expect.any(String), name, role, capacity, for: represented };
  expect(new Set(entriesOfSigner(entries).map((one) => JSON.stringify(one))).size).toBe(1);
  expect(entriesOfSigner(entries)[0]).toEqual(signer);
  const { findings, said } = checkAgreement(file, { entries });
  expect(findings).toEqual([]);
  expect(said).toContainEqual(
    expect.stringMatching(/^Maria Lopez, as next friend of Ana Lopez, a minor, signed 20/),
  );
  expect(await differences(app)).toEqual([]);
  for (const field of ['capacity', 'for', 'name']) {
    const before = (await app.models.agreements.findById(id).lean())!.signers[0]!;
    await app.models.agreements.updateOne({ _id: id }, { $set: { [`signers.0.${field}`]: 'guardian' } });
    expect(await differences(app), field).toContain(
      `the agreement has another signer than the ledger: signed of the agreement ${id}`,
    );
    const was = before[field as 'capacity'];
    await app.models.agreements.updateOne({ _id: id }, { $set: { [`signers.0.${field}`]: was } });
  }
  expect(await differences(app)).toEqual([]);
});

test('a person who signs for themselves is recorded as such, and older entries without it remain valid', async () => {
  await using house = await openChild();
  const { file, entries } = await completeAgreement(house);
  expect(entriesOfSigner(entries)[0]).toMatchObject({ name: 'Maria Lopez', capacity: 'self' });
  expect(checkAgreement(file, { entries }).said).toContainEqual(
    expect.stringMatching(/^Maria Lopez, signed 20/),
  );
  const earlier = entries.map((one): Certificate => {
    if (one.record.kind !== 'agreement' || !one.record.signer) return one;
    const { id, name, role } = one.record.signer;
    return { ...one, record: { ...one.record, signer: { id, name, role } } };
  });
  const { findings, said } = checkAgreement(file, { entries: earlier });
  // An earlier file had no attached record, which names the capacity.
  expect(findings.filter((one) => !one.startsWith('The attached record'))).toEqual([]);
  expect(said).toContainEqual(expect.stringMatching(/^Maria Lopez, signed 20/));
  await house.app.models.agreements.updateMany({}, { $set: { 'signers.0.capacity': 'guardian' } });
  expect(await differences(house.app)).not.toEqual([]);
});

test('a contract names the case type in its language, and asks for the matter where the lead names none', async () => {
  await using house = await openChild();
  const { admin } = house;
  const [crash, other] = [await house.add({ caseType: '15' }), await house.add({ caseType: 'other' })];
  const signers = [{ name: 'Ana Lopez', email: child.email, role: 'client' }];
  const draft = async (id: string, language: 'en' | 'es') => {
    const template = house.templateCalled(feeIn[language]);
    const { body } = await admin.query('agreements.preview', { id, template, signers });
    return body.result.data;
  };
  const said = async (id: string, language: 'en' | 'es') =>
    JSON.stringify((await draft(id, language)).blocks);
  expect(await said(crash, 'es')).toContain('Accidente de auto');
  expect(await said(crash, 'en')).toContain('Auto Vehicle Accident');
  expect((await draft(other, 'en')).missing).toEqual(['case.title']);
});

test('every text that the product puts into a sample is one that agreement:sentences prints', async () => {
  await using house = await openChild({ at: Date.UTC(2026, 10, 25, 1, 50), timeZone: 'America/New_York' });
  for (const template of samples) {
    const sentences = collectSentences(template);
    for (const people of findPeople(template.language)) {
      const { blocks } = await house.preview(template.name, people);
      const texts: string[] = blocks
        .flatMap(collectTexts)
        .map((text: string) => text.replaceAll(firm.name, 'Lantern Justice'));
      const unknown = texts.filter((text) => !sentences.has(text) && !/^(SAMPLE|MUESTRA)\./.test(text));
      expect(unknown).toEqual([]);
    }
  }
});

test('a sample that nobody has changed gets the words of this version as its next, one that was adopted keeps its own', async () => {
  await using house = await openChild();
  const { agreementTemplates } = house.app.models;
  const [untouched, changed] = [house.templateCalled(feeIn.es), house.templateCalled(feeIn.en)];
  const old = { text: 'Old words.\n\n[sign client]', version: 1 };
  await agreementTemplates.updateMany({ _id: { $in: [untouched, changed] } }, { $set: old });
  await agreementTemplates.updateOne({ _id: changed }, { $set: { isSample: true }, $unset: { adopted: '' } });
  await agreementTemplates.updateOne({ _id: untouched }, { $set: { isSample: false } });
  const { seedTemplates } = await import('../../../server/templates/samples');
  for (let start = 0; start < 2; start += 1) await seedTemplates(house.app.models, Date.now);
  const docs = await Promise.all([untouched, changed].map((id) => agreementTemplates.findById(id).lean()));
  expect(docs[0]).toMatchObject({ version: 1, text: old.text });
  expect(docs[1]).toMatchObject({ version: 2, before: [{ version: 1, text: old.text }] });
  expect(readMarkup(docs[1]!.text).errors).toEqual([]);
});
