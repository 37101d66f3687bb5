import { expect, test } from 'vitest';
import { checkEntries } from '../../../server/documents/check-entries';
import { checkSeal } from '../../../server/documents/pdf/check-pdf';
import { signingFacts, signingFindings } from '../../../server/documents/signing-facts';
import type { Certificate } from '../../../shared/schemas/consent';
import { type AgreementHouse, maria } from '../../support/agreements';
import type { Caller } from '../../support/caller';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const shared = shareAgreements();

const spouse = { name: 'Jose Lopez', email: 'jose.lopez@example.com', role: 'spouse' } as const;
const names = ['Notice to cancel', 'Contingency fee agreement'];

const sendEnvelope = async (house: AgreementHouse, different: Parameters<AgreementHouse['post']>[0] = {}) => {
  const templates = names.map(house.templateCalled);
  const { status, body } = await house.post({ template: undefined as never, templates, ...different });
  expect(status).toBe(201);
  return {
    envelope: body.envelope as string,
    ids: (body.agreements as { id: string }[]).map(({ id }) => id),
    tokens: (body.links as { url: string }[] | undefined)?.map(({ url }) => house.tokenIn(url)) ?? [],
  };
};

const getLink = async (house: AgreementHouse, to: string): Promise<string | undefined> => {
  await house.app.outbox.run();
  const mail = house.smtp.got.findLast((one) => one.to.includes(to) && /\/sign\/[\w-]{43}/.test(one.text));
  return mail && /\/sign\/([\w-]{43})/.exec(mail.text)![1];
};

const open = (browser: Caller, token: string) => signingPage(browser, token).open();
const getState = async (house: AgreementHouse, id: string) => (await house.agreement(id)).state as string;
const getSteps = async (house: AgreementHouse, id: string) =>
  (await house.agreement(id)).events.map(({ step }: { step: string }) => step) as string[];

test('several documents are signed in one sitting with one consent and one code, and each has its own seal and entries', async () => {
  const house = await shared();
  const { ids, tokens, envelope } = await sendEnvelope(house);
  expect(envelope).toBe(ids[0]);
  const token = tokens[0]!;
  expect((await open(house.app.anyone, token)).text).toContain(names.join('; '));

  const browser = await house.admit(token);
  const codes = house.smtp.got.filter(({ text }) => /code is/.test(text)).length;
  for (const [place, id] of ids.entries()) {
    const page = await signingPage(browser, token).openPlace();
    expect(page).toMatchObject({ step: 'sign', id });
    expect(page.text).toContain(names[place]);
    expect((await house.signAll(browser, token)).status).toBe(303);
  }
  expect(house.smtp.got.filter(({ text }) => /code is/.test(text))).toHaveLength(codes);
  const { text } = await open(browser, token);
  for (const name of names) expect(text).toContain(`Download “${name}” (PDF)`);
  for (const id of ids) if ((await getState(house, id)) === 'signed') await house.countersign(id);
  await house.app.outbox.run();
  await house.app.consents.sealAll();

  const hashes = new Set<string>();
  for (const [place, id] of ids.entries()) {
    const record = await house.agreement(id);
    expect(record).toMatchObject({
      state: 'complete',
      envelope: { id: envelope, place: place + 1, count: 2 },
      signers: [{ grade: 'mailbox-and-staff', links: [{ to: 'staff' }] }],
    });
    hashes.add(record.fileHash);
    const { cookie } = house.admin.headers as { cookie: string };
    const answer = await fetch(`${house.app.url}/api/agreements/${id}/file`, { headers: { cookie } });
    const file = Buffer.from(await answer.arrayBuffer());
    expect(checkSeal(file)).toMatchObject({ isWhole: true, covers: 'all' });
    const entries = (await house.admin.get(`/api/agreements/${id}/entries`)).body as Certificate[];
    const records = entries.flatMap((one) => (one.record.kind === 'agreement' ? [one.record] : []));
    const steps = records.map(({ step }) => step);
    for (const step of ['code-right', 'consented', 'document-shown', 'intended', 'signed', 'complete'])
      expect(steps.filter((one) => one === step)).toHaveLength(1);
    expect(records.find(({ step }) => step === 'consented')!.text).toContain(names.join('; '));
    expect(signingFindings(records)).toEqual([]);
    expect(signingFacts(records)[0]).toContain('mailbox, link also seen by staff');
    expect(checkEntries(record.fileHash, undefined, entries).findings).toEqual([]);
    const copy = await browser.get(`/api/signing/${token}/file?document=${id}`);
    expect(copy.status).toBe(200);
  }
  expect(hashes.size).toBe(2);
  const copies = house.smtp.got.filter(({ text }) => text.includes('Your copy'));
  expect(copies.map(({ text }) => text.match(/Content-Type: application\/pdf/g)!.length)).toEqual([2]);
  expect((await house.admin.get(`/api/clients/${house.lead}`)).body.status).toBe('Signed');
});

