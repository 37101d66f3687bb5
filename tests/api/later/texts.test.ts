import { expect, test } from 'vitest';
import { system } from '../../../server/core/caller';
import { withdraw } from '../../../server/proof/withdraw';
import { storeIncoming } from '../../../server/texting/take-incoming';
import { hour, minute } from '../../../shared/durations';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { sendTexts } from '../../support/send-texts';
import { shareTexts } from '../../support/share-house';
import { openTexts, ourNumber, publicUrl, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

/** Moves the clock and does what is due then. */
const pass = async ({ app, clock }: TextHouse, time: number) => {
  clock.time += time;
  await sendTexts(app.texts);
};
const newest = async (house: TextHouse, id: string) => (await house.conversation(id))[0];
/** Lets time pass until a text is in a state: on a busy machine a question to the provider may fail and be repeated. */
const passUntil = (house: TextHouse, id: string, state: string, step = minute) =>
  eventually(async () => {
    await pass(house, step);
    return (await newest(house, id)).state;
  }).toBe(state);
const untilState = (house: TextHouse, id: string, state: string) =>
  eventually(async () => (await newest(house, id)).state).toBe(state);

test('a clerk’s text leaves right away, with what permitted it beside it', async () => {
  const house = await openShared();
  const id = await house.lead();
  const { status, body } = await house.write(id, 'Hi María, can we call you at 3?');
  expect(status).toBe(202);
  expect(body).toMatchObject({
    channel: 'text',
    direction: 'out',
    state: 'queued',
    text: 'Hi María, can we call you at 3?',
    ground: 'consent',
    segments: 1,
  });
  await untilState(house, id, 'accepted');
  const [arrived] = house.sent();
  expect(arrived).toMatchObject({ from: ourNumber, to: '+14155550132', body: body.text });
  expect(arrived!.callback).toMatch(`${publicUrl}/api/texts/status?m=`);
  const message = await newest(house, id);
  expect(message).toMatchObject({ id: body.id, providerId: arrived!.id });
  const consent = await house.app.models.consents.findById(message.groundId).lean();
  expect(consent).toMatchObject({ kind: 'answer', clientId: id });
  expect(await house.app.models.audit.findOne({ action: 'text' }).lean()).toMatchObject({ entityId: id });
});

test('the words and numbers of a message are sealed in the database', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.write(id);
  await untilState(house, id, 'accepted');
  const stored = JSON.stringify(await house.app.models.messages.find().lean());
  expect(stored).not.toMatch(/Maria|call you|4155550132/);
});

test('the gate refuses with its answer, in words', async () => {
  const house = await openShared();
  const plain = (await house.app.anyone.post('/api/clients', make.client())).body.id;
  const refused = await house.write(plain);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'NOT_ALLOWED',
    message: 'This person has not agreed to texts in a way that we can prove. Call instead.',
    contact: { allowed: false, reason: 'NO_CONSENT' },
  });
  const agreed = await house.lead({ email: 'a@example.com', phoneNumber: '(415) 555-0199' });
  house.clock.time += 10 * hour;
  expect((await house.write(agreed)).body).toMatchObject({
    code: 'NOT_ALLOWED',
    contact: { reason: 'QUIET_HOURS', from: '2026-11-19T16:00:00.000Z' },
  });
  expect(await house.conversation(agreed)).toEqual([]);
  expect(house.sent()).toEqual([]);
});

test.each([
  ['TEXTS_PROVIDER', { provider: undefined }],
  ['TEXTS_FROM', { numbers: [] }],
  ['TEXTS_FROM', { numbers: [{ number: ourNumber }] }],
  ['no brand', { numbers: [{ number: ourNumber, registration: 'C123' }] }],
])('without %s nothing is sent, and the answer names the step', async (name, texts) => {
  await using house = await openTexts({ texts });
  const id = await house.lead();
  const { status, body } = await house.write(id);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'TEXTS_NOT_SET_UP', message: expect.stringContaining(name) });
});

