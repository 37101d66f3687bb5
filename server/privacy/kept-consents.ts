import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { notFound } from '../core/http/trpc';
import type { ConsentDoc } from '../proof/consent.model';
import type { Deps } from './deps';

const mostShown = 200;

/** Consents of erased people that the law requires: when they were given, but not who gave them. */
export const keptConsents = async ({ models }: Pick<Deps, 'models'>) => {
  const docs = await models.consents
    .find({ archived: { $exists: true }, keptUntil: { $gt: new Date(0) } })
    .sort({ erasedAt: -1, _id: 1 })
    .limit(mostShown)
    .lean<ConsentDoc[]>();
  return docs.map(({ _id, kind, at, erasedAt, keptUntil }) => ({
    id: _id,
    kind,
    at: at.toISOString(),
    erasedAt: (erasedAt ?? at).toISOString(),
    keptUntil: (keptUntil ?? at).toISOString(),
  }));
};

/** Opens one, for a court or a dispute; the audit log keeps who did so and why. */
export const openKeptConsent = async (
  deps: Pick<Deps, 'models' | 'archive' | 'now'>,
  caller: Staff,
  id: string,
  reason: string,
) => {
  const doc = await deps.models.consents.findById(id).lean<ConsentDoc>();
  const text = doc?.archived && deps.archive.open(doc.archived, id);
  if (!text) throw notFound('kept consent');
  await writeAudit(
    { ...deps, caller },
    { action: 'open-kept', entity: 'privacy', entityId: id, note: reason },
  );
  return { record: JSON.parse(text) as Record<string, unknown> };
};

/** Deletes what the law no longer requires; its hash stays in the ledger. */
export const dropKeptConsents = async ({ models, now }: Pick<Deps, 'models' | 'now'>): Promise<void> => {
  await models.consents.updateMany(
    { keptUntil: { $lt: new Date(now()) } },
    { $unset: { archived: '', keptUntil: '' } },
  );
};
