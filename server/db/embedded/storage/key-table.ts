import type { DataFile } from '../disk/data-file';
import type { Row, SqlValue } from '../disk/sqlite';
import { rank } from '../values/order';
import { noteChange } from './catalog';
import type { DocTable, StoredDoc } from './doc-table';
import { findKey, getBound, HIGH, toBytes } from './key-bytes';
import { KeyCounts } from './key-counts';
import { type AnyOf, Trigrams } from './trigrams';

/** How many keys a walk goes on by, at first and at most. */
const firstPage = 24;
const largestPage = 384;
/** How many keys a walk for what another index proposes goes past at once, at first, and how many times as many at most. */
const firstStretch = 4000;
const largestFactor = 16;
/** From so many keys on an index has trigrams: fewer are gone past as quickly, and writes are quicker without. */
const trigramsFrom = 2000;
/** How many keys a walk for a text goes past at once. */
const textPage = 4000;
/** From how many places a sample of keys is taken, and how many from each. */
const sampledPlaces = 50;
const sampledKeys = 20;

/** Where the keys of patterns stand. */
const patternKeys = [String.fromCharCode(rank.regex), String.fromCharCode(rank.regex) + HIGH] as const;

interface Place {
  key: Uint8Array;
  id: number;
}

interface KeyRange {
  from: string;
  to: string;
}

/** What is read of each key that another condition holds for. */
interface Read {
  tables: string;
  columns: string;
  where?: string;
  values?: SqlValue[];
}

/** Of each key its place. */
const placesAlone: Read = { tables: 'keys k', columns: 'k.key AS key, k.id AS id' };

/** Of all keys together their ids: a row for each takes several times as long. */
const idsAsText: Read = { tables: 'keys k', columns: 'group_concat(k.id) AS ids' };

/** What a walk reads of each key, and how many at once. */
interface Source extends Read {
  first: number;
  most: () => number;
}

/** What a walk still has to go through: behind, or before, the document with this id. */
interface Rest {
  low: Buffer;
  high: Buffer;
  id: number;
  /** The last key of this part of the walk. */
  end?: Place | undefined;
}

/** The keys of one index in order, each with the id of its document: a stretch of one table of the data file. */
export class KeyTable {
  private readonly counts: KeyCounts;
  private trigrams: Trigrams | undefined;
  private sample: { size: number; keys: readonly string[] } | undefined;

  constructor(
    private readonly data: DataFile,
    readonly number: number,
    private readonly docs: DocTable,
    private readonly isSearchable: boolean,
  ) {
    this.counts = new KeyCounts(data, number);
    this.findTrigrams();
  }

  /** For about so many keys. */
  create(expected: number): void {
    this.counts.create();
    if (this.isSearchable && expected >= trigramsFrom)
      this.trigrams = Trigrams.create(this.data, this.number);
  }

  insert(key: string, id: number): void {
    this.insertKey(key, id);
    this.insertText(key, id);
  }

  /** For many at once: keys are quickest in their own order, texts in that of the documents. */
  insertKey(key: string, id: number): void {
    const bytes = toBytes(key);
    this.data.run('INSERT INTO keys VALUES (?, ?, ?)', this.number, bytes, id);
    this.counts.add(bytes, 1);
  }

  insertText(key: string, id: number): void {
    this.trigrams?.insert(key, id);
  }

  remove(key: string, id: number): void {
    const bytes = toBytes(key);
    this.data.run('DELETE FROM keys WHERE tree = ? AND key = ? AND id = ?', this.number, bytes, id);
    this.counts.add(bytes, -1);
    this.trigrams?.remove(key, id);
  }

  beforeCommit(): void {
    if (this.isSearchable && !this.trigrams && this.size >= trigramsFrom) this.addTrigrams();
    this.counts.write();
  }

  onRollback(): void {
    this.counts.forget();
    this.findTrigrams();
  }

  private findTrigrams(): void {
    this.trigrams = this.isSearchable ? Trigrams.existing(this.data, this.number) : undefined;
  }

  // Texts are quickest in the order of the documents.
  private addTrigrams(): void {
    this.trigrams = Trigrams.create(this.data, this.number);
    const rows = this.data.all('SELECT key, id FROM keys WHERE tree = ? ORDER BY id', this.number);
    for (const { key, id } of rows) this.trigrams.insert(findKey(key as Uint8Array), id as number);
    noteChange(this.data, this.docs.collection);
  }

