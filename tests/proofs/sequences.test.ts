import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { system } from '../../server/core/caller';
import { workOnLead } from '../../server/leads/update-client';
import type { MailMessage } from '../../server/mail/transport';
import { readTurn } from '../../server/proof/number-turns';
import { withdrawAtLead } from '../../server/proof/withdraw';
import { takeSteps } from '../../server/sequences/take-steps';
import { storeIncoming, takeIncoming } from '../../server/texting/take-incoming';
import { day, hour } from '../../shared/durations';
import { sendWitnessed } from '../support/graded';
import { make } from '../support/make';
import { sendTexts } from '../support/send-texts';
import { sized } from '../support/size';
import { noMail, startApp } from '../support/start-app';
import { openAccount, ourNumber } from '../support/texts';

const leads = sized(30);
const kills = sized(3);
const races = sized(100);

type Server = Awaited<ReturnType<typeof startApp>>;
type Sent = { to: string; words: string; at: number };

/** A firm whose servers share a database, a provider of texts, a mail server, and a clock. */
const openFirm = async () => {
  const { clock, standIn, settings } = await openAccount();
  const mails: Sent[] = [];
  const onMail: { send: (message: MailMessage) => void } = {
    send: ({ to, subject }) => void mails.push({ to, words: subject, at: clock.time }),
  };
  const transport = {
    send: async (message: MailMessage) => {
      onMail.send(message);
      return 250;
    },
    check: async () => {},
    close: async () => {},
  };
  const dbName = `test_${randomBytes(6).toString('hex')}`;
  const start = () =>
    startApp({
      ...settings,
      dbName,
      isShared: true,
      mail: { ...noMail, from: 'office@example.com', transport },
    });
  return { clock, standIn, mails, onMail, start };
};

/** A lead, sent again where a busy database could not confirm it. */
const sendLead = async (app: Server, place: number): Promise<string> => {
  for (;;) {
    const id = await sendWitnessed(app, { email: `p${place}@example.com`, phoneNumber: phoneNumber(place) });
    if (id) return id;
  }
};

const phoneNumber = (place: number) => `(415) 555-${String(1000 + place)}`;
const phone = (place: number) => `+1415555${String(1000 + place)}`;

const work = async (app: Server) => {
  await app.outbox.run();
  await takeSteps(app);
  await app.outbox.run();
  await sendTexts(app.texts);
};

let arrived = 0;
const say = async (app: Server, from: string, body: string) => {
  const id = await storeIncoming(app.texts, {
    providerId: `SMin${arrived++}`,
    from,
    to: ourNumber,
    body,
    media: [],
  });
  return () => (id ? takeIncoming(app.texts, id) : undefined);
};

type Stop = (app: Server, id: string, from: string) => Promise<unknown>;

/** The ways in which a run ends, each until it is acknowledged: by a write of the lead, or by taking the person's turn. */
const changes: Stop[] = [
  (app, id) => workOnLead(app, { ...system, kind: 'anonymous' }, id, { outcome: 'Reached' }),
  (app, id) =>
    app.models.clients.updateOne(
      { _id: id },
      { $set: { hold: { by: 'Sam', at: new Date(), reason: 'A court' } } },
    ),
];
const turns: Stop[] = [
  (app, _, from) => say(app, from, 'I called someone else'),
  (app, id) => withdrawAtLead(app, id, { caller: system, source: 'phone' }),
];
const stops = [...changes, ...turns];

const step = (wait: string, place: number, channel: 'text' | 'email') => ({
  wait,
  channel,
  ...(channel === 'email' && { subject: `Step ${place}` }),
  text: `Step ${place}`,
});

test(`${races} races between a step and what ends its run: no step after its end`, async () => {
  const { clock, standIn, onMail, start } = await openFirm();
  await using app = await start();
  await using _ = standIn;
  const admin = await app.signInAsAdmin();
  for (const channel of ['text', 'email'] as const)
    await admin.post('/api/sequences', {
      ...make.sequence({ on: true, startsOn: 'lead.created', steps: [step('PT1H', 0, channel)] }),
      sources: [channel === 'text' ? 'website' : 'phone'],
    });
  let sent = 0;
  /** The turn of a number when its reply or withdrawal was acknowledged; a step takes one before its first byte. */
  const turnsThen = new Map<string, number>();
  /** The same of a lead's writes, of which a step is one. */
  const writesThen = new Map<string, number>();
  const countWrites = async (id: string) =>
    (await app.models.clients.findById(id).select({ deskVersion: 1 }).lean())?.deskVersion ?? 0;
  onMail.send = ({ subject }) => {
    if (subject === 'Step 0') sent++;
  };
  const ids: string[] = [];
  for (let place = 0; place < races; place++) {
    const id = await sendLead(app, place);
    // Half of them get an e-mail, whose first byte this process sends itself.
    await app.models.clients.updateOne({ _id: id }, { $set: { source: place % 2 ? 'phone' : 'website' } });
    ids.push(id);
  }
  await work(app);
  for (let place = 0; place < races; place += 2) await (await say(app, phone(place), 'YES'))();
  // A mailbox that got the receipt gets no other automatic e-mail that day.
  clock.time += day;
  const { provider } = app.texts;
  const { send } = provider!;
  app.texts.provider = {
    ...provider!,
    send: (text) => {
      if (text.body === 'Step 0') sent++;
      return send.call(provider, text);
    },
  };
  const { sequenceRuns } = app.models;
  const parked = new Date(clock.time + 30 * day);
  await sequenceRuns.updateMany({ state: 'open' }, { $set: { plannedAt: parked, dueAt: parked } });
  let lasts = 50;
  for (const [place, id] of ids.entries()) {
    const due = new Date(clock.time);
    await sequenceRuns.updateOne({ lead: id }, { $set: { plannedAt: due, dueAt: due } });
    const end = async () => {
      await new Promise((resolve) => setTimeout(resolve, (0.4 + Math.random()) * lasts));
      const stop = stops[Math.floor(place / 2) % stops.length]!;
      await stop(app, id, phone(place));
      if (turns.includes(stop)) {
        const [key = ''] = await app.consents.personKeys.phoneKey(phone(place));
        turnsThen.set(key, await readTurn(app.models, key));
      } else writesThen.set(id, await countWrites(id));
    };
    const began = performance.now();
    const sending = work(app).then(() => {
      lasts = performance.now() - began;
    });
    await Promise.all([sending, end()]);
  }
  await work(app);
  // Nothing took its turn after a reply or a withdrawal, and nothing was counted after a change of the lead.
  expect(turnsThen.size).toBeGreaterThan(races / 3);
  for (const [key, turn] of turnsThen) expect(await readTurn(app.models, key)).toBe(turn);
  expect(writesThen.size).toBeGreaterThan(races / 3);
  for (const [id, writes] of writesThen) expect(await countWrites(id)).toBe(writes);
  // Otherwise nothing raced.
  expect(sent).toBeGreaterThan(races / 20);
  expect(sent).toBeLessThan(races);
  expect(await app.models.sequenceRuns.countDocuments()).toBe(races);
});

