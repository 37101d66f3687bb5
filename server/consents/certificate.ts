import type { Certificate } from '../../shared/schemas/consent';
import type { Models } from '../models';
import type { ConsentDoc } from './consent.model';
import { consistencyRanges, inclusionRanges, type Range, rangeHash, wholeParts } from './ledger/merkle';
import { readNodes } from './ledger/read-nodes';
import type { HeadDoc } from './ledger.model';

const hashesOf = async (models: Models, ranges: readonly Range[]): Promise<string[]> => {
  const lookup = await readNodes(models, ranges.flatMap(wholeParts));
  return ranges.map((range) => rangeHash(range, lookup));
};

export const signedHeadOf = ({ _id: treeSize, rootHash, timestamp, signature, keyId, stamp }: HeadDoc) => ({
  head: { treeSize, rootHash, timestamp },
  signature,
  keyId,
  ...(stamp && { stamp }),
});

export const latestHead = async ({
  ledgerHeads,
}: Pick<Models, 'ledgerHeads'>): Promise<HeadDoc | undefined> => {
  const [head] = await ledgerHeads.find().sort({ _id: -1 }).limit(1).lean<HeadDoc[]>();
  return head;
};

/** A record with the proof that it stands in the log; undefined while it is not sealed, or is erased. */
export const certificateOf = async (
  models: Models,
  { record, index, leafHash }: ConsentDoc,
): Promise<Certificate | undefined> => {
  const head = await latestHead(models);
  if (!record || index === undefined || !leafHash || !head || head._id <= index) return undefined;
  const treeSize = head._id;
  return {
    record,
    leafHash,
    index,
    treeSize,
    proof: await hashesOf(models, inclusionRanges(index, { start: 0, size: treeSize })),
    ...signedHeadOf(head),
  };
};

/** The proof that the log of `from` entries is the beginning of the one of `to` (RFC 6962). */
export const consistencyProof = (models: Models, from: number, to: number): Promise<string[]> =>
  hashesOf(models, consistencyRanges(from, to));
