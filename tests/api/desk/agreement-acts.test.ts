import { expect, test } from 'vitest';
import { type Settings, settings } from '../../../shared/settings';
import { maria, openAgreements } from '../../support/agreements';
import { signingPage } from '../../support/signing-page';

/** A Wednesday morning at the firm. */
const at = Date.UTC(2026, 10, 25, 16);
const document = 'the contingency fee agreement';
/** The values that staff enter in an authorization for medical records. */
const forRecords = {
  'client.birthDate': '1980-05-01',
  'treatment.providers': 'Springfield General Hospital',
  'treatment.from': '2026-01-05',
  'treatment.to': '2026-06-30',
};

const openHouse = async () => {
  const house = await openAgreements({ at });
  const { app } = house;
  const adminId = String((await app.models.users.findOne({ username: 'admin' }).lean())!._id);
  return Object.assign(house, {
    adminId,
    run: () => app.outbox.run(),
    findLead: async () => (await app.models.clients.findById(house.lead).lean())!,
    /** The subjects and readers of messages that tell staff of an agreement. */
    told: async () =>
      (await app.models.outbox.find({ 'data.template': 'agreement-waiting' }).sort({ at: 1 }).lean()).map(
        ({ data }) => [data.to, data.what],
      ),
    /** Opens the page of a link. */
    open: (token: string) => app.anyone.get(`/sign/${token}`),
    later: (minutes: number) => {
      house.clock.time += minutes * 60_000;
    },
    set: <Name extends keyof Settings>(name: Name, value: Settings[Name], version = 0) =>
      house.admin.mutate('settings.save', { name, value, version }),
    [Symbol.asyncDispose]: house[Symbol.asyncDispose],
  });
};
type House = Awaited<ReturnType<typeof openHouse>>;

const steps = (token: string, browser: Awaited<ReturnType<House['identify']>>) => {
  const { press } = signingPage(browser, token);
  return {
    ask: () => press('ask', { question: 'What is an advance?' }),
    paper: () => press('paper'),
    decline: () => press('decline', { reason: 'I want to think.' }),
  };
};

const getTasks = async (house: House) =>
  ((await house.findLead()).openTasks ?? []).map(({ title, assignedTo }) => [title, assignedTo]);
const getStatus = async (house: House) => (await house.findLead()).status;

test('each act moves the lead: status, queue and the next step of who sent it; complete ends them', async () => {
  await using house = await openHouse();
  const { adminId, lawyer, clock } = house;
  expect((await house.findLead()).waitingSince).toBeDefined();
  const { id, tokens } = await house.send();
  await house.run();
  const sent = await house.findLead();
  expect(sent).toMatchObject({ status: 'Retainer sent', firstContactBy: adminId, assignedTo: adminId });
  expect(sent.waitingSince).toBeUndefined();
  expect(await getTasks(house)).toEqual([[`Ask whether ${document} arrived`, adminId]]);

  await house.open(tokens[0]!);
  const browser = await house.admit(tokens[0]!);
  await house.run();
  expect(await getTasks(house)).toEqual([[`Ask about ${document}: opened, not signed yet`, adminId]]);
  await steps(tokens[0]!, browser).ask();
  await house.run();
  const question = (await house.findLead()).openTasks!.at(-1)!;
  expect(question).toMatchObject({ title: `Answer the question about ${document}`, assignedTo: adminId });
  expect(question.dueAt.getTime()).toBe(clock.time + 60 * 60_000);

  await house.signAll(browser, tokens[0]!);
  await house.run();
  expect(await getTasks(house)).toEqual([
    [`Answer the question about ${document}`, adminId],
    [`Sign ${document} for the firm`, adminId],
  ]);
  expect(await house.told()).toEqual([
    [adminId, 'A signer has a question about an agreement'],
    [lawyer.id, 'An agreement is waiting for your signature'],
  ]);
  await house.countersign(id);
  await house.run();
  expect(await getStatus(house)).toBe('Signed');
  expect((await house.findLead()).signed).toMatchObject({ how: 'agreement', agreement: id });
  expect(await getTasks(house)).toEqual([]);
});

