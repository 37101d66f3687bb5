import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Damage } from './damage';
import { DataFile, requireRoom } from './data-file';
import { currentFormat, namedFormat, nameFormat } from './format';
import { claim } from './lock';
import { earlierLosses, findLoss, keepDamagedLog, presentState } from './log-loss';
import { LogRecord, recordPath } from './log-record';
import { earlierData, lostData, lostLog, otherVersion } from './refusal';

export const dataPath = (dir: string) => join(dir, 'store.sqlite');
/** The data file of versions before 1.0. */
const earlierPath = (dir: string) => join(dir, 'store.mdb');

/** Exists while a store has the folder open. A killed store leaves it, and its log. */
const openMark = (dir: string) => join(dir, 'store.open');
const getLog = (path: string) => `${path}-wal`;

/** The files that SQLite keeps beside an open data file. */
export const besides = ['-wal', '-shm', '-journal'];

interface OpenFolder {
  data: DataFile;
  /** The record of SQLite's log, written after each commit. */
  log: LogRecord;
  /** Releases the lock. */
  release: () => void;
}

/**
 * Opens a folder's data file for this process alone, in the current format; creates one if nothing was ever stored.
 * Throws a sentence if the folder is not as a store left it.
 */
export function openFolder(dir: string, say: (sentence: string) => void): OpenFolder {
  refuseEarlier(dir);
  const named = namedFormat(dir);
  if (named !== undefined && named > currentFormat && !existsSync(dataPath(dir))) throw otherVersion(named);
  const release = claim(dir);
  try {
    const path = dataPath(dir);
    const isHere = Boolean(statSync(path, { throwIfNoEntry: false })?.size);
    if (!isHere) {
      const what = named === currentFormat && existsSync(path) ? 'empty' : 'missing';
      if (named !== undefined) throw lostData(what);
      removeData(path);
    }
    requireRoom(path);
    if (existsSync(openMark(dir)) && !existsSync(getLog(path))) say(lostLog);
    const loss = findLoss(path);
    if (loss) keepDamagedLog(path, loss);
    for (const sentence of earlierLosses(path)) say(sentence);
    const data = openDataFile(path);
    const log = new LogRecord(path, presentState(path));
    if (named !== currentFormat) nameFormat(dir);
    writeFileSync(openMark(dir), '', { mode: 0o600 });
    return {
      data,
      log,
      release: () => {
        rmSync(openMark(dir), { force: true });
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The pages in the log from which a commit moves them itself: 16 MB. */
const longLog = 4096;

/** Opens a data file in the current format; an empty one gets its tables. */
export function openDataFile(path: string): DataFile {
  const isNew = !statSync(path, { throwIfNoEntry: false })?.size;
  // Then the files SQLite creates beside it are private too.
  if (isNew) closeSync(openSync(path, 'a', 0o600));
  const data = new DataFile(path);
  try {
    data.exec(`PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = ${longLog}`);
    const format = Number(data.get('PRAGMA user_version')?.user_version);
    if (format > currentFormat) throw otherVersion(format);
    if (format === 0) create(data, isNew);
    return data;
  } catch (error) {
    data.close();
    throw error;
  }
}

function create(data: DataFile, isNew: boolean): void {
  if (!isNew && data.get('SELECT 1 FROM sqlite_schema')) throw new Damage('it is none of this store');
  data.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE catalog (id INTEGER PRIMARY KEY, sealed BLOB NOT NULL);
    CREATE TABLE changes (id INTEGER PRIMARY KEY, collection INTEGER NOT NULL);
    CREATE TABLE numbers (last INTEGER NOT NULL);
    INSERT INTO numbers VALUES (0);
    CREATE TABLE dropped (number INTEGER PRIMARY KEY);
    CREATE TABLE documents (id INTEGER PRIMARY KEY, sealed BLOB NOT NULL);
    CREATE TABLE keys (tree INTEGER, key BLOB, id INTEGER, PRIMARY KEY (tree, key, id)) WITHOUT ROWID;
    CREATE TABLE counts (tree INTEGER, first BLOB, count INTEGER NOT NULL, PRIMARY KEY (tree, first)) WITHOUT ROWID;
    PRAGMA user_version = ${currentFormat};
    COMMIT`);
}

/** Throws a sentence if a version before 1.0 wrote the folder's data. */
export function refuseEarlier(dir: string): void {
  const isThere = existsSync(earlierPath(dir)) && !statSync(dataPath(dir), { throwIfNoEntry: false })?.size;
  if (isThere && namedFormat(dir) !== currentFormat) throw earlierData();
}

/** Removes the data of a version before 1.0, which stays in the folder after that version's data was converted. */
export function removeEarlier(dir: string): void {
  for (const path of [earlierPath(dir), `${earlierPath(dir)}-lock`]) rmSync(path, { force: true });
}

export function removeData(path: string): void {
  for (const end of ['', ...besides]) rmSync(path + end, { force: true });
  rmSync(recordPath(path), { force: true });
}
