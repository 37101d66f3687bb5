import type { Commits } from '../disk/commits';
import type { DataFile } from '../disk/data-file';
import { catalog, seal, unseal } from '../disk/records';
import { StoreError } from '../errors';
import { decode } from '../values/decode';
import { elements, FieldSet, fromElements, readFields } from '../values/raw';
import {
  BSONRegExp,
  type Doc,
  encode,
  Int32,
  isDoc,
  maxDocumentBytes,
  ObjectId,
  toNumber,
  type Value,
} from '../values/values';
import { noteChange } from './catalog';
import { Index } from './collection-index';
import { DocTable, type StoredDoc } from './doc-table';
import { KeyTable } from './key-table';

const keysAtOnce = 100_000;

type Placed = { key: string; id: number };
type Placement = { index: Index; keys: string[] };

const toPlaced = ({ index, keys }: Placement) => keys.map((key) => ({ table: index.keys, key }));

export const idIndexSpec: Doc = { key: { _id: new Int32(1) }, name: '_id_' };

/** The documents and indexes of one namespace. */
export class Collection {
  readonly docs: DocTable;
  indexes: Index[] = [];
  isDropped = false;
  private indexed = new FieldSet([]);
  private nextId: number | undefined;

  constructor(
    readonly id: number,
    public namespace: string,
    private readonly data: DataFile,
    private readonly commits: Commits,
  ) {
    this.docs = new DocTable(data, id);
  }

  /** Loads the state from its catalog entry. */
  readEntry(sealed: Buffer): void {
    const { namespace, indexes } = decode(unseal(catalog, this.id, sealed));
    const { data, docs } = this;
    this.namespace = String(namespace);
    const restored = (indexes as Doc[]).map(({ spec, table, multikey, hasArrays }) => {
      const flags = { multikey: multikey === true, hasArrays: hasArrays === true };
      return new Index(spec as Doc, { data, docs, table: toNumber(table)!, flags });
    });
    this.setIndexes(restored);
  }

  /** Writes the catalog entry. */
  save(indexes: readonly Index[] = this.indexes, namespace = this.namespace): void {
    const entries = indexes.map(({ spec, keys, multikey, hasArrays }) => {
      return { spec, table: keys.number, multikey, hasArrays };
    });
    const sealed = seal(catalog, this.id, encode({ namespace, indexes: entries }));
    this.data.run('INSERT OR REPLACE INTO catalog VALUES (?, ?)', this.id, sealed);
    noteChange(this.data, this.id);
    for (const index of indexes) index.isSaved = true;
  }

  /** Builds indexes over the existing documents, not in use yet; throws E11000 if they violate one. */
  build(specs: readonly Doc[], tables: readonly number[]): Index[] {
    const { data, docs, size } = this;
    const isEmpty = docs.latestId === 0;
    return specs.map((spec, at) => {
      const index = new Index(spec, { data, docs, table: tables[at]! });
      index.keys.create(size);
      if (!isEmpty) this.addExisting(index);
      return index;
    });
  }

  private addExisting(index: Index): void {
    const { docs } = this;
    const wanted = new FieldSet(index.wanted);
    let waiting: Placed[] = [];
    for (const stored of docs.scan()) {
      for (const key of index.keysFor(this.read(stored, wanted))) waiting.push({ key, id: stored.id });
      if (waiting.length < keysAtOnce) continue;
      this.fill(index, waiting);
      waiting = [];
    }
    this.fill(index, waiting);
    index.keys.beforeCommit();
  }