test('a status that a clerk set after the act stays, and a later act moves it again', async () => {
  await using house = await openHouse();
  const clerk = await house.app.signInAs('intake');
  const set = async (status: string) => {
    house.later(1);
    expect((await clerk.put(`/api/clients/${house.lead}`, { status })).status).toBe(200);
    house.later(1);
  };
  const { id, tokens } = await house.send();
  // The clerk is faster than the outbox.
  await set('Qualified');
  await house.run();
  expect(await getStatus(house)).toBe('Qualified');
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.countersign(id);
  await set('Referred out');
  await house.run();
  expect(await getStatus(house)).toBe('Referred out');

  const second = await house.send();
  await house.run();
  expect(await getStatus(house)).toBe('Retainer sent');
  await set('Signed');
  await house.open(second.tokens[0]!);
  await house.run();
  expect(await getStatus(house)).toBe('Signed');
});

test('the firm’s own statuses apply, an authorization moves nothing, and a signed lead stays signed', async () => {
  await using house = await openHouse();
  const none = { sent: '', opened: '', signed: '', complete: '', declined: '', expired: '' } as const;
  await house.set('agreementStatuses', { ...none, opened: 'Qualified', declined: 'Referred out' });
  const { tokens } = await house.send();
  await house.run();
  expect(await getStatus(house)).toBe('New');
  await house.open(tokens[0]!);
  const browser = await house.admit(tokens[0]!);
  await house.run();
  expect(await getStatus(house)).toBe('Qualified');
  await steps(tokens[0]!, browser).decline();
  await house.run();
  expect(await getStatus(house)).toBe('Referred out');
  expect(await getTasks(house)).toEqual([[`Call about ${document}, which was declined`, house.adminId]]);

  await house.set('agreementStatuses', { ...settings.agreementStatuses.initial }, 1);
  const authorization = house.templateCalled('Medical records authorization');
  await house.send({ template: authorization, values: forRecords });
  await house.run();
  expect(await getStatus(house)).toBe('Referred out');
  await house.app.models.clients.updateOne({ _id: house.lead }, { $set: { status: 'Signed' } });
  await house.send();
  await house.run();
  expect(await getStatus(house)).toBe('Signed');
});

test('a question, a wish for paper and a refusal from an unconfirmed person are the sender’s too, once, in working hours', async () => {
  await using house = await openHouse();
  const { app, adminId } = house;
  const { tokens } = await house.send();
  await house.run();
  // Friday evening.
  house.clock.time = Date.UTC(2026, 10, 28, 2);
  const anyone = steps(tokens[0]!, app.anyone);
  for (const act of [anyone.ask, anyone.ask, anyone.paper, anyone.decline]) await act();
  await house.run();
  const { openTasks = [] } = await house.findLead();
  const own = openTasks.filter(({ title }) => title.includes('not confirmed'));
  expect(own.map(({ need, assignedTo }) => [need, assignedTo])).toEqual([
    ['question', adminId],
    ['paper', adminId],
    ['declined', adminId],
  ]);
  for (const { dueAt } of own) expect(dueAt.toISOString()).toBe('2026-11-28T10:00:00.000Z');
  expect(await house.told()).toHaveLength(3);
});

test('expired and voided agreements end their tasks; a named lawyer is the one who is told', async () => {
  await using house = await openHouse();
  const { lawyer } = house;
  const { id, tokens } = await house.send({ lawyer: lawyer.id, signers: [maria] });
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.run();
  expect(await getTasks(house)).toEqual([[`Sign ${document} for the firm`, lawyer.id]]);
  expect(await house.told()).toEqual([[lawyer.id, 'An agreement is waiting for your signature']]);
  await house.admin.post(`/api/agreements/${id}/void`, { reason: 'A mistake.' });
  await house.run();
  expect(await getTasks(house)).toEqual([]);

  await house.send({ expiresDays: 1 });
  house.later(25 * 60);
  await house.run();
  expect(await getTasks(house)).toEqual([
    [`Send ${document} again, or close the lead: it expired`, house.adminId],
  ]);
});

