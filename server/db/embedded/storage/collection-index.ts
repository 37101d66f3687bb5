import type { DataFile } from '../disk/data-file';
import { StoreError } from '../errors';
import { compileFilter, type Filter } from '../match/filter';
import { compoundKey } from '../values/order';
import { getTop } from '../values/paths';
import { type Doc, isDoc, put, toNumber } from '../values/values';
import type { DocTable } from './doc-table';
import { getKeys, getTuples, type IndexField, parseKeyPattern } from './index-keys';
import { KeyTable } from './key-table';

/** What an index has to know of the documents it has seen. */
export interface Seen {
  /** Once a document has had several keys, neither combined bounds nor the order can be relied on. */
  multikey: boolean;
  /** Once a document has had an array in a field, even of one element, a key is no longer the field's own value. */
  hasArrays: boolean;
}

/** One index of a collection. */
export class Index implements Seen {
  readonly name: string;
  readonly fields: IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly keys: KeyTable;
  multikey: boolean;
  hasArrays: boolean;
  /** Whether the catalog knows what it has seen. */
  isSaved = true;

  constructor(
    readonly spec: Doc,
    { data, docs, table, seen }: { data: DataFile; docs: DocTable; table: number; seen?: Seen },
  ) {
    this.name = String(spec.name);
    this.fields = parseKeyPattern(spec.key as Doc, 'index key');
    this.unique = spec.unique === true || this.name === '_id_';
    this.sparse = spec.sparse === true;
    const partial = spec.partialFilterExpression;
    this.partial = isDoc(partial) ? compileFilter(partial) : undefined;
    this.expireAfterSeconds = toNumber(spec.expireAfterSeconds);
    this.multikey = seen?.multikey ?? false;
    this.hasArrays = seen?.hasArrays ?? false;
    this.keys = new KeyTable(data, table, docs, this.isSearchable);
  }

  /** Whether a text that stands anywhere in the field can be looked for by it: each document has one key, its own value. */
  get isSearchable(): boolean {
    const [field] = this.fields;
    const isPlain = !this.unique && !this.sparse && !this.partial && this.expireAfterSeconds === undefined;
    return isPlain && this.fields.length === 1 && !field?.down;
  }

  /** Top-level fields that decide which keys a document has. */
  get wanted(): string[] {
    const partial = this.partial?.fields.names.map(({ name }) => name) ?? [];
    return [...this.fields.map(({ path }) => getTop(path)), ...partial];
  }

  keysFor(doc: Doc): string[] {
    if (this.partial && !this.partial.matches(doc)) return [];
    const { keys, exists, hasArray } = getKeys(doc, this.fields);
    if (hasArray && !this.hasArrays) {
      this.hasArrays = true;
      this.isSaved = false;
    }
    if (keys.length > 1 && !this.multikey) {
      this.multikey = true;
      this.isSaved = false;
    }
    return this.sparse && !exists ? [] : keys;
  }

  /** Throws E11000 when another document than the one with this id holds one of the keys. */
  checkUnique(keys: string[], doc: Doc, id: number | undefined, namespace: string): void {
    if (!this.unique) return;
    for (const key of keys) {
      const holder = this.keys.get(key);
      if (holder !== undefined && holder !== id) throw this.duplicate(doc, key, namespace);
    }
  }

  /** What is answered where another document holds a key already. */
  duplicate(doc: Doc, key: string, namespace: string): StoreError {
    const down = this.fields.map((field) => field.down);
    const tuple = getTuples(doc, this.fields).find((values) => compoundKey(values, down) === key) ?? [];
    const keyValue: Doc = {};
    for (const [at, { path }] of this.fields.entries()) put(keyValue, path, tuple[at] ?? null);
    const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
    return new StoreError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${namespace} index: ${this.name} dup key: { ${shown.join(', ')} }`,
      { keyPattern: this.spec.key as Doc, keyValue },
    );
  }

  add(keys: string[], id: number): void {
    for (const key of keys) this.keys.insert(key, id);
  }

  remove(keys: string[], id: number): void {
    for (const key of keys) this.keys.remove(key, id);
  }
}
