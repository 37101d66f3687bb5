import type { DataFile } from '../disk/data-file';
import type { Row, SqlValue } from '../disk/sqlite';
import { rank, toKey } from '../values/order';
import { noteChange } from './catalog';
import type { DocTable, StoredDoc } from './doc-table';
import { findKey, getBound, HIGH, toBytes } from './key-bytes';
import { KeyCounts } from './key-counts';
import { type AnyOf, Trigrams } from './trigrams';

/** The keys per page of a walk, at first and at most. */
const firstPage = 24;
const largestPage = 384;
/** The same of a walk for another index's proposals, each page of which collects them: more than a list shows. */
const firstProposed = 64;
/** The ranges that one query reads together: many, or a few, so that there are two statements to prepare. */
const [manyRanges, fewRanges] = [64, 8];
/** The keys that a walk for another index's proposals skips at once, at first, and the largest multiple of it. */
const firstStretch = 4000;
const largestFactor = 16;
/**
 * An index gets trigrams from this many keys on: passing fewer is just as fast, and writes are faster without trigrams.
 */
const trigramsFrom = 2000;
/** The statements that add one key, two and so on: a call into SQLite costs more than a key. */
const insertions = [1, 2, 3, 4, 5].map(
  (keys) => `INSERT INTO keys VALUES ${Array(keys).fill('(?, ?, ?)').join(', ')}`,
);
/** The keys that a text walk passes at once. */
const textPage = 4000;
/** From this part of the keys on, two letters are looked for in all keys. */
const mostShare = 0.2;
/** The number of places to sample keys from, and the keys per place. */
const sampledPlaces = 50;
const sampledKeys = 20;

/** The key range of stored patterns. */
const patternKeys = [String.fromCharCode(rank.regex), String.fromCharCode(rank.regex) + HIGH] as const;

export interface Place {
  key: Uint8Array;
  id: number;
}

interface KeyRange {
  from: string;
  to: string;
}

/** The columns to read for each key that meets another condition. */
interface Read {
  tables: string;
  columns: string;
  where?: string;
  values?: SqlValue[];
}

/** The place of each key. */
const placesAlone: Read = { tables: 'keys k', columns: 'k.key AS key, k.id AS id' };

/** The ids of all keys in one value: a row for each takes several times as long. */
const idsAsText: Read = { tables: 'keys k', columns: 'group_concat(k.id) AS ids' };

/** The columns that a walk reads for each key, and the keys per page. */
interface Source extends Read {
  first: number;
  most: () => number;
}

/** The rest of a walk: after, or before, the document with this id. */
interface Rest {
  low: Buffer;
  high: Buffer;
  id: number;
  /** The last key of this part of the walk. */
  end?: Place | undefined;
}

/** The keys of one index in order, each with its document's id, in a key range of the data file's table. */
export class KeyTable {
  private readonly counts: KeyCounts;
  private sought: { trigrams: Trigrams | undefined } | undefined;
  private sample: { size: number; keys: readonly string[] } | undefined;

  constructor(
    private readonly data: DataFile,
    readonly number: number,
    private readonly docs: DocTable,
    private readonly isSearchable: boolean,
  ) {
    this.counts = new KeyCounts(data, number);
  }

  /** Looked for when first needed. */
  private get trigrams(): Trigrams | undefined {
    const { data, number } = this;
    this.sought ??= { trigrams: this.isSearchable ? Trigrams.existing(data, number) : undefined };
    return this.sought.trigrams;
  }

  /** Prepares for about `expected` keys. */
  create(expected: number): void {
    this.counts.create();
    const isLong = this.isSearchable && expected >= trigramsFrom;
    this.sought = { trigrams: isLong ? Trigrams.create(this.data, this.number) : undefined };
  }

  /** For bulk inserts: keys are fastest in their own order, texts in document order. */
  insertKey(key: string, id: number): void {
    const bytes = toBytes(key);
    this.data.run(insertions[0]!, this.number, bytes, id);
    this.counts.add(bytes, 1);
  }

  /** Adds the keys of one document in several indexes. */
  static insert(data: DataFile, placed: readonly { table: KeyTable; key: string }[], id: number): void {
    const rows = placed.map(({ table, key }) => ({ table, key, bytes: toBytes(key) }));
    for (let at = 0; at < rows.length; at += insertions.length) {
      const some = rows.slice(at, at + insertions.length);
      data.run(
        insertions[some.length - 1]!,
        ...some.flatMap(({ table, bytes }) => [table.number, bytes, id]),
      );
    }
    for (const { table, key, bytes } of rows) {
      table.counts.add(bytes, 1);
      table.insertText(key, id);
    }
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
    this.sought = undefined;
  }

