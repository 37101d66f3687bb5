import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createProviderDouble, type StandInText } from '../../scripts/texts/stand-in';
import { classifyOptOut } from '../../server/contact/opt-out/classify-opt-out';
import { openContent } from '../../server/conversation/content';
import type { MessageDoc } from '../../server/conversation/message.model';
import { createTwilio } from '../../server/texting/providers/twilio';
import { bundledScript } from '../support/bundled-script';
import { sendWitnessed } from '../support/graded';
import { sized } from '../support/size';
import { startApp } from '../support/start-app';
import { testStoreUri } from '../support/store/test-server';
import { ourNumber, publicUrl } from '../support/texts';

const texts = sized(100);
const kills = Math.max(6, texts / 50);
const outages = 3;
const people = texts / 2;
/** A minute of the servers' clock is three seconds. */
const speed = 20;
/** Nine in the morning in California. */
const beganAt = Date.parse('2026-11-18T17:00:00Z');

/** A provider's id of a reply; the webhook takes no other shape. */
const toReplyId = (at: number) => `SM${String(at).padStart(32, '0')}`;

const words = ['STOP', 'Alto', 'Please leave me alone', 'Yes', 'At 3 is fine', 'Who is this?', 'Thanks!'];
const wantsNoMore = (body: string) => classifyOptOut(body).result !== 'neither';

const open = async () => {
  const began = Date.now();
  const now = () => beganAt + (Date.now() - began) * speed;
  const onText: { run: (text: StandInText) => void } = { run: () => {} };
  const standIn = await createProviderDouble({ provider: 'twilio', now, onText: (text) => onText.run(text) });
  const { url: baseUrl, account, token } = standIn;
  const provider = createTwilio({ baseUrl, account, token, networks: ['127.0.0.1'], now });
  const app = await startApp({
    now,
    publicUrl,
    texts: { provider, numbers: [{ number: ourNumber, registration: 'none-needed' }], perSecond: 1 },
  });
  // The servers that are killed do the sending.
  app.texts.sendSoon = () => {};
  const admin = await app.signInAsAdmin();
  await admin.mutate('settings.save', { name: 'texts', value: { providerAnswers: false }, version: 0 });
  const script = await bundledScript('tests/support/texts-worker.ts');
  const args = [script, testStoreUri(), app.dbName, baseUrl, began, beganAt, speed].map(String);
  const server: { url: string; child?: ChildProcess } = { url: 'http://127.0.0.1:1' };
  const start = async () => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    server.child = child;
    const [line] = await once(child.stdout, 'data');
    server.url = String(line).trim();
  };
  const kill = async () => {
    const gone = once(server.child!, 'exit');
    server.child!.kill('SIGKILL');
    await gone;
  };
  const close = async () => {
    server.child?.kill('SIGKILL');
    await standIn[Symbol.asyncDispose]();
    await app[Symbol.asyncDispose]();
  };
  return { app, admin, standIn, onText, server, start, kill, now, [Symbol.asyncDispose]: close };
};

type House = Awaited<ReturnType<typeof open>>;

/** Repeats a webhook that did not get through, as the provider does three times. */
const deliver = async (post: () => Promise<number>): Promise<boolean> => {
  for (let count = 0; count < 4; count++) {
    if ((await post().catch(() => 0)) === 204) return true;
    await wait(500);
  }
  return false;
};

/** Reports each text as sent and delivered: one of 20 twice, and another the wrong way round. */
const reportAll = ({ standIn, onText, server }: House) => {
  const deliveredIds = new Set<string>();
  const running: Promise<unknown>[] = [];
  const report = async (text: StandInText, count: number) => {
    await wait(Math.random() * 300);
    const reports = count % 20 === 3 ? ['delivered', 'sent'] : ['sent', 'delivered'];
    if (count % 20 === 13) reports.push(...reports);
    for (const status of reports) {
      const got = await deliver(() => standIn.report(text, status, { server: server.url }));
      if (got && status === 'delivered') deliveredIds.add(text.id);
    }
    text.status = 'delivered';
  };
  onText.run = (text) => void running.push(report(text, running.length));
  return { deliveredIds, settled: () => Promise.all(running) };
};

