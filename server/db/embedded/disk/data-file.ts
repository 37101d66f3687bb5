import { closeSync, ftruncateSync, openSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../errors';
import { Damage } from './damage';
import { fileLimit } from './refusal';
import { type Database, openSqlite, type Row, type SqlValue, type Statement } from './sqlite';

/** What SQLite says, by its primary result codes. */
const codes = { ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

/** How long a connection waits for another one. */
export const patienceMs = 10_000;

const roomToWrite = 1024 * 1024;
const defaultCacheMb = 16;

export interface DataFileOptions {
  readOnly?: boolean;
  /** Nobody has it open, and its log is empty: it is read without a file beside it. */
  isStill?: boolean;
}

/** A connection to the data file. What goes wrong is a `Damage`, or an error that a caller may be told. */
export class DataFile {
  private readonly db: Database;
  private readonly statements = new Map<string, Statement>();

  constructor(
    readonly path: string,
    { readOnly = false, isStill = false }: DataFileOptions = {},
  ) {
    this.db = this.told(() => openSqlite(isStill ? isUnchanged(path) : path, readOnly));
    this.exec(`PRAGMA busy_timeout = ${patienceMs}; PRAGMA cell_size_check = ON`);
    this.keepInMemory(defaultCacheMb);
    if (!readOnly) this.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL');
  }

  /** How much of the file this connection may keep in memory. */
  keepInMemory(megabytes: number): void {
    this.exec(`PRAGMA cache_size = -${megabytes * 1024}`);
  }

  exec(sql: string): void {
    this.told(() => this.db.exec(sql));
  }

  /** Answers how many rows it has changed. */
  run(sql: string, ...values: SqlValue[]): number {
    return this.told(() => Number(this.prepared(sql).run(...values).changes));
  }

  get(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.told(() => this.prepared(sql).get(...values));
  }

  all(sql: string, ...values: SqlValue[]): Row[] {
    return this.told(() => this.prepared(sql).all(...values));
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  private prepared(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private told<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw told(error, this.path);
    }
  }
}

const isUnchanged = (path: string) => `${pathToFileURL(path)}?immutable=1`;

/** An error of SQLite as what it means for whoever has to do something about it. */
function told(error: unknown, path: string): unknown {
  const { errcode = 0, message } = error as Error & { errcode?: number };
  const code = errcode & 0xff;
  // Not every error of a statement that is prepared has a code.
  const isDamage =
    code === codes.corrupt || code === codes.notADatabase || /malformed|not a database/.test(message);
  if (isDamage) return new Damage(message);
  if (code === codes.full || code === codes.ioError || code === codes.cannotOpen)
    return writeError(error as Error, path, code);
  return error;
}

/** Throws a sentence where a limit on the size of files leaves no room to write. */
export function requireRoom(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (isTooLong(path, size + roomToWrite)) throw fileLimit();
}

/** SQLite reports a write that was cut short as an input/output error, so the limit and the free space tell why. */
function writeError(error: Error, path: string, code: number): StoreError {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (isTooLong(path, Math.max(size, log) + roomToWrite)) return fileLimit();
  const { bavail, bsize } = statfsSync(dirname(path));
  const isFull = code === codes.full || bavail * bsize < roomToWrite;
  return new StoreError(
    isFull ? 'OutOfDiskSpace' : 'InternalError',
    `could not read or write the data: ${error.message}`,
  );
}

/** Whether a limit forbids a file so long; an empty one that is made so long tells. */
function isTooLong(path: string, size: number): boolean {
  const probe = `${path}.probe`;
  try {
    const file = openSync(probe, 'w', 0o600);
    try {
      ftruncateSync(file, size);
    } finally {
      closeSync(file);
    }
    return false;
  } catch (error) {
    return /EFBIG|file too large/i.test(String(error));
  } finally {
    rmSync(probe, { force: true });
  }
}
