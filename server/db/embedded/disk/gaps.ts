import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { DataFile } from './data-file';

const pagesAtOnce = 1000;
const firstHeader = 100;
/** The header length of each page type with rows; other pages begin with a page number, so with a 0 byte. */
const headLengths = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
]);

/**
 * Overwrites the gap of a page, between its list of rows and the rows: `secure_delete` overwrites removed rows, but not
 * the copies left behind when rows move to another page.
 */
export class Gaps {
  private file: number | undefined;

  constructor(private readonly data: DataFile) {}

  /**
   * Overwrites some pages starting at `first`; returns the next page, or undefined after the last. The log must be
   * empty, and this must be the writing thread.
   */
  overwrite(first: number): number | undefined {
    const size = Number(this.data.get('PRAGMA page_size')!.page_size);
    this.file ??= openSync(this.data.path, 'r+');
    const bytes = Buffer.allocUnsafe(pagesAtOnce * size);
    const zeros = Buffer.alloc(size);
    const pages = Math.floor(readSync(this.file, bytes, 0, bytes.length, first * size) / size);
    for (let page = 0; page < pages; page++) {
      const start = page * size;
      const [from, to] = computeGap(
        bytes.subarray(start, start + size),
        first + page === 0 ? firstHeader : 0,
      );
      const gap = bytes.subarray(start + from, start + to);
      const nothing = zeros.subarray(0, gap.length);
      if (!gap.equals(nothing)) writeSync(this.file, nothing, 0, nothing.length, first * size + start + from);
    }
    // This connection's cache still holds the old gaps.
    this.data.exec('PRAGMA shrink_memory');
    if (pages === pagesAtOnce) return first + pages;
    fdatasyncSync(this.file);
    return undefined;
  }

  /** Call once nobody has the data file open: closing any handle releases every lock of the process. */
  close(): void {
    if (this.file !== undefined) closeSync(this.file);
  }
}

function computeGap(page: Buffer, head: number): [from: number, to: number] {
  const length = headLengths.get(page[head]!);
  if (length === undefined) return [0, 0];
  const from = head + length + 2 * page.readUInt16BE(head + 3);
  const to = page.readUInt16BE(head + 5);
  return from <= to && to <= page.length ? [from, to] : [0, 0];
}
