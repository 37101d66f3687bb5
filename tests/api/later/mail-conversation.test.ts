import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashTokens } from '../../../server/mail/replies/reply-address';
import { takeMail } from '../../../server/mail/replies/take-mail';
import { firm } from '../../support/browser/firm';
import { openMail } from '../../support/mail/open-mail';
import { shareMail } from '../../support/share-house';

const bounceSecret = 'a secret that the mail server has, too';
const replyTo = 'help+*@lantern.example';
const address = 'maria.lopez@example.com';

type House = Awaited<ReturnType<typeof open>>;

const openShared = shareMail({ replyTo });

const open = async (opening = openShared()) => {
  const house = await opening;
  const id = await house.lead({ email: address });
  await house.app.outbox.run();
  const admin = await house.app.signInAsAdmin();
  return {
    ...house,
    id,
    admin,
    write: (message: object = {}) =>
      admin.post(`/api/clients/${id}/messages`, {
        channel: 'email',
        text: 'Can we call you at 3?',
        ...message,
      }),
    /** Without the receipt, which is in the conversation, too. */
    conversation: async () =>
      (await admin.get(`/api/clients/${id}/messages`)).body.filter(({ by }: { by: string }) => by),
  };
};

const getHeader = ({ smtp }: House, name: string, from: 'first' | 'last' = 'last') => {
  const text = smtp.got.at(from === 'first' ? 0 : -1)?.text.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.+?)\r?$`, 'mi').exec(text ?? '')?.[1];
};

test('an e-mail by hand goes through the outbox, with its own address for answers, and is kept in the conversation', async () => {
  const house = await open();
  const { status, body } = await house.write();
  expect(status).toBe(202);
  expect(body).toMatchObject({
    channel: 'email',
    direction: 'out',
    state: 'queued',
    text: 'Can we call you at 3?',
    subject: `A message from ${firm.name}`,
  });
  await house.app.outbox.run();
  const [receipt, letter] = house.smtp.got;
  expect(letter).toMatchObject({ to: [address], text: expect.stringContaining('Can we call you at 3?') });
  const addresses = [getHeader(house, 'Reply-To', 'first'), getHeader(house, 'Reply-To')];
  for (const one of addresses) expect(one).toMatch(/^help\+[a-z2-7]{26}@lantern\.example$/);
  expect(new Set(addresses).size).toBe(2);
  const sent = await house.app.models.sentMails.find({ clientId: house.id }).lean();
  expect(sent.flatMap(({ tokens }) => tokens).sort()).toEqual(
    hashTokens(addresses.map((one) => one!)).sort(),
  );
  expect(JSON.stringify(sent)).not.toContain(addresses[1]!.slice(5, 31));
  // It follows the receipt.
  expect(getHeader(house, 'In-Reply-To')).toBe(getHeader(house, 'Message-ID', 'first'));
  expect(receipt!.text).toContain('Auto-Submitted: auto-generated');
  expect(receipt!.text).toContain('X-Auto-Response-Suppress: OOF, AutoReply');
  expect(letter!.text).not.toMatch(/Auto-Submitted|X-Auto-Response-Suppress/);
  expect(await house.conversation()).toMatchObject([
    { id: body.id, state: 'accepted', by: 'First Administrator' },
  ]);
  expect(await house.app.models.audit.findOne({ action: 'email' }).lean()).toMatchObject({
    entityId: house.id,
  });
  const stored = JSON.stringify(await house.app.models.messages.find().lean());
  expect(stored).not.toMatch(/call you|maria\.lopez/);
  expect(JSON.stringify(await house.app.models.outbox.find().lean())).not.toMatch(/call you|maria\.lopez/);
});

test('the names of foreign messages are in our headers as ASCII, and not in long lines', async () => {
  const house = await open();
  const raw = [
    `From: ${address}`,
    `To: ${getHeader(house, 'Reply-To', 'first')}`,
    `References: <${'é'.repeat(490)}@a.example> <old@a.example>`,
    'Message-ID: <naïve\x01\x00=?utf-8?q?a?=@münchen.example>',
    '',
    'Yes.',
  ];
  await takeMail(house.app, Buffer.from(raw.join('\r\n')));
  await house.write();
  await house.app.outbox.run();
  const name = '<na%c3%afve%01%00=?utf-8?q?a?=@m%c3%bcnchen.example>';
  expect(getHeader(house, 'In-Reply-To')).toBe(name);
  expect(getHeader(house, 'References')).toBe(`<old@a.example> ${name}`);
});

test('without an address for answers a message has none', async () => {
  await using house = await open(openMail());
  await house.write({ subject: 'A question' });
  await house.app.outbox.run();
  expect(getHeader(house, 'Subject')).toBe('A question');
  expect(getHeader(house, 'Reply-To')).toBeUndefined();
});

test('the gate refuses with its answer, and mail that is off or has no address says so', async () => {
  const house = await open();
  await house.admin.post(`/api/clients/${house.id}/consent/withdraw`, { source: 'stop' });
  expect((await house.write()).body).toMatchObject({
    code: 'NOT_ALLOWED',
    contact: { allowed: false, reason: 'WITHDRAWN' },
  });
  const other = await house.lead({ email: 'other@example.com', phoneNumber: '(415) 555-0177' });
  await house.admin.mutate('mail.suppress', { address: 'other@example.com' });
  const refused = await house.admin.post(`/api/clients/${other}/messages`, {
    channel: 'email',
    text: 'Hello',
  });
  expect([refused.status, refused.body.contact]).toEqual([409, { allowed: false, reason: 'SUPPRESSED' }]);
  expect((await house.write({ channel: 'text', text: 'x'.repeat(1601) })).status).toBe(400);
  await using off = await open(openMail({ replyTo, transport: undefined }));
  expect((await off.write()).body).toMatchObject({ code: 'MAIL_NOT_SET_UP' });
});

test('the gate is asked again when a message is sent, and a new address gets no old message', async () => {
  const house = await open();
  await house.write();
  const lead = (await house.admin.get(`/api/clients/${house.id}`)).body;
  await house.admin.put(`/api/clients/${house.id}`, { ...lead, email: 'new@example.com' });
  await house.app.outbox.run();
  expect(await house.conversation()).toMatchObject([{ state: 'refused', errorCode: 'ADDRESS_CHANGED' }]);
  await house.write({ text: 'Another' });
  await house.admin.post(`/api/clients/${house.id}/consent/withdraw`, { source: 'stop' });
  await house.app.outbox.run();
  expect((await house.conversation())[0]).toMatchObject({ state: 'refused', errorCode: 'WITHDRAWN' });
  expect(house.smtp.got).toHaveLength(1);
});

test('what the mail server refuses, and what bounces, shows in the conversation', async () => {
  await using house = await open(openMail({ replyTo, bounceSecret }));
  house.smtp.behave({ rcpt: 550 });
  await house.write();
  await house.app.outbox.run();
  expect(await house.conversation()).toMatchObject([
    { state: 'refused', errorCode: 'SMTP 550', unread: true },
  ]);
  house.smtp.behave({});
  await house.write({ text: 'Again' });
  await house.app.outbox.run();
  const name = getHeader(house, 'Message-ID')!.slice(1).split('@')[0]!;
  const raw = readFileSync(new URL('../../fixtures/bounces/postfix.eml', import.meta.url), 'utf8')
    .replaceAll('{{name}}', name)
    .replaceAll('{{address}}', address);
  await fetch(`${house.app.url}/api/mail/bounces`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
    body: raw,
  });
  expect((await house.conversation())[0]).toMatchObject({
    state: 'undelivered',
    errorCode: 'came back 5.1.1',
    error: 'It came back: the address cannot be reached (5.1.1).',
    unread: true,
  });
});

test('a message that can never be sent does not wait in the conversation for ever', async () => {
  const house = await open();
  const hour = 60 * 60_000;
  house.smtp.behave({ rcpt: 450 });
  await house.write();
  for (let tries = 0; tries < 40; tries++) {
    await house.app.outbox.run();
    const [{ state }] = await house.conversation();
    if (state !== 'queued') break;
    house.clock.time += 6 * hour;
  }
  expect(await house.conversation()).toMatchObject([
    {
      state: 'refused',
      errorCode: 'gave up SMTP 450',
      error: 'We tried for three days, and no mail server accepted it (SMTP 450).',
    },
  ]);
  const [entry] = await house.app.models.outbox.find({ 'data.template': 'message' }).lean();
  expect(entry).toMatchObject({ state: 'needs a look' });
  // Staff send it again.
  house.smtp.behave({});
  await house.admin.post(`/api/outbox/${encodeURIComponent(entry!._id)}/retry`, {});
  await house.app.outbox.run();
  expect(await house.conversation()).toMatchObject([{ state: 'accepted' }]);

  await house.write();
  await house.app.models.clients.updateOne({ _id: house.id }, { $set: { email: '' } });
  await house.app.outbox.run();
  expect((await house.conversation())[0]).toMatchObject({ state: 'refused', errorCode: 'NO_ADDRESS' });
});
