import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json';

/** Hashes as RFC 6962 has them, in hexadecimal. */
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

/** The leaves from `start`, `size` of them. */
export type Range = { start: number; size: number };

/** The largest power of two below `size`, where RFC 6962 parts a tree. */
const splitPoint = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

/** A range of the tree as whole subtrees, whose hashes are stored, from left to right. */
export const wholeParts = ({ start, size }: Range): Range[] => {
  if (size === 0) return [];
  if (size === 1 || splitPoint(size) * 2 === size) return [{ start, size }];
  const left = splitPoint(size);
  return [{ start, size: left }, ...wholeParts({ start: start + left, size: size - left })];
};

/** The ranges whose hashes prove that leaf `index` is in a tree, from the leaf to the root (RFC 6962, 2.1.1). */
export const inclusionRanges = (index: number, { start, size }: Range): Range[] => {
  if (size <= 1) return [];
  const left = splitPoint(size);
  const leftRange = { start, size: left };
  const rightRange = { start: start + left, size: size - left };
  return index < start + left
    ? [...inclusionRanges(index, leftRange), rightRange]
    : [...inclusionRanges(index, rightRange), leftRange];
};

/** The ranges whose hashes prove that a tree of `from` leaves is the beginning of one of `to` (RFC 6962, 2.1.2). */
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

/** The hash of a whole subtree, by its first leaf and its size. */
export type Lookup = (range: Range) => string;

/** The hash of any range, of the hashes of its whole subtrees. */
export const rangeHash = (range: Range, lookup: Lookup): string =>
  wholeParts(range)
    .map(lookup)
    .reduceRight((right, left) => hashNode(left, right));

export const getRoot = (size: number, lookup: Lookup): string =>
  size === 0 ? emptyRoot : rangeHash({ start: 0, size }, lookup);

/**
 * The hashes of all whole subtrees that end with leaf `index`, the smallest first. Kept with each entry, so that a root
 * or a proof needs a few entries instead of all.
 */
export const findNodesEndingAt = (index: number, leafHash: string, lookup: Lookup): string[] => {
  const nodes = [leafHash];
  for (let size = 1; Math.floor(index / size) % 2 === 1; size *= 2)
    nodes.push(hashNode(lookup({ start: index - 2 * size + 1, size }), nodes.at(-1)!));
  return nodes;
};

/** Where the hash of a whole subtree is kept: with the entry of its last leaf, at this place. */
export const getPlace = ({ start, size }: Range) => ({ index: start + size - 1, level: Math.log2(size) });

/** The root that a leaf and its proof lead to (RFC 9162, 2.1.3.2); undefined where the proof is not of such a place. */
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
    // A node without a neighbor goes up as it is.
    while (isRight && place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
};
