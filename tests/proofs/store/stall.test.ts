import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../support/store/embedded-store';
import { prepareStall } from '../../support/store/stall';
import { nextAnswer, rawConnection, wireMessage } from '../../support/store/wire-messages';

const { MongoClient } = mongoose.mongo;

vi.setConfig({ testTimeout: 120_000 });

type Store = Awaited<ReturnType<typeof openStore>>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tells afterwards whether this thread was itself kept waiting, as on a machine that is busy with other things. */
function watchOurselves() {
  let last = performance.now();
  let worst = 0;
  const timer = setInterval(() => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }, 5);
  return () => {
    clearInterval(timer);
    return worst > 100;
  };
}

/** What a store did with messages that came while it was stalled; undefined where that was not what happened. */
async function sendDuringStall(store: Store, stall: () => Promise<unknown>) {
  const database = store.client.db(`kept${Math.random()}`.replace('.', ''));
  const things = database.collection<{ _id: string; n?: number }>('things');
  await things.insertOne({ _id: 'old' });
  await using hasty = await MongoClient.connect(store.uri, { socketTimeoutMS: 300 });
  const hastyThings = hasty.db(database.databaseName).collection<{ _id: string }>('things');
  await hastyThings.findOne();
  const connect = () => rawConnection(store.uri);
  const [closed, reset, changing, silent] = await Promise.all([connect(), connect(), connect(), connect()]);
  const [late, patient, unlimited] = await Promise.all([connect(), connect(), connect()]);
  const message = (command: object, flags = 0) =>
    wireMessage({ ...command, $db: database.databaseName }, flags);
  const insert = (_id: string, more: object = {}) => ({ insert: 'things', documents: [{ _id }], ...more });

  const wasLate = watchOurselves();
  const stalled = stall();
  await pause(100);
  const answers = Promise.all([late, patient, unlimited].map(nextAnswer));
  closed.end(message(insert('closed')));
  reset.write(message(insert('reset')), () => reset.destroy());
  changing.end(message({ update: 'things', updates: [{ q: { _id: 'old' }, u: { $set: { n: 1 } } }] }));
  silent.end(message(insert('silent', { writeConcern: { w: 0 } }), 2));
  late.write(message(insert('late', { maxTimeMS: 300 })));
  patient.write(message(insert('patient', { maxTimeMS: 60_000 })));
  unlimited.write(message(insert('unlimited')));
  const gaveUp = await hastyThings.insertOne({ _id: 'hasty' }).catch((error: Error) => error.name);
  const sentAt = performance.now();
  await stalled;
  const isConclusive = performance.now() - sentAt > 300 && !wasLate();
  const [toLate, toPatient, toUnlimited] = await answers;
  await expect.poll(() => things.countDocuments({ _id: 'silent' })).toBe(1);
  const stored = (await things.find().sort({ _id: 1 }).toArray()).map(({ _id, n }) => `${_id} ${n ?? ''}`);
  for (const socket of [late, patient, unlimited]) socket.destroy();
  return isConclusive ? { toLate, toPatient, toUnlimited, gaveUp, stored } : undefined;
}

for (const listen of ['socket', { port: 0 }] as const) {
  const where = listen === 'socket' ? 'a socket' : 'a port';

  test(`a stalled store does not carry out what nobody waits for any more (on ${where})`, async () => {
    await using store = await openStore({ listen });
    let outcome: Awaited<ReturnType<typeof sendDuringStall>>;
    for (let ms = 1000; !outcome; ms = Math.min(4000, ms * 1.5))
      outcome = await sendDuringStall(store, await prepareStall(store, ms));
    expect(outcome.stored).toEqual(['old ', 'patient ', 'silent ', 'unlimited ']);
    expect(outcome.gaveUp).toBe('MongoNetworkTimeoutError');
    expect(outcome.toLate).toMatchObject({ ok: 0, code: 50 });
    expect(outcome.toPatient).toMatchObject({ ok: 1, n: 1 });
    expect(outcome.toUnlimited).toMatchObject({ ok: 1, n: 1 });
  });
}

test('a write in time is carried out, however long the store was busy before', async () => {
  await using store = await openStore();
  const things = store.client.db('kept').collection<{ n: number }>('things');
  const stall = await prepareStall(store, 500);
  for (let n = 0; n < 12; n++) {
    if (n % 4 === 0) await stall();
    await things.insertOne({ n }, { maxTimeMS: 400 } as object);
    await pause(5);
  }
  expect(await things.countDocuments()).toBe(12);
});

test('many inserted at once are all stored or none, when the time is over', async () => {
  await using store = await openStore();
  const { db } = store.collection();
  const documents = Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(100) }));
  const answer = await db.command({ insert: 'many', documents, maxTimeMS: 30 }).catch((error) => error);
  const stored = await db.collection('many').countDocuments();
  expect([answer.code ?? 0, stored]).toEqual(answer.code ? [50, 0] : [0, 20_000]);
});
