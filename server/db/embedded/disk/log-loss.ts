import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { keep } from './keep';
import { type LogState, readRecord } from './log-record';

/** The format of SQLite's log (sqlite.org/fileformat.html, "WAL File Format"). */
const headerLength = 32;
const frameHeaderLength = 24;
const magic = 0x377f0682;

type Sum = [number, number];

/** SQLite's running checksum over pairs of words; the magic number gives the byte order. */
function addUp(bytes: Buffer, [first, second]: Sum, isBig: boolean): Sum {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    const one = isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    const other = isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
    a = (a + one + b) >>> 0;
    b = (b + other + a) >>> 0;
  }
  return [a, b];
}

const isSum = (bytes: Buffer, at: number, [a, b]: Sum) =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;

interface LogContent {
  /** Undefined if the log's header is unreadable, in which case SQLite reads nothing of it. */
  salts: Buffer | undefined;
  /** The number of intact frames, up to the last complete commit. */
  frames: number;
  commits: number;
}

/** Reads what SQLite would read of a log, up to `most` frames. */
function readLog(log: string, most: number): LogContent {
  const file = openSync(log, 'r');
  try {
    return getContent(file, most);
  } finally {
    closeSync(file);
  }
}

function getContent(file: number, most: number): LogContent {
  const header = Buffer.alloc(headerLength);
  const nothing = { salts: undefined, frames: 0, commits: 0 };
  if (readSync(file, header, 0, headerLength, 0) < headerLength) return nothing;
  const isBig = header.readUInt32BE(0) === magic + 1;
  if (!isBig && header.readUInt32BE(0) !== magic) return nothing;
  let sum = addUp(header.subarray(0, 24), [0, 0], isBig);
  if (!isSum(header, 24, sum)) return nothing;
  const salts = Buffer.from(header.subarray(16, 24));
  const frame = Buffer.alloc(frameHeaderLength + header.readUInt32BE(8));
  const { size } = fstatSync(file);
  const content = { salts, frames: 0, commits: 0 };
  for (let number = 1; number <= most; number++) {
    const start = headerLength + (number - 1) * frame.length;
    if (start + frame.length > size) break;
    readSync(file, frame, 0, frame.length, start);
    if (!frame.subarray(8, 16).equals(salts)) break;
    sum = addUp(frame.subarray(frameHeaderLength), addUp(frame.subarray(0, 8), sum, isBig), isBig);
    if (!isSum(frame, 16, sum)) break;
    if (frame.readUInt32BE(4) === 0) continue;
    content.frames = number;
    content.commits++;
  }
  return content;
}

const getLog = (path: string) => `${path}-wal`;

/** Describes what the log beside an unused data file has lost; undefined if nothing. */
export function findLoss(path: string): string | undefined {
  const record = readRecord(path);
  if (!record || !existsSync(getLog(path))) return undefined;
  const content = readLog(getLog(path), record.frames);
  // The log was restarted since: the recorded changes are already in the data file.
  if (content.salts && !content.salts.equals(record.salts)) return undefined;
  return content.frames >= record.frames ? undefined : formatSentence(record, content);
}

const number = (count: number) => count.toLocaleString('en-US');

function formatSentence({ frames, commits }: LogState, content: LogContent): string {
  const missing = Math.max(1, commits - content.commits);
  return (
    `The log of the newest writes, store.sqlite-wal, is damaged or was cut off: of ${number(commits)} groups of writes ` +
    `in it the last ${number(missing)} cannot be read (${number(frames - content.frames)} of ${number(frames)} pages). ` +
    'Each group is one or more changes that were acknowledged, leads among them.'
  );
}

const whatToDo =
  'Look for what is missing in the newest backup, in the mailbox of STAFF_MAIL and with vendors. Once that is done, ' +
  'delete the file and the text beside it.';

const damagedStart = (path: string) => `${basename(path)}-wal.damaged-`;

/** Copies a log before SQLite truncates it, with a note about the loss; returns the note. */
export function keepDamagedLog(path: string, loss: string): string {
  const name = `${damagedStart(path)}${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const copy = join(dirname(path), name);
  copyFileSync(getLog(path), copy);
  keep(copy);
  const sentence = `${loss} A copy of it is kept as ${name}. ${whatToDo}`;
  writeFileSync(`${copy}.txt`, `${sentence}\n`, { mode: 0o600, flush: true });
  return sentence;
}

/** The recorded losses of this data file's earlier logs, one sentence each, until their copies are deleted. */
export function earlierLosses(path: string): string[] {
  const dir = dirname(path);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.startsWith(damagedStart(path)) && name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(dir, name), 'utf8').trim());
}

/** Removes copies of damaged logs, because they contain personal data, including that of erased people. */
export function removeDamagedLogs(path: string): void {
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(damagedStart(path)) && !name.endsWith('.txt')) rmSync(join(dirname(path), name));
}

/** The log state of a data file that was just opened. */
export function presentState(path: string): LogState {
  const content = existsSync(getLog(path)) ? readLog(getLog(path), Number.MAX_SAFE_INTEGER) : undefined;
  return {
    salts: Buffer.alloc(8),
    frames: 0,
    commits: 0,
    ...(content?.salts && { ...content, salts: content.salts }),
  };
}