const writeAll = async ({ admin }: House, ids: readonly string[]) => {
  const written = new Map<string, string>();
  const write = async (clientId: string, text: string): Promise<void> => {
    const { status, body } = await admin.post(`/api/clients/${clientId}/messages`, { channel: 'text', text });
    if (status === 202) written.set(body.id, text);
    // The database did not answer in time and may have it, so that these words are not judged.
    else if (status === 503) await write(clientId, `${text}, again`);
    else expect(body).toMatchObject({ contact: { reason: 'WITHDRAWN' } });
  };
  for (let round = 1; round <= texts / people; round++)
    for (const [at, id] of ids.entries()) await write(id, `Text ${round} to person ${at}`);
  return written;
};

/** Returns when each reply was answered, which is after it was stored. */
const replyAll = async ({ standIn, server, now }: House, numbers: readonly string[]) => {
  const heardAt = new Map<number, number>();
  for (const [at, from] of numbers.entries()) {
    const text = { from, to: ourNumber, body: words[at % words.length]!, id: toReplyId(at) };
    const sentTo = () => ({
      sentTo: `${server.url}/api/texts/inbound`,
      publicUrl: `${publicUrl}/api/texts/inbound`,
    });
    for (let count = 0; count < (at % 20 === 0 ? 2 : 1); count++)
      if (await deliver(() => standIn.receive(text, sentTo()))) heardAt.set(at, heardAt.get(at) ?? now());
    await wait(20);
  }
  return heardAt;
};

/** Staff send again what the provider certainly does not have; returns how many texts. */
const decideAll = async ({ app, admin, standIn }: House): Promise<number> => {
  const lost = await app.models.messages
    .find({ state: 'unknown', by: { $exists: true } })
    .lean<MessageDoc[]>();
  for (const message of lost) {
    const { body } = openContent(app.texts, message);
    expect(standIn.texts.filter((text) => text.body === body)).toEqual([]);
    expect(message.unread).toBe(true);
    expect((await admin.mutate('messages.sendAgain', { id: String(message._id) })).status).toBe(200);
  }
  return lost.length;
};

/** Compares what the provider has of each person with what the database says. */
const judge = async (
  { app, standIn }: House,
  {
    written,
    heardAt,
    numbers,
  }: {
    written: ReadonlyMap<string, string>;
    heardAt: ReadonlyMap<number, number>;
    numbers: readonly string[];
  },
) => {
  const all = await app.models.messages.find().lean();
  const left = standIn.texts.filter(({ direction }) => direction !== 'inbound');
  const wrong: string[] = [];
  const count = { sent: 0, withheld: 0, stopped: 0, confirmations: 0 };
  for (const [id, body] of written) {
    const state = all.find(({ _id }) => String(_id) === id)?.state ?? 'missing';
    const times = left.filter((text) => text.body === body).length;
    const isSent = ['accepted', 'sent', 'delivered'].includes(state);
    const isWithheld = ['refused', 'expired'].includes(state);
    count[isSent ? 'sent' : 'withheld']++;
    if (times !== (isSent ? 1 : 0) || isSent === isWithheld) wrong.push(`${body}: ${state}, ${times} times`);
  }
  for (const [at, number] of numbers.entries()) {
    const reply = all.filter(({ providerId }) => providerId === toReplyId(at));
    const [phoneKey = ''] = await app.consents.personKeys.phoneKey(number);
    const ledger = await app.models.consents.find({ keys: phoneKey }).lean();
    const heard = ledger.filter(({ kind }) => kind === 'inbound');
    if (reply.length !== 1 || heard.length !== 1) wrong.push(`Reply ${at}: ${reply.length}, ${heard.length}`);
    const body = words[at % words.length]!;
    const withdrawal = ledger.find(({ kind }) => kind === 'withdrawal');
    const hold = await app.models.numberHolds.findById(phoneKey).lean();
    if (wantsNoMore(body) !== Boolean(withdrawal ?? hold)) wrong.push(`${body} of ${at}`);
    const confirmations = left.filter((text) => text.to === number && !text.body.startsWith('Text '));
    count.confirmations += confirmations.length;
    if (confirmations.length > (classifyOptOut(body).result === 'withdrawal' ? 1 : 0))
      wrong.push(`Confirmed to ${at} twice`);
    if (!wantsNoMore(body)) continue;
    count.stopped++;
    const late = all.filter(
      (one) =>
        one.phoneKey === phoneKey &&
        one.ground !== 'service' &&
        Number(one.postedAt) > (heardAt.get(at) ?? Number.POSITIVE_INFINITY),
    );
    if (late.length > 0) wrong.push(`Sent to ${at} after the withdrawal`);
  }
  const bodies = left.filter(({ body }) => body.startsWith('Text ')).map(({ body }) => body);
  if (new Set(bodies).size < bodies.length) wrong.push('A text left twice');
  const posted = all
    .flatMap(({ postedAt }) => (postedAt ? [postedAt.getTime()] : []))
    .toSorted((a, b) => a - b);
  for (const [at, time] of posted.slice(1).entries())
    if (time - posted[at]! < 1000) wrong.push(`Two texts within ${time - posted[at]!} ms`);
  return { all, wrong, count };
};