test('several numbers: each needs its registration, and a person keeps the number of their conversation', async () => {
  const [second, third] = ['+18005550100', '+14155550101'];
  await using house = await openTexts({
    texts: {
      numbers: [
        { number: third },
        { number: ourNumber, registration: 'B123 C123' },
        { number: second, registration: 'none-needed' },
      ],
    },
  });
  const { app, admin, lead, write } = house;
  const [one, two] = [await lead(), await lead({ email: 'b@example.com', phoneNumber: '(415) 555-0177' })];
  const incoming = { providerId: 'SM1', from: '+14155550177', to: second, body: 'Hello?', media: [] };
  await storeIncoming(app.texts, incoming);
  for (const id of [one, two]) {
    expect((await write(id)).status).toBe(202);
    await untilState(house, id, 'accepted');
  }
  expect(house.sent().map(({ from }) => from)).toEqual([ourNumber, second]);
  expect((await admin.query('messages.paused')).body.result.data).toEqual([
    { number: third, problem: expect.stringContaining('no registered campaign') },
  ]);
});

test('the gate is asked again when a text is sent: a withdrawal, another number, a deleted lead', async () => {
  const house = await openShared();
  const ids = await Promise.all(
    [1, 2, 3].map((n) => house.lead({ email: `${n}@example.com`, phoneNumber: `(415) 555-014${n}` })),
  );
  house.standIn.behave({ status: 429 }, { status: 429 }, { status: 429 });
  for (const id of ids) {
    await house.write(id);
    await untilState(house, id, 'queued');
    await eventually(async () => (await newest(house, id)).errorCode).toBe('20429');
  }
  const [stopped, changed, gone] = ids as [string, string, string];
  await house.admin.post(`/api/clients/${stopped}/consent/withdraw`, { source: 'stop' });
  const lead = (await house.admin.get(`/api/clients/${changed}`)).body;
  await house.admin.put(`/api/clients/${changed}`, { ...lead, phoneNumber: '(415) 555-0177' });
  await house.admin.delete(`/api/clients/${gone}`);
  await pass(house, 2 * minute);
  expect(house.sent()).toEqual([]);
  expect(await newest(house, stopped)).toMatchObject({ state: 'refused', errorCode: 'WITHDRAWN' });
  expect(await newest(house, changed)).toMatchObject({ state: 'refused', errorCode: 'NUMBER_CHANGED' });
  const stored = await house.app.models.messages.findOne({ clientId: gone }).lean();
  expect(stored).toMatchObject({ state: 'refused', error: 'LEAD_GONE' });
});

test('a server died before it acted on a STOP: the next text is withheld all the same', async () => {
  const house = await openShared();
  const { app } = house;
  app.texts.sendSoon = () => {};
  for (const [at, body] of ['STOP', 'Please leave me alone', 'At 3 is fine'].entries()) {
    const id = await house.lead({ email: `${at}@example.com`, phoneNumber: `(415) 555-014${at}` });
    await house.write(id);
    const from = `+1415555014${at}`;
    await storeIncoming(app.texts, { providerId: `SMin${at}`, from, to: ourNumber, body, media: [] });
  }
  await sendTexts(app.texts);
  const states = await app.models.messages.find({ by: { $exists: true } }).lean();
  expect(states.map(({ error, state }) => error ?? state)).toEqual(['WITHDRAWN', 'WITHDRAWN', 'accepted']);
});

test('each number keeps its pace on all servers: by hand before automatic ones, then the oldest', async () => {
  const second = '+14155550101';
  const numbers = [ourNumber, second].map((number) => ({ number, registration: 'B123 C123' }));
  await using house = await openTexts({ texts: { numbers, perSecond: 1 } });
  const { app, clock } = house;
  app.texts.sendSoon = () => {};
  const write = async (at: number, text: string) => {
    const id = await house.lead({ email: `${at}@example.com`, phoneNumber: `(415) 555-014${at}` });
    clock.time++;
    return (await house.write(id, text)).body.id;
  };
  const automatic = await write(0, 'Automatic');
  await app.models.messages.updateOne({ _id: automatic }, { $unset: { by: '' } });
  const long = 'A text that needs two. '.repeat(10).trim();
  await write(1, long);
  await write(2, 'Later');
  const toSecond = { providerId: 'SMin', from: '+14155550143', to: second, body: 'Hello?', media: [] };
  await storeIncoming(app.texts, toSecond);
  await write(3, 'From the other number');
  const sentBy = async (time: number) => {
    clock.time += time;
    const [waits] = await Promise.all([sendTexts(app.texts), sendTexts(app.texts)]);
    return { waits, texts: house.sent().map(({ body }) => body) };
  };
  const texts = [long, 'From the other number'];
  expect((await sentBy(0)).texts.toSorted()).toEqual(texts);
  expect(await sentBy(1999)).toEqual({ waits: true, texts });
  expect((await sentBy(1)).texts).toEqual([...texts, 'Later']);
  expect(await sentBy(999)).toEqual({ waits: true, texts: [...texts, 'Later'] });
  expect((await sentBy(1)).texts).toEqual([...texts, 'Later', 'Automatic']);
});

