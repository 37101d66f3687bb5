import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openContent, sealContent } from '../../../server/conversation/content';
import type { MessageDoc } from '../../../server/conversation/message.model';
import { readStored } from '../../../server/mail/replies/read-stored';
import { readTurn } from '../../../server/proof/number-turns';
import { openMail } from '../../support/mail/open-mail';
import { shareMail } from '../../support/share-house';

const bounceSecret = 'a secret that the mail server has, too';
const server = 'mx.harborlegal.example';

/** A firm whose mailbox is a group, and what outsiders send to it. */
const settings = {
  bounceSecret,
  from: 'Harbor Legal <help@harborlegal.example>',
  replyTo: 'help+*@intake-replies.harborlegal.example',
};
const openShared = shareMail(settings);

const open = async (opening = openShared()) => {
  const house = await opening;
  const admin = await house.app.signInAsAdmin();
  const push = async (raw: string) => {
    house.clock.time += 1000;
    const answer = await fetch(`${house.app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
      body: raw,
    });
    return (await answer.json()).outcome;
  };
  let leads = 0;
  /** A lead whose receipt was sent. */
  const newLead = async (email = `person-${++leads}@example.com`, more: object = {}) => {
    // Ten receipts an hour are the most that one sender causes.
    house.clock.time += 10 * 60_000;
    const phoneNumber = `(415) 555-0${200 + leads}`;
    const id = await house.lead({ email, phoneNumber, ...more });
    await house.app.outbox.run();
    const { text } = house.smtp.got.at(-1)!;
    return {
      id,
      email,
      address: /^Reply-To:\s*(\S+)/im.exec(text)![1]!,
      name: /^Message-ID:\s*(<\S+>)/im.exec(text)![1]!,
    };
  };
  type Lead = Awaited<ReturnType<typeof newLead>>;
  const readCase = (file: string, { email, address, name }: Lead) =>
    readFileSync(new URL(`../../fixtures/field-cases/mail/${file}.eml`, import.meta.url), 'latin1')
      .replaceAll('{PERSON}', email)
      .replaceAll('{TOKEN}', address)
      .replaceAll('{OURID}', name);
  const received = async (id: string) =>
    (await admin.get(`/api/clients/${id}/messages`)).body.filter(
      ({ direction }: { direction: string }) => direction === 'in',
    );
  const gate = async (id: string) => {
    const { reason } = (await admin.get(`/api/clients/${id}/contact?channel=email`)).body;
    const held = (await admin.query('messages.hold', { id })).body.result.data.length > 0;
    return held ? 'held' : (reason ?? 'open');
  };
  return {
    ...house,
    admin,
    push,
    newLead,
    readCase,
    received,
    gate,
    unknown: async () => (await admin.get('/api/messages/unknown')).body,
    badge: async () => (await admin.query('inbox.counts')).body.result.data.unknown,
  };
};

const stops = [
  'm00-control-stop',
  'm01-proton-stop',
  'm02-group-stop',
  'm04-via-stop',
  'm08-three-lines',
  'm09-subject-stop',
  'm09-subject-unsubscribe',
  'm13-footer-only',
  'm13-name-only',
  'm13-thunderbird-footer',
  'm13-yahoo-iphone',
  'm13-yahoo',
];

test('A65: a person who says stop is not contacted again, whatever stands around it and whatever way it came', async () => {
  const house = await open();
  for (const file of stops) {
    const lead = await house.newLead();
    expect([file, await house.push(house.readCase(file, lead))]).toEqual([file, 'recorded']);
    const messages = await house.received(lead.id);
    expect([file, messages]).toMatchObject([file, [{ from: lead.email, sender: 'person' }]]);
    expect([file, messages[0].automatic]).toEqual([file, undefined]);
    expect([file, await house.gate(lead.id)]).toEqual([file, 'WITHDRAWN']);
  }
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(stops.length);
});

test('m01, m02: an answer by way of a provider or a group of ours is the person’s, and ends what is sent by itself', async () => {
  const house = await open();
  for (const file of ['m01-proton-answer', 'm02-group-answer']) {
    const lead = await house.newLead();
    const [key = ''] = await house.app.consents.personKeys.findKeys({ email: lead.email });
    const turn = await readTurn(house.app.models, key);
    await house.push(house.readCase(file, lead));
    const [message, ...others] = await house.received(lead.id);
    expect([file, message.text, message.sender, message.automatic, others]).toEqual([
      file,
      'I can talk at three today.',
      'person',
      undefined,
      [],
    ]);
    expect(await readTurn(house.app.models, key)).toBeGreaterThan(turn);
    expect(await house.gate(lead.id)).toBe('open');
  }
});

test('m01, m02, m04: a stranger’s first letter waits in "Who is this?" under the stranger’s own address', async () => {
  const house = await open();
  const lead = await house.newLead();
  for (const file of ['m01-proton-stranger', 'm02-group-stranger', 'm04-via-stranger'])
    expect([file, await house.push(house.readCase(file, lead))]).toEqual([file, 'recorded']);
  const unknown: { from: string; automatic?: true }[] = await house.unknown();
  expect(unknown.map(({ from, automatic }) => [from, automatic])).toEqual([
    ['ana.ruiz.04@example.com', undefined],
    ['ana.ruiz.02-group@example.com', undefined],
    ['ana.ruiz.01-proton@example.com', undefined],
  ]);
  expect(await house.badge()).toBe(3);
});

test('m05, m06: the new part of HTML is the person’s own words, with their letters, wherever they stand', async () => {
  const house = await open();
  const [below, between, letters] = [await house.newLead(), await house.newLead(), await house.newLead()];
  await house.push(house.readCase('m05-html-below', below));
  await house.push(house.readCase('m05-html-between', between));
  await house.push(house.readCase('m06-entities', letters));
  expect(await house.received(below.id)).toMatchObject([
    {
      text: 'Please do not contact me again. I hired another lawyer.',
      quoted: expect.stringContaining('> Hello Maria, when can we call you?'),
    },
  ]);
  expect(['held', 'WITHDRAWN']).toContain(await house.gate(below.id));
  expect(await house.received(between.id)).toMatchObject([
    {
      text: 'See my answers below.\nTuesday at four works.\nAt the Oakland warehouse.',
      quoted: '> When can we call you?\n> Where were you hurt?',
    },
  ]);
  expect(await house.received(letters.id)).toMatchObject([
    {
      text: 'Señor, me llamo José Muñoz. Mañana no puedo; llámeme después de las 3 – vivo en el número 12½. It’s about my mother’s fall.',
    },
  ]);
  expect([await house.gate(between.id), await house.gate(letters.id)]).toEqual(['open', 'open']);
});

test('m07: a second message with a used Message-ID is another message; a copy by another route is not', async () => {
  const house = await open();
  const lead = await house.newLead();
  const first = house.readCase('m07-same-id-1', lead);
  await house.push(first);
  await house.push(
    `Received: by another route\r\nX-Forwarded-To: x@harborlegal.example\r\n${first
      .replace('10:00:00', '10:00:09')
      .replace(
        '8bit\r\n\r\nI can talk on Tuesday.',
        'quoted-printable\r\n\r\nI can talk=20\r\non Tuesday.=20',
      )}`,
  );
  expect(await house.received(lead.id)).toHaveLength(1);
  await house.push(house.readCase('m07-same-id-2', lead));
  await house.push(first.replace('Re: Your request', 'Re: My leg'));
  await house.push(first.replace('Tuesday', 'Friday').replace('Message-ID', `Message-ID: ${lead.name}\r\nX`));
  const messages: { text: string }[] = await house.received(lead.id);
  expect(messages.map(({ text }) => text)).toEqual([
    'I can talk on Friday.',
    'I can talk on Tuesday.',
    'Stop',
    'I can talk on Tuesday.',
  ]);
  expect(await house.gate(lead.id)).toBe('WITHDRAWN');
});

test('m07: a file with the same name and size and other bytes makes another message', async () => {
  const house = await open();
  const lead = await house.newLead();
  const send = (bytes: string) =>
    house.push(
      house
        .readCase('m07-same-id-1', lead)
        .replace('text/plain; charset=utf-8', 'multipart/mixed; boundary=b')
        .replace(
          'I can',
          `--b\r\n\r\nHere.\r\n--b\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\n${bytes}\r\n--b--\r\n`,
        ),
    );
  for (const bytes of ['one', 'two', 'one']) await send(bytes);
  expect(await house.received(lead.id)).toHaveLength(2);
});

test('l05: a stop from the address of a merged lead counts, long after the merge, and for that address', async () => {
  const house = await open();
  const old = await house.newLead('ana.old@example.com', { lastName: 'Ruiz' });
  const current = await house.newLead('ana.new@example.com', { lastName: 'Ruiz' });
  const other = await house.newLead('ana.other@example.com', { lastName: 'Ruiz' });
  const version = async (id: string) => (await house.admin.get(`/api/clients/${id}`)).body.version;
  for (const { id } of [old, other])
    await house.admin.mutate('clients.merge', {
      into: { id: current.id, version: await version(current.id) },
      from: { id, version: await version(id) },
      take: [],
    });
  await house.app.models.clients.deleteOne({ _id: old.id }).setOptions({ withDeleted: true });
  await house.push(house.readCase('m00-control-stop', old));
  expect(await house.received(current.id)).toMatchObject([
    { from: old.email, sender: 'person', text: 'Stop' },
  ]);
  expect(await house.gate(current.id)).toBe('WITHDRAWN');
  const again = await house.newLead(old.email, { phoneNumber: '(415) 555-0299' });
  expect(await house.gate(again.id)).toBe('WITHDRAWN');
  // One that was merged, and never answered its own mail.
  await house.push(house.readCase('m07-same-id-1', { ...current, email: other.email }));
  expect((await house.received(current.id))[0]).toMatchObject({ from: other.email, sender: 'person' });
  // A stranger with the token is none of them.
  await house.push(house.readCase('m07-same-id-1', { ...current, email: 'stranger@example.org' }));
  expect((await house.received(current.id))[0]).toMatchObject({ sender: 'other' });
});

test('A74: what is doubtful is kept, folded and not counted, gets no answer, and can become a lead’s; a program’s is dropped', async () => {
  const house = await open();
  const lead = await house.newLead();
  const letter = house.readCase('m01-proton-stranger', lead);
  const send = (from: string, headers: string) =>
    house.push(
      letter.replace(/^From: .*$/m, `From: ${from}`).replace('Message-ID', `${headers}\r\nMessage-ID`),
    );
  const sent = house.smtp.got.length;
  expect(await send('ana@example.com', 'List-Id: <referrals.bar.example>\r\nPrecedence: list')).toBe(
    'recorded',
  );
  expect(await send('no-reply@forms.example', 'Reply-To: Pete <pete@example.org>')).toBe('recorded');
  expect(await send('shop@example.com', 'Auto-Submitted: auto-replied')).toBe('ignored');
  expect(await send('no-reply@shop.example', 'X-Mailer: Shop')).toBe('ignored');
  const unknown: { id: string; from: string; automatic?: true }[] = await house.unknown();
  expect(unknown.map(({ from, automatic }) => [from, automatic])).toEqual([
    ['no-reply@forms.example', true],
    ['ana@example.com', true],
  ]);
  expect(await house.badge()).toBe(0);
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(sent);
  await house.admin.put(`/api/messages/unknown/${unknown[1]!.id}`, { clientId: lead.id });
  expect(await house.received(lead.id)).toMatchObject([{ from: 'ana@example.com' }]);
});

test('a short stop from the person’s own address counts though its mail looks automatic, and none is dropped', async () => {
  const house = await open();
  const marks = [
    'Auto-Submitted: auto-replied',
    'Return-Path: <>',
    'List-Unsubscribe: <https://crm.example/x>',
  ];
  for (const mark of marks) {
    const lead = await house.newLead();
    await house.push(`${mark}\r\n${house.readCase('m00-control-stop', lead)}`);
    expect([mark, await house.received(lead.id)]).toMatchObject([
      mark,
      [{ automatic: true, sender: 'person' }],
    ]);
    expect([mark, await house.gate(lead.id)]).toEqual([mark, 'WITHDRAWN']);
  }
  const stranger = { ...(await house.newLead()), address: 'help@harborlegal.example', name: '<x@y>' };
  await house.push(`X-Autoreply: yes\r\n${house.readCase('m00-control-stop', stranger)}`);
  expect(await house.unknown()).toMatchObject([{ from: stranger.email, text: 'Stop', automatic: true }]);
});

test('a name that only a list of ours reports can stop, and is nobody on the staff', async () => {
  await using house = await open(openMail({ ...settings, receivingServer: server }));
  const [one, two, three] = [await house.newLead(), await house.newLead(), await house.newLead()];
  const emailKey = 'sam@gmail.example';
  await house.app.models.users.updateOne({}, { $set: { email: emailKey, emailKey } });
  const pass = `Authentication-Results: ${server}; dmarc=pass header.from=harborlegal.example\r\n`;
  await house.push(`${pass}${house.readCase('m04-via-stop', { ...one, email: emailKey })}`);
  const [message] = await house.received(one.id);
  expect([message.from, message.sender, message.authentication]).toEqual([emailKey, 'other', undefined]);
  expect(await house.gate(one.id)).toBe('open');
  // A group of ours changed the message, so that its author's signature no longer fits.
  const fail = pass.replace('pass', 'fail');
  await house.push(`${fail}${house.readCase('m02-group-stop', two)}`);
  expect(await house.gate(two.id)).toBe('WITHDRAWN');
  // Someone else wrote our own address.
  await house.push(`${fail}${house.readCase('m04-via-stop', three)}`);
  expect(await house.received(three.id)).toMatchObject([{ sender: 'other' }]);
  expect(await house.gate(three.id)).toBe('open');
});

test('a stop that earlier versions lost below a quote is found in the stored original, and held', async () => {
  const house = await open();
  const lead = await house.newLead();
  await house.push(
    house.readCase('m05-html-between', lead).replace('At the Oakland warehouse.', 'Please stop writing.'),
  );
  const { app } = house;
  const sealAgain = async ({ _id, ...message }: MessageDoc) => {
    const sealed = sealContent(app.conversation, _id, {
      ...openContent(app.conversation, { _id, ...message }),
      body: 'x',
    });
    await app.models.messages.updateOne({ _id }, { $set: { sealed, optOutDue: true } });
  };
  const stored = await app.models.messages.find({ direction: 'in' }).lean<MessageDoc[]>();
  for (const message of stored) await sealAgain(message);
  await app.models.numberHolds.deleteMany({});
  expect(await house.gate(lead.id)).toBe('open');
  await readStored(app.conversation, new AbortController().signal);
  expect(await house.gate(lead.id)).toBe('held');
});
