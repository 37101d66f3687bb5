import type { DataFile } from '../disk/data-file';
import { rank } from '../values/order';
import { toBytes } from './key-bytes';

/** Texts, as they stand in keys, of which one is looked for. */
export type AnyOf = readonly string[];

/** How many hits an estimate counts. */
const countedAtMost = 2000;
const atOnce = 1000;

/**
 * Which documents have which three letters next to each other in the text that their key stands for. It proposes: what
 * has all of a word's threes need not have the word.
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
    // What is taken out leaves nothing behind.
    data.exec(`INSERT INTO ${name} (${name}, rank) VALUES ('secure-delete', 1)`);
    return new Trigrams(data, name);
  }

  /** Undefined where there are none yet. */
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

  /** Words of one or two letters have no three. */
  canFind(texts: readonly AnyOf[]): boolean {
    return getQuestion(texts) !== '';
  }

  /** About how many documents have the threes of these texts, where the highest id is `latestId`. */
  estimate(texts: readonly AnyOf[], latestId: number): number {
    const hits = `SELECT rowid AS id FROM ${this.name} WHERE ${this.name} MATCH ? ORDER BY rowid LIMIT ${countedAtMost}`;
    const found = this.data.get(
      `SELECT count(*) AS count, max(id) AS last FROM (${hits})`,
      getQuestion(texts),
    );
    const count = Number(found?.count);
    return count < countedAtMost ? count : Math.ceil((count * latestId) / Number(found?.last));
  }

  /** What asks for the ids of all, as SQL with its value. */
  question(texts: readonly AnyOf[]): [sql: string, value: string] {
    return [`SELECT rowid FROM ${this.name} WHERE ${this.name} MATCH ?`, getQuestion(texts)];
  }

  /** Ids, some hundred at a time. */
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

/** The text that a key of one field stands for; SQLite reads a text up to the first NUL. */
function findText(key: string): string | undefined {
  if (key.charCodeAt(0) !== rank.string) return undefined;
  return toBytes(key.slice(1, -1)).toString('utf8').replaceAll('\0', ' ');
}

/** All threes of each text, or of one of several; what has a text without threes is left out. */
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
