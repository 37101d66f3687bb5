import type { Certificate, publicLedgerKey } from '../../../shared/schemas/consent';
import type { z } from '../../../shared/zod';
import { isStamped } from './check-heads';
import { isSignedBy } from './check-keys';
import { hashLeaf, rootFromProof } from './merkle';

export type LedgerKeys = z.infer<typeof publicLedgerKey>[];

/** Returns the key with this ID that was in use at that time. */
export const toKey = (keys: LedgerKeys, keyId: string, at: string) =>
  keys.find(
    ({ id, from, until }) =>
      id === keyId && Date.parse(from) <= Date.parse(at) && (!until || Date.parse(at) <= Date.parse(until)),
  );

const problemOfHead = (
  { index, leafHash }: Certificate,
  { head, treeSize, proof, signature, keyId, stamp }: Certificate['covering'],
  keys: LedgerKeys,
): string | undefined => {
  const key = toKey(keys, keyId, head.timestamp);
  if (!key) return `The key ${keyId} is not among the keys given, or was not in use then.`;
  if (treeSize !== head.treeSize || rootFromProof({ leafHash, index, treeSize, proof }) !== head.rootHash)
    return 'The proof does not lead to the signed root of the ledger.';
  if (!isSignedBy(key.publicKey, head, signature)) return 'The signature of the ledger’s head is not right.';
  const signedHead = { ...head, _id: head.treeSize, signature, keyId };
  return stamp && !isStamped({ ...signedHead, stamp })
    ? 'The outside timestamp is not of the ledger’s head.'
    : undefined;
};

/** Returns the problems with a certificate's proofs, according to trusted keys; empty if there are none. */
export const problemsOfCertificate = (certificate: Certificate, keys: LedgerKeys): string[] => {
  const { record, leafHash, covering, stamped } = certificate;
  if (hashLeaf(record) !== leafHash) return ['The ledger’s entry was changed.'];
  return [certificate, covering, ...(stamped ? [stamped] : [])].flatMap(
    (head) => problemOfHead(certificate, head, keys) ?? [],
  );
};
