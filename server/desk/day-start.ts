import { hoursUntilLate } from '../../shared/firm';
import { nobody, openLeads } from '../../shared/schemas/client';
import type { Staff } from '../core/caller';
import { countLeads } from '../leads/store/lead-reads';
import type { Deps } from './deps';
import { queueLength } from './queue';

const hour = 60 * 60 * 1000;

/** Returns the counts that a clerk checks in the morning. */
export const dayStart = async (
  deps: Pick<Deps, 'models' | 'agreements' | 'arrivals' | 'now'>,
  { user }: Staff,
) => {
  const lateAfterHours = hoursUntilLate(await deps.agreements.firm());
  const lateSince = new Date(deps.now() - lateAfterHours * hour);
  const [book, { waiting, overdue }, late, newest] = await Promise.all([
    deps.arrivals.look(),
    queueLength(deps),
    countLeads(deps, { waitingSince: { $gt: new Date(0), $lte: lateSince } }),
    deps.models.clients
      .findOne({ waitingSince: { $gt: new Date(0) } })
      .sort({ waitingSince: -1 })
      .select({ waitingSince: 1 })
      .lean(),
  ]);
  return {
    fresh: book.count({ status: 'New' }),
    unassigned: book.count({ status: openLeads, assignedTo: nobody }),
    waiting,
    late,
    mine: book.count({ status: openLeads, assignedTo: user.id }),
    overdue,
    lateAfterHours,
    newestAt: newest?.waitingSince?.toISOString() ?? null,
  };
};