test('a text that waited for its number leaves when that is free', async () => {
  await using house = await openTexts({ texts: { perSecond: 20 } });
  const id = await house.lead();
  for (const text of ['One', 'Two', 'Three']) await house.write(id, text);
  await eventually(() => {
    house.clock.time += 25;
    return house.sent().map(({ body }) => body);
  }).toEqual(['One', 'Two', 'Three']);
});

test('a provider that is away: the text waits, and after two hours it is not sent any more', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ status: 429 });
  await house.write(id);
  await eventually(async () => (await newest(house, id)).errorCode).toBe('20429');
  await pass(house, 3 * hour);
  expect(await newest(house, id)).toMatchObject({ state: 'expired' });
  await pass(house, hour);
  expect(house.sent()).toEqual([]);
});

test('a lost answer: the text is found at the provider and not posted again', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ losesAnswer: true });
  await house.write(id);
  await untilState(house, id, 'unknown');
  await pass(house, 30_000);
  expect((await newest(house, id)).state).toBe('unknown');
  await passUntil(house, id, 'accepted');
  expect(await newest(house, id)).toMatchObject({ providerId: house.sent()[0]!.id });
  await pass(house, hour);
  expect(house.sent()).toHaveLength(1);
});

test('a text that is missing at the provider is not sent again by itself: staff decide with one press', async () => {
  const house = await openShared();
  const { app, admin } = house;
  const id = await house.lead();
  house.standIn.behave({ losesText: true });
  await house.write(id);
  await untilState(house, id, 'unknown');
  const { id: message } = await newest(house, id);
  const press = () => admin.mutate('messages.sendAgain', { id: message });
  expect((await press()).body.error.message).toContain('still asking the provider');
  await pass(house, minute);
  expect(await newest(house, id)).not.toHaveProperty('unread');
  await pass(house, 5 * minute);
  expect(await newest(house, id)).toMatchObject({ state: 'unknown', unread: true });
  await pass(house, hour);
  expect(house.sent()).toEqual([]);
  const presses = await Promise.all([press(), press()]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await untilState(house, id, 'accepted');
  expect(house.sent()).toHaveLength(1);
  expect(await app.models.audit.countDocuments({ action: 'text', entityId: id })).toBe(2);
});

test.each([
  [
    'a clock minutes off, other quotes and a prefix',
    { ahead: 17 * minute, retype: (body: string) => `Trial: ${body.replace("'", '’')}` },
    'accepted',
  ],
  ['a list that lags half an hour', { lag: 30 * minute }, 'unknown'],
] as const)('a lost answer at a provider with %s: the text is never sent twice', async (_, ways, state) => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.differ(ways);
  house.standIn.behave({ losesAnswer: true });
  await house.write(id, "Hi Maria, it's about 3");
  await untilState(house, id, 'unknown');
  for (const time of [minute, 5 * minute, hour]) await pass(house, time);
  expect((await newest(house, id)).state).toBe(state);
  expect(house.sent()).toHaveLength(1);
});

