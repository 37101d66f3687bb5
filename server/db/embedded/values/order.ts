import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, ObjectId, Timestamp } from 'bson';
import { badValue } from '../errors';
import { splitNumber } from './number-key';
import { Double, Int32, Long, type Value } from './values';

/** Ranks of MongoDB's comparison order; values of different ranks are never equal. */
export const rank = {
  minKey: 1,
  undefined: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  code: 60,
  maxKey: 127,
} as const;

const classRanks: Record<string, number> = {
  MinKey: rank.minKey,
  Int32: rank.number,
  Double: rank.number,
  Long: rank.number,
  Decimal128: rank.number,
  BSONSymbol: rank.string,
  Binary: rank.binary,
  ObjectId: rank.objectId,
  Timestamp: rank.timestamp,
  BSONRegExp: rank.regex,
  Code: rank.code,
  MaxKey: rank.maxKey,
};

export function getRank(value: Value | undefined): number {
  if (typeof value === 'string') return rank.string;
  if (typeof value === 'boolean') return rank.boolean;
  if (value === undefined) return rank.undefined;
  if (value === null) return rank.null;
  if (Array.isArray(value)) return rank.array;
  if (value instanceof Date) return rank.date;
  if (Object.getPrototypeOf(value) === Object.prototype) return rank.object;
  const classRank = classRanks[(value as { _bsontype?: string })._bsontype ?? ''];
  if (classRank === undefined) throw badValue('values of this BSON type cannot be compared by this store');
  return classRank;
}

const initialRoom = 4096;
// Keys are written here and then copied: concatenated strings compare several times slower.
let bytes = Buffer.allocUnsafe(initialRoom);
let end = 0;

/**
 * A string that sorts like MongoDB sorts the values, and is the same exactly when they are equal. No key is a prefix of
 * another one, so keys can be joined for compound indexes.
 */
export function toKey(value: Value | undefined): string {
  return compoundKey([value], [false]);
}

/** The joined keys of several values; those marked in `down` sort in reverse. */
export function compoundKey(values: (Value | undefined)[], down: boolean[]): string {
  end = 0;
  for (let i = 0; i < values.length; i++) {
    const start = end;
    write(values[i]);
    if (down[i]) for (let at = start; at < end; at++) bytes[at] = ~bytes[at]!;
  }
  const key = bytes.toString('latin1', 0, end);
  if (bytes.length > 1_000_000) bytes = Buffer.allocUnsafe(initialRoom);
  return key;
}

/** The key of a value for a descending field. */
export function descending(key: string): string {
  const reversed = Buffer.from(key, 'latin1');
  for (let at = 0; at < reversed.length; at++) reversed[at] = ~reversed[at]!;
  return reversed.toString('latin1');
}

// MongoDB compares a subdocument field by field: first the type, then the name, then the value.
function write(value: Value | undefined, name?: string): void {
  writeByte(getRank(value));
  if (name !== undefined) writeText(name);
  if (typeof value === 'string') writeText(value);
  else if (typeof value === 'boolean') writeByte(value ? 2 : 1);
  else if (value === null || value === undefined) return;
  else if (value instanceof Date) writeDouble(value.getTime());
  else if (value instanceof ObjectId) writeBytes(value.id);
  else if (value instanceof Timestamp) writeTimestamp(value);
  else if (value instanceof Int32 || value instanceof Double) writeNumber(value.value, '\x80');
  else if (value instanceof Long || value instanceof Decimal128) writeNumber(...splitNumber(value));
  else if (value instanceof Binary) writeBinary(value);
  else if (value instanceof BSONSymbol) writeText(value.value);
  else if (value instanceof Code) writeText(String(value.code));
  else if (value instanceof BSONRegExp) {
    writeText(value.pattern);
    writeText(value.options);
  } else if (Array.isArray(value)) {
    for (const element of value) write(element);
    writeByte(0);
  } else if (Object.getPrototypeOf(value) === Object.prototype) {
    for (const [field, inner] of Object.entries(value)) write(inner, field);
    writeByte(0);
  }
}

function reserve(size: number): void {
  if (end + size <= bytes.length) return;
  const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, end + size));
  bytes.copy(larger, 0, 0, end);
  bytes = larger;
}

function writeByte(byte: number): void {
  reserve(1);
  bytes[end++] = byte;
}

function writeBytes(source: Uint8Array): void {
  reserve(source.length);
  bytes.set(source, end);
  end += source.length;
}

// UTF-8 sorts by code point, like MongoDB; NUL ends the text, so one inside is escaped.
function writeText(text: string): void {
  if (text.includes('\0')) {
    for (const byte of Buffer.from(text)) {
      writeByte(byte);
      if (byte === 0) writeByte(0xff);
    }
  } else {
    reserve(text.length * 3);
    end += bytes.write(text, end);
  }
  writeByte(0);
}

function writeNumber(nearest: number, rest: string): void {
  writeDouble(nearest);
  reserve(rest.length);
  end += bytes.write(rest, end, 'latin1');
}

// NaN comes first, -0 is 0; negative numbers are inverted bit by bit, positive ones follow them.
function writeDouble(value: number): void {
  reserve(8);
  const start = end;
  end += 8;
  if (Number.isNaN(value)) {
    bytes.fill(0, start, end);
    return;
  }
  bytes.writeDoubleBE(value === 0 ? 0 : value, start);
  if (bytes[start]! < 0x80) bytes[start] = bytes[start]! | 0x80;
  else for (let at = start; at < end; at++) bytes[at] = ~bytes[at]!;
}

function writeBinary(value: Binary): void {
  reserve(5);
  bytes.writeUInt32BE(value.length(), end);
  bytes[end + 4] = value.sub_type;
  end += 5;
  writeBytes(value.value());
}

function writeTimestamp(value: Timestamp): void {
  reserve(8);
  bytes.writeUInt32BE(value.getHighBitsUnsigned(), end);
  bytes.writeUInt32BE(value.getLowBitsUnsigned(), end + 4);
  end += 8;
}

export function equal(a: Value | undefined, b: Value | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b;
  if (a instanceof Int32 && b instanceof Int32) return a.value === b.value;
  return getRank(a) === getRank(b) && toKey(a) === toKey(b);
}

/** Negative, zero or positive, across all types. */
export function compare(a: Value | undefined, b: Value | undefined): number {
  if (a instanceof Int32 && b instanceof Int32) return a.value - b.value;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const kinds = getRank(a) - getRank(b);
  if (kinds !== 0) return kinds;
  const keyA = toKey(a);
  const keyB = toKey(b);
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
