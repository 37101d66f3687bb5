import { expect, test } from 'vitest';
import { openContent } from '../../../server/conversation/content';
import { system } from '../../../server/core/caller';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { hashLeaf } from '../../../server/proof/ledger/merkle';
import { withdraw } from '../../../server/proof/withdraw';
import { storeIncoming } from '../../../server/texting/take-incoming';
import { day, minute } from '../../../shared/durations';
import type { Certificate } from '../../../shared/schemas/consent';
import { maria, openAgreements } from '../../support/agreements';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { sendTexts } from '../../support/send-texts';
import { shareMailed } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';
import { openAccount, ourNumber } from '../../support/texts';

const marias = '+14155550132';
const clerks = '+14155550199';
/** A network without any staff member. */
const home = { 'X-Forwarded-For': '203.0.113.9' };

/** A firm with mail and texts. */
const openHouse = async (...numbers: string[]) => {
  const { standIn, settings } = await openAccount({
    texts: { numbers: numbers.map((number) => ({ number, registration: 'none-needed' })) },
  });
  const house = await openAgreements({ trustProxy: true, texts: settings.texts });
  return {
    ...house,
    standIn,
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      await standIn[Symbol.asyncDispose]();
    },
  };
};
const openShared = shareMailed(
  () => openHouse(ourNumber),
  ({ standIn }) => standIn.forget(),
);

