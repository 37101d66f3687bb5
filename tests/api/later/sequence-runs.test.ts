import { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { dailyDigest } from '../../../server/mail/daily-digest';
import { takeMail } from '../../../server/mail/replies/take-mail';
import { day, hour, minute } from '../../../shared/durations';
import type { openSequences } from '../../support/sequences';
import { shareSequences } from '../../support/share-house';

const openShared = shareSequences();

const textAfter = (wait: string, text = 'Hi {{firstName}}, this is {{firm}}.') => ({
  wait,
  channel: 'text' as const,
  text,
});
const created = { startsOn: 'lead.created' as const };

type House = Awaited<ReturnType<typeof openSequences>>;

test('three channels: a text, an e-mail and a call task, each once, at its time', async () => {
  const house = await openShared();
  await house.sequence({
    ...created,
    steps: [
      textAfter('PT1H'),
      { wait: 'PT23H', channel: 'email', subject: 'Your request', text: 'Hello {{firstName}},\n\nCall us.' },
      { wait: 'PT1H', channel: 'task', text: 'Call {{firstName}}' },
    ],
  });
  const lead = await house.confirmed();
  expect(await house.run(lead)).toMatchObject({ state: 'open', step: 0, version: 1 });
  await house.pass(59 * minute);
  expect(house.texts()).toEqual([]);
  await house.pass(minute);
  expect(house.texts()).toMatchObject([
    { to: '+14155550132', body: expect.stringMatching(/^Hi Maria, this is /) },
  ]);
  await house.pass(23 * hour);
  await house.pass(0);
  const mail = house.mails.filter(({ subject }) => subject === 'Your request');
  expect(mail).toHaveLength(1);
  expect(mail[0]!.text).toContain('Hello Maria,\n\nCall us.');
  await house.app.models.settings.create({
    _id: 'followUp',
    value: { mostADay: 3, mostAWeek: 5, handwrittenHours: 24 },
    version: 1,
    updatedAt: new Date(),
  });
  await house.pass(hour);
  await house.pass(0);
  const stored = await house.app.models.clients.findById(lead).lean();
  expect(stored!.openTasks).toMatchObject([{ title: 'Call Maria', kind: 'call' }]);
  expect(await house.run(lead)).toMatchObject({ state: 'done', step: 3 });
  await house.pass(30 * day);
  expect(house.texts()).toHaveLength(1);
});

test('a mailbox gets one automatic e-mail in 24 hours, receipts and steps together, for however many leads', async () => {
  const house = await openShared();
  const mailAfter = (wait: string, subject: string) => ({
    wait,
    channel: 'email' as const,
    subject,
    text: 'Hello {{firstName}},',
  });
  await house.sequence({ ...created, steps: [mailAfter('PT1H', 'One'), mailAfter('PT1H', 'Two')] });
  await house.confirmed();
  await house.confirmed({ email: 'maria.lopez+2@example.com', phoneNumber: '(415) 555-0133' });
  const count = () => house.mails.filter(({ to }) => to.startsWith('maria')).length;
  expect(count()).toBe(1);
  await house.pass(2 * hour);
  for (const most of [1, 2]) {
    await house.pass(most === 1 ? 21 * hour : 23 * hour);
    expect(count()).toBe(most);
    await house.pass(hour);
    await house.pass(0);
    expect(count()).toBe(most + 1);
  }
});

const erase = async ({ app }: House, lead: string) => {
  await app.models.clients.deleteOne({ _id: lead });
};

test.each<[string, string, (house: House, lead: string) => Promise<unknown>]>([
  ['a reply by text', 'reply', (house) => house.say('I found my papers')],
  ['a second YES', 'reply', (house) => house.say('Yes')],
  [
    'an e-mail that only says yes',
    'reply',
    async ({ app }, lead) => {
      const { email } = (await app.models.clients.findById(lead).lean())!;
      const fields = [
        `From: ${email}`,
        'Message-ID: <1@example.com>',
        'Content-Type: text/plain; charset=utf-8',
      ];
      await takeMail(app, Buffer.from([...fields, '', 'Sí'].join('\r\n')));
    },
  ],
  ['a text that is only STOP', 'reply', (house) => house.say('STOP')],
  [
    'a withdrawal',
    'withdrawn',
    async ({ admin }, lead) => admin.post(`/api/clients/${lead}/consent/withdraw`, { source: 'phone' }),
  ],
  ['a call that reached', 'reached', (house, lead) => house.staff(lead, { outcome: 'Reached' })],
  [
    'a call in which they asked to be called back',
    'reached',
    (house, lead) => house.staff(lead, { outcome: 'Asked to call back' }),
  ],
  ['a change of status', 'status', (house, lead) => house.staff(lead, { status: 'Contacted' })],
  ['a message by hand', 'handwritten', (house, lead) => house.write(lead)],
  [
    'a legal hold',
    'hold',
    ({ admin }, lead) => admin.mutate('privacy.hold', { id: lead, reason: 'A court' }),
  ],
  ['a deletion', 'gone', ({ admin }, lead) => admin.delete(`/api/clients/${lead}`)],
  ['an erasure', 'gone', erase],
  [
    'a merge into another lead',
    'merged',
    async (house, lead) => {
      const other = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0133' });
      const [from, into] = await Promise.all(
        [lead, other].map(async (id) => (await house.admin.get(`/api/clients/${id}`)).body),
      );
      await house.admin.mutate('clients.merge', {
        into: { id: other, version: into.version },
        from: { id: lead, version: from.version },
        take: [],
      });
    },
  ],
])('%s ends a run, and the run says so', async (_, why, stop) => {
  const house = await openShared();
  const { id } = await house.sequence({ ...created, steps: [textAfter('PT1H')] });
  const lead = await house.confirmed();
  await stop(house, lead);
  // A hold or a message by hand may be over before the next step, so the person stays on the board.
  const board = (await house.admin.query('sequences.runs', { id })).body.result.data;
  expect(board).toHaveLength(['handwritten', 'hold', 'gone'].includes(why) ? 1 : 0);
  await house.pass(hour);
  await house.pass(hour);
  expect(house.texts().filter(({ body }) => body.startsWith('Hi Maria, this is'))).toEqual([]);
  const run = await house.run(lead);
  expect(run).toMatchObject({ state: 'stopped' });
  expect([why, 'withdrawn']).toContain(run!.why);
  expect(run!.openFor).toBeUndefined();
});

test('a lead knows its open sequence and when the hours let the next step go, and then why it ended', async () => {
  const house = await openShared();
  const { app, admin } = house;
  const clerk = await app.signInAs('intake');
  const ofLead = async (id: string) => (await clerk.query('sequences.ofLead', { id })).body.result.data;
  const steps = [textAfter('PT12H'), { wait: 'P2D', channel: 'task' as const, text: 'Call' }];
  const { id } = await house.sequence({ ...created, name: 'First days', steps });
  const lead = await house.confirmed();
  // Twelve hours after noon is midnight there.
  const morning = expect.stringMatching(/^2026-11-19T1\d:00:00\.000Z$/);
  expect(await ofLead(lead)).toEqual({
    id: expect.any(String),
    name: 'First days',
    state: 'open',
    step: 0,
    steps: 2,
    next: { channel: 'text', at: morning, isLate: false },
  });
  await admin.put(`/api/sequences/${id}`, { steps: [{ ...textAfter('PT12H'), within: 'PT1H' }] });
  const other = await house.confirmed({ email: 'b@example.com', phoneNumber: '(415) 555-0133' });
  expect((await ofLead(other)).next).toEqual({ channel: 'text', at: morning, isLate: true });
  await house.say('I found my papers');
  const ended = await ofLead(lead);
  expect(ended).toMatchObject({ state: 'stopped', why: 'reply', endedAt: expect.any(String) });
  expect(ended.next).toBeUndefined();
  expect((await ofLead(other)).state).toBe('open');
  const none = await house.lead({ email: 'c@example.com', phoneNumber: '(415) 555-0134' });
  expect(await ofLead(none)).toBeNull();
  expect((await clerk.query('sequences.ofLead', { id: '0'.repeat(24) })).status).toBe(404);
});

test('a stop between the step and the first byte: the text is taken back', async () => {
  const house = await openShared();
  await house.sequence({ ...created, steps: [textAfter('PT1H')] });
  const lead = await house.confirmed();
  house.standIn.behave({ status: 429 });
  await house.pass(hour);
  expect((await house.conversation(lead))[0]).toMatchObject({ state: 'queued' });
  await house.staff(lead, { outcome: 'Reached' });
  await house.pass(5 * minute);
  expect(house.texts()).toEqual([]);
  expect((await house.conversation(lead))[0]).toMatchObject({ state: 'refused', errorCode: 'STOPPED' });
  expect((await house.run(lead))!.notes).toMatchObject({ s0: { result: 'stopped', why: 'reached' } });
});

const mailStep = { channel: 'email' as const, subject: 'Your request', text: 'Call us.' };

test.each([
  ['reply', 'an e-mail is sent', { ...mailStep, wait: 'P1D' }, 1],
  ['reply', 'a text is claimed', textAfter('P1D', 'Call us.'), 1],
  ['reply', 'a text is sent', textAfter('P1D', 'Call us.'), 2],
  ['signed', 'a text is sent', textAfter('P1D', 'Call us.'), 2],
])(
  'a reply or a signature (%s) in the moment in which %s: the message is taken back',
  async (why, _, step, moment) => {
    const house = await openShared();
    await house.sequence({ ...created, steps: [step] });
    const lead = await house.confirmed();
    const { numberTurns, agreements } = house.app.models;
    // Another worker would take turns of its own, and the moments would be its moments.
    house.app.texts.sendSoon = () => {};
    const signed = { _id: new Types.ObjectId(), step: 'signed', at: new Date(house.clock.time) };
    const sign = () =>
      agreements.collection.insertOne({ leadId: lead, state: 'signed', events: [signed] } as never);
    let turns = 0;
    const { updateOne } = numberTurns;
    // The last look has found nothing, and is about to take the turn.
    vi.spyOn(numberTurns, 'updateOne').mockImplementation((async (
      filter: { turn?: number },
      ...rest: unknown[]
    ) => {
      if (filter.turn !== undefined && ++turns === moment)
        await (why === 'reply' ? house.say('I found my papers') : sign());
      return Reflect.apply(updateOne, numberTurns, [filter, ...rest]);
    }) as never);
    await house.pass(day);
    const texts = [...house.mails, ...house.texts().map(({ body: text }) => ({ text }))];
    expect(texts.filter(({ text }) => text.includes('Call us.'))).toEqual([]);
    expect(turns).toBeGreaterThanOrEqual(moment);
    expect(await house.run(lead)).toMatchObject({ notes: { s0: { result: 'stopped', why } } });
  },
);

test('an automatic text reads its lead at most four times and writes it once before it leaves; its step asks twice', async () => {
  const house = await openShared();
  await house.sequence({ ...created, steps: [textAfter('PT1H')] });
  const lead = await house.confirmed();
  await house.pass(59 * minute);
  // Two that try the same text at once would ask twice as often.
  house.app.texts.sendSoon = () => {};
  const counts = { reads: 0, writes: 0, asked: 0 };
  const isBefore = () => house.texts().length === 0;
  const client = house.app.connection.getClient();
  client.on('commandStarted', ({ commandName, command }) => {
    if (isBefore() && commandName === 'update' && command.update === 'clients') counts.writes++;
    if (isBefore() && command.distinct === 'numberholds' && command.key === '_id') counts.asked++;
    if (isBefore() && command.find === 'clients' && String(command.filter._id) === lead) counts.reads++;
  });
  await house.pass(minute);
  expect(house.texts()).toHaveLength(1);
  expect(counts).toMatchObject({ writes: 1, asked: 2 });
  expect((await house.app.models.messages.findOne({ run: { $exists: true } }).lean())?.groundId).toBeTruthy();
  expect(counts.reads).toBeLessThanOrEqual(4);
});

test('three days of downtime: what is a day late is skipped and shown, and nothing comes at once', async () => {
  const house = await openShared();
  await house.sequence({
    ...created,
    steps: [
      textAfter('PT1H', 'One'),
      textAfter('PT1H', 'Two'),
      textAfter('P1D', 'Three'),
      textAfter('P7D', 'Four'),
    ],
  });
  const lead = await house.confirmed();
  await house.pass(3 * day);
  for (let step = 0; step < 5; step++) await house.pass(minute);
  expect(house.texts()).toEqual([]);
  expect(await house.run(lead)).toMatchObject({
    state: 'open',
    step: 3,
    notes: { s0: { result: 'skipped', why: 'late' }, s2: { result: 'skipped', why: 'late' } },
  });
  await house.pass(6 * day);
  await house.pass(6 * hour);
  expect(house.texts().map(({ body }) => body)).toEqual(['Four']);
});

test('a person gets no more in a day and a week than the firm allows, by all leads and channels', async () => {
  const house = await openShared();
  const steps = Array.from({ length: 8 }, (_, place) => textAfter('PT1M', `Number ${place}`));
  await house.sequence({ ...created, steps });
  await house.confirmed();
  // The same person again, under another address.
  await house.lead({ email: 'again@example.com' });
  for (let step = 0; step < 10; step++) await house.pass(2 * minute);
  expect(house.texts()).toHaveLength(2);
  for (let hours = 0; hours < 6 * 24; hours += 6) await house.pass(6 * hour);
  expect(house.texts().length).toBeLessThanOrEqual(5);
  const times = (await house.app.models.messages.find({ run: { $exists: true } }).lean()).map(
    ({ at }) => +at,
  );
  for (const time of times)
    expect(times.filter((at) => at > time - day && at <= time).length).toBeLessThanOrEqual(2);
});

test('the results say after which step people answered, were reached or signed, also after the last one', async () => {
  const house = await openShared();
  const { id } = await house.sequence({
    ...created,
    steps: [textAfter('PT1H', 'One'), textAfter('PT1H', 'Two')],
  });
  const [answering, reached] = [
    await house.confirmed(),
    await house.confirmed({ email: 'b@example.com', phoneNumber: '(415) 555-0133' }),
  ];
  await house.pass(hour);
  await house.staff(reached, { outcome: 'Reached' });
  await house.pass(hour);
  expect(await house.run(answering)).toMatchObject({ state: 'done' });
  await house.say('I found my papers');
  const { body } = await house.admin.query('sequences.figures', { id });
  expect(body.result.data).toEqual([
    { step: 0, taken: 2, skipped: 0, skips: {}, stopped: { reached: 1 } },
    { step: 1, taken: 1, skipped: 0, skips: {}, stopped: { reply: 1 } },
  ]);
});

test('a run keeps the version that it started with', async () => {
  const house = await openShared();
  const { id } = await house.sequence({ ...created, steps: [textAfter('PT1H', 'As it was')] });
  await house.confirmed();
  await house.admin.put(`/api/sequences/${id}`, { steps: [textAfter('PT1H', 'As it is')] });
  await house.pass(hour);
  expect(house.texts().map(({ body }) => body)).toEqual(['As it was']);
});

test('the words of a change that was refused reach nobody, whatever it left behind', async () => {
  const house = await openShared();
  const { id } = await house.sequence({ ...created, steps: [textAfter('PT1H', 'As it was')] });
  await house.app.models.sequenceVersions.create({ _id: `${id} 2`, steps: [textAfter('PT1H', 'Refused')] });
  await house.admin.put(`/api/sequences/${id}`, { steps: [textAfter('PT1H', 'As it is')] });
  await house.confirmed();
  await house.admin.put(`/api/sequences/${id}`, { steps: [textAfter('PT1H', 'Later')] });
  await house.pass(hour);
  expect(house.texts().map(({ body }) => body)).toEqual(['As it is']);
});

test('a reply in the same millisecond as the call that starts a sequence ends it, and so does a return to the vendor; a status set with the call does not', async () => {
  const house = await openShared();
  await house.sequence({ steps: [textAfter('PT1H', 'We tried to call you.')] });
  const [quiet, answering, returned] = [
    await house.confirmed(),
    await house.confirmed({ email: 'b@example.com', phoneNumber: '(415) 555-0133' }),
    await house.confirmed({ email: 'c@example.com', phoneNumber: '(415) 555-0134' }),
  ];
  house.clock.time += minute;
  const status = 'Contacted' as const;
  for (const lead of [quiet, answering, returned]) await house.staff(lead, { outcome: 'No answer', status });
  await house.say('I called someone else', '+14155550133');
  await house.app.models.clients.updateOne({ _id: returned }, { $set: { returnedAt: new Date() } });
  await house.pass(hour);
  expect(house.texts().map(({ to }) => to)).toEqual(['+14155550132']);
});

test('a call that nobody answered starts a sequence, and ends that of a new lead; it happens once', async () => {
  const house = await openShared();
  await house.sequence({ ...created, steps: [textAfter('P2D')] });
  await house.sequence({ steps: [textAfter('PT1H', 'We tried to call you.')] });
  const lead = await house.confirmed();
  await house.staff(lead, { outcome: 'No answer' });
  await house.work();
  const runs = await house.app.models.sequenceRuns.find({ lead }).sort({ startsOn: 1 }).lean();
  expect(runs.map(({ startsOn, state, why }) => [startsOn, state, why])).toEqual([
    ['lead.created', 'stopped', 'later-sequence'],
    ['no-answer', 'open', undefined],
  ]);
  await house.staff(lead, { outcome: 'Voicemail' });
  await house.pass(hour);
  expect(house.texts().map(({ body }) => body)).toEqual(['We tried to call you.']);
  await house.staff(lead, { outcome: 'No answer' });
  await house.pass(2 * hour);
  expect(house.texts()).toHaveLength(1);
});

test('a number that nobody confirmed gets no automatic text; other case types and languages none either', async () => {
  const house = await openShared();
  await house.sequence({ ...created, language: 'es', steps: [textAfter('PT1H')] });
  const lead = await house.lead();
  await house.work();
  expect(await house.run(lead)).toBeNull();
  await house.sequence({ ...created, steps: [textAfter('PT1H')] });
  const other = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0133' });
  await house.work();
  await house.pass(hour);
  expect(house.texts()).toEqual([]);
  expect(await house.run(other)).toMatchObject({
    notes: { s0: { result: 'skipped', why: 'NOT_CONFIRMED' } },
  });
});

test('a person who called, or was reached, gets no sequence of a new lead, and two leads of one person get one', async () => {
  const house = await openShared();
  const { app } = house;
  const mail = { wait: 'PT1H', channel: 'email' as const, subject: 'Your request', text: 'Hello' };
  const { id } = await house.sequence({ ...created, steps: [mail] });
  const clerk = await app.signInAs('intake');
  const call = { firstName: 'Rosa', lastName: 'Lind', caseType: '1' };
  for (const [key, source, phoneNumber] of [
    ['call-one', 'phone', '(415) 555-0141'],
    ['call-two', 'referral', '(415) 555-0142'],
  ] as const) {
    const answer = await clerk.mutate('desk.takeCall', { ...call, key, source, phoneNumber });
    expect(answer.status).toBe(200);
    await house.work();
    expect(await house.run(answer.body.result.data.id)).toBeNull();
  }
  const first = await house.lead();
  const second = await house.lead({ email: 'again@example.com' });
  await house.work();
  const runs = await app.models.sequenceRuns.find().lean();
  expect(runs).toHaveLength(1);
  expect([first, second]).toContain(runs[0]!.lead);
  await app.models.sequenceRuns.deleteMany({});
  const { body } = await house.admin.post(`/api/sequences/${id}/preview`, {});
  expect(body.map(({ clientId }: { clientId: string }) => clientId)).toEqual([second]);
});

test('a sequence of which every step was skipped in a day stands in a list and the digest with why, until a step goes out', async () => {
  const house = await openShared();
  const { app, admin } = house;
  const { id } = await house.sequence({ ...created, steps: [textAfter('PT1H'), textAfter('PT3H')] });
  await house.lead();
  await house.work();
  await house.pass(hour);
  const skipping = async () => (await admin.query('sequences.skipping')).body.result.data;
  expect(await skipping()).toMatchObject([{ id, skipped: 1, why: 'NOT_CONFIRMED' }]);
  const [figure] = (await admin.query('sequences.figures', { id })).body.result.data;
  expect(figure).toMatchObject({ skipped: 1, skips: { NOT_CONFIRMED: 1 } });
  await dailyDigest({ ...app, mail: { ...app.mail, staffHour: 0 } });
  await app.outbox.run();
  expect(
    house.mails.filter(({ text }) => text.includes('sent nothing in a day: 1 step was skipped')),
  ).not.toEqual([]);
  await house.confirmed({ email: 'b@example.com', phoneNumber: '(415) 555-0133' });
  await house.pass(hour);
  expect(await skipping()).toEqual([]);
});
