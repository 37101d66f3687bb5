import { isUtf8 } from 'node:buffer';
import { BSONSymbol, Code, MaxKey, MinKey } from 'bson';
import { StoreError } from '../errors';
import {
  Binary,
  BSONRegExp,
  Decimal128,
  type Doc,
  Double,
  Int32,
  Long,
  ObjectId,
  put,
  Timestamp,
  type Value,
} from './values';

/** MongoDB's limit on document depth. */
const maxDepth = 200;

const invalid = (what: string) => new StoreError('InvalidBSON', `this is no BSON: ${what}`);

/**
 * Decodes a document with the exact type of each value. Strict, because the result may be stored: sizes must fit, text
 * must be UTF-8, and no field may appear twice. The elements of the array `rawArray` stay bytes.
 */
export function decode(source: Uint8Array, rawArray?: string): Doc {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  return readDocument(bytes, 0, bytes.length, 0, rawArray);
}

function readDocument(bytes: Buffer, start: number, end: number, depth: number, rawArray?: string): Doc {
  const doc: Doc = {};
  const last = documentEnd(bytes, start, end, depth);
  let at = start + 4;
  while (at < last) {
    const type = bytes[at]!;
    const nameEnd = textEnd(bytes, at + 1, last);
    const name = readText(bytes, at + 1, nameEnd);
    const from = nameEnd + 1;
    const to = from + measureSize(bytes, type, from, last);
    if (Object.hasOwn(doc, name)) throw new StoreError('BadValue', `the field '${name}' is there twice`);
    if (name === rawArray && type === 0x04) put(doc, name, rawElements(bytes, from, to) as unknown as Value);
    else put(doc, name, readValue(bytes, type, from, to, depth));
    at = to;
  }
  return doc;
}

function readArray(bytes: Buffer, start: number, end: number, depth: number): Value[] {
  const values: Value[] = [];
  const last = documentEnd(bytes, start, end, depth);
  for (let at = start + 4; at < last; ) {
    const from = textEnd(bytes, at + 1, last) + 1;
    const to = from + measureSize(bytes, bytes[at]!, from, last);
    values.push(readValue(bytes, bytes[at]!, from, to, depth));
    at = to;
  }
  return values;
}

function rawElements(bytes: Buffer, start: number, end: number): Buffer[] {
  const elements: Buffer[] = [];
  const last = documentEnd(bytes, start, end, 1);
  for (let at = start + 4; at < last; ) {
    const from = textEnd(bytes, at + 1, last) + 1;
    const to = from + measureSize(bytes, bytes[at]!, from, last);
    if (bytes[at] !== 0x03) throw new StoreError('TypeMismatch', 'only documents can be stored');
    elements.push(bytes.subarray(from, to));
    at = to;
  }
  return elements;
}

/** The position of a document's closing zero, which must end exactly at its size. */
function documentEnd(bytes: Buffer, start: number, end: number, depth: number): number {
  if (depth > maxDepth)
    throw new StoreError('Overflow', `a document may be nested ${maxDepth} levels deep at most`);
  if (end - start < 5 || bytes.readInt32LE(start) !== end - start || bytes[end - 1] !== 0) {
    throw invalid('a document of a wrong size');
  }
  return end - 1;
}

function textEnd(bytes: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at] !== 0) at++;
  if (at >= end) throw invalid('a text without an end');
  return at;
}

/** The byte length of the value at `at`; throws if it would exceed `end`. */
export function measureSize(bytes: Buffer, type: number, at: number, end: number): number {
  const fixed = fixedSizes[type]!;
  const size = fixed >= 0 ? fixed : variableSize(bytes, type, at, end);
  if (!(size >= 0 && at + size <= end)) throw invalid(`a value of type ${type} of a wrong size`);
  return size;
}

const fixedSizes = new Int8Array(256).fill(-1);
for (const [type, size] of [
  [0x01, 8],
  [0x06, 0],
  [0x07, 12],
  [0x08, 1],
  [0x09, 8],
  [0x0a, 0],
  [0x10, 4],
  [0x11, 8],
  [0x12, 8],
  [0x13, 16],
  [0x7f, 0],
  [0xff, 0],
] as const) {
  fixedSizes[type] = size;
}

