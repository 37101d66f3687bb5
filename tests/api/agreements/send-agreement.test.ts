import { expect, test } from 'vitest';
import { type AgreementDoc, openContent } from '../../../server/documents/agreement.model';
import { attachedJson } from '../../../server/documents/pdf/attached-record';
import { recordBlocks } from '../../../server/documents/pdf/document-pdf';
import { documentWords } from '../../../server/documents/words';
import type { ConflictState } from '../../../shared/schemas/conflict';
import type { AgreementEntry } from '../../../shared/schemas/consent';
import { maria } from '../../support/agreements';
import { addLawyer } from '../../support/lawyer';
import { make } from '../../support/make';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';
import { startApp } from '../../support/start-app';

const shared = shareAgreements();

test('templates are listed for those who send, marked as ours until a lawyer adopts them', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { body } = await admin.get('/api/agreement-templates');
  expect(body).toHaveLength(8);
  expect(body[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    kind: expect.any(String),
    name: expect.any(String),
    caseTypes: [],
    language: expect.stringMatching(/^(en|es)$/),
    version: 1,
    adopted: null,
    adopterBar: '',
    typedAdopter: '',
    isSample: true,
  });
  expect((await (await app.signInAsUser()).get('/api/agreement-templates')).status).toBe(403);
});

test('a template lacks nothing that the law wants in it, and a change needs a new adoption', async () => {
  const house = await shared();
  const { admin } = house;
  const id = house.templateCalled('Medical records authorization');
  const { body } = await admin.query('agreementTemplates.get', { id });
  const { kind, name, language, caseTypes, text, terms, keptYears } = body.result.data;
  const input = { kind, name, language, caseTypes, text, terms, keptYears };
  const without = await admin.mutate('agreementTemplates.update', {
    ...input,
    id,
    version: 1,
    terms: { ...terms, 'records.expiry': '' },
  });
  expect([without.status, without.body.error.message]).toEqual([
    400,
    '“When it ends: a date or an event” is missing. 45 CFR 164.508(c) asks for it.',
  ]);
  const unsaid = await admin.mutate('agreementTemplates.update', {
    ...input,
    id,
    version: 1,
    text: text.replace('{{records.revocation}}', 'You have rights.'),
  });
  expect(unsaid.status).toBe(400);
  const combined = await admin.mutate('agreementTemplates.update', {
    ...input,
    id,
    version: 1,
    text: `${text}\nOur fee is {{fee.settlement}}.`,
  });
  expect(combined.body.error.message).toContain('a document of its own');
  const changed = await admin.mutate('agreementTemplates.update', { ...input, id, version: 1, keptYears: 9 });
  expect(changed.body.result.data).toMatchObject({
    version: 2,
    adopted: null,
    versions: [{ version: 1, adopted: { by: 'Dana Whitfield' } }],
  });
  const stale = await admin.mutate('agreementTemplates.update', { ...input, id, version: 1 });
  expect(stale.status).toBe(409);
});

test.each([
  ['open', 409],
  ['refused', 409],
  ['clear', 201],
  ['waived', 201],
] as const)('with a conflict check that is %s, sending answers %i', async (standing, status) => {
  await using app = await startApp({ conflictStanding: async (): Promise<ConflictState> => standing });
  const admin = await app.signInAsAdmin();
  await addLawyer(app);
  const lead = (await app.anyone.post('/api/clients', make.client())).body.id;
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; kind: string }[];
  const template = templates.find(({ kind }) => kind === 'fee')!;
  const answer = await admin.post(`/api/clients/${lead}/agreements`, {
    template: template.id,
    signers: [maria],
    deliver: 'link',
  });
  expect(answer.status).toBe(status);
  if (status === 409) expect(answer.body.code).toBe('CONFLICT_CHECK_NEEDED');
  expect(await app.models.agreements.countDocuments()).toBe(status === 201 ? 1 : 0);
});

test('a firm that chose a warning sends with open matches', async () => {
  await using app = await startApp({ conflictCheck: 'warn', conflictStanding: async () => 'open' });
  const admin = await app.signInAsAdmin();
  await addLawyer(app);
  const lead = (await app.anyone.post('/api/clients', make.client())).body.id;
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; kind: string }[];
  const template = templates.find(({ kind }) => kind === 'fee')!;
  const post = { template: template.id, signers: [maria], deliver: 'link' };
  expect((await admin.post(`/api/clients/${lead}/agreements`, post)).status).toBe(201);
});

