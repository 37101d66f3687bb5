import { expect, test } from 'vitest';
import { optOutRules } from '../../../server/contact/opt-out/classify-opt-out';
import { endLateHolds, isLate } from '../../../server/conversation/hold-number';
import { readStored } from '../../../server/mail/replies/read-stored';
import { storeIncoming, takeIncoming } from '../../../server/texting/take-incoming';
import { byAll, contactAnswers } from '../../support/contact-answers';
import { make } from '../../support/make';
import { shareTexts } from '../../support/share-house';
import { maria, ourNumber, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

const day = 24 * 60 * 60 * 1000;
const goOn = new AbortController().signal;

let count = 0;
const text = async ({ app }: TextHouse, body: string, from = maria) => {
  const incoming = { providerId: `SMhold${count++}`, from, to: ourNumber, body, media: [] };
  const id = await storeIncoming(app.texts, incoming);
  await takeIncoming(app.texts, id!);
  return id!;
};
/** A session is over after days. */
const readReasons = async ({ app }: TextHouse, id: string) =>
  Object.values(await contactAnswers(await app.signInAsAdmin(), id));
const shut = Object.values(byAll('WITHDRAWN'));
const readHold = async ({ app }: TextHouse, id: string): Promise<{ id: string; text: string }[]> =>
  (await (await app.signInAsAdmin()).query('messages.hold', { id })).body.result.data;
const endHold = async (house: TextHouse, id: string) => {
  const messages = (await readHold(house, id)).map((message) => message.id);
  const admin = await house.app.signInAsAdmin();
  expect((await admin.mutate('messages.decideHold', { id, messages, isStop: false })).status).toBe(200);
};
const findTasks = async ({ app }: TextHouse, id: string) =>
  ((await app.models.clients.findById(id).lean())!.openTasks ?? []).map(({ title }) => title);

test('a hold shuts every channel for each lead with the number or the address, and one decision opens them', async () => {
  const house = await openShared();
  const id = await house.lead();
  const sameAddress = await house.lead({ phoneNumber: '(415) 555-0177', caseType: '2' });
  const sameNumber = await house.lead({ email: 'other@example.com', caseType: '3' });
  await text(house, 'STOP I already have a lawyer');
  for (const one of [id, sameNumber]) expect(await readReasons(house, one)).toEqual(shut);
  const holder = (await house.app.models.numberHolds.findOne().lean())!.clientId!;
  const { email } = (await house.app.models.clients.findById(holder).lean())!;
  const other = email === 'other@example.com' ? [] : [sameAddress];
  for (const one of other) expect(await readReasons(house, one)).toEqual(shut);
  await endHold(house, holder);
  for (const one of [id, sameNumber, sameAddress])
    expect(await readReasons(house, one)).not.toContain('WITHDRAWN');
});

test('a hold stays with its lead when the number and the address there are changed', async () => {
  const house = await openShared();
  const id = await house.lead();
  await text(house, 'STOP I already have a lawyer');
  const changed = { phoneNumber: '(415) 555-0188', email: 'new@example.com' };
  const admin = await house.app.signInAsAdmin();
  expect((await admin.put(`/api/clients/${id}`, changed)).status).toBe(200);
  expect(await readReasons(house, id)).toEqual(shut);
});

test('a text that may ask us to stop never lets us text, whatever staff decide; another one does', async () => {
  const house = await openShared();
  const id = (await house.app.anyone.post('/api/clients', make.client())).body.id;
  await text(house, 'Wrong number');
  expect((await house.app.models.consents.findOne({ kind: 'inbound' }).lean())!.record).toMatchObject({
    asksToStop: { result: 'hold', words: 'wrong number', rules: optOutRules },
  });
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'WITHDRAWN' });
  await endHold(house, id);
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'NO_CONSENT' });
  await text(house, 'Sorry, it is me. When can we talk?');
  expect((await house.write(id)).status).toBe(202);
});

test.each([
  ['I want to opt out', 'text'],
  ['dejen de mandarme mensajes', 'text'],
  ['Do not contact me again', undefined],
])('a text that says nothing else is a withdrawal: %s', async (body, channel) => {
  const house = await openShared();
  const id = await house.lead();
  await text(house, body);
  const [entry, ...more] = await house.app.models.consents.find({ kind: 'withdrawal' }).lean();
  expect([entry!.record, more]).toMatchObject([{ source: 'stop', phoneNumber: maria }, []]);
  expect((entry!.record as { channel?: string }).channel).toBe(channel);
  expect((await house.write(id)).body.contact).toMatchObject({ reason: 'WITHDRAWN' });
  expect(await readHold(house, id)).toEqual([]);
});