  /** The first document with exactly this key. */
  get(key: string): number | undefined {
    const row = this.data.get(
      'SELECT id FROM keys WHERE tree = ? AND key = ? LIMIT 1',
      this.number,
      toBytes(key),
    );
    return row?.id as number | undefined;
  }

  /** Whether this document has this key. */
  has(key: string, id: number): boolean {
    const one = 'SELECT 1 FROM keys WHERE tree = ? AND key = ? AND id = ?';
    return this.data.get(one, this.number, toBytes(key), id) !== undefined;
  }

  /** How many keys there are, each of them counted. */
  get stored(): number {
    return Number(this.data.get('SELECT count(*) AS count FROM keys WHERE tree = ?', this.number)?.count);
  }

  /** How many keys there are, as it is kept with the data. */
  get size(): number {
    return this.counts.total();
  }

  /** How many keys there are from `from` up to, not including, `to`. */
  count(from: string, to: string): number {
    return this.counts.between(getBound(from), getBound(to));
  }

  /** About how many. */
  estimate(from: string, to: string): number {
    return this.counts.about(getBound(from), getBound(to));
  }

  /** About how many keys have all of these texts in them, and how many have to be gone past to find them. */
  estimateTexts(texts: readonly AnyOf[]): { hits: number; passed: number } {
    if (this.finds(texts)) return { hits: this.trigrams!.estimate(texts, this.docs.latestId), passed: 0 };
    const { size } = this;
    const sample = this.sampleOf(size);
    const hits = sample.filter((key) =>
      texts.every((anyOf) => anyOf.some((text) => key.includes(text))),
    ).length;
    return { hits: Math.ceil((size * Math.max(hits, 0.5)) / Math.max(sample.length, 1)), passed: size };
  }

  /** Taken anew once there are far more keys, or far fewer. */
  private sampleOf(size: number): readonly string[] {
    if (!this.sample || Math.abs(size - this.sample.size) > this.sample.size / 10) {
      const keys = this.counts.boundaries(sampledPlaces).flatMap((first) => this.keysFrom(first));
      this.sample = { size, keys };
    }
    return this.sample.keys;
  }

  private keysFrom(first: Buffer): string[] {
    const rows = this.data.all(
      `SELECT key FROM keys WHERE tree = ? AND key >= ? ORDER BY key LIMIT ${sampledKeys}`,
      this.number,
      first,
    );
    return rows.map(({ key }) => findKey(key as Uint8Array));
  }

  /** The document of the first key from `from` up to, not including, `to`. */
  first(from: string, to: string): StoredDoc | undefined {
    const [row] = this.page(this.withDocs(1), { low: getBound(from), high: getBound(to), id: -1 }, false, 1);
    return row && this.taken(row);
  }

  /** Documents with a key from `from` up to, not including, `to`; they may come and go while it runs. */
  *scan(from: string, to: string, reverse: boolean): Generator<StoredDoc> {
    for (const rows of this.pages(this.withDocs(firstPage), from, to, reverse))
      for (const row of rows) yield this.taken(row);
  }

  /** The ids of the documents with these keys, some thousand at a time. */
  *slices(from: string, to: string): Generator<readonly number[]> {
    const rest = { low: getBound(from), high: getBound(to), id: -1 };
    for (;;) {
      const end = this.page(placesAlone, rest, false, 1, textPage - 1).at(0) as Place | undefined;
      const [row] = this.page(idsAsText, { ...rest, end }, false, 1);
      if (row?.ids) yield String(row.ids).split(',').map(Number);
      if (!end) return;
      goOn(rest, end, false);
    }
  }

  /**
   * Like `scan`, of the documents that another index proposes for texts: the others are passed by without being read.
   * `undefined` now and then.
   */
  *scanAmong({ from, to }: KeyRange, reverse: boolean, among: KeyTable, texts: readonly AnyOf[]) {
    const [ids, values] = among.proposed(texts);
    const withDocs = this.withDocs(firstPage);
    const source = {
      ...withDocs,
      where: `${withDocs.where} AND k.id IN (${ids})`,
      values: [...withDocs.values, ...values],
    };
    const rest = { low: getBound(from), high: getBound(to), id: -1 };
    for (let factor = 1; ; factor = Math.min(factor * 4, largestFactor)) {
      const end = this.page(placesAlone, rest, reverse, 1, firstStretch * factor).at(0) as Place | undefined;
      const most = Math.min(source.first * factor, source.most());
      const rows = this.page(source, { ...rest, end }, reverse, most);
      for (const row of rows) yield this.taken(row);
      yield undefined;
      const last = rows.length < most ? end : rows.at(-1);
      if (!last) return;
      goOn(rest, last, reverse);
    }
  }