test('by e-mail a signer gets a link and one reminder, and staff get no link', async () => {
  const house = await shared();
  const { app, smtp, clock } = house;
  const { id, links } = await house.send({ deliver: 'mail', message: 'As we said on the phone.' });
  expect(links).toEqual([]);
  await app.outbox.run();
  const sent = smtp.got.filter(({ text }) => text.includes('/sign/'));
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain('As we said on the phone.');
  const outbox = (await house.admin.get('/api/outbox')).body;
  expect(outbox).toContainEqual(
    expect.objectContaining({ template: 'agreement-sent', to: 'signer', signer: 'Maria Lopez' }),
  );
  expect(JSON.stringify(outbox)).not.toContain('maria.lopez@example.com');
  clock.time += 7.5 * 24 * 60 * 60 * 1000;
  await app.outbox.run();
  clock.time += 2 * 24 * 60 * 60 * 1000;
  await app.outbox.run();
  expect(smtp.got.filter(({ text }) => text.includes('/sign/'))).toHaveLength(2);
  // The sender's session has ended in the meantime.
  const stored = await app.models.agreements.findById(id).lean();
  expect(stored?.events.map(({ step }) => step)).toEqual(['sent', 'reminded']);
});

test('the preview names fields without a value, and the document is not sent', async () => {
  const house = await shared();
  const { admin } = house;
  const created = await admin.mutate('agreementTemplates.create', {
    kind: 'other',
    name: 'A letter',
    language: 'en',
    caseTypes: [],
    text: 'The court is {{court.name}}.\n\n[sign client]',
    terms: {},
    keptYears: 5,
  });
  const template = created.body.result.data.id;
  await house.lawyer.post(`/api/agreement-templates/${template}/adopt`, { version: 1 });
  const preview = (values: Record<string, string>) =>
    admin.query('agreements.preview', { id: house.lead, template, signers: [maria], values });
  expect((await preview({})).body.result.data.missing).toEqual(['court.name']);
  expect((await preview({ 'court.name': 'Cook County' })).body.result.data.missing).toEqual([]);
  expect((await house.post({ template })).status).toBe(400);
  const { id, tokens } = await house.send({ template, values: { 'court.name': 'Cook {{x}} County' } });
  const browser = await house.admit(tokens[0]!);
  expect((await house.signAll(browser, tokens[0]!)).status).toBe(303);
  expect((await signingPage(browser, tokens[0]!).open()).text).toContain('Everyone has signed.');
  expect(await house.agreement(id)).toMatchObject({ state: 'complete', lawyer: null });
});

test('one that replaces another voids it, and a spouse without a place is refused', async () => {
  const house = await shared();
  const old = await house.send();
  const { id } = await house.send({ replaces: old.id });
  expect(await house.agreement(old.id)).toMatchObject({ state: 'void', replacedBy: id });
  const template = house.templateCalled('Referral consent');
  const spouse = { name: 'Joe Lopez', email: 'joe@example.com', role: 'spouse' as const };
  expect((await house.post({ template, signers: [maria, spouse] })).status).toBe(400);
  expect((await house.post({ template, signers: [spouse] })).status).toBe(400);
});

test('only who may sends, voids, and countersigns', async () => {
  const house = await shared();
  const { app } = house;
  const { id, tokens } = await house.send();
  const [clerk, user] = [await app.signInAs('intake'), await app.signInAsUser()];
  const body = { template: house.templateCalled('Referral consent'), signers: [maria], deliver: 'link' };
  expect((await clerk.post(`/api/clients/${house.lead}/agreements`, body)).status).toBe(201);
  expect((await user.post(`/api/clients/${house.lead}/agreements`, body)).status).toBe(403);
  expect((await app.anyone.post(`/api/clients/${house.lead}/agreements`, body)).status).toBe(401);
  expect((await user.get(`/api/agreements/${id}`)).status).toBe(403);
  expect((await user.get(`/api/agreements/${id}/file`)).status).toBe(403);
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  expect((await clerk.mutate('agreements.countersign', { id })).status).toBe(403);
  expect((await user.post(`/api/agreements/${id}/void`, { reason: 'no' })).status).toBe(403);
  expect((await house.agreement(id)).state).toBe('signed');
});

test('setting a lead to Signed by hand stores how and when; without that, it is only recorded', async () => {
  const house = await shared();
  const { admin, lead } = house;
  const put = (body: object) => admin.put(`/api/clients/${lead}`, body);
  expect((await put({ status: 'Signed' })).body.signed).toMatchObject({ how: 'recorded' });
  const signed = { how: 'paper', at: '2026-11-20T10:00:00.000Z', note: 'At the hospital.' };
  expect((await put({ status: 'Signed', signed })).body.signed).toMatchObject(signed);
  expect((await put({ status: 'Qualified', signed })).status).toBe(400);
  expect((await put({ status: 'Qualified' })).body).not.toHaveProperty('signed');
});

