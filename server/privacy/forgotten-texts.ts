import { deriveId } from '../core/db/derive-id';
import type { ConsentDoc } from '../proof/consent.model';
import { sealRecords } from './consents-holding';
import type { Deps } from './deps';

const ofNoLead = { clientId: { $exists: false }, record: { $exists: true }, index: { $exists: true } };

/**
 * Seals the entries of texts of no lead that were deleted, and of the withdrawals in them: they have the sender's whole
 * number. Their texts were deleted after the retention period, or by an erasure of an earlier version.
 */
export const sealForgottenTexts = async (deps: Deps): Promise<void> => {
  const { models } = deps;
  const entries = await models.consents
    .find({ kind: 'inbound', ...ofNoLead })
    .select({ _id: 1 })
    .lean();
  const ids = entries.map(({ _id }) => _id);
  const texts = await models.messages
    .find({ _id: { $in: ids } })
    .select({ _id: 1 })
    .lean();
  const there = new Set(texts.map(({ _id }) => String(_id)));
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length === 0) return;
  const about = { _id: { $in: gone.flatMap((id) => [id, deriveId(`stop ${id}`)]) } };
  await sealRecords(deps, await models.consents.find({ ...about, ...ofNoLead }).lean<ConsentDoc[]>());
  await models.rewriteStore();
};