  /** The ids that `idsWithTexts` would tell, as SQL. */
  private proposed(texts: readonly AnyOf[]): [sql: string, values: SqlValue[]] {
    const [ids, question] = this.trigrams!.question(texts);
    const patterns = 'SELECT id FROM keys WHERE tree = ? AND key >= ? AND key < ?';
    return [`${ids} UNION ${patterns}`, [question, this.number, ...patternKeys.map(getBound)]];
  }

  private taken({ id, sealed }: Row): StoredDoc {
    return this.docs.taken(id as number, sealed);
  }

  private withDocs(first: number) {
    const { docs } = this;
    return {
      tables: 'keys k CROSS JOIN documents d',
      columns: 'k.key AS key, k.id AS id, d.sealed AS sealed',
      where: 'AND d.id = k.id + ?',
      values: [docs.base],
      first,
      most: () => Math.min(largestPage, docs.atOnce),
    };
  }

  private *pages(source: Source, from: string, to: string, reverse: boolean): Generator<Row[]> {
    const rest = { low: getBound(from), high: getBound(to), id: -1 };
    for (let size = source.first; ; size *= 4) {
      const most = Math.min(size, source.most());
      const rows = this.page(source, rest, reverse, most);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < most) return;
      goOn(rest, last, reverse);
    }
  }

  private page(
    { tables, columns, where = '', values = [] }: Read,
    { low, high, id, end }: Rest,
    reverse: boolean,
    most: number,
    after = 0,
  ): Row[] {
    const endPlace = end && [end.key, end.id];
    const [range, bounds]: [string, SqlValue[]] = reverse
      ? [
          `${end ? '(k.key, k.id) >= (?, ?)' : 'k.key >= ?'} AND (k.key, k.id) < (?, ?)`,
          [...(endPlace ?? [low]), high, id],
        ]
      : [
          `(k.key, k.id) > (?, ?) AND ${end ? '(k.key, k.id) <= (?, ?)' : 'k.key < ?'}`,
          [low, id, ...(endPlace ?? [high])],
        ];
    const order = reverse ? 'k.key DESC, k.id DESC' : 'k.key, k.id';
    return this.data.all(
      `SELECT ${columns} FROM ${tables} WHERE k.tree = ? AND ${range} ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
      this.number,
      ...bounds,
      ...values,
      most,
      after,
    );
  }

  /** Whether documents with these texts are found without going past others. */
  finds(texts: readonly AnyOf[]): boolean {
    return this.trigrams?.canFind(texts) ?? false;
  }

  /** Ids of documents with all of these texts in their key, as they stand in keys; some of them may not have them. */
  *idsWithTexts(texts: readonly AnyOf[]): Generator<readonly number[]> {
    if (this.finds(texts)) {
      yield* this.trigrams!.find(texts);
      // A pattern that was stored may be equal to the one asked for, and be written in another way.
      yield* this.slices(...patternKeys);
      return;
    }
    const holds = texts
      .map((anyOf) => `(${anyOf.map(() => 'instr(key, ?) > 0').join(' OR ')})`)
      .join(' AND ');
    const wanted = `(${holds}) OR substr(key, 1, 1) = x'${rank.regex.toString(16)}'`;
    for (let from: Place = { key: Buffer.alloc(0), id: -1 }; ; ) {
      const end = this.after(from, textPage);
      const [until, values] = end ? ['AND (key, id) <= (?, ?)', [end.key, end.id]] : ['', []];
      const rows = this.data.all(
        `SELECT id FROM keys WHERE tree = ? AND (key, id) > (?, ?) ${until} AND (${wanted})`,
        this.number,
        from.key,
        from.id,
        ...values,
        ...texts.flat().map(toBytes),
      );
      yield rows.map(({ id }) => id as number);
      if (!end) return;
      from = end;
    }
  }

  private after({ key, id }: Place, count: number): Place | undefined {
    const row = this.data.get(
      'SELECT key, id FROM keys WHERE tree = ? AND (key, id) > (?, ?) ORDER BY key, id LIMIT 1 OFFSET ?',
      this.number,
      key,
      id,
      count - 1,
    );
    return row as Place | undefined;
  }
}

/** A walk has come to this key. */
function goOn(rest: Rest, { key, id }: Row | Place, reverse: boolean): void {
  rest[reverse ? 'high' : 'low'] = Buffer.from(key as Uint8Array);
  rest.id = id as number;
}
