import type { DataFile } from '../disk/data-file';
import { StoreError } from '../errors';
import { compileFilter, type Filter } from '../match/filter';
import { compoundKey } from '../values/order';
import { getTop } from '../values/paths';
import { type Doc, isDoc, put, toNumber } from '../values/values';
import type { DocTable } from './doc-table';
import { getKeys, getTuples, type IndexField, parseKeyPattern } from './index-keys';
import { KeyTable } from './key-table';

/** Facts that an index keeps about its documents. */
interface IndexFlags {
  /** True once a document had several keys: then neither combined bounds nor the order are reliable. */
  multikey: boolean;
  /** True once a field held an array, even of one element: then a key is no longer the field's own value. */
  hasArrays: boolean;
}

/** One index of a collection. */
export class Index implements IndexFlags {
  readonly name: string;
  readonly fields: IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly keys: KeyTable;
  multikey: boolean;
  hasArrays: boolean;
  /** True if the catalog has the current facts. */
  isSaved = true;

  constructor(
    readonly spec: Doc,
    { data, docs, table, flags }: { data: DataFile; docs: DocTable; table: number; flags?: IndexFlags },
  ) {
    this.name = String(spec.name);
    this.fields = parseKeyPattern(spec.key as Doc, 'index key');
    this.unique = spec.unique === true || this.name === '_id_';
    this.sparse = spec.sparse === true;
    const partial = spec.partialFilterExpression;
    this.partial = isDoc(partial) ? compileFilter(partial) : undefined;
    this.expireAfterSeconds = toNumber(spec.expireAfterSeconds);
    this.multikey = flags?.multikey ?? false;
    this.hasArrays = flags?.hasArrays ?? false;
    this.keys = new KeyTable(data, table, docs, this.isSearchable);
  }

  /** True if the index can search for text anywhere in the field: each document has one key, its own value. */
  get isSearchable(): boolean {
    const [field] = this.fields;
    const isPlain = !this.unique && !this.sparse && !this.partial && this.expireAfterSeconds === undefined;
    return isPlain && this.fields.length === 1 && !field?.down;
  }

  /** The top-level fields that determine a document's keys. */
  get wanted(): string[] {
    const partial = this.partial?.fields.names.map(({ name }) => name) ?? [];
    return [...this.fields.map(({ path }) => getTop(path)), ...partial];
  }

  keysFor(doc: Doc): string[] {
    if (this.partial && !this.partial.matches(doc)) return [];
    const { keys, hasArray } = getKeys(doc, this.fields, this.sparse);
    if (hasArray && !this.hasArrays) {
      this.hasArrays = true;
      this.isSaved = false;
    }
    if (keys.length > 1 && !this.multikey) {
      this.multikey = true;
      this.isSaved = false;
    }
    return keys;
  }

  /** Throws E11000 if a document with another id has one of the keys. */
  checkUnique(keys: string[], doc: Doc, id: number | undefined, namespace: string): void {
    if (!this.unique) return;
    for (const key of keys) {
      const holder = this.keys.get(key);
      if (holder !== undefined && holder !== id) throw this.duplicate(doc, key, namespace);
    }
  }

  /** The error for a key that another document already has. */
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

  remove(keys: string[], id: number): void {
    for (const key of keys) this.keys.remove(key, id);
  }
}