/** The firm, and a lead whose number has confirmed. */
const openFirm = async ({ opening = openShared(), isConfirmed = true } = {}) => {
  const house = await opening;
  const { app, admin, standIn } = house;
  const { body } = await app.anyone.post(
    '/api/clients',
    make.client({ email: maria.email, phoneNumber: marias }),
  );
  const lead: string = body.id;
  let count = 0;
  /** A text from a phone to the firm. */
  const reply = async (from: string, text: string) => {
    await storeIncoming(app.texts, {
      providerId: `SM${++count}`,
      from,
      to: ourNumber,
      body: text,
      media: [],
    });
    await app.outbox.run();
  };
  if (isConfirmed) await reply(marias, 'YES');
  const work = async () => {
    await app.outbox.run();
    await sendTexts(app.texts);
    await app.outbox.run();
  };
  const texted = () => standIn.texts.filter(({ direction }) => direction !== 'inbound');
  const readCode = () => /^(\d{6}) /.exec(texted().at(-1)!.body)![1]!;
  return {
    ...house,
    lead,
    reply,
    work,
    texted,
    readCode,
    send: (different: Parameters<typeof house.send>[0] = {}) => house.send({ lead, ...different }),
    page: (token: string) => signingPage(caller(app.url, home), token),
    /** A browser whose signer entered the code that came by text. */
    identify: async (token: string) => {
      const page = signingPage(caller(app.url, home), token);
      expect((await page.press('text-code')).status).toBe(303);
      await work();
      const answer = await page.press('code', { code: readCode() });
      expect(answer.status).toBe(303);
      return caller(app.url, { ...home, cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
    },
    change: async (phoneNumber: string) => {
      const { body: now } = await admin.get(`/api/clients/${lead}`);
      const { firstName, lastName, email, version } = now;
      const fields = { ...make.client(), firstName, lastName, email, phoneNumber, version };
      expect((await admin.put(`/api/clients/${lead}`, fields)).status).toBe(200);
    },
    conversation: async () => (await admin.get(`/api/clients/${lead}/messages`)).body,
    complete: async (id: string) => {
      await house.countersign(id);
      await app.outbox.run();
      await app.consents.sealAll();
      const { cookie } = admin.headers as { cookie: string };
      const answer = await fetch(`${app.url}/api/agreements/${id}/file`, { headers: { cookie } });
      const file = Buffer.from(await answer.arrayBuffer());
      const entries = (await admin.get(`/api/agreements/${id}/entries`)).body as Certificate[];
      return { file, entries };
    },
  };
};
type Firm = Awaited<ReturnType<typeof openFirm>>;

const findSigner = async (firm: Firm, id: string) => (await firm.agreement(id)).signers[0];

test('a signer gets the code by text once the number has confirmed, and the record says so everywhere', async () => {
  const firm = await openFirm();
  const { id, tokens } = await firm.send();
  const [token] = tokens as [string];
  expect((await firm.page(token).open()).text).toContain('number ending in 0132');
  const browser = await firm.identify(token);
  const [text] = firm.texted();
  expect(text).toMatchObject({ from: ourNumber, to: marias });
  const sent = await firm.app.models.messages.findOne({ service: 'code' }).lean();
  expect(text!.body).toMatch(
    /^\d{6} is your code to sign for .+\. It works for 10 minutes\. Do not share it/,
  );
  await firm.agree(token, browser);
  await firm.signAll(browser, token);
  expect(await findSigner(firm, id)).toMatchObject({ grade: 'phone-and-staff', flags: [], phone: '0132' });
  const { file, entries } = await firm.complete(id);
  const steps = entries.map(({ record }) => record).filter((record) => record.kind === 'agreement');
  for (const step of ['code-sent', 'code-right'])
    expect(steps).toContainEqual(expect.objectContaining({ step, phone: '0132' }));
  const { salt } = openContent(firm.app.conversation, sent!);
  expect(steps.find(({ step }) => step === 'code-right')!.codeText).toEqual({
    message: String(sent!._id),
    address: hashLeaf({ salt, value: marias }),
    name: hashLeaf({ salt, value: sent!.providerId }),
    state: 'accepted',
  });
  const { findings, said } = checkAgreement(file, { entries });
  expect(findings).toEqual([]);
  expect(said.join('\n')).toContain(
    'phone number, link also seen by staff; a code by text to the number ending in 0132',
  );
});

test('with the link in the mailbox alone the grade is the phone number, and no better one passes the check', async () => {
  const firm = await openFirm();
  const { id } = await firm.send({ deliver: 'mail' });
  await firm.app.outbox.run();
  const mail = firm.smtp.got
    .map(({ text }) => text.replaceAll('=\r\n', ''))
    .find((one) => one.includes('/sign/'))!;
  const token = /\/sign\/([\w-]{43})/.exec(mail)![1]!;
  const browser = await firm.identify(token);
  await firm.agree(token, browser);
  await firm.signAll(browser, token);
  expect(await findSigner(firm, id)).toMatchObject({ grade: 'phone', flags: [] });
  const { file, entries } = await firm.complete(id);
  expect(checkAgreement(file, { entries }).findings).toEqual([]);
  const better = entries.map((one) =>
    one.record.kind === 'agreement' && one.record.step === 'code-right'
      ? { ...one, record: { ...one.record, phone: undefined } }
      : one,
  );
  expect(checkAgreement(file, { entries: better }).findings.join('\n')).toContain('a better grade');
});

test('the digits of a code are nowhere but on the phone, and sealed while it can be entered', async () => {
  const firm = await openFirm();
  const { app, admin, lead } = firm;
  const { id, tokens } = await firm.send();
  const [token] = tokens as [string];
  await firm.page(token).press('text-code');
  const codes: string[] = [];
  await firm.work();
  codes.push(firm.readCode());
  await firm.identify(token);
  codes.push(firm.readCode());
  const packet = await fetch(`${app.url}/api/clients/${lead}/packet`, {
    headers: { cookie: admin.headers.cookie! },
  });
  const visible = [
    (await admin.query('clients.timeline', { id: lead })).text,
    (await admin.get('/api/outbox')).text,
    (await admin.get(`/api/clients/${lead}/messages`)).text,
    (await admin.get(`/api/clients/${lead}/agreements`)).text,
    Buffer.from(await packet.arrayBuffer()).toString('latin1'),
    JSON.stringify(await app.models.outbox.find().lean()),
    JSON.stringify(await app.models.messages.find().lean()),
    JSON.stringify(await app.models.clients.find().lean()),
    JSON.stringify(await app.models.consents.find().lean()),
    JSON.stringify(app.logged),
  ].join('\n');
  for (const code of codes) expect(visible).not.toContain(code);
  const [message] = (await firm.conversation()).filter(
    ({ direction }: { direction: string }) => direction === 'out',
  );
  expect(message).toMatchObject({ text: 'A code to sign', by: '', ground: 'service' });
  expect(await app.models.consents.findById(message.groundId).lean()).toMatchObject({ kind: 'confirmation' });
  const stored = await app.models.agreements.findById(id).lean();
  expect(stored!.signers[0]!.code!.sealed).toBeUndefined();
});

test('a number that a call, its owner’s mailbox or nobody confirmed gets no code', async () => {
  const firm = await openFirm({ isConfirmed: false });
  const { app, admin, lead } = firm;
  const { tokens } = await firm.send();
  const [token] = tokens as [string];
  const isRefused = async () => {
    expect((await firm.page(token).open()).text).not.toContain('text-code');
    const refused = await firm.page(token).press('text-code');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('cannot text you a code')]);
    await firm.work();
    expect(firm.texted()).toEqual([]);
  };
  await isRefused();
  // A clerk alone can say of any number that the person was reached there.
  await admin.mutate('desk.work', { id: lead, outcome: 'Reached' });
  await app.outbox.run();
  expect(await app.models.consents.exists({ kind: 'confirmation', clientId: lead })).not.toBeNull();
  await isRefused();
});

test('a clerk who puts a phone of their own on the lead is on the record, before and after sending, and administrators hear of it', async () => {
  const firm = await openFirm();
  const { app } = firm;
  const { id, tokens } = await firm.send();
  const [token] = tokens as [string];
  await firm.change(clerks);
  // The number's own confirmation counts for no other number.
  expect((await firm.page(token).press('text-code')).status).toBe(409);
  await firm.reply(clerks, 'YES');
  const browser = await firm.identify(token);
  expect(firm.texted().at(-1)!.to).toBe(clerks);
  expect((await findSigner(firm, id)).flags).toEqual(['changed-number']);
  // Putting the person's own number back hides nothing.
  await firm.change(marias);
  await firm.agree(token, browser);
  await firm.signAll(browser, token);
  expect(await findSigner(firm, id)).toMatchObject({
    grade: 'phone-and-staff',
    flags: ['changed-number'],
    phone: '0199',
  });
  const { file, entries } = await firm.complete(id);
  const { findings, said } = checkAgreement(file, { entries });
  expect(findings).toEqual([]);
  expect(said.join('\n')).toContain('the number that got the code is not the one that the lead came with');
  const notices = await app.models.outbox.find({ 'data.template': 'signing-marked' }).lean();
  expect(notices).toHaveLength(await app.models.users.countDocuments({ role: 'admin' }));
});

