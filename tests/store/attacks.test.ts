import mongoose from 'mongoose';
import { afterAll, expect, test, vi } from 'vitest';
import { sized } from '../support/size';
import { openStore } from '../support/store/embedded-store';
import { seeded } from '../support/store/random-queries';
import { nextAnswer, rawConnection, wireMessage } from '../support/store/wire-messages';

const { BSON } = mongoose.mongo;
const rounds = sized(1000);

vi.setConfig({ testTimeout: 120_000 });

const store = await openStore({ listen: { port: 0 } });
afterAll(() => store[Symbol.asyncDispose]());

/** An insert whose documents are in a separate section. */
function insertMessage(documents: object[], size?: number): Buffer {
  const sequence = Buffer.concat([
    Buffer.from('documents\0'),
    ...documents.map((doc) => BSON.serialize(doc)),
  ]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(size ?? sequence.length + 4, 1);
  return relength(Buffer.concat([wireMessage({ insert: 'things', $db: 'attacked' }), head, sequence]));
}

function relength(message: Buffer): Buffer {
  message.writeInt32LE(message.length, 0);
  return message;
}

/** Sends bytes; returns whether they were answered or the connection was closed. */
async function findOutcome(bytes: Buffer, patience = 60_000): Promise<'answered' | 'closed' | 'nothing'> {
  const socket = await rawConnection(store.uri);
  const outcome = await new Promise<'answered' | 'closed' | 'nothing'>((resolve) => {
    socket.once('data', () => resolve('answered'));
    socket.once('close', () => resolve('closed'));
    socket.on('error', () => resolve('closed'));
    setTimeout(() => resolve('nothing'), patience).unref();
    socket.write(bytes);
  });
  socket.destroy();
  return outcome;
}

const ping = async () => expect(await store.client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });

test('a section of a wrong size closes its connection and nobody else notices', async () => {
  for (const size of [-1, 0, 1, 4, 2 ** 31 - 1, -(2 ** 31), 10_000]) {
    expect(await findOutcome(insertMessage([{ _id: 1 }], size)), `kind 1, ${size}`).toBe('closed');
    const body = wireMessage({ ping: 1, $db: 'admin' });
    body.writeInt32LE(size, 21);
    expect(await findOutcome(body), `kind 0, ${size}`).toBe('closed');
    await ping();
  }
  expect(await store.client.db('attacked').collection('things').countDocuments()).toBe(0);
});

test('a message without a body, with two, with an unknown flag or cut off is closed', async () => {
  const body = wireMessage({ ping: 1, $db: 'admin' });
  const two = relength(Buffer.concat([body, body.subarray(20)]));
  const sequenceOnly = relength(Buffer.concat([body.subarray(0, 20), insertMessage([{}]).subarray(-26)]));
  for (const bytes of [two, sequenceOnly, wireMessage({ ping: 1, $db: 'admin' }, 4)]) {
    expect(await findOutcome(bytes)).toBe('closed');
  }
  for (let size = 16; size < body.length; size++) {
    expect(await findOutcome(relength(Buffer.from(body.subarray(0, size)))), `${size} bytes`).toBe('closed');
  }
});

test('an answer that cannot be written is an error, not the end', async () => {
  const filter = new Map([['_bsontype', 'ObjectId']]);
  const db = store.client.db('attacked');
  await expect(db.command({ explain: { find: 'kept', filter: { a: filter } } })).rejects.toMatchObject({
    code: 22,
  });
  await ping();
});

