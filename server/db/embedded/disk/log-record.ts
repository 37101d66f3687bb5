import { closeSync, existsSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** The progress of SQLite's log at the last acknowledged write. */
export interface LogState {
  /** Identifies the log: the salts change whenever SQLite restarts it. */
  salts: Buffer;
  frames: number;
  commits: number;
}

const mark = Buffer.from('LLR1');
const length = 24;

/** The layout of the `-shm` file's header, in the machine's byte order. */
const shared = { length: 48, frames: 16, salts: 32 };

export const recordPath = (path: string) => `${path}-log`;

/** Reads the record; undefined if there is none, or the record itself is truncated. */
export function readRecord(path: string): LogState | undefined {
  if (!existsSync(recordPath(path))) return undefined;
  const bytes = readFileSync(recordPath(path));
  if (bytes.length < length || !bytes.subarray(0, 4).equals(mark)) return undefined;
  if (crc32(bytes.subarray(0, 20)) !== bytes.readUInt32LE(20)) return undefined;
  const frames = bytes.readUInt32LE(12);
  return frames === 0
    ? undefined
    : { salts: Buffer.from(bytes.subarray(4, 12)), frames, commits: bytes.readUInt32LE(16) };
}

/**
 * Records the log's progress after each commit, without a sync: the record may lag behind the log but never leads it,
 * so a log that ends before the record has lost data.
 */
export class LogRecord {
  private readonly file: number;
  private sharedFile: number | undefined;
  private readonly header = Buffer.alloc(shared.length);
  private readonly bytes = Buffer.alloc(length);

  /** `state` is the log's current progress. */
  constructor(
    private readonly path: string,
    private state: LogState,
  ) {
    // An existing record stays until the next commit.
    closeSync(openSync(recordPath(path), 'a', 0o600));
    this.file = openSync(recordPath(path), 'r+');
    mark.copy(this.bytes);
  }

  /** Call after a commit that is on disk. Returns the number of pages in the log. */
  committed(): number {
    this.sharedFile ??= openSync(`${this.path}-shm`, 'r');
    if (readSync(this.sharedFile, this.header, 0, shared.length, 0) < shared.length) return 0;
    const frames = littleEndian
      ? this.header.readUInt32LE(shared.frames)
      : this.header.readUInt32BE(shared.frames);
    const salts = this.header.subarray(shared.salts, shared.salts + 8);
    const isSame = this.state.salts.equals(salts);
    if (isSame && frames === this.state.frames) return frames;
    this.state = { salts: Buffer.from(salts), frames, commits: isSame ? this.state.commits + 1 : 1 };
    this.write();
    return frames;
  }

  /** Call before the log is emptied into the data file. Returns a function that undoes it. */
  forget(): () => void {
    const { state } = this;
    this.state = { salts: Buffer.alloc(8), frames: 0, commits: 0 };
    this.write();
    return () => {
      this.state = state;
      this.write();
    };
  }

  /** Call once nobody has the data file open: closing any handle releases every lock of the process. */
  close(): void {
    if (this.sharedFile !== undefined) closeSync(this.sharedFile);
    closeSync(this.file);
  }

  private write(): void {
    const { salts, frames, commits } = this.state;
    salts.copy(this.bytes, 4);
    this.bytes.writeUInt32LE(frames, 12);
    this.bytes.writeUInt32LE(commits, 16);
    this.bytes.writeUInt32LE(crc32(this.bytes.subarray(0, 20)), 20);
    writeSync(this.file, this.bytes, 0, length, 0);
  }
}

const littleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
