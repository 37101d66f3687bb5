import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { PermanentFailure } from '../../server/core/outbox/failures';
import { takeMail } from '../../server/mail/replies/take-mail';
import type { MailMessage } from '../../server/mail/transport';
import { takeSteps } from '../../server/sequences/take-steps';
import { storeIncoming, takeIncoming } from '../../server/texting/take-incoming';
import { minute } from '../../shared/durations';
import { callOutcomes, spokenOutcomes } from '../../shared/schemas/desk';
import type { InboxRow } from '../../shared/schemas/inbox';
import { failedStates, type UnknownMessage } from '../../shared/schemas/message';
import { type Caller, caller } from './caller';
import { sendWitnessed } from './graded';
import { type Answer, createModel, type Lead } from './inbox-model';
import { make } from './make';
import { sendTexts } from './send-texts';
import { noMail, startApp } from './start-app';
import { seeded } from './store/random-queries';
import { openAccount, ourNumber } from './texts';

/** A firm on one database whose server can be started again, with a provider of texts, a mail server and a clock. */
const openFirm = async () => {
  const { clock, standIn, settings } = await openAccount();
  const mails: MailMessage[] = [];
  const mailServer = { refuses: false };
  const transport = {
    send: async (message: MailMessage) => {
      if (mailServer.refuses) throw new PermanentFailure('SMTP 550');
      mails.push(message);
      return 250;
    },
    check: async () => {},
    close: async () => {},
  };
  const dbName = `test_${randomBytes(6).toString('hex')}`;
  const mail = { ...noMail, from: 'office@example.com', transport };
  const start = async () => {
    const app = await startApp({ ...settings, dbName, mail });
    // The program itself decides when something is sent.
    app.texts.sendSoon = () => {};
    return app;
  };
  return { clock, standIn, mails, mailServer, start };
};

const words = ['Can I come by Thursday?', 'Please call me', 'YES', 'Any news?', 'Gracias', 'HELP', 'START'];
const queued = { state: 'queued', channel: 'text', direction: 'out', answers: { $exists: false } } as const;
const holdWords = 'I do not want this anymore, please leave me alone';

type Hour = { leads: number; unanswered: number; acts: number; seed: number };

