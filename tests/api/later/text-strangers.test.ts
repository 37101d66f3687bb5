import { expect, test } from 'vitest';
import { mayTextCode } from '../../../server/texting/service-texts';
import { toQueued } from '../../../server/texting/texts';
import { hour, minute } from '../../../shared/durations';
import { findToken } from '../../support/built-form';
import { caller } from '../../support/caller';
import { consented } from '../../support/consented';
import { eventually } from '../../support/eventually';
import { sendTexts } from '../../support/send-texts';
import { shareTexts } from '../../support/share-house';
import { noMail } from '../../support/start-app';
import { maria, openTexts, ourNumber, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

const untilEntered = ({ app }: TextHouse, count: number) =>
  expect
    .poll(() => app.models.consents.countDocuments({ kind: 'inbound' }), { timeout: 120_000 })
    .toBe(count);
const bodies = (house: TextHouse) => house.sent().map(({ body }) => body);

/** A visitor at an address sends our form with a number of someone else. */
const post = async ({ app }: TextHouse, ip: string, phoneNumber: string) => {
  const email = `${phoneNumber.slice(-4)}@example.com`;
  const own = { phoneNumber, email, additionalInfo: 'Please call me.' };
  const form = consented({ ...(await findToken(app)), ...own });
  const answer = await caller(app.url, { 'X-Forwarded-For': ip }).post('/api/clients', form);
  expect(answer.status).toBe(201);
};
const work = async ({ app, clock }: TextHouse) => {
  await app.outbox.run();
  await sendTexts(app.texts);
  // Others may be leaving in the background.
  const leaving = { $or: [{ state: 'posting' as const }, { dueAt: { $lte: new Date(clock.time) } }] };
  await eventually(() => app.models.messages.countDocuments(leaving)).toBe(0);
};

const openWithMail = async () => {
  const mails: string[] = [];
  const transport = {
    send: async ({ subject }: { subject: string }) => {
      mails.push(subject);
      return 250;
    },
    check: async () => {},
    close: async () => {},
  };
  const mail = { ...noMail, from: 'office@example.com', staff: 'office@example.com', transport };
  return { house: await openTexts({ mail, trustProxy: true }), mails };
};

test('fifty people who answer ALTO at once, or one person fifty times: one confirmation for each time it was open', async () => {
  const house = await openShared();
  await house.lead({ language: 'es' });
  await Promise.all(Array.from({ length: 50 }, () => house.receive('ALTO')));
  await untilEntered(house, 50);
  await work(house);
  expect(bodies(house)).toHaveLength(1);
  house.clock.time += hour;
  await house.lead({ language: 'es', email: 'again@example.com' });
  await house.app.consents.sealAll();
  house.clock.time += minute;
  await house.receive('START');
  await untilEntered(house, 51);
  for (let count = 0; count < 3; count++) {
    house.clock.time += minute;
    await house.receive('ALTO');
    await untilEntered(house, 52 + count);
  }
  await work(house);
  expect(bodies(house)).toHaveLength(2);
});

test('numbers abroad that belong to no lead get no answer to HELP or STOP, and their STOP counts', async () => {
  const house = await openShared();
  for (let at = 10; at < 50; at++) await house.receive('Ayuda', { from: `+4479460018${at}` });
  await house.receive('ALTO', { from: '+18765550123' });
  await untilEntered(house, 41);
  await house.lead({ phoneNumber: '+44 20 7946 0018' });
  await house.receive('Ayuda', { from: '+442079460018' });
  await untilEntered(house, 42);
  await work(house);
  expect(house.sent().map(({ to }) => to)).toEqual(['+442079460018']);
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(1);
});

test('a code to sign goes to no premium number and no satellite', async () => {
  const house = await openShared();
  const isOffered = (number: string) => mayTextCode(house.app.texts)(number, `key of ${number}`);
  for (const number of ['+19005551234', '+449098790000', '+447012345678', '+881612345678', '+88213300655'])
    expect(await isOffered(number)).toBe(false);
  for (const number of [maria, '+447946001810']) expect(await isOffered(number)).toBe(true);
});

test('sixty addresses that enter sixty numbers: the firm’s cap holds, staff hear of it once, and a lead’s STOP is confirmed', async () => {
  const { house, mails } = await openWithMail();
  await using _ = house;
  // One pass sends them all, so that the count is exact.
  const { sendSoon } = house.app.texts;
  house.app.texts.sendSoon = () => {};
  for (let at = 10; at < 70; at++) await post(house, `203.0.113.${at}`, `(415) 555-01${at}`);
  await work(house);
  expect(bodies(house)).toHaveLength(40);
  house.app.texts.sendSoon = sendSoon;
  await house.receive('Ayuda', { from: '+14155550188' });
  await house.receive('ALTO', { from: '+14155550189' });
  await house.receive('ALTO', { from: '+14155550110' });
  await untilEntered(house, 3);
  await work(house);
  expect(bodies(house)).toHaveLength(41);
  expect(house.sent().at(-1)).toMatchObject({ to: '+14155550110' });
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(2);
  const held = await house.app.models.messages.countDocuments({ error: 'CAP_REACHED', state: 'refused' });
  expect(held).toBe(22);
  expect(mails.filter((subject) => subject.includes('Strangers'))).toHaveLength(1);
  const value = { providerAnswers: true, strangersAnHour: 41, strangersADay: 41 };
  await house.admin.mutate('settings.save', { name: 'texts', value, version: 0 });
  await house.receive('Ayuda', { from: '+14155550187' });
  await untilEntered(house, 4);
  await work(house);
  expect(bodies(house)).toHaveLength(42);
});

test('fifteen /64 networks of one /48 count as one sender', async () => {
  await using house = await openTexts({ trustProxy: true });
  for (let at = 10; at < 25; at++) await post(house, `2001:db8:1:${at}::1`, `(415) 555-01${at}`);
  await post(house, '2001:db8:2::1', '(415) 555-0190');
  await work(house);
  expect(house.sent().map(({ to }) => to)).toHaveLength(11);
  expect(house.sent().some(({ to }) => to === '+14155550190')).toBe(true);
});

test('a provider that hangs holds up one text: a STOP and a code pass it, and each person’s texts keep their order', async () => {
  const house = await openShared();
  const { app } = house;
  const signer = await house.lead({ phoneNumber: '(415) 555-0131', email: 'signer@example.com' });
  await house.receive('YES', { from: '+14155550131' });
  const ids: string[] = [];
  for (let at = 32; at < 62; at++)
    ids.push(await house.lead({ phoneNumber: `(415) 555-01${at}`, email: `${at}@example.com` }));
  const provider = app.texts.provider!;
  const send = provider.send.bind(provider);
  let release = () => {};
  const hangs = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hanging = 0;
  provider.send = async (text, within) => {
    if (text.body.startsWith('Text ')) {
      hanging += 1;
      await hangs;
    }
    return send(text, within);
  };
  for (const id of [ids[0]!, ...ids]) await house.write(id, `Text ${ids.indexOf(id)}`);
  await eventually(() => hanging).toBe(20);
  await house.receive('ALTO', { from: '+14155550161' });
  const [phoneKey = ''] = await app.consents.personKeys.phoneKey('+14155550131');
  const code = {
    clientId: signer,
    phoneKey,
    ground: 'service',
    service: 'code',
    dueAt: new Date(house.clock.time),
    expiresAt: new Date(house.clock.time + 10 * minute),
  } as const;
  await app.models.messages.create(
    toQueued(app.texts, { body: 'A code', from: ourNumber, to: '+14155550131' }, code),
  );
  app.texts.sendSoon();
  await eventually(() => bodies(house).length).toBe(2);
  expect(bodies(house).toSorted()).toEqual(['A code', expect.stringContaining('mensaje final')]);
  await eventually(() => app.models.messages.countDocuments({ state: 'posting' })).toBe(20);
  release();
  await eventually(() => app.models.messages.countDocuments({ state: 'accepted' })).toBe(32);
  expect(hanging).toBe(30);
  expect(bodies(house).filter((body) => body === 'Text 0')).toHaveLength(2);
  expect(bodies(house)).not.toContain('Text 29');
});
