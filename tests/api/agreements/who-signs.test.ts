import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { hashToken } from '../../../server/core/links';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { signingLinks } from '../../../server/operations/migrations/0007-signing-links';
import type { Certificate } from '../../../shared/schemas/consent';
import type { MailTemplateName } from '../../../shared/schemas/mail';
import { type AgreementHouse, maria } from '../../support/agreements';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const openShared = shareAgreements({ trustProxy: true });

/** A firm whose lead has the signing mailbox; the caller sets the address. */
const openFirm = async () => {
  const house = await openShared();
  const { body } = await house.app.anyone.post('/api/clients', make.client({ email: maria.email }));
  const lead: string = body.id;
  return {
    ...house,
    lead,
    send: (different: Parameters<AgreementHouse['send']>[0] = {}) => house.send({ lead, ...different }),
    stored: async (id: string) => (await house.app.models.agreements.findById(id).lean())!,
    /** The titles of the open tasks, without the follow-up. */
    tasks: async () =>
      ((await house.app.models.clients.findById(lead).lean())?.openTasks ?? [])
        .filter(({ need }) => need !== 'follow-up')
        .map(({ title }) => title),
  };
};

/** A network without any staff member. */
const home = { 'X-Forwarded-For': '203.0.113.9' };

const findSteps = async (house: AgreementHouse, id: string): Promise<string[]> =>
  (await house.agreement(id)).events.map(({ step }: { step: string }) => step);

const findSigner = async (house: AgreementHouse, id: string) => (await house.agreement(id)).signers[0];

const tokenInMail = ({ smtp }: AgreementHouse) => {
  const pattern = /\/sign\/([\w-]{43})/;
  return pattern.exec(
    smtp.got.findLast(({ text }) => pattern.test(text.replaceAll('=\r\n', '')))!.text.replaceAll('=\r\n', ''),
  )![1]!;
};

test('A44: no role finds a code in timeline, outbox, subject, packet, store or log while a signer is sent codes', async () => {
  const house = await openFirm();
  const { app, admin } = house;
  const { tokens } = await house.send();
  const codes = [await house.codeFor(tokens[0]!), await house.codeFor(tokens[0]!)];
  const packet = await fetch(`${app.url}/api/clients/${house.lead}/packet`, {
    headers: { cookie: admin.headers.cookie! },
  });
  const visibleText = [
    (await admin.query('clients.timeline', { id: house.lead })).text,
    (await admin.get('/api/outbox')).text,
    (await admin.get(`/api/clients/${house.lead}`)).text,
    (await admin.get(`/api/clients/${house.lead}/agreements`)).text,
    Buffer.from(await packet.arrayBuffer()).toString('latin1'),
    JSON.stringify(await app.models.outbox.find().lean()),
    JSON.stringify(await app.models.clients.find().lean()),
    JSON.stringify(await app.models.audit.find().lean()),
    JSON.stringify(app.logged),
    ...house.smtp.got.map(({ text }) => /^Subject:.*$/m.exec(text)?.[0] ?? ''),
  ].join('\n');
  for (const code of codes) expect(visibleText).not.toContain(code);
  expect(visibleText).toContain('A code to sign');
});

test('A44: a code that an earlier version wrote into a timeline is not shown any more', async () => {
  const house = await openFirm();
  const { app, admin, lead } = house;
  const note = {
    _id: new Types.ObjectId(),
    action: 'mail',
    actor: 'System',
    actorId: null,
    changes: [],
    note: 'Your code to sign: 301307',
  };
  await app.models.clients.updateOne({ _id: lead }, { $push: { history: { ...note, at: new Date() } } });
  const { text } = await admin.query('clients.timeline', { id: lead });
  expect(text).toContain('Your code to sign');
  expect(text).not.toContain('301307');
});

