import { auditEntry } from '../core/audit/write-audit';
import { system } from '../core/caller';
import type { Holding, Person } from '../core/holding';
import { findDeletedLeads, yearsAfter } from '../leads/find-deleted-leads';
import { type AgreementDoc, openContent } from './agreement.model';
import { lettingGo } from './check-agreements';
import type { Deps } from './deps';

/** Agreements of the person's leads, and those they signed together with someone else. */
const getAgreements = ({ models }: Deps, { ids, emails }: Person) =>
  models.agreements
    .find({
      $or: [{ leadId: { $in: ids } }, { 'signers.email': { $in: emails } }],
      keptUntil: { $exists: false },
    })
    .sort({ sentAt: 1, _id: 1 })
    .lean<AgreementDoc[]>();

const getFiles = (docs: readonly AgreementDoc[]): string[] =>
  docs.flatMap(({ _id }) => [`${_id}:original`, `${_id}:signed`]);

/** The end of the retention of a document that binds both sides. */
const keptUntil = ({ endedAt, sentAt, keptYears }: AgreementDoc): Date =>
  yearsAfter(endedAt ?? sentAt, keptYears);

/** Deletes agreements with their PDFs; the log first says why they are gone. */
const remove = async ({ models, now }: Deps, docs: readonly AgreementDoc[]) => {
  const who = { now, caller: system };
  await models.audit.insertMany(
    docs.map(({ _id }) => auditEntry(who, { ...lettingGo, entityId: String(_id) })),
  );
  // Files first, because their agreements lead to them.
  await models.agreementFiles.deleteMany({ _id: { $in: getFiles(docs) } });
  await models.agreements.deleteMany({ _id: { $in: docs.map(({ _id }) => _id) } });
};

/** A specimen binds nobody. */
const isBinding = ({ state, isSpecimen }: AgreementDoc) => state === 'complete' && !isSpecimen;

/**
 * Agreements whose lead is gone: those that bind both sides stay for their years; the others are deleted with their
 * PDFs.
 */
const letGo = async (deps: Deps, docs: readonly AgreementDoc[]) => {
  const { models } = deps;
  for (const doc of docs.filter(isBinding))
    await models.agreements.updateOne({ _id: doc._id }, { $set: { keptUntil: keptUntil(doc), outbox: [] } });
  await remove(
    deps,
    docs.filter((doc) => !isBinding(doc)),
  );
};

/**
 * Agreements sent to be signed. Incomplete ones are erased with the person; those that bind both sides stay as long as
 * their template says, and the person learns so. Agreements of another person's lead stay.
 */
export const agreements: Holding<Deps> = {
  async collect(deps, person) {
    const docs = await getAgreements(deps, person);
    return docs.map((doc) => {
      const { blocks, marks, message } = openContent(deps.agreements, doc);
      const { sealed: _, outbox: __, signers, ...fields } = doc;
      const stays = isBinding(doc) ? { staysUntil: keptUntil(doc) } : {};
      return {
        ...fields,
        ...stays,
        signers: signers.map(({ name, email, role, capacity, signedAt }) => ({
          name,
          email,
          role,
          capacity,
          signedAt,
        })),
        blocks,
        marks,
        message,
      };
    });
  },

  async erase(deps, person) {
    const own = (await getAgreements(deps, person)).filter(({ leadId }) => person.ids.includes(leadId));
    await letGo(deps, own);
    return own.length;
  },
};

/** The PDFs, which are added and deleted with their agreements. */
export const agreementFiles: Holding<Deps> = {
  collect: async (deps, person) =>
    deps.models.agreementFiles
      .find({ _id: { $in: getFiles(await getAgreements(deps, person)) } }, { _id: 1 })
      .lean(),
  erase: async () => 0,
};

/** Agreements whose lead was removed permanently, and was not merged into another. */
const orphans = async ({ models }: Deps): Promise<AgreementDoc[]> => {
  const isOpen = { keptUntil: { $exists: false } };
  const gone = await findDeletedLeads(models, await models.agreements.distinct('leadId', isOpen));
  return models.agreements.find({ leadId: { $in: gone }, ...isOpen }).lean<AgreementDoc[]>();
};

/** Deletes agreements whose lead is gone, and signed ones when the law no longer requires them. */
export const dropKeptAgreements = async (deps: Deps): Promise<void> => {
  const { models, now } = deps;
  await letGo(deps, await orphans(deps));
  const docs = await models.agreements
    .find({ keptUntil: { $lt: new Date(now()) } }, { _id: 1 })
    .lean<AgreementDoc[]>();
  await remove(deps, docs);
};
