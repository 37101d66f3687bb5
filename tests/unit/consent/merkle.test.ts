import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../../server/proof/ledger/canonical-json';
import {
  consistencyRanges,
  emptyRoot,
  findEndNodes,
  getPlace,
  getRoot,
  hashNode,
  inclusionRanges,
  type Lookup,
  rangeHash,
  wholeParts,
} from '../../../server/proof/ledger/merkle';

/** The leaves and roots from Certificate Transparency's own tests. */
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leafHash = (bytes: Buffer) => createHash('sha256').update(Uint8Array.of(0)).update(bytes).digest('hex');

const getTree = (hashes: readonly string[]): Lookup => {
  const nodes: string[][] = [];
  const lookup: Lookup = (range) => {
    const { index, level } = getPlace(range);
    return nodes[index]![level]!;
  };
  for (const [index, hash] of hashes.entries()) nodes.push(findEndNodes(index, hash, lookup));
  return lookup;
};

const plainHashes = new Map<string, string>();
/** The hash of a range as RFC 6962 defines it, computed once for each range of leaves. */
const plainHash = (hashes: readonly string[]): string => {
  if (hashes.length === 1) return hashes[0]!;
  const range = `${hashes[0]} ${hashes.length}`;
  let split = 1;
  while (split * 2 < hashes.length) split *= 2;
  const hash =
    plainHashes.get(range) ?? hashNode(plainHash(hashes.slice(0, split)), plainHash(hashes.slice(split)));
  plainHashes.set(range, hash);
  return hash;
};

test('roots are those of RFC 6962', () => {
  expect(emptyRoot).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  const lookup = getTree(leaves.map((leaf) => leafHash(Buffer.from(leaf, 'hex'))));
  expect(leaves.map((_, index) => getRoot(index + 1, lookup))).toEqual(roots);
});

const many = Array.from({ length: 70 }, (_, index) => leafHash(Buffer.from(String(index))));
const lookup = getTree(many);

test('every proof of inclusion is made of the hashes that RFC 6962 names, for each leaf of each tree up to 70', () => {
  const path = (index: number, hashes: readonly string[]): string[] => {
    if (hashes.length === 1) return [];
    let split = 1;
    while (split * 2 < hashes.length) split *= 2;
    return index < split
      ? [...path(index, hashes.slice(0, split)), plainHash(hashes.slice(split))]
      : [...path(index - split, hashes.slice(split)), plainHash(hashes.slice(0, split))];
  };
  for (let size = 1; size <= many.length; size++)
    for (let index = 0; index < size; index++) {
      const proof = inclusionRanges(index, { start: 0, size }).map((range) => rangeHash(range, lookup));
      expect(proof).toEqual(path(index, many.slice(0, size)));
    }
});

/** RFC 9162, 2.1.4.2: verifies a proof of consistency. */
const isConsistent = (from: number, to: number, first: string, second: string, proof: readonly string[]) => {
  if (from === to) return proof.length === 0 && first === second;
  const isPower = Number.isInteger(Math.log2(from));
  const [start, ...steps] = isPower ? [first, ...proof] : proof;
  let place = from - 1;
  let last = to - 1;
  while (place % 2 === 1) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  let [a, b] = [start!, start!];
  for (const step of steps) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [a, b] = [hashNode(step, a), hashNode(step, b)];
      while (place % 2 === 0 && place !== 0) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
    } else b = hashNode(b, step);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && a === first && b === second;
};

test('every proof of consistency between two trees up to 70 holds, and none of them for another tree', () => {
  for (let to = 1; to <= many.length; to++)
    for (let from = 1; from <= to; from++) {
      const proof = consistencyRanges(from, to).map((range) => rangeHash(range, lookup));
      const [first, second] = [getRoot(from, lookup), getRoot(to, lookup)];
      expect(isConsistent(from, to, first, second, proof), `${from} in ${to}`).toBe(true);
      expect(isConsistent(from, to, getRoot((from % 70) + 1, lookup), second, proof)).toBe(false);
    }
});

test('a range is parted into whole subtrees whose hashes are kept', () => {
  expect(wholeParts({ start: 8, size: 7 })).toEqual([
    { start: 8, size: 4 },
    { start: 12, size: 2 },
    { start: 14, size: 1 },
  ]);
  expect(wholeParts({ start: 0, size: 0 })).toEqual([]);
});

test('canonical JSON sorts names by their UTF-16 units and leaves lists as they are', () => {
  expect(
    canonicalJson({ b: [3, { d: null, c: 'ö"\n' }], a: 1.5, '\u20ac': true, '😀': 0, '\ufb33': 1 }),
  ).toBe('{"a":1.5,"b":[3,{"c":"ö\\"\\n","d":null}],"€":true,"😀":0,"\ufb33":1}');
  expect(canonicalJson({ a: undefined })).toBe('{}');
});
