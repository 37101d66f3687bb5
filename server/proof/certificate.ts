import type { Certificate } from '../../shared/schemas/consent';
import type { ConsentDoc } from './consent.model';
import {
  consistencyRanges,
  getPlace,
  inclusionRanges,
  type Lookup,
  type Range,
  rangeHash,
  wholeParts,
} from './ledger/merkle';
import type { HeadDoc } from './ledger.model';
import type { Models } from './models';

/** Loads the stored hashes of some complete subtrees with one query and returns a lookup. */
export const readNodes = async (
  { ledger }: Pick<Models, 'ledger'>,
  ranges: readonly Range[],
): Promise<Lookup> => {
  const wanted = [...new Set(ranges.map((range) => getPlace(range).index))];
  const entries = wanted.length > 0 ? await ledger.find({ _id: { $in: wanted } }).lean() : [];
  const nodes = new Map(entries.map((entry) => [entry._id, entry.nodes]));
  return (range) => {
    const { index, level } = getPlace(range);
    const hash = nodes.get(index)?.[level];
    if (hash === undefined) throw new Error(`The ledger has no entry ${index}, or it is damaged.`);
    return hash;
  };
};

/** Returns the hashes of some ranges of the log. */
const computeHashes = async (models: Pick<Models, 'ledger'>, ranges: readonly Range[]): Promise<string[]> => {
  const lookup = await readNodes(models, ranges.flatMap(wholeParts));
  return ranges.map((range) => rangeHash(range, lookup));
};

export const getSignedHead = (doc: HeadDoc) => {
  const { _id: treeSize, rootHash, timestamp, signature, keyId, stamp } = doc;
  return {
    head: { treeSize, rootHash, timestamp },
    signature,
    keyId,
    ...(stamp && { stamp }),
  };
};

type Heads = Pick<Models, 'ledgerHeads'>;

export const latestHead = async ({ ledgerHeads }: Heads): Promise<HeadDoc | undefined> =>
  (await ledgerHeads.findOne().sort({ _id: -1 }).lean<HeadDoc>()) ?? undefined;

/** Returns a record with the proof that it is in the log; undefined if it is not sealed yet, or is erased. */
export const findCertificate = async (
  models: Models,
  { record, index, leafHash }: ConsentDoc,
): Promise<Certificate | undefined> => {
  if (!record || index === undefined || !leafHash) return undefined;
  const firstHead = (filter: object) =>
    models.ledgerHeads
      .findOne({ _id: { $gt: index }, ...filter })
      .sort({ _id: 1 })
      .lean<HeadDoc>();
  const [newest, covering, stamped] = await Promise.all([
    latestHead(models),
    firstHead({}),
    firstHead({ stamp: { $exists: true } }),
  ]);
  if (!newest || !covering) return undefined;
  const prove = async (head: HeadDoc) => ({
    treeSize: head._id,
    proof: await computeHashes(models, inclusionRanges(index, { start: 0, size: head._id })),
    ...getSignedHead(head),
  });
  return {
    record,
    leafHash,
    index,
    ...(await prove(newest)),
    covering: await prove(covering),
    ...(stamped && { stamped: await prove(stamped) }),
  };
};

/** Returns the proof that the log of `from` entries is the beginning of the log of `to` entries (RFC 6962). */
export const consistencyProof = (models: Models, from: number, to: number): Promise<string[]> =>
  computeHashes(models, consistencyRanges(from, to));
