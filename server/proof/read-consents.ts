import { latestHead } from './certificate';
import type { ConsentDoc } from './consent.model';
import { hashLeaf } from './ledger/merkle';
import { isNeverSealed } from './ledger/never-sealed';
import type { Models } from './models';
import { getOuterFields, recordKeys, strayFields } from './outer-fields';
import type { PersonKeys } from './person-keys';

type Needs = {
  models: Pick<Models, 'consents' | 'ledger' | 'ledgerHeads'>;
  personKeys: PersonKeys;
};
/** Whose consents: by the keys of a number or an address, by leads, or by both. */
type About = { keys?: readonly string[]; clientIds?: readonly string[] };

/** In the order of time; by their ids where they are of one moment. */
export const inOrder = (one: ConsentDoc, other: ConsentDoc): number =>
  one.at.getTime() - other.at.getTime() || (one._id < other._id ? -1 : 1);

/** A withdrawal that cannot be believed word by word forbids every channel. */
const forbidAll = ({ record: _, channel: __, ...doc }: ConsentDoc): ConsentDoc => ({
  ...doc,
  kind: 'withdrawal',
});

/** What an erased withdrawal goes on holding for, as it was signed when it was erased. */
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

const readDocs = async ({ models, personKeys }: Needs, docs: readonly ConsentDoc[]) => {
  const entries = await models.ledger
    .find({ recordId: { $in: docs.map(({ _id }) => _id) } })
    .select({ recordId: 1, leafHash: 1 })
    .lean();
  const hashes = new Map(entries.map(({ recordId, leafHash }) => [recordId, leafHash]));
  const head = docs.some(({ _id }) => !hashes.has(_id)) ? await latestHead(models) : undefined;

  /** Whether the log has this very record, or is about to have it. */
  const isAsWritten = ({ record, ...doc }: ConsentDoc) => {
    const sealed = hashes.get(doc._id);
    if (record?.id !== doc._id) return false;
    return sealed ? hashLeaf(record) === sealed : !isNeverSealed(doc, head);
  };
  const read = async (doc: ConsentDoc): Promise<ConsentDoc[]> => {
    const { record } = doc;
    if (!record) return doc.kind === 'withdrawal' ? [doc] : [];
    const isTrue = isAsWritten(doc);
    const outer = getOuterFields(record, await recordKeys(record, personKeys));
    // What forbids is read as it was signed, wherever the marks beside it lead; what allows has to be right in all.
    if (record.kind === 'withdrawal' || doc.kind === 'withdrawal')
      return [isTrue && record.kind === 'withdrawal' ? { ...doc, ...outer } : forbidAll(doc)];
    if (!isTrue || strayFields(doc, outer).length > 0) return [];
    return record.kind === 'erasure' ? fromTombstone(doc) : [doc];
  };
  return (await Promise.all(docs.map(read))).flat();
};

/**
 * The answers, withdrawals and whatever else was said about contact, in the order of time, as far as they are what was
 * signed: the keys, the time, the lead and the kind beside a record are compared with the record, and the record with
 * the log. What does not match allows nothing; a withdrawal that does not match forbids all the same.
 */
export const readConsents = async (
  needs: Needs,
  { keys = [], clientIds = [] }: About,
): Promise<ConsentDoc[]> => {
  // Two questions, each by its index: one with $or would read the whole collection.
  const docs = (
    await Promise.all([
      needs.models.consents.find({ keys: { $in: keys } }).lean<ConsentDoc[]>(),
      needs.models.consents.find({ clientId: { $in: clientIds } }).lean<ConsentDoc[]>(),
    ])
  ).flat();
  const isAbout = (doc: ConsentDoc) =>
    doc.keys.some((key) => keys.includes(key)) || clientIds.includes(doc.clientId ?? '');
  // The marks that an erased record left behind come first, so that its tombstone takes their place.
  docs.sort((one, other) => Number(Boolean(one.record)) - Number(Boolean(other.record)));
  const byId = new Map((await readDocs(needs, docs)).filter(isAbout).map((doc) => [doc._id, doc]));
  return [...byId.values()].sort(inOrder);
};
