import type { DataFile } from '../disk/data-file';
import type { SqlValue } from '../disk/sqlite';
import { rank } from '../values/order';
import type { DocTable, StoredDoc } from './doc-table';
import { boundOf, bytesOf, HIGH, keyIn } from './key-bytes';
import { KeyCounts } from './key-counts';
import { Trigrams } from './trigrams';

/** How many keys a walk goes on by, at first and at most. */
const firstPage = 24;
const largestPage = 384;
/** How many keys a walk for a text goes past at once. */
const textPage = 4000;
/** From how many places a sample of keys is taken, and how many from each. */
const sampledPlaces = 50;
const sampledKeys = 20;

interface Place {
  key: Uint8Array;
  id: number;
}

/** The keys of one index in order, each with the id of its document: a table of the data file. */
export class KeyTable {
  private readonly name: string;
  private readonly counts: KeyCounts;
  private readonly trigrams: Trigrams | undefined;

  constructor(
    private readonly data: DataFile,
    readonly number: number,
    private readonly docs: DocTable,
    hasTrigrams: boolean,
  ) {
    this.name = `keys${number}`;
    this.counts = new KeyCounts(data, number, this.name);
    this.trigrams = hasTrigrams ? new Trigrams(data, number) : undefined;
  }

  create(): void {
    this.data.exec(
      `CREATE TABLE ${this.name} (key BLOB NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (key, id)) WITHOUT ROWID`,
    );
    this.counts.create();
    this.trigrams?.create();
  }

  drop(): void {
    this.data.exec(`DROP TABLE ${this.name}`);
    this.counts.drop();
    this.trigrams?.drop();
  }

  insert(key: string, id: number): void {
    this.insertKey(key, id);
    this.insertText(key, id);
  }

  /** For many at once: keys are quickest in their own order, texts in that of the documents. */
  insertKey(key: string, id: number): void {
    const bytes = bytesOf(key);
    this.data.run(`INSERT INTO ${this.name} VALUES (?, ?)`, bytes, id);
    this.counts.add(bytes, 1);
  }

  insertText(key: string, id: number): void {
    this.trigrams?.insert(key, id);
  }

  remove(key: string, id: number): void {
    const bytes = bytesOf(key);
    this.data.run(`DELETE FROM ${this.name} WHERE key = ? AND id = ?`, bytes, id);
    this.counts.add(bytes, -1);
    this.trigrams?.remove(key, id);
  }

  beforeCommit(): void {
    this.counts.write();
  }

  onRollback(): void {
    this.counts.forget();
  }

  /** The first document with exactly this key. */
  get(key: string): number | undefined {
    const row = this.data.get(`SELECT id FROM ${this.name} WHERE key = ? LIMIT 1`, bytesOf(key));
    return row?.id as number | undefined;
  }

  /** Whether this document has this key. */
  has(key: string, id: number): boolean {
    return (
      this.data.get(`SELECT 1 FROM ${this.name} WHERE key = ? AND id = ?`, bytesOf(key), id) !== undefined
    );
  }

  /** How many keys there are, each of them counted. */
  get stored(): number {
    return Number(this.data.get(`SELECT count(*) AS count FROM ${this.name}`)?.count);
  }

  /** How many keys there are, as it is kept with the data. */
  get size(): number {
    return this.counts.total();
  }

  /** How many keys there are from `from` up to, not including, `to`. */
  count(from: string, to: string): number {
    return this.counts.between(boundOf(from), boundOf(to));
  }

  /** About how many. */
  estimate(from: string, to: string): number {
    return this.counts.about(boundOf(from), boundOf(to));
  }

  /** About how many keys have all of these texts in them, and how many have to be gone past to find them. */
  estimateTexts(texts: readonly string[]): { hits: number; passed: number } {
    if (this.trigrams?.canFind(texts))
      return { hits: this.trigrams.estimate(texts, this.docs.latestId), passed: 0 };
    const { size } = this;
    const sample = this.counts.boundaries(sampledPlaces).flatMap((first) => this.keysFrom(first));
    const hits = sample.filter((key) => texts.every((text) => key.includes(text))).length;
    return { hits: Math.ceil((size * Math.max(hits, 0.5)) / Math.max(sample.length, 1)), passed: size };
  }

  private keysFrom(first: Buffer): string[] {
    const rows = this.data.all(
      `SELECT key FROM ${this.name} WHERE key >= ? ORDER BY key LIMIT ${sampledKeys}`,
      first,
    );
    return rows.map(({ key }) => keyIn(key as Uint8Array));
  }

