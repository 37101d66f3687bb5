import type { Deps } from './deps';
import { queueLength } from './queue';

/** Returns how many leads wait for a first answer, and when the newest of them came. */
export const dayStart = async (deps: Pick<Deps, 'models' | 'now'>) => {
  const [{ waiting }, newest] = await Promise.all([
    queueLength(deps),
    deps.models.clients
      .findOne({ waitingSince: { $gt: new Date(0) } })
      .sort({ waitingSince: -1 })
      .select({ waitingSince: 1 })
      .lean(),
  ]);
  return { waiting, newestAt: newest?.waitingSince?.toISOString() ?? null };
};
