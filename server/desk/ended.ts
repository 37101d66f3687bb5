import type { Staff } from '../core/caller';
import { leadById } from '../leads/store/lead-by-id';
import type { Deps } from './deps';

const lately = 60 * 1000;
/** The entries of one write are made one after the other. */
const oneWrite = 1000;

/**
 * Returns the user's own last change of a lead, if it was in the last minute and ended tasks: how many, and by which id to
 * undo it; null otherwise.
 */
export const findEnded = async (
  deps: Deps,
  { user }: Staff,
  id: string,
): Promise<{ batch: string; count: number } | null> => {
  const { history } = await leadById(deps, id, { history: 1 });
  const own = history.filter(({ actorId }) => actorId === user.id);
  const since = Math.max(deps.now() - lately, (own.at(-1)?.at.getTime() ?? 0) - oneWrite);
  const batch = own.findLast((one) => one.batch?.ended && one.at.getTime() >= since)?.batch;
  return batch?.ended ? { batch: batch.id, count: batch.ended.length } : null;
};
