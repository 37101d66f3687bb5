import { closeSync, ftruncateSync, openSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../errors';
import { Damage } from './damage';
import { fileLimit } from './refusal';
import { type Database, openSqlite, type Row, type SqlValue, type Statement } from './sqlite';

/** SQLite's primary result codes. */
const codes = { ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

/** Milliseconds that a connection waits for another one's lock. */
export const patienceMs = 10_000;

const roomToWrite = 1024 * 1024;
const defaultCacheMb = 16;

interface DataFileOptions {
  readOnly?: boolean;
  /** Nobody has it open and its log is empty, so no files beside it are needed to read it. */
  isStill?: boolean;
}

/** A connection to the data file. Errors are a `Damage`, or an error that may be shown to a caller. */
export class DataFile {
  private readonly db: Database;
  private readonly statements = new Map<string, Statement>();

  constructor(
    readonly path: string,
    { readOnly = false, isStill = false }: DataFileOptions = {},
  ) {
    this.db = this.attempt(() => openSqlite(isStill ? immutableUrl(path) : path, readOnly));
    this.exec(`PRAGMA busy_timeout = ${patienceMs}; PRAGMA cell_size_check = ON`);
    this.keepInMemory(defaultCacheMb);
    if (!readOnly) this.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL');
  }

  /** Sets how much of the file this connection may cache in memory. */
  keepInMemory(megabytes: number): void {
    this.exec(`PRAGMA cache_size = -${megabytes * 1024}`);
  }

  exec(sql: string): void {
    this.attempt(() => this.db.exec(sql));
  }

  /** Returns the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): number {
    return this.attempt(() => Number(this.prepared(sql).run(...values).changes));
  }

  get(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.attempt(() => this.prepared(sql).get(...values));
  }

  all(sql: string, ...values: SqlValue[]): Row[] {
    return this.attempt(() => this.prepared(sql).all(...values));
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  private prepared(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(withSteadyLimit(sql));
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw translateError(error, this.path);
    }
  }
}

/**
 * SQLite plans a statement with a plain `LIMIT ?` again for each new value, which takes longer than most reads; it does
 * not look into an expression.
 */
const withSteadyLimit = (sql: string) => sql.replaceAll(/(LIMIT|OFFSET) \?/g, '$1 +?');

const immutableUrl = (path: string) => `${pathToFileURL(path)}?immutable=1`;

/** Translates an SQLite error into one that tells the reader what to do. */
function translateError(error: unknown, path: string): unknown {
  const { errcode = 0, message } = error as Error & { errcode?: number };
  const code = errcode & 0xff;
  // Errors from preparing a statement do not always have a code.
  const isDamage =
    code === codes.corrupt || code === codes.notADatabase || /malformed|not a database/.test(message);
  if (isDamage) return new Damage(message);
  if (code === codes.full || code === codes.ioError || code === codes.cannotOpen)
    return writeError(error as Error, path, code);
  return error;
}

/** Throws a sentence if a file size limit leaves no room to write. */
export function requireRoom(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (isTooLong(path, size + roomToWrite)) throw fileLimit();
}

/** SQLite reports a truncated write as an input/output error, so check the limit and the free space for the cause. */
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

/** True if a limit forbids files of this size; found by extending an empty one. */
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
