import type { DataFile } from '../disk/data-file';
import { rank } from '../values/order';
import { toBytes } from './key-bytes';

/** Alternative texts to search for, as they appear in keys. */
export type AnyOf = readonly string[];

/** The number of hits that an estimate counts. */
const countedAtMost = 2000;
const atOnce = 1000;

/**
 * An index from trigrams to the documents whose key text contains them. It proposes candidates: a document with all
 * trigrams of a word need not contain the word.
 */
export class Trigrams {
  private constructor(
    private readonly data: DataFile,
    private readonly name: string,
  ) {}

  static create(data: DataFile, tree: number): Trigrams {
    const name = getName(tree);
    data.exec(
      `CREATE VIRTUAL TABLE ${name} USING fts5(text, content='', detail=none, columnsize=0, tokenize='trigram case_sensitive 1')`,
    );
    // Make removals leave nothing behind.
    data.exec(`INSERT INTO ${name} (${name}, rank) VALUES ('secure-delete', 1)`);
    return new Trigrams(data, name);
  }

  /** Undefined if there are none yet. */
  static existing(data: DataFile, tree: number): Trigrams | undefined {
    const name = getName(tree);
    const isThere = data.get("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", name);
    return isThere && new Trigrams(data, name);
  }

  drop(): void {
    this.data.exec(`DROP TABLE ${this.name}`);
  }

  insert(key: string, id: number): void {
    const text = findText(key);
    if (text) this.data.run(`INSERT INTO ${this.name} (rowid, text) VALUES (?, ?)`, id, text);
  }

  remove(key: string, id: number): void {
    const text = findText(key);
    if (text)
      this.data.run(`INSERT INTO ${this.name} (${this.name}, rowid, text) VALUES ('delete', ?, ?)`, id, text);
  }

  /** Words of one or two letters have no trigram. */
  canFind(texts: readonly AnyOf[]): boolean {
    return getQuestion(texts) !== '';
  }

  /** Estimates how many documents have the trigrams of these texts; `latestId` is the highest id. */
  estimate(texts: readonly AnyOf[], latestId: number): number {
    const hits = `SELECT rowid AS id FROM ${this.name} WHERE ${this.name} MATCH ? ORDER BY rowid LIMIT ${countedAtMost}`;
    const row = this.data.get(`SELECT count(*) AS count, max(id) AS last FROM (${hits})`, getQuestion(texts));
    const count = Number(row?.count);
    return count < countedAtMost ? count : Math.ceil((count * latestId) / Number(row?.last));
  }

  /** The query for all matching ids, as SQL with its value. */
  question(texts: readonly AnyOf[]): [sql: string, value: string] {
    return [`SELECT rowid FROM ${this.name} WHERE ${this.name} MATCH ?`, getQuestion(texts)];
  }

  /** Ids, a few hundred at a time. */
  *find(texts: readonly AnyOf[]): Generator<readonly number[]> {
    for (let last = 0; ; ) {
      const rows = this.data.all(
        `SELECT rowid AS id FROM ${this.name} WHERE ${this.name} MATCH ? AND rowid > ? ORDER BY rowid LIMIT ?`,
        getQuestion(texts),
        last,
        atOnce,
      );
      yield rows.map(({ id }) => id as number);
      if (rows.length < atOnce) return;
      last = rows.at(-1)!.id as number;
    }
  }
}

const getName = (tree: number) => `texts${tree}`;

/** The text that a single-field key represents; SQLite reads a text up to the first NUL. */
function findText(key: string): string | undefined {
  if (key.charCodeAt(0) !== rank.string) return undefined;
  return toBytes(key.slice(1, -1)).toString('utf8').replaceAll('\0', ' ');
}

/** A query for all trigrams of each text, or of one alternative; alternatives without trigrams are skipped. */
const getQuestion = (texts: readonly AnyOf[]): string =>
  texts
    .map((anyOf) => anyOf.map(getThrees))
    .filter((anyOf) => !anyOf.includes(''))
    .map((anyOf) => anyOf.map((threes) => `(${threes})`).join(' OR '))
    .map((question) => `(${question})`)
    .join(' AND ');

function getThrees(text: string): string {
  const letters = Array.from(toBytes(text).toString('utf8'));
  const threes = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  const usable = new Set(threes.filter((three) => !three.includes('\0')));
  return [...usable].map((three) => `"${three.replaceAll('"', '""')}"`).join(' AND ');
}
