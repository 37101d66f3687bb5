import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { optOutRules } from '../../../server/contact/opt-out/classify-opt-out';
import { loadPerson } from '../../../server/privacy/person/person';
import type { ConsentDoc } from '../../../server/proof/consent.model';
import { fetchIncoming, storeIncoming, takeIncoming } from '../../../server/texting/take-incoming';
import { hour, minute } from '../../../shared/durations';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { sendTexts } from '../../support/send-texts';
import { shareTexts } from '../../support/share-house';
import { maria, openTexts, ourNumber, publicUrl, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

const oneId = `SM${'1'.repeat(32)}`;

const report = (house: TextHouse, status: string, error = '') =>
  house.standIn.report(house.sent().at(-1)!, status, { error, server: house.app.url });
const newest = async (house: TextHouse, id: string) => (await house.conversation(id))[0];
const untilState = (house: TextHouse, id: string, state: string) =>
  eventually(async () => (await newest(house, id))?.state).toBe(state);
const records = async ({ app }: TextHouse, kind: ConsentDoc['kind']) =>
  app.models.consents.find({ kind }).sort({ at: 1 }).lean<ConsentDoc[]>();
const untilEntered = (house: TextHouse, kind: ConsentDoc['kind'], count = 1) =>
  eventually(async () => (await records(house, kind)).length).toBe(count);

test.each(['twilio', 'telnyx'] as const)(
  '%s: reports move a text on, in any order, and never back',
  async (provider) => {
    await using house = await openTexts({ provider });
    const id = await house.lead();
    await house.write(id);
    await untilState(house, id, 'accepted');
    expect(await report(house, 'delivered')).toBe(204);
    expect((await newest(house, id)).state).toBe('delivered');
    for (const late of ['sent', provider === 'twilio' ? 'undelivered' : 'delivery_failed', 'delivered'])
      expect(await report(house, late)).toBe(204);
    expect((await newest(house, id)).state).toBe('delivered');
  },
);

test('a report proves that a text whose answer was lost was sent', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ losesAnswer: true });
  await house.write(id);
  await untilState(house, id, 'unknown');
  await report(house, 'sent');
  expect(await newest(house, id)).toMatchObject({ state: 'sent', providerId: house.sent()[0]!.id });
  house.clock.time += hour;
  await sendTexts(house.app.texts);
  expect(house.sent()).toHaveLength(1);
});

test('a late report proves that a text was sent that the list of the provider never had', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ losesAnswer: true });
  await house.write(id);
  await untilState(house, id, 'unknown');
  // The list of the provider does not have it yet.
  house.app.texts.provider!.find = async () => [];
  for (const time of [minute, 3 * hour]) {
    house.clock.time += time;
    await sendTexts(house.app.texts);
  }
  expect((await newest(house, id)).state).toBe('unknown');
  await report(house, 'delivered');
  expect((await newest(house, id)).state).toBe('delivered');
});

test('a phone that was off gets the text again after 15 minutes, however many reports come', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.write(id);
  await untilState(house, id, 'accepted');
  for (let count = 0; count < 3; count++) await report(house, 'undelivered', '30003');
  const [waiting, failed, ...others] = await house.conversation(id);
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ state: 'undelivered', errorCode: '30003' });
  expect(waiting).toMatchObject({ state: 'queued', text: failed.text });
  house.clock.time += 16 * minute;
  await sendTexts(house.app.texts);
  expect(house.sent()).toHaveLength(2);
});

