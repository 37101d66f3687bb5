import { crc32, inflateRawSync } from 'node:zlib';
import type { PacketFile } from './packet-files';

/** What no packet of ours has, said so that a person knows what was done to the file. */
export class BadZip extends Error {
  override name = 'BadZip';
}

const largestFile = 200_000_000;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
/** What follows a file that was written as a stream: its checksum and sizes. */
const descriptorBytes = 16;

type Entry = {
  path: string;
  method: number;
  checksum: number;
  size: number;
  packed: number;
  at: number;
  next: number;
};

const entryAt = (zip: Buffer, at: number): Entry => {
  const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
  if (zip.readUInt32LE(at) !== 0x02014b50 || extra !== 0 || comment !== 0)
    throw new BadZip('The list of files in the ZIP was changed.');
  const end = at + entryBytes + nameLength!;
  return {
    path: zip.toString('utf8', at + entryBytes, end),
    method: zip.readUInt16LE(at + 10),
    checksum: zip.readUInt32LE(at + 16),
    packed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
    next: end,
  };
};

const readEntry = (
  zip: Buffer,
  { path, method, checksum, packed, size, at }: Entry,
): { file: PacketFile; end: number } => {
  const nameLength = zip.readUInt16LE(at + 26);
  const start = at + localBytes + nameLength;
  const name = zip.toString('utf8', at + localBytes, start);
  if (zip.readUInt32LE(at) !== 0x04034b50 || name !== path || zip.readUInt16LE(at + 28) !== 0)
    throw new BadZip(`The ZIP has two names for one file: ${path}`);
  const data = zip.subarray(start, start + packed);
  const bytes =
    method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.min(size, largestFile) + 1 });
  if (bytes.length !== size) throw new BadZip(`The ZIP has another size for ${path}`);
  if (crc32(bytes) !== checksum) throw new BadZip(`${path} was changed: its checksum in the ZIP is another.`);
  return { file: { path, bytes }, end: start + packed + descriptorBytes };
};

/**
 * The files of a ZIP that was written as packets are: one behind the other from the first byte to the last, nothing
 * between, before or behind them, and each name once. Another way to read the same bytes finds the same files.
 */
export const readZip = (zip: Buffer): PacketFile[] => {
  const end = zip.length - endBytes;
  if (end < 0 || zip.readUInt32LE(end) !== 0x06054b50 || zip.readUInt16LE(end + 20) !== 0)
    throw new BadZip('This is no whole packet: its end was cut off, or something was added behind it.');
  const [count, list] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)];
  const files: PacketFile[] = [];
  let [at, written] = [list, 0];
  for (let index = 0; index < count; index++) {
    const entry = entryAt(zip, at);
    if (entry.at !== written) throw new BadZip('Something was put between the files of the ZIP.');
    const read = readEntry(zip, entry);
    files.push(read.file);
    [at, written] = [entry.next, read.end];
  }
  if (at !== end || written !== list) throw new BadZip('Something was put between the files of the ZIP.');
  if (new Set(files.map(({ path }) => path)).size !== files.length)
    throw new BadZip('A name stands twice in the ZIP.');
  return files;
};
