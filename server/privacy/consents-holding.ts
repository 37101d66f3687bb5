import { longestHonored } from '../contact/rules/revocation';
import { deriveId } from '../core/db/derive-id';
import type { Holding, Person } from '../core/holding';
import { yearsAfter } from '../leads/find-deleted-leads';
import { withDeleted } from '../leads/store/hide-deleted';
import type { ConsentDoc } from '../proof/consent.model';
import { enterErasures } from '../proof/enter-record';
import type { Deps } from './deps';

/**
 * Years to keep the record of a consent after it was given: 16 CFR 310.5 as amended on 2024-04-16 (89 FR 26760).
 * Checked on 2026-11-22; sources in docs/developers/research/README.md.
 */
const keptYears = 5;

/** A withdrawal is kept as long as the longest period that any state requires to honor one. */
const withdrawalYears = Math.max(keptYears, longestHonored);

/** A step of an agreement is kept as long as its document. */
const findYears = async ({ models }: Deps, { kind, record }: ConsentDoc): Promise<number> => {
  if (kind === 'withdrawal') return withdrawalYears;
  if (record?.kind !== 'agreement') return keptYears;
  const agreement = await models.agreements.findById(record.agreementId, { keptYears: 1 }).lean();
  return Math.max(keptYears, agreement?.keptYears ?? 0);
};

/** Records about this person. Those of another person's lead with the same number stay. */
export const findConsents = async (
  { models, consents }: Deps,
  { ids, keys }: Person,
): Promise<ConsentDoc[]> => {
  const find = (of: object) =>
    models.consents
      .find({ ...of, kind: { $nin: ['key', 'erasure'] }, record: { $exists: true } })
      .lean<ConsentDoc[]>();
  // Separate queries, because each has its own index.
  const results = await Promise.all([find({ clientId: { $in: ids } }), find({ keys: { $in: keys } })]);
  const docs = [...new Map(results.flat().map((doc) => [doc._id, doc])).values()].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one._id < other._id ? -1 : 1),
  );
  const otherIds = docs.flatMap(({ clientId }) => (clientId && !ids.includes(clientId) ? [clientId] : []));
  const others = await models.clients
    .find({ _id: { $in: otherIds } }, { email: 1, phoneNumber: 1, phoneE164: 1 })
    .setOptions(withDeleted)
    .lean();
  const theirKeys = new Map(
    await Promise.all(
      others.map(async (lead) => [String(lead._id), await consents.personKeys.findKeys(lead)] as const),
    ),
  );
  return docs.filter(({ kind, clientId = '', keys: about }) => {
    const theirs = theirKeys.get(clientId);
    return !theirs || (kind === 'withdrawal' && !about.some((key) => theirs.includes(key)));
  });
};

/** Seals the content of records of the log as long as the law requires it; the log still has their hashes. */
const sealRecords = async (deps: Deps, docs: readonly ConsentDoc[]): Promise<void> => {
  await enterErasures(deps, docs);
  for (const doc of docs) {
    const { _id, record } = doc;
    await deps.models.consents.updateOne(
      { _id },
      {
        $set: {
          archived: deps.archive.close(JSON.stringify(record), _id),
          erasedAt: new Date(deps.now()),
          keptUntil: yearsAfter(doc.at, await findYears(deps, doc)),
          ...(record?.kind === 'withdrawal' && record.channel && { channel: record.channel }),
        },
        $unset: { record: '' },
      },
    );
  }
};

/**
 * Answers and withdrawals. The ledger still proves that nothing in it was changed, by salted hashes; the content of a
 * record is sealed as long as the law requires it. A withdrawal stays in force.
 */
export const consents: Holding<Deps> = {
  async collect(deps, person) {
    for (const id of person.ids) await deps.consents.ingestConsents(id);
    return (await findConsents(deps, person)).map(({ record }) => record);
  },

  async erase(deps, person) {
    for (const id of person.ids) await deps.consents.ingestConsents(id);
    // The log must include a record before its content can be erased.
    await deps.consents.sealAll();
    const docs = await findConsents(deps, person);
    await sealRecords(deps, docs);
    return docs.length;
  },
};

const ofNoLead = { clientId: { $exists: false }, record: { $exists: true }, index: { $exists: true } };

/**
 * Seals the entries of texts of no lead that were deleted, and of the withdrawals in them: they have the sender's whole
 * number. Their texts were deleted after the retention period, or by an erasure of an earlier version.
 */
export const sealForgottenTexts = async (deps: Deps): Promise<void> => {
  const { models } = deps;
  const entries = await models.consents.find({ kind: 'inbound', ...ofNoLead }, { _id: 1 }).lean();
  const ids = entries.map(({ _id }) => _id);
  const texts = await models.messages.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  const there = new Set(texts.map(({ _id }) => String(_id)));
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length === 0) return;
  const about = { _id: { $in: gone.flatMap((id) => [id, deriveId(`stop ${id}`)]) } };
  await sealRecords(deps, await models.consents.find({ ...about, ...ofNoLead }).lean<ConsentDoc[]>());
  await models.rewriteStore();
};