test('a text that arrived is never repeated: delivered is final, before and after the repeat was planned', async () => {
  const house = await openShared();
  const { app, standIn, clock } = house;
  const id = await house.lead();
  await house.write(id);
  await untilState(house, id, 'accepted');
  const [first] = house.sent();
  const reportFirst = (status: string, error = '') =>
    standIn.report(first!, status, { error, server: app.url });
  await reportFirst('undelivered', '30001');
  clock.time += 2 * minute;
  await sendTexts(app.texts);
  await report(house, 'undelivered', '30001');
  expect(house.sent()).toHaveLength(2);
  expect((await newest(house, id)).state).toBe('queued');
  // The very first one arrived, while the second repeat waits for five minutes.
  await reportFirst('delivered');
  await reportFirst('undelivered', '30001');
  clock.time += 6 * minute;
  await sendTexts(app.texts);
  const outcomes = (await house.conversation(id)).map((one: Record<string, string>) => [
    one.state,
    one.errorCode,
  ]);
  expect(outcomes).toEqual([
    ['refused', 'ARRIVED'],
    ['undelivered', '30001'],
    ['delivered', undefined],
  ]);
  await house.write(id, 'Another one');
  await untilState(house, id, 'accepted');
  for (const [status, error] of [['delivered'], ['undelivered', '30001']] as const)
    await report(house, status, error);
  clock.time += 6 * minute;
  await sendTexts(app.texts);
  expect(house.sent()).toHaveLength(3);
});

test.each([
  ['a wrong key', { wrongKey: true }],
  ['a cut body', { cut: true }],
] as const)('twilio: a text with %s is refused and leaves nothing', async (_, spoiled) => {
  const house = await openShared();
  await house.lead();
  expect(await house.receive('STOP', spoiled)).toBe(403);
  expect(await house.app.models.messages.countDocuments()).toBe(0);
  expect(await records(house, 'withdrawal')).toEqual([]);
});

test('a webhook signed for another host, and an old one of Telnyx, are refused', async () => {
  const house = await openShared();
  const sentTo = `${house.app.url}/api/texts/inbound`;
  const text = { from: maria, to: ourNumber, body: 'STOP' };
  expect(
    await house.standIn.receive(text, { sentTo, publicUrl: 'https://evil.example/api/texts/inbound' }),
  ).toBe(403);
  await using other = await openTexts({ provider: 'telnyx' });
  expect(await other.receive('Hello', { olderBy: 6 * minute })).toBe(403);
  expect(await other.receive('Hello', { olderBy: 4 * minute })).toBe(204);
});

type Form = Record<string, string>;

/** Posts a form with the signature that Twilio made for another one. */
const replay = async ({ app, standIn }: TextHouse, path: string, form: Form, signed = form) => {
  const parameters = Object.keys(signed)
    .sort()
    .map((name) => `${name}${signed[name]}`);
  const signature = createHmac('sha1', standIn.token).update([publicUrl, path, ...parameters].join(''));
  const headers = { 'X-Twilio-Signature': signature.digest('base64') };
  const { status } = await fetch(app.url + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  return status;
};

test('a captured text counts once: not with moved boundaries, of another account, or to another number', async () => {
  const house = await openShared();
  const captured = {
    AccountSid: house.standIn.account,
    ApiVersion: '2010-04-01',
    Body: 'STOP',
    From: maria,
    FromCity: 'OAKLAND',
    MessageSid: oneId,
    NumMedia: '0',
    SmsStatus: 'received',
    To: ourNumber,
    ToCity: 'OAKLAND',
  };
  const swallow = (name: keyof typeof captured, next: keyof typeof captured): Form => {
    const { [name]: value, [next]: swallowed, ...rest } = captured;
    return { ...rest, [name]: `${value}${next}${swallowed}` };
  };
  const moved = [
    swallow('AccountSid', 'ApiVersion'),
    swallow('ApiVersion', 'Body'),
    swallow('From', 'FromCity'),
    swallow('MessageSid', 'NumMedia'),
    swallow('To', 'ToCity'),
  ];
  const path = '/api/texts/inbound';
  for (const form of moved) expect(await replay(house, path, form, captured)).toBe(204);
  const others = [
    { AccountSid: `AC${'1'.repeat(32)}` },
    { To: '+14155550199' },
    { MessageSid: 'SM1' },
    { From: 'A longer name than any' },
  ];
  for (const other of others) expect(await replay(house, path, { ...captured, ...other })).toBe(204);
  expect(await house.app.models.messages.countDocuments()).toBe(0);
  expect(await replay(house, path, captured)).toBe(204);
  for (const form of [...moved, captured]) await replay(house, path, form, captured);
  expect(await house.app.models.messages.countDocuments()).toBe(1);
  // A number that was ours still hears a STOP.
  await house.app.models.textLists.create({ _id: '+14155550199', readAt: new Date() });
  await replay(house, path, { ...captured, To: '+14155550199', MessageSid: `SM${'2'.repeat(32)}` });
  expect(await house.app.models.messages.countDocuments()).toBe(2);
});

test('a report moves only the text that it is about', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.write(id);
  await untilState(house, id, 'accepted');
  const [sent] = house.sent();
  const { pathname, search } = new URL(sent!.callback);
  const captured = {
    AccountSid: house.standIn.account,
    ErrorCode: '30007',
    From: ourNumber,
    MessageSid: sent!.id,
    MessageStatus: 'undelivered',
    To: maria,
  };
  const { From, ...rest } = captured;
  const moved = { ...rest, ErrorCode: `30007From${From}` };
  expect(await replay(house, pathname + search, moved, captured)).toBe(204);
  for (const MessageSid of [oneId, 'SM1'])
    expect(await replay(house, pathname + search, { ...captured, MessageSid })).toBe(204);
  expect((await newest(house, id)).state).toBe('accepted');
  await replay(house, pathname + search, captured);
  expect((await newest(house, id)).state).toBe('undelivered');
});