  // Texts are fastest in document order.
  private addTrigrams(): void {
    const trigrams = Trigrams.create(this.data, this.number);
    this.sought = { trigrams };
    const rows = this.data.all('SELECT key, id FROM keys WHERE tree = ? ORDER BY id', this.number);
    for (const { key, id } of rows) trigrams.insert(findKey(key as Uint8Array), id as number);
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

  /** True if this document has this key. */
  has(key: string, id: number): boolean {
    const one = 'SELECT 1 FROM keys WHERE tree = ? AND key = ? AND id = ?';
    return this.data.get(one, this.number, toBytes(key), id) !== undefined;
  }

  /** The number of keys, by counting them. */
  get stored(): number {
    return Number(this.data.get('SELECT count(*) AS count FROM keys WHERE tree = ?', this.number)?.count);
  }

  /** The number of keys, from the stored counts. */
  get size(): number {
    return this.counts.total();
  }

  /** The number of keys from `from` (inclusive) to `to` (exclusive). */
  count(from: string, to: string): number {
    return this.counts.between(getBound(from), getBound(to));
  }

  /** An estimate of the same number. */
  estimate(from: string, to: string): number {
    return this.counts.about(getBound(from), getBound(to));
  }

  /** Estimates how many keys contain all of these texts, and how many must be passed to find them. */
  estimateTexts(texts: readonly AnyOf[]): { hits: number; passed: number } {
    if (this.finds(texts)) return { hits: this.trigrams!.estimate(texts, this.docs.latestId), passed: 0 };
    // None in the sample may be none at all, and a walk that looks for a few would read every document.
    return { hits: Math.ceil(this.size * this.findShare(texts)), passed: this.size };
  }

  /** The part of the keys that contain all of these texts, by a sample. */
  private findShare(texts: readonly AnyOf[]): number {
    const sample = this.readSample(this.size);
    const hits = sample.filter((key) => texts.every((anyOf) => anyOf.some((text) => key.includes(text))));
    return hits.length / Math.max(sample.length, 1);
  }

  /** Sampled again once the number of keys has changed a lot. */
  private readSample(size: number): readonly string[] {
    if (!this.sample || Math.abs(size - this.sample.size) > this.sample.size / 10) {
      const firsts = this.counts.boundaries();
      const step = Math.ceil(firsts.length / sampledPlaces);
      const places = firsts.filter((_, place) => place % step === 0);
      this.sample = { size, keys: places.flatMap((first) => this.keysFrom(first)) };
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

  /** The document of the first key from `from` (inclusive) to `to` (exclusive). */
  first(from: string, to: string): StoredDoc | undefined {
    const [row] = this.page(this.withDocs(1), { low: getBound(from), high: getBound(to), id: -1 }, false, 1);
    return row && this.toDoc(row);
  }

  /** Documents with a key from `from` (inclusive) to `to` (exclusive); keys may change while it runs. */
  *scan(from: string, to: string, reverse: boolean, after?: Place): Generator<StoredDoc> {
    for (const rows of this.pages(this.withDocs(firstPage), { from, to }, reverse, after))
      for (const row of rows) yield this.toDoc(row);
  }

  /** Documents with a key in one of these ranges of a few keys each, in no order; keys may change while it runs. */
  *scanEach(ranges: readonly KeyRange[]): Generator<StoredDoc> {
    for (let at = 0; at < ranges.length; at += manyRanges) {
      const some = ranges.slice(at, at + manyRanges);
      const rows = this.inRanges(some);
      if (rows.length < largestPage) for (const row of rows) yield this.toDoc(row);
      else for (const { from, to } of some) yield* this.scan(from, to, false);
    }
  }

  /** At most a page of the keys in these ranges. */
  private inRanges(ranges: readonly KeyRange[]): Row[] {
    const { tables, columns, where, values } = this.withDocs(firstPage);
    const size = ranges.length > fewRanges ? manyRanges : fewRanges;
    const bounds = ranges.flatMap(({ from, to }) => [getBound(from), getBound(to)]);
    const none = Array<null>(2 * (size - ranges.length)).fill(null);
    return this.data.all(
      `WITH ranges (low, high) AS (VALUES ${Array(size).fill('(?, ?)').join(', ')})
       SELECT ${columns} FROM ranges r CROSS JOIN ${tables}
       WHERE k.tree = ? AND k.key >= r.low AND k.key < r.high ${where} LIMIT ${largestPage}`,
      ...bounds,
      ...none,
      this.number,
      ...values,
    );
  }

  /**
   * The place of the key that is `skip` keys into a walk, without the keys of the documents to pass by; undefined if
   * there are fewer. Yields now and then.
   */
  *findPlace(
    { from, to }: KeyRange,
    reverse: boolean,
    skip: number,
    passBy: ReadonlySet<number>,
  ): Generator<undefined, Place | undefined> {
    const rest: Rest = { low: getBound(from), high: getBound(to), id: -1 };
    for (let remaining = skip; ; ) {
      const end = this.page(placesAlone, rest, reverse, 1, textPage - 1).at(0) as Place | undefined;
      if (!end)
        return this.page(placesAlone, rest, reverse, textPage).filter(isOutside(passBy))[remaining - 1];
      const [row] = this.page(idsAsText, { ...rest, end }, reverse, 1);
      const passed = String(row?.ids)
        .split(',')
        .filter((id) => !passBy.has(Number(id))).length;
      if (passed >= remaining)
        return this.page(placesAlone, rest, reverse, textPage).filter(isOutside(passBy))[remaining - 1];
      remaining -= passed;
      goOn(rest, end, reverse);
      yield undefined;
    }
  }

  /** The ids of the documents with these keys, a few thousand at a time. */
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
   * Like `scan`, but only documents that another index proposes for texts; the others are skipped unread. Yields
   * `undefined` now and then.
   */
  *scanAmong({ from, to }: KeyRange, reverse: boolean, among: KeyTable, texts: readonly AnyOf[]) {
    const [ids, values] = among.proposed(texts);
    const withDocs = this.withDocs(firstProposed);
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
      for (const row of rows) yield this.toDoc(row);
      yield undefined;
      const last = rows.length < most ? end : rows.at(-1);
      if (!last) return;
      goOn(rest, last, reverse);
    }
  }

  /** The ids of `idsWithTexts`, as SQL. */
  private proposed(texts: readonly AnyOf[]): [sql: string, values: SqlValue[]] {
    const [ids, question] = this.trigrams!.question(texts);
    const patterns = 'SELECT id FROM keys WHERE tree = ? AND key >= ? AND key < ?';
    return [`${ids} UNION ALL ${patterns}`, [question, this.number, ...patternKeys.map(getBound)]];
  }

  private toDoc({ id, sealed }: Row): StoredDoc {
    return this.docs.toDoc(id as number, sealed);
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

  private *pages(
    source: Source,
    { from, to }: KeyRange,
    reverse: boolean,
    after: Place | undefined,
  ): Generator<Row[]> {
    const rest = { low: getBound(from), high: getBound(to), id: -1 };
    if (after) goOn(rest, after, reverse);
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

  /** True if documents with these texts can be found without passing others. */
  finds(texts: readonly AnyOf[]): boolean {
    if (!this.trigrams?.canFind(texts)) return false;
    const pairs = texts.flat().filter((text) => text.length === 2);
    if (pairs.length === 0) return true;
    // A whole text of two letters has no trigram. If many keys have the letters, passing all soon finds enough.
    return this.findShare(texts) < mostShare && !pairs.some((pair) => this.get(toKey(pair)) !== undefined);
  }

  /** Ids of documents whose key may contain all of these texts; some do not. */
  *idsWithTexts(texts: readonly AnyOf[]): Generator<readonly number[]> {
    if (this.finds(texts)) {
      yield* this.trigrams!.find(texts);
      // A stored pattern may equal the requested one and be written differently.
      yield* this.slices(...patternKeys);
      return;
    }
    const [holds, values] = holdsTexts(texts);
    const wanted = `(${holds}) OR substr(key, 1, 1) = x'${rank.regex.toString(16)}'`;
    for (const rows of this.inSlices('id', wanted, values)) yield rows.map(({ id }) => id as number);
  }

  /** True if the keys that contain all of these texts can be counted without reading documents. */
  countsTexts(texts: readonly AnyOf[]): boolean {
    return !this.hasPatterns && (!this.finds(texts) || this.trigrams!.isExact(texts));
  }

  /** The numbers of these keys, some thousand at a time. */
  *countTexts(texts: readonly AnyOf[]): Generator<number> {
    if (this.finds(texts)) yield* this.trigrams!.counts(texts);
    else
      for (const [row] of this.inSlices('count(*) AS count', ...holdsTexts(texts))) yield Number(row?.count);
  }

  /** True if there is a key of a stored pattern. */
  private get hasPatterns(): boolean {
    return this.count(...patternKeys) > 0;
  }

  /** Reads columns of the keys that meet a condition, by the sections that counts are kept for. */
  private *inSlices(columns: string, wanted: string, values: readonly SqlValue[]): Generator<Row[]> {
    const firsts = this.counts.boundaries();
    for (const [place, first] of firsts.entries()) {
      const next = firsts[place + 1];
      yield this.data.all(
        `SELECT ${columns} FROM keys WHERE tree = ? AND key >= ? ${next ? 'AND key < ?' : ''} AND (${wanted})`,
        this.number,
        first,
        ...(next ? [next] : []),
        ...values,
      );
    }
  }
}

/** The SQL condition that a key contains all of these texts, and its values. */
const holdsTexts = (texts: readonly AnyOf[]): [sql: string, values: SqlValue[]] => [
  texts.map((anyOf) => `(${anyOf.map(() => 'instr(key, ?) > 0').join(' OR ')})`).join(' AND '),
  texts.flat().map(toBytes),
];

const isOutside =
  (ids: ReadonlySet<number>) =>
  (row: Row): row is Row & Place =>
    !ids.has(row.id as number);

/** Advances a walk to this key. */
function goOn(rest: Rest, { key, id }: Row | Place, reverse: boolean): void {
  rest[reverse ? 'high' : 'low'] = Buffer.from(key as Uint8Array);
  rest.id = id as number;
}