  // Inserts sorted keys, which is faster; texts go in document order.
  private fill(index: Index, waiting: Placed[]): void {
    for (const { key, id } of waiting) index.keys.insertText(key, id);
    waiting.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.id - other.id));
    for (const { key, id } of waiting) {
      if (index.unique && index.keys.get(key) !== undefined)
        throw index.duplicate(this.read(this.docs.get(id)!, new FieldSet(index.wanted)), key, this.namespace);
      index.keys.insertKey(key, id);
    }
  }

  setIndexes(indexes: Index[]): void {
    this.indexes = indexes;
    this.indexed = new FieldSet(indexes.flatMap((index) => index.wanted));
  }

  /** Throws if the collection was dropped; a cursor checks before it continues. */
  checkThere(): void {
    if (this.isDropped) throw new StoreError('QueryPlanKilled', `collection dropped: ${this.namespace}`);
  }

  /** The number of documents: each has one `_id`. */
  get size(): number {
    return this.indexes.find(({ name }) => name === '_id_')?.keys.size ?? 0;
  }

  /** Undefined if the document is gone. */
  raw(stored: StoredDoc): Buffer | undefined {
    return this.docs.raw(stored);
  }

  /** An empty document if it is gone. */
  read(stored: StoredDoc, fields: FieldSet): Doc {
    const raw = this.raw(stored);
    return raw ? readFields(raw, fields) : {};
  }

  /** Inserts a document; `doc` is the same one decoded, if the caller has it. */
  insert(raw: Buffer, doc: Doc = readFields(raw, this.indexed)): void {
    checkSize(raw);
    const plan = this.placements(doc);
    for (const { index, keys } of plan) index.checkUnique(keys, doc, undefined, this.namespace);
    this.commits.change(() => {
      this.nextId ??= this.docs.latestId + 1;
      const id = this.nextId++;
      this.docs.put(id, raw);
      KeyTable.insert(this.data, plan.flatMap(toPlaced), id);
    }, this);
  }

  replace({ id }: StoredDoc, before: Buffer, raw: Buffer): void {
    checkSize(raw);
    const doc = readFields(raw, this.indexed);
    const old = readFields(before, this.indexed);
    const changes = this.indexes
      .map((index) => ({ index, before: index.keysFor(old), after: index.keysFor(doc) }))
      .filter(
        ({ before, after }) => before.length !== after.length || before.some((key, i) => key !== after[i]),
      );
    for (const { index, after } of changes) index.checkUnique(after, doc, id, this.namespace);
    this.commits.change(() => {
      this.docs.put(id, raw);
      for (const { index, before } of changes) index.remove(before, id);
      const added = changes.map(({ index, after }) => ({ index, keys: after }));
      KeyTable.insert(this.data, added.flatMap(toPlaced), id);
    }, this);
  }

  remove(stored: StoredDoc): void {
    const raw = this.raw(stored);
    if (!raw) return;
    const plan = this.placements(readFields(raw, this.indexed));
    this.commits.change(() => {
      this.docs.remove(stored.id);
      for (const { index, keys } of plan) index.remove(keys, stored.id);
    }, this);
  }

  beforeCommit(): void {
    for (const { keys } of this.indexes) keys.beforeCommit();
    if (this.indexes.some(({ isSaved }) => !isSaved)) this.save();
  }

  onRollback(): void {
    this.docs.state++;
    for (const index of this.indexes) index.isSaved = false;
    for (const { keys } of this.indexes) keys.onRollback();
  }

  private placements(doc: Doc): Placement[] {
    return this.indexes.map((index) => ({ index, keys: index.keysFor(doc) }));
  }
}

function checkSize(raw: Buffer): void {
  if (raw.length > maxDocumentBytes) {
    throw new StoreError(
      'BSONObjectTooLarge',
      `document of ${raw.length} bytes: at most ${maxDocumentBytes}`,
    );
  }
}

/** Prepares a document for storage: well-formed, `_id` first (created if missing), no operators as field names. */
export function prepare(raw: Buffer): [raw: Buffer, doc: Doc] {
  const doc = decode(raw);
  const names = Object.keys(doc);
  checkDocument(doc, raw);
  if (names[0] === '_id') return [Buffer.from(raw), doc];
  if (!Object.hasOwn(doc, '_id')) {
    const _id = new ObjectId();
    return [fromElements([getElement('_id', _id), raw.subarray(4, -1)]), { _id, ...doc }];
  }
  const parts = elements(raw);
  const id = parts.filter(({ name }) => name === '_id');
  const others = parts.filter(({ name }) => name !== '_id');
  return [fromElements([...id, ...others].map(({ bytes }) => bytes)), doc];
}

export function checkDocument(doc: Doc, raw: Buffer): void {
  // The bson package takes an object with this field for one of its own classes.
  if (raw.includes('_bsontype') && namesBsonType(doc)) {
    throw new StoreError('BadValue', 'the field name _bsontype is not supported');
  }
  for (const name of Object.keys(doc)) {
    if (name.startsWith('$')) {
      throw new StoreError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' is not valid for storage.`,
      );
    }
  }
  checkId(doc._id);
}

function namesBsonType(value: Value): boolean {
  if (Array.isArray(value)) return value.some(namesBsonType);
  return isDoc(value) && (Object.hasOwn(value, '_bsontype') || Object.values(value).some(namesBsonType));
}

function checkId(id: Value | undefined): void {
  const isRegex = id instanceof BSONRegExp;
  if (Array.isArray(id) || isRegex) {
    throw new StoreError('BadValue', `The '_id' value cannot be of type ${isRegex ? 'regex' : 'array'}`);
  }
  refuseOperatorNames(id);
}

function refuseOperatorNames(value: Value | undefined): void {
  if (Array.isArray(value)) for (const element of value) refuseOperatorNames(element);
  if (!isDoc(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('$')) {
      throw new StoreError(
        'DollarPrefixedFieldName',
        `_id fields may not contain '$'-prefixed fields: ${name}`,
      );
    }
    refuseOperatorNames(inner);
  }
}

const getElement = (name: string, value: Value) => encode({ [name]: value }).subarray(4, -1);
