import type { HeadDoc } from '../ledger.model';
import { readTimestamp, stampedHash } from '../stamps/timestamp';
import { isSignedBy } from './check-keys';
import type { Finding } from './finding';
import { getRoot, type Lookup } from './merkle';

/** Returns true if the timestamp is about this head. `openssl ts -verify` checks its signature. */
export const isStamped = (head: HeadDoc): boolean => {
  try {
    const { hash, at } = readTimestamp(Buffer.from(head.stamp?.response ?? '', 'base64'));
    return hash.equals(stampedHash(head)) && at.toISOString() === head.stamp?.at;
  } catch {
    return false;
  }
};

/** The log to check a head against. */
export type Log = { length: number; lookup: Lookup };

/** Checks that we signed a head and that it matches this log. */
export const checkHead = (
  head: HeadDoc,
  publicKey: string | undefined,
  { length, lookup }: Log,
): Finding[] => {
  const { _id: size, rootHash, timestamp, keyId, signature } = head;
  const at = { what: 'head' as const, index: size };
  const findings: Finding[] = [];
  if (!publicKey)
    findings.push({ ...at, why: `it is signed with a key that the log does not name: ${keyId}` });
  else if (!isSignedBy(publicKey, { treeSize: size, rootHash, timestamp }, signature))
    findings.push({ ...at, why: 'its signature is not right' });
  if (head.stamp && !isStamped(head))
    findings.push({ ...at, why: 'its outside timestamp is not of this head' });
  if (size > length)
    findings.push({ what: 'missing', index: length, why: `a signed head speaks of ${size} entries` });
  else if (getRoot(size, lookup) !== rootHash)
    findings.push({ ...at, why: 'its root is not that of the entries before it' });
  return findings;
};