/** Two clerks, an administrator and the people who write, for an hour; compares the inbox with the model after each batch. */
export const workAnHour = async ({ leads: count, unanswered, acts, seed }: Hour): Promise<void> => {
  const next = seeded(seed);
  const random = {
    chance: (share: number) => next() < share,
    below: (count: number) => Math.floor(next() * count),
    pick: <One>(all: readonly One[]): One | undefined => all[Math.floor(next() * all.length)],
  };
  const firm = await openFirm();
  const { clock, standIn, mails, mailServer } = firm;
  const model = createModel();
  let app = await firm.start();
  let arrived = 0;
  const log: string[] = [];
  const admin = await app.signInAsAdmin();
  let staff: Caller[] = [admin, await app.signInAs('intake'), await app.signInAs('intake')];
  const me = await Promise.all(
    staff.map(async (one) => (await one.query('auth.me')).body.result.data.id as string),
  );
  const anyStaff = () => random.pick(staff)!;
  const sequence = make.sequence({
    on: true,
    steps: [{ wait: 'PT3M', channel: 'text', text: 'Hi {{firstName}}, this is {{firm}}.' }],
  });
  const { body: running } = await staff[0]!.post('/api/sequences', sequence);

  /** Lets the server do what it does by itself, and reads which of our messages failed. */
  const settle = async () => {
    // Nothing else happens in the same millisecond.
    clock.time += 1;
    await app.outbox.run();
    await takeSteps(app);
    await app.outbox.run();
    await sendTexts(app.texts);
    await app.outbox.run();
    await readPending();
    await followRouting();
    const ids = model.written.map(({ id }) => id);
    const stored = await app.models.messages.find({ _id: { $in: ids } }).lean();
    const states = new Map(stored.map(({ _id, state, error }) => [String(_id), { state, error }]));
    for (const message of model.written) {
      const { state, error } = states.get(message.id)!;
      const hasFailed = failedStates.has(state) && error !== 'ARRIVED';
      if (hasFailed && !message.hasFailed) model.fail(message);
      if (!hasFailed && message.hasFailed) model.mend(message);
    }
  };

  /** A text that the server takes again finds the lead that its number has meanwhile. */
  const followRouting = async () => {
    const open = model.items.filter(({ lead, isFailure }) => lead === undefined && !isFailure);
    const routed = { _id: { $in: open.map(({ id }) => id) }, clientId: { $exists: true } };
    for (const { _id, clientId } of await app.models.messages.find(routed).lean())
      model.route(String(_id), clientId!);
  };

  /** Texts that the server stored and did not act on before something else happened. */
  let pending: { id: string; from: string; text: string; asks: boolean }[] = [];
  const readPending = async () => {
    const some = pending;
    pending = [];
    for (const { id, from, text, asks } of some) await note(id, from, text, asks);
  };
  const note = async (id: string, from: string, text: string, asks: boolean) => {
    const { clientId } = (await app.models.messages.findById(id).lean())!;
    if (asks) model.arrive(id, from, clientId, text);
  };

  /** True for a YES to our question whether the number is right, which is the last thing that we texted by ourselves. */
  const isYesToUs = async (from: string, body: string) => {
    const toThem = standIn.texts.filter(({ to, direction }) => direction !== 'inbound' && to === from);
    const last = toThem.findLast((one) => !one.body.includes('STOP to get no more'));
    const isQueued = await app.models.messages.exists({
      ...queued,
      phoneKey: { $in: await app.consents.personKeys.phoneKey(from) },
    });
    const isWrittenTo = model.written.some((one) => one.from === from);
    return body === 'YES' && !isQueued && !isWrittenTo && last?.body.includes('Reply YES') === true;
  };
  const text = async (from: string, body: string, { asks: asksUs = true, isLate = false } = {}) => {
    const asks = asksUs && !(await isYesToUs(from, body));
    const incoming = { providerId: `SMin${arrived++}`, from, to: ourNumber, body, media: [] };
    const id = (await storeIncoming(app.texts, incoming))!;
    if (isLate) pending.push({ id, from, text: body, asks });
    else {
      await takeIncoming(app.texts, id);
      await note(id, from, body, asks);
    }
  };
  const email = async (from: string, body: string, more: string[] = [], asks = true) => {
    const raw = [
      `From: ${from}`,
      'To: office@example.com',
      `Message-ID: <in${arrived++}@mail.example>`,
      'Subject: My case',
      ...more,
      '',
      body,
    ];
    await takeMail(app, Buffer.from(raw.join('\r\n')));
    const stored = await app.models.messages.findOne({ direction: 'in' }).sort({ _id: -1, at: -1 }).lean();
    const newest = await app.models.messages
      .find({ direction: 'in', channel: 'email' })
      .sort({ at: -1 })
      .limit(1)
      .lean();
    const message = newest[0] ?? stored;
    if (message && message.at.getTime() === clock.time) await note(String(message._id), from, body, asks);
  };

  const arrive = async (person: { phone: string; email: string }) => {
    mails.length = 0;
    const id = await sendWitnessed(app, { email: person.email, phoneNumber: person.phone });
    const lead: Lead = { id, ...person };
    model.leads.set(id, lead);
    await app.outbox.run();
    await followRouting();
    lead.mail = mails.find(({ to }) => to === person.email)?.messageId;
    return lead;
  };
  const phone = (place: number) => `+1415555${String(1000 + place)}`;
  for (let place = 0; place < count; place++) {
    clock.time += 1000;
    // Every tenth is another lead of the person before, by number or by address.
    const before = place % 10 === 9 ? place - 1 : place;
    await arrive({
      phone: phone(place % 20 === 9 ? before : place),
      email: `p${place % 20 === 19 ? before : place}@example.com`,
    });
  }
  const pickLead = () => random.pick(model.live())!;
  const strangers = Array.from({ length: Math.ceil(count / 10) }, (_, place) => phone(5000 + place));
  const replyTo = ({ mail }: Lead) => (mail ? [`In-Reply-To: <${mail.replace(/[<>]/g, '')}>`] : []);

  const list = async (one: Caller, tab: string) =>
    (await one.query('inbox.list', { tab, limit: 500 })).body.result.data as InboxRow[];
  const findVersion = async ({ id }: Lead) => (await staff[0]!.get(`/api/clients/${id}`)).body.version;
  const getUnknown = async () =>
    (await staff[0]!.get('/api/messages/unknown?page=1&limit=100')).body as UnknownMessage[];
  const write = async (lead: Lead, channel: 'text' | 'email', fails: boolean) => {
    if (fails) {
      await settle();
      if (channel === 'text') standIn.behave({ refuses: random.pick([21614, 21617])! });
      else mailServer.refuses = true;
    }
    const body = { channel, text: `We can, at ${++arrived}.` };
    const sent = await anyStaff().post(`/api/clients/${lead.id}/messages`, body);
    if (sent.status === 202) model.write(sent.body.id, lead, channel === 'text' ? lead.phone : lead.email);
    else if (sent.status !== 409) throw new Error(`Writing answered ${sent.status}`);
    if (fails || random.chance(0.7)) await settle();
    mailServer.refuses = false;
    return `${sent.status}`;
  };
  let stale: InboxRow | undefined;
  const merges: { lead: Lead; into: Lead; order: number }[] = [];

  const program: [share: number, name: string, act: () => Promise<unknown>][] = [
    [12, 'a lead texts', () => text(pickLead().phone, random.pick(words)!)],
    [2, 'a lead texts, taken late', () => text(pickLead().phone, random.pick(words)!, { isLate: true })],
    [
      6,
      'a lead writes an e-mail',
      () => {
        const lead = pickLead();
        return email(lead.email, `About my case, ${arrived}`, replyTo(lead));
      },
    ],
    [
      1,
      'a program answers for a lead',
      () => {
        const lead = pickLead();
        const more = [...replyTo(lead), 'Auto-Submitted: auto-replied'];
        return email(lead.email, `Out of office, ${arrived}`, more, false);
      },
    ],
    [4, 'a stranger texts', () => text(random.pick(strangers)!, random.pick(words)!)],
    [
      1,
      'a stranger writes an e-mail',
      () => email(`s${random.below(count)}@example.org`, `Hello ${arrived}`),
    ],
    [1, 'STOP', () => text(pickLead().phone, random.pick(['STOP', 'lose my number'])!, { asks: false })],
    [1, 'a stranger says STOP', () => text(random.pick(strangers)!, 'STOP', { asks: false })],
    [1, 'words that may mean stop', () => text(pickLead().phone, holdWords)],
    [
      2,
      'a reaction',
      async () => {
        const ours = random.pick(standIn.texts.filter(({ direction }) => direction !== 'inbound'));
        if (ours) await text(ours.to, `Liked “${ours.body}”`, { asks: false });
      },
    ],
    [
      2,
      'a report that a text did not arrive, or did',
      async () => {
        const ours = random.pick(standIn.texts.filter(({ direction }) => direction !== 'inbound').slice(-20));
        const how = random.chance(0.7) ? 'undelivered' : 'delivered';
        if (!ours?.callback) return;
        await standIn.report(ours, how, {
          server: app.url,
          ...(how === 'undelivered' && { error: '30005' }),
        });
        await settle();
        return how;
      },
    ],
    [
      8,
      'read',
      async () => {
        const [lead, one] = [pickLead(), anyStaff()];
        await one.get(`/api/clients/${lead.id}/messages`);
        await one.mutate('messages.markRead', { id: lead.id });
        await list(one, random.pick(['mine', 'unassigned', 'all'])!);
      },
    ],
    [
      8,
      'answer a row',
      async () => {
        const row = random.pick(await list(anyStaff(), 'all'));
        const lead = row && model.leads.get(row.id);
        return lead && write(lead, random.chance(0.6) ? 'text' : 'email', random.chance(0.2));
      },
    ],
    [3, 'write', () => write(pickLead(), random.chance(0.6) ? 'text' : 'email', random.chance(0.2))],
    [
      5,
      'call',
      async () => {
        const row = random.chance(0.5) ? random.pick(await list(anyStaff(), 'all')) : undefined;
        const lead = (row && model.leads.get(row.id)) ?? pickLead();
        const outcome = random.chance(0.9) ? random.pick(callOutcomes.slice(0, 4))! : callOutcomes[5];
        const work = { id: lead.id, version: await findVersion(lead), outcome };
        const { status } = await anyStaff().mutate('desk.work', work);
        if (status === 200 && spokenOutcomes.includes(outcome)) model.call(lead);
        return `${outcome} ${status}`;
      },
    ],
    [
      6,
      'done',
      async () => {
        const row = random.chance(0.2) ? stale : random.pick(await list(anyStaff(), 'all'));
        if (!row) return;
        const lead = model.resolve(row.id);
        const { status } = await anyStaff().mutate('inbox.done', { id: row.id, message: row.message });
        if (status === 200) done.push({ row, answer: model.done(lead) });
        return `${row.id} ${status}`;
      },
    ],
    [
      3,
      'later',
      async () => {
        const row = random.pick(await list(anyStaff(), 'all'));
        if (!row) return;
        const until = clock.time + (1 + random.below(20)) * minute;
        const input = { id: row.id, message: row.message, until: new Date(until).toISOString() };
        const { status } = await anyStaff().mutate('inbox.later', input);
        if (status === 200)
          model.laters.push({
            lead: row.id,
            message: row.message,
            until,
            order: model.next(),
            isVoid: false,
          });
        return `${row.id} ${status}`;
      },
    ],
    [
      2,
      'undo done or later',
      async () => {
        const one = random.pick(done.slice(-5));
        const later = random.pick(model.laters.slice(-5));
        const row = random.chance(0.6) ? one?.row : later && { id: later.lead, message: later.message };
        if (!row || model.resolve(row.id).isInTrash) return;
        const { status } = await anyStaff().mutate('inbox.back', { id: row.id, message: row.message });
        if (status !== 200) return `${row.id} ${status}`;
        for (const { row: settled, answer } of done)
          if (settled.message === row.message) answer.isVoid = true;
        for (const put of model.laters) if (put.message === row.message) put.isVoid = true;
        model.touch(model.resolve(row.id).id);
        return `${row.id} ${status}`;
      },
    ],
    [
      3,
      'assign',
      async () => {
        const lead = pickLead();
        const assignedTo = random.pick([...me, null]);
        const body = { version: await findVersion(lead), assignedTo };
        await anyStaff().put(`/api/clients/${lead.id}`, body);
      },
    ],
    [
      2,
      'merge',
      async () => {
        const waiting = model.live().filter((lead) => model.waits(lead).length > 0);
        const [into, lead] = [
          random.pick(waiting) ?? pickLead(),
          random.chance(0.5) ? random.pick(waiting) : pickLead(),
        ];
        if (!lead || lead === into) return;
        const pick = async (one: Lead) => ({ id: one.id, version: await findVersion(one) });
        const both = { into: await pick(into), from: await pick(lead), take: [] };
        const { status } = await anyStaff().mutate('clients.merge', both);
        if (status !== 200) return status;
        lead.into = into.id;
        model.touch(into.id);
        merges.push({ lead, into, order: model.next() });
        return `${lead.id} into ${into.id}`;
      },
    ],
    [
      1,
      'undo a merge',
      async () => {
        const one = random.pick(merges.slice(-4).filter(({ into }) => !into.into && !into.isInTrash));
        if (!one) return;
        const { status } = await staff[0]!.mutate('clients.undoMerge', { id: one.lead.id });
        if (status !== 200) return status;
        model.unmerge(one.lead, one.into, one.order);
        merges.splice(merges.indexOf(one), 1);
        return one.lead.id;
      },
    ],
    [
      1,
      'trash',
      async () => {
        const lead = pickLead();
        const { status } = await staff[0]!.delete(`/api/clients/${lead.id}`);
        if (status === 204) lead.isInTrash = true;
        return lead.id;
      },
    ],
    [
      2,
      'restore',
      async () => {
        const lead = random.pick([...model.leads.values()].filter(({ isInTrash }) => isInTrash));
        if (!lead) return;
        const { status } = await staff[0]!.mutate('clients.restore', { id: lead.id });
        if (status === 200) lead.isInTrash = false;
        model.touch(lead.id);
        return `${lead.id} ${status}`;
      },
    ],
    [
      2,
      'assign a stranger',
      async () => {
        const message = random.pick(await getUnknown());
        if (!message) return;
        const lead = pickLead();
        const url = `/api/messages/unknown/${message.id}`;
        const { status } = await anyStaff().put(url, { clientId: lead.id });
        if (status === 204) model.assign(message.from, lead.id);
        return `${message.from} to ${lead.id} ${status}`;
      },
    ],
    [
      1,
      'a new lead of a stranger',
      async () => {
        const message = random.pick((await getUnknown()).filter(({ channel }) => channel === 'text'));
        if (!message) return;
        const lead = await arrive({ phone: message.from, email: `n${arrived++}@example.com` });
        const url = `/api/messages/unknown/${message.id}`;
        const { status } = await anyStaff().put(url, { clientId: lead.id });
        if (status === 204) model.assign(message.from, lead.id);
        return `${message.from} ${status}`;
      },
    ],
    [
      2,
      'reply to a stranger',
      async () => {
        const message = random.pick((await getUnknown()).filter(({ channel }) => channel === 'text'));
        if (!message) return;
        const fails = random.chance(0.2);
        if (fails) {
          await settle();
          standIn.behave({ refuses: 21617 });
        }
        const url = `/api/messages/unknown/${message.id}/reply`;
        const sent = await anyStaff().post(url, { text: 'Who is this, please?' });
        if (sent.status === 202) model.reply(sent.body.id, message.from);
        if (fails) await settle();
        return `${message.from} ${sent.status}`;
      },
    ],
    [
      1,
      'block',
      async () => {
        const message = random.pick(await getUnknown());
        if (!message || !random.chance(0.3)) return;
        const { status } = await anyStaff().put(`/api/messages/unknown/${message.id}`, { block: true });
        if (status === 204) model.blocked.add(message.from);
        return `${message.from} ${status}`;
      },
    ],
    [
      2,
      'decide a hold',
      async () => {
        const row = (await list(anyStaff(), 'all')).find(({ held }) => held);
        if (!row) return;
        const held = (await anyStaff().query('messages.hold', { id: row.id })).body.result.data;
        const messages = held.map((one: { id: string }) => one.id) as string[];
        const isStop = random.chance(0.5);
        const { status } = await anyStaff().mutate('messages.decideHold', { id: row.id, messages, isStop });
        if (status === 200 && isStop) model.stop(messages);
        return `${row.id} ${isStop} ${status}`;
      },
    ],
    [
      1,
      'sequences on or off',
      async () => {
        const { body } = await staff[0]!.get('/api/sequences');
        const { version } = body.find(({ id }: { id: string }) => id === running.id);
        const on = random.chance(0.5);
        await staff[0]!.put(`/api/sequences/${running.id}`, { ...sequence, on, version });
      },
    ],
    [
      1,
      'look and press later',
      async () => {
        stale = random.pick(await list(anyStaff(), 'all'));
      },
    ],
  ];
  const done: { row: InboxRow; answer: Answer }[] = [];
  const turns = program.flatMap((one) => Array.from({ length: one[0] }, () => one));

  const check = async () => {
    await settle();
    const live = model.live();
    const assigned = new Map(
      (await app.models.clients.find().select({ assignedTo: 1 }).lean()).map((one) => [
        String(one._id),
        one.assignedTo ?? null,
      ]),
    );
    const unknown = model.unknown();
    const rows = await list(staff[0]!, 'all');
    const shown = new Set(rows.map(({ id }) => id));
    expect(shown.size).toBe(rows.length);
    const wrong: string[] = [];
    for (const lead of live) {
      const waiting = model.waits(lead);
      const hides = model.hides(lead, clock.time);
      const what = JSON.stringify(waiting.map(({ text, id }) => `${id} ${text}`));
      if (waiting.length > 0 && !shown.has(lead.id) && hides === 'no')
        wrong.push(`${lead.id} is lost: ${what}`);
      if (waiting.length > 0 && shown.has(lead.id) && hides === 'yes')
        wrong.push(`${lead.id} was put off: ${what}`);
      if (waiting.length === 0 && shown.has(lead.id) && !model.mayShow(lead))
        wrong.push(`${lead.id} is answered: ${rows.find(({ id }) => id === lead.id)!.message}`);
    }
    for (const id of shown) if (!live.some((lead) => lead.id === id)) wrong.push(`${id} is gone`);
    const pages = await getUnknown();
    const senders = new Set(
      pages
        .filter(({ answered, automatic, settled }) => !answered && !automatic && !settled)
        .map(({ from }) => from),
    );
    for (const from of unknown) if (!senders.has(from)) wrong.push(`${from} is lost`);
    for (const [place, one] of staff.entries()) {
      const mine = rows.filter(({ id }) => assigned.get(id) === me[place]).map(({ id }) => id);
      const nobodys = rows.filter(({ id }) => assigned.get(id) === null).map(({ id }) => id);
      const ids = async (tab: string) => (await list(one, tab)).map(({ id }) => id).toSorted();
      if (JSON.stringify(await ids('mine')) !== JSON.stringify(mine.toSorted()))
        wrong.push(`Mine of ${place}`);
      if (JSON.stringify(await ids('unassigned')) !== JSON.stringify(nobodys.toSorted()))
        wrong.push(`Unassigned of ${place}`);
      const { nextAt: _, ...counts } = (await one.query('inbox.counts')).body.result.data;
      const expected = {
        mine: mine.length,
        unassigned: nobodys.length,
        unknown: unknown.size,
        all: rows.length + unknown.size,
      };
      if (JSON.stringify(counts) !== JSON.stringify(expected))
        wrong.push(`Counts ${JSON.stringify([counts, expected])}`);
    }
    expect(wrong, `Seed ${seed}, after:\n${log.slice(-60).join('\n')}\n`).toEqual([]);
  };

  try {
    const first = model.live().slice(0, unanswered);
    for (const lead of first) {
      clock.time += 1000;
      await text(lead.phone, random.pick(words)!);
    }
    await check();
    const batch = 20;
    for (let turn = 0; turn < acts; turn++) {
      clock.time += Math.ceil((next() * 2 * 60 * minute) / acts);
      const [, name, act] = random.pick(turns)!;
      log.push(`${turn} ${name}: ${(await act()) ?? ''}`);
      if (turn === Math.floor(acts / 2)) {
        // The server stops with a text that it stored and did not act on.
        await text(pickLead().phone, 'Just before you stopped', { isLate: true });
        const restarted = await firm.start();
        await app[Symbol.asyncDispose]();
        app = restarted;
        staff = staff.map(({ headers }) => caller(app.url, headers));
      }
      if (turn % batch === batch - 1) await check();
    }
    await check();
    // A row that someone put off comes back.
    clock.time += 30 * minute;
    await check();
  } finally {
    await app.connection.dropDatabase();
    await app[Symbol.asyncDispose]();
    await standIn[Symbol.asyncDispose]();
  }
};
