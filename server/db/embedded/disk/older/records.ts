import { collectionOf, idOf, unseal as unsealed } from '../records';

/** The key that no document has: what stands there is the format of the data file. */
export const formatKey = 0;

/** The bytes that were sealed; throws Damage when they are not the ones that were written under this key. */
export const unseal = (key: number, sealed: Buffer): Buffer => unsealed(collectionOf(key), idOf(key), sealed);
