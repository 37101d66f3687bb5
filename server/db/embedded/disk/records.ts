import { crc32 } from 'node:zlib';
import { Damage } from './damage';

/** The collection number of catalog entries in checksums; no real collection has it. */
export const catalog = 0;

const checksumBytes = 4;
const idRange = 2 ** 32;

/** Combines both 32-bit numbers: the collection's and the document's. */
export const toKey = (collection: number, id: number) => collection * idRange + id;
export const getCollection = (key: number) => Math.floor(key / idRange);
export const toId = (key: number) => key % idRange;

/** Formats a document for the data file: a checksum over its place and bytes, then the bytes. */
export function seal(collection: number, id: number, raw: Buffer): Buffer {
  const sealed = Buffer.allocUnsafe(checksumBytes + raw.length);
  sealed.writeUInt32LE(checksum(collection, id, raw), 0);
  sealed.set(raw, checksumBytes);
  return sealed;
}

/** Returns the sealed bytes; throws Damage if they are not what was written in this place. */
export function unseal(collection: number, id: number, sealed: Buffer): Buffer {
  if (!isSealOf(collection, id, sealed))
    throw new Damage(`document ${id} of collection ${collection} is not what was written`);
  return sealed.subarray(checksumBytes);
}

/** True if these bytes were sealed for this place. */
export const isSealOf = (collection: number, id: number, sealed: Buffer): boolean =>
  sealed.length >= checksumBytes &&
  sealed.readUInt32LE(0) === checksum(collection, id, sealed.subarray(checksumBytes));

const checksum = (collection: number, id: number, raw: Buffer) => crc32(raw, (collection * 31 + id) >>> 0);
