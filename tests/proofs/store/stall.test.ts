import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { openStore } from '../../support/store/embedded-store';
import { openStoreProcess } from '../../support/store/store-process';
import { nextAnswer, rawConnection, wireMessage } from '../../support/store/wire-messages';

const { MongoClient } = mongoose.mongo;

for (const listen of ['socket', { port: 0 }] as const) {
  const where = listen === 'socket' ? 'a socket' : 'a port';

  test(`a stalled store does not carry out what nobody waits for any more (on ${where})`, async () => {
    await using store = await openStoreProcess(listen);
    await using client = await MongoClient.connect(store.uri);
    await using hasty = await MongoClient.connect(store.uri, { socketTimeoutMS: 300 });
    const things = client.db('kept').collection<{ _id: string; n?: number }>('things');
    const hastyThings = hasty.db('kept').collection<{ _id: string }>('things');
    await things.insertOne({ _id: 'old' });
    await hastyThings.findOne();
    const connect = () => rawConnection(store.uri);
    const [closed, reset, changing, silent] = await Promise.all([connect(), connect(), connect(), connect()]);
    const [late, patient, unlimited] = await Promise.all([connect(), connect(), connect()]);
    const message = (command: object, flags = 0) => wireMessage({ ...command, $db: 'kept' }, flags);
    const insert = (_id: string, more: object = {}) => ({ insert: 'things', documents: [{ _id }], ...more });

    await store.standStill();
    const answers = Promise.all([late, patient, unlimited].map(nextAnswer));
    closed.end(message(insert('closed')));
    reset.write(message(insert('reset')), () => reset.destroy());
    changing.end(message({ update: 'things', updates: [{ q: { _id: 'old' }, u: { $set: { n: 1 } } }] }));
    silent.end(message(insert('silent', { writeConcern: { w: 0 } }), 2));
    late.write(message(insert('late', { maxTimeMS: 300 })));
    patient.write(message(insert('patient', { maxTimeMS: 60_000 })));
    unlimited.write(message(insert('unlimited')));
    const gaveUp = await hastyThings.insertOne({ _id: 'hasty' }).catch((error: Error) => error.name);
    // Longer than the time limit of one of them.
    await wait(500);
    store.goOn();
    const [toLate, toPatient, toUnlimited] = await answers;
    await expect.poll(() => things.countDocuments({ _id: 'silent' })).toBe(1);
    const stored = (await things.find().sort({ _id: 1 }).toArray()).map(({ _id, n }) => `${_id} ${n ?? ''}`);
    for (const socket of [late, patient, unlimited]) socket.destroy();

    expect(stored).toEqual(['old ', 'patient ', 'silent ', 'unlimited ']);
    expect(gaveUp).toBe('MongoNetworkTimeoutError');
    expect(toLate).toMatchObject({ ok: 0, code: 50 });
    expect(toPatient).toMatchObject({ ok: 1, n: 1 });
    expect(toUnlimited).toMatchObject({ ok: 1, n: 1 });
  });
}

test('a write in time is carried out, however long the store stood still before', async () => {
  await using store = await openStoreProcess();
  await using client = await MongoClient.connect(store.uri);
  const things = client.db('kept').collection<{ n: number }>('things');
  for (let n = 0; n < 12; n++) {
    if (n % 4 === 0) {
      await store.standStill();
      await wait(500);
      store.goOn();
      // Messages found right after the stall may have waited all along; this one is answered in any case.
      await things.findOne();
    }
    await things.insertOne({ n }, { maxTimeMS: 400 } as object);
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
