import type { Conversation } from './content';

/** Returns the leads with messages that nobody has seen; a deleted one is not among them. */
export const readUnread = async ({ models }: Pick<Conversation, 'models'>): Promise<string[]> => {
  const unread = { unread: true, clientId: { $exists: true } } as const;
  const ids = await models.messages.distinct('clientId', unread);
  // Two queries, each with its index.
  const leads = await Promise.all([
    models.clients.distinct('_id', { _id: { $in: ids } }),
    models.clients.distinct('_id', { mergedIds: { $in: ids } }),
  ]);
  return [...new Set(leads.flat().map(String))];
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
