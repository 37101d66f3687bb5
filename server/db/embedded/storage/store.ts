import { Disk } from '../disk/disk';
import { StoreError } from '../errors';
import { decode } from '../values/decode';
import { type Doc, encode } from '../values/values';
import { Collection, idIndexSpec } from './collection';
import type { Index } from './collection-index';

/** Collection 0 on disk is the catalog: collection id -> its namespace and index specifications. */
const catalog = 0;

/** All collections by namespace. Changes of the catalog are on disk before memory knows of them. */
export class Store {
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;

  private constructor(private readonly disk: Disk) {}

  /** Throws a sentence, and leaves everything as it is, where the folder is not whole. */
  static async open(dir: string): Promise<Store> {
    const disk = await Disk.open(dir);
    try {
      const store = new Store(disk);
      store.load();
      return store;
    } catch (error) {
      await disk.close();
      throw error;
    }
  }

  // The catalog comes first, because its number is the least.
  private load(): void {
    const byId = new Map<number, Collection>();
    for (const { collection, id, raw } of this.disk.load()) {
      if (collection === catalog) {
        const { namespace, indexes } = decode(raw);
        const restored = new Collection(id, namespace as string, this.disk, indexes as Doc[]);
        this.collections.set(restored.namespace, restored);
        byId.set(id, restored);
        this.nextId = id + 1;
      } else byId.get(collection)?.load(id, raw);
    }
    for (const collection of byId.values()) collection.settle();
  }

  get(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  in(database: string): Collection[] {
    return [...this.collections.values()].filter(({ namespace }) => namespace.startsWith(`${database}.`));
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  ensure(namespace: string): Collection {
    return this.collections.get(namespace) ?? this.create(namespace);
  }

  create(namespace: string): Collection {
    checkNamespace(namespace);
    const id = this.nextId;
    this.writeEntry(id, namespace, [idIndexSpec]);
    this.nextId++;
    const collection = new Collection(id, namespace, this.disk, [idIndexSpec]);
    this.collections.set(namespace, collection);
    return collection;
  }

  /** Adds indexes over the documents there are; throws E11000 when they do not allow one, and adds none then. */
  addIndexes(collection: Collection, specs: Doc[]): void {
    this.disk.flush(); // a document that is taken back later would stay behind in the new index
    this.setIndexes(collection, [...collection.indexes, ...specs.map((spec) => collection.build(spec))]);
  }

  setIndexes(collection: Collection, indexes: Index[]): void {
    this.writeEntry(
      collection.id,
      collection.namespace,
      indexes.map(({ spec }) => spec),
    );
    collection.setIndexes(indexes);
  }

  drop(collections: Collection[]): void {
    this.disk.flush();
    this.disk.write(collections.flatMap(removalOf));
    for (const collection of collections) this.forget(collection);
  }

  /** Gives a collection another name, in the place of the one that has it now. */
  rename(collection: Collection, namespace: string): void {
    checkNamespace(namespace);
    const target = this.collections.get(namespace);
    this.disk.flush();
    const specs = collection.indexes.map(({ spec }) => spec);
    this.disk.write([...(target ? removalOf(target) : []), entryOf(collection.id, namespace, specs)]);
    if (target) this.forget(target);
    this.collections.delete(collection.namespace);
    collection.namespace = namespace;
    this.collections.set(namespace, collection);
  }

  private forget(collection: Collection): void {
    for (const stored of collection.docs.values()) stored.gone = true;
    collection.isDropped = true;
    this.collections.delete(collection.namespace);
  }

  /** Resolves when every change so far is on disk; rejects when the disk did not take them. */
  committed(): Promise<void> {
    return this.disk.committed();
  }

  /** A copy of everything as it is now, in a new file; nobody has to wait for it. */
  copyTo(path: string): Promise<void> {
    return this.disk.copyTo(path);
  }

  /** Writes the data file anew, so that nothing that was removed is left in it; nobody has to wait for it. */
  rewrite(): Promise<void> {
    return this.disk.rewrite();
  }

  close(): Promise<void> {
    return this.disk.close();
  }

  private writeEntry(id: number, namespace: string, indexes: Doc[]): void {
    this.disk.write([entryOf(id, namespace, indexes)]);
  }
}

const entryOf = (id: number, namespace: string, indexes: Doc[]) => ({
  collection: catalog,
  id,
  raw: encode({ namespace, indexes }),
});

const removalOf = ({ id, docs }: Collection) => [
  { collection: catalog, id, raw: undefined },
  ...[...docs.keys()].map((docId) => ({ collection: id, id: docId, raw: undefined })),
];

function checkNamespace(namespace: string): void {
  const [database = '', ...rest] = namespace.split('.');
  const name = rest.join('.');
  const valid = /^[^/\\. "$*<>:|?\0]{1,63}$/.test(database) && name !== '' && !/[$\0]/.test(name);
  if (!valid || name.startsWith('system.') || name.startsWith('.')) {
    throw new StoreError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  }
}
