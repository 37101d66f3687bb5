import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

/** BSON types in a row: text, ids, dates, numbers, booleans. */
const double = 0x01;
const text = 0x02;
const document = 0x03;
const array = 0x04;
const binary = 0x05;
const objectId = 0x07;
const boolean = 0x08;
const date = 0x09;
const nothing = 0x0a;
const int32 = 0x10;
const int64 = 0x12;

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const beyondAscii = /[\x80-\xff]/;
const upper = 2 ** 32;

/** A record's fields by their names in the database. */
export type RowFields = ReadonlyMap<string, string>;

export const rowFields = (names: readonly string[]): RowFields =>
  new Map(names.map((name) => [name === 'id' ? '_id' : name, name]));

/** A stored document's bytes, and the same as a one-byte-per-character string: slicing it is faster than decoding. */
class Reader {
  private readonly letters: string;

  constructor(readonly bytes: Buffer) {
    this.letters = bytes.toString('latin1');
  }

  int(at: number): number {
    const { bytes } = this;
    return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
  }

  endOfName(at: number): number {
    return this.letters.indexOf('\0', at);
  }

  name(from: number, until: number): string {
    return this.letters.slice(from, until);
  }

  private utf8(from: number, until: number): string {
    const cut = this.letters.slice(from, until);
    return beyondAscii.test(cut) ? this.bytes.toString('utf8', from, until) : cut;
  }

  private id(at: number): string {
    let id = '';
    for (let byte = at; byte < at + 12; byte++) id += hex[this.bytes[byte]!];
    return id;
  }

  /** The byte length of a value. */
  size(kind: number, at: number): number {
    if (kind === text) return 4 + this.int(at);
    if (kind === int32) return 4;
    if (kind === date || kind === double || kind === int64) return 8;
    if (kind === objectId) return 12;
    if (kind === nothing) return 0;
    if (kind === boolean) return 1;
    if (kind === document || kind === array) return this.int(at);
    if (kind === binary) return 5 + this.int(at);
    throw new TypeError(`A stored value has the type ${kind}, which no record has.`);
  }

  value(kind: number, at: number, size: number): unknown {
    if (kind === text) return this.utf8(at + 4, at + size - 1);
    if (kind === int32) return this.int(at);
    if (kind === date) return new Date((this.int(at) >>> 0) + this.int(at + 4) * upper).toISOString();
    if (kind === objectId) return this.id(at);
    if (kind === nothing) return null;
    if (kind === boolean) return this.bytes[at] === 1;
    if (kind === double) return this.bytes.readDoubleLE(at);
    if (kind === int64) return Number(this.bytes.readBigInt64LE(at));
    return plain(BSON.deserialize(this.alone(kind, at, size)).value);
  }

  /** Wraps one value in its own document for the driver's decoder. */
  private alone(kind: number, at: number, size: number): Buffer {
    const whole = Buffer.alloc(size + 12);
    whole.writeInt32LE(whole.length, 0);
    whole[4] = kind;
    whole.write('value\0', 5, 'latin1');
    this.bytes.copy(whole, 11, at, at + size);
    return whole;
  }
}

/** Converts to the schemas' types: text for dates and ids, also inside lists and objects. */
const plain = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof BSON.ObjectId) return value.toHexString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
};

/**
 * Reads a record's fields from a stored document's bytes and skips the rest: a list of leads costs half as much as
 * decoding every value.
 */
export const readRow = (bytes: Buffer, fields: RowFields): Record<string, unknown> => {
  const reader = new Reader(bytes);
  const record: Record<string, unknown> = {};
  const end = reader.int(0) - 1;
  for (let at = 4; at < end; ) {
    const kind = bytes[at]!;
    const nameEnd = reader.endOfName(at + 1);
    const name = fields.get(reader.name(at + 1, nameEnd));
    const value = nameEnd + 1;
    const size = reader.size(kind, value);
    if (name !== undefined) record[name] = reader.value(kind, value, size);
    at = value + size;
  }
  return record;
};