test('A45: a code opens once, in one browser, within its time; a new one is always sent, and no count comes twice', async () => {
  const house = await openFirm();
  const { app, clock } = house;
  const { id, tokens } = await house.send();
  const [token] = tokens as [string];
  const enter = (code: string) => signingPage(app.anyone, token).press('code', { code });
  const rounds = new Set<number>();
  for (let n = 0; n < 12; n++) {
    const sentBefore = house.smtp.got.length;
    const code = await house.codeFor(token);
    expect(house.smtp.got.length).toBeGreaterThan(sentBefore);
    rounds.add((await house.stored(id)).signers[0]!.code!.round);
    expect((await enter(code)).status).toBe(303);
    expect((await enter(code)).status).toBe(409);
  }
  expect(rounds.size).toBe(12);
  const late = await house.codeFor(token);
  clock.time += 15 * 60_000;
  expect((await enter(late)).status).toBe(409);
  await app.outbox.run();
  expect((await house.stored(id)).signers[0]!.code!.sealed).toBeUndefined();
  expect((await enter(await house.codeFor(token))).status).toBe(303);
});

test('A45: thirty wrong guesses end a link, also where a right code came between them', async () => {
  const house = await openFirm();
  const { tokens } = await house.send();
  const [token] = tokens as [string];
  const enter = (code: string) => signingPage(house.app.anyone, token).press('code', { code });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    const code = await house.codeFor(token);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < (round < 2 ? 9 : 10); n++) statuses.push((await enter(wrong)).status);
    if (round < 2) expect((await enter(code)).status).toBe(303);
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  const last = await house.codeFor(token);
  for (const _ of [1, 2]) await enter(last === '000000' ? '000001' : '000000');
  expect((await signingPage(house.app.anyone, token).press('send-code')).status).toBe(409);
});

test('A45: a person admitted earlier learns that the signer continued elsewhere, and after a day the browser is anybody’s', async () => {
  const house = await openFirm();
  const { tokens } = await house.send();
  const [token] = tokens as [string];
  const phone = await house.admit(token, home);
  const laptop = await house.admit(token, home);
  const moved = await signingPage(phone, token).open();
  expect(moved.step).toBe('code');
  expect(moved.text).toContain('You continued on another device');
  expect((await phone.get(`/es/sign/${token}`)).text).toContain('Usted continuó en otro dispositivo');
  expect((await signingPage(laptop, token).open()).step).toBe('sign');
  for (const one of [laptop, house.app.anyone])
    expect((await one.get(`/sign/${token}`)).text).not.toContain('You continued on another device');
  house.clock.time += 24 * 60 * 60_000;
  expect((await signingPage(laptop, token).open()).step).toBe('code');
});

test('A46: without the code a link agrees to nothing and ends nothing; what it says is a task at once', async () => {
  const house = await openFirm();
  const { app } = house;
  const { id, tokens } = await house.send();
  const [token] = tokens as [string];
  const page = signingPage(app.anyone, token);
  await page.open();
  const before = await findSteps(house, id);
  const version = (await house.stored(id)).version;
  expect((await house.agree(token)).status).toBe(403);
  expect((await page.press('ask', { question: 'Is this really mine?' })).status).toBe(303);
  expect((await page.press('paper')).status).toBe(303);
  expect((await page.press('decline', { reason: 'No' })).status).toBe(303);
  expect((await page.open()).step).toBe('code');
  // The outbox has not run: the tasks exist right away.
  expect(await house.tasks()).toHaveLength(3);
  for (const title of await house.tasks()) expect(title).toContain('not confirmed');
  const { text } = await house.admin.query('clients.timeline', { id: house.lead });
  expect(text).toContain('Is this really mine?');
  expect(await findSteps(house, id)).toEqual(before);
  expect((await house.stored(id)).version).toBe(version);
  expect(await house.agreement(id)).toMatchObject({ state: 'opened', reason: '' });
});

test('a link that is followed from a page of a mail provider opens as any other', async () => {
  const house = await openFirm();
  const { id, tokens } = await house.send();
  const fromMail = caller(house.app.url, { 'Sec-Fetch-Site': 'cross-site', ...home });
  expect((await fromMail.get(`/sign/${tokens[0]}`)).status).toBe(200);
  expect(await findSteps(house, id)).toContain('opened');
});

