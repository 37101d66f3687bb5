import { daysToRestore } from '../../../shared/schemas/client';
import { removePages } from '../../leads/arrivals/page.model';
import { keepCounted } from '../../leads/counted/keep-counted';
import { notHeld } from '../../leads/store/hide-deleted';
import type { Models } from '../models';

const day = 24 * 60 * 60 * 1000;
const mostAtOnce = 500;

type Options = { models: Models; now: () => number };

/** Permanently removes leads deleted 30 days ago, with their history. */
export const removeDeleted = async ({ models, now }: Options): Promise<void> => {
  const before = new Date(now() - daysToRestore * day);
  for (;;) {
    const old = await models.clients
      .find({ deletedAt: { $gt: new Date(0), $lt: before }, ...notHeld })
      .select({ _id: 1 })
      .limit(mostAtOnce)
      .lean();
    if (old.length === 0) return;
    const ids = old.map(({ _id }) => _id);
    await keepCounted(models, ids);
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