test('without an account there is nothing at the addresses of the webhooks', async () => {
  await using house = await openTexts({ texts: { provider: undefined } });
  expect(await house.receive('Hello')).toBe(404);
});

test('a text of a lead is in its conversation once, however often it arrives', async () => {
  const house = await openShared();
  const id = await house.lead();
  for (let count = 0; count < 3; count++)
    expect(await house.receive('Yes, 3 works. ¡Gracias!', { id: oneId })).toBe(204);
  await untilEntered(house, 'inbound');
  expect(await house.conversation(id)).toMatchObject([
    { direction: 'in', state: 'received', text: 'Yes, 3 works. ¡Gracias!', by: '' },
  ]);
  const [message] = await house.app.models.messages.find().lean();
  await takeIncoming(house.app.texts, String(message!._id));
  expect(await records(house, 'inbound')).toHaveLength(1);
});

test('a server that stopped after it stored a text acts on it when it starts again', async () => {
  const house = await openShared();
  const id = await house.lead();
  const consents = house.app.models.consents;
  const create = consents.create.bind(consents);
  consents.create = (() => Promise.reject(new Error('stopped'))) as never;
  await house.receive('STOP');
  consents.create = create as never;
  expect(await records(house, 'withdrawal')).toEqual([]);
  house.clock.time += 5000;
  await house.app.outbox.run();
  await untilEntered(house, 'withdrawal');
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'WITHDRAWN' });
});

test('STOP is a withdrawal at once for every lead with the number, and one that waited is not sent', async () => {
  const house = await openShared();
  const [id, other] = [await house.lead(), await house.lead({ email: 'b@example.com', caseType: '2' })];
  house.standIn.behave({ status: 429 });
  await house.write(id);
  await eventually(async () => (await newest(house, id)).errorCode).toBe('20429');
  house.clock.time += 1000;
  await house.receive('Stop.');
  await untilEntered(house, 'withdrawal');
  const [entry] = await records(house, 'withdrawal');
  expect(entry!.record).toMatchObject({ source: 'stop', channel: 'text', phoneNumber: maria });
  for (const lead of [id, other]) {
    expect((await house.write(lead)).body.contact).toMatchObject({ allowed: false, reason: 'WITHDRAWN' });
    const { result } = (await house.admin.query('clients.timeline', { id: lead })).body;
    expect(result.data[0]).toMatchObject({ action: 'withdraw', note: 'text, stop' });
  }
  house.clock.time += 5 * minute;
  await sendTexts(house.app.texts);
  expect(house.sent()).toEqual([]);
});

const answersOurselves = async ({ admin }: TextHouse) => {
  const setting = { name: 'texts', value: { providerAnswers: false }, version: 0 };
  expect((await admin.mutate('settings.save', setting)).status).toBe(200);
};

