import { expect, test } from 'vitest';
import { system } from '../../server/core/caller';
import { sendTexts } from '../../server/messages/texts/send-texts';
import { withdraw } from '../../server/proof/withdraw';
import { openTexts } from '../support/texts';

const races = 200;

/** On the embedded store, or with TEST_MONGODB_URI on another server. */
test(`${races} withdrawals in the moment of sending: no text takes its turn after one was stored`, async () => {
  await using house = await openTexts();
  const { app, standIn } = house;
  const numbers = Array.from({ length: races }, (_, at) => `(415) 555-${String(1000 + at)}`);
  const ids: string[] = [];
  for (const [at, phoneNumber] of numbers.entries())
    ids.push(await house.lead({ email: `${at}@example.com`, phoneNumber }));
  // Hold the queue, so that the races begin with all texts waiting.
  app.texts.sendSoon = () => {};
  for (const id of ids) await house.write(id);
  const turnsThen = new Map<string, number>();
  const stop = async (phoneNumber: string) => {
    await withdraw(app, { caller: system, source: 'stop', phoneNumber });
    const [key = ''] = await app.consents.personKeys.phoneKey(phoneNumber);
    turnsThen.set(key, (await app.models.numberTurns.findById(key).lean())!.turn);
  };
  const sendAll = async () => {
    for (let round = 0; round < races / 50; round++) await sendTexts(app.texts);
  };
  const stopAll = async () => {
    // From the other end, so that the two meet in the middle.
    for (const phoneNumber of numbers.toReversed()) await stop(phoneNumber);
  };
  await Promise.all([sendAll(), sendAll(), stopAll()]);
  await sendAll();
  const turns = await app.models.numberTurns.find().lean();
  expect(turns).toHaveLength(races);
  for (const { _id, turn } of turns) expect(turn).toBe(turnsThen.get(_id));
  const states = (await app.models.messages.find().lean()).map(({ state }) => state);
  const posted = states.filter((state) => state === 'accepted').length;
  expect(states.filter((state) => state === 'refused')).toHaveLength(races - posted);
  expect(standIn.texts).toHaveLength(posted);
  // Both outcomes have to occur, or nothing raced.
  expect(posted).toBeGreaterThan(0);
  expect(posted).toBeLessThan(races);
});
