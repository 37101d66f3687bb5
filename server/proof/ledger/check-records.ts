import type { ConsentErasure } from '../../../shared/schemas/consent';
import type { ConsentDoc } from '../consent.model';
import type { HeadDoc, LedgerDoc } from '../ledger.model';
import { getOuterFields, strayFields } from '../outer-fields';
import type { Finding } from './finding';
import { hashLeaf } from './merkle';
import { isNeverSealed } from './times';

/** The keyed hashes of each record, by its ID. A record whose hashes are unknown is not checked for them. */
export type KnownKeys = ReadonlyMap<string, string[]>;

/** The log's erasures, by the ID of the erased record. */
type Tombstones = ReadonlyMap<string, ConsentErasure>;

export const findTombstones = (records: readonly ConsentDoc[]): Tombstones =>
  new Map(
    records.flatMap(({ record, index }) =>
      record?.kind === 'erasure' && index !== undefined ? [[record.recordId, record] as const] : [],
    ),
  );

/** Returns true if the marks beside an erased record are the ones signed at its erasure. */
const isLaidToRest = (
  { kind, at, keys, clientId, channel, index, leafHash }: ConsentDoc,
  tombstone: ConsentErasure,
): boolean =>
  kind === tombstone.recordKind &&
  at.getTime() === Date.parse(tombstone.recordAt) &&
  clientId === tombstone.clientId &&
  channel === tombstone.channel &&
  index === tombstone.index &&
  leafHash === tombstone.leafHash &&
  (kind !== 'withdrawal' || [...keys].sort().join() === [...tombstone.keys].sort().join());

type Around = {
  knownKeys?: KnownKeys | undefined;
  tombstones: Tombstones;
  /** IDs of records that were erased before the log recorded erasures. */
  erasedBefore?: ReadonlySet<string> | undefined;
};

const checkErased = (doc: ConsentDoc, { tombstones, erasedBefore }: Around): string[] => {
  const tombstone = tombstones.get(doc._id);
  if (tombstone)
    return isLaidToRest(doc, tombstone)
      ? []
      : ['what is left of it is not what was signed when it was erased'];
  return erasedBefore?.has(doc._id) ? [] : ['what it said is gone, and no erasing of it stands in the log'];
};

const checkRecord = (doc: ConsentDoc, { leafHash, recordId }: LedgerDoc, around: Around): string[] => {
  const { record } = doc;
  if (!record) return checkErased(doc, around);
  const keys = around.knownKeys?.get(doc._id) ?? doc.keys;
  const stray = strayFields(doc, getOuterFields(record, keys));
  return [
    ...(hashLeaf(record) === leafHash ? [] : ['the record is not the one that was sealed']),
    ...(record.id === recordId ? [] : ['the record has another id than it is kept under']),
    ...stray.map((name) => `${name}, beside the record, is not what the record says`),
  ];
};

/** Checks that a record, its entry and the marks beside it agree. */
export const checkPlace = (
  entry: LedgerDoc,
  place: number,
  doc: ConsentDoc | undefined,
  around: Around,
): Finding[] => {
  const { recordId, leafHash } = entry;
  const at = { index: place, recordId };
  if (!doc) return [{ what: 'missing', ...at, why: 'the log names a record that is not there' }];
  const findings: Finding[] = [];
  if (doc.index !== place)
    findings.push({ what: 'reordered', ...at, why: `the record was sealed at place ${doc.index ?? 'none'}` });
  if (doc.leafHash !== leafHash)
    findings.push({ what: 'changed', ...at, why: 'the record and the log have different hashes' });
  for (const why of checkRecord(doc, entry, around))
    findings.push({ what: doc.record ? 'changed' : 'missing', ...at, why });
  return findings;
};

/** Reports a record that is not in the log: it lost its entry, or never had one. */
export const checkOutside = (doc: ConsentDoc, newest: HeadDoc | undefined): Finding[] => {
  const { _id: recordId, index, leafHash } = doc;
  if (index !== undefined)
    return [{ what: 'missing', index, recordId, why: `the log lost the entry with hash ${leafHash}` }];
  return isNeverSealed(doc, newest)
    ? [{ what: 'added', recordId, why: 'it was put in beside the log and never sealed' }]
    : [];
};