test('a text that staff send again does not leave after a withdrawal, nor once a report says that it arrived', async () => {
  const house = await openShared();
  const { app, admin, standIn } = house;
  const [stopped, arrived] = await Promise.all(
    [1, 2].map((n) => house.lead({ email: `${n}@example.com`, phoneNumber: `(415) 555-014${n}` })),
  );
  app.texts.sendSoon = () => {};
  standIn.differ({ lag: 9 * hour });
  standIn.behave({ losesAnswer: true }, { losesAnswer: true });
  for (const id of [stopped!, arrived!]) await house.write(id);
  for (const time of [0, minute, 5 * minute]) await pass(house, time);
  for (const id of [stopped!, arrived!]) {
    expect((await newest(house, id)).state).toBe('unknown');
    await admin.mutate('messages.sendAgain', { id: (await newest(house, id)).id });
  }
  await admin.post(`/api/clients/${stopped}/consent/withdraw`, { source: 'stop' });
  const second = house.sent().find(({ to }) => to === '+14155550142')!;
  await standIn.report(second, 'delivered', { server: app.url });
  await pass(house, 0);
  expect(await newest(house, stopped!)).toMatchObject({ state: 'refused', errorCode: 'WITHDRAWN' });
  expect((await newest(house, arrived!)).state).toBe('delivered');
  expect(house.sent()).toHaveLength(2);
});

test('Telnyx: a lost text stays unknown, and staff see it', async () => {
  await using house = await openTexts({ provider: 'telnyx' });
  const id = await house.lead();
  house.standIn.behave({ losesText: true }, { losesAnswer: true });
  await house.write(id);
  await untilState(house, id, 'unknown');
  for (const time of [minute, 5 * minute, hour]) await pass(house, time);
  expect((await newest(house, id)).state).toBe('unknown');
  expect(house.sent()).toEqual([]);
  await house.write(id, 'A second one');
  await untilState(house, id, 'unknown');
  await passUntil(house, id, 'accepted');
  expect(await newest(house, id)).toMatchObject({ providerId: house.sent()[0]!.id });
});

test('a server that was killed while posting: the text counts as lost', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.write(id);
  await untilState(house, id, 'accepted');
  const [message] = await house.app.models.messages.find().lean();
  const at = new Date(house.clock.time);
  // As it was before the answer was stored.
  await house.app.models.messages.updateOne(
    { _id: message!._id },
    {
      $set: { state: 'posting', postedAt: at, checkAt: new Date(house.clock.time + minute) },
      $unset: { providerId: '' },
    },
  );
  await passUntil(house, id, 'accepted');
  expect(house.sent()).toHaveLength(1);
});

test('a refusal of the provider is told in words, and not repeated', async () => {
  const house = await openShared();
  const id = await house.lead();
  house.standIn.behave({ refuses: 21614 });
  await house.write(id);
  await untilState(house, id, 'refused');
  expect(await newest(house, id)).toMatchObject({
    errorCode: '21614',
    error: 'This number cannot receive texts, it may be a landline. Call instead.',
  });
  await pass(house, 3 * hour);
  expect(house.sent()).toEqual([]);
});

test('after a landline or a wrong number no second text is written or sent', async () => {
  const house = await openShared();
  const id = await house.lead();
  const phoneNumber = '(415) 555-0141';
  const wrong = await house.lead({ email: 'b@example.com', phoneNumber });
  house.standIn.behave({ refuses: 21614 });
  await house.write(id);
  await untilState(house, id, 'refused');
  expect((await house.write(id)).body).toMatchObject({ code: 'NO_TEXTS' });
  house.app.texts.sendSoon = () => {};
  await house.write(wrong);
  await house.write(wrong, 'One that waits');
  house.standIn.behave({ refuses: 21211 });
  await eventually(async () => {
    await pass(house, minute);
    const codes = (await house.conversation(wrong)).map(({ errorCode }: { errorCode: string }) => errorCode);
    return codes.toSorted();
  }).toEqual(['21211', 'NO_TEXTS']);
  expect(house.sent()).toEqual([]);
});

