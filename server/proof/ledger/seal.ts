import type { LedgerKey } from '../../../shared/schemas/consent';
import { ignoreDuplicate, isFirst } from '../../core/db/errors';
import { latestHead, readNodes } from '../certificate';
import type { ConsentDoc } from '../consent.model';
import { newSalt } from '../enter-record';
import type { HeadDoc, LedgerDoc } from '../ledger.model';
import type { Models } from '../models';
import { getRotation, type Signer } from '../signing-key';
import { findEndNodes, getPlace, getRoot, hashLeaf, type Lookup, wholeParts } from './merkle';

const mostAtOnce = 500;

type Options = {
  models: Models;
  signer: Signer;
  /** The previous key, if available; it vouches for the new one. */
  signerBefore?: Signer | undefined;
  now: () => number;
};

/** This server's key was replaced and must not sign again. */
class RetiredKey extends Error {
  override name = 'RetiredKey';
}

/**
 * Returns the time to sign: now, but never before the newest head. If this server's clock is behind, the new head
 * repeats the previous time, and `checkTimes` reports the records added meanwhile.
 */
const signedTime = (now: number, newest: Pick<HeadDoc, 'timestamp'> | undefined): string =>
  new Date(Math.max(now, newest ? Date.parse(newest.timestamp) : 0)).toISOString();

/** Returns the record of a new key, signed by the previous one if that is available. */
const keyRecord = ({ signer, signerBefore }: Options, before: ConsentDoc | null, from: string): LedgerKey => {
  const { keyId, publicKey } = signer;
  const record: LedgerKey = {
    id: `key-${keyId}`,
    kind: 'key',
    salt: newSalt(),
    keyId,
    publicKey,
    from,
  };
  if (before?.record?.kind !== 'key') return record;
  const previous = { keyId: before.record.keyId };
  if (signerBefore?.keyId !== previous.keyId) return { ...record, previous };
  const signature = signerBefore.sign(getRotation({ ...record, previous }));
  return { ...record, previous: { ...previous, signature } };
};

/** Adds the key to the log if it is not the current signing key; from then on it is. */
const enterKey = async (options: Options): Promise<void> => {
  const { models, signer, now } = options;
  const latest = await models.consents.findOne({ kind: 'key' }).sort({ at: -1, _id: -1 }).lean<ConsentDoc>();
  const _id = `key-${signer.keyId}`;
  if (latest?._id === _id) return;
  if (latest && (await models.consents.exists({ _id })))
    throw new RetiredKey(
      'CONSENT_SIGNING_KEY was replaced by another key. Give every server the newest one.',
    );
  const from = signedTime(now(), await latestHead(models));
  const record = keyRecord(options, latest, from);
  await models.consents
    .create({ _id, kind: 'key', at: new Date(record.from), keys: [], record, unsealed: true })
    .catch(ignoreDuplicate);
};

/** Writes their index into the records. */
const settle = (models: Models, entries: readonly LedgerDoc[]) =>
  models.consents.bulkWrite(
    entries.map(({ _id: index, recordId, leafHash }) => ({
      updateOne: {
        filter: { _id: recordId },
        update: { $set: { index, leafHash }, $unset: { unsealed: '' as const } },
      },
    })),
    { ordered: false },
  );

const measureSize = async ({ ledger }: Models): Promise<number> => {
  const last = await ledger.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean();
  return last ? last._id + 1 : 0;
};

/** Returns the entries after the first `size` leaves. */
const entriesAfter = async (
  models: Models,
  size: number,
  records: readonly ConsentDoc[],
): Promise<LedgerDoc[]> => {
  const stored = await readNodes(models, wholeParts({ start: 0, size }));
  const added: LedgerDoc[] = [];
  const lookup: Lookup = (range) => {
    const { index, level } = getPlace(range);
    return index < size ? stored(range) : added[index - size]!.nodes[level]!;
  };
  for (const { _id: recordId, record } of records) {
    const index = size + added.length;
    const leafHash = hashLeaf(record);
    added.push({ _id: index, recordId, leafHash, nodes: findEndNodes(index, leafHash, lookup) });
  }
  return added;
};

/**
 * Adds waiting records to the log and returns true if there were any. Several servers may do so at once: an entry's
 * index is its key and entries are written in order. If two want the same index, the second stops and reads again, so
 * the log has one order without gaps.
 */
const append = async (models: Models): Promise<boolean> => {
  const waiting = await models.consents
    .find({ unsealed: true })
    .sort({ at: 1, _id: 1 })
    .limit(mostAtOnce)
    .lean<ConsentDoc[]>();
  if (waiting.length === 0) return false;
  const ids = waiting.map(({ _id }) => _id);
  // Added by a server that stopped before it could mark them.
  const entered = await models.ledger.find({ recordId: { $in: ids } }).lean<LedgerDoc[]>();
  if (entered.length > 0) await settle(models, entered);
  const enteredIds = new Set(entered.map(({ recordId }) => recordId));
  const fresh = waiting.filter(({ _id }) => !enteredIds.has(_id));
  if (fresh.length === 0) return true;
  const entries = await entriesAfter(models, await measureSize(models), fresh);
  if (await isFirst(models.ledger.insertMany(entries, { ordered: true }))) await settle(models, entries);
  return true;
};

const signHead = async ({ models, signer, now }: Options) => {
  const treeSize = await measureSize(models);
  if (treeSize === 0 || (await models.ledgerHeads.exists({ _id: treeSize }))) return;
  const lookup = await readNodes(models, wholeParts({ start: 0, size: treeSize }));
  const timestamp = signedTime(now(), await latestHead(models));
  const head = { treeSize, rootHash: getRoot(treeSize, lookup), timestamp };
  const { keyId } = signer;
  const { rootHash } = head;
  await models.ledgerHeads
    .create({ _id: treeSize, rootHash, timestamp, keyId, signature: signer.sign(head) })
    .catch(ignoreDuplicate);
};

/** Seals all waiting records and signs the log's new content. It may stop at any point and can be repeated. */
export const seal = async (options: Options): Promise<void> => {
  await enterKey(options);
  while (await append(options.models));
  await signHead(options);
};
