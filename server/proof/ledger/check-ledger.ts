import type { ConsentDoc } from '../consent.model';
import type { HeadDoc, LedgerDoc } from '../ledger.model';
import { checkHead } from './check-heads';
import { findKeys } from './check-keys';
import { checkOutside, checkPlace, findTombstones, type KnownKeys } from './check-records';
import { checkTimes } from './check-times';
import type { Finding } from './finding';
import { findEndNodes, getPlace, type Lookup } from './merkle';

export type Ledger = {
  entries: readonly LedgerDoc[];
  records: readonly ConsentDoc[];
  heads: readonly HeadDoc[];
  knownKeys?: KnownKeys;
  /** IDs of records that were erased before the log recorded erasures. */
  erasedBefore?: ReadonlySet<string>;
};

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/**
 * Checks the whole log and reports anything changed, removed, inserted, repeated or moved. An empty result means that
 * each record is the sealed one, at its index, with nothing beside it that does not follow from it, and that every
 * signed head is true. Anyone with the key can still write another consistent log: see `checkHeld`.
 */
export const checkLedger = (ledger: Ledger): Finding[] => {
  const { entries, records, heads, knownKeys, erasedBefore } = ledger;
  const around = { knownKeys, erasedBefore, tombstones: findTombstones(records) };
  const findings: Finding[] = [];
  const docs = new Map(records.map((doc) => [doc._id, doc]));
  const sorted = [...entries].sort((a, b) => a._id - b._id);
  const nodes: string[][] = [];
  const lookup: Lookup = (range) => {
    const { index, level } = getPlace(range);
    return nodes[index]?.[level] ?? '';
  };
  const places = new Map<string, number>();

  for (const [place, entry] of sorted.entries()) {
    const { _id, recordId, leafHash } = entry;
    const report = (what: Finding['what'], why: string) => findings.push({ what, index: _id, recordId, why });
    if (_id !== place) {
      const before = sorted[place - 1]?._id ?? -1;
      if (_id <= before) report('repeated', 'two entries have this place');
      else
        for (let gap = before + 1; gap < _id; gap++)
          findings.push({ what: 'missing', index: gap, why: 'the log has no entry at this place' });
    }
    if (places.has(recordId))
      report('repeated', `the record stands at place ${places.get(recordId)} already`);
    places.set(recordId, _id);
    findings.push(...checkPlace(entry, _id, docs.get(recordId), around));
    const right = findEndNodes(place, leafHash, lookup);
    if (!sameList(right, entry.nodes ?? []))
      report('changed', 'the hashes that end here do not follow from those before');
    nodes.push(right);
  }

  const newest = [...heads].sort((a, b) => a._id - b._id).at(-1);
  for (const doc of records) if (!places.has(doc._id)) findings.push(...checkOutside(doc, newest));

  const publicKeys = new Map(findKeys(records).map(({ keyId, publicKey }) => [keyId, publicKey]));
  const log = { length: sorted.length, lookup };
  for (const head of heads) findings.push(...checkHead(head, publicKeys.get(head.keyId), log));
  const last = newest?._id ?? 0;
  for (const { _id, recordId } of sorted.slice(last))
    findings.push({ what: 'added', index: _id, recordId, why: 'no signed head speaks of it' });
  return [...findings, ...checkTimes(ledger)];
};
