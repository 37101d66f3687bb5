import { openStatuses } from '../../shared/schemas/client';
import type { Staff } from '../core/caller';
import { readSetting } from '../core/settings/read-setting';
import type { Deps } from './deps';
import { queueLength } from './queue';

const hour = 60 * 60 * 1000;

/** Returns the counts that a clerk checks in the morning. */
export const dayStart = async (deps: Pick<Deps, 'models' | 'arrivals' | 'now'>, { user }: Staff) => {
  const [all, { overdue }, { promisedHours }] = await Promise.all([
    deps.arrivals.all(),
    queueLength(deps),
    readSetting(deps, 'firstContact'),
  ]);
  const late = deps.now() - promisedHours * hour;
  let newest = 0;
  const counts = { fresh: 0, unassigned: 0, waiting: 0, late: 0, mine: 0 };
  for (const { status, assignedTo, waitingSince } of all) {
    if (waitingSince !== undefined) counts.waiting++;
    newest = Math.max(newest, waitingSince ?? 0);
    if (waitingSince !== undefined && waitingSince <= late) counts.late++;
    if (status === 'New') counts.fresh++;
    if (!openStatuses.includes(status)) continue;
    if (assignedTo === null) counts.unassigned++;
    if (assignedTo === user.id) counts.mine++;
  }
  return { ...counts, overdue, promisedHours, newestAt: newest > 0 ? new Date(newest).toISOString() : null };
};
