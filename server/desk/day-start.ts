import { countLeads } from '../leads/store/lead-reads';
import type { Deps } from './deps';

/** Returns how many leads wait for a first answer, and when the newest of them came. */
export const dayStart = async (deps: Deps) => {
  const [waiting, newest] = await Promise.all([
    countLeads(deps, { waitingSince: { $gt: new Date(0) } }),
    deps.models.clients
      .findOne({ waitingSince: { $gt: new Date(0) } })
      .sort({ waitingSince: -1 })
      .select({ waitingSince: 1 })
      .lean(),
  ]);
  return { waiting, newestAt: newest?.waitingSince?.toISOString() ?? null };
};
