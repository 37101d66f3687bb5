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

type Field = readonly [value: number, bytes: 2 | 4];

const written = (fields: readonly Field[], name = ''): Buffer => {
  const start = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = start.writeUIntLE(value, at, bytes);
  return Buffer.concat([start, Buffer.from(name, 'latin1')]);
};

/** The header before a file. */
export const localHeader = ({ path, time }: ZipEntry): Buffer =>
  written(
    [
      [0x04034b50, 4],
      [version, 2],
      [flags, 2],
      [getMethod(path), 2],
      [time, 4],
      [0, 4],
      [0, 4],
      [0, 4],
      [path.length, 2],
      [0, 2],
    ],
    path,
  );

/** The descriptor after a file. */
export const descriptor = ({ checksum, packed, size }: ZipEntry): Buffer =>
  written([
    [0x08074b50, 4],
    [checksum, 4],
    [packed, 4],
    [size, 4],
  ]);

/** A file's entry in the central directory: no extra field, no comment, no attributes. */
export const listedAs = ({ path, time, checksum, packed, size, at }: ZipEntry): Buffer =>
  written(
    [
      [0x02014b50, 4],
      [version, 2],
      [version, 2],
      [flags, 2],
      [getMethod(path), 2],
      [time, 4],
      [checksum, 4],
      [packed, 4],
      [size, 4],
      [path.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ],
    path,
  );

/** The last bytes: the number of files, and the offset of their directory. No comment, one disk. */
export const getEnd = ({
  count,
  list,
  listBytes,
}: {
  count: number;
  list: number;
  listBytes: number;
}): Buffer =>
  written([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [listBytes, 4],
    [list, 4],
    [0, 2],
  ]);
