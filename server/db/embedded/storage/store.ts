import { setTimeout as wait } from 'node:timers/promises';
import { Commits } from '../disk/commits';
import { DataFile, patienceMs } from '../disk/data-file';
import { dataPath, openFolder, removeOlder } from '../disk/folder';
import { refuseUnfinished } from '../disk/unfinished';
import { StoreError } from '../errors';
import type { Doc } from '../values/values';
import { bringOver, type Say } from './bring-over';
import { nextNumber, noteChange } from './catalog';
import { check } from './check';
import { Collection, idIndexSpec } from './collection';
import type { Index } from './collection-index';

/** How often a log that others read from is tried to be emptied, and how long is waited in between. */
const logTries = 6000;
const logPauseMs = 20;

/** All collections by namespace. Changes of the catalog are on disk before memory knows of them. */
export class Store {
  private readonly collections = new Map<string, Collection>();
  private readonly commits: Commits;
  private dataVersion: number | undefined;
  private catalogState: number | undefined;

  private constructor(
    private readonly data: DataFile,
    private readonly dir: string,
    private readonly release: () => void,
  ) {
    this.commits = new Commits(data);
  }

  /** Throws a sentence, and leaves everything as it is, where the folder is not whole. */
  static async open(dir: string, say: Say = () => {}): Promise<Store> {
    refuseUnfinished(dir);
    const { data, release } = await openFolder(dir, (path) => bringOver(dir, path, say));
    const store = new Store(data, dir, release);
    try {
      store.load();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** For a thread that only reads, while another one has the folder open. */
  static reader(dir: string): Store {
    const store = new Store(new DataFile(dataPath(dir), { readOnly: true }), dir, () => {});
    store.refresh();
    return store;
  }

  /** Takes in what another thread has changed. */
  refresh(): void {
    const version = this.data.get('PRAGMA data_version')!.data_version as number;
    if (version === this.dataVersion) return;
    this.dataVersion = version;
    for (const { docs } of this.all()) docs.state++;
    const state = this.data.get('SELECT catalog FROM numbers')!.catalog as number;
    if (state === this.catalogState) return;
    this.catalogState = state;
    this.load();
  }

  private load(): void {
    const known = new Map(this.all().map((collection) => [collection.id, collection]));
    this.collections.clear();
    for (const { id, sealed } of this.data.all('SELECT id, sealed FROM catalog ORDER BY id')) {
      const collection = known.get(id as number) ?? new Collection(id as number, '', this.data, this.commits);
      known.delete(collection.id);
      collection.takeIn(Buffer.from(sealed as Uint8Array));
      this.collections.set(collection.namespace, collection);
    }
    for (const gone of known.values()) gone.isDropped = true;
  }

  get(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  in(database: string): Collection[] {
    return this.all().filter(({ namespace }) => namespace.startsWith(`${database}.`));
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  ensure(namespace: string): Collection {
    return this.collections.get(namespace) ?? this.create(namespace);
  }

  create(namespace: string): Collection {
    checkNamespace(namespace);
    const collection = this.commits.changeNow(() => {
      const made = new Collection(nextNumber(this.data), namespace, this.data, this.commits);
      made.docs.create();
      made.setIndexes([made.build(idIndexSpec, nextNumber(this.data))]);
      made.save();
      return made;
    });
    this.collections.set(namespace, collection);
    return collection;
  }

  /** Adds indexes over the documents there are; throws E11000 when they do not allow one, and adds none then. */
  addIndexes(collection: Collection, specs: Doc[]): void {
    const indexes = this.commits.changeNow(() => {
      const added = specs.map((spec) => collection.build(spec, nextNumber(this.data)));
      const all = [...collection.indexes, ...added];
      collection.save(all);
      return all;
    });
    collection.setIndexes(indexes);
  }

  dropIndexes(collection: Collection, dropped: readonly Index[]): void {
    const left = collection.indexes.filter((index) => !dropped.includes(index));
    this.commits.changeNow(() => {
      for (const { keys } of dropped) keys.drop();
      collection.save(left);
    });
    collection.setIndexes(left);
  }

  drop(collections: Collection[]): void {
    this.commits.changeNow(() => {
      for (const collection of collections) this.removeTables(collection);
    });
    for (const collection of collections) this.forget(collection);
  }

  /** Gives a collection another name, in the place of the one that has it now. */
  rename(collection: Collection, namespace: string): void {
    checkNamespace(namespace);
    const target = this.collections.get(namespace);
    this.commits.changeNow(() => {
      if (target) this.removeTables(target);
      collection.save(collection.indexes, namespace);
    });
    if (target) this.forget(target);
    this.collections.delete(collection.namespace);
    collection.namespace = namespace;
    this.collections.set(namespace, collection);
  }

  private forget(collection: Collection): void {
    collection.isDropped = true;
    this.collections.delete(collection.namespace);
  }

  private removeTables({ id, docs, indexes }: Collection): void {
    for (const { keys } of indexes) keys.drop();
    docs.drop();
    this.data.run('DELETE FROM catalog WHERE id = ?', id);
    noteChange(this.data);
  }

  /** Resolves when every change so far is on disk; rejects when the disk did not take them. */
  committed(): Promise<void> {
    return this.commits.committed();
  }

  /** What is wrong with the data, a sentence each. */
  check(): string[] {
    return check(this.data, this.all());
  }

  /** A copy of everything as it is now, in a new file; this thread does nothing else meanwhile. */
  copyTo(path: string): void {
    this.data.run('VACUUM INTO ?', path);
  }

  /** What was removed is left nowhere: it was overwritten where it stood, and goes from the log now. */
  async rewrite(): Promise<void> {
    for (let tries = 0; !this.emptyLog(); tries++) {
      if (tries > logTries)
        throw new StoreError('InternalError', 'the log is in use for too long; ask again');
      await wait(logPauseMs);
    }
    removeOlder(this.dir);
  }

  /** False while another thread reads from the log. */
  private emptyLog(): boolean {
    this.commits.settle();
    this.data.exec('PRAGMA busy_timeout = 0');
    const { busy } = this.data.get('PRAGMA wal_checkpoint(TRUNCATE)')!;
    this.data.exec(`PRAGMA busy_timeout = ${patienceMs}`);
    return busy === 0;
  }

  async close(): Promise<void> {
    await this.committed().catch(() => {});
    this.data.close();
    this.release();
  }
}

function checkNamespace(namespace: string): void {
  const [database = '', ...rest] = namespace.split('.');
  const name = rest.join('.');
  const valid = /^[^/\\. "$*<>:|?\0]{1,63}$/.test(database) && name !== '' && !/[$\0]/.test(name);
  if (!valid || name.startsWith('system.') || name.startsWith('.')) {
    throw new StoreError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  }
}
