/** A range of keys that could not be read, from `from` (inclusive) to `to` (exclusive). */
export interface Loss {
  from: number;
  to: number;
  why: string;
}

/** An item found in a damaged data file; its key combines collection and id. */
export interface Remain {
  key: number;
  /** Includes the checksum. */
  value: Buffer;
}

/** A damaged data file. */
export interface Remains {
  /** Yields everything still readable; adds the rest to `losses`. */
  whatIsLeft(losses: Loss[]): Generator<Remain>;
  /** The expected number of documents; undefined if unknown. */
  expected(): number | undefined;
  close(): void;
}