test('A46: a form of another site does nothing at a link, also in the signer’s own browser', async () => {
  const house = await openFirm();
  const { id, tokens } = await house.send();
  const [token] = tokens as [string];
  const browser = await house.admit(token);
  const before = await house.stored(id);
  const foreigners: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ];
  for (const foreign of foreigners) {
    const form = caller(house.app.url, { ...browser.headers, ...foreign });
    for (const [act, fields] of [
      ['decline', { reason: 'x' }],
      ['ask', { question: 'x' }],
      ['paper', {}],
      ['send-code', {}],
      ['code', { code: '000000' }],
      ['mark', { index: 0, text: 'Maria Lopez' }],
      ['sign', { intends: 'yes' }],
    ] as const)
      expect((await signingPage(form, token).press(act, fields)).status).toBe(403);
  }
  expect((await house.stored(id)).version).toBe(before.version);
  expect(await house.tasks()).toEqual([]);
});

const inOffice = async (house: AgreementHouse, id: string) => {
  const [signer] = (await house.agreement(id)).signers;
  const input = { id, signer: signer.id, identity: 'driver license, checked' };
  const opened = await house.admin.mutate('agreements.signHere', input);
  const signing = opened.headers.get('set-cookie')!.split(';')[0]!;
  const token = house.tokenIn(opened.body.result.data.url);
  // The office screen belongs to the staff member, who stays signed in.
  return { token, browser: caller(house.app.url, { cookie: `${house.admin.headers.cookie}; ${signing}` }) };
};

test.each(['by link', 'in the office'] as const)(
  'A47: the page signs %s in one order only: consent, document, marks with a name, and each is an event',
  async (where) => {
    const house = await openFirm();
    const sent = await house.send(where === 'by link' ? {} : { deliver: 'here' });
    const { token, browser } =
      where === 'by link'
        ? { token: sent.tokens[0]!, browser: await house.identify(sent.tokens[0]!, home) }
        : await inOffice(house, sent.id);
    const { sign, mark, open } = signingPage(browser, token);
    const { blocks } = JSON.parse(
      house.app.agreements.open((await house.stored(sent.id)).sealed, `agreement ${sent.id}`),
    ) as { blocks: { type: string; kind?: string; who?: string }[] };
    const { id: signer } = await findSigner(house, sent.id);
    const first = blocks
      .filter(({ type }) => type === 'place')
      .findIndex(({ who, kind }) => who === signer && kind !== 'date');

    expect([(await sign()).status, (await mark(first, 'Maria Lopez')).status]).toEqual([409, 409]);
    expect((await house.agree(token, browser)).status).toBe(303);
    // Nothing has been served yet; the page that says so is the first to show the document.
    expect((await mark(first, 'Maria Lopez')).status).toBe(409);
    expect((await sign()).status).toBe(409);
    const pdf = await fetch(`${house.app.url}/api/signing/${token}/file`, {
      headers: browser.headers as Record<string, string>,
    });
    expect(pdf.status).toBe(200);
    expect(await findSteps(house, sent.id)).toContain('document-shown');
    expect((await sign()).status).toBe(409);
    let place = await open('?at=sign');
    for (; place.initials; place = await open('?at=sign'))
      expect((await mark(place.index!, 'ML')).status).toBe(303);
    for (const name of ['.', 'M', '12 34', '- -']) expect((await mark(place.index!, name)).status).toBe(400);
    expect((await mark(place.index!, 'Ng')).status).toBe(303);
    expect((await mark(place.index!, 'Maria Lopez')).status).toBe(303);
    expect((await sign()).status).toBe(303);
    const { events, documentHash } = await house.agreement(sent.id);
    const steps: string[] = events.map(({ step }: { step: string }) => step);
    const order = ['consented', 'document-shown', 'marked', 'intended', 'signed'].map((step) =>
      steps.indexOf(step),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));

    await house.app.outbox.run();
    const entries = (await house.app.models.consents.find({ kind: 'agreement' }).lean()).map(
      ({ record }) => record as { step: string; text?: string; documentHash: string; note?: string },
    );
    const entry = (step: string) => entries.find((one) => one.step === step)!;
    expect(entry('consented').text).toContain('electronically');
    expect(entry('intended').text).toContain('By signing, I agree');
    expect(entry('document-shown')).toMatchObject({ facts: { shownAs: 'page' }, documentHash });
    expect(entry('signed').documentHash).toBe(documentHash);
  },
);

