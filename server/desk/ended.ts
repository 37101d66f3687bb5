import type { Staff } from '../core/caller';
import { notFound } from '../core/http/trpc';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps } from './deps';

const lately = 60 * 1000;
/** The entries of one write are made one after the other. */
const oneWrite = 1000;

/**
 * Returns the user's own last change of a lead, if it was in the last minute and ended tasks: how many, and by which id to
 * undo it; null otherwise.
 */
export const findEnded = async (
  { models, now }: Deps,
  { user }: Staff,
  id: string,
): Promise<{ batch: string; count: number } | null> => {
  const lead = await models.clients.findById(id).select({ history: 1 }).lean<Pick<ClientDoc, 'history'>>();
  if (!lead) throw notFound('client');
  const own = lead.history.filter(({ actorId }) => actorId === user.id);
  const since = Math.max(now() - lately, (own.at(-1)?.at.getTime() ?? 0) - oneWrite);
  const batch = own.findLast((one) => one.batch?.ended && one.at.getTime() >= since)?.batch;
  return batch?.ended ? { batch: batch.id, count: batch.ended.length } : null;
};
