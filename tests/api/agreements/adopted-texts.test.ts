import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { documentWords } from '../../../server/documents/words';
import { maria, openAgreements } from '../../support/agreements';
import { dana } from '../../support/lawyer';
import { shareAgreements } from '../../support/share-house';
import { startApp } from '../../support/start-app';

const shared = shareAgreements();

type House = Awaited<ReturnType<typeof openAgreements>>;

/** The text of each page of an agreement's PDF. */
const findPages = async ({ app, admin }: House, id: string): Promise<string[]> => {
  const answer = await fetch(`${app.url}/api/agreements/${id}/file`, { headers: admin.headers });
  const pdf = await PDF.load(new Uint8Array(await answer.arrayBuffer()));
  return pdf.extractText().map(({ text }) => text.replace(/\s+/g, ' '));
};

const unadopt = ({ app }: House) =>
  app.models.agreementTemplates.updateMany({}, { $unset: { adopted: '' }, $set: { isSample: true } });

const changed = async ({ admin }: House, id: string) => {
  const { body } = await admin.query('agreementTemplates.get', { id });
  const { kind, name, language, caseTypes, text, terms, keptYears, version } = body.result.data;
  const input = { id, version, kind, name, language, caseTypes, terms, keptYears };
  return (await admin.mutate('agreementTemplates.update', { ...input, text: `${text}\n\nYou owe us more.` }))
    .body.result.data;
};

const staffSigner = { name: 'Dana Whitfield', email: dana.email.toUpperCase(), role: 'client' as const };

test('a sample, an edited sample, and a new version of an adopted text go to nobody outside the firm', async () => {
  const house = await shared();
  const template = house.templateCalled('Contingency fee agreement');
  const refused = async (signers: { name: string; email: string; role: 'client' | 'spouse' }[] = [maria]) => {
    for (const deliver of ['link', 'mail', 'here'] as const) {
      const { status, body } = await house.post({ signers, deliver });
      expect([deliver, status, body.code]).toEqual([deliver, 409, 'TEMPLATE_NOT_ADOPTED']);
    }
  };
  // It was adopted, and then changed.
  expect(await changed(house, template)).toMatchObject({ version: 2, adopted: null });
  await refused();
  await unadopt(house);
  await refused();
  expect(await changed(house, template)).toMatchObject({ version: 3, isSample: true, adopted: null });
  await refused();
  // Nor to staff together with someone else, nor to a person without an address.
  await refused([staffSigner, { ...maria, role: 'spouse' }]);
  await refused([{ ...staffSigner, email: '' }]);
  expect(await house.app.models.agreements.countDocuments()).toBe(0);
  await house.lawyer.post(`/api/agreement-templates/${template}/adopt`, { version: 3 });
  expect((await house.post()).status).toBe(201);
});

test('a text adopted under a typed name must be adopted again, and documents sent with it stay', async () => {
  const house = await shared();
  const { app } = house;
  const { id, tokens } = await house.send();
  const adopted = { by: 'Clarence Darrow', at: new Date() };
  await app.models.agreementTemplates.updateMany({}, { $set: { adopted } });
  const { status, body } = await house.post();
  expect([status, body.code]).toEqual([409, 'TEMPLATE_NOT_ADOPTED']);
  expect(body.message).toContain('Clarence Darrow adopted it under a typed name');
  const [listed] = (await house.admin.get('/api/agreement-templates')).body;
  expect(listed).toMatchObject({ adopted: null, typedAdopter: 'Clarence Darrow' });
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  expect((await house.countersign(id)).status).toBe(200);
});

test('a sending fills only what lead, firm and template leave open, and the record lists what it filled', async () => {
  const house = await shared();
  const { admin, app, lead } = house;
  const template = house.templateCalled('Contingency fee agreement');
  for (const [field, value] of [
    ['fee.settlement', '75%'],
    ['firm.name', 'Another firm'],
    ['client.name', 'Joe Stranger'],
    ['date.today', 'January 1, 2020'],
    ['signers.names', 'Joe Stranger'],
    ['fee.settlement', ''],
  ] as const) {
    const { status, body } = await house.post({ values: { [field]: value } });
    expect([field, status, body.code]).toEqual([field, 400, 'FIELD_IS_FILLED']);
    expect(body.message).toContain(field);
  }
  const preview = await admin.query('agreements.preview', {
    ...{ id: lead, template, signers: [maria], values: { 'fee.settlement': '75%' } },
  });
  expect(JSON.stringify(preview.body.result.data.blocks)).not.toContain('75%');

  const created = await admin.mutate('agreementTemplates.create', {
    ...{ kind: 'other', name: 'A letter', language: 'en', caseTypes: [], terms: {}, keptYears: 5 },
    text: 'To {{client.name}}, at {{court.name}}, {{court.room}}.\n\n[sign client]',
  });
  const letter = created.body.result.data.id;
  await house.lawyer.post(`/api/agreement-templates/${letter}/adopt`, { version: 1 });
  const values = { 'court.name': 'Cook County', 'court.room': 'Room 5', 'no.such': 'ignored' };
  const { id, tokens } = await house.send({ template: letter, values });
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await app.outbox.run();
  const agreement = await house.agreement(id);
  expect(agreement.filled).toEqual([
    { field: 'court.name', value: 'Cook County' },
    { field: 'court.room', value: 'Room 5' },
  ]);
  expect(agreement.events[0]).toMatchObject({ step: 'sent', note: 'Filled in: court.name, court.room' });
  const timeline = JSON.stringify((await admin.query('clients.timeline', { id: lead })).body);
  expect(timeline).toContain('court.name');
  expect(timeline).not.toContain('Cook County');
  const stored = await app.models.agreements.findById(id).lean();
  expect(JSON.stringify({ ...stored, sealed: null })).not.toContain('Cook County');
  const record = (await findPages(house, id)).slice(1).join(' ');
  for (const said of ['court.name', 'Cook County', 'Text adopted by', 'Dana Whitfield', 'IL 6312345'])
    expect(record).toContain(said);
});

