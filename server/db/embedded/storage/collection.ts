import type { Disk } from '../disk/disk';
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
  type Value,
} from '../values/values';
import { Index, type StoredDoc } from './collection-index';

/** Documents above this many bytes (uploads, in practice) stay on disk and are read when asked for. */
const largeDocument = 16 * 1024;

type Placement = { index: Index; keys: string[] };

export const idIndexSpec: Doc = { key: { _id: new Int32(1) }, name: '_id_' };

/** The documents and indexes of one namespace, in memory, with every change staged for the disk. */
export class Collection {
  readonly docs = new Map<number, StoredDoc>();
  indexes: Index[] = [];
  isDropped = false;
  private indexed = new FieldSet([]);
  private nextId = 1;

  constructor(
    readonly id: number,
    public namespace: string,
    private readonly disk: Disk,
    specs: Doc[],
  ) {
    this.setIndexes(specs.map((spec) => new Index(spec)));
  }

  /** Takes in a document as it stands on disk; they come by id, and are found once `settle` was called. */
  load(id: number, raw: Buffer): void {
    const stored = { id, raw, size: raw.length, gone: false };
    const doc = readFields(raw, this.indexed);
    this.docs.set(id, stored);
    for (const index of this.indexes) {
      try {
        index.queue(index.keysFor(doc), stored);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        // Format 1 took documents that such an index does not allow; without it they are found all the same.
        this.setIndexes(this.indexes.filter((other) => other !== index));
      }
    }
    this.keepOrDrop(stored);
    this.nextId = id + 1;
  }

  settle(): void {
    for (const index of this.indexes) index.settle();
  }

  /** An index over the documents there are now; throws E11000 when they do not allow it. */
  build(spec: Doc): Index {
    const index = new Index(spec);
    const wanted = new FieldSet(index.wanted);
    for (const stored of this.docs.values()) {
      const doc = this.read(stored, wanted);
      const keys = index.keysFor(doc);
      index.checkUnique(keys, doc, stored, this.namespace);
      index.add(keys, stored);
    }
    return index;
  }

  setIndexes(indexes: Index[]): void {
    this.indexes = indexes;
    this.indexed = new FieldSet(indexes.flatMap((index) => index.wanted));
  }

  /** What a cursor asks before it goes on. */
  checkThere(): void {
    if (this.isDropped) throw new StoreError('QueryPlanKilled', `collection dropped: ${this.namespace}`);
  }

  /** The highest id that a document was given so far. */
  get latestId(): number {
    return this.nextId - 1;
  }

  /** What its documents take on disk. */
  get bytes(): number {
    let bytes = 0;
    for (const { size } of this.docs.values()) bytes += size;
    return bytes;
  }

  raw(stored: StoredDoc): Buffer {
    return stored.raw ?? this.disk.read(this.id, stored.id);
  }

  read(stored: StoredDoc, fields: FieldSet): Doc {
    return readFields(this.raw(stored), fields);
  }

  insert(raw: Buffer): StoredDoc {
    const doc = this.checked(raw);
    const plan = this.indexes.map((index) => ({ index, keys: index.keysFor(doc) }));
    for (const { index, keys } of plan) index.checkUnique(keys, doc, undefined, this.namespace);
    const stored: StoredDoc = { id: this.nextId++, raw, size: raw.length, gone: false };
    this.remember(stored, plan);
    this.stage(stored, raw, () => this.forget(stored, plan));
    return stored;
  }

  replace(stored: StoredDoc, raw: Buffer): void {
    const doc = this.checked(raw);
    const oldRaw = this.raw(stored);
    const old = readFields(oldRaw, this.indexed);
    const changes = this.indexes
      .map((index) => ({ index, before: index.keysFor(old), after: index.keysFor(doc) }))
      .filter(
        ({ before, after }) => before.length !== after.length || before.some((key, i) => key !== after[i]),
      );
    for (const { index, after } of changes) index.checkUnique(after, doc, stored, this.namespace);
    for (const { index, before, after } of changes) {
      index.remove(before, stored);
      index.add(after, stored);
    }
    stored.raw = raw;
    stored.size = raw.length;
    this.stage(stored, raw, () => {
      for (const { index, before, after } of changes) {
        index.remove(after, stored);
        index.add(before, stored);
      }
      stored.raw = oldRaw;
      stored.size = oldRaw.length;
      this.keepOrDrop(stored);
    });
  }

  remove(stored: StoredDoc): void {
    const raw = this.raw(stored);
    const doc = readFields(raw, this.indexed);
    const plan = this.indexes.map((index) => ({ index, keys: index.keysFor(doc) }));
    this.forget(stored, plan);
    this.stage(stored, undefined, () => this.remember(stored, plan));
  }

  private remember(stored: StoredDoc, plan: Placement[]): void {
    stored.gone = false;
    this.docs.set(stored.id, stored);
    for (const { index, keys } of plan) index.add(keys, stored);
  }

  private forget(stored: StoredDoc, plan: Placement[]): void {
    stored.gone = true;
    this.docs.delete(stored.id);
    for (const { index, keys } of plan) index.remove(keys, stored);
  }

  private stage(stored: StoredDoc, raw: Buffer | undefined, undo: () => void): void {
    const drop = raw && raw.length > largeDocument ? () => this.keepOrDrop(stored) : undefined;
    this.disk.stage({ collection: this.id, id: stored.id, raw }, undo, drop);
  }

  private keepOrDrop(stored: StoredDoc): void {
    if (stored.raw && stored.raw.length > largeDocument) stored.raw = undefined;
  }

  private checked(raw: Buffer): Doc {
    if (raw.length > maxDocumentBytes) {
      throw new StoreError(
        'BSONObjectTooLarge',
        `document of ${raw.length} bytes: at most ${maxDocumentBytes}`,
      );
    }
    return readFields(raw, this.indexed);
  }
}

/** Bytes as they are stored: well-formed, `_id` first (made if missing), no operators as field names. */
export function prepare(raw: Buffer): Buffer {
  const doc = decode(raw);
  const names = Object.keys(doc);
  checkDocument(doc, raw);
  if (names[0] === '_id') return Buffer.from(raw);
  if (!Object.hasOwn(doc, '_id'))
    return fromElements([elementOf('_id', new ObjectId()), raw.subarray(4, -1)]);
  const parts = elements(raw);
  const id = parts.filter(({ name }) => name === '_id');
  return fromElements([...id, ...parts.filter(({ name }) => name !== '_id')].map(({ bytes }) => bytes));
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

const elementOf = (name: string, value: Value) => encode({ [name]: value }).subarray(4, -1);
