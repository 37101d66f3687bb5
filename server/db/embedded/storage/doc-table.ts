import type { DataFile } from '../disk/data-file';
import { seal, toId, toKey, unseal } from '../disk/records';
import type { SqlValue } from '../disk/sqlite';

/** A document that a walk has come by. */
export interface StoredDoc {
  readonly id: number;
  /** Its bytes with their checksum as they were then; undefined where it is gone. */
  sealed: Buffer | undefined;
  /** Which state of the collection that was. */
  asOf: number;
}

const firstPage = 24;
const largestPage = 256;
/** How much a walk reads at once. */
const bytesAtOnce = 1024 * 1024;

/** The documents of one collection by id, each with a checksum: a stretch of one table of the data file. */
export class DocTable {
  /** What has to be added to an id to get its place in the table, and where the next collection begins. */
  readonly base: number;
  private readonly beyond: number;
  /** Grows with each change that is made here. */
  state = 0;
  /** How many documents a walk may read at once, by what those before took. */
  atOnce = largestPage;

  constructor(
    private readonly data: DataFile,
    readonly collection: number,
  ) {
    this.base = toKey(collection, 0);
    this.beyond = toKey(collection + 1, 0);
  }

  /** The highest id that a document has. */
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
    return row && this.taken(id, row.sealed);
  }

  /** Those of these that are there, by id. */
  *several(ids: readonly number[]): Generator<StoredDoc> {
    for (let at = 0; at < ids.length; at += this.atOnce) {
      const some = ids.slice(at, at + this.atOnce).map((id) => this.base + id);
      const wanted = 'SELECT value FROM json_each(?)';
      const rows = this.data.all(
        `SELECT id, sealed FROM documents WHERE id IN (${wanted}) ORDER BY id`,
        JSON.stringify(some),
      );
      for (const { id, sealed } of rows) yield this.taken(toId(id as number), sealed);
    }
  }

  /** Its bytes as they are now; undefined where it is gone. Throws `Damage` where they are not what was written. */
  raw(stored: StoredDoc): Buffer | undefined {
    if (stored.asOf !== this.state) {
      stored.sealed = this.get(stored.id)?.sealed;
      stored.asOf = this.state;
    }
    return stored.sealed && unseal(this.collection, stored.id, stored.sealed);
  }

  /** The same, without its bytes until they are asked for. */
  withoutBytes({ id }: StoredDoc): StoredDoc {
    return { id, sealed: undefined, asOf: -1 };
  }

  /** All of them, by id. */
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
      for (const { id, sealed } of rows) yield this.taken(toId(id as number), sealed);
      if (rows.length < most) return;
      last = rows.at(-1)!.id as number;
    }
  }

  /** A document as a row holds it. */
  taken(id: number, sealed: SqlValue | undefined): StoredDoc {
    const { buffer, byteOffset, byteLength } = sealed as Uint8Array;
    if (byteLength * this.atOnce > bytesAtOnce) this.atOnce = Math.ceil(bytesAtOnce / byteLength);
    return { id, sealed: Buffer.from(buffer, byteOffset, byteLength), asOf: this.state };
  }
}