test('ten business days are without weekends and federal holidays', () => {
  const at = Date.parse('2026-11-18T20:00:00Z');
  // Thanksgiving is the 26th.
  expect(isLate(at, Date.parse('2026-12-02T23:00:00Z'))).toBe(false);
  expect(isLate(at, Date.parse('2026-12-03T20:00:00Z'))).toBe(true);
});

test('a hold that nobody decides within ten business days becomes a withdrawal, which says by which words', async () => {
  const house = await openShared();
  const { app, clock } = house;
  const id = await house.lead();
  await text(house, 'I hired someone else. Stop.');
  clock.time += 14 * day;
  await endLateHolds(app.texts, goOn);
  expect(await app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(0);
  clock.time += day;
  await endLateHolds(app.texts, goOn);
  await endLateHolds(app.texts, goOn);
  const [entry, ...more] = await app.models.consents.find({ kind: 'withdrawal' }).lean();
  expect([entry!.record, more]).toMatchObject([
    { note: `Nobody decided within ten business days: “stop”, rules of ${optOutRules}`, clientId: id },
    [],
  ]);
  expect(await app.models.numberHolds.countDocuments()).toBe(0);
  expect(await findTasks(house, id)).toEqual([]);
  expect(await readReasons(house, id)).toEqual(shut);
});

test('a hold from an unknown number becomes a withdrawal for that number', async () => {
  const house = await openShared();
  const { app, clock } = house;
  await text(house, 'You have the wrong person, I never asked for this', '+14155550188');
  clock.time += 15 * day;
  await endLateHolds(app.texts, goOn);
  expect(await app.models.numberHolds.countDocuments()).toBe(0);
  const late = await house.lead({ phoneNumber: '(415) 555-0188' });
  expect(await readReasons(house, late)).toEqual(shut);
});

test('stored messages are read once by the new rules: what they find is held and listed, and nothing is withdrawn', async () => {
  const house = await openShared();
  const { app, clock } = house;
  const id = await house.lead();
  const [asking, harmless] = [await text(house, 'At 3 is fine'), await text(house, 'Thank you')];
  const stored = (await storeIncoming(app.texts, {
    ...{ providerId: 'SMold', from: maria, to: ourNumber, media: [] },
    body: 'please unsubscribe',
  }))!;
  await app.models.messages.updateMany(
    { _id: { $in: [asking, harmless, stored] } },
    { $set: { optOutDue: true, clientId: id }, $unset: { outbox: '' } },
  );
  clock.time += 20 * day;
  await readStored(app.texts, goOn);
  await endLateHolds(app.texts, goOn);
  expect(await app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(0);
  expect(await readHold(house, id)).toMatchObject([{ id: stored, text: 'please unsubscribe' }]);
  expect(await findTasks(house, id)).toEqual(['Read their last text: did they ask us to stop?']);
  await endHold(house, id);
  await readStored(app.texts, goOn);
  expect(await readHold(house, id)).toEqual([]);
  expect(await app.models.messages.countDocuments({ optOutDue: true })).toBe(0);
});

test('the message of a form that asks us to stop puts its person on hold, and a story does not', async () => {
  const house = await openShared();
  const { app } = house;
  const send = async (additionalInfo: string, different: object) =>
    (await app.anyone.post('/api/clients', make.client({ additionalInfo, ...different }))).body.id;
  const asking = await send('Please take me off your list and stop calling me.', {});
  const story = await send('The pain won’t stop, and my checks will stop in May.', {
    ...{ email: 'ana@example.com', phoneNumber: '(415) 555-0177' },
  });
  await app.outbox.run();
  expect(await readReasons(house, asking)).toEqual(shut);
  expect(await readHold(house, asking)).toMatchObject([{ text: expect.stringContaining('take me off') }]);
  expect(await findTasks(house, asking)).toEqual([
    'Read their message in the form: did they ask us to stop?',
  ]);
  expect(await readReasons(house, story)).not.toContain('WITHDRAWN');
});
