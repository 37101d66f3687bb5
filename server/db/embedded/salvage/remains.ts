import type { Loss } from '../disk/older/lmdb-file';

/** Something that was found in a damaged data file, by collection and id in one number. */
export interface Remain {
  key: number;
  /** With its checksum, where the format has them. */
  value: Buffer;
  /** It was found where nothing tells any more whether it still counts: it may be older, or have been removed. */
  isDoubtful?: boolean;
}

/** A damaged data file of any format. */
export interface Remains {
  isSealed: boolean;
  /** What can still be read; what cannot is noted in `losses`. */
  whatIsLeft(losses: Loss[]): Generator<Remain>;
  /** How many documents there should be, in so many collections; undefined where nothing tells. */
  expected(collections: number): number | undefined;
  close(): void;
}
