import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { PacketFile } from './packet-files';

/** Compressing a PDF or an image does not help. */
const isStored = /\.(pdf|png|jpe?g)$/i;

/** Returns the method for a file of this name: 0 stored, 8 deflated. */
export const getMethod = (path: string): 0 | 8 => (isStored.test(path) ? 0 : 8);

/** ZIP 2.0. The checksum and sizes follow the data, because files are written as a stream. */
const version = 20;
const flags = 8;

/** The sizes of the structures around the files, without names. */
export const sizes = { local: 30, descriptor: 16, listed: 46, end: 22 } as const;

export type ZipEntry = {
  path: string;
  /** Date and time in DOS format. */
  time: number;
  checksum: number;
  packed: number;
  size: number;
  /** The offset of the file. */
  at: number;
};

/** Packs numbers, the lowest byte first, each in as many bytes as its digit in `lengths` says, and a name behind them. */
const pack = (lengths: string, numbers: readonly number[], name = ''): Buffer => {
  const bytes = numbers.map((number, index) => {
    const length = Number(lengths[index]);
    const field = Buffer.alloc(length);
    field.writeUIntLE(number, 0, length);
    return field;
  });
  return Buffer.concat([...bytes, Buffer.from(name, 'latin1')]);
};

/** The header before a file. */
export const localHeader = ({ path, time }: ZipEntry): Buffer =>
  pack('4222444422', [0x04034b50, version, flags, getMethod(path), time, 0, 0, 0, path.length, 0], path);

/** The descriptor after a file. */
export const descriptor = ({ checksum, packed, size }: ZipEntry): Buffer =>
  pack('4444', [0x08074b50, checksum, packed, size]);

/** A file's entry in the central directory: no extra field, no comment, no attributes. */
export const listedAs = ({ path, time, checksum, packed, size, at }: ZipEntry): Buffer => {
  const content = [checksum, packed, size];
  const start = [0x02014b50, version, version, flags, getMethod(path), time, ...content, path.length];
  return pack('4222244442222244', [...start, 0, 0, 0, 0, 0, at], path);
};

type End = { count: number; list: number; listBytes: number };

/** The last bytes: the number of files, and the offset of their directory. No comment, one disk. */
export const getEnd = ({ count, list, listBytes }: End): Buffer =>
  pack('42222442', [0x06054b50, 0, 0, count, count, listBytes, list, 0]);

/** Yields the files as a ZIP, chunk by chunk. A file is started only after the previous one was read. */
export function* getZip(files: readonly PacketFile[], at: Date): Generator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, bytes } of files) {
    const entry = getMethod(path) === 0 ? new ZipPassThrough(path) : new ZipDeflate(path);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield* chunks;
    chunks = [];
  }
  zip.end();
  yield* chunks;
}
