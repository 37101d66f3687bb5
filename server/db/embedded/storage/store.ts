import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Commits } from '../disk/commits';
import { DataFile, patienceMs } from '../disk/data-file';
import { dataPath, openFolder, removeEarlier } from '../disk/folder';
import { Gaps } from '../disk/gaps';
import { removeDamagedLogs } from '../disk/log-loss';
import type { LogRecord } from '../disk/log-record';
import type { SqlValue } from '../disk/sqlite';
import { refuseUnfinished } from '../disk/unfinished';
import { StoreError } from '../errors';
import type { Doc } from '../values/values';
import { nextNumbers, noteChange } from './catalog';
import { check } from './check';
import { Collection, idIndexSpec } from './collection';
import type { Index } from './collection-index';
import { leave, sweep } from './sweep';

/** The number of tries to empty a log that others read from, and the delay in between. */
const logTries = 6000;
const logPauseMs = 20;

/** Receives plain sentences about a start. */
type Say = (sentence: string) => void;

/** All collections by namespace. Catalog changes reach the disk before memory. */
export class Store {
  /** Called after each commit with the number of pages in the log. */
  onCommit: (pages: number) => void = () => {};
  private readonly collections = new Map<string, Collection>();
  private readonly commits: Commits;
  private readonly gaps: Gaps;
  private dataVersion: number | undefined;
  private lastChange = 0;
  private isSweeping = false;
  private isClosed = false;

  private constructor(
    private readonly data: DataFile,
    private readonly dir: string,
    private readonly release: () => void,
    private readonly log?: LogRecord,
  ) {
    this.commits = new Commits(data, () => this.recordCommit());
    this.gaps = new Gaps(data);
  }

