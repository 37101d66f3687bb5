import type { DataFile } from '../disk/data-file';
import type { SqlValue } from '../disk/sqlite';

/** A stretch of keys is split when it has more than this many. */
const largest = 8192;
/** In a partly covered stretch, an estimate counts this many keys, and beyond that assumes half the stretch. */
const countedAtMost = 200;

interface Stretch {
  first: Buffer;
  count: number;
  /** The split threshold; it grows if all keys of the stretch are equal. */
  most: number;
  isNew: boolean;
  changed: boolean;
}

type Count = (low: Buffer, high: Buffer | undefined) => number;

/**
 * The number of keys in each stretch of an index, stored with the data: a count reads a few rows and the keys at both
 * ends instead of every key.
 */
export class KeyCounts {
  /** The writer's state: read when first needed, and dropped after a rollback. */
  private stretches: Stretch[] | undefined;
  private hasChanged = false;

  constructor(
    private readonly data: DataFile,
    private readonly tree: number,
  ) {}

  create(): void {
    this.data.run('INSERT INTO counts VALUES (?, ?, 0)', this.tree, Buffer.alloc(0));
  }

  /** Call for each key after it was added to the table, or when it is removed. */
  add(key: Buffer, change: 1 | -1): void {
    this.stretches ??= this.read();
    const at = getPlace(this.stretches, key);
    const stretch = this.stretches[at]!;
    stretch.count += change;
    stretch.changed = true;
    this.hasChanged = true;
    if (stretch.count > stretch.most) this.part(this.stretches, at);
  }

  /** Writes pending counts; call before a commit and before counting. */
  write(): void {
    if (!this.hasChanged) return;
    for (const stretch of this.stretches ?? []) {
      if (!stretch.changed) continue;
      const { first, count } = stretch;
      if (stretch.isNew) this.data.run('INSERT INTO counts VALUES (?, ?, ?)', this.tree, first, count);
      else this.data.run('UPDATE counts SET count = ? WHERE tree = ? AND first = ?', count, this.tree, first);
      stretch.changed = false;
      stretch.isNew = false;
    }
    this.hasChanged = false;
  }

  forget(): void {
    this.stretches = undefined;
    this.hasChanged = false;
  }

  total(): number {
    if (this.stretches) return this.stretches.reduce((sum, { count }) => sum + count, 0);
    return Number(this.one('SELECT sum(count) AS one FROM counts WHERE tree = ?', this.tree));
  }

  /** The number of keys from `from` (inclusive) to `to` (exclusive). */
  between(from: Buffer, to: Buffer): number {
    return this.sum(from, to, (low, high) => this.counted(low, high, -1));
  }

  /** An estimate of the same number. */
  about(from: Buffer, to: Buffer): number {
    return this.sum(from, to, (low, high) => {
      const count = this.counted(low, high, countedAtMost);
      return count < countedAtMost ? count : largest / 2;
    });
  }

  /** The starting points of the stretches in order. */
  boundaries(): Buffer[] {
    this.write();
    const rows = this.data.all('SELECT first FROM counts WHERE tree = ? ORDER BY first', this.tree);
    return rows.map(({ first }) => Buffer.from(first as Uint8Array));
  }

  /** Sums the stretches in a range, plus counted keys at its ends. */
  private sum(from: Buffer, to: Buffer, count: Count): number {
    if (this.isOneStretch) return count(from, to);
    this.write();
    const within = this.data.get(
      'SELECT min(first) AS low, max(first) AS high, sum(count) AS keys FROM counts WHERE tree = ? AND first >= ? AND first <= ?',
      this.tree,
      from,
      to,
    );
    if (!within?.low) return count(from, to);
    const [low, high] = [within.low, within.high].map((first) => Buffer.from(first as Uint8Array));
    const last = Number(
      this.one('SELECT count AS one FROM counts WHERE tree = ? AND first = ?', this.tree, high!),
    );
    return count(from, low) + Number(within.keys) - last + this.countHead(high!, last, to, count);
  }

  /** True if it is known that only the keys need reading. */
  private get isOneStretch(): boolean {
    const [first, ...others] = this.stretches ?? [];
    return first !== undefined && others.length === 0 && first.count <= largest;
  }

  /** Counts keys from the start of a stretch. A very long one holds a single key, so counting the rest is cheaper. */
  private countHead(first: Buffer, all: number, to: Buffer, count: Count): number {
    if (all <= 2 * largest) return count(first, to);
    return (
      all -
      count(to, this.boundary('SELECT min(first) AS one FROM counts WHERE tree = ? AND first > ?', first))
    );
  }

  private counted(low: Buffer, high: Buffer | undefined, most: number): number {
    const [until, values] = high ? ['AND key < ?', [high]] : ['', []];
    const keys = `SELECT 1 FROM keys WHERE tree = ? AND key >= ? ${until} LIMIT ?`;
    return Number(this.one(`SELECT count(*) AS one FROM (${keys})`, this.tree, low, ...values, most));
  }

  private boundary(sql: string, key: Buffer): Buffer | undefined {
    const value = this.one(sql, this.tree, key);
    return value instanceof Uint8Array ? Buffer.from(value) : undefined;
  }

  private one(sql: string, ...values: SqlValue[]): SqlValue | undefined {
    return this.data.get(sql, ...values)?.one;
  }

  private read(): Stretch[] {
    const rows = this.data.all('SELECT first, count FROM counts WHERE tree = ? ORDER BY first', this.tree);
    return rows.map(({ first, count }) => {
      const most = Math.max(largest, Number(count) + largest / 2);
      return {
        first: Buffer.from(first as Uint8Array),
        count: Number(count),
        most,
        isNew: false,
        changed: false,
      };
    });
  }

  /** Splits a stretch at its middle key, or at the next different one. */
  private part(stretches: Stretch[], at: number): void {
    const stretch = stretches[at]!;
    const next = stretches[at + 1]?.first;
    const [until, values] = next ? ['AND key < ?', [next]] : ['', []];
    const middle = `SELECT key AS one FROM keys WHERE tree = ? AND key >= ? ${until} ORDER BY key LIMIT 1 OFFSET ?`;
    const key = this.one(middle, this.tree, stretch.first, ...values, stretch.count >> 1);
    const other = `SELECT min(key) AS one FROM keys WHERE tree = ? AND key > ? ${until}`;
    const isFirst = key instanceof Uint8Array && Buffer.compare(key, stretch.first) === 0;
    const boundary = isFirst ? this.one(other, this.tree, stretch.first, ...values) : key;
    stretch.most = stretch.count + largest;
    if (!(boundary instanceof Uint8Array)) return;
    const first = Buffer.from(boundary);
    const count = this.counted(first, next, -1);
    stretch.count -= count;
    stretch.most = Math.max(largest, stretch.count + largest / 2);
    const most = Math.max(largest, count + largest / 2);
    stretches.splice(at + 1, 0, { first, count, most, isNew: true, changed: true });
  }
}

/** The stretch that contains a key: the last one that does not start after it. */
function getPlace(stretches: readonly Stretch[], key: Buffer): number {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (Buffer.compare(stretches[middle]!.first, key) <= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}