test('A47: the page shows the whole document before a place to sign, whatever address was opened', async () => {
  const house = await openFirm();
  const { tokens } = await house.send();
  const browser = await house.admit(tokens[0]!, home);
  expect((await browser.get(`/sign/${tokens[0]}?at=sign`)).text).not.toContain('name="index"');
  expect((await browser.get(`/sign/${tokens[0]}?at=sign`)).text).toContain('name="index"');
});

test('A48: a clerk who takes a link is on the record, cannot sign in their own browser, and spoils the grade', async () => {
  const house = await openFirm();
  const { app, admin } = house;
  const { id } = await house.send({ deliver: 'mail' });
  await app.outbox.run();
  const first = tokenInMail(house);
  const { id: signer } = await findSigner(house, id);
  const link = await admin.mutate('agreements.link', { id, signer });
  const token = house.tokenIn(link.body.result.data.url);
  expect(token).not.toBe(first);
  expect((await app.anyone.get(`/sign/${first}`)).status).toBe(404);
  const shown = (await house.agreement(id)).events.find(
    ({ step }: { step: string }) => step === 'link-shown',
  );
  expect(shown).toMatchObject({ by: 'First Administrator', signer });

  const clerk = caller(app.url, { cookie: admin.headers.cookie! });
  const code = await house.codeFor(token, home);
  const inStaffBrowser = 'Staff of the firm are signed in';
  for (const [act, fields] of [
    ['send-code', {}],
    ['code', { code }],
    ['paper', {}],
    ['decline', { reason: '' }],
  ] as const) {
    const { status, text } = await signingPage(clerk, token).press(act, fields);
    expect([status, text]).toEqual([403, expect.stringContaining(inStaffBrowser)]);
  }
  expect((await clerk.get(`/sign/${token}`)).text).toContain(inStaffBrowser);

  const browser = await house.admit(token, home);
  // In a staff browser, the signer's own session does not help either.
  const both = caller(app.url, { cookie: `${admin.headers.cookie}; ${browser.headers.cookie}` });
  expect((await signingPage(both, token).sign()).status).toBe(403);
  expect((await house.signAll(browser, token)).status).toBe(303);
  expect(await findSigner(house, id)).toMatchObject({ grade: 'mailbox-and-staff', flags: [] });
});

const mailsCalled = async ({ app }: AgreementHouse, template: MailTemplateName) =>
  app.models.outbox.find({ 'data.template': template }).lean();

test('A48: signing by mail alone gets its own grade; from the firm’s network or another mailbox it is marked and administrators get one message', async () => {
  const house = await openFirm();
  const { app, admin, smtp } = house;
  await app.models.users.updateMany({}, { $set: { email: 'boss@example.com' } });
  const clean = await house.send({ deliver: 'mail' });
  await app.outbox.run();
  const cleanToken = tokenInMail(house);
  await house.signAll(await house.admit(cleanToken, home), cleanToken);
  expect(await findSigner(house, clean.id)).toMatchObject({
    grade: 'mailbox',
    flags: [],
    links: [{ to: 'mailbox' }],
  });
  expect(await mailsCalled(house, 'signing-marked')).toEqual([]);

  // The administrator signed in from 127.0.0.1 and signs out: the address stays known.
  const clerks = { ...maria, email: 'clerk@example.com' };
  const fake = await house.send({ deliver: 'mail', signers: [clerks] });
  await app.outbox.run();
  const token = tokenInMail(house);
  await house.signAll(await house.admit(token), token);
  await app.outbox.run();
  const { flags, grade } = await findSigner(house, fake.id);
  expect([grade, flags.sort()]).toEqual(['mailbox', ['other-mailbox', 'staff-address']]);
  const notices = await mailsCalled(house, 'signing-marked');
  const admins = await app.models.users.countDocuments({ role: 'admin' });
  expect(notices).toHaveLength(2 * admins);
  const letters = smtp.got.filter(({ text }) => text.includes('A signing to look at'));
  expect(letters).toHaveLength(2 * admins);
  for (const { text } of letters) expect(/^Subject:.*$/m.exec(text)![0]).not.toContain('Lopez');
  expect((await admin.query('clients.timeline', { id: house.lead })).text).toContain(
    'It came from an address where staff work.',
  );
  const entries = (await app.models.consents.find({ kind: 'agreement' }).lean()).map(({ record }) => record);
  expect(entries).toContainEqual(
    expect.objectContaining({ step: 'signed', flags: ['staff-address', 'other-mailbox'] }),
  );
});