test(`${rounds} mutated messages harm nothing`, async () => {
  const things = store.client.db('attacked').collection<{ _id: number }>('kept');
  const docs = Array.from({ length: 50 }, (_, _id) => ({
    _id,
    text: 'kept',
    deep: { list: [1, 'two', null] },
  }));
  await things.insertMany(docs);
  const random = seeded(36);
  const any = (below: number) => Math.floor(random() * below);
  const documents = [
    { _id: new BSON.ObjectId(), a: [1, { b: 'x' }], c: /x/i, d: new Date(), e: BSON.Long.fromNumber(5) },
  ];
  const originals = [
    insertMessage(documents),
    wireMessage({ find: 'kept', filter: { _id: { $gt: 5 }, text: /k/ }, sort: { _id: 1 }, $db: 'attacked' }),
    wireMessage({
      update: 'things',
      updates: [{ q: { a: 1 }, u: { $set: { b: 2 } }, upsert: true }],
      $db: 'attacked',
    }),
    wireMessage({
      aggregate: 'kept',
      pipeline: [{ $group: { _id: '$text', n: { $sum: 1 } } }],
      cursor: {},
      $db: 'attacked',
    }),
  ];
  for (let round = 0; round < rounds; round += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const message = Buffer.from(originals[any(originals.length)]!);
        for (let changes = 1 + any(3); changes > 0; changes--) {
          const at = any(4) === 0 ? any(message.length) : 16 + any(message.length - 16);
          if (any(3) === 0 && at + 4 <= message.length)
            message.writeInt32LE([-1, 0, 2 ** 31 - 1, any(200)][any(4)]!, at);
          else message[at] = any(256);
        }
        await findOutcome(message, 150);
      }),
    );
  }
  await ping();
  expect(await things.find({ text: 'kept' }).sort({ _id: 1 }).toArray()).toEqual(docs);
  // Whatever else was stored can be read, searched and removed.
  for (const collection of await store.client.db('attacked').collections()) {
    const count = (await collection.find().toArray()).length;
    expect(await collection.countDocuments({ $or: [{ a: 1 }, { a: { $ne: 1 } }] })).toBe(count);
    await collection.find().sort({ a: 1, d: -1 }).toArray();
  }
});

test('documents that are not well-formed are refused, and the next ones are taken', async () => {
  const socket = await rawConnection(store.uri);
  const insert = async (document: Buffer) => {
    const sequence = Buffer.concat([Buffer.from('documents\0'), document]);
    const head = Buffer.alloc(5, 1);
    head.writeInt32LE(sequence.length + 4, 1);
    const body = wireMessage({ insert: 'strict', $db: 'attacked' });
    socket.write(relength(Buffer.concat([body, head, sequence])));
    return nextAnswer(socket);
  };
  const refused = async (document: Buffer, code: number) =>
    expect(await insert(document)).toMatchObject({ writeErrors: [{ code }] });
  const document = (...elements: (string | Buffer)[]) => {
    const content = Buffer.concat(
      elements.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    );
    return relengthDocument(Buffer.concat([Buffer.alloc(4), content, Buffer.alloc(1)]));
  };
  await refused(document('\x08a\0\x02'), 22); // neither true nor false
  await refused(document('\x02a\0\x02\0\0\0\xff\0'), 22); // not UTF-8
  await refused(document('\x02a\0\x09\0\0\0x\0'), 22); // a text longer than its document
  await refused(document('\x03a\0\x09\0\0\0\x08b\0\x01\x01'), 22); // without its end
  await refused(document('\x05a\0\x03\0\0\0\x02\x07\0\0'), 22); // the old binary with a different inner size
  await refused(document('\x09a\0\xff\xff\xff\xff\xff\xff\xff\x7f'), 2); // a date out of range
  await refused(document('\x06a\0'), 2); // an obsolete type
  await refused(document('\x10_id\0\x01\0\0\0\x08a\0\x01\x08a\0\0'), 2); // a duplicate field
  let deep = document('\x08a\0\x01');
  for (let level = 0; level < 300; level++) deep = document('\x03a\0', deep);
  await refused(deep, 15);
  expect(await insert(document('\x10_id\0\x07\0\0\0'))).toMatchObject({ ok: 1, n: 1 });
  expect(await store.client.db('attacked').collection('strict').find().toArray()).toEqual([{ _id: 7 }]);
  socket.destroy();
});

function relengthDocument(document: Buffer): Buffer {
  document.writeInt32LE(document.length, 0);
  return document;
}