test('we confirm a STOP once where the provider does not, also for Spanish words that it does not know', async () => {
  const house = await openShared();
  await house.lead({ language: 'es' });
  await house.receive('¡ALTO!');
  await eventually(() => house.sent().map(({ body }) => body)).toHaveLength(1);
  expect(house.sent()[0]).toMatchObject({
    to: maria,
    body: expect.stringContaining('Este es nuestro mensaje final.'),
  });
  house.clock.time += 1000;
  await house.receive('alto');
  await house.receive('STOP');
  await untilEntered(house, 'withdrawal', 3);
  await sendTexts(house.app.texts);
  expect(house.sent()).toHaveLength(1);
  const stored = await house.app.models.messages.findOne({ direction: 'out' }).lean();
  expect(stored).toMatchObject({ ground: 'service', state: 'accepted' });
});

test('the confirmation is not sent later than five minutes, and not at all where the provider confirms', async () => {
  const house = await openShared();
  await house.lead();
  await house.receive('STOP');
  await untilEntered(house, 'inbound');
  expect(await house.app.models.messages.countDocuments({ direction: 'out' })).toBe(0);
  await answersOurselves(house);
  house.standIn.behave({ status: 429 });
  await house.receive('STOP', { from: '+14155550199' });
  await eventually(
    async () => (await house.app.models.messages.findOne({ direction: 'out' }).lean())?.error,
  ).toBe('20429');
  house.clock.time += 6 * minute;
  await sendTexts(house.app.texts);
  expect(house.sent()).toEqual([]);
});

test('AYUDA is answered with the firm’s name and number, also at night', async () => {
  const house = await openShared();
  await house.lead({ language: 'es' });
  house.clock.time += 10 * hour;
  await house.receive('Ayuda');
  await eventually(() => house.sent().length).toBe(1);
  expect(house.sent()[0]!.body).toMatch(/Llame al .+ALTO/);
  // A number that no lead has shows its language by the word.
  await house.receive('ALTO', { from: '+14155550177' });
  await eventually(() => house.sent().length).toBe(2);
  expect(house.sent()[1]!.body).toMatch('mensaje final');
});

test('a HELP answer that had to wait is not sent after a STOP: only the confirmation is', async () => {
  const house = await openShared();
  const { app, standIn } = house;
  await house.lead({ language: 'es' });
  standIn.behave({ status: 429 });
  await house.receive('Ayuda');
  await eventually(async () => (await app.models.messages.findOne({ direction: 'out' }).lean())?.error).toBe(
    '20429',
  );
  house.clock.time += 1000;
  await house.receive('ALTO');
  await eventually(() => house.sent().length).toBe(1);
  house.clock.time += 2 * minute;
  await sendTexts(app.texts);
  expect(house.sent().map(({ body }) => body)).toEqual([expect.stringContaining('mensaje final')]);
  const help = await app.models.messages.findOne({ ground: 'inbound' }).lean();
  expect(help).toMatchObject({ state: 'refused', error: 'WITHDRAWN' });
});

test('a number of ours that is not registered sends no answer either', async () => {
  const numbers = [{ number: ourNumber }, { number: '+18005550100', registration: 'none-needed' }];
  await using house = await openTexts({ texts: { numbers } });
  const id = await house.lead();
  await house.receive('Ayuda');
  const answer = async () =>
    (await house.conversation(id)).find(({ direction }: { direction: string }) => direction === 'out');
  await eventually(async () => (await answer())?.state).toBe('refused');
  expect(await answer()).toMatchObject({
    errorCode: 'NOT_REGISTERED',
    error: expect.stringContaining('no registered campaign'),
  });
  expect(house.sent()).toEqual([]);
});

test('we do not confirm a STOP that the provider understood and answered, in whatever words', async () => {
  const house = await openShared();
  const { app } = house;
  const text = { providerId: 'SM1', from: maria, to: ourNumber, body: 'ALTO', media: [] };
  const id = await storeIncoming(app.texts, { ...text, optOut: 'stop' });
  await takeIncoming(app.texts, id!);
  await untilEntered(house, 'withdrawal');
  expect(await app.models.messages.countDocuments({ direction: 'out' })).toBe(0);
});

