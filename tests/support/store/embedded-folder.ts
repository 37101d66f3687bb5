import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, tempDir } from './embedded-store';

/** A folder from a version before 1.0; its data file is not read. */
export async function earlierFolder() {
  const folder = await tempDir();
  writeFileSync(join(folder.path, 'store.mdb'), Buffer.alloc(16_384, 1));
  writeFileSync(join(folder.path, 'format'), 'Lantern embedded store, format 2\n');
  return folder;
}

const thing = (n: number) => ({ _id: n, text: `${n} `.repeat(n % 50 === 0 ? 9000 : 20) });

/** A data folder with a few hundred documents, small and large, closed by its store. */
export async function filledFolder(documents = 300) {
  const folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const things = store.client.db('kept').collection<{ _id: number; text: string }>('things');
  await things.createIndex({ text: 1 });
  await things.insertMany(Array.from({ length: documents }, (_, n) => thing(n)));
  // Then some pages are free, as in every used file.
  await things.deleteMany({ _id: { $gte: documents - 20 } });
  await things.updateMany({ _id: { $lt: 5 } }, { $set: { again: true } });
  return { ...folder, documents: documents - 20 };
}

/** Finds where the text of a `filledFolder` document starts in a data file: in the document, not in a key. */
export function findText(file: Buffer, id: number) {
  const field = Buffer.from('\x02text\0');
  const { text } = thing(id);
  const size = Buffer.alloc(4);
  size.writeInt32LE(text.length + 1);
  return file.indexOf(Buffer.concat([field, size, Buffer.from(`${id} `)])) + field.length + size.length;
}

/** Overwrites part of a file, like a failing disk. */
export function overwrite(file: string, at: number, bytes: Buffer) {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

export function flipBit(file: string, bit: number) {
  const bytes = readFileSync(file);
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  writeFileSync(file, bytes);
}

/** All documents of a data folder by namespace, as a store reads them. */
export async function everything(dir: string) {
  await using store = await openStore({ dir });
  const { databases } = await store.client.db('admin').admin().listDatabases();
  const contents: Record<string, unknown[]> = {};
  for (const { name } of databases) {
    for (const collection of await store.client.db(name).collections())
      contents[collection.namespace] = await collection.find().sort({ _id: 1 }).toArray();
  }
  return contents;
}
