import { crc32, type InflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib';
import type { PacketFile } from './packet-files';
import { descriptor, getEnd, getMethod, listedAs, localHeader, sizes, type ZipEntry } from './zip-layout';

/** A deviation from our ZIP format, described so that a reader knows what happened to the file. */
export class BadZip extends Error {
  override name = 'BadZip';
}

const largestFile = 200_000_000;

/** Plain names in plain folders, which cannot point elsewhere or be read in two ways. */
const plainPath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

const isAt = (zip: Buffer, at: number, expected: Buffer): boolean =>
  zip.subarray(at, at + expected.length).equals(expected);

/** Returns a file's directory entry. Every byte must be as we write it. */
const findEntry = (zip: Buffer, place: number, at: number): ZipEntry => {
  const name = zip.subarray(place + sizes.listed, place + sizes.listed + zip.readUInt16LE(place + 28));
  const entry = {
    path: name.toString('latin1'),
    time: zip.readUInt32LE(place + 12),
    checksum: zip.readUInt32LE(place + 16),
    packed: zip.readUInt32LE(place + 20),
    size: zip.readUInt32LE(place + 24),
    at,
  };
  if (!isAt(zip, place, listedAs(entry)))
    throw new BadZip('The list of files in the ZIP was changed, or something was put between the files.');
  if (!plainPath.test(entry.path)) throw new BadZip('A name in the ZIP is none that a packet has.');
  return entry;
};

type Inflated = { buffer: Buffer; engine: InflateRaw };

/** Unpacks a file. The packed data must be used to the last byte. */
const unpack = (data: Buffer, { path, size }: ZipEntry): Buffer => {
  if (getMethod(path) === 0) return data;
  const options: ZlibOptions = { maxOutputLength: Math.min(size, largestFile) + 1, info: true };
  const { buffer, engine } = inflateRawSync(data, options) as unknown as Inflated;
  if (engine.bytesWritten !== data.length)
    throw new BadZip(`Something was put behind the packed bytes of ${path}.`);
  return buffer;
};

const readEntry = (zip: Buffer, entry: ZipEntry): { file: PacketFile; end: number } => {
  const { path, at, packed, size, checksum } = entry;
  const header = localHeader(entry);
  const start = at + header.length;
  if (!isAt(zip, at, header)) throw new BadZip(`The ZIP says two things of one file: ${path}`);
  if (!isAt(zip, start + packed, descriptor(entry)))
    throw new BadZip(`What stands behind ${path} in the ZIP is not what its list says.`);
  const bytes = unpack(zip.subarray(start, start + packed), entry);
  if (bytes.length !== size) throw new BadZip(`The ZIP has another size for ${path}`);
  if (crc32(bytes) !== checksum) throw new BadZip(`${path} was changed: its checksum in the ZIP is another.`);
  return { file: { path, bytes }, end: start + packed + sizes.descriptor };
};

/** Returns true if two names differ only in case, or if a file's name is also a folder. */
const haveClash = (files: readonly PacketFile[]): boolean => {
  const names = files.map(({ path }) => path.toLowerCase());
  const folders = new Set(
    names.flatMap((name) => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index))),
  );
  return new Set(names).size !== names.length || names.some((name) => folders.has(name));
};

/**
 * Reads the files of a ZIP in the exact format of our packets: one after another from the first byte to the last, with
 * nothing between, before or after them, and each name once. All other bytes must be the ones we write, so that any
 * other program finds the same files in it.
 */
export const readZip = (zip: Buffer): PacketFile[] => {
  const end = zip.length - sizes.end;
  if (end < 0 || zip.readUInt32LE(end) !== 0x06054b50)
    throw new BadZip('This is no whole packet: its end was cut off, or something was added behind it.');
  const [count, list] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)];
  if (!isAt(zip, end, getEnd({ count, list, listBytes: end - list })))
    throw new BadZip('The end of the ZIP was changed.');
  const files: PacketFile[] = [];
  const times = new Set<number>();
  let [place, written] = [list, 0];
  for (let index = 0; index < count; index++) {
    const entry = findEntry(zip, place, written);
    const read = readEntry(zip, entry);
    files.push(read.file);
    times.add(entry.time);
    [place, written] = [place + sizes.listed + entry.path.length, read.end];
  }
  if (place !== end || written !== list) throw new BadZip('Something was put between the files of the ZIP.');
  if (times.size > 1) throw new BadZip('The files of the ZIP are not of one moment.');
  if (haveClash(files)) throw new BadZip('A name stands twice in the ZIP.');
  return files;
};
