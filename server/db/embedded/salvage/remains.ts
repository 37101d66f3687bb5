/** Something that could not be read, and the keys it may have held: `from` up to, not including, `to`. */
export interface Loss {
  from: number;
  to: number;
  why: string;
}

/** Something that was found in a damaged data file, by collection and id in one number. */
export interface Remain {
  key: number;
  /** With its checksum. */
  value: Buffer;
}

/** A damaged data file. */
export interface Remains {
  /** What can still be read; what cannot is noted in `losses`. */
  whatIsLeft(losses: Loss[]): Generator<Remain>;
  /** How many documents there should be; undefined where nothing tells. */
  expected(): number | undefined;
  close(): void;
}
