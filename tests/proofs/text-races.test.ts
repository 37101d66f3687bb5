import { expect, test } from 'vitest';
import { system } from '../../server/core/caller';
import { withdraw } from '../../server/proof/withdraw';
import { sendTexts } from '../support/send-texts';
import { sized } from '../support/size';
import { noMail, startApp } from '../support/start-app';
import { openTexts } from '../support/texts';

const races = sized(100);

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

test(`${2 * races} withdrawals in the moment in which two servers send mail by hand: none takes its turn after one was stored`, async () => {
  const got: string[] = [];
  const transport = {
    send: async ({ to }: { to: string }) => {
      got.push(to);
      return 250;
    },
    check: async () => {},
    close: async () => {},
  };
  const mail = { ...noMail, from: 'office@example.com', transport };
  await using house = await openTexts({ mail });
  const { app, admin, clock } = house;
  await using other = await startApp({ dbName: app.dbName, now: () => clock.time, mail });
  const addresses = Array.from({ length: 2 * races }, (_, at) => `${at}@example.com`);
  const ids: string[] = [];
  for (const [at, email] of addresses.entries())
    ids.push(await house.lead({ email, phoneNumber: `(415) 555-${String(1000 + at)}` }));
  await app.outbox.run();
  got.length = 0;
  for (const id of ids) await admin.post(`/api/clients/${id}/messages`, { channel: 'email', text: 'Hello' });
  const turnsThen = new Map<string, number>();
  const stopAll = async () => {
    for (const email of addresses.toReversed()) {
      await withdraw(app, { caller: system, source: 'stop', email });
      const [key = ''] = await app.consents.personKeys.findKeys({ email });
      turnsThen.set(key, (await app.models.numberTurns.findById(key).lean())!.turn);
    }
  };
  await Promise.all([app.outbox.run(), other.outbox.run(), stopAll()]);
  await app.outbox.run();
  for (const [_id, turn] of turnsThen)
    expect((await app.models.numberTurns.findById(_id).lean())!.turn).toBe(turn);
  const states = (await app.models.messages.find({ by: { $exists: true } }).lean()).map(({ state }) => state);
  expect(states.filter((state) => state === 'accepted')).toHaveLength(got.length);
  expect(states.filter((state) => state === 'refused')).toHaveLength(addresses.length - got.length);
  expect(got.length).toBeGreaterThan(0);
  expect(got.length).toBeLessThan(addresses.length);
}, 300_000);
