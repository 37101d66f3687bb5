import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { backUp, type SendCommand } from '../../server/db/embedded/disk/backup';
import { everything } from '../support/store/embedded-folder';
import { openStore, tempDir } from '../support/store/embedded-store';

vi.setConfig({ testTimeout: 60_000 });

const send: SendCommand = async (uri, command) => {
  await using client = await mongoose.mongo.MongoClient.connect(uri);
  await client.db('admin').command(command);
};

/** The files of a folder that contain a text. */
const holding = (dir: string, text: string) =>
  readdirSync(dir).filter(
    (name) => !name.endsWith('.sock') && readFileSync(join(dir, name)).includes(Buffer.from(text)),
  );

test('what was removed is in no byte of the folder once the data was written anew, while others write', async () => {
  await using folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const things = store.client.db('kept').collection<{ _id: number; text: string }>('things');
  await things.insertMany(
    Array.from({ length: 4000 }, (_, _id) => ({ _id, text: `Ottilie ${_id} ${'long '.repeat(_id % 60)}` })),
  );
  await things.deleteMany({ _id: { $lt: 2000 } });
  await things.updateMany({ _id: { $gte: 2000 } }, { $set: { text: 'somebody' } });
  expect(holding(folder.path, 'Ottilie')).not.toEqual([]);

  let stopped = false;
  const acknowledged: number[] = [];
  const writing = (async () => {
    for (let _id = 10_000; !stopped; _id++) {
      await things.insertOne({ _id, text: 'new' });
      acknowledged.push(_id);
      await things.deleteOne({ _id: _id - 15 });
      await things.updateOne({ _id: 2000 + (_id % 2000) }, { $set: { text: `changed ${_id}` } });
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  await Promise.all([send(store.uri, { rewrite: 1 }), send(store.uri, { rewrite: 1 })]);
  stopped = true;
  await writing;

  expect(holding(folder.path, 'Ottilie')).toEqual([]);
  const live = await things.find().sort({ _id: 1 }).toArray();
  expect(live.filter(({ _id }) => _id < 10_000)).toHaveLength(2000);
  expect(live.at(-1)?._id).toBe(acknowledged.at(-1));

  // A copy is complete, and the data is still locked by one process, and there after the next start.
  await using target = await tempDir();
  const copy = join(target.path, 'copy');
  await backUp(folder.path, copy, { send });
  expect((await everything(copy))['kept.things']).toHaveLength(live.length);
  await expect(openStore({ dir: folder.path })).rejects.toThrow(/another process|in use|runs/i);
  await store.close();
  await using again = await openStore({ dir: folder.path });
  const after = await again.client.db('kept').collection('things').find().sort({ _id: 1 }).toArray();
  expect(after).toEqual(live);
});