test('the report counts what was sent, opened and signed, by template and by who sent it', async () => {
  const house = await shared();
  const { admin, clock } = house;
  const [first, second] = [await house.send(), await house.send()];
  await house.send({ template: house.templateCalled('Referral consent') });
  await house.app.anyone.get(`/sign/${second.tokens[0]}`);
  clock.time += 2 * 60 * 60 * 1000;
  await house.signAll(await house.admit(first.tokens[0]!), first.tokens[0]!);
  const { body } = await admin.query('reports.agreements', { days: 30 });
  expect(body.result.data).toMatchObject({
    sent: 3,
    opened: 2,
    signed: 1,
    medianHours: 2,
    templates: [
      { name: 'Contingency fee agreement', sent: 2, opened: 2, signed: 1 },
      { name: 'Referral consent', sent: 1, opened: 0, signed: 0, medianHours: null },
    ],
    people: [{ sent: 3, signed: 1 }],
  });
});

test('the preview of a fee agreement lists what the lead’s state requires in addition', async () => {
  const house = await shared();
  const template = house.templateCalled('Contingency fee agreement');
  const findRules = async (state: string) => {
    const { id } = (await house.app.anyone.post('/api/clients', make.client({ state, lastName: state })))
      .body;
    const { body } = await house.admin.query('agreements.preview', { id, template, signers: [maria] });
    return body.result.data.stateRules.map((rule: { state: string }) => rule.state);
  };
  expect([await findRules('Florida'), await findRules('FL'), await findRules('IL')]).toEqual([
    ['FL'],
    ['FL'],
    [],
  ]);
});

test('the rules of the lead’s state stand in the preview and in the record attached to the PDF, with sources and day', async () => {
  const house = await shared();
  const florida = (await house.app.anyone.post('/api/clients', make.client({ state: 'FL' }))).body.id;
  const request = { id: florida, signers: [maria] };
  const spanish = house.templateCalled('Contrato de honorarios condicionados al resultado');
  const { body } = await house.admin.query('agreements.preview', { ...request, template: spanish });
  const shown = { state: 'FL', rule: expect.stringContaining('4-1.5(f)(4)'), lookedAt: '2026-11-23' };
  const [rule] = body.result.data.stateRules;
  expect(rule).toMatchObject({ ...shown, says: expect.stringContaining('three business days') });
  expect(rule.sources).toHaveLength(2);
  const { id } = await house.send({ lead: florida, template: spanish });
  const [shownRule] = (await house.agreement(id)).stateRules;
  expect(shownRule).toMatchObject({ ...shown, says: expect.stringContaining('tres días hábiles') });
  const toRecord = async (agreement: string) => {
    const doc = (await house.app.models.agreements.findById(agreement).lean<AgreementDoc>())!;
    const content = openContent(house.app.agreements, doc);
    return JSON.parse(attachedJson(doc, content, { level: 'B-B', certificate: '', timeZone: 'UTC' }));
  };
  expect((await toRecord(id)).stateRules).toEqual([shownRule]);
  const other = await house.send();
  expect((await house.agreement(other.id)).stateRules).toEqual([]);
  expect((await toRecord(other.id)).stateRules).toEqual([]);
});

test('a Spanish record says what happened in Spanish, and names filled fields as people do', async () => {
  const house = await shared();
  const { id, tokens } = await house.send({
    template: house.templateCalled('Autorización de expedientes médicos'),
    values: {
      'client.birthDate': '1980-01-02',
      'treatment.providers': 'Clínica Lakeside',
      'treatment.from': '2024-01-02',
      'treatment.to': '2025-01-02',
    },
  });
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  const doc = (await house.app.models.agreements.findById(id).lean<AgreementDoc>())!;
  const content = openContent(house.app.agreements, doc);
  const input = { doc, content, firm: '', timeZone: 'UTC' };
  const record = JSON.stringify(recordBlocks(input, { level: 'B-B', certificate: '', isOwn: true }));
  for (const said of [
    'Fecha de nacimiento: ',
    'Médicos, hospitales',
    'Aceptó documentos electrónicos: 22 nov 2026',
    'Vio el documento: ',
    'Firmó: ',
    documentWords.es.intent,
  ])
    expect(record).toContain(said);
  expect(record).not.toMatch(/Filled in|treatment\.|version|signed|opened/i);
  // The steps are data in the attached record, with the values.
  const attached = attachedJson(doc, content, { level: 'B-B', certificate: '', timeZone: 'UTC' });
  const { events, filled } = JSON.parse(attached) as { events: AgreementEntry[]; filled: object };
  expect(filled).toMatchObject({ 'treatment.providers': 'Clínica Lakeside' });
  const facts = (step: string) => events.filter((one) => one.step === step).map((one) => one.facts);
  expect(facts('sent')).toEqual([{ filled: doc.filled }]);
  expect(facts('consented')).toEqual([{ version: '2026-11-25' }]);
  expect(facts('document-shown')).toEqual([{ shownAs: 'page' }]);
  expect(facts('marked')).toEqual([{ place: { kind: 'sign', number: 1 } }]);
});
