import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const leafOfTable = 0x0d;
const firstHeader = 100;
const defaultPageSize = 4096;

/** A table row with an integer key and one column of bytes, like all of this store's tables. */
interface FoundRow {
  id: number;
  bytes: Buffer;
}

/**
 * Reads the rows in an SQLite file page by page, whatever the pages are for, so it also finds rows of a tree whose root
 * is lost.
 */
export function* rowsInPages(path: string): Generator<FoundRow> {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const pageSize = findPageSize(file);
    const page = (number: number) => {
      const bytes = Buffer.alloc(pageSize);
      if (number > 0 && number * pageSize <= size)
        readSync(file, bytes, 0, pageSize, (number - 1) * pageSize);
      return bytes;
    };
    for (let number = 1; number * pageSize <= size; number++) yield* findRows(page(number), number, page);
  } finally {
    closeSync(file);
  }
}

function findPageSize(file: number): number {
  const head = Buffer.alloc(firstHeader);
  readSync(file, head, 0, firstHeader, 0);
  const size = head.readUInt16BE(16);
  const isSize = size >= 512 && (size & (size - 1)) === 0;
  return head.toString('latin1', 0, 15) === 'SQLite format 3' && isSize ? size : defaultPageSize;
}

function* findRows(bytes: Buffer, number: number, page: (number: number) => Buffer): Generator<FoundRow> {
  const head = number === 1 ? firstHeader : 0;
  if (bytes[head] !== leafOfTable) return;
  const cells = bytes.readUInt16BE(head + 3);
  for (let cell = 0; cell < cells; cell++) {
    const pointer = head + 8 + cell * 2;
    if (pointer + 2 > bytes.length) return;
    const row = findRow(bytes, bytes.readUInt16BE(pointer), page);
    if (row) yield row;
  }
}

function findRow(bytes: Buffer, start: number, page: (number: number) => Buffer): FoundRow | undefined {
  const payload = varint(bytes, start);
  const id = varint(bytes, payload.end);
  const size = payload.value;
  const content = findPayload(bytes, id.end, size, page);
  if (!content) return undefined;
  const header = varint(content, 0);
  const first = varint(content, header.end);
  const second = varint(content, first.end);
  // The key is the row id, so its column is empty; bytes have an even type from 12 on.
  const isOurs =
    first.value === 0 && second.end === header.value && second.value >= 12 && second.value % 2 === 0;
  const length = (second.value - 12) / 2;
  if (!isOurs || header.value + length !== size) return undefined;
  return { id: id.value, bytes: content.subarray(header.value) };
}

/** A payload that exceeds its page continues in a chain of overflow pages. */
function findPayload(
  bytes: Buffer,
  at: number,
  size: number,
  page: (number: number) => Buffer,
): Buffer | undefined {
  const usable = bytes.length;
  const most = usable - 35;
  if (size <= most) return at + size <= usable ? bytes.subarray(at, at + size) : undefined;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wanted = least + ((size - least) % (usable - 4));
  const local = wanted <= most ? wanted : least;
  if (at + local + 4 > usable || size > 2 ** 26) return undefined;
  const parts = [bytes.subarray(at, at + local)];
  let next = bytes.readUInt32BE(at + local);
  for (let remaining = size - local; remaining > 0; remaining -= usable - 4) {
    if (next === 0) return undefined;
    const more = page(next);
    parts.push(more.subarray(4, 4 + Math.min(remaining, usable - 4)));
    next = more.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function varint(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start; at < start + 8; at++) {
    const byte = bytes[at] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + 1 };
  }
  return { value: value * 256 + (bytes[start + 8] ?? 0), end: start + 9 };
}
