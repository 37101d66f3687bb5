import type { ConsentDoc } from '../consent.model';
import type { HeadDoc } from '../ledger.model';
import type { Models } from '../models';
import { recordKeys } from '../outer-fields';
import type { PersonKeys } from '../person-keys';
import type { Ledger } from './check-ledger';
import { findTombstones } from './check-records';

type Needs = { models: Models; personKeys: PersonKeys };

const readHeads = ({ ledgerHeads }: Models) => ledgerHeads.find().sort({ _id: 1 }).lean<HeadDoc[]>();

const newestSize = (heads: readonly HeadDoc[]) => heads.at(-1)?._id ?? 0;

/** Returns the removed records whose erasure two people agreed on before the log recorded erasures. */
const erasedBefore = async ({ erasures }: Models, records: readonly ConsentDoc[]): Promise<Set<string>> => {
  const tombstones = findTombstones(records);
  const gone = records.filter(({ _id, record, erasedAt }) => !record && erasedAt && !tombstones.has(_id));
  if (gone.length === 0) return new Set();
  const agreed = await erasures.find({ state: { $in: ['agreed', 'done'] } }).lean();
  const isAgreed = ({ clientId = '', keys, erasedAt }: ConsentDoc) =>
    agreed.some(
      (erasure) =>
        erasure.decidedAt! <= erasedAt! &&
        (erasure.leads.includes(clientId) || erasure.keys.some((key) => keys.includes(key))),
    );
  return new Set(gone.filter(isAgreed).map(({ _id }) => _id));
};

/**
 * Reads the whole log, even while a server runs: entries sealed during the read are left out, up to the last head
 * before it. A missing head never causes anything to be left out.
 */
export const loadLedger = async ({ models, personKeys }: Needs): Promise<Ledger> => {
  const before = await readHeads(models);
  const entries = await models.ledger.find().sort({ _id: 1 }).lean();
  const records = await models.consents.find().lean<ConsentDoc[]>();
  const after = await readHeads(models);
  const length = (entries.at(-1)?._id ?? -1) + 1;
  const hasGrown = newestSize(after) > Math.max(length, newestSize(before));
  const size = hasGrown ? newestSize(after.filter(({ _id }) => _id <= length)) : Number.MAX_SAFE_INTEGER;
  const read = records.filter(({ index }) => index === undefined || index < size);
  const knownKeys = new Map<string, string[]>();
  for (const { _id, record } of read) if (record) knownKeys.set(_id, await recordKeys(record, personKeys));
  return {
    entries: entries.filter(({ _id }) => _id < size),
    records: read,
    heads: after.filter(({ _id }) => _id <= size),
    knownKeys,
    erasedBefore: await erasedBefore(models, read),
  };
};