test('another browser that enters a code ends the first one in every document, and a page of one document signs no other', async () => {
  const house = await shared();
  const { ids, tokens } = await sendEnvelope(house);
  const token = tokens[0]!;
  const first = await house.admit(token);
  await house.signAll(first, token);
  const page = signingPage(first, token);
  const place = await page.openPlace();
  expect(place).toMatchObject({ step: 'sign', id: ids[1] });
  const index = place.index!;
  const stale = { index, text: 'Maria Lopez', document: ids[0]! };
  expect((await page.press('mark', stale)).status).toBe(409);

  expect((await page.open()).step).toBe('sign');
  const second = await house.identify(token);
  const moved = await page.open();
  expect(moved.step).toBe('code');
  expect(moved.text).toContain('You continued on another device');
  expect((await page.mark(index, 'Maria Lopez')).status).toBe(403);
  expect((await page.sign()).status).toBe(403);
  expect((await first.get(`/api/signing/${token}/file?document=${ids[1]}`)).status).toBe(403);
  expect((await house.signAll(second, token)).status).toBe(303);
});

test('a link that was sent again ends the session of the earlier one in every document', async () => {
  const house = await shared();
  const { ids, tokens } = await sendEnvelope(house);
  const token = tokens[0]!;
  const browser = await house.admit(token);
  await house.signAll(browser, token);
  await open(browser, token);
  const { id: signer } = (await house.agreement(ids[1]!)).signers[0];
  const answer = await house.admin.mutate('agreements.link', { id: ids[1], signer });
  const next = house.tokenIn(answer.body.result.data.url);
  expect((await open(browser, token)).status).toBe(404);
  expect((await open(browser, next)).step).toBe('code');
  expect((await signingPage(browser, next).sign()).status).toBe(403);
});

test('a person identified in the office after signing one document by code agrees again before the next', async () => {
  const house = await shared();
  const { ids, tokens } = await sendEnvelope(house);
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  const { id: signer } = (await house.agreement(ids[1]!)).signers[0];
  const here = await house.admin.mutate('agreements.signHere', {
    id: ids[1],
    signer,
    identity: 'Driver license',
  });
  expect(here.status).toBe(200);
  const office = here.body.result.data;
  const cookie = here.headers
    .getSetCookie()
    .find((one: string) => one.includes(signer))!
    .split(';')[0]!;
  const browser = (await import('../../support/caller')).caller(house.app.url, { cookie });
  const token = house.tokenIn(office.url);
  expect((await open(browser, token)).step).toBe('consent');
  await house.agree(token, browser);
  expect((await house.signAll(browser, token)).status).toBe(303);
  expect((await house.agreement(ids[0]!)).signers[0].grade).toBe('mailbox-and-staff');
  expect((await house.agreement(ids[1]!)).signers[0]).toMatchObject({ grade: 'office' });
});

test('declining or voiding one document leaves the others of its envelope', async () => {
  const house = await shared();
  const { ids, tokens } = await sendEnvelope(house);
  const token = tokens[0]!;
  const browser = await house.admit(token);
  const page = signingPage(browser, token);
  const declined = await page.press('decline', { reason: 'Not this', document: ids[0]! });
  expect(declined.status).toBe(303);
  expect(await page.openPlace()).toMatchObject({ step: 'sign', id: ids[1] });
  expect(await getState(house, ids[0]!)).toBe('declined');
  expect((await house.signAll(browser, token)).status).toBe(303);
  expect(await getState(house, ids[1]!)).toBe('signed');
  await house.countersign(ids[1]!);
  await house.app.outbox.run();
  const copies = house.smtp.got.filter(({ text }) => text.includes('Your copy'));
  expect(copies.map(({ text }) => text.match(/Content-Type: application\/pdf/g)!.length)).toEqual([1]);

  const other = await sendEnvelope(house);
  await house.admin.post(`/api/agreements/${other.ids[0]}/void`, { reason: 'A wrong percentage' });
  const next = await house.admit(other.tokens[0]!);
  expect(await signingPage(next, other.tokens[0]!).openPlace()).toMatchObject({
    step: 'sign',
    id: other.ids[1],
  });
});

