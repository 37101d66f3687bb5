import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore, tempDir } from '../support/store/embedded-store';

const megabyte = 1024 * 1024;

test('pages move from the log into the data file before the log is so long that a write would move them', async () => {
  await using folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const size = (name: string) => statSync(join(folder.path, name)).size;
  const things = store.client.db('kept').collection<{ _id: number; text: string }>('things');
  const writeMegabytes = async (first: number, count: number) => {
    for (let _id = first; _id < first + count * 10; _id++)
      await things.insertOne({ _id, text: 'x'.repeat(megabyte / 10) });
  };

  await writeMegabytes(0, 6);
  expect(size('store.sqlite-wal')).toBeLessThan(16 * megabyte);
  await expect.poll(() => size('store.sqlite')).toBeGreaterThan(megabyte);

  // However much is written, the log starts again from its beginning.
  await writeMegabytes(1000, 40);
  expect(size('store.sqlite-wal')).toBeLessThan(30 * megabyte);
  expect(await things.countDocuments()).toBe(460);
});