test('a STOP that only the provider understood stands in the ledger as one', async () => {
  const house = await openShared();
  const { app } = house;
  const text = { providerId: 'SM1', from: maria, to: ourNumber, body: 'Arret', media: [] };
  await takeIncoming(app.texts, (await storeIncoming(app.texts, { ...text, optOut: 'stop' }))!);
  expect((await app.models.consents.findOne({ kind: 'inbound' }).lean())!.record).toMatchObject({
    asksToStop: { result: 'withdrawal' },
  });
});

test('HELP is answered once an hour for a number', async () => {
  const house = await openShared();
  for (let count = 1; count <= 3; count++) {
    await house.receive('Ayuda');
    await untilEntered(house, 'inbound', count);
    house.clock.time += 1000;
  }
  await sendTexts(house.app.texts);
  expect(house.sent()).toHaveLength(1);
  house.clock.time += hour;
  await house.receive('Ayuda');
  await eventually(() => house.sent().length).toBe(2);
});

test('START confirms the number and reopens nothing', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.receive('STOP');
  await untilEntered(house, 'withdrawal');
  house.clock.time += minute;
  await house.receive('START');
  await untilEntered(house, 'confirmation');
  expect((await records(house, 'confirmation'))[0]!.record).toMatchObject({ by: 'text', clientId: id });
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'WITHDRAWN' });
});

test('START after a new form confirms the consent in it, also for a number that was confirmed before', async () => {
  const house = await openShared();
  const { admin, clock } = house;
  const allowed = async (id: string) =>
    (await admin.get(`/api/clients/${id}/contact?channel=text`)).body.allowed;
  let texted = 0;
  const text = async (body: string) => {
    clock.time += minute;
    await house.receive(body);
    await untilEntered(house, 'inbound', ++texted);
  };
  const first = await house.lead();
  for (const body of ['YES', 'STOP', 'START']) await text(body);
  expect(await allowed(first)).toBe(false);
  clock.time += minute;
  const second = await house.lead({ email: 'b@example.com', caseType: '2' });
  expect(await allowed(second)).toBe(false);
  await text('START');
  expect([await allowed(first), await allowed(second)]).toEqual([false, true]);
  await text('STOP');
  clock.time += minute;
  const third = await house.lead({ email: 'c@example.com', caseType: '3' });
  const [into, from] = await Promise.all(
    [second, third].map(async (id) => ({
      id,
      version: (await admin.get(`/api/clients/${id}`)).body.version,
    })),
  );
  await house.app.consents.sealAll();
  await admin.mutate('clients.merge', { into, from, take: [] });
  expect(await allowed(second)).toBe(false);
  await text('START');
  expect(await allowed(second)).toBe(true);
});

test('someone who texts first may be answered by hand for 72 hours, within 30 minutes even at night', async () => {
  const house = await openShared();
  const id = (await house.app.anyone.post('/api/clients', make.client())).body.id;
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'NO_CONSENT' });
  house.clock.time += 10 * hour;
  await house.receive('Hi, are you there?');
  await untilEntered(house, 'inbound');
  const [entry] = await records(house, 'inbound');
  const { status, body } = await house.write(id, 'Yes, we are.');
  expect([status, body.ground, body.groundId]).toEqual([202, 'inbound', entry!._id]);
  await untilState(house, id, 'accepted');
  house.clock.time += 31 * minute;
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'QUIET_HOURS' });
  const ask = async (channel: string) =>
    (await (await house.app.signInAsAdmin()).get(`/api/clients/${id}/contact?channel=${channel}`)).body;
  expect(await ask('autotext')).toMatchObject({ reason: 'NO_CONSENT' });
  house.clock.time = entry!.at.getTime() + 62 * hour;
  expect(await ask('text')).toMatchObject({ allowed: true });
  house.clock.time = entry!.at.getTime() + 72 * hour;
  expect(await ask('text')).toMatchObject({ reason: 'NO_CONSENT' });
});

