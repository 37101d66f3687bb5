import { Double, Int32, Long, ObjectId } from 'bson';
import { type Doc, decode, decodeArray, put, type Value } from './values';

/** The top-level field names to read out of a stored document, prepared for comparison with its bytes. */
export class FieldSet {
  readonly names: { name: string; bytes: Buffer }[];

  constructor(names: Iterable<string>) {
    this.names = [...new Set(names)].map((name) => ({ name, bytes: Buffer.from(name) }));
  }

  find(raw: Buffer, start: number, end: number): string | undefined {
    const length = end - start;
    search: for (const { name, bytes } of this.names) {
      if (bytes.length !== length) continue;
      for (let i = 0; i < length; i++) if (raw[start + i] !== bytes[i]) continue search;
      return name;
    }
    return undefined;
  }
}

/** Decodes only the wanted top-level fields, which is what makes a scan over stored bytes cheap. */
export function readFields(raw: Buffer, wanted: FieldSet): Doc {
  const doc: Doc = {};
  let missing = wanted.names.length;
  const last = raw.length - 1;
  for (let at = 4; at < last && missing > 0; ) {
    const type = raw[at]!;
    const nameStart = at + 1;
    let nameEnd = nameStart;
    while (raw[nameEnd] !== 0) nameEnd++;
    const start = nameEnd + 1;
    const end = start + sizeOf(raw, type, start);
    const name = wanted.find(raw, nameStart, nameEnd);
    if (name !== undefined) {
      put(doc, name, readValue(raw, type, at, start, end));
      missing--;
    }
    at = end;
  }
  return doc;
}

function sizeOf(raw: Buffer, type: number, at: number): number {
  switch (type) {
    case 0x08:
      return 1;
    case 0x10:
      return 4;
    case 0x01:
    case 0x09:
    case 0x11:
    case 0x12:
      return 8;
    case 0x07:
      return 12;
    case 0x13:
      return 16;
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + raw.readInt32LE(at);
    case 0x03:
    case 0x04:
    case 0x0f:
      return raw.readInt32LE(at);
    case 0x05:
      return 5 + raw.readInt32LE(at);
    case 0x0c:
      return 16 + raw.readInt32LE(at);
    case 0x0b:
      return raw.indexOf(0, raw.indexOf(0, at) + 1) + 1 - at;
    default:
      return 0;
  }
}

function readValue(raw: Buffer, type: number, elementStart: number, start: number, end: number): Value {
  switch (type) {
    case 0x01:
      return new Double(raw.readDoubleLE(start));
    case 0x02:
      return raw.toString('utf8', start + 4, end - 1);
    case 0x03:
      return decode(raw.subarray(start, end));
    case 0x04:
      return decodeArray(raw.subarray(start, end));
    case 0x07:
      return new ObjectId(raw.subarray(start, end));
    case 0x08:
      return raw[start] === 1;
    case 0x09:
      return new Date(raw.readInt32LE(start + 4) * 2 ** 32 + raw.readUInt32LE(start));
    case 0x0a:
      return null;
    case 0x10:
      return new Int32(raw.readInt32LE(start));
    case 0x12:
      return Long.fromBits(raw.readInt32LE(start), raw.readInt32LE(start + 4));
    default:
      return readRareValue(raw.subarray(elementStart, end));
  }
}

function readRareValue(element: Buffer): Value {
  const size = element.length + 5;
  const document = Buffer.alloc(size);
  document.writeInt32LE(size);
  document.set(element, 4);
  return Object.values(decode(document))[0] ?? null;
}

/** The element bytes of every top-level field, in order; used to move `_id` to the front unchanged. */
export function elements(raw: Buffer): { name: string; bytes: Buffer }[] {
  const found = [];
  for (let at = 4; at < raw.length - 1; ) {
    const nameEnd = raw.indexOf(0, at + 1);
    const end = nameEnd + 1 + sizeOf(raw, raw[at]!, nameEnd + 1);
    found.push({ name: raw.toString('utf8', at + 1, nameEnd), bytes: raw.subarray(at, end) });
    at = end;
  }
  return found;
}

export function fromElements(parts: Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 5);
  const raw = Buffer.alloc(size);
  raw.writeInt32LE(size);
  let at = 4;
  for (const part of parts) {
    raw.set(part, at);
    at += part.length;
  }
  return raw;
}
