import type { DataFile } from '../disk/data-file';
import { seal, toId, toKey, unseal } from '../disk/records';
import type { SqlValue } from '../disk/sqlite';

/** A document that a walk has reached. */
export interface StoredDoc {
  readonly id: number;
  /** Its bytes with their checksum at that time; undefined if it is gone. */
  sealed: Buffer | undefined;
  /** The collection's state number at that time. */
  asOf: number;
}

const firstPage = 24;
const largestPage = 256;
/** The bytes that a walk reads at once. */
const bytesAtOnce = 1024 * 1024;

/** The documents of one collection by id, each with a checksum, in a key range of the data file's table. */
export class DocTable {
  /** The offset from an id to its key in the table, and the start of the next collection. */
  readonly base: number;
  private readonly beyond: number;
  /** Increases with every change. */
  state = 0;
  /** The number of documents a walk may read at once, based on earlier sizes. */
  atOnce = largestPage;

  constructor(
    private readonly data: DataFile,
    readonly collection: number,
  ) {
    this.base = toKey(collection, 0);
    this.beyond = toKey(collection + 1, 0);
  }

  /** The highest id in use. */
  get latestId(): number {
    const last = 'SELECT max(id) AS id FROM documents WHERE id > ? AND id < ?';
    return toId(Number(this.data.get(last, this.base, this.beyond)?.id ?? 0));
  }

  get bytes(): number {
    const sum = 'SELECT sum(length(sealed)) AS bytes FROM documents WHERE id > ? AND id < ?';
    return Number(this.data.get(sum, this.base, this.beyond)?.bytes ?? 0);
  }

  put(id: number, raw: Buffer): void {
    this.state++;
    this.data.run(
      'INSERT INTO documents VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET sealed = ?2',
      this.base + id,
      seal(this.collection, id, raw),
    );
  }

  remove(id: number): void {
    this.state++;
    this.data.run('DELETE FROM documents WHERE id = ?', this.base + id);
  }

  get(id: number): StoredDoc | undefined {
    const row = this.data.get('SELECT sealed FROM documents WHERE id = ?', this.base + id);
    return row && this.toDoc(id, row.sealed);
  }

  /** Yields the existing documents among these, by id. */
  *several(ids: readonly number[]): Generator<StoredDoc> {
    for (let at = 0; at < ids.length; at += this.atOnce) {
      const some = ids.slice(at, at + this.atOnce).map((id) => this.base + id);
      const wanted = 'SELECT value FROM json_each(?)';
      const rows = this.data.all(
        `SELECT id, sealed FROM documents WHERE id IN (${wanted}) ORDER BY id`,
        JSON.stringify(some),
      );
      for (const { id, sealed } of rows) yield this.toDoc(toId(id as number), sealed);
    }
  }

  /** Its current bytes; undefined if it is gone. Throws `Damage` if they differ from what was written. */
  raw(stored: StoredDoc): Buffer | undefined {
    if (stored.asOf !== this.state) {
      stored.sealed = this.get(stored.id)?.sealed;
      stored.asOf = this.state;
    }
    return stored.sealed && unseal(this.collection, stored.id, stored.sealed);
  }

  /** The same document without its bytes, which are read when needed. */
  withoutBytes({ id }: StoredDoc): StoredDoc {
    return { id, sealed: undefined, asOf: -1 };
  }

  /** All documents, by id. */
  *scan(): Generator<StoredDoc> {
    let last = this.base;
    for (let size = firstPage; ; size = Math.min(size * 4, largestPage)) {
      const most = Math.min(size, this.atOnce);
      const rows = this.data.all(
        'SELECT id, sealed FROM documents WHERE id > ? AND id < ? ORDER BY id LIMIT ?',
        last,
        this.beyond,
        most,
      );
      for (const { id, sealed } of rows) yield this.toDoc(toId(id as number), sealed);
      if (rows.length < most) return;
      last = rows.at(-1)!.id as number;
    }
  }

  /** Converts a row to a document. */
  toDoc(id: number, sealed: SqlValue | undefined): StoredDoc {
    const { buffer, byteOffset, byteLength } = sealed as Uint8Array;
    if (byteLength * this.atOnce > bytesAtOnce) this.atOnce = Math.ceil(bytesAtOnce / byteLength);
    return { id, sealed: Buffer.from(buffer, byteOffset, byteLength), asOf: this.state };
  }
}