  /** Opens the store; if the folder is not intact, throws a sentence and changes nothing. */
  static async open(dir: string, say: Say = () => {}, cacheMb?: number): Promise<Store> {
    refuseUnfinished(dir);
    const { data, log, release } = openFolder(dir, say);
    const store = new Store(data, dir, release, log);
    try {
      if (cacheMb) data.keepInMemory(cacheMb);
      store.load();
      void store.sweep();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** For a read-only thread while another one has the folder open. */
  static reader(dir: string, cacheMb?: number): Store {
    const store = new Store(new DataFile(dataPath(dir), { readOnly: true }), dir, () => {});
    if (cacheMb) store.data.keepInMemory(cacheMb);
    store.newChanges();
    store.load();
    return store;
  }

  /** Loads changes made by another thread. */
  refresh(): void {
    const version = this.data.get('PRAGMA data_version')!.data_version as number;
    if (version === this.dataVersion) return;
    this.dataVersion = version;
    for (const { docs } of this.all()) docs.state++;
    for (const id of this.newChanges()) {
      const existing = this.all().find((collection) => collection.id === id);
      const entry = this.data.get('SELECT sealed FROM catalog WHERE id = ?', id);
      if (existing) this.forget(existing);
      if (entry) this.readEntry(existing ?? this.collection(id), entry.sealed);
    }
  }

  /** The collections whose catalog entry has changed since the last call. */
  private newChanges(): Set<number> {
    const changes = this.data.all(
      'SELECT id, collection FROM changes WHERE id > ? ORDER BY id',
      this.lastChange,
    );
    this.lastChange = (changes.at(-1)?.id as number | undefined) ?? this.lastChange;
    return new Set(changes.map(({ collection }) => collection as number));
  }

  private load(): void {
    for (const { id, sealed } of this.data.all('SELECT id, sealed FROM catalog ORDER BY id'))
      this.readEntry(this.collection(id as number), sealed);
  }

  private collection(id: number, namespace = ''): Collection {
    return new Collection(id, namespace, this.data, this.commits);
  }

  private readEntry(collection: Collection, sealed: SqlValue | undefined): void {
    collection.readEntry(Buffer.from(sealed as Uint8Array));
    collection.isDropped = false;
    this.collections.set(collection.namespace, collection);
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

  /** Creates a collection with its indexes. */
  create(namespace: string, specs: readonly Doc[] = []): Collection {
    checkNamespace(namespace);
    const collection = this.commits.changeNow(() => {
      const [number, ...tables] = nextNumbers(this.data, specs.length + 2);
      const created = this.collection(number!, namespace);
      created.setIndexes(created.build([idIndexSpec, ...specs], tables));
      created.save();
      return created;
    });
    this.collections.set(namespace, collection);
    return collection;
  }

  /** Adds indexes over the existing documents; throws E11000 and adds none if they violate one. */
  addIndexes(collection: Collection, specs: readonly Doc[]): void {
    const indexes = this.commits.changeNow(() => {
      const added = collection.build(specs, nextNumbers(this.data, specs.length));
      const all = [...collection.indexes, ...added];
      collection.save(all);
      return all;
    });
    collection.setIndexes(indexes);
  }

  dropIndexes(collection: Collection, dropped: readonly Index[]): void {
    const remaining = collection.indexes.filter((index) => !dropped.includes(index));
    this.commits.changeNow(() => {
      for (const { keys } of dropped) leave(this.data, keys.number);
      collection.save(remaining);
      sweep(this.data);
    });
    collection.setIndexes(remaining);
    void this.sweep();
  }

  drop(collections: Collection[]): void {
    this.commits.changeNow(() => {
      for (const collection of collections) this.leave(collection);
      sweep(this.data);
    });
    for (const collection of collections) this.forget(collection);
    void this.sweep();
  }

  /** Renames a collection, replacing the one that has the name. */
  rename(collection: Collection, namespace: string): void {
    checkNamespace(namespace);
    const target = this.collections.get(namespace);
    this.commits.changeNow(() => {
      if (target) this.leave(target);
      collection.save(collection.indexes, namespace);
    });
    if (target) this.forget(target);
    this.collections.delete(collection.namespace);
    collection.namespace = namespace;
    this.collections.set(namespace, collection);
    void this.sweep();
  }

  private forget(collection: Collection): void {
    collection.isDropped = true;
    if (this.get(collection.namespace) === collection) this.collections.delete(collection.namespace);
  }

  private leave({ id, indexes }: Collection): void {
    for (const { keys } of indexes) leave(this.data, keys.number);
    leave(this.data, id);
    this.data.run('DELETE FROM catalog WHERE id = ?', id);
    noteChange(this.data, id);
  }

  /** Removes dropped data, a little per turn. What cannot be removed now waits for the next time. */
  private async sweep(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      while (!this.isClosed && this.commits.change(() => sweep(this.data))) await nextTurn();
    } catch {
    } finally {
      this.isSweeping = false;
    }
  }

  /** Resolves when every change so far is on disk; rejects if the disk did not accept them. */
  committed(): Promise<void> {
    return this.commits.committed();
  }

  /** Checks the data and returns the problems, one sentence each. */
  check(): string[] {
    return check(this.data, this.all());
  }

  /** Writes a copy of the current data to a new file; it blocks this thread. */
  copyTo(path: string): void {
    this.data.run('VACUUM INTO ?', path);
  }

  /** Removes all traces of deleted data: it was overwritten in place, and now leaves the log. */
  async rewrite(): Promise<void> {
    while (this.commits.changeNow(() => sweep(this.data))) await nextTurn();
    let page: number | undefined = 0;
    for (let tries = 0; page !== undefined; ) {
      // Nothing may be written in between, so do not await here.
      if (this.emptyLog()) page = this.gaps.overwrite(page);
      else if (++tries > logTries)
        throw new StoreError('InternalError', 'the log is in use for too long; ask again');
      else await wait(logPauseMs);
      await nextTurn();
    }
    removeEarlier(this.dir);
    removeDamagedLogs(this.data.path);
  }

  /** Data on disk is acknowledged even if this record fails. */
  private recordCommit(): void {
    try {
      if (this.log) this.onCommit(this.log.committed());
    } catch {}
  }

  /** False while another thread reads from the log. */
  private emptyLog(): boolean {
    this.commits.settle();
    const undo = this.log?.forget();
    this.data.exec('PRAGMA busy_timeout = 0');
    const { busy } = this.data.get('PRAGMA wal_checkpoint(TRUNCATE)')!;
    this.data.exec(`PRAGMA busy_timeout = ${patienceMs}`);
    if (busy !== 0) undo?.();
    return busy === 0;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.committed().catch(() => {});
    this.log?.forget();
    this.data.close();
    this.gaps.close();
    this.log?.close();
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