test('a field that neither lead nor firm fills may be filled, whatever its name', async () => {
  const house = await shared();
  const { app, lead, admin } = house;
  await app.models.clients.updateOne({ _id: lead }, { $set: { phoneNumber: '' } });
  const created = await admin.mutate('agreementTemplates.create', {
    ...{ kind: 'other', name: 'A letter', language: 'en', caseTypes: [], terms: {}, keptYears: 5 },
    text: 'Call {{client.phone}}.\n\n[sign client]',
  });
  const template = created.body.result.data.id;
  await house.lawyer.post(`/api/agreement-templates/${template}/adopt`, { version: 1 });
  const preview = await admin.query('agreements.preview', { id: lead, template, signers: [maria] });
  expect(preview.body.result.data).toMatchObject({ open: ['client.phone'], isAdopted: true });
  expect((await house.post({ template, values: { 'client.phone': '(415) 555-0199' } })).status).toBe(201);
});

test.each(['en', 'es'] as const)(
  'a specimen in %s is marked on every page, and nothing follows from it',
  async (language) => {
    await using house = await openAgreements({ conflictStanding: async () => 'open' });
    const { app, admin, lead } = house;
    await unadopt(house);
    const name =
      language === 'en' ? 'Contingency fee agreement' : 'Contrato de honorarios condicionados al resultado';
    const signers = [staffSigner];
    await app.outbox.run();
    const before = await app.models.clients.findById(lead).lean();
    const { id, tokens } = await house.send({ signers, template: house.templateCalled(name) });
    const { specimen } = documentWords[language];
    const start = specimen.slice(0, 40);
    for (const page of await findPages(house, id)) expect(page).toContain(start);
    const browser = await house.admit(tokens[0]!);
    const path = `${language === 'es' ? '/es' : ''}/sign/${tokens[0]}`;
    expect((await browser.get(path)).text).toContain(specimen);
    expect((await house.signAll(browser, tokens[0]!)).status).toBe(303);
    expect((await house.countersign(id)).status).toBe(200);
    await app.outbox.run();
    await app.consents.sealAll();
    const agreement = await house.agreement(id);
    expect(agreement).toMatchObject({ isSpecimen: true, state: 'complete', adopted: null });
    const pages = await findPages(house, id);
    for (const page of pages) expect(page).toContain(start);
    expect((await admin.get(`/api/agreements/${id}/entries`)).body).toEqual([]);
    expect(await app.models.consents.countDocuments({ _id: /^agreement-/ })).toBe(0);
    const after = await app.models.clients.findById(lead).lean();
    expect([after!.status, after!.signed, after!.history.length]).toEqual([
      before!.status,
      undefined,
      before!.history.length,
    ]);
    expect((await admin.query('reports.agreements', { days: 30 })).body.result.data.sent).toBe(0);
    const waiting = async (who: string) => (await admin.get(`/api/agreements?waiting=${who}`)).body.length;
    expect([await waiting('firm'), await waiting('signer'), await waiting('nobody')]).toEqual([0, 0, 1]);
  },
);

test('a specimen takes the place of no agreement', async () => {
  const house = await shared();
  const { id } = await house.send();
  await unadopt(house);
  expect((await house.post({ signers: [staffSigner], replaces: id })).status).toBe(409);
  expect((await house.agreement(id)).state).toBe('sent');
});

test('agreements of all leads are listed by where they stand and whose turn it is, newest first', async () => {
  const house = await shared();
  const { app, clock } = house;
  const old = await house.send({ expiresDays: 1 });
  clock.time += 2 * 24 * 60 * 60 * 1000;
  const again = await app.signInAsAdmin();
  const ids = async (query: string) =>
    (await again.get(`/api/agreements?${query}`)).body.map(({ id }: { id: string }) => id);
  await app.models.agreements.updateMany({}, { $set: { lawyer: { userId: null, name: '' } } });
  const first = await again.post(`/api/clients/${house.lead}/agreements`, {
    ...{ template: house.templateCalled('Contingency fee agreement'), signers: [maria], deliver: 'link' },
  });
  clock.time += 1000;
  const second = await again.post(`/api/clients/${house.lead}/agreements`, {
    ...{ template: house.templateCalled('Referral consent'), signers: [maria], deliver: 'link' },
  });
  const token = house.tokenIn(first.body.links[0].url);
  await house.signAll(await house.admit(token), token);
  expect(await ids('')).toEqual([second.body.id, first.body.id, old.id]);
  expect(await ids('state=expired')).toEqual([old.id]);
  expect(await ids('state=sent')).toEqual([second.body.id]);
  expect(await ids('waiting=firm')).toEqual([first.body.id]);
  expect(await ids('waiting=signer')).toEqual([second.body.id]);
  expect(await ids('waiting=nobody')).toEqual([old.id]);
  expect(await ids('waiting=firm&state=sent')).toEqual([]);
  expect(await ids('limit=1&page=2')).toEqual([first.body.id]);
  expect((await again.get('/api/agreements?waiting=somebody')).status).toBe(400);
  expect((await (await app.signInAsUser()).get('/api/agreements')).status).toBe(403);
  expect((await app.anyone.get('/api/agreements')).status).toBe(401);
});

test('before there is a lawyer nothing goes out', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const templates = (await admin.get('/api/agreement-templates')).body;
  expect(templates.every(({ adopted }: { adopted: unknown }) => adopted === null)).toBe(true);
  expect((await admin.query('agreements.lawyers')).body.result.data).toEqual([]);
});