test('an act is applied once, in whatever order and however often its job runs; a task that was done stays done', async () => {
  await using house = await openHouse();
  const { app, admin } = house;
  const { tokens } = await house.send();
  const browser = await house.admit(tokens[0]!);
  await steps(tokens[0]!, browser).ask();
  await house.run();
  const task = (await house.findLead()).openTasks!.find(({ need }) => need === 'question')!;
  await admin.mutate('desk.changeTask', {
    id: house.lead,
    taskId: String(task._id),
    change: { how: 'done' },
  });
  const before = await house.findLead();
  await app.models.outbox.updateMany(
    { kind: 'agreement-act' },
    { $set: { state: 'waiting', dueAt: new Date(0) } },
  );
  await house.run();
  const after = await house.findLead();
  expect([after.openTasks, after.history.length, after.status]).toEqual([
    before.openTasks,
    before.history.length,
    before.status,
  ]);
  expect(await house.told()).toHaveLength(1);
});

test('the firm’s tasks about the retainer are done once an agreement is sent, and not added again', async () => {
  await using house = await openHouse();
  await house.admin.put(`/api/clients/${house.lead}`, { status: 'Qualified' });
  expect((await getTasks(house)).map(([title]) => title)).toEqual(['Send the retainer']);
  house.later(1);
  await house.send();
  await house.run();
  expect((await getTasks(house)).map(([title]) => title)).toEqual([`Ask whether ${document} arrived`]);
});

test('an envelope makes one task and one message for each need, which name the documents that still need it', async () => {
  await using house = await openHouse();
  const { adminId, lawyer } = house;
  const names = ['Contingency fee agreement', 'Medical records authorization', 'Referral consent'];
  const send = async () => {
    const templates = names.map(house.templateCalled);
    const { status, body } = await house.post({
      template: undefined as never,
      templates,
      expiresDays: 1,
      values: forRecords,
    });
    expect([status, body.message]).toEqual([201, undefined]);
    return {
      ids: (body.agreements as { id: string }[]).map(({ id }) => id),
      token: house.tokenIn(body.links[0].url),
    };
  };
  // A text of the firm that it signs too.
  const { agreementTemplates } = house.app.models;
  const own = await agreementTemplates.findOne({ name: names[2] }).lean();
  await agreementTemplates.updateOne({ name: names[2] }, { $set: { text: `${own!.text}\n[sign lawyer]\n` } });
  const clear = () => house.app.models.clients.updateOne({ _id: house.lead }, { $set: { openTasks: [] } });

  const { token } = await send();
  const browser = await house.admit(token);
  for (const _ of names) {
    house.later(1);
    expect((await steps(token, browser).decline()).status).toBe(303);
    await house.run();
  }
  const all = 'the contingency fee agreement, the medical records authorization, and the referral consent';
  expect(await getTasks(house)).toEqual([[`Call about ${all}, which were declined`, adminId]]);

  await clear();
  const signed = await send();
  const signer = await house.admit(signed.token);
  for (const _ of names) {
    house.later(1);
    expect((await house.signAll(signer, signed.token)).status).toBe(303);
    await house.run();
  }
  const both = 'the contingency fee agreement and the referral consent';
  expect(await getTasks(house)).toEqual([[`Sign ${both} for the firm`, adminId]]);
  expect(await house.told()).toEqual([
    [adminId, 'A signer does not want to sign an agreement'],
    [lawyer.id, 'An agreement is waiting for your signature'],
  ]);

  await house.countersign(signed.ids[0]!);
  await house.run();
  expect(await getTasks(house)).toEqual([['Sign the referral consent for the firm', adminId]]);
  await house.countersign(signed.ids[2]!);
  await house.run();
  expect(await getTasks(house)).toEqual([]);

  await send();
  house.later(25 * 60);
  await house.run();
  expect(await getTasks(house)).toEqual([[`Send ${all} again, or close the lead: they expired`, adminId]]);
});
