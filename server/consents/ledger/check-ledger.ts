import { createPublicKey, verify } from 'node:crypto';
import type { ConsentDoc } from '../consent.model';
import type { HeadDoc, LedgerDoc } from '../ledger.model';
import { stampedHash } from '../stamps/stamped-hash';
import { readTimestamp } from '../stamps/timestamp';
import { canonicalJson } from './canonical-json';
import { type Lookup, leafHashOf, nodesEndingAt, placeOf, rootOf } from './merkle';

export type Ledger = {
  entries: readonly LedgerDoc[];
  records: readonly ConsentDoc[];
  heads: readonly HeadDoc[];
};

/** Something that is not as it was written, and where. */
export type Finding = {
  what: 'changed' | 'missing' | 'added' | 'repeated' | 'reordered' | 'head';
  /** Its place in the log; of a head, how many entries it speaks of. */
  index?: number;
  recordId?: string;
  why: string;
};

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** The keys that the log itself names, by their ids. */
const keysOf = (records: readonly ConsentDoc[]) =>
  new Map(
    records.flatMap(({ record }) =>
      record?.kind === 'key' ? [[record.keyId, record.publicKey] as const] : [],
    ),
  );

const isSigned = ({ _id: treeSize, rootHash, timestamp, signature }: HeadDoc, publicKey: string): boolean => {
  try {
    const signed = Buffer.from(canonicalJson({ treeSize, rootHash, timestamp }));
    const bytes = Buffer.from(signature, 'base64');
    // Base64 has several spellings of the same bytes; ours is the one that was written.
    return bytes.toString('base64') === signature && verify(null, signed, createPublicKey(publicKey), bytes);
  } catch {
    return false;
  }
};

/** Whether the outside stamp speaks of this very head; who signed it is checked with `openssl ts -verify`. */
const isStamped = (head: HeadDoc): boolean => {
  try {
    const { hash, at } = readTimestamp(Buffer.from(head.stamp?.response ?? '', 'base64'));
    return hash.equals(stampedHash(head)) && at.toISOString() === head.stamp?.at;
  } catch {
    return false;
  }
};

/** Whether a record and its place say the same of each other. */
const checkPlace = (entry: LedgerDoc, place: number, doc: ConsentDoc | undefined): Finding[] => {
  const { recordId, leafHash } = entry;
  const at = { index: place, recordId };
  if (!doc) return [{ what: 'missing', ...at, why: 'the log names a record that is not there' }];
  const findings: Finding[] = [];
  if (doc.index !== place)
    findings.push({ what: 'reordered', ...at, why: `the record was sealed at place ${doc.index ?? 'none'}` });
  if (doc.record && leafHashOf(doc.record) !== leafHash)
    findings.push({ what: 'changed', ...at, why: 'the record is not the one that was sealed' });
  if (doc.record && (doc.record.id !== recordId || doc.kind !== doc.record.kind))
    findings.push({ what: 'changed', ...at, why: 'the record has another id or kind than it is kept under' });
  if (doc.leafHash !== leafHash)
    findings.push({ what: 'changed', ...at, why: 'the record and the log have different hashes' });
  return findings;
};

/** Whether a signed head is ours and speaks of this log, which has `length` entries. */
const checkHead = (
  head: HeadDoc,
  publicKey: string | undefined,
  length: number,
  lookup: Lookup,
): Finding[] => {
  const { _id: size, rootHash, keyId } = head;
  const at = { what: 'head' as const, index: size };
  const findings: Finding[] = [];
  if (!publicKey)
    findings.push({ ...at, why: `it is signed with a key that the log does not name: ${keyId}` });
  else if (!isSigned(head, publicKey)) findings.push({ ...at, why: 'its signature is not right' });
  if (head.stamp && !isStamped(head))
    findings.push({ ...at, why: 'its outside timestamp is not of this head' });
  if (size > length)
    findings.push({ what: 'missing', index: length, why: `a signed head speaks of ${size} entries` });
  else if (rootOf(size, lookup) !== rootHash)
    findings.push({ ...at, why: 'its root is not that of the entries before it' });
  return findings;
};

/**
 * Walks the whole log and names what was changed, taken away, put in, repeated or moved. An empty answer means: each
 * record is the one that was sealed, at its place, and every signed head is true.
 */
export const checkLedger = ({ entries, records, heads }: Ledger): Finding[] => {
  const findings: Finding[] = [];
  const docs = new Map(records.map((doc) => [doc._id, doc]));
  const sorted = [...entries].sort((a, b) => a._id - b._id);
  const nodes: string[][] = [];
  const lookup: Lookup = (range) => {
    const { index, level } = placeOf(range);
    return nodes[index]?.[level] ?? '';
  };
  const seen = new Map<string, number>();

  for (const [place, entry] of sorted.entries()) {
    const { _id, recordId, leafHash } = entry;
    const at = { index: _id, recordId };
    if (_id !== place) {
      const before = sorted[place - 1]?._id ?? -1;
      if (_id <= before) findings.push({ what: 'repeated', ...at, why: 'two entries have this place' });
      else
        for (let gap = before + 1; gap < _id; gap++)
          findings.push({ what: 'missing', index: gap, why: 'the log has no entry at this place' });
    }
    if (seen.has(recordId))
      findings.push({
        what: 'repeated',
        ...at,
        why: `the record stands at place ${seen.get(recordId)} already`,
      });
    seen.set(recordId, _id);
    findings.push(...checkPlace(entry, _id, docs.get(recordId)));
    const right = nodesEndingAt(place, leafHash, lookup);
    if (!sameList(right, entry.nodes ?? []))
      findings.push({
        what: 'changed',
        ...at,
        why: 'the hashes that end here do not follow from those before',
      });
    nodes.push(right);
  }

  for (const { _id, index, leafHash } of records)
    if (index !== undefined && !seen.has(_id))
      findings.push({
        what: 'missing',
        index,
        recordId: _id,
        why: `the log lost the entry with hash ${leafHash}`,
      });

  const keys = keysOf(records);
  for (const head of heads) findings.push(...checkHead(head, keys.get(head.keyId), sorted.length, lookup));
  const last = Math.max(0, ...heads.map(({ _id }) => _id));
  for (const { _id, recordId } of sorted.slice(last))
    findings.push({ what: 'added', index: _id, recordId, why: 'no signed head speaks of it' });
  return findings;
};
