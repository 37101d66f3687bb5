import { closeSync, cpSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { open } from 'lmdb';
import mongoose from 'mongoose';
import { openStore, tempDir } from './embedded-store';

const { BSON } = mongoose.mongo;
const fixture = fileURLToPath(new URL('../../fixtures/data-of-version-1', import.meta.url));

/** A copy of the data folder that the version before the first migration wrote. */
export async function oldFolder() {
  const folder = await tempDir();
  cpSync(fixture, folder.path, { recursive: true });
  return folder;
}

/** A data folder in an older format with so many documents in the collection `old.things`, the last of them large. */
export async function makeOldFolder(dir: string, documents: number, format: 1 | 2 = 1) {
  await mkdir(dir, { recursive: true });
  const db = open<Buffer, Buffer>({
    path: join(dir, 'store.mdb'),
    keyEncoding: 'binary',
    encoding: 'binary',
    overlappingSync: false,
  });
  const key = (collection: number, id: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt32BE(collection, 0);
    bytes.writeUInt32BE(id, 4);
    return bytes;
  };
  const putBytes = (collection: number, id: number, raw: Buffer) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(raw, collection * 31 + id));
    db.putSync(key(collection, id), format === 1 ? raw : Buffer.concat([sum, raw]));
  };
  const put = (collection: number, id: number, doc: object) =>
    putBytes(collection, id, Buffer.from(BSON.serialize(doc)));
  db.transactionSync(() => {
    if (format === 2) putBytes(0, 0, Buffer.from('Lantern embedded store, format 2\n'));
    const text = { key: { text: 1 }, name: 'text_1' };
    put(0, 1, { namespace: 'old.things', indexes: [{ key: { _id: 1 }, name: '_id_' }, text] });
    for (let id = 1; id <= documents; id++) put(1, id, { _id: id, text: 'x'.repeat(id % 700) });
    put(1, documents + 1, { _id: documents + 1, text: 'y'.repeat(50_000) });
  });
  await db.close();
  writeFileSync(join(dir, 'format'), `Lantern embedded store, format ${format}\n`);
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
export function textIn(file: Buffer, id: number) {
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