test(`${texts} texts and ${people} replies with ${kills} kills and ${outages} outages: none lost, none twice`, async () => {
  await using house = await open();
  const { app, standIn } = house;
  const numbers = Array.from({ length: people }, (_, at) => `+1415555${String(1000 + at)}`);
  const ids: string[] = [];
  for (const [at, phoneNumber] of numbers.entries())
    ids.push(await sendWitnessed(app, { phoneNumber, email: `${at}@example.com` }));
  // Only texts by hand and answers, which can be counted.
  await app.models.clients.updateMany({}, { $unset: { outbox: '' } });
  standIn.behave(
    ...Array.from({ length: texts * 3 }, (_, at) => ({
      losesAnswer: at % 10 === 3,
      losesText: at % 50 === 7,
      // A provider that hangs: two minutes of the servers' clock.
      ...(at % 10 === 6 && { delay: 6000 }),
    })),
  );
  const reports = reportAll(house);
  await house.start();
  const breakIt = async () => {
    for (let count = 1; count <= kills; count++) {
      await wait(500 + Math.random() * 1500);
      const isOutage = count % Math.ceil(kills / outages) === 1;
      if (isOutage) standIn.goAway(true);
      await house.kill();
      await house.start();
      if (isOutage) await wait(1000);
      standIn.goAway(false);
    }
  };
  const [written, heardAt] = await Promise.all([writeAll(house, ids), replyAll(house, numbers), breakIt()]);
  const unsettled = {
    direction: 'out' as const,
    $or: [{ state: { $in: ['queued', 'posting'] as const } }, { checkAt: { $exists: true } }],
  };
  const settle = () =>
    expect
      .poll(() => app.models.messages.countDocuments(unsettled as never), {
        timeout: 600_000,
        interval: 1000,
      })
      .toBe(0);
  await settle();
  // A text that is sent again may stay unknown again.
  let pressed = 0;
  for (let count = 1; count > 0; pressed += count) {
    count = await decideAll(house);
    await settle();
  }
  await reports.settled();
  await expect
    .poll(() => app.models.consents.countDocuments({ kind: 'inbound' }), {
      timeout: 60_000,
      interval: 1000,
    })
    .toBe(people);
  await house.kill();
  const { all, wrong, count } = await judge(house, { written, heardAt, numbers });
  expect(wrong).toEqual([]);
  const delivered = new Set(
    all.filter(({ state }) => state === 'delivered').map(({ providerId }) => providerId),
  );
  expect([...reports.deliveredIds].filter((id) => !delivered.has(id))).toEqual([]);
  // The trouble has to have happened, or nothing was proved.
  expect(pressed).toBeGreaterThan(0);
  expect(count.sent).toBeGreaterThan(texts / 2);
  expect(count.stopped).toBeGreaterThan(people / 4);
  expect(all.some(({ checks }) => checks)).toBe(true);
  console.info({ written: written.size, pressed, ...count });
}, 900_000);