test(`two weeks of ${leads} leads with ${kills} kills, clock jumps and three days of downtime`, async () => {
  const { clock, standIn, mails, start } = await openFirm();
  await using _ = standIn;
  let servers = await Promise.all([start(), start()]);
  const admin = await servers[0]!.signInAsAdmin();
  const waits = ['PT1H', 'PT1H', 'PT3H', 'P1D', 'P1D', 'PT1H', 'P2D', 'P3D'];
  const steps = waits.map((wait, place) => step(wait, place, place % 2 ? 'email' : 'text'));
  await admin.post('/api/sequences', make.sequence({ on: true, startsOn: 'lead.created', steps }));
  await admin.post(
    '/api/sequences',
    make.sequence({
      on: true,
      startsOn: 'no-answer',
      steps: steps.map((one) => ({ ...one, text: `Again: ${one.text}` })),
    }),
  );
  const ended = new Map<string, number>();
  const ids: string[] = [];
  const ticks = 14 * 4;
  const killEvery = Math.ceil(ticks / kills);
  for (let tick = 0; tick < ticks; tick++) {
    const [app, other] = servers as [Server, Server];
    for (; ids.length < (leads * (tick + 1)) / (ticks / 2) && ids.length < leads; ) {
      const place = ids.length;
      ids.push(await sendLead(app, place));
      await work(app);
      await (await say(app, phone(place), 'YES'))();
    }
    // Every seventh lead ends somehow, every fifth does not answer a call.
    const place = (tick * 7) % Math.max(ids.length, 1);
    if (ids[place] && !ended.has(ids[place])) {
      await stops[tick % stops.length]!(app, ids[place], phone(place));
      ended.set(ids[place], clock.time);
    }
    const unanswered = ids[(tick * 5 + 1) % ids.length];
    if (unanswered && !ended.has(unanswered))
      await workOnLead(app, system, unanswered, { outcome: 'No answer' });
    const working = Promise.allSettled([work(app), work(other)]);
    if (tick % killEvery === killEvery - 1) {
      // The connection goes away in the middle, as with a killed process.
      await new Promise((resolve) => setTimeout(resolve, 20 * (tick % 5)));
      await app.connection.close(true);
      await working;
      servers = [other, await start()];
    }
    await working;
    clock.time += tick === 20 ? 3 * day : 6 * hour;
    if (tick % 10 === 3) clock.time += 5 * hour;
    if (tick % 10 === 7) clock.time -= 5 * hour;
    const open = await servers[0]!.models.sequenceRuns.find({ state: 'open' }).select({ lead: 1 }).lean();
    expect(new Set(open.map(({ lead }) => lead)).size).toBe(open.length);
  }
  const { models } = servers[0]!;
  const texts = await models.messages.find({ run: { $exists: true }, postedAt: { $exists: true } }).lean();
  const steppedMails = mails.filter(({ words }) => words.startsWith('Step'));
  // Nothing twice.
  const posted = standIn.texts
    .filter(({ body }) => /Step \d/.test(body))
    .map(({ to, body }) => `${to} ${body}`);
  expect(new Set(posted).size).toBe(posted.length);
  // The limits of a day and a week hold.
  const emails = new Map(ids.map((id, place) => [`p${place}@example.com`, id]));
  const all = [
    ...texts.map(({ clientId, postedAt }) => ({ lead: clientId!, at: postedAt!.getTime() })),
    ...steppedMails.map(({ to, at }) => ({ lead: emails.get(to)!, at })),
  ];
  const counts = await models.contactCounts.find().lean();
  expect(counts.length).toBeGreaterThan(0);
  for (const lead of ids) {
    const times = all.filter((one) => one.lead === lead).map(({ at }) => at);
    for (const time of times) {
      expect(times.filter((at) => at > time - day + 6 * hour && at <= time).length).toBeLessThanOrEqual(2);
      expect(times.filter((at) => at > time - 6 * day && at <= time).length).toBeLessThanOrEqual(5);
    }
  }
  // Nothing after its end.
  for (const [lead, at] of ended)
    expect(all.filter((one) => one.lead === lead && one.at > at + 11 * hour)).toEqual([]);
  await servers[0]!.connection.dropDatabase();
  for (const server of servers) await server[Symbol.asyncDispose]();
});