test('a STOP wins over a later text of the same person', async () => {
  const house = await openShared();
  const id = (await house.app.anyone.post('/api/clients', make.client())).body.id;
  await house.receive('STOP');
  house.clock.time += minute;
  await house.receive('Who are you?');
  await untilEntered(house, 'inbound', 2);
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'WITHDRAWN' });
});

test.each([
  ['twilio', 21610],
  ['telnyx', 40300],
] as const)(
  '%s: what the provider knew before us (%i) becomes an entry of the ledger',
  async (provider, refuses) => {
    await using house = await openTexts({ provider });
    const id = await house.lead();
    house.standIn.behave({ refuses });
    await house.write(id);
    await untilState(house, id, 'refused');
    expect((await records(house, 'withdrawal')).map(({ record }) => record)).toMatchObject([
      { source: 'provider', channel: 'text', phoneNumber: maria },
    ]);
    expect((await house.write(id)).body.contact).toMatchObject({ reason: 'WITHDRAWN' });
  },
);

const readHold = async ({ admin }: TextHouse, id: string): Promise<{ id: string; text: string }[]> =>
  (await admin.query('messages.hold', { id })).body.result.data;
/** Decides what the messages mean that staff have read by now. */
const decideHold = async (house: TextHouse, id: string, isStop: boolean, read?: { id: string }[]) => {
  const messages = (read ?? (await readHold(house, id))).map((message) => message.id);
  return (await house.admin.mutate('messages.decideHold', { id, messages, isStop })).status;
};

test('a longer text that asks us to stop holds every way to the person until staff decide, with one task', async () => {
  const house = await openShared();
  const id = await house.lead();
  const ask = async (channel: string) =>
    (await house.admin.get(`/api/clients/${id}/contact?channel=${channel}`)).body;
  for (const body of ['Please leave me alone, I have a lawyer!', 'NO ME ESCRIBAN, ya tengo abogado'])
    await house.receive(body);
  await untilEntered(house, 'inbound', 2);
  for (const channel of ['call', 'text', 'autotext', 'email'])
    expect(await ask(channel)).toMatchObject({ reason: 'WITHDRAWN' });
  expect(await records(house, 'withdrawal')).toEqual([]);
  const { openTasks = [] } = (await house.app.models.clients.findById(id).lean())!;
  expect(openTasks.map(({ title }) => title)).toEqual(['Read their last text: did they ask us to stop?']);
  const decide = async (isStop: boolean) => decideHold(house, id, isStop);
  const at = '2026-11-18T20:00:00.000Z';
  const texts = ['Please leave me alone, I have a lawyer!', 'NO ME ESCRIBAN, ya tengo abogado'];
  expect(await readHold(house, id)).toMatchObject(texts.map((text) => ({ text, at })));
  expect(await decide(false)).toBe(200);
  expect(await readHold(house, id)).toEqual([]);
  const { history } = (await house.app.models.clients.findById(id).lean())!;
  expect(history.find(({ action }) => action === 'hold-ended')).toMatchObject({
    actorId: expect.any(String),
    note: `“leave me alone”, rules of ${optOutRules}; “no me escriban”, rules of ${optOutRules}`,
  });
  expect((await house.app.models.clients.findById(id).lean())!.openTasks ?? []).toEqual([]);
  const timeline = (await house.admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline.map(({ action }: { action: string }) => action)).toContain('task done');
  expect(await ask('call')).toMatchObject({ allowed: true });
  expect(await decide(false)).toBe(409);
  await house.receive('I said leave me alone, my lawyer will call you');
  await untilEntered(house, 'inbound', 3);
  expect(await decide(true)).toBe(200);
  expect(await records(house, 'withdrawal')).toHaveLength(1);
  expect(await ask('email')).toMatchObject({ reason: 'WITHDRAWN' });
});

