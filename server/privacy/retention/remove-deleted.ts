import { day } from '../../../shared/durations';
import { daysToRestore } from '../../../shared/schemas/client';
import { removePages } from '../../leads/arrivals/page.model';
import { notHeld } from '../../leads/store/hide-deleted';
import { keepFormerLeads } from '../../proof/former-leads';
import type { Deps } from '../deps';

const mostAtOnce = 500;

/** Permanently removes leads deleted 30 days ago, with their history. */
export const removeDeleted = async (deps: Deps): Promise<void> => {
  const { models, now } = deps;
  const before = new Date(now() - daysToRestore * day);
  for (;;) {
    const old = await models.clients
      .find({ deletedAt: { $gt: new Date(0), $lt: before }, ...notHeld })
      .select({ email: 1, phoneNumber: 1, phoneE164: 1 })
      .limit(mostAtOnce)
      .lean();
    if (old.length === 0) return;
    const ids = old.map(({ _id }) => _id);
    await keepFormerLeads(deps, old);
    await models.retainedCertificates.deleteMany({ clientId: { $in: ids.map(String) } });
    await models.conflictChecks.deleteMany({ clientId: { $in: ids.map(String) } });
    await removePages(models, ids);
    // Repeat the condition, so that one restored since then stays.
    await models.clients.deleteMany({
      _id: { $in: ids },
      deletedAt: { $gt: new Date(0), $lt: before },
      ...notHeld,
    });
  }
};
