import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFile } from '../../../server/conversation/files';
import { messages, messagesInPacket } from '../../../server/conversation/holdings';
import { readTurn } from '../../../server/proof/number-turns';
import { storeIncoming, takeIncoming } from '../../../server/texting/take-incoming';
import { png } from '../../support/images';
import { shareMail } from '../../support/share-house';

const bounceSecret = 'a secret that the mail server has, too';
const maria = 'maria.lopez@example.com';
const server = 'mx.lantern.example';

/** A firm whose receipt to a lead was sent, with its address for answers. */
const openShared = shareMail({ bounceSecret, replyTo: 'help+*@lantern.example', receivingServer: server });

const open = async () => {
  const house = await openShared();
  const admin = await house.app.signInAsAdmin();
  const push = async (raw: string | Buffer) => {
    house.clock.time += 1000;
    const answer = await fetch(`${house.app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
      body: raw as string,
    });
    return { status: answer.status, ...(await answer.json().catch(() => ({}))) };
  };
  const lead = async (email = maria, more: object = {}) => {
    // Several receipts to one mailbox, whatever the limit of a day.
    await house.app.models.outbox.updateMany({}, { $unset: { 'data.mailbox': '' } });
    const id = await house.lead({ email, ...more });
    await house.app.outbox.run();
    const text = house.smtp.got.at(-1)!.text;
    return {
      id,
      address: /^Reply-To: *(\S+)/im.exec(text)![1]!,
      messageId: /^Message-ID:\s*(<\S+>)/im.exec(text)![1]!,
    };
  };
  const hold = async (id: string): Promise<{ id: string; text: string }[]> =>
    (await admin.query('messages.hold', { id })).body.result.data;
  return {
    ...house,
    admin,
    push,
    newLead: lead,
    /** Without automatic e-mails, which are in the conversation, too. */
    conversation: async (id: string) =>
      (await admin.get(`/api/clients/${id}/messages`)).body.filter(
        ({ direction, by }: { direction: string; by: string }) => direction === 'in' || by,
      ),
    hold,
    /** Staff read in the messages that the person may be contacted. */
    decideHold: async (id: string, read?: { id: string }[]) => {
      const messages = (read ?? (await hold(id))).map((message) => message.id);
      return (await admin.mutate('messages.decideHold', { id, messages, isStop: false })).status;
    },
    unknown: async () => (await admin.get('/api/messages/unknown')).body,
    gate: async (id: string) => (await admin.get(`/api/clients/${id}/contact?channel=email`)).body,
  };
};

let count = 0;
const mail = (headers: Record<string, string>, text = 'Yes, three is fine.') =>
  [
    ...Object.entries({
      From: `Maria Lopez <${maria}>`,
      To: 'help@lantern.example',
      Subject: 'Re: We have your request',
      'Message-ID': `<${++count}@mail.example.com>`,
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n');

const recorded = { status: 200, outcome: 'recorded' };
const ignored = { status: 200, outcome: 'ignored' };

test('an answer to its address reaches the lead: the new part first, sealed, with its original bytes, once', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  const raw = mail(
    { To: address, Subject: '=?utf-8?q?Caf=C3=A9?=' },
    'Yes, three is fine.\r\n\r\nOn Mon, Nov 23, 2026 at 9:00 AM Lantern Justice <help@lantern.example> wrote:\r\n> Can we call you?\r\n',
  );
  expect(await house.push(raw)).toEqual(recorded);
  expect(await house.push(`Received: again\r\n${raw}`)).toEqual(recorded);
  const [message, ...others] = await house.conversation(id);
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    channel: 'email',
    direction: 'in',
    state: 'received',
    subject: 'Café',
    from: maria,
    sender: 'person',
    text: 'Yes, three is fine.',
    quoted: expect.stringContaining('> Can we call you?'),
  });
  expect(message.automatic).toBeUndefined();
  expect((await readFile(house.app.conversation, { message: message.id }))?.toString()).toBe(raw);
  const stored = JSON.stringify([
    await house.app.models.messages.find().lean(),
    await house.app.models.messageFiles.find().lean(),
  ]);
  expect(stored).not.toMatch(/three is fine|maria\.lopez|Café/);
  expect(await house.unknown()).toEqual([]);
});

test('A59: the right lead or "Who is this?", never a wrong one', async () => {
  const house = await open();
  const one = await house.newLead();
  const two = await house.newLead('pete@example.com', { phoneNumber: '(415) 555-0177' });
  const stranger = 'Someone <someone@example.org>';
  // The subject means nothing, and neither does a known address alone.
  await house.push(mail({ Subject: 'Re: We have your request' }));
  // A message of ours that it follows counts only with the lead's address.
  await house.push(mail({ 'In-Reply-To': one.messageId, From: stranger }));
  await house.push(mail({ References: `<a@b> ${two.messageId}` }));
  // The person of another lead with this lead's token.
  await house.push(mail({ To: two.address }));
  // Tokens of two leads, and a guessed one.
  await house.push(mail({ To: `${one.address}, ${two.address}`, From: stranger }));
  await house.push(mail({ To: `help+${'a'.repeat(26)}@lantern.example` }));
  expect([await house.conversation(one.id), await house.conversation(two.id)]).toEqual([[], []]);
  expect(await house.unknown()).toHaveLength(6);

  await house.push(mail({ References: `<a@b> ${one.messageId}`, Subject: 'Something else' }, 'One'));
  await house.push(mail({ 'Delivered-To': two.address.toUpperCase(), From: 'pete@example.com' }, 'Two'));
  await house.push(mail({ To: `${one.address}, ${two.address}`, From: 'pete@example.com' }, 'Three'));
  expect(await house.conversation(one.id)).toMatchObject([{ text: 'One', sender: 'person' }]);
  expect((await house.conversation(two.id)).map(({ text }: { text: string }) => text)).toEqual([
    'Three',
    'Two',
  ]);
});

test('A59: a forwarded address lets someone else write, and permits nothing', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  await house.push(mail({ To: address, From: 'brother@example.org' }, 'STOP'));
  await house.push(mail({ To: address, From: 'brother@example.org' }, 'Do not contact her any more.'));
  // A forged sender, of which the receiving server says that it is not.
  const forged = `${server}; spf=fail smtp.mailfrom=${maria}; dkim=none; dmarc=fail header.from=example.com`;
  await house.push(mail({ 'Authentication-Results': forged, To: address }, 'STOP'));
  const messages = await house.conversation(id);
  expect(messages.map(({ sender }: { sender: string }) => sender)).toEqual(['other', 'other', 'other']);
  expect(messages[0].authentication).toEqual({ spf: 'fail', dkim: 'none', dmarc: 'fail' });
  expect(await house.gate(id)).toEqual({ allowed: true });
});

test('a message that only says stop is a withdrawal, whatever a program adds; words that mean it put the person on hold', async () => {
  const house = await open();
  const one = await house.newLead();
  const quote = '\r\n\r\nSent from my iPhone\r\n\r\nOn Monday, Lantern Justice wrote:\r\n> Can we call you?';
  const stop = mail({ To: one.address }, `Stop.${quote}`);
  await house.push(stop);
  await house.push(stop);
  expect(await house.gate(one.id)).toEqual({ allowed: false, reason: 'WITHDRAWN' });
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(1);
  const call = await house.admin.get(`/api/clients/${one.id}/contact?channel=call`);
  expect(call.body.reason).toBe('WITHDRAWN');

  const two = await house.newLead('pete@example.com', { phoneNumber: '(415) 555-0177' });
  const asking = mail(
    { To: two.address, From: 'pete@example.com' },
    'Por favor, no me contacten más, ya tengo abogado.\r\n\r\nEl lun, 23 nov 2026, Lantern escribió:\r\n> STOP',
  );
  await house.push(asking);
  await house.push(asking);
  expect(await house.gate(two.id)).toEqual({ allowed: false, reason: 'WITHDRAWN' });
  const { openTasks } = (await house.app.models.clients.findById(two.id).lean())!;
  expect(openTasks?.map(({ title }) => title)).toEqual(['Read their last e-mail: did they ask us to stop?']);
  await house.decideHold(two.id);
  expect(await house.gate(two.id)).toEqual({ allowed: true });
});

test('unknown senders: assigned to a lead with all their messages, or blocked', async () => {
  const house = await open();
  const { id } = await house.newLead();
  await house.push(mail({ Subject: 'Hello' }, 'One'));
  await house.push(mail({}, 'Two'));
  await house.push(mail({ From: 'seller@example.org' }, 'Buy leads'));
  expect(await house.push(mail({ From: '' }, 'Nobody'))).toEqual(ignored);
  const [seller, two] = await house.unknown();
  expect(two).toMatchObject({ channel: 'email', from: maria, text: 'Two' });
  expect((await house.admin.put(`/api/messages/unknown/${two.id}`, { clientId: id })).status).toBe(204);
  expect((await house.admin.put(`/api/messages/unknown/${seller.id}`, { block: true })).status).toBe(204);
  await house.push(mail({ From: 'seller@example.org' }, 'Buy more'));
  expect(await house.unknown()).toEqual([]);
  expect(await house.conversation(id)).toMatchObject([
    { text: 'Two', sender: 'person' },
    { text: 'One', subject: 'Hello' },
  ]);
});

test('a hold by e-mail does not end with one by text', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  const { phoneE164 } = (await house.app.models.clients.findById(id).lean())!;
  const incoming = { providerId: 'SM1', to: '+14155550100', body: 'Leave me alone, I am at work', media: [] };
  await takeIncoming(
    house.app.texts,
    (await storeIncoming(house.app.texts, { ...incoming, from: phoneE164! }))!,
  );
  const byText = await house.hold(id);
  const [phoneKey = ''] = await house.app.consents.personKeys.phoneKey(phoneE164!);
  const turn = await readTurn(house.app.models, phoneKey);
  await house.push(mail({ To: address }, 'Please do not contact me any more, I found a lawyer.'));
  // A text that asked the gate before the e-mail takes no turn any more.
  expect(await readTurn(house.app.models, phoneKey)).toBeGreaterThan(turn);
  expect(await house.hold(id)).toHaveLength(2);
  expect(await house.decideHold(id, byText)).toBe(409);
  expect(await house.gate(id)).toEqual({ allowed: false, reason: 'WITHDRAWN' });
  expect(await house.decideHold(id)).toBe(200);
  expect(await house.gate(id)).toEqual({ allowed: true });
});

test('a blocked sender no longer shows, and the lead whose address it wrote can be contacted as before', async () => {
  const house = await open();
  const { id } = await house.newLead();
  await house.push(mail({}, 'Buy leads'));
  const [forged] = await house.unknown();
  expect((await house.admin.put(`/api/messages/unknown/${forged.id}`, { block: true })).status).toBe(204);
  expect(await house.gate(id)).toEqual({ allowed: true });
  await house.push(mail({}, 'Buy more leads'));
  expect(await house.unknown()).toEqual([]);
});

test('a message that asks us to stop and waits in "Who is this?" counts when staff assign it, whatever its address', async () => {
  const house = await open();
  const assign = async (email: string, number: string, from: string, text: string) => {
    const { id } = await house.newLead(email, { phoneNumber: number });
    await house.push(mail({ From: from }, text));
    expect(await house.gate(id)).toEqual({ allowed: true });
    const [{ id: message }] = await house.unknown();
    await house.admin.put(`/api/messages/unknown/${message}`, { clientId: id });
    await house.app.outbox.run();
    return id;
  };
  const withdrawn = { allowed: false, reason: 'WITHDRAWN' };
  const one = await assign(maria, '(415) 555-0132', maria, 'Stop');
  const two = await assign('pete@example.com', '(415) 555-0177', 'pete@work.example.org', 'STOP');
  expect([await house.gate(one), await house.gate(two)]).toEqual([withdrawn, withdrawn]);
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(2);
  const text = 'Please do not contact me any more, I found a lawyer.';
  const three = await assign('ana@example.com', '(415) 555-0188', 'ana@work.example.org', text);
  expect(await house.gate(three)).toEqual(withdrawn);
  expect(await house.hold(three)).toMatchObject([{ text }]);
  await house.decideHold(three);
  expect(await house.gate(three)).toEqual({ allowed: true });
});

test('a colleague’s answer from their own mail program lands in the conversation, if the server knows that it is theirs; else it waits for a colleague', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  await house.app.models.users.updateOne(
    {},
    { $set: { email: 'sam@lantern.example', emailKey: 'sam@lantern.example' } },
  );
  const from = { From: 'Sam <sam@lantern.example>', To: maria, Cc: address };
  const passes = (domain: string) => `${server}; dmarc=pass header.from=${domain}`;
  const waiting = [
    mail(from, 'Without a result. STOP'),
    mail({ ...from, 'Authentication-Results': passes('evil.example') }, 'The result of another sender'),
    mail(
      {
        ...from,
        'Authentication-Results': `${server}; spf=fail smtp.mailfrom="; ${passes('lantern.example')} "@x.example; dmarc=fail`,
      },
      'A result in quotes',
    ),
  ];
  for (const raw of waiting) await house.push(raw);
  const both = ['From: Sam <sam@lantern.example>', 'From: Someone <x@evil.example>'];
  const result = `Authentication-Results: ${passes('lantern.example')}`;
  for (const [first, second] of [both, both.toReversed()])
    await house.push(mail(from, 'Two senders').replace(/^From.*/, [result, first, second].join('\r\n')));
  await house.push(mail({ 'Authentication-Results': passes('lantern.example'), ...from }, 'I am Sam'));
  const messages = await house.conversation(id);
  expect(messages).toMatchObject([
    { direction: 'out', state: 'sent', by: 'First Administrator', text: 'I am Sam' },
    ...[1, 2].map(() => ({ direction: 'in', sender: 'other', by: '', text: 'Two senders' })),
    ...waiting.map(() => ({ direction: 'in', sender: 'other', by: '', colleague: 'First Administrator' })),
  ]);
  const [{ id: stop }, { id: twice }] = [messages.at(-1), messages[1]];
  expect(messages[1].colleague).toBeUndefined();
  const partner = await house.app.signInAsUser();
  expect((await partner.mutate('messages.confirmColleague', { id: stop })).status).toBe(403);
  expect((await house.admin.mutate('messages.confirmColleague', { id: stop })).status).toBe(200);
  expect((await house.admin.mutate('messages.confirmColleague', { id: twice })).status).toBe(404);
  await house.app.outbox.run();
  const confirmed = (await house.conversation(id)).at(-1);
  expect(confirmed).toMatchObject({ by: 'First Administrator', text: 'Without a result. STOP' });
  expect(confirmed.colleague).toBeUndefined();
  expect(await house.gate(id)).toEqual({ allowed: true });
});

test('A64: two senders, or a result of another one, are never the person', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  const from = [`From: ${maria}`, 'From: x@evil.example'];
  // A76, too.
  const many = 'X-A: b\r\n'.repeat(100_000);
  const headers = [
    from.join('\r\n'),
    from.toReversed().join('\r\n'),
    `From: ${maria}, x@evil.example`,
    `From: ${maria}\r\nFROM : ${maria}`,
    `From: ${maria}\r\nTo: ${address}\r\n${many}From: x@evil.example`,
    `Authentication-Results: ${server}; dmarc=pass header.from=evil.example\r\nFrom: ${maria}`,
    `Authentication-Results: ${server}; spf=fail (a (b) ; dmarc=pass header.from=example.com); dmarc=fail\r\nFrom: ${maria}`,
  ];
  for (const lines of headers)
    expect(await house.push(`${lines}\r\nTo: ${address}\r\nSubject: x\r\n\r\nSTOP ${++count}`)).toEqual(
      recorded,
    );
  const messages = await house.conversation(id);
  expect(messages.map(({ sender }: { sender: string }) => sender)).toEqual(headers.map(() => 'other'));
  expect(await house.gate(id)).toEqual({ allowed: true });
  await house.push(`From: ${maria}\r\nTo: ${address}\r\n${many}\r\nSTOP`);
  expect(await house.gate(id)).toEqual({ allowed: false, reason: 'WITHDRAWN' });
});

test('only the topmost result of our own receiving server says something about a sender', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  const good = `Authentication-Results: ${server}; spf=pass (it; dmarc=fail) a=b;\r\n dkim=fail; dkim=pass; dmarc=pass header.from=example.com\r\n`;
  const other = 'Authentication-Results: mx.evil.example; spf=pass; dmarc=pass\r\n';
  for (const [index, top] of [good, other + good, '', good + other].entries())
    await house.push(`${top}${mail({ To: address }, String(index))}`);
  const messages = await house.conversation(id);
  const pass = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };
  expect(messages.map(({ authentication }: { authentication?: object }) => authentication)).toEqual([
    pass,
    undefined,
    undefined,
    pass,
  ]);
  await house.push(`${good}${mail({ From: 'someone@example.com' }, 'Who am I?')}`);
  await house.push(`${other}${mail({ From: 'another@example.org' }, 'And I?')}`);
  const unknown: { from: string; authentication?: object }[] = await house.unknown();
  expect(unknown.map(({ from, authentication }) => [from, authentication])).toEqual([
    ['another@example.org', undefined],
    ['someone@example.com', pass],
  ]);
});

test('a copy of our own message changes nothing', async () => {
  const house = await open();
  const { id, messageId, address } = await house.newLead();
  expect(
    await house.push(mail({ 'Message-ID': messageId, From: 'help@lantern.example', To: address })),
  ).toEqual(ignored);
  expect(await house.conversation(id)).toEqual([]);
});

test('a message over the limits of the parser is kept whole, and found by its headers; one over 25 MB is refused', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  // Each level of these parts is read again by a parser that has no limit.
  const deep = Array.from(
    { length: 6000 },
    (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
  );
  const raw = mail({ To: address, 'Content-Type': 'multipart/mixed; boundary=b0' }, deep.join(''));
  expect(await house.push(raw)).toEqual(recorded);
  const [message] = await house.conversation(id);
  expect(message).toMatchObject({ from: maria, sender: 'person' });
  expect((await readFile(house.app.conversation, { message: message.id }))?.toString()).toBe(raw);
  expect(await house.push(Buffer.alloc(26 * 1024 * 1024, 'a'))).toMatchObject({ status: 413 });
});

const folder = new URL('../../fixtures/automatic/', import.meta.url);

test('automatic messages are no answers, stop nothing and get none', async () => {
  const house = await open();
  const { id, address, messageId } = await house.newLead();
  // A few of the forty: each is parsed in a process of its own.
  const files = readdirSync(folder).filter((_, index) => index % 8 === 0);
  for (const file of files) {
    const raw = readFileSync(new URL(file, folder), 'utf8')
      .replaceAll('{{to}}', address)
      .replaceAll('{{from}}', maria)
      .replaceAll('{{name}}', messageId);
    expect([file, await house.push(raw)]).toEqual([file, recorded]);
  }
  const messages = await house.conversation(id);
  expect(messages).toHaveLength(files.length);
  const answers = messages.filter(({ automatic }: { automatic?: true }) => !automatic);
  expect(answers.map(({ subject }: { subject: string }) => subject)).toEqual([]);
  expect(await house.gate(id)).toEqual({ allowed: true });
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  // Without an address of ours they are nothing to us.
  expect(await house.push(mail({ 'Auto-Submitted': 'auto-replied', From: 'shop@example.org' }))).toEqual(
    ignored,
  );
  expect(await house.unknown()).toEqual([]);
});

test('A59: no loop with a responder that answers everything and marks nothing', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  let answered = 0;
  for (let round = 0; round < 5; round++) {
    for (const { text } of house.smtp.got.splice(0)) {
      answered += 1;
      const to = /^Reply-To: *(\S+)/im.exec(text)?.[1] ?? address;
      await house.push(mail({ To: to }, 'Thank you for your message. We answer within two days.'));
    }
    await house.app.outbox.run();
  }
  expect(answered).toBe(1);
  expect(await house.conversation(id)).toHaveLength(1);
});

/** Each file in the encoding that mail programs use. */
const withFiles = (address: string, files: [disposition: string, bytes: Buffer][]) =>
  mail(
    { To: address, 'Content-Type': 'multipart/mixed; boundary=b' },
    [
      '--b\r\n\r\nHere they are.',
      ...files.map(([disposition, bytes]) =>
        [
          '--b',
          'Content-Type: text/html',
          `Content-Disposition: attachment; ${disposition}`,
          'Content-Transfer-Encoding: base64',
          '',
          bytes.toString('base64'),
        ].join('\r\n'),
      ),
      '--b--',
    ].join('\r\n'),
  );

test('A22: files of an e-mail are listed, kept byte for byte, and only saved, whatever they say they are', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  const page = Buffer.from('<script>alert(1)</script>');
  const names = [
    'filename="../../x.html"',
    'filename="scan.png"',
    "filename*=utf-8''Caf%C3%A9%E2%80%AEfdp.exe",
    'x=y',
  ];
  const raw = withFiles(address, [
    [names[0]!, page],
    [names[1]!, page],
    [names[2]!, png],
    [names[3]!, Buffer.alloc(300_000, 7)],
  ]);
  await house.push(raw);
  const [message] = await house.conversation(id);
  expect(message.files).toEqual([
    { name: '.. .. x.html', type: 'text/html', size: 25 },
    { name: 'scan.png', type: 'text/html', size: 25 },
    { name: 'Café fdp.exe', type: 'text/html', size: png.length },
    { name: 'file', type: 'text/html', size: 300_000 },
  ]);
  const download = async (file: number | string, { headers } = house.admin) => {
    const answer = await fetch(`${house.app.url}/api/messages/${message.id}/files/${file}`, { headers });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const types: (string | null)[] = [];
  for (const [file, bytes] of [page, page, png, Buffer.alloc(300_000, 7)].entries()) {
    const got = await download(file);
    expect([file, got.answer.status, got.bytes.equals(bytes)]).toEqual([file, 200, true]);
    types.push(got.answer.headers.get('content-type'));
    expect(got.answer.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    expect(got.answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(got.answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(got.answer.headers.get('cache-control')).toBe('no-store');
  }
  const other = 'application/octet-stream';
  expect(types).toEqual([other, other, 'image/png', other]);
  expect((await download('original')).bytes.toString()).toBe(raw);

  for (const file of [4, -1, 'x', '0.5', '..%2f0']) expect((await download(file)).answer.status).toBe(404);
  expect((await download(0, house.app.anyone)).answer.status).toBe(401);
  expect((await download(0, await house.app.signInAsUser())).answer.status).toBe(403);
  await house.admin.delete(`/api/clients/${id}`);
  expect((await download(0)).answer.status).toBe(404);
});

test('files of an unknown sender are listed and saved until staff decide, for staff only', async () => {
  const house = await open();
  const bytes = Buffer.from('Page 1');
  await house.push(withFiles('help@lantern.example', [['filename="page.txt"', bytes]]));
  const [message] = await house.unknown();
  expect(message.files).toEqual([{ name: 'page.txt', type: 'text/html', size: 6 }]);
  const download = ({ headers } = house.admin) =>
    fetch(`${house.app.url}/api/messages/${message.id}/files/0`, { headers });
  const saved = await download();
  expect(saved.headers.get('content-type')).toBe('application/octet-stream');
  expect(saved.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await download(house.app.anyone)).status).toBe(401);
  expect((await download(await house.app.signInAsUser())).status).toBe(403);
  await house.admin.put(`/api/messages/unknown/${message.id}`, { block: true });
  expect((await download()).status).toBe(404);
});

test('a packet has each e-mail as it arrived, with its files, up to 200 MB', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  const raw = withFiles(address, [['filename="../../page.txt"', Buffer.from('Page 1')]]);
  await house.push(raw);
  const [{ id: message }] = await house.conversation(id);
  const { files = [] } = await messagesInPacket(house.app, { id, ids: [id] });
  const paths = files.map(({ path }) => path);
  expect(paths).toContain(`messages/${message}.json`);
  expect(files.find(({ path }) => path === `messages/${message}.eml`)!.bytes.toString()).toBe(raw);
  expect(paths).not.toContain('messages/left-out.json');
});

test('the HTML of an e-mail is served for a sandbox, with the pictures that came with it and nothing from outside', async () => {
  const house = await open();
  const { id, address } = await house.newLead();
  const html =
    '<link rel="preconnect" href="https://evil.example"><IFRAME src="https://evil.example"></IFRAME><frame src="https://evil.example"><object data="https://evil.example"></object><embed src="https://evil.example"><article><A href="https://evil.example">Link</A></article><p>Café <img src="cid:a1@x"> <img src="cid:a2@x"> <img src="https://evil.example/p.png"></p>';
  const part = (type: string, content: string, bytes: Buffer) =>
    `--b\r\nContent-Type: ${type}\r\nContent-ID: <${content}>\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}`;
  await house.push(
    mail(
      { To: address, 'Content-Type': 'multipart/related; boundary=b' },
      [
        part('text/html; charset=utf-8', 'h@x', Buffer.from(html)),
        part('image/png', 'a1@x', png),
        part('image/svg+xml', 'a2@x', Buffer.from('<svg onload="alert(1)"/>')),
        '--b--',
      ].join('\r\n'),
    ),
  );
  await house.push(mail({ To: address }, 'Plain.'));
  const [plain, message] = await house.conversation(id);
  expect([plain.html, message.html, message.text]).toEqual([undefined, true, 'Link\nCafé']);
  const answer = await house.admin.get(`/api/messages/${message.id}/html`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.text.trim()).toBe(
    html
      .replace(/<(\/?)(link|iframe|frame|object|embed|a(?= |>))/gi, '<$1x-$2')
      .replace('cid:a1@x', `data:image/png;base64,${png.toString('base64')}`),
  );
  expect((await house.admin.get(`/api/messages/${plain.id}/html`)).status).toBe(404);
  expect((await house.app.anyone.get(`/api/messages/${message.id}/html`)).status).toBe(401);
});

test('a person’s e-mails are exported, stay with a merged lead, and are erased with their originals', async () => {
  const house = await open();
  const one = await house.newLead();
  const two = await house.newLead(maria, { caseType: 'CPAP' });
  await house.push(mail({ To: one.address }, 'Three is fine.'));
  await house.push(mail({ To: two.address }, 'The other one.'));
  await house.push(mail({ Subject: 'A third' }, 'To nobody.'));
  const { admin, app } = house;
  const { body } = await admin.post('/api/privacy/export', { email: maria });
  for (const text of ['Three is fine.', 'The other one.', 'To nobody.'])
    expect(JSON.stringify(body).split(text)).toHaveLength(3);
  await app.models.clients.updateOne({ _id: one.id }, { $addToSet: { mergedIds: two.id } });
  await app.models.clients.updateOne(
    { _id: two.id },
    { $set: { deletedAt: new Date(), mergedInto: one.id } },
  );
  await house.push(mail({ To: two.address }, 'After the merge.'));
  expect((await house.conversation(one.id)).map(({ text }: { text: string }) => text)).toEqual([
    'After the merge.',
    'The other one.',
    'Three is fine.',
  ]);
  await messages.erase(app, {
    ids: [one.id, two.id],
    keys: [],
    emails: [],
    leads: [],
    names: [],
    phones: [],
    refused: [],
  });
  expect(await app.models.messageFiles.countDocuments()).toBe(1);
});
