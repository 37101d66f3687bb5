import { measureSize, readValue } from './decode';
import { type Doc, put } from './values';

/** The top-level fields to read from a stored document, prepared for comparison with its bytes. */
export class FieldSet {
  readonly names: { name: string; bytes: Buffer }[];
  private readonly ofLength: { name: string; bytes: Buffer }[][] = [];

  constructor(names: Iterable<string>) {
    this.names = [...new Set(names)].map((name) => ({ name, bytes: Buffer.from(name) }));
    for (const { bytes } of this.names)
      this.ofLength[bytes.length] = this.names.filter((one) => one.bytes.length === bytes.length);
  }

  find(raw: Buffer, start: number, end: number): string | undefined {
    const length = end - start;
    search: for (const { name, bytes } of this.ofLength[length] ?? []) {
      for (let i = 0; i < length; i++) if (raw[start + i] !== bytes[i]) continue search;
      return name;
    }
    return undefined;
  }
}

/** Decodes only the wanted top-level fields, which makes scans over stored bytes cheap. */
export function readFields(raw: Buffer, wanted: FieldSet): Doc {
  const doc: Doc = {};
  // Most fields of filters are in few documents, and a search for bytes takes a tenth of a walk over the fields.
  if (!wanted.names.some(({ bytes }) => raw.includes(bytes))) return doc;
  let missing = wanted.names.length;
  const last = raw.length - 1;
  for (let at = 4; at < last && missing > 0; ) {
    const type = raw[at]!;
    const nameStart = at + 1;
    let nameEnd = nameStart;
    while (raw[nameEnd] !== 0) nameEnd++;
    const start = nameEnd + 1;
    const end = start + measureSize(raw, type, start, last);
    const name = wanted.find(raw, nameStart, nameEnd);
    if (name !== undefined) {
      put(doc, name, readValue(raw, type, start, end, 0));
      missing--;
    }
    at = end;
  }
  return doc;
}

/** The document with only the named top-level fields, or without them; their bytes stay unchanged. */
export function fieldsOnly(raw: Buffer, named: FieldSet, keepNamed: boolean): Buffer {
  const result = Buffer.allocUnsafe(raw.length);
  const last = raw.length - 1;
  let size = 4;
  // The fields to keep that follow each other are copied together.
  let from = 4;
  for (let at = 4; at < last; ) {
    let nameEnd = at + 1;
    while (raw[nameEnd] !== 0) nameEnd++;
    const end = nameEnd + 1 + measureSize(raw, raw[at]!, nameEnd + 1, last);
    if ((named.find(raw, at + 1, nameEnd) !== undefined) !== keepNamed) {
      size += raw.copy(result, size, from, at);
      from = end;
    }
    at = end;
  }
  size += raw.copy(result, size, from, last);
  result[size++] = 0;
  result.writeInt32LE(size);
  return result.subarray(0, size);
}

/** The element bytes of every top-level field, in order; used to move `_id` to the front unchanged. */
export function elements(raw: Buffer): { name: string; bytes: Buffer }[] {
  const parts = [];
  const last = raw.length - 1;
  for (let at = 4; at < last; ) {
    const nameEnd = raw.indexOf(0, at + 1);
    const end = nameEnd + 1 + measureSize(raw, raw[at]!, nameEnd + 1, last);
    parts.push({ name: raw.toString('utf8', at + 1, nameEnd), bytes: raw.subarray(at, end) });
    at = end;
  }
  return parts;
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
