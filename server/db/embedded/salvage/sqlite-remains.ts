import { copyFileSync, existsSync } from 'node:fs';
import { Damage } from '../disk/damage';
import { DataFile } from '../disk/data-file';
import { besides, dataPath, removeData } from '../disk/folder';
import { catalog, getCollection, isSealOf, toId, toKey, unseal } from '../disk/records';
import { decode } from '../values/decode';
import type { Doc } from '../values/values';
import { rowsInPages } from './pages';
import type { Loss, Remain, Remains } from './remains';

const furthestId = 2 ** 31;

/** Reads the current format; the log is merged into a copy first, so that the old folder stays unchanged. */
export function sqliteRemains(dir: string, copy: string): Remains {
  removeData(copy);
  for (const end of ['', ...besides])
    if (end !== '-shm' && existsSync(dataPath(dir) + end)) copyFileSync(dataPath(dir) + end, copy + end);
  const remains = new SqliteRemains(copy);
  return {
    whatIsLeft: (losses) => remains.whatIsLeft(losses),
    expected: () => remains.expected(),
    close() {
      remains.close();
      removeData(copy);
    },
  };
}

class SqliteRemains {
  private readonly data: DataFile | undefined;
  private readonly catalog: { id: number; sealed: Buffer }[];

  constructor(private readonly path: string) {
    this.data = attempt(() => opened(path));
    this.catalog = attempt(() => toRows(this.data!, 'catalog')) ?? [];
  }

  close(): void {
    this.data?.close();
  }

  /** Taken from the counts of the `_id` indexes. */
  expected(): number | undefined {
    return attempt(() => {
      let expected = 0;
      for (const { id, sealed } of this.catalog) {
        const { indexes } = decode(unseal(catalog, id, sealed));
        const own = (indexes as Doc[]).find(({ spec }) => (spec as Doc).name === '_id_');
        const row = this.data!.get(
          'SELECT sum(count) AS count FROM counts WHERE tree = ?',
          Number(own?.table),
        );
        expected += Number(row?.count);
      }
      return this.catalog.length > 0 ? expected : undefined;
    });
  }

  *whatIsLeft(losses: Loss[]): Generator<Remain> {
    const keys = new Set<number>();
    if (this.catalog.length === 0)
      losses.push({ from: 0, to: Number.POSITIVE_INFINITY, why: 'its list of collections is gone' });
    for (const { id, sealed } of this.catalog) {
      keys.add(toKey(catalog, id));
      yield { key: toKey(catalog, id), value: sealed };
      for (const remain of this.readDocuments(id, losses)) {
        keys.add(remain.key);
        yield remain;
      }
    }
    if (losses.length > 0) yield* this.strays(keys);
  }

  private *readDocuments(collection: number, losses: Loss[]): Generator<Remain> {
    const beyond = toKey(collection + 1, 0);
    const next = (after: number) =>
      this.data!.get(
        'SELECT id, sealed FROM documents WHERE id > ? AND id < ? ORDER BY id LIMIT 1',
        after,
        beyond,
      );
    for (let last = toKey(collection, 0); ; ) {
      let read = attempt(() => ({ row: next(last) }));
      if (!read) {
        // There may be intact pages after a lost one.
        for (let step = 1; !read && step < furthestId; step *= 2)
          read = attempt(() => ({ row: next(last + step) }));
        const to = (read?.row?.id as number | undefined) ?? beyond;
        losses.push({ from: last + 1, to, why: 'it is in a page that is lost' });
      }
      if (!read?.row) return;
      last = read.row.id as number;
      yield { key: last, value: Buffer.from(read.row.sealed as Uint8Array) };
    }
  }

  /** Finds rows outside of any tree. Their checksums identify them; removed rows have been overwritten. */
  private *strays(keys: ReadonlySet<number>): Generator<Remain> {
    for (const { id: key, bytes } of rowsInPages(this.path)) {
      if (isSealOf(getCollection(key), toId(key), bytes) && !keys.has(key)) yield { key, value: bytes };
    }
  }
}

function opened(path: string): DataFile {
  const data = new DataFile(path);
  try {
    data.get('PRAGMA wal_checkpoint(TRUNCATE)');
    return data;
  } catch (error) {
    data.close();
    throw error;
  }
}

const toRows = (data: DataFile, table: string) =>
  data
    .all(`SELECT id, sealed FROM ${table} ORDER BY id`)
    .map(({ id, sealed }) => ({ id: id as number, sealed: Buffer.from(sealed as Uint8Array) }));

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    // To SQLite, a table whose name is lost with its page is no damage; to us it is.
    if (error instanceof Damage || /no such table|malformed|Cannot read prop/.test(String(error)))
      return undefined;
    throw error;
  }
}