test('what was agreed to with the code of one number does not count for another', async () => {
  const firm = await openFirm();
  const { tokens } = await firm.send();
  const [token] = tokens as [string];
  const own = await firm.identify(token);
  await firm.agree(token, own);
  await signingPage(own, token).markAll();
  await firm.change(clerks);
  await firm.reply(clerks, 'YES');
  const other = await firm.identify(token);
  expect((await signingPage(other, token).open()).step).toBe('consent');
  const mailed = await firm.codeFor(token);
  const answer = await firm.page(token).press('code', { code: mailed });
  const byMail = caller(firm.app.url, { ...home, cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
  expect((await signingPage(byMail, token).open()).step).toBe('consent');
});

test('the number of the moment gets it: a change before the text leaves stops it', async () => {
  const firm = await openFirm();
  const { tokens } = await firm.send();
  await firm.page(tokens[0]!).press('text-code');
  await firm.change(clerks);
  await firm.reply(clerks, 'YES');
  await firm.work();
  expect(firm.texted()).toEqual([]);
});

test('no code goes to a number of ours, where it would arrive as a text that staff read', async () => {
  const second = '+14155550101';
  await using firm = await openFirm({ opening: openHouse(ourNumber, second) });
  const { tokens } = await firm.send();
  await firm.change(second);
  await firm.reply(second, 'YES');
  expect((await firm.page(tokens[0]!).press('text-code')).status).toBe(409);
  await firm.work();
  expect(firm.texted()).toEqual([]);
});

test('three a day for a number, ten minutes each, at night too, and never after a STOP', async () => {
  const firm = await openFirm();
  const { app, clock } = firm;
  const { tokens } = await firm.send();
  const [token] = tokens as [string];
  await firm.page(token).press('text-code');
  await firm.work();
  const late = firm.readCode();
  clock.time += 10 * minute;
  expect((await firm.page(token).press('code', { code: late })).status).toBe(409);
  // 4:30 in the morning in California.
  clock.time += 20 * minute;
  await firm.identify(token);
  await firm.identify(token);
  expect(firm.texted()).toHaveLength(3);
  expect((await firm.page(token).press('text-code')).status).toBe(409);
  clock.time += day;
  await firm.page(token).press('text-code');
  await withdraw(app, {
    id: 'stop',
    caller: system,
    clientId: firm.lead,
    channel: 'text',
    source: 'stop',
    phoneNumber: marias,
  });
  await firm.work();
  expect(firm.texted()).toHaveLength(3);
  expect((await firm.page(token).press('text-code')).status).toBe(409);
});

test('in the language of the document', async () => {
  const firm = await openFirm();
  const template = firm.templateCalled('Contrato de honorarios condicionados al resultado');
  const { tokens } = await firm.send({ template });
  await firm.page(tokens[0]!).press('text-code');
  await firm.work();
  expect(firm.texted()[0]!.body).toMatch(/^\d{6} es su clave para firmar con .+\. Vale 10 minutos\./);
});

test('a signer who is not the lead gets no code on the lead’s phone', async () => {
  const firm = await openFirm();
  const spouse = {
    name: 'Juan Lopez',
    email: 'juan@example.com',
    role: 'spouse',
    capacity: 'spouse',
  } as const;
  const { tokens } = await firm.send({ signers: [maria, spouse] });
  expect((await firm.page(tokens[1]!).open()).text).not.toContain('text-code');
  expect((await firm.page(tokens[1]!).press('text-code')).status).toBe(409);
});

test('a clerk who types in a lead with their own phone, confirms it and signs leaves a record that staff entered the number', async () => {
  const firm = await openFirm({ isConfirmed: false });
  const typed = make.client({ email: maria.email, phoneNumber: clerks });
  const { body } = await firm.admin.mutate('clients.add', typed);
  const lead: string = body.result.data.id;
  await firm.reply(clerks, 'YES');
  const { id, tokens } = await firm.send({ lead });
  const browser = await firm.identify(tokens[0]!);
  await firm.agree(tokens[0]!, browser);
  await firm.signAll(browser, tokens[0]!);
  expect(await findSigner(firm, id)).toMatchObject({ flags: ['typed-number'], phone: '0199' });
  const { entries } = await firm.complete(id);
  const signed = entries.find(({ record }) => record.kind === 'agreement' && record.step === 'signed');
  expect(signed!.record).toMatchObject({ flags: ['typed-number'] });
});
