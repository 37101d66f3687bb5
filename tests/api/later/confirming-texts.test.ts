import { expect, test } from 'vitest';
import { day, hour, minute } from '../../../shared/durations';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { sendTexts } from '../../support/send-texts';
import { shareTexts } from '../../support/share-house';
import { maria, openTexts, ourNumber, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

/** Does what the new leads cause, and sends what is due. */
const work = async ({ app, clock }: TextHouse, time = 0) => {
  clock.time += time;
  await app.outbox.run();
  await sendTexts(app.texts);
};
const newest = async (house: TextHouse, id: string) => (await house.conversation(id))[0];
const ask = async ({ admin }: TextHouse, id: string) =>
  (await admin.get(`/api/clients/${id}/contact?channel=autotext`)).body;

test('after our form one text asks whether the number is right, and YES confirms it', async () => {
  const house = await openShared();
  const id = await house.lead();
  await work(house);
  const [question] = house.sent();
  expect(question).toMatchObject({ from: ourNumber, to: maria });
  const { name } = await house.app.texts.firm();
  for (const part of [name, 'Reply YES', 'STOP']) expect(question!.body).toContain(part);
  const message = await newest(house, id);
  expect(message).toMatchObject({ direction: 'out', by: '', ground: 'service', segments: 1 });
  expect(await house.app.models.consents.findById(message.groundId).lean()).toMatchObject({ kind: 'answer' });
  expect(await ask(house, id)).toMatchObject({ allowed: false, reason: 'NOT_CONFIRMED' });
  await house.receive('Yes.');
  await eventually(async () => (await ask(house, id)).allowed).toBe(true);
  await work(house, day);
  expect(house.sent()).toHaveLength(1);
});

test('in Spanish, and SI confirms', async () => {
  const house = await openShared();
  const id = await house.lead({ language: 'es' });
  await work(house);
  expect(house.sent()[0]!.body).toContain('Responda SI');
  await house.receive('Sí');
  await eventually(async () => (await ask(house, id)).allowed).toBe(true);
});

test('at night it waits for the morning, and half an hour later it is too late', async () => {
  const house = await openShared();
  house.clock.time += 10 * hour;
  const [one, two] = [
    await house.lead(),
    await house.lead({ phoneNumber: '(415) 555-0177', email: 'b@x.com' }),
  ];
  await work(house);
  expect(house.sent()).toEqual([]);
  expect(await newest(house, one!)).toMatchObject({
    state: 'queued',
    dueAt: expect.stringMatching(/^2026-11-19T1\d:00/),
  });
  house.standIn.behave({ status: 429 });
  await work(house, 10 * hour);
  expect(house.sent()).toHaveLength(1);
  await work(house, 31 * minute);
  const states = await Promise.all([one, two].map(async (id) => (await newest(house, id!)).state));
  expect(states.toSorted()).toEqual(['accepted', 'expired']);
  expect(house.sent()).toHaveLength(1);
});

test('once in 30 days for a number, whatever its leads', async () => {
  const house = await openShared();
  await house.lead();
  await house.lead({ email: 'again@example.com' });
  await work(house);
  expect(house.sent()).toHaveLength(1);
  await work(house, 29 * day);
  await house.lead({ email: 'third@example.com' });
  await work(house);
  expect(house.sent()).toHaveLength(1);
  await work(house, 2 * day);
  await house.lead({ email: 'fourth@example.com' });
  await work(house);
  expect(house.sent()).toHaveLength(2);
});

test('not without our form, after a STOP, for a confirmed number, or without settings', async () => {
  const house = await openShared();
  await house.app.anyone.post('/api/clients', make.client());
  const stopped = await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0141' });
  await house.admin.post(`/api/clients/${stopped}/consent/withdraw`, { channel: 'text', source: 'stop' });
  await work(house);
  expect(house.sent()).toEqual([]);
  const confirmed = await house.lead({ email: 'c@example.com', phoneNumber: '(415) 555-0142' });
  await house.admin.mutate('desk.work', { id: confirmed, outcome: 'Reached' });
  await work(house);
  expect(house.sent()).toEqual([]);
  await using unset = await openTexts({ texts: { numbers: [{ number: ourNumber }] } });
  await unset.lead();
  await work(unset);
  expect(unset.sent()).toEqual([]);
});

test('a withdrawal between writing and sending: it is refused', async () => {
  const house = await openShared();
  house.clock.time += 10 * hour;
  const id = await house.lead();
  await work(house);
  await house.admin.post(`/api/clients/${id}/consent/withdraw`, { channel: 'text', source: 'stop' });
  await work(house, 10 * hour);
  expect(await newest(house, id)).toMatchObject({ state: 'refused', errorCode: 'WITHDRAWN' });
  expect(house.sent()).toEqual([]);
});

test('one sender causes at most ten in an hour, and none abroad', async () => {
  const house = await openShared();
  const send = (at: number, phoneNumber: string) => house.lead({ email: `${at}@example.com`, phoneNumber });
  for (let at = 10; at < 21; at++) await send(at, `(415) 555-01${at}`);
  await work(house);
  expect(house.sent()).toHaveLength(10);
  await work(house, hour);
  await send(21, '+44 20 7946 0018');
  await send(22, '(415) 555-0122');
  await work(house);
  expect(house.sent().map(({ to }) => to)).toHaveLength(11);
  expect(house.sent().at(-1)!.to).toBe('+14155550122');
});
