import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json';

/** Hashes as in RFC 6962, in hexadecimal. */
const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

export const hashLeaf = (record: unknown): string => sha256(leafMark, Buffer.from(canonicalJson(record)));
export const hashNode = (left: string, right: string): string =>
  sha256(nodeMark, Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));
export const emptyRoot = sha256();

/** `size` leaves, beginning with `start`. */
export type Range = { start: number; size: number };

/** Returns the largest power of two below `size`, where RFC 6962 splits a tree. */
const splitPoint = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

/** Splits a range of the tree into complete subtrees, whose hashes are stored, from left to right. */
export const wholeParts = ({ start, size }: Range): Range[] => {
  if (size === 0) return [];
  if (size === 1 || splitPoint(size) * 2 === size) return [{ start, size }];
  const left = splitPoint(size);
  return [{ start, size: left }, ...wholeParts({ start: start + left, size: size - left })];
};

/**
 * Returns the ranges whose hashes prove that leaf `index` is in a tree, from the leaf to the root (RFC 6962, 2.1.1).
 */
export const inclusionRanges = (index: number, { start, size }: Range): Range[] => {
  if (size <= 1) return [];
  const left = splitPoint(size);
  const leftRange = { start, size: left };
  const rightRange = { start: start + left, size: size - left };
  return index < start + left
    ? [...inclusionRanges(index, leftRange), rightRange]
    : [...inclusionRanges(index, rightRange), leftRange];
};

/**
 * Returns the ranges whose hashes prove that a tree of `from` leaves is the beginning of one of `to` (RFC 6962, 2.1.2).
 */
export const consistencyRanges = (from: number, to: number): Range[] => {
  const within = (old: number, { start, size }: Range, isWhole: boolean): Range[] => {
    if (old === size) return isWhole ? [] : [{ start, size }];
    const left = splitPoint(size);
    const leftRange = { start, size: left };
    const rightRange = { start: start + left, size: size - left };
    return old <= left
      ? [...within(old, leftRange, isWhole), rightRange]
      : [...within(old - left, rightRange, false), leftRange];
  };
  return from === 0 ? [] : within(from, { start: 0, size: to }, true);
};

/** Returns the hash of a complete subtree, by its first leaf and its size. */
export type Lookup = (range: Range) => string;

/** Computes the hash of any range from the hashes of its complete subtrees. */
export const rangeHash = (range: Range, lookup: Lookup): string =>
  wholeParts(range)
    .map(lookup)
    .reduceRight((right, left) => hashNode(left, right));

export const getRoot = (size: number, lookup: Lookup): string =>
  size === 0 ? emptyRoot : rangeHash({ start: 0, size }, lookup);

/**
 * Returns the hashes of all complete subtrees that end with leaf `index`, smallest first. Stored with each entry, so
 * that a root or a proof needs only a few entries.
 */
export const findNodesEndingAt = (index: number, leafHash: string, lookup: Lookup): string[] => {
  const nodes = [leafHash];
  for (let size = 1; Math.floor(index / size) % 2 === 1; size *= 2)
    nodes.push(hashNode(lookup({ start: index - 2 * size + 1, size }), nodes.at(-1)!));
  return nodes;
};

/** Returns where the hash of a complete subtree is stored: with the entry of its last leaf, at this index. */
export const getPlace = ({ start, size }: Range) => ({ index: start + size - 1, level: Math.log2(size) });

/**
 * Returns the root that a leaf and its proof lead to (RFC 9162, 2.1.3.2); undefined if the proof does not fit that
 * index.
 */
export const rootFromProof = ({
  leafHash,
  index,
  treeSize,
  proof,
}: {
  leafHash: string;
  index: number;
  treeSize: number;
  proof: readonly string[];
}): string | undefined => {
  if (!(Number.isSafeInteger(index) && index >= 0 && index < treeSize)) return undefined;
  let [place, last, hash] = [index, treeSize - 1, leafHash];
  for (const step of proof) {
    if (last === 0) return undefined;
    const isRight = place % 2 === 1 || place === last;
    hash = isRight ? hashNode(step, hash) : hashNode(hash, step);
    // A node without a sibling moves up unchanged.
    while (isRight && place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
};
