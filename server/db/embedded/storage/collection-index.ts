import { StoreError } from '../errors';
import { compileFilter, type Filter } from '../match/filter';
import { compoundKey } from '../values/order';
import { reach, topOf } from '../values/paths';
import { type Doc, isDoc, own, toNumber, type Value } from '../values/values';
import { KeyTree } from './key-tree';

/** A stored document; `raw` is missing while a large one lives on disk only. */
export interface StoredDoc {
  id: number;
  raw: Buffer | undefined;
  gone: boolean;
}

export interface IndexField {
  path: string;
  parts: string[];
  down: boolean;
}

/** The fields of an index or sort specification such as `{ createdAt: -1 }`. */
export function parseKeyPattern(pattern: Doc, what: string): IndexField[] {
  return Object.entries(pattern).map(([path, direction]) => {
    const sign = toNumber(direction);
    if (sign !== 1 && sign !== -1)
      throw new StoreError('BadValue', `${what} { ${path}: ... } has to be 1 or -1`);
    if (path === '' || path.split('.').some((part) => part === '' || part.startsWith('$'))) {
      throw new StoreError('BadValue', `${what} on the path "${path}" is not supported`);
    }
    return { path, parts: path.split('.'), down: sign === -1 };
  });
}

/** The values of one path as an index sees them: elements instead of their array, null for a missing field. */
function indexedValues(doc: Doc, parts: string[]): { values: (Value | undefined)[]; exists: boolean } {
  const values: (Value | undefined)[] = [];
  let exists = false;
  reach(doc, parts, true, (value, expanded) => {
    exists ||= value !== undefined;
    if (!expanded) values.push(value ?? null);
    // An empty array is indexed as BSON undefined, which sorts before null.
    else if (Array.isArray(value) && value.length === 0) values.push(undefined);
  });
  return { values: values.length > 0 ? values : [null], exists };
}

/** Every key a document has under a specification; more than one when a field holds an array. */
export function keysOf(doc: Doc, fields: IndexField[]): { keys: string[]; exists: boolean } {
  const down = fields.map((field) => field.down);
  const values = fields.map(({ path, parts }) => (parts.length === 1 ? own(doc, path) : []));
  // One value a field is by far the most common case.
  if (!values.some((value) => Array.isArray(value))) {
    const exists = values.some((value) => value !== undefined);
    return {
      keys: [
        compoundKey(
          values.map((value) => value ?? null),
          down,
        ),
      ],
      exists,
    };
  }
  const found = fields.map(({ parts }) => indexedValues(doc, parts));
  if (found.filter((field) => field.values.length > 1).length > 1) {
    throw new StoreError('CannotIndexParallelArrays', 'cannot index or sort by more than one array');
  }
  let tuples: (Value | undefined)[][] = [[]];
  for (const field of found)
    tuples = tuples.flatMap((tuple) => field.values.map((value) => [...tuple, value]));
  const keys = new Set(tuples.map((tuple) => compoundKey(tuple, down)));
  return { keys: [...keys], exists: found.some((field) => field.exists) };
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
    const { keys, exists } = keysOf(doc, this.fields);
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
    const keyValue: Doc = {};
    for (const { path, parts, down } of this.fields) {
      const { values } = indexedValues(doc, parts);
      const inKey = (value: Value | undefined) => key.includes(compoundKey([value], [down]));
      keyValue[path] = (values.length > 1 ? values.find(inKey) : values[0]) ?? null;
    }
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
