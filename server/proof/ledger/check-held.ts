import type { LedgerKey } from '../../../shared/schemas/consent';
import type { HeadDoc } from '../ledger.model';
import type { HeldAnchor } from './anchor';
import type { Log } from './check-heads';
import { checkBreaks, checkHeldKeys, checkKeyNames, checkOwnKey, findKeys, isSignedBy } from './check-keys';
import type { Ledger } from './check-ledger';
import type { Finding } from './finding';
import { getPlace, getRoot, type Lookup } from './merkle';

/** A head that somebody kept elsewhere: its size and root, and its outside stamp where it had one. */
export type HeldHead = HeldAnchor & Pick<HeadDoc, 'stamp'>;

/** What one holds oneself, so that the log need not be believed: ids of keys that signed it, and heads of it. */
export type Held = {
  keys?: readonly string[];
  heads?: readonly HeldHead[];
  /** The key of this server, where it is at hand. */
  ownKey?: string;
};

/** Whether a signature that came with a head is one of a key of this log; what came without one is a size and a root. */
const isSignedHere = (
  { _id: treeSize, rootHash, timestamp, keyId, signature }: HeldHead,
  keys: readonly LedgerKey[],
) =>
  signature === undefined ||
  keys.some(
    (key) => key.keyId === keyId && isSignedBy(key.publicKey, { treeSize, rootHash, timestamp }, signature),
  );

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
 * Holds a log against what one has kept oneself. `checkLedger` says whether the log is right in itself, which one that
 * was written anew may be; this says whether it is still the same one.
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
      ...(isSignedHere(head, keys)
        ? []
        : [
            {
              what: 'head' as const,
              index: head._id,
              why: 'no key of this log signed the head that you hold',
            },
          ]),
    ]),
  ];
};