test('staff void all documents of an envelope at once, except those that have ended', async () => {
  const house = await shared();
  const { ids, tokens } = await sendEnvelope(house);
  const browser = await house.admit(tokens[0]!);
  const page = signingPage(browser, tokens[0]!);
  await page.press('decline', { reason: 'Not this', document: ids[0]! });
  const wholeEnvelope = { reason: 'A mistake', isWholeEnvelope: true };
  // Also if the document that was chosen has ended.
  expect((await house.admin.post(`/api/agreements/${ids[0]}/void`, wholeEnvelope)).status).toBe(200);
  expect((await house.admin.post(`/api/agreements/${ids[1]}/void`, wholeEnvelope)).status).toBe(409);
  expect([await getState(house, ids[0]!), await getState(house, ids[1]!)]).toEqual(['declined', 'void']);

  const other = await sendEnvelope(house);
  await house.admin.post(`/api/agreements/${other.ids[1]}/void`, wholeEnvelope);
  for (const id of other.ids)
    expect(await house.agreement(id)).toMatchObject({ state: 'void', reason: 'A mistake' });
  expect((await open(house.app.anyone, other.tokens[0]!)).step).toBe('void');
});

test('an envelope takes the place of all documents of another that wait, and one document only of those that it sends again', async () => {
  const house = await shared();
  const getStates = ({ ids }: { ids: string[] }) => Promise.all(ids.map((id) => getState(house, id)));
  const [notice, fee] = names.map(house.templateCalled) as [string, string];

  // The second one was chosen, and the client has signed the first one.
  const signed = await sendEnvelope(house);
  await house.signAll(await house.admit(signed.tokens[0]!), signed.tokens[0]!);
  const after = await getState(house, signed.ids[0]!);
  await sendEnvelope(house, { replaces: signed.ids[1]! });
  expect(await getStates(signed)).toEqual([after, 'void']);

  const whole = await sendEnvelope(house);
  const next = await sendEnvelope(house, { replaces: whole.ids[1]! });
  expect(await getStates(whole)).toEqual(['void', 'void']);
  for (const id of whole.ids)
    expect(await house.agreement(id)).toMatchObject({
      replacedBy: next.envelope,
      reason: 'Replaced by another.',
    });
  expect((await open(house.app.anyone, whole.tokens[0]!)).step).toBe('void');

  const again = await house.send({ template: notice, replaces: next.ids[1]! });
  expect(await getStates(next)).toEqual(['void', 'void']);
  const part = await sendEnvelope(house);
  await house.send({ template: fee, replaces: part.ids[1]! });
  expect(await getStates(part)).toEqual(['sent', 'void']);
  expect(await getState(house, again.id)).toBe('sent');
});

test('in turn, the second person gets the link once the first has signed, and signs the documents with a place for them', async () => {
  const house = await shared();
  const { ids } = await sendEnvelope(house, {
    signers: [maria, spouse],
    order: 'in-turn',
    deliver: 'mail',
  });
  expect((await house.agreement(ids[0]!)).signers).toHaveLength(1);
  expect(await getLink(house, spouse.email)).toBeUndefined();
  const marias = (await getLink(house, maria.email))!;
  const browser = await house.admit(marias);
  await house.signAll(browser, marias);
  expect(await getLink(house, spouse.email)).toBeUndefined();
  await house.signAll(browser, marias);
  const joses = (await getLink(house, spouse.email))!;
  await house.app.outbox.run();
  expect(await getLink(house, spouse.email)).toBe(joses);
  expect(await getSteps(house, ids[1]!)).toContain('invited');
  const own = await house.admit(joses);
  const place = await signingPage(own, joses).openPlace();
  expect(place).toMatchObject({ step: 'sign', id: ids[1] });
  expect(place.text).not.toContain(names[0]);
  expect((await house.signAll(own, joses)).status).toBe(303);
  expect(await getState(house, ids[1]!)).toBe('signed');
});

test('a link that staff hand over too early names no one and signs nothing before its turn', async () => {
  const house = await shared();
  const { body } = await house.post({
    signers: [
      maria,
      { name: 'Ana Ruiz', email: 'ana@example.com', role: 'parent', capacity: 'parent', for: 'Leo Ruiz' },
    ],
    order: 'in-turn',
  });
  const [first, second] = body.links.map(({ url }: { url: string }) => house.tokenIn(url));
  expect((await open(house.app.anyone, second)).step).toBe('turn');
  const early = await house.identify(second);
  expect((await open(early, second)).step).toBe('turn');
  expect((await house.agree(second, early)).status).toBe(409);
  await house.signAll(await house.admit(first), first);
  await house.agree(second, early);
  expect((await house.signAll(early, second)).status).toBe(303);
});

test('an envelope with a template twice, with none, or without a place for a person is refused', async () => {
  const house = await shared();
  const [one, two] = names.map(house.templateCalled) as [string, string];
  const none = { template: undefined as never };
  expect((await house.post({ ...none, templates: [one, one] })).status).toBe(400);
  expect((await house.post({ ...none })).status).toBe(400);
  expect((await house.post({ template: one, templates: [two] })).status).toBe(400);
  const templates = [one, house.templateCalled('Referral consent')];
  const { status, body } = await house.post({ ...none, templates, signers: [maria, spouse] });
  expect([status, body.message]).toEqual([
    400,
    'These documents have no place for Jose Lopez. Choose other templates.',
  ]);
});