  /** The document of the first key from `from` up to, not including, `to`. */
  first(from: string, to: string): StoredDoc | undefined {
    return this.page(boundOf(from), -1, boundOf(to), false, 1).at(0)?.stored;
  }

  /** Documents with a key from `from` up to, not including, `to`; they may come and go while it runs. */
  *scan(from: string, to: string, reverse: boolean): Generator<StoredDoc> {
    let [low, high] = [boundOf(from), boundOf(to)];
    let id = -1;
    for (let size = firstPage; ; size = Math.min(size * 4, largestPage)) {
      const most = Math.min(size, this.docs.atOnce);
      const page = this.page(low, id, high, reverse, most);
      for (const { stored } of page) yield stored;
      const last = page.at(-1);
      if (!last || page.length < most) return;
      if (reverse) high = Buffer.from(last.key);
      else low = Buffer.from(last.key);
      id = last.stored.id;
    }
  }

  private page(low: Buffer, id: number, high: Buffer, reverse: boolean, most: number) {
    const keys = `${this.name} k CROSS JOIN ${this.docs.name} d ON d.id = k.id`;
    const columns = 'k.key AS key, d.id AS id, d.sealed AS sealed';
    const [sql, values]: [string, SqlValue[]] = reverse
      ? [
          `SELECT ${columns} FROM ${keys} WHERE k.key >= ? AND (k.key, k.id) < (?, ?) ORDER BY k.key DESC, k.id DESC`,
          [low, high, id],
        ]
      : [
          `SELECT ${columns} FROM ${keys} WHERE (k.key, k.id) > (?, ?) AND k.key < ? ORDER BY k.key, k.id`,
          [low, id, high],
        ];
    const rows = this.data.all(`${sql} LIMIT ?`, ...values, most);
    return rows.map((row) => ({ key: row.key as Uint8Array, stored: this.docs.taken(row) }));
  }

  /** Documents with all of these texts in their key, as they stand in keys; `undefined` now and then. */
  *withTexts(texts: readonly string[]): Generator<StoredDoc | undefined> {
    if (this.trigrams?.canFind(texts)) {
      for (const ids of this.trigrams.find(texts)) {
        for (const id of ids) yield this.docs.get(id);
        yield undefined;
      }
      // A pattern that was stored may be equal to the one asked for, and be written in another way.
      yield* this.scan(String.fromCharCode(rank.regex), String.fromCharCode(rank.regex) + HIGH, false);
      return;
    }
    const holds = texts.map(() => 'instr(key, ?) > 0').join(' AND ');
    const wanted = `(${holds}) OR substr(key, 1, 1) = x'${rank.regex.toString(16)}'`;
    for (let from: Place = { key: Buffer.alloc(0), id: -1 }; ; ) {
      const end = this.after(from, textPage);
      const [until, values] = end ? ['AND (key, id) <= (?, ?)', [end.key, end.id]] : ['', []];
      const rows = this.data.all(
        `SELECT id FROM ${this.name} WHERE (key, id) > (?, ?) ${until} AND (${wanted})`,
        from.key,
        from.id,
        ...values,
        ...texts.map(bytesOf),
      );
      for (const { id } of rows) yield this.docs.get(id as number);
      yield undefined;
      if (!end) return;
      from = end;
    }
  }

  /** The ids of all documents with a key from `from` up to, not including, `to`, some thousand at a time. */
  *slices(from: string, to: string): Generator<readonly number[]> {
    const high = boundOf(to);
    for (let place: Place = { key: boundOf(from), id: -1 }; ; ) {
      const rows = this.data.all(
        `SELECT key, id FROM ${this.name} WHERE (key, id) > (?, ?) AND key < ? ORDER BY key, id LIMIT ?`,
        place.key,
        place.id,
        high,
        textPage,
      );
      yield rows.map(({ id }) => id as number);
      const last = rows.at(-1);
      if (!last || rows.length < textPage) return;
      place = last as unknown as Place;
    }
  }

  private after({ key, id }: Place, count: number): Place | undefined {
    const row = this.data.get(
      `SELECT key, id FROM ${this.name} WHERE (key, id) > (?, ?) ORDER BY key, id LIMIT 1 OFFSET ?`,
      key,
      id,
      count - 1,
    );
    return row as Place | undefined;
  }
}