test('A48: a mailbox that staff put in the place of the person’s own is marked, by an edit or a merge, and not once the own one is back', async () => {
  const house = await openFirm();
  const { app, admin, lead } = house;
  await app.models.users.updateMany({}, { $set: { email: 'boss@example.com' } });
  const clerks = { ...maria, email: 'clerk@private.example' };
  const change = async (id: string, email: string) => {
    const { body } = await admin.get(`/api/clients/${id}`);
    const fields = { ...make.client(), firstName: body.firstName, lastName: body.lastName, email };
    expect((await admin.put(`/api/clients/${id}`, { ...fields, version: body.version })).status).toBe(200);
  };
  const flagsOfSigner = async (to: string, email: string) => {
    const { id } = await house.send({ deliver: 'mail', lead: to, signers: [{ ...maria, email }] });
    await app.outbox.run();
    const token = tokenInMail(house);
    await house.signAll(await house.admit(token, home), token);
    await app.outbox.run();
    const { flags, grade } = await findSigner(house, id);
    return { flags, grade };
  };
  await change(lead, clerks.email);
  expect(await flagsOfSigner(lead, clerks.email)).toEqual({ flags: ['changed-mailbox'], grade: 'mailbox' });
  expect(await mailsCalled(house, 'signing-marked')).toHaveLength(
    await app.models.users.countDocuments({ role: 'admin' }),
  );
  await change(lead, maria.email);
  expect(await flagsOfSigner(lead, maria.email)).toEqual({ flags: [], grade: 'mailbox' });

  const [own, other] = await Promise.all(
    ['own@example.com', 'clerk@elsewhere.example'].map(
      async (email) => (await app.anyone.post('/api/clients', make.client({ email }))).body.id as string,
    ),
  );
  const findVersion = async (id: string) => (await admin.get(`/api/clients/${id}`)).body.version as number;
  const merged = await admin.mutate('clients.merge', {
    into: { id: own, version: await findVersion(own!) },
    from: { id: other, version: await findVersion(other!) },
    take: ['email'],
  });
  expect(merged.status).toBe(200);
  expect((await flagsOfSigner(own!, 'clerk@elsewhere.example')).flags).toEqual(['changed-mailbox']);
});

test('A48: a mailbox that a clerk brought by a lead of their own is marked once the person’s lead is merged into that one', async () => {
  const house = await openFirm();
  const { app, admin, clock } = house;
  await app.models.users.updateMany({ username: 'admin' }, { $set: { email: 'boss@example.com' } });
  const receive = async (email: string): Promise<string> => {
    clock.time += 60_000;
    return (await app.anyone.post('/api/clients', make.client({ email }))).body.id;
  };
  const merge = async (into: string, from: string) => {
    const withVersion = async (id: string) => ({
      id,
      version: (await admin.get(`/api/clients/${id}`)).body.version,
    });
    const input = { into: await withVersion(into), from: await withVersion(from), take: [] };
    expect((await admin.mutate('clients.merge', input)).status).toBe(200);
  };
  const readFlags = async (lead: string, email: string) => {
    const { id } = await house.send({ deliver: 'mail', lead, signers: [{ ...maria, email }] });
    await app.outbox.run();
    await house.identify(tokenInMail(house), home);
    return (await findSigner(house, id)).flags;
  };
  const [own, clerks] = [await receive('own@example.com'), await receive('clerk@private.example')];
  await merge(clerks, own);
  expect(await readFlags(clerks, 'clerk@private.example')).toEqual(['changed-mailbox']);
  const [first, again] = [await receive('first@example.com'), await receive('again@example.com')];
  await merge(first, again);
  expect(await readFlags(first, 'first@example.com')).toEqual([]);
});

