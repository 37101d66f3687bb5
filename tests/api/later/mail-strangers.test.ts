import { expect, test } from 'vitest';
import { messages, sentMails } from '../../../server/conversation/holdings';
import { forgetSenders } from '../../../server/privacy/retention/unknown-senders';
import { openMail } from '../../support/mail/open-mail';

const bounceSecret = 'a secret that the mail server has, too';
const nora = 'nora.diaz@example.com';
const day = 24 * 60 * 60 * 1000;

type Row = {
  id: string;
  text: string;
  held?: true;
  answered?: true;
  replies?: { id: string; text: string; state: string; error?: string }[];
};

const open = async (settings: Parameters<typeof openMail>[0] = {}) => {
  const house = await openMail({ bounceSecret, replyTo: 'help+*@lantern.example', ...settings });
  const { app, clock, smtp } = house;
  const admin = await app.signInAsAdmin();
  let pushed = 0;
  const push = async (text: string, headers: Record<string, string> = {}) => {
    clock.time += 1000;
    const lines = {
      From: `Nora Diaz <${nora}>`,
      To: 'help@lantern.example',
      Subject: 'A question',
      'Message-ID': `<${++pushed}@mail.example.com>`,
      ...headers,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
    const answer = await fetch(`${app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
      body: [...head, '', text].join('\r\n'),
    });
    clock.time += 1000;
    return (await answer.json()).outcome;
  };
  const unknown = async (): Promise<Row[]> => (await admin.get('/api/messages/unknown')).body;
  const run = async () => {
    await app.outbox.run();
    clock.time += 1000;
  };
  const reply = async (id: string, text = 'Please call us.') => {
    const { status, body } = await admin.post(`/api/messages/unknown/${id}/reply`, { text });
    return { status, ...body };
  };
  const count = async () => (await admin.query('inbox.counts')).body.result.data.unknown;
  const settle = async (row: { id: string; message: string }, done = true) =>
    (await admin.mutate('inbox.settleUnknown', { ...row, done })).status;
  const getField = (name: string) =>
    new RegExp(`^${name}:\\s*(.+(?:\\r?\\n .+)*)`, 'im').exec(smtp.got.at(-1)!.text)?.[1];
  return { ...house, admin, push, unknown, run, reply, count, settle, getField };
};

test('the e-mail of an unknown sender is answered under its subject, and the answer to that comes back to them', async () => {
  await using house = await open();
  const { push, unknown, run, reply, count, getField, smtp, app } = house;
  await push('Do you take cases in Reno?', { References: '<0@mail.example.com>' });
  const [theirs] = await unknown();
  expect(await count()).toBe(1);
  const sent = await reply(theirs!.id);
  expect(sent).toMatchObject({ status: 202, channel: 'email', ground: 'inbound', subject: 'Re: A question' });
  expect(await count()).toBe(0);
  await run();
  expect(smtp.got.map(({ to }) => to)).toEqual([[nora]]);
  expect([getField('Subject'), getField('In-Reply-To')]).toEqual(['Re: A question', '<1@mail.example.com>']);
  expect(getField('References')!.split(/\s+/)).toEqual(['<0@mail.example.com>', '<1@mail.example.com>']);
  // By hand: no mark of a program, and nothing that only a lead has.
  expect(smtp.got[0]!.text).not.toMatch(/Auto-Submitted|Stop calling/);
  expect((await unknown())[0]).toMatchObject({
    answered: true,
    replies: [{ text: 'Please call us.', state: 'accepted' }],
  });

  const address = getField('Reply-To')!;
  expect(address).toMatch(/^help\+[a-z2-7]{26}@lantern\.example$/);
  await push('Thank you. I will.', {
    To: address,
    'In-Reply-To': getField('Message-ID')!,
    Subject: 'Re: A question',
  });
  expect((await unknown()).map(({ text, replies = [] }) => [text, replies.length])).toEqual([
    ['Thank you. I will.', 0],
    ['Do you take cases in Reno?', 1],
  ]);
  expect(await count()).toBe(1);
  expect(await app.models.outbox.countDocuments({ kind: 'mail' })).toBe(1);
});

test('an answer to a sender who became a lead meanwhile belongs to the lead, from whatever address', async () => {
  await using house = await open();
  const { push, unknown, run, reply, getField, admin } = house;
  const id = await house.lead();
  await run();
  await push('It is me, Maria');
  const [theirs] = await unknown();
  await reply(theirs!.id);
  // Assigned before it leaves.
  await admin.put(`/api/messages/unknown/${theirs!.id}`, { clientId: id });
  await run();
  expect(house.smtp.got.at(-1)!.to).toEqual([nora]);
  await push('Thank you', { To: getField('Reply-To')!, From: 'third@example.com' });
  const talk = (await admin.get(`/api/clients/${id}/messages`)).body as Row[];
  expect(talk.map(({ text }) => text).slice(0, 3)).toEqual([
    'Thank you',
    'Please call us.',
    'It is me, Maria',
  ]);
  expect(await unknown()).toEqual([]);
});

test('nothing goes to a program, to our own mailbox, or to someone who asked us to stop', async () => {
  await using house = await open();
  const { push, unknown, reply, app, admin, run } = house;
  await push('Out of office', { From: 'ana@example.com', Subject: 'Automatic reply: Hello' });
  await push('Your parcel is here', { From: 'no-reply@shop.example', 'Reply-To': 'help@shop.example' });
  await push('Copy of the form', { From: 'help@lantern.example' });
  await push('Please stop e-mailing me', { From: 'pete@example.com' });
  const rows = await unknown();
  const codes = await Promise.all(rows.map(async ({ id, text }) => [text, (await reply(id)).code]));
  expect(new Map(codes as [string, string][])).toEqual(
    new Map([
      ['Out of office', 'NO_ADDRESS'],
      ['Your parcel is here', 'NO_ADDRESS'],
      ['Copy of the form', 'NO_ADDRESS'],
      ['Please stop e-mailing me', 'NOT_ALLOWED'],
    ]),
  );
  expect(rows.find(({ text }) => text.startsWith('Please stop'))!.held).toBe(true);

  await push('Hello');
  const [theirs] = await unknown();
  await admin.mutate('mail.suppress', { address: nora });
  expect((await reply(theirs!.id)).code).toBe('NOT_ALLOWED');
  await app.models.suppressions.deleteMany({});
  // A stop that comes before it leaves counts.
  expect((await reply(theirs!.id)).status).toBe(202);
  await push('Stop');
  await run();
  expect(house.smtp.got).toEqual([]);
  const [, { replies = [] } = {}] = (await unknown()).filter(({ text }) => ['Stop', 'Hello'].includes(text));
  expect(replies).toMatchObject([{ state: 'refused', errorCode: 'WITHDRAWN' }]);
  expect((await reply('f'.repeat(24))).status).toBe(404);
  expect((await admin.post(`/api/messages/unknown/${theirs!.id}/reply`, { text: ' ' })).status).toBe(400);
});

test('a reply that does not arrive waits in the inbox and says why, until someone writes again or presses Done', async () => {
  await using house = await open();
  const { push, unknown, run, reply, count, settle, smtp, admin, getField } = house;
  await push('Are you open on Friday?');
  const [theirs] = await unknown();
  await reply(theirs!.id, 'Yes, at 9.');
  await run();
  const name = /<([^@]+)@/.exec(getField('Message-ID')!)![1];
  await push('Thanks!');
  const [thanks] = await unknown();
  await reply(thanks!.id, 'See you then.');
  await run();
  expect(await count()).toBe(0);
  const report = ['Action: failed', 'Status: 5.1.1', `Final-Recipient: rfc822; ${nora}`].join('\r\n');
  const body = ['--b', 'Content-Type: message/delivery-status', '', '', report, '', '--b--'].join('\r\n');
  expect(
    await push(body, {
      From: 'mailer-daemon@mx.example',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      'X-Envelope-Id': name!,
    }),
  ).toBe('recorded');
  const [newest, older] = await unknown();
  expect(older!.replies).toMatchObject([{ state: 'undelivered', error: expect.stringContaining('5.1.1') }]);
  // The mailbox is gone: we do not write to it again.
  expect((await reply(newest!.id)).code).toBe('NOT_ALLOWED');
  expect([await count(), newest!.answered]).toEqual([1, undefined]);

  const failed = older!.replies![0]!.id;
  expect(await settle({ id: older!.id, message: failed })).toBe(409);
  expect(await settle({ id: newest!.id, message: newest!.id })).toBe(409);
  expect([await settle({ id: newest!.id, message: failed }), await count()]).toEqual([200, 0]);
  expect((await unknown())[0]!.answered).toBe(true);
  expect([await settle({ id: newest!.id, message: failed }, false), await count()]).toEqual([200, 1]);
  await settle({ id: newest!.id, message: failed });

  await house.app.models.suppressions.deleteMany({});
  smtp.behave({ rcpt: 550 });
  await reply(newest!.id, 'Hello again');
  expect(await count()).toBe(0);
  await run();
  expect(await count()).toBe(1);
  expect((await unknown())[0]!.replies![0]).toMatchObject({ text: 'Hello again', state: 'refused' });
  smtp.behave({});
  await reply(newest!.id, 'Trying again');
  expect(await count()).toBe(0);

  // Of the lead that it becomes, a failure that was settled is not listed again.
  const id = await house.lead();
  await admin.put(`/api/messages/unknown/${newest!.id}`, { clientId: id });
  await run();
  expect((await admin.query('inbox.list', { tab: 'all' })).body.result.data).toEqual([]);
  const talk = (await admin.get(`/api/clients/${id}/messages`)).body as Row[];
  expect(talk.map(({ text }) => text)).toContain('Yes, at 9.');
});

test('Done settles what a sender wrote until they write again, for those who may', async () => {
  await using house = await open();
  const { push, unknown, count, settle, app } = house;
  await push('Thanks, that is all');
  const [theirs] = await unknown();
  const row = { id: theirs!.id, message: theirs!.id };
  const user = await app.signInAs('user');
  expect((await user.mutate('inbox.settleUnknown', { ...row, done: true })).status).toBe(403);
  expect([await settle(row), await count()]).toEqual([200, 0]);
  await push('One more thing');
  expect(await count()).toBe(1);
  expect(await settle(row)).toBe(409);
  expect(await settle({ id: 'f'.repeat(24), message: theirs!.id })).toBe(404);
  const { audit } = app.models;
  expect(await audit.countDocuments({ action: 'messages-done', entity: 'message' })).toBe(1);
});

test('what we sent to an unknown sender goes with them', async () => {
  await using house = await open();
  const { push, unknown, run, reply, app, clock } = house;
  await push('Hello');
  await reply((await unknown())[0]!.id);
  await run();
  const keys = await app.consents.personKeys.findKeys({ email: nora });
  const person = { ids: [], keys } as never;
  expect([await sentMails.collect(app, person), await messages.collect(app, person)]).toMatchObject([
    [{}],
    [{}, {}],
  ]);
  clock.time += 40 * day;
  await forgetSenders(app, 30);
  expect([await app.models.sentMails.countDocuments(), await app.models.messages.countDocuments()]).toEqual([
    0, 0,
  ]);
});
