import { crc32 } from 'node:zlib';
import { Damage } from './lmdb-pages';

const idRange = 2 ** 32;
const checksumBytes = 4;

/** The key that no document has: what stands there is the format of the data file. */
export const formatKey = 0;

/** One number for both: collections have 32-bit ids, and so have the documents of each. */
export const keyFor = (collection: number, id: number) => collection * idRange + id;
export const collectionOf = (key: number) => Math.floor(key / idRange);
export const idOf = (key: number) => key % idRange;

/** A document as it stands in the data file: a checksum over its key and its bytes, then the bytes. */
export function seal(key: number, raw: Buffer): Buffer {
  const sealed = Buffer.allocUnsafe(checksumBytes + raw.length);
  sealed.writeUInt32LE(checksum(key, raw), 0);
  sealed.set(raw, checksumBytes);
  return sealed;
}

/** The bytes that were sealed; throws Damage when they are not the ones that were written under this key. */
export function unseal(key: number, sealed: Buffer): Buffer {
  const raw = sealed.subarray(checksumBytes);
  if (sealed.length < checksumBytes || sealed.readUInt32LE(0) !== checksum(key, raw)) {
    throw new Damage(`document ${idOf(key)} of collection ${collectionOf(key)} is not what was written`);
  }
  return raw;
}

const checksum = (key: number, raw: Buffer) => crc32(raw, (collectionOf(key) * 31 + idOf(key)) >>> 0);
