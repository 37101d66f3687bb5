import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages, messagesInPacket } from '../../../server/conversation/holdings';
import { mailTemplates } from '../../../server/mail/templates';
import type { MessageRecord } from '../../../shared/schemas/message';
import { openAgreements } from '../../support/agreements';
import { consented } from '../../support/consented';
import { giveGrade } from '../../support/graded';
import { openMail } from '../../support/mail/open-mail';
import { openSequences } from '../../support/sequences';
import type { TestApp } from '../../support/start-app';

const bounceSecret = 'a secret that the mail server has, too';
const maria = 'maria.lopez@example.com';

const readConversation = async (app: TestApp, id: string): Promise<MessageRecord[]> =>
  (await (await app.signInAsAdmin()).get(`/api/clients/${id}/messages`)).body;

const readTimeline = async (app: TestApp, id: string): Promise<{ id: string; action: string }[]> =>
  (await (await app.signInAsAdmin()).query('clients.timeline', { id })).body.result.data;

const getBody = (text: string) => text.replace(/=\r\n/g, '').replaceAll('=3D', '=');

test('the receipt is in the conversation once, sealed, in the words that the person read, and says so if it bounced', async () => {
  await using house = await openMail({ bounceSecret });
  const { app } = house;
  const id = await house.lead({ email: maria });
  await app.outbox.run();
  const [receipt, ...others] = await readConversation(app, id);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    channel: 'email',
    direction: 'out',
    state: 'accepted',
    by: '',
    subject: mailTemplates['request-received'].subject,
    text: expect.stringMatching(/^Hello Maria,\n\nWe have your request\. A person reads it, not a machine\./),
  });
  const entry = (await readTimeline(app, id)).find(({ action }) => action === 'mail');
  expect(entry?.id).toBe(receipt!.id);
  const stored = JSON.stringify(await app.models.messages.find().lean());
  expect(stored).not.toMatch(/not a machine|maria|We have your request/i);

  const [{ _id: name } = { _id: '' }] = await house.entries();
  const raw = readFileSync(new URL('../../fixtures/bounces/postfix.eml', import.meta.url), 'utf8')
    .replaceAll('{{name}}', name.replaceAll(':', '.'))
    .replaceAll('{{address}}', maria);
  await fetch(`${app.url}/api/mail/bounces`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
    body: raw,
  });
  expect(await readConversation(app, id)).toMatchObject([
    { id: receipt!.id, state: 'undelivered', error: expect.stringContaining('It came back') },
  ]);
});

test('what the mail server refuses is not in the conversation', async () => {
  await using house = await openMail();
  house.smtp.behave({ rcpt: 550 });
  const id = await house.lead({ email: maria });
  await house.app.outbox.run();
  expect(await readConversation(house.app, id)).toEqual([]);
  expect((await readTimeline(house.app, id)).map(({ action }) => action)).toContain('mail-refused');
});

test('a confirming link, a signing link and a code are in no conversation, packet or export', async () => {
  await using house = await openAgreements();
  const { app, smtp } = house;
  const confirmed: string = (await app.anyone.post('/api/clients', consented({ email: 'ana@example.com' })))
    .body.id;
  await giveGrade(app, confirmed, 'submitted');
  await app.outbox.run();
  await house.send({ deliver: 'mail', message: 'As we said on the phone.' });
  await app.outbox.run();
  const bodies = () => smtp.got.map(({ text }) => getBody(text)).join('\n');
  const token = /\/sign\/([\w-]{43})/.exec(bodies())![1]!;
  const code = await house.codeFor(token);
  const secrets = [...bodies().matchAll(/\/(?:sign|api\/[a-z]+\/[a-z]+)\/([\w-]{30,})/g)].map(
    ([, one]) => one!,
  );
  expect(bodies()).toMatch(/\/api\/consent\/confirm\/[\w-]{30,}/);

  const texts = (await readConversation(app, house.lead)).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  expect(texts).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Your code is [code].'),
      expect.stringMatching(/As we said on the phone\..*\n\nRead and sign: \[link\]$/s),
      expect.stringContaining('We have your request.'),
    ]),
  );
  const [receipt] = await readConversation(app, confirmed);
  expect(receipt!.text).toMatch(/Was it you\? Yes, this was me: \[link\]$/);
  const ids = [house.lead, confirmed];
  const person = { ids, keys: [], emails: [], leads: [], names: [], phones: [], refused: [] };
  const packet = await messagesInPacket(app, { id: house.lead, ids });
  const readable = [
    JSON.stringify(await readConversation(app, house.lead)),
    JSON.stringify(await readConversation(app, confirmed)),
    JSON.stringify(await messages.collect(app, person)),
    ...(packet.files ?? []).map(({ bytes }) => bytes.toString()),
  ].join('\n');
  for (const secret of [...secrets, code]) expect(readable).not.toContain(secret);
  expect(readable).toContain('Read and sign: [link]');

  await messages.erase(app, person);
  expect(await app.models.messages.countDocuments()).toBe(0);
});

test('the step of a sequence is there in its words, and a letter under the name of its sender', async () => {
  await using house = await openSequences();
  await house.sequence({
    startsOn: 'lead.created',
    steps: [
      { wait: 'P2D', channel: 'email', subject: 'Your request', text: 'Hello {{firstName}},\n\nCall us.' },
    ],
  });
  const id = await house.lead({ email: maria });
  await house.work();
  await house.pass(2 * 86_400_000);
  await house.pass(0);
  const findMail = async () =>
    (await readConversation(house.app, id)).filter(({ channel }) => channel === 'email');
  expect((await findMail())[0]).toMatchObject({
    by: '',
    subject: 'Your request',
    text: 'Hello Maria,\n\nCall us.',
  });
  // Messages of one moment have no order.
  house.clock.time += 1000;
  const clerk = await house.app.signInAs('intake');
  await clerk.put(`/api/clients/${id}`, { status: 'Turned down', statusReason: 'Has another lawyer' });
  await clerk.mutate('desk.sendLetter', { id, text: 'Mind the statute of limitations.' });
  await house.work();
  expect((await findMail())[0]).toMatchObject({
    by: 'Sam Okafor',
    state: 'accepted',
    text: 'Mind the statute of limitations.',
  });
});
