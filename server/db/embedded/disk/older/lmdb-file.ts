import { Damage } from '../damage';
import {
  childOf,
  type KeyReader,
  kinds,
  LmdbPages,
  type Meta,
  machineKey,
  noPage,
  ourKey,
  type Page,
  type Tree,
  unsigned,
} from './lmdb-pages';

/** What stands under one key; `value` may be overwritten once the next entry is asked for. */
export interface Entry {
  key: number;
  value: Buffer;
  /** It was found where nothing tells any more whether it still counts: it may be older, or have been removed. */
  isDoubtful?: boolean;
}

/** Something that could not be read, and the keys it may have held: `from` up to, not including, `to`. */
export interface Loss {
  from: number;
  to: number;
  why: string;
}

/** Reads all of a data file, or what is left of it. Nothing may write to it meanwhile. */
export class LmdbFile {
  private readonly pages: LmdbPages;

  constructor(path: string) {
    this.pages = new LmdbPages(path);
  }

  close(): void {
    this.pages.close();
  }

  /** How many entries there should be; undefined where the pages that tell it are lost. */
  get entryCount(): number | undefined {
    return this.pages.metas[0]?.main.entries;
  }

  /** Throws where LMDB must not even be let near the file. */
  checkHead(): Meta {
    const [newest, older] = this.pages.metas;
    const follow = newest && older && newest.transaction - older.transaction <= 1;
    if (!follow || newest.pageSize !== older.pageSize) {
      throw new Damage('its first two pages are not as they should be');
    }
    return newest;
  }

  /** Everything, by key. Throws Damage where something is wrong, at the end at the latest. */
  *entries(): Generator<Entry> {
    const meta = this.checkHead();
    this.checkTimes();
    this.pages.startOver(meta);
    let count = 0;
    for (const page of this.leaves(meta, meta.main, ourKey)) {
      for (const node of page.nodes) {
        count++;
        yield { key: ourKey(page.bytes, node), value: this.pages.value(meta, page, node) };
      }
    }
    if (count !== meta.main.entries) {
      throw new Damage(`${meta.main.entries} entries were written and ${count} are there`);
    }
    this.claimFreePages(meta);
  }

  /** What can still be read, whatever has happened to the file; what cannot is noted in `losses`. */
  *whatIsLeft(losses: Loss[]): Generator<Entry> {
    const meta = this.pages.metas[0] ?? this.pages.guessMeta();
    if (this.pages.metas.length === 0)
      losses.push({ from: 0, to: noPage, why: 'its first two pages are gone' });
    this.pages.startOver(meta);
    for (const page of this.leaves(meta, meta.main, ourKey, losses))
      yield* this.entriesOf(meta, page, losses);
    if (losses.length > 0) yield* this.strayEntries(meta, losses);
  }

  private *entriesOf(meta: Meta, page: Page, losses: Loss[]): Generator<Entry> {
    for (const node of page.nodes) {
      const key = ourKey(page.bytes, node);
      const value = attempt(() => this.pages.value(meta, page, node));
      if (value instanceof Damage) losses.push({ from: key, to: key + 1, why: value.message });
      else yield { key, value };
    }
  }

  // Leaves below a page that is lost: every page is looked at that is neither free nor in the tree.
  private *strayEntries(meta: Meta, losses: Loss[]): Generator<Entry> {
    const ranges = [...losses];
    const isLost = (key: number) => ranges.some(({ from, to }) => key >= from && key < to);
    const isDoubtful = attempt(() => this.claimFreePages(meta)) instanceof Damage || meta.free.depth === 0;
    const newest = new Map<number, { page: Page; node: number }>();
    for (let number = 2; number <= meta.lastPage; number++) {
      if (this.pages.isSeen(number)) continue;
      const large = attempt(() => this.pages.overflowPages(meta, number));
      if (typeof large === 'number') {
        number += large - 1;
        continue;
      }
      const page = attempt(() => this.pages.page(meta, ourKey, number, kinds.leaf));
      if (page instanceof Damage) continue;
      for (const node of page.nodes) {
        const key = ourKey(page.bytes, node);
        const other = newest.get(key)?.page.transaction ?? -1;
        // The list of free pages has leaves as well, with keys that ours never reach.
        if (Number.isSafeInteger(key) && isLost(key) && page.transaction > other)
          newest.set(key, { page, node });
      }
    }
    for (const { page, node } of newest.values()) {
      for (const entry of this.entriesOf(meta, { ...page, nodes: [node] }, losses))
        yield { ...entry, isDoubtful };
    }
  }

  // The older snapshot stays whole until the next but one is written, so both roots tell when that was.
  private checkTimes(): void {
    for (const meta of this.pages.metas) {
      const { root, depth } = meta.main;
      if (root === noPage) continue;
      this.pages.startOver(meta);
      const { transaction } = this.pages.page(meta, ourKey, root, depth > 1 ? kinds.branch : kinds.leaf);
      if (transaction !== meta.transaction) throw new Damage('one of its first two pages is of another time');
    }
  }

  private *leaves(meta: Meta, tree: Tree, keyOf: KeyReader, losses?: Loss[]): Generator<Page> {
    if (tree.root !== noPage) yield* this.leavesBelow(meta, keyOf, losses, tree.root, tree.depth, 0, noPage);
  }

  private *leavesBelow(
    meta: Meta,
    keyOf: KeyReader,
    losses: Loss[] | undefined,
    number: number,
    depth: number,
    from: number,
    to: number,
  ): Generator<Page> {
    const kind = depth > 1 ? kinds.branch : kinds.leaf;
    const page = attempt(() => this.pages.page(meta, keyOf, number, kind, from, to));
    if (page instanceof Damage) {
      if (!losses) throw page;
      losses.push({ from, to, why: page.message });
    } else if (depth > 1) {
      const keys = page.nodes.map((node, at) => (at === 0 ? from : keyOf(page.bytes, node)));
      for (const [at, node] of page.nodes.entries()) {
        const child = childOf(page, node);
        yield* this.leavesBelow(meta, keyOf, losses, child, depth - 1, keys[at]!, keys[at + 1] ?? to);
      }
    } else yield page;
  }

  // Lists of page numbers: how many follow, then each by itself, or -n and the first of n; 0 stands for nothing.
  private claimFreePages(meta: Meta): void {
    for (const page of this.leaves(meta, meta.free, machineKey)) {
      for (const node of page.nodes) {
        const list = this.pages.value(meta, page, node);
        const end = list.length < 8 ? Number.NaN : 8 + unsigned(list, 0) * 8;
        if (!(end <= list.length)) throw new Damage('its list of free pages is cut off');
        let block = 1;
        for (let at = 8; at < end; at += 8) {
          const number = list.readInt32LE(at + 4) * 2 ** 32 + list.readUInt32LE(at);
          if (number > 0) this.pages.claim(meta, number, block);
          block = number < 0 ? -number : 1;
        }
      }
    }
  }
}

function attempt<Result>(run: () => Result): Result | Damage {
  try {
    return run();
  } catch (error) {
    if (error instanceof Damage) return error;
    throw error;
  }
}
