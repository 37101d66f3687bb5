import { createRequire } from 'node:module';
import { StoreError } from '../errors';

export type SqlValue = null | number | string | Uint8Array;

/** One row, by column name. */
export type Row = Record<string, SqlValue>;

export interface Statement {
  run(...values: SqlValue[]): { changes: number | bigint };
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
}

export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Sqlite {
  DatabaseSync: new (path: string, options?: { readOnly?: boolean }) => Database;
}

/** Node's own SQLite if it has the full-text search that this store needs, otherwise a package with the same API. */
const loaded = loadNodeSqlite() ?? packaged();

export function openSqlite(path: string, readOnly: boolean): Database {
  return new loaded.DatabaseSync(path, { readOnly });
}

// Before 22.16 it lacks parts that we use.
function loadNodeSqlite(): Sqlite | undefined {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 16)) return undefined;
  const sqlite = process.getBuiltinModule('node:sqlite') as Sqlite | undefined;
  return sqlite && hasSearch(sqlite) ? sqlite : undefined;
}

function packaged(): Sqlite {
  try {
    return createRequire(import.meta.url)('@photostructure/sqlite') as Sqlite;
  } catch {
    throw new StoreError(
      'IllegalOperation',
      'this Node has no SQLite. Start with Node 22.16 or later, or install again with optional packages: npm ci.',
    );
  }
}

function hasSearch({ DatabaseSync }: Sqlite): boolean {
  const db = new DatabaseSync(':memory:');
  try {
    return db.prepare("SELECT 1 FROM pragma_module_list WHERE name = 'fts5'").get() !== undefined;
  } finally {
    db.close();
  }
}