test('A48: a mailbox of the staff is marked with any tag', async () => {
  const house = await openFirm();
  const { app } = house;
  await app.models.users.updateOne({ username: 'admin' }, { $set: { emailKey: 'clerk@example.com' } });
  const email = 'Clerk+Lopez@example.com';
  const lead: string = (await app.anyone.post('/api/clients', make.client({ email }))).body.id;
  const { id } = await house.send({ deliver: 'mail', lead, signers: [{ ...maria, email }] });
  await app.outbox.run();
  await house.identify(tokenInMail(house), home);
  expect((await findSigner(house, id)).flags).toEqual(['staff-mailbox']);
});

test('A48: what a clerk agreed to and filled in on the office’s screen does not count as the mailbox’s, nor the reverse', async () => {
  const house = await openFirm();
  const { app } = house;
  const { id } = await house.send({ deliver: 'mail' });
  await app.outbox.run();
  const token = tokenInMail(house);
  type Seat = Awaited<ReturnType<typeof inOffice>>;
  const getPage = ({ token: own, browser }: Seat) => signingPage(browser, own);
  const fill = async (seat: Seat) => {
    await house.agree(seat.token, seat.browser);
    expect((await getPage(seat).openPlace()).index).toBe(0);
    expect((await getPage(seat).mark(0, 'ML')).status).toBe(303);
  };
  await fill(await inOffice(house, id));
  const mailbox = { token, browser: await house.identify(token, home) };
  expect((await getPage(mailbox).open()).step).toBe('consent');
  expect((await getPage(mailbox).sign()).status).toBe(409);
  await fill(mailbox);
  expect((await getPage(await inOffice(house, id)).open()).step).toBe('consent');
});

test('A48: the office is graded by who confirmed it, without a code and without another browser', async () => {
  const house = await openFirm();
  const { app } = house;
  const { id } = await house.send({ deliver: 'mail' });
  await app.outbox.run();
  const { token, browser } = await inOffice(house, id);
  await house.agree(token, browser);
  expect((await house.signAll(browser, token)).status).toBe(303);
  expect(await findSigner(house, id)).toMatchObject({
    grade: 'office',
    confirmedBy: 'First Administrator',
    flags: [],
  });
  // The office's address works nowhere else, and the link in the mailbox stays valid.
  expect((await signingPage(app.anyone, token).press('send-code')).status).toBe(409);
  expect((await app.anyone.get(`/sign/${tokenInMail(house)}`)).status).toBe(200);
});

test('agreement:verify prints the grade, how the links came and where steps came from, and notices a better grade than the steps give', async () => {
  const house = await openFirm();
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!, home), tokens[0]!);
  await house.countersign(id);
  await house.app.outbox.run();
  await house.app.consents.sealAll();
  const answer = await fetch(`${house.app.url}/api/agreements/${id}/file`, {
    headers: { cookie: house.admin.headers.cookie! },
  });
  const file = Buffer.from(await answer.arrayBuffer());
  const entries = (await house.admin.get(`/api/agreements/${id}/entries`)).body as Certificate[];
  const toStep = ({ record }: Certificate) => record.kind === 'agreement' && record.step;
  const { findings, said } = checkAgreement(file, { entries });
  expect(findings).toEqual([]);
  const text = said.join('\n');
  expect(text).toContain('mailbox, link also seen by staff; link handed over by First Administrator');
  expect(text).toContain('203.0.113.9');
  const forged = entries.map((one) =>
    toStep(one) === 'signed' ? { ...one, record: { ...one.record, grade: 'mailbox' } } : one,
  ) as Certificate[];
  expect(checkAgreement(file, { entries: forged }).findings).toContainEqual(
    expect.stringContaining('better grade'),
  );
  const unshown = entries.filter((one) => toStep(one) !== 'document-shown');
  expect(checkAgreement(file, { entries: unshown }).findings.join()).toContain('was shown the document');
});