test('an error that only the firm can mend pauses the number: staff are told once, and may resume it', async () => {
  await using house = await openTexts({ texts: { perSecond: 1 } });
  const { admin, app } = house;
  const ids = await Promise.all(
    [1, 2, 3].map((n) => house.lead({ email: `${n}@example.com`, phoneNumber: `(415) 555-014${n}` })),
  );
  const pauses: object[] = [];
  app.texts.tellOfPause = async (pause) => pauses.push(pause);
  app.texts.sendSoon = () => {};
  for (const id of ids) await house.write(id);
  house.standIn.behave({ refuses: 30034 });
  await pass(house, 0);
  await pass(house, 2 * minute);
  const problem = expect.stringContaining('no registered campaign');
  expect(pauses).toEqual([{ number: ourNumber, problem }]);
  expect(house.sent()).toEqual([]);
  const waiting = await Promise.all(ids.map(async (id) => await newest(house, id)));
  expect(waiting.filter(({ state }) => state === 'queued')).toMatchObject([
    { errorCode: '30034' },
    { errorCode: '30034' },
  ]);
  expect((await house.write(ids[0]!)).body).toMatchObject({ code: 'TEXTS_PAUSED' });
  const { findings } = (await admin.get('/api/status')).body;
  expect(findings).toContainEqual(
    expect.objectContaining({ part: 'texts', state: 'bad', says: expect.stringContaining(ourNumber) }),
  );
  await admin.mutate('messages.resume', { number: ourNumber });
  for (const time of [2 * minute, 1000]) await pass(house, time);
  expect(house.sent()).toHaveLength(2);
  expect((await admin.query('messages.paused')).body.result.data).toEqual([]);
});

test('a text and a withdrawal race: none takes its turn after the withdrawal was stored', async () => {
  const house = await openShared();
  const { app, standIn } = house;
  const numbers = Array.from({ length: 30 }, (_, at) => `(415) 555-${String(1000 + at)}`);
  const ids = await Promise.all(
    numbers.map((phoneNumber, at) => house.lead({ email: `${at}@example.com`, phoneNumber })),
  );
  // Hold the queue, so that the race begins with all texts waiting.
  app.texts.sendSoon = () => {};
  await Promise.all(ids.map((id) => house.write(id)));
  const turnsThen = new Map<string, number>();
  const stop = async (phoneNumber: string) => {
    await withdraw(app, { caller: system, source: 'stop', phoneNumber });
    const [key = ''] = await app.consents.personKeys.phoneKey(phoneNumber);
    turnsThen.set(key, (await app.models.numberTurns.findById(key).lean())!.turn);
  };
  const stopAll = async () => {
    // From the other end, so that the two meet in the middle.
    for (const phoneNumber of numbers.toReversed()) await stop(phoneNumber);
  };
  await Promise.all([sendTexts(app.texts), sendTexts(app.texts), stopAll()]);
  await sendTexts(app.texts);
  const turns = await app.models.numberTurns.find().lean();
  expect(turns).toHaveLength(numbers.length);
  for (const { _id, turn } of turns) expect(turn).toBe(turnsThen.get(_id));
  const states = (await app.models.messages.find().lean()).map(({ state }) => state);
  const posted = states.filter((state) => state === 'accepted').length;
  expect(states.filter((state) => state === 'refused')).toHaveLength(numbers.length - posted);
  expect(standIn.texts).toHaveLength(posted);
  // Both outcomes have to occur, or nothing raced.
  expect(posted).toBeGreaterThan(0);
  expect(posted).toBeLessThan(numbers.length);
});

test('the packet, the export and the erasure of a person include the messages, and a merge keeps them', async () => {
  const house = await openShared();
  const { app, admin } = house;
  const id = await house.lead();
  await house.write(id, 'Hi Maria, the first one');
  await untilState(house, id, 'accepted');
  const other = await house.lead({ email: 'second@example.com' });
  const [one, two] = await Promise.all(
    [id, other].map(async (lead) => (await admin.get(`/api/clients/${lead}`)).body),
  );
  await admin.mutate('clients.merge', {
    into: { id: other, version: two.version },
    from: { id, version: one.version },
    take: [],
  });
  expect(await house.conversation(other)).toMatchObject([{ text: 'Hi Maria, the first one' }]);
  const exported = await admin.post('/api/privacy/export', { phone: '(415) 555-0132' });
  expect(exported.text).toContain('Hi Maria, the first one');
  const packet = await app.packetParts({ id: other, ids: [other, id] });
  const files = packet.flatMap(({ files: all = [] }) => all).map(({ path, bytes }) => `${path} ${bytes}`);
  expect(files.filter((file) => file.startsWith('messages/')).join()).toContain('Hi Maria, the first one');
});
