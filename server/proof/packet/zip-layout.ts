/** A PDF or a picture gets no smaller. */
const isStored = /\.(pdf|png|jpe?g)$/i;

/** The one method by which a file of this name is written: 0 as it is, 8 deflated. */
export const getMethod = (path: string): 0 | 8 => (isStored.test(path) ? 0 : 8);

/** ZIP 2.0; the checksum and the sizes follow the data, because a file is written as a stream. */
const version = 20;
const flags = 8;

/** The sizes of what stands around the files, without their names. */
export const sizes = { local: 30, descriptor: 16, listed: 46, end: 22 } as const;

export type ZipEntry = {
  path: string;
  /** Date and time as DOS writes them, as they are. */
  time: number;
  checksum: number;
  packed: number;
  size: number;
  /** Where the file begins. */
  at: number;
};

type Field = readonly [value: number, bytes: 2 | 4];

const written = (fields: readonly Field[], name = ''): Buffer => {
  const start = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = start.writeUIntLE(value, at, bytes);
  return Buffer.concat([start, Buffer.from(name, 'latin1')]);
};

/** What stands before a file. */
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

/** What follows a file. */
export const descriptor = ({ checksum, packed, size }: ZipEntry): Buffer =>
  written([
    [0x08074b50, 4],
    [checksum, 4],
    [packed, 4],
    [size, 4],
  ]);

/** What the list of files at the end says of one: no extra field, no comment, no attributes. */
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

/** The last bytes: how many files there are, and where their list stands. No comment, one disk. */
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
