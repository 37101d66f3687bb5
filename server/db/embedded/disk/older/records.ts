import { unseal as unsealed } from '../records';

const idRange = 2 ** 32;

/** The key that no document has: what stands there is the format of the data file. */
export const formatKey = 0;

/** One number for both: collections have 32-bit ids, and so have the documents of each. */
export const collectionOf = (key: number) => Math.floor(key / idRange);
export const idOf = (key: number) => key % idRange;

/** The bytes that were sealed; throws Damage when they are not the ones that were written under this key. */
export const unseal = (key: number, sealed: Buffer): Buffer => unsealed(collectionOf(key), idOf(key), sealed);
