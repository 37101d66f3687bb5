import type { DataFile } from '../disk/data-file';
import { seal, unseal } from '../disk/records';
import type { Row } from '../disk/sqlite';

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

/** The documents of one collection by id, each with a checksum: a table of the data file. */
export class DocTable {
  readonly name: string;
  /** Grows with each change that is made here. */
  state = 0;
  /** How many documents a walk may read at once, by what those before took. */
  atOnce = largestPage;

  constructor(
    private readonly data: DataFile,
    private readonly collection: number,
  ) {
    this.name = `docs${collection}`;
  }

  create(): void {
    this.data.exec(`CREATE TABLE ${this.name} (id INTEGER PRIMARY KEY, sealed BLOB NOT NULL)`);
  }

  drop(): void {
    this.data.exec(`DROP TABLE ${this.name}`);
  }

  /** The highest id that a document has. */
  get latestId(): number {
    return Number(this.data.get(`SELECT max(id) AS id FROM ${this.name}`)?.id ?? 0);
  }

  get bytes(): number {
    return Number(this.data.get(`SELECT sum(length(sealed)) AS bytes FROM ${this.name}`)?.bytes ?? 0);
  }

  put(id: number, raw: Buffer): void {
    this.state++;
    this.data.run(
      `INSERT INTO ${this.name} VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET sealed = ?2`,
      id,
      seal(this.collection, id, raw),
    );
  }

  remove(id: number): void {
    this.state++;
    this.data.run(`DELETE FROM ${this.name} WHERE id = ?`, id);
  }

  get(id: number): StoredDoc | undefined {
    const row = this.data.get(`SELECT id, sealed FROM ${this.name} WHERE id = ?`, id);
    return row && this.taken(row);
  }

  /** Those of these that are there, by id. */
  *several(ids: readonly number[]): Generator<StoredDoc> {
    for (let at = 0; at < ids.length; at += this.atOnce) {
      const some = JSON.stringify(ids.slice(at, at + this.atOnce));
      const wanted = 'SELECT value FROM json_each(?)';
      const rows = this.data.all(
        `SELECT id, sealed FROM ${this.name} WHERE id IN (${wanted}) ORDER BY id`,
        some,
      );
      for (const row of rows) yield this.taken(row);
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
    let last = 0;
    for (let size = firstPage; ; size = Math.min(size * 4, largestPage)) {
      const most = Math.min(size, this.atOnce);
      const rows = this.data.all(
        `SELECT id, sealed FROM ${this.name} WHERE id > ? ORDER BY id LIMIT ?`,
        last,
        most,
      );
      for (const row of rows) yield this.taken(row);
      if (rows.length < most) return;
      last = rows.at(-1)!.id as number;
    }
  }

  /** What a row of this table holds. */
  taken({ id, sealed }: Row): StoredDoc {
    const { buffer, byteOffset, byteLength } = sealed as Uint8Array;
    if (byteLength * this.atOnce > bytesAtOnce) this.atOnce = Math.ceil(bytesAtOnce / byteLength);
    return { id: id as number, sealed: Buffer.from(buffer, byteOffset, byteLength), asOf: this.state };
  }
}