function variableSize(bytes: Buffer, type: number, at: number, end: number): number {
  if (type === 0x0b) return textEnd(bytes, textEnd(bytes, at, end) + 1, end) + 1 - at;
  const size = at + 4 <= end ? bytes.readInt32LE(at) : Number.NaN;
  switch (type) {
    case 0x02:
    case 0x0d:
    case 0x0e:
      return size > 0 ? 4 + size : Number.NaN;
    case 0x03:
    case 0x04:
    case 0x0f:
      return size;
    case 0x05:
      return 5 + size;
    case 0x0c:
      return 16 + size;
    default:
      return Number.NaN;
  }
}

/** Reads the value between `from` and `to`, whose size `measureSize` has checked. */
export function readValue(bytes: Buffer, type: number, from: number, to: number, depth: number): Value {
  switch (type) {
    case 0x01:
      return new Double(bytes.readDoubleLE(from));
    case 0x02:
      return readString(bytes, from, to);
    case 0x03:
      return readDocument(bytes, from, to, depth + 1);
    case 0x04:
      return readArray(bytes, from, to, depth + 1);
    case 0x05:
      return readBinary(bytes, from, to);
    case 0x07:
      return new ObjectId(bytes.subarray(from, to));
    case 0x08:
      if (bytes[from]! > 1) throw invalid('a boolean that is neither true nor false');
      return bytes[from] === 1;
    case 0x09:
      return readDate(bytes, from);
    case 0x0a:
      return null;
    case 0x0b: {
      const middle = textEnd(bytes, from, to);
      return new BSONRegExp(readText(bytes, from, middle), readText(bytes, middle + 1, to - 1));
    }
    case 0x0d:
      return new Code(readString(bytes, from, to));
    case 0x0e:
      return new BSONSymbol(readString(bytes, from, to));
    case 0x10:
      return new Int32(bytes.readInt32LE(from));
    case 0x11:
      return new Timestamp({ i: bytes.readUInt32LE(from), t: bytes.readUInt32LE(from + 4) });
    case 0x12:
      return Long.fromBits(bytes.readInt32LE(from), bytes.readInt32LE(from + 4));
    case 0x13:
      return new Decimal128(bytes.subarray(from, to));
    case 0x7f:
      return new MaxKey();
    case 0xff:
      return new MinKey();
    default:
      throw new StoreError('BadValue', `values of BSON type ${type} are not supported by this store`);
  }
}

function readString(bytes: Buffer, from: number, to: number): string {
  if (bytes.readInt32LE(from) !== to - from - 4 || bytes[to - 1] !== 0)
    throw invalid('a text of a wrong size');
  return readText(bytes, from + 4, to - 1);
}

function readText(bytes: Buffer, from: number, to: number): string {
  let at = from;
  if (to - from < 64) while (at < to && bytes[at]! < 0x80) at++;
  if (at === to) return bytes.toString('latin1', from, to);
  if (!isUtf8(bytes.subarray(from, to))) throw invalid('a text that is not UTF-8');
  return bytes.toString('utf8', from, to);
}

// The old binary subtype repeats its size.
function readBinary(bytes: Buffer, from: number, to: number): Binary {
  const kind = bytes[from + 4]!;
  const start = from + 5 + (kind === 2 ? 4 : 0);
  if (kind === 2 && (start > to || bytes.readInt32LE(from + 5) !== to - start))
    throw invalid('a binary of a wrong size');
  return new Binary(bytes.subarray(start, to), kind);
}

function readDate(bytes: Buffer, at: number): Date {
  const date = new Date(bytes.readInt32LE(at + 4) * 2 ** 32 + bytes.readUInt32LE(at));
  if (Number.isNaN(date.getTime())) throw new StoreError('BadValue', 'a date that is too far away');
  return date;
}
