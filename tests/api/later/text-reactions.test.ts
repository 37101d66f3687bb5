import { expect, test } from 'vitest';
import { takeIncoming } from '../../../server/texting/take-incoming';
import tapback from '../../fixtures/field-cases/text/t01-tapback.json' with { type: 'json' };
import senders from '../../fixtures/field-cases/text/t04-senders.json' with { type: 'json' };
import { make } from '../../support/make';
import { shareTexts } from '../../support/share-house';
import type { TextHouse } from '../../support/texts';

const openShared = shareTexts();

const number = '+14155550132';

/** A text through the provider's webhook, acted on. */
const say = async ({ app, receive }: TextHouse, body: string, from = number) => {
  expect(await receive(body, { from })).toBe(204);
  const stored = await app.models.messages.findOne({ direction: 'in' }).sort({ _id: -1 }).lean();
  await takeIncoming(app.texts, String(stored!._id));
};

const askText = async ({ app }: TextHouse, id: string) =>
  (await (await app.signInAsAdmin()).get(`/api/clients/${id}/contact?channel=text`)).body;

test('a person who likes our text with its stop word can still be texted, and staff see a reaction', async () => {
  const house = await openShared();
  const id = await house.lead();
  expect((await house.write(id, tapback['staff text first'])).status).toBe(202);
  await say(house, tapback.reply);
  expect(await askText(house, id)).toMatchObject({ allowed: true });
  const [newest] = await house.conversation(id);
  expect(newest).toMatchObject({ text: tapback.reply, reaction: true });
  const { models } = house.app;
  expect(await models.numberHolds.countDocuments()).toBe(0);
  expect(await models.consents.countDocuments({ kind: { $in: ['withdrawal', 'inbound'] } })).toBe(0);
});

test('a reaction permits no answer that the person did not ask for', async () => {
  const house = await openShared();
  const id = (await house.app.anyone.post('/api/clients', make.client())).body.id;
  await say(house, 'Hello?');
  expect((await house.write(id, tapback['staff text first'])).status).toBe(202);
  house.clock.time += 80 * 60 * 60_000;
  await say(house, tapback.reply);
  expect(await askText(house, id)).toMatchObject({ allowed: false });
});

test.each(['Liked “STOP”', 'Liked “Please stop texting me”', `${tapback.reply} STOP texting me`])(
  'a person who writes %j, which is no text of ours, is not taken for one who reacts',
  async (body) => {
    const house = await openShared();
    const id = await house.lead();
    await house.write(id, tapback['staff text first']);
    await say(house, body);
    const [newest] = await house.conversation(id);
    expect(newest.reaction).toBeUndefined();
    expect(await house.app.models.consents.countDocuments({ kind: 'inbound' })).toBe(1);
  },
);

test('“STOP” in quotation marks is a stop', async () => {
  const house = await openShared();
  const id = await house.lead();
  await house.write(id, 'STOP');
  await say(house, '"STOP"');
  expect(await askText(house, id)).toMatchObject({ allowed: false, reason: 'WITHDRAWN' });
});

test('a text from a short code or a name waits under Who is this, and is answered by nobody', async () => {
  const house = await openShared();
  for (const from of senders.From) await say(house, senders.Body, from);
  await say(house, 'STOP', '68849');
  await say(house, 'HELP', 'AMAZON');
  const unknown = (await house.admin.get('/api/messages/unknown')).body;
  expect(unknown.map(({ from, text }: { from: string; text: string }) => [from, text])).toEqual(
    expect.arrayContaining(senders.From.map((from) => [from, senders.Body])),
  );
  const { models } = house.app;
  expect(await models.messages.countDocuments({ direction: 'out' })).toBe(0);
  expect(await models.consents.countDocuments({ kind: 'withdrawal' })).toBe(0);
  expect(await models.numberHolds.countDocuments()).toBe(0);
});
