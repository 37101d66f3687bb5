import { createHash } from 'node:crypto';
import { canonicalJson } from '../ledger/canonical-json';
import type { HeadDoc } from '../ledger.model';

/** Returns the hash to timestamp: that of the signed bytes. */
export const stampedHash = ({ _id: treeSize, rootHash, timestamp }: HeadDoc): Buffer =>
  createHash('sha256').update(canonicalJson({ treeSize, rootHash, timestamp })).digest();
