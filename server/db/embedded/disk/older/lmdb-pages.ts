import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Damage } from '../damage';

export interface Tree {
  flags: number;
  depth: number;
  entries: number;
  root: number;
}

/** Where a snapshot begins. LMDB keeps the last two of them, by turns, in the first two pages. */
export interface Meta {
  transaction: number;
  pageSize: number;
  lastPage: number;
  free: Tree;
  main: Tree;
}

export interface Page {
  number: number;
  transaction: number;
  bytes: Buffer;
  /** Where its nodes begin. */
  nodes: number[];
}

/** How a tree writes its keys; it reads one from the node that begins at `node`. */
export type KeyReader = (bytes: Buffer, node: number) => number;

export const kinds = { branch: 1, leaf: 2, overflow: 4, meta: 8 };
export const noPage = 2 ** 64;
const head = { page: 24, meta: 160, node: 8 };
const keyBytes = 8;
/** What stands in a leaf for a value that has pages of its own: the first one, a transaction, how many. */
const referenceBytes = 24;
/** Marks of pages that only have a meaning in memory. */
const passing = 0xe000;
const magic = 0xbeefc0de;
const pageSizes = [4096, 8192, 16384, 32768, 65536];

const chunkBytes = 64 * 1024;
const chunksKept = 64;

/**
 * The pages of an LMDB data file, read without LMDB, which trusts a file so far that a damaged page ends the process:
 * here each is checked before it is believed.
 */
export class LmdbPages {
  /** Those that are whole, the newest first. */
  readonly metas: Meta[];
  private readonly file: number;
  private readonly size: number;
  private readonly chunks = new Map<number, Buffer>();
  private seen = new Uint8Array();

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
    this.metas = [0, 1].flatMap((number) => this.readMeta(number) ?? []);
    this.metas.sort((a, b) => b.transaction - a.transaction);
  }

  close(): void {
    closeSync(this.file);
  }

  /** From now on each page may be claimed once. */
  startOver(meta: Meta): void {
    this.seen = new Uint8Array(meta.lastPage + 1);
  }

  isSeen(number: number): boolean {
    return this.seen[number] === 1;
  }

  claim(meta: Meta, first: number, count: number): void {
    if (!(first > 1 && count > 0 && first + count <= meta.lastPage + 1)) {
      throw new Damage(`there is no page ${first}`);
    }
    for (let number = first; number < first + count; number++) {
      if (this.seen[number]) throw new Damage(`page ${number} is used twice`);
      this.seen[number] = 1;
    }
  }

  /** A page of a tree, if it is whole and its keys lie from `from` up to, not including, `to`. */
  page(meta: Meta, keyOf: KeyReader, number: number, kind: number, from = 0, to = noPage): Page {
    const bytes = this.headed(meta, number, kind, meta.pageSize);
    const damage = (what: string) => new Damage(`page ${number} ${what}`);
    const lower = bytes.readUInt16LE(20);
    const upper = bytes.readUInt16LE(22) + head.page;
    if (lower < 2 || lower % 2 > 0 || head.page + lower > upper || upper > meta.pageSize) {
      throw damage('has lost its bounds');
    }
    const nodes: number[] = [];
    let used = 0;
    let last = -1;
    for (let at = head.page; at < head.page + lower; at += 2) {
      const node = bytes.readUInt16LE(at) + head.page;
      const size =
        node < upper || node + head.node > meta.pageSize ? Number.NaN : nodeSize(bytes, node, kind);
      if (!(node + size <= meta.pageSize)) throw damage('has lost an entry');
      // The first key of a branch is never looked at, and may be missing.
      if (kind === kinds.leaf || nodes.length > 0) {
        const key = bytes.readUInt16LE(node + 6) === keyBytes ? keyOf(bytes, node) : Number.NaN;
        if (!(key > last && key >= from && key < to)) throw damage('has a key out of order');
        last = key;
      }
      used += size + (size % 2);
      nodes.push(node);
    }
    if (used !== meta.pageSize - upper) throw damage('has lost its bounds');
    this.claim(meta, number, 1);
    return { number, transaction: unsigned(bytes, 8), bytes, nodes };
  }

  /** The bytes under the key of a leaf's node. */
  value(meta: Meta, { bytes, number }: Page, node: number): Buffer {
    const size = bytes.readUInt32LE(node);
    const start = node + head.node + keyBytes;
    if (bytes.readUInt16LE(node + 4) === 0) return bytes.subarray(start, start + size);
    const first = unsigned(bytes, start);
    const pages = unsigned(bytes, start + 16);
    if (this.overflowPages(meta, first) !== pages || head.page + size > pages * meta.pageSize) {
      throw new Damage(`page ${number} has lost a large entry`);
    }
    this.claim(meta, first, pages);
    return this.read(first * meta.pageSize + head.page, size);
  }

  /** How many pages the large value has that begins with this one. */
  overflowPages(meta: Meta, number: number): number {
    const pages = this.headed(meta, number, kinds.overflow, head.page).readUInt32LE(20);
    if (number + pages > meta.lastPage + 1) throw new Damage(`page ${number} has lost its bounds`);
    return pages;
  }

  private headed(meta: Meta, number: number, kind: number, length: number): Buffer {
    if (!(number > 1 && number <= meta.lastPage)) throw new Damage(`there is no page ${number}`);
    const bytes = this.read(number * meta.pageSize, length);
    if (unsigned(bytes, 0) !== number || (bytes.readUInt16LE(18) & ~passing) !== kind) {
      throw new Damage(`page ${number} is not what it should be`);
    }
    if (unsigned(bytes, 8) > meta.transaction) throw new Damage(`page ${number} is newer than the rest`);
    return bytes;
  }

  private readMeta(number: number): Meta | undefined {
    for (const pageSize of pageSizes) {
      const at = number * pageSize;
      if (at + head.meta > this.size) return undefined;
      const bytes = this.read(at, head.meta);
      const isMeta =
        unsigned(bytes, 0) === number &&
        (bytes.readUInt16LE(18) & ~passing) === kinds.meta &&
        bytes.readUInt32LE(24) === magic &&
        (bytes.readUInt32LE(28) & 0xffff) === 2 &&
        bytes.readUInt32LE(48) === pageSize;
      const free = treeAt(bytes, 48);
      const main = treeAt(bytes, 96);
      const lastPage = unsigned(bytes, 144);
      // Pages beyond the end of the file may be listed as free, but not many of them.
      const fits = lastPage <= this.size / pageSize + 2 ** 20;
      if (!isMeta || !fits || (free.flags & ~0x4000) !== 8 || main.flags !== 0) continue;
      return { transaction: unsigned(bytes, 152), pageSize, lastPage, free, main };
    }
    return undefined;
  }

  /** Stands in for two lost ones: the page size that most pages agree with, and nothing known of any tree. */
  guessMeta(): Meta {
    const tree = { flags: 0, depth: 0, entries: 0, root: noPage };
    const metas = pageSizes.map((pageSize) => {
      return {
        transaction: noPage,
        pageSize,
        lastPage: Math.floor(this.size / pageSize) - 1,
        free: tree,
        main: tree,
      };
    });
    const agreeing = ({ pageSize, lastPage }: Meta) =>
      Array.from({ length: Math.max(0, Math.min(50, lastPage)) }, (_, at) => at + 1).filter(
        (number) => unsigned(this.read(number * pageSize, head.page), 0) === number,
      ).length;
    return metas.reduce((best, meta) => (agreeing(meta) > agreeing(best) ? meta : best));
  }

  private read(at: number, length: number): Buffer {
    const start = Math.floor(at / chunkBytes) * chunkBytes;
    if (at + length > start + chunkBytes) return this.readOut(at, length);
    let chunk = this.chunks.get(start);
    if (!chunk) {
      chunk = this.readOut(start, Math.min(chunkBytes, this.size - start));
      this.chunks.set(start, chunk);
      if (this.chunks.size > chunksKept) this.chunks.delete(this.chunks.keys().next().value!);
    }
    if (at - start + length > chunk.length) throw new Damage('it ends too early');
    return chunk.subarray(at - start, at - start + length);
  }

  private readOut(at: number, length: number): Buffer {
    if (!(length >= 0 && at + length <= this.size)) throw new Damage('it ends too early');
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(this.file, bytes, 0, length, at) < length) throw new Damage('it ends too early');
    return bytes;
  }
}

