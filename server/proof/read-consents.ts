import { latestHead } from './certificate';
import type { ConsentDoc } from './consent.model';
import type { Consents } from './consents';
import { hashLeaf } from './ledger/merkle';
import { isNeverSealed } from './ledger/times';
import type { Models } from './models';
import { getOuterFields, recordKeys, strayFields } from './outer-fields';

type Needs = {
  models: Pick<Models, 'consents' | 'ledger' | 'ledgerHeads'>;
  consents: Pick<Consents, 'personKeys'>;
};
/** Selects consents: by the keys of a number or address, by leads, or by both. */
type About = { keys?: readonly string[]; clientIds?: readonly string[] };

/** Sorts by time, then by ID. */
export const inOrder = (one: ConsentDoc, other: ConsentDoc): number =>
  one.at.getTime() - other.at.getTime() || (one._id < other._id ? -1 : 1);

/** A withdrawal that fails any check forbids every channel. */
const forbidAll = ({ record: _, channel: __, ...doc }: ConsentDoc): ConsentDoc => ({
  ...doc,
  kind: 'withdrawal',
});

/** Returns what an erased withdrawal still forbids, as signed when it was erased. */
const fromTombstone = ({ record }: ConsentDoc): ConsentDoc[] => {
  if (record?.kind !== 'erasure' || record.recordKind !== 'withdrawal') return [];
  const { recordId, recordAt, keys, clientId, channel } = record;
  return [
    {
      _id: recordId,
      kind: 'withdrawal',
      at: new Date(recordAt),
      keys,
      ...(clientId && { clientId }),
      ...(channel && { channel }),
    },
  ];
};

const readDocs = async ({ models, consents }: Needs, docs: readonly ConsentDoc[]) => {
  const entries = await models.ledger
    .find({ recordId: { $in: docs.map(({ _id }) => _id) } }, { recordId: 1, leafHash: 1 })
    .lean();
  const hashes = new Map(entries.map(({ recordId, leafHash }) => [recordId, leafHash]));
  const head = docs.some(({ _id }) => !hashes.has(_id)) ? await latestHead(models) : undefined;

  /** Returns true if the log has exactly this record, or will have it soon. */
  const isAsWritten = ({ record, ...doc }: ConsentDoc) => {
    const sealed = hashes.get(doc._id);
    if (record?.id !== doc._id) return false;
    return sealed ? hashLeaf(record) === sealed : !isNeverSealed(doc, head);
  };
  const read = async (doc: ConsentDoc): Promise<ConsentDoc[]> => {
    const { record } = doc;
    if (!record) return doc.kind === 'withdrawal' ? [doc] : [];
    const isTrue = isAsWritten(doc);
    const outer = getOuterFields(record, await recordKeys(record, consents.personKeys));
    // A record that forbids counts as signed, whatever its marks say; a record that allows must be right in every part.
    if (record.kind === 'withdrawal' || doc.kind === 'withdrawal')
      return [isTrue && record.kind === 'withdrawal' ? { ...doc, ...outer } : forbidAll(doc)];
    if (!isTrue || strayFields(doc, outer).length > 0) return [];
    return record.kind === 'erasure' ? fromTombstone(doc) : [doc];
  };
  return (await Promise.all(docs.map(read))).flat();
};

/**
 * Returns the answers, withdrawals and other records about contact, in order of time, if they are as signed: the keys,
 * time, lead and kind beside a record must match the record, and the record must match the log. A record that does not
 * match allows nothing; a withdrawal that does not match still forbids.
 */
export const readConsents = async (
  needs: Needs,
  { keys = [], clientIds = [] }: About,
): Promise<ConsentDoc[]> => {
  // Two queries, each with its index: one with $or would read the whole collection.
  const docs = (
    await Promise.all([
      needs.models.consents.find({ keys: { $in: keys } }).lean<ConsentDoc[]>(),
      needs.models.consents.find({ clientId: { $in: clientIds } }).lean<ConsentDoc[]>(),
    ])
  ).flat();
  const [wantedKeys, wantedIds] = [new Set(keys), new Set(clientIds)];
  const isAbout = (doc: ConsentDoc) =>
    doc.keys.some((key) => wantedKeys.has(key)) || wantedIds.has(doc.clientId ?? '');
  // An erased record's marks come first, so that its tombstone replaces them.
  docs.sort((one, other) => Number(Boolean(one.record)) - Number(Boolean(other.record)));
  const byId = new Map((await readDocs(needs, docs)).filter(isAbout).map((doc) => [doc._id, doc]));
  return [...byId.values()].sort(inOrder);
};
