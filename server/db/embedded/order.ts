import { Binary, BSONRegExp, BSONSymbol, Code, ObjectId, Timestamp } from 'bson';
import { badValue } from './errors';
import { complement, doubleKey, numberKey } from './number-key';
import { Decimal128, Double, Int32, Long, type Value } from './values';

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

export function rankOf(value: Value | undefined): number {
  if (typeof value === 'string') return rank.string;
  if (typeof value === 'boolean') return rank.boolean;
  if (value === undefined) return rank.undefined;
  if (value === null) return rank.null;
  if (Array.isArray(value)) return rank.array;
  if (value instanceof Date) return rank.date;
  if (Object.getPrototypeOf(value) === Object.prototype) return rank.object;
  const found = classRanks[(value as { _bsontype?: string })._bsontype ?? ''];
  if (found === undefined) throw badValue('values of this BSON type cannot be compared by this store');
  return found;
}

/**
 * A string that sorts among others as MongoDB sorts the values, and is the same exactly when they are equal.
 * No key is the beginning of another one, so keys can be joined for compound indexes.
 */
export function keyOf(value: Value | undefined): string {
  const kind = rankOf(value);
  return String.fromCharCode(kind) + payload(value as Value);
}

/** Keys of a descending field: the same values in the opposite order. */
export function descending(key: string): string {
  return complement(key);
}

function payload(value: Value): string {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'boolean') return value ? '\x02' : '\x01';
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return doubleKey(value.getTime());
  if (value instanceof ObjectId) return latin1(value.id);
  if (
    value instanceof Int32 ||
    value instanceof Double ||
    value instanceof Long ||
    value instanceof Decimal128
  ) {
    // A Timestamp is a Long to JavaScript, but not to MongoDB.
    return value instanceof Timestamp ? timestampKey(value) : numberKey(value);
  }
  if (Array.isArray(value)) return `${value.map(keyOf).join('')}\0`;
  if (value instanceof Binary) return binaryKey(value);
  if (value instanceof BSONRegExp) return text(value.pattern) + text(value.options);
  if (value instanceof BSONSymbol) return text(value.value);
  if (value instanceof Code) return text(String(value.code));
  return Object.getPrototypeOf(value) === Object.prototype ? objectKey(value as object) : '';
}

// MongoDB compares a subdocument field by field: first the type, then the name, then the value.
function objectKey(doc: object): string {
  let key = '';
  for (const [name, value] of Object.entries(doc)) {
    const inner = keyOf(value);
    key += inner[0] + text(name) + inner.slice(1);
  }
  return `${key}\0`;
}

function text(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL ends a key, so only text without it is safe as it is
  if (/^[\x01-\x7f]*$/.test(value)) return `${value}\0`;
  return `${latin1(Buffer.from(value)).replaceAll('\0', '\0\xff')}\0`;
}

function binaryKey(value: Binary): string {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(value.length());
  head[4] = value.sub_type;
  return latin1(head) + latin1(value.value());
}

function timestampKey(value: Timestamp): string {
  const both = Buffer.alloc(8);
  both.writeUInt32BE(value.getHighBitsUnsigned());
  both.writeUInt32BE(value.getLowBitsUnsigned(), 4);
  return latin1(both);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

export function equal(a: Value | undefined, b: Value | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b;
  if (a instanceof Int32 && b instanceof Int32) return a.value === b.value;
  return rankOf(a) === rankOf(b) && keyOf(a) === keyOf(b);
}

/** Negative, zero or positive, over all types. */
export function compare(a: Value | undefined, b: Value | undefined): number {
  if (a instanceof Int32 && b instanceof Int32) return a.value - b.value;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const kinds = rankOf(a) - rankOf(b);
  if (kinds !== 0) return kinds;
  const keyA = keyOf(a);
  const keyB = keyOf(b);
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
