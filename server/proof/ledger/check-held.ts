import type { LedgerKey } from '../../../shared/schemas/consent';
import type { HeadDoc } from '../ledger.model';
import type { HeldAnchor } from './anchor';
import type { Log } from './check-heads';
import { checkBreaks, checkHeldKeys, checkKeyNames, checkOwnKey, findKeys, isSignedBy } from './check-keys';
import type { Ledger } from './check-ledger';
import type { Finding } from './finding';
import { getPlace, getRoot, type Lookup } from './merkle';

/** A head that someone stored elsewhere: its size and root, and its timestamp if it had one. */
export type HeldHead = HeldAnchor & Pick<HeadDoc, 'stamp'>;

/** Data stored elsewhere, so that the log need not be trusted: its key IDs, and its heads. */
export type Held = {
  keys?: readonly string[];
  heads?: readonly HeldHead[];
  /** This server's key, if available. */
  ownKey?: string;
};

/** Returns true if a head's signature is by a key of this log. A head without one is just a size and a root. */
const isSignedHere = (
  { _id: treeSize, rootHash, timestamp, keyId, signature }: HeldHead,
  keys: readonly LedgerKey[],
) =>
  signature === undefined ||
  keys.some(
    (key) => key.keyId === keyId && isSignedBy(key.publicKey, { treeSize, rootHash, timestamp }, signature),
  );

const unsigned = 'no key of this log signed the head that you hold';

const checkHeldHead = (
  { _id: size, rootHash, stamp }: HeldHead,
  heads: ReadonlyMap<number, HeadDoc>,
  { length, lookup }: Log,
): Finding[] => {
  const at = { what: 'head' as const, index: size };
  if (size > length)
    return [{ what: 'missing', index: length, why: `a head that you hold speaks of ${size} entries` }];
  if (getRoot(size, lookup) !== rootHash)
    return [{ ...at, why: 'the log does not begin as the head that you hold says' }];
  const storedHead = heads.get(size);
  if (!storedHead) return [{ ...at, why: 'the head that you hold was taken away' }];
  return stamp && storedHead.stamp?.response !== stamp.response
    ? [{ ...at, why: 'the outside timestamp of the head that you hold was taken away or exchanged' }]
    : [];
};

/**
 * Checks a log against data stored elsewhere. `checkLedger` says whether the log is consistent, which a rewritten log
 * may be; this says whether it is still the same log.
 */
export const checkHeld = ({ entries, records, heads }: Ledger, held: Held): Finding[] => {
  const keys = findKeys(records);
  const nodes = new Map(entries.map((entry) => [entry._id, entry.nodes ?? []]));
  const lookup: Lookup = (range) => {
    const { index, level } = getPlace(range);
    return nodes.get(index)?.[level] ?? '';
  };
  const log = { length: entries.length, lookup };
  const byId = new Map(heads.map((head) => [head._id, head]));
  return [
    ...checkKeyNames(keys),
    ...(held.keys?.length ? checkHeldKeys(keys, held.keys) : checkBreaks(keys)),
    ...(held.ownKey ? checkOwnKey(keys, held.ownKey) : []),
    ...(held.heads ?? []).flatMap((head) => [
      ...checkHeldHead(head, byId, log),
      ...(isSignedHere(head, keys) ? [] : [{ what: 'head' as const, index: head._id, why: unsigned }]),
    ]),
  ];
};
