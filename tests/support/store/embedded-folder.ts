import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, tempDir } from './embedded-store';

/** A folder as versions before 1.0 left it; its data file is not looked at. */
export async function earlierFolder() {
  const folder = await tempDir();
  writeFileSync(join(folder.path, 'store.mdb'), Buffer.alloc(16_384, 1));
  writeFileSync(join(folder.path, 'format'), 'Lantern embedded store, format 2\n');
  return folder;
}

const thing = (n: number) => ({ _id: n, text: `${n} `.repeat(n % 50 === 0 ? 9000 : 20) });

/** A data folder with some hundred documents, small ones and large ones, that a store has closed. */
export async function filledFolder(documents = 300) {
  const folder = await tempDir();
  await using store = await openStore({ dir: folder.path });
  const things = store.client.db('kept').collection<{ _id: number; text: string }>('things');
  await things.createIndex({ text: 1 });
  await things.insertMany(Array.from({ length: documents }, (_, n) => thing(n)));
  // Some pages are free, then, as in every file that has been in use.
  await things.deleteMany({ _id: { $gte: documents - 20 } });
  await things.updateMany({ _id: { $lt: 5 } }, { $set: { again: true } });
  return { ...folder, documents: documents - 20 };
}

/** Where the text of a document of `filledFolder` begins in a data file: in the document, not in a key. */
export function findText(file: Buffer, id: number) {
  const field = Buffer.from('\x02text\0');
  const { text } = thing(id);
  const size = Buffer.alloc(4);
  size.writeInt32LE(text.length + 1);
  return file.indexOf(Buffer.concat([field, size, Buffer.from(`${id} `)])) + field.length + size.length;
}

/** Writes over a part of a file, as a disk does that goes bad. */
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
  const found: Record<string, unknown[]> = {};
  for (const { name } of databases) {
    for (const collection of await store.client.db(name).collections())
      found[collection.namespace] = await collection.find().sort({ _id: 1 }).toArray();
  }
  return found;
}
