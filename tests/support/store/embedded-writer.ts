import { appendFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { startEmbeddedStore } from '../../../server/db/embedded/start';

/**
 * A process to be killed: 32 writers that insert and update endlessly, and note each write in a file (one line, `i` or
 * `u` and the number) only after it was acknowledged. Arguments: data folder, notes file, first number.
 */
const [dir = '', notes = '', start = '0'] = process.argv.slice(2);

const store = await startEmbeddedStore({ dir });
const client = await mongoose.mongo.MongoClient.connect(store.uri, { maxPoolSize: 32 });
const things = client
  .db('kill')
  .collection<{ _id: number; n: number; text: string; updated?: boolean }>('things');
await things.createIndex({ n: 1 }, { unique: true });
let next = Number(start);

async function write(): Promise<never> {
  for (;;) {
    const n = next++;
    await things.insertOne({ _id: n, n, text: 'x'.repeat(n % 400) });
    appendFileSync(notes, `i ${n}\n`);
    if (n % 3 !== 0) continue;
    await things.updateOne({ n }, { $set: { updated: true } });
    appendFileSync(notes, `u ${n}\n`);
  }
}

console.log('writing');
await Promise.all(Array.from({ length: 32 }, write));
