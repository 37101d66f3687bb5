import type { DataFile } from '../disk/data-file';
import { rank } from '../values/order';
import { toBytes } from './key-bytes';

/** Alternative texts to search for, as they appear in keys. */
export type AnyOf = readonly string[];

/** The number of hits that an estimate counts. */
const countedAtMost = 500;
const atOnce = 1000;
const countedAtOnce = 10_000;

/** Characters of one byte; without the space, which also stands for NUL. */
const isPair = (text: string) => /^[\x21-\x7e]{2}$/.test(text);
const isThree = (text: string) => /^[\x21-\x7e]{3}$/.test(text);
const lastOfAscii = '\x7f';
const ascii = Array.from({ length: 0x7f }, (_, at) => String.fromCharCode(at + 1));
/** Beyond every trigram that begins with the same characters. */
const beyond = '\u{10ffff}'.repeat(3);

/**
 * An index from trigrams to the documents whose key text contains them. It proposes candidates: a document with all
 * trigrams of a word need not contain the word. Two letters are found by the trigrams that begin or end with them.
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
    // Make removals leave nothing behind, and merge seldom: writes are faster, and searches no slower.
    data.exec(`INSERT INTO ${name} (${name}, rank) VALUES ('secure-delete', 1), ('automerge', 16)`);
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

  /** Words of one letter have no trigram. */
  canFind(texts: readonly AnyOf[]): boolean {
    return getQuestion(texts) !== '' || texts.every((anyOf) => anyOf.every(isPair));
  }

  /** True if the documents with the trigrams of these texts are those with the texts. */
  isExact(texts: readonly AnyOf[]): boolean {
    return [isPair, isThree].some((fits) => texts.every((anyOf) => anyOf.every(fits)));
  }

  /** Estimates how many documents have the trigrams of these texts; `latestId` is the highest id. */
  estimate(texts: readonly AnyOf[], latestId: number): number {
    const { count, latest } = this.count(this.ask(texts), 0, countedAtMost);
    return count < countedAtMost ? count : Math.ceil((count * latestId) / latest);
  }

  /** The query for all matching ids, as SQL with its value. */
  question(texts: readonly AnyOf[]): [sql: string, value: string] {
    return [`SELECT rowid FROM ${this.name} WHERE ${this.name} MATCH ?`, this.ask(texts)];
  }

  /** Ids, a few hundred at a time. */
  *find(texts: readonly AnyOf[]): Generator<readonly number[]> {
    const question = this.ask(texts);
    for (let after = 0; ; ) {
      const rows = this.data.all(`${this.after} LIMIT ?`, question, after, atOnce);
      yield rows.map(({ id }) => id as number);
      if (rows.length < atOnce) return;
      after = rows.at(-1)!.id as number;
    }
  }

  /** The numbers of these ids, a few thousand at a time. */
  *counts(texts: readonly AnyOf[]): Generator<number> {
    const question = this.ask(texts);
    for (let after = 0; ; ) {
      const { count, latest } = this.count(question, after, countedAtOnce);
      yield count;
      if (count < countedAtOnce) return;
      after = latest;
    }
  }

  private get after() {
    return `SELECT rowid AS id FROM ${this.name} WHERE ${this.name} MATCH ? AND rowid > ? ORDER BY rowid`;
  }

  private count(question: string, after: number, most: number): { count: number; latest: number } {
    const counted = `SELECT count(*) AS count, max(id) AS latest FROM (${this.after} LIMIT ?)`;
    const row = this.data.get(counted, question, after, most);
    return { count: Number(row?.count), latest: Number(row?.latest) };
  }

  private ask(texts: readonly AnyOf[]): string {
    return getQuestion(texts) || texts.map((anyOf) => this.askPairs(anyOf)).join(' AND ');
  }

  /** A query for all trigrams that begin or end with one of these pairs. */
  private askPairs(pairs: AnyOf): string {
    const others = this.firstsBeyondAscii();
    const threes = pairs.flatMap((pair) => [
      ...ascii.flatMap((letter) => [letter + pair, pair + letter]),
      ...others.map((letter) => letter + pair),
      ...this.terms('term > ? AND term < ?', pair + lastOfAscii, pair + beyond),
    ]);
    return `(${threes.map(toPhrase).join(' OR ')})`;
  }

  /** The letters beyond ASCII that trigrams begin with: usually few. */
  private firstsBeyondAscii(): string[] {
    const firsts: string[] = [];
    for (let after = lastOfAscii + beyond; ; after = firsts.at(-1) + beyond) {
      const [next] = this.terms('term > ? LIMIT 1', after);
      if (next === undefined) return firsts;
      firsts.push(Array.from(next)[0]!);
    }
  }

  private terms(where: string, ...values: string[]): string[] {
    const terms = `temp.terms_of_${this.name}`;
    this.data.exec(
      `CREATE VIRTUAL TABLE IF NOT EXISTS ${terms} USING fts5vocab('main', '${this.name}', 'row')`,
    );
    return this.data
      .all(`SELECT term FROM ${terms} WHERE ${where}`, ...values)
      .map(({ term }) => String(term));
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
  return [...usable].map(toPhrase).join(' AND ');
}

const toPhrase = (three: string) => `"${three.replaceAll('"', '""')}"`;