test('a hold does not end while there is a message that nobody read', async () => {
  const house = await openShared();
  const id = await house.lead();
  const gate = async () => (await house.admin.get(`/api/clients/${id}/contact?channel=call`)).body;
  await house.receive('Please stop by my house, and stop calling my work');
  await untilEntered(house, 'inbound');
  const first = await readHold(house, id);
  expect(first).toHaveLength(1);
  await house.receive('Leave me alone, I am at work');
  await untilEntered(house, 'inbound', 2);
  for (const isStop of [false, true]) expect(await decideHold(house, id, isStop, first)).toBe(409);
  expect(await records(house, 'withdrawal')).toEqual([]);
  expect(await gate()).toMatchObject({ reason: 'WITHDRAWN' });
  expect(await decideHold(house, id, false)).toBe(200);
  expect(await gate()).toMatchObject({ allowed: true });
});

test.each([
  ['STOP', ['text', 'autotext']],
  ['This is Maria. Leave me alone, do not contact me.', ['call', 'text', 'autotext', 'email']],
])('a text of an unknown number counts for the lead that it is assigned to: %s', async (body, stopped) => {
  const house = await openShared();
  const id = await house.lead();
  const ask = async (channel: string) =>
    (await house.admin.get(`/api/clients/${id}/contact?channel=${channel}`)).body;
  const from = '+14155550188';
  await house.receive(body, { from });
  await untilEntered(house, 'inbound');
  expect(await ask('text')).toMatchObject({ allowed: true });
  const [message] = (await house.admin.get('/api/messages/unknown')).body;
  const assigned = await house.admin.put(`/api/messages/unknown/${message.id}`, { clientId: id });
  expect(assigned.status).toBe(204);
  await house.app.outbox.run();
  for (const channel of stopped)
    await eventually(async () => ask(channel)).toMatchObject({ reason: 'WITHDRAWN' });
  if (body === 'STOP') return;
  const { openTasks = [] } = (await house.app.models.clients.findById(id).lean())!;
  expect(openTasks.map(({ title }) => title)).toEqual(['Read their last text: did they ask us to stop?']);
  expect(await decideHold(house, id, false)).toBe(200);
  // A later text of the number counts as well.
  await house.receive('I said leave me alone', { from });
  await eventually(async () => ask('call')).toMatchObject({ reason: 'WITHDRAWN' });
});

test('unknown senders: assigned to a lead with all their texts, or blocked', async () => {
  const house = await openShared();
  const id = await house.lead();
  const stranger = '+14155550188';
  await house.receive('Hello?', { from: stranger });
  house.clock.time += 1000;
  await house.receive('It is me, Maria', { from: stranger });
  await house.receive('Cheap watches', { from: '+14155550189' });
  await untilEntered(house, 'inbound', 3);
  const unknown = async () => (await house.admin.get('/api/messages/unknown')).body;
  const [watches, me] = (await unknown()).toSorted((one: { from: string }, other: { from: string }) =>
    one.from > other.from ? -1 : 1,
  );
  expect(watches).toMatchObject({ from: '+14155550189', text: 'Cheap watches' });
  const decide = (one: { id: string }, body: object) =>
    house.admin.put(`/api/messages/unknown/${one.id}`, body);
  expect((await decide(me, {})).status).toBe(400);
  expect((await decide(me, { clientId: id })).status).toBe(204);
  expect((await house.conversation(id)).map(({ text }: { text: string }) => text)).toEqual([
    'It is me, Maria',
    'Hello?',
  ]);
  expect((await decide(watches, { block: true })).status).toBe(204);
  await house.receive('Cheaper watches', { from: '+14155550189' });
  await untilEntered(house, 'inbound', 4);
  expect(await unknown()).toEqual([]);
  expect((await decide(watches, { block: true })).status).toBe(404);
  const audited = await house.app.models.audit
    .find({ action: { $in: ['assign-sender', 'block-sender'] } })
    .sort({ _id: 1 })
    .lean();
  expect(audited).toMatchObject([
    { action: 'assign-sender', entity: 'client', entityId: id, actor: 'First Administrator', note: '' },
    {
      action: 'block-sender',
      entity: 'message',
      entityId: watches.id,
      actor: 'First Administrator',
      note: '',
    },
  ]);
  const timeline = (await house.admin.query('clients.timeline', { id })).body.result.data;
  expect(timeline.map(({ action }: { action: string }) => action)).toContain('assign-sender');
});