function nodeSize(bytes: Buffer, node: number, kind: number): number {
  const size = head.node + bytes.readUInt16LE(node + 6);
  if (kind === kinds.branch) return size;
  const flags = bytes.readUInt16LE(node + 4);
  if (flags > 1) return Number.NaN;
  return size + (flags === 1 ? referenceBytes : bytes.readUInt32LE(node));
}

function treeAt(bytes: Buffer, at: number): Tree {
  return {
    flags: bytes.readUInt16LE(at + 4),
    depth: bytes.readUInt16LE(at + 6),
    entries: unsigned(bytes, at + 32),
    root: unsigned(bytes, at + 40),
  };
}

/** The page that a branch's node leads to. */
export const childOf = ({ bytes }: Page, node: number) =>
  bytes.readUInt32LE(node) + bytes.readUInt16LE(node + 4) * 2 ** 32;

/** 64 bits; beyond 2^53 only as exact as telling it from a smaller one needs. */
export const unsigned = (bytes: Buffer, at: number) =>
  bytes.readUInt32LE(at) + bytes.readUInt32LE(at + 4) * 2 ** 32;

/** Our own keys sort as bytes; those of the list of free pages are numbers of the machine. */
export const ourKey: KeyReader = (bytes, node) =>
  bytes.readUInt32BE(node + head.node) * 2 ** 32 + bytes.readUInt32BE(node + head.node + 4);
export const machineKey: KeyReader = (bytes, node) => unsigned(bytes, node + head.node);
