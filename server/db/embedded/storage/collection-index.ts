import { StoreError } from '../errors';
import { compileFilter, type Filter } from '../match/filter';
import { compoundKey } from '../values/order';
import { topOf } from '../values/paths';
import { type Doc, isDoc, put, toNumber } from '../values/values';
import { type IndexField, keysOf, parseKeyPattern, tuplesOf } from './index-keys';
import { KeyTree } from './key-tree';

/** A stored document; `raw` is missing while a large one lives on disk only. */
export interface StoredDoc {
  id: number;
  raw: Buffer | undefined;
  size: number;
  gone: boolean;
}

/** One index of a collection, in memory; the specification is what is kept on disk. */
export class Index {
  readonly name: string;
  readonly fields: IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly tree = new KeyTree<StoredDoc>();
  private queued: { keys: string[]; items: StoredDoc[] } = { keys: [], items: [] };
  /** Once a document has had several keys, neither combined bounds nor the order can be relied on. */
  multikey = false;
  /** Once a document has had an array in a field, even of one element, a key is no longer the field's own value. */
  hasArrays = false;

  constructor(readonly spec: Doc) {
    this.name = String(spec.name);
    this.fields = parseKeyPattern(spec.key as Doc, 'index key');
    this.unique = spec.unique === true || this.name === '_id_';
    this.sparse = spec.sparse === true;
    const partial = spec.partialFilterExpression;
    this.partial = isDoc(partial) ? compileFilter(partial) : undefined;
    this.expireAfterSeconds = toNumber(spec.expireAfterSeconds);
  }

  /** Top-level fields that decide which keys a document has. */
  get wanted(): string[] {
    const partial = this.partial?.fields.names.map(({ name }) => name) ?? [];
    return [...this.fields.map(({ path }) => topOf(path)), ...partial];
  }

  keysFor(doc: Doc): string[] {
    if (this.partial && !this.partial.matches(doc)) return [];
    const { keys, exists, hasArray } = keysOf(doc, this.fields);
    this.hasArrays ||= hasArray;
    return this.sparse && !exists ? [] : keys;
  }

  /** Throws E11000 when another document than `self` holds one of the keys. */
  checkUnique(keys: string[], doc: Doc, self: StoredDoc | undefined, namespace: string): void {
    if (!this.unique) return;
    for (const key of keys) {
      const holder = this.tree.get(key);
      if (holder && holder !== self) throw this.duplicate(doc, key, namespace);
    }
  }

  private duplicate(doc: Doc, key: string, namespace: string): StoreError {
    const down = this.fields.map((field) => field.down);
    const tuple = tuplesOf(doc, this.fields).find((values) => compoundKey(values, down) === key) ?? [];
    const keyValue: Doc = {};
    for (const [at, { path }] of this.fields.entries()) put(keyValue, path, tuple[at] ?? null);
    const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
    return new StoreError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${namespace} index: ${this.name} dup key: { ${shown.join(', ')} }`,
      { keyPattern: this.spec.key as Doc, keyValue },
    );
  }

  add(keys: string[], stored: StoredDoc): void {
    if (keys.length > 1) this.multikey = true;
    for (const key of keys) this.tree.insert(key, stored);
  }

  /** As `add`, for documents that come by id: they are in the index once `settle` was called. */
  queue(keys: string[], stored: StoredDoc): void {
    if (keys.length > 1) this.multikey = true;
    for (const key of keys) {
      this.queued.keys.push(key);
      this.queued.items.push(stored);
    }
  }

  settle(): void {
    this.tree.fill(this.queued.keys, this.queued.items);
    this.queued = { keys: [], items: [] };
  }

  remove(keys: string[], stored: StoredDoc): void {
    for (const key of keys) this.tree.remove(key, stored);
  }
}