test('a link stands nowhere in the store: its mail holds it sealed until it is sent, and a repeat is a new link', async () => {
  const house = await openFirm();
  const { app, admin } = house;
  const { id } = await house.send({ deliver: 'mail' });
  const [carried] = (await house.stored(id)).outbox!.filter(({ kind }) => kind === 'mail');
  expect(carried!.data.link).toEqual(expect.any(String));
  await app.outbox.run();
  const first = tokenInMail(house);
  const all = async () =>
    JSON.stringify([await app.models.agreements.find().lean(), await app.models.outbox.find().lean()]);
  expect(await all()).not.toContain(first);
  const [entry] = await mailsCalled(house, 'agreement-sent');
  expect(entry!.data.link).toBeUndefined();
  expect((await admin.get('/api/outbox')).text).not.toContain(String(carried!.data.link));

  await admin.post(`/api/outbox/${entry!._id}/retry`, {});
  await app.outbox.run();
  const second = tokenInMail(house);
  expect(second).not.toBe(first);
  for (const token of [first, second]) expect((await app.anyone.get(`/sign/${token}`)).status).toBe(200);
  expect(await findSteps(house, id)).toContain('sent-again');
});

test('a reminder contains a new link, and the earlier link keeps working; sending again ends both', async () => {
  const house = await openFirm();
  const { app, clock } = house;
  const { id } = await house.send({ deliver: 'mail' });
  await app.outbox.run();
  const first = tokenInMail(house);
  const { id: signer } = await findSigner(house, id);
  clock.time += 7 * 24 * 60 * 60 * 1000;
  await app.outbox.run();
  const reminder = tokenInMail(house);
  expect(reminder).not.toBe(first);
  for (const token of [first, reminder]) expect((await app.anyone.get(`/sign/${token}`)).status).toBe(200);
  const later = await app.signInAsAdmin();
  await later.mutate('agreements.sendAgain', { id, signer });
  await app.outbox.run();
  for (const token of [first, reminder]) expect((await app.anyone.get(`/sign/${token}`)).status).toBe(404);
  expect((await app.anyone.get(`/sign/${tokenInMail(house)}`)).status).toBe(200);
});

test('an open link of an earlier version goes on after the migration, counts as seen by staff, and asks for the consent again', async () => {
  const house = await openFirm();
  const { app, lead } = house;
  const { id, tokens } = await house.send();
  const [token] = tokens as [string];
  const db = app.connection.db!;
  const _id = new Types.ObjectId(id);
  const { signers } = (await house.stored(id)) as unknown as { signers: object[] };
  const older = {
    ...signers[0],
    tokenHash: hashToken(token),
    round: 1,
    consentedAt: new Date(),
    links: undefined,
  };
  await db
    .collection('agreements')
    .updateOne({ _id }, { $set: { signers: [older] } }, { ignoreUndefined: true });
  const entry = { _id: new Types.ObjectId(), at: new Date(), actor: 'System', actorId: null, changes: [] };
  const note = 'Su código para firmar: 301307';
  await app.models.clients.updateOne(
    { _id: lead },
    { $push: { history: { ...entry, action: 'mail', note } } },
  );
  for (const _ of [1, 2]) await signingLinks.up(db);
  expect((await house.stored(id)).signers[0]).toMatchObject({
    links: [{ hash: hashToken(token), to: 'staff', by: expect.any(String) }],
  });
  const browser = await house.identify(token, home);
  expect((await signingPage(browser, token).open()).step).toBe('consent');
  await house.agree(token, browser);
  expect((await house.signAll(browser, token)).status).toBe(303);
  expect((await findSigner(house, id)).grade).toBe('mailbox-and-staff');
  if (!app.models.leadSeal)
    expect(JSON.stringify(await db.collection('clients').find().toArray())).not.toContain('301307');
});