test('texts that did not reach us are fetched from the provider’s list, once', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.receive('Were you down?', { reaches: false });
  await fetchIncoming(house.app.texts);
  await fetchIncoming(house.app.texts);
  const messages = await house.app.models.messages.find().lean();
  expect(messages).toHaveLength(1);
  house.clock.time += 5000;
  await house.app.outbox.run();
  await untilEntered(house, 'inbound');
  const heard = (await house.conversation(id)).filter(
    ({ direction }: { direction: string }) => direction === 'in',
  );
  expect(heard).toMatchObject([{ text: 'Were you down?' }]);
});

test('after three days of downtime no text is missing, and a picture that fails keeps no STOP back', async () => {
  const house = await openShared();
  const { app, clock } = house;
  await house.lead();
  await fetchIncoming(app.texts);
  clock.time += hour;
  await house.receive('A picture', { from: '+14155550177', reaches: false, pictures: [Buffer.from('x')] });
  await house.receive('STOP', { reaches: false });
  clock.time += 72 * hour;
  house.standIn.hideLists(true);
  await expect(fetchIncoming(app.texts)).rejects.toThrow('HTTP');
  await app.outbox.run();
  await untilEntered(house, 'inbound');
  expect(await records(house, 'withdrawal')).toHaveLength(1);
  // It is tried again, and nothing is stored twice.
  house.standIn.hideLists(false);
  clock.time += hour;
  await fetchIncoming(app.texts);
  expect(await app.models.messages.countDocuments({ direction: 'in' })).toBe(2);
});

test('a list of several pages is read to its end', async () => {
  const house = await openShared();
  for (let count = 0; count < 201; count++)
    await house.receive(`Text ${count}`, { from: '+14155550178', reaches: false });
  await fetchIncoming(house.app.texts);
  expect(await house.app.models.messages.countDocuments({ direction: 'in' })).toBe(201);
});

test('an erased text does not come back, by the list or by a repeated webhook', async () => {
  const house = await openShared();
  const { app } = house;
  const id = await house.lead();
  const webhook = () => house.receive('My secret', { id: oneId });
  await webhook();
  const person = await loadPerson(app, { leads: [id], refused: [] });
  for (const holding of Object.values(app.holdings)) await holding.erase(app, person);
  await webhook();
  await fetchIncoming(app.texts);
  expect(await app.models.messages.countDocuments()).toBe(0);
});

test('a text that only the list brought counts from when it was sent', async () => {
  const house = await openShared();
  const { app, clock } = house;
  const id = await house.lead({ language: 'es' });
  await house.receive('Hello?', { from: '+14155550177', reaches: false });
  clock.time += 1000;
  await house.receive('ALTO', { reaches: false });
  // From noon to eleven at night.
  clock.time += 11 * hour;
  const other = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0177' });
  await fetchIncoming(app.texts);
  await app.outbox.run();
  await untilEntered(house, 'inbound', 2);
  expect(await records(house, 'withdrawal')).toHaveLength(1);
  await sendTexts(app.texts);
  expect(house.sent().filter(({ to }) => to === maria)).toEqual([]);
  const heard = await app.models.messages.find({ direction: 'in' }).sort({ _id: 1 }).lean();
  expect(heard.map(({ at }) => at.toISOString())).toEqual([
    '2026-11-18T20:00:00.000Z',
    '2026-11-18T20:00:01.000Z',
  ]);
  const ask = async (lead: string) =>
    (await house.admin.get(`/api/clients/${lead}/contact?channel=text`)).body;
  expect(await ask(id)).toMatchObject({ reason: 'WITHDRAWN' });
  expect(await ask(other)).toMatchObject({ reason: 'QUIET_HOURS' });
  await app.consents.sealAll();
  const [entry] = await records(house, 'inbound');
  expect(entry!.record).toHaveProperty('enteredAt');
});
