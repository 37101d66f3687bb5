import {
  Binary,
  BSONRegExp,
  type BSONSymbol,
  type Code,
  Decimal128,
  Double,
  Int32,
  Long,
  type MaxKey,
  type MinKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';

export { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId, Timestamp };

/** A BSON value with its exact type: numbers stay Int32, Long, Double or Decimal128 objects. */
export type Value =
  | null
  | boolean
  | string
  | Date
  | Int32
  | Double
  | Long
  | Decimal128
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | BSONSymbol
  | Code
  | MinKey
  | MaxKey
  | Value[]
  | Doc;

export interface Doc {
  [field: string]: Value;
}

export const maxDocumentBytes = 16 * 1024 * 1024;

/** Plain JavaScript integers become int32 and other numbers double. */
export function encode(doc: object): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function isNumber(value: unknown): value is Int32 | Double | Long {
  if (value instanceof Timestamp) return false; // a Timestamp is a Long to JavaScript, but not to MongoDB
  return value instanceof Int32 || value instanceof Double || value instanceof Long;
}

/** The JavaScript number of a BSON number; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (!isNumber(value)) return undefined;
  return value instanceof Long ? value.toNumber() : value.value;
}

/** Reads an own field of a document, never one of its prototype. */
export function own(doc: Doc, field: string): Value | undefined {
  return Object.hasOwn(doc, field) ? doc[field] : undefined;
}

/** Defines a field, because assigning to `__proto__` would set the prototype instead. */
export function put(doc: Doc, field: string, value: Value): void {
  if (field !== '__proto__') doc[field] = value;
  else Object.defineProperty(doc, field, { value, enumerable: true, configurable: true, writable: true });
}
