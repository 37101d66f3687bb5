import type { ClientDoc } from '../../leads/store/client.model';
import type { Conversation } from './content';
import type { MessageDoc } from './message.model';
import { countUnknown } from './unknown-senders';

type Lead = Pick<ClientDoc, '_id' | 'firstName' | 'lastName' | 'mergedIds'>;

/** More than anyone reads; a lead with hundreds of unread messages counts only these. */
const mostCounted = 2000;

/** Returns the leads with messages that nobody has seen, newest first, and the number of unknown senders who seem to be people. */
export const readUnread = async (conversation: Conversation) => {
  const { models } = conversation;
  const unread = await models.messages
    .find({ unread: true, clientId: { $exists: true } })
    .select({ clientId: 1, at: 1 })
    .limit(mostCounted)
    .lean<Pick<MessageDoc, 'clientId' | 'at'>[]>();
  const ids = [...new Set(unread.flatMap(({ clientId }) => clientId ?? []))];
  const fields = { firstName: 1, lastName: 1, mergedIds: 1 } as const;
  // Two queries, each with its index; a deleted lead is in neither.
  const [leads, unknown] = await Promise.all([
    Promise.all([
      models.clients
        .find({ _id: { $in: ids } })
        .select(fields)
        .lean<Lead[]>(),
      models.clients
        .find({ mergedIds: { $in: ids } })
        .select(fields)
        .lean<Lead[]>(),
    ]),
    countUnknown(conversation),
  ]);
  const byId = new Map(leads.flat().map((lead) => [String(lead._id), lead]));
  return {
    leads: [...byId.values()]
      .map(({ _id, firstName, lastName, mergedIds = [] }) => {
        const own = unread.filter(({ clientId = '' }) => [String(_id), ...mergedIds].includes(clientId));
        return {
          id: String(_id),
          name: `${firstName} ${lastName}`,
          count: own.length,
          at: new Date(Math.max(...own.map(({ at }) => at.getTime()))).toISOString(),
        };
      })
      .sort((a, b) => b.at.localeCompare(a.at)),
    unknown,
  };
};

/** Marks a lead's messages as read: someone who may has opened the lead. */
export const markRead = async (
  { models, feed }: Pick<Conversation, 'models' | 'feed'>,
  id: string,
): Promise<void> => {
  const lead = await models.clients.findById(id).select({ mergedIds: 1 }).lean();
  const ids = [id, ...(lead?.mergedIds ?? [])];
  const { modifiedCount } = await models.messages.updateMany(
    { clientId: { $in: ids }, unread: true },
    { $unset: { unread: '' } },
  );
  if (modifiedCount > 0) feed.announce(id, 'changed');
};
