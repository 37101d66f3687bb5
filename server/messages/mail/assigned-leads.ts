import { Postponed } from '../../core/outbox/failures';
import type { OutboxDoc } from '../../core/outbox/outbox.model';
import type { ClientDoc } from '../../leads/store/client.model';
import type { Mail } from './mail';

/** A bulk change takes several calls: it is over when none of its leads has come for this long. */
export const gatherFor = 60_000;

/**
 * The values of one message about many assigned leads; undefined if the person no longer has any of them. It waits
 * until the last of them is assigned.
 */
export const givenLeads = async (
  { models, now }: Pick<Mail, 'models' | 'now'>,
  { data: { to, batch } }: OutboxDoc,
): Promise<{ given: string } | undefined> => {
  const theirs = { assignedTo: String(to), 'history.batch.id': batch };
  const [newest] = await models.clients
    .find(theirs)
    .sort({ updatedAt: -1 })
    .limit(1)
    .select({ history: 1 })
    .lean<Pick<ClientDoc, 'history'>[]>();
  const last = newest?.history.findLast((entry) => entry.batch?.id === batch)?.at.getTime();
  if (last === undefined) return undefined;
  if (now() < last + gatherFor) throw new Postponed(new Date(last + gatherFor));
  const count = await models.clients.countDocuments(theirs);
  return { given: count === 1 ? '1 lead is' : `${count} leads are` };
};
