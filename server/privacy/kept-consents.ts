import { writeAudit } from '../core/audit/write-audit';
import { system } from '../core/caller';
import { createSeal } from '../core/seal';
import type { ConsentDoc } from '../proof/consent.model';
import type { Deps } from './deps';

type Keys = { encryptionKey: string; formerEncryptionKeys?: readonly string[] };

/** Seals the consents of erased people. */
export const createArchive = ({ encryptionKey, formerEncryptionKeys = [] }: Keys) =>
  createSeal([encryptionKey, ...formerEncryptionKeys], 'erased people');

/** Consents of erased people that the law requires: when they were given, but not who gave them. */
export const listKeptConsents = async ({ models }: Pick<Deps, 'models'>) => {
  const docs = await models.consents
    .find({ archived: { $exists: true }, keptUntil: { $gt: new Date(0) } })
    .sort({ erasedAt: -1, _id: 1 })
    .lean<ConsentDoc[]>();
  return docs.map(({ _id, kind, at, keptUntil }) => ({
    id: _id,
    kind,
    at: at.toISOString(),
    keptUntil: (keptUntil ?? at).toISOString(),
  }));
};

/** Opens one, for a court or a dispute; the audit log keeps who did so and why. */
export const openKeptConsent = async (
  { models, archive, now }: Pick<Deps, 'models' | 'archive' | 'now'>,
  id: string,
  note: string,
): Promise<Record<string, unknown>> => {
  const doc = await models.consents.findById(id).lean<ConsentDoc>();
  const text = doc?.archived && archive.open(doc.archived, id);
  if (!text) throw new Error(`There is no kept consent ${id}, or another key sealed it.`);
  await writeAudit({ models, now }, system, { action: 'open-kept', entity: 'privacy', entityId: id, note });
  return JSON.parse(text);
};

/** Deletes what the law no longer requires; its hash stays in the ledger. */
export const dropKeptConsents = async ({ models, now }: Deps): Promise<void> => {
  await models.consents.updateMany(
    { keptUntil: { $lt: new Date(now()) } },
    { $unset: { archived: '', keptUntil: '' } },
  );
};
