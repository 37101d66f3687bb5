import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { notFound } from '../core/http/trpc';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';
import { refreshInbox } from './refresh-inbox';

/** Confirms that a colleague wrote an e-mail from their address, which the receiving server could not tell. */
export const confirmColleague = async (
  conversation: Conversation,
  caller: Staff,
  id: string,
): Promise<void> => {
  const { models, feed, now } = conversation;
  const message = await models.messages
    .findOne({ _id: id, direction: 'in', clientId: { $exists: true } })
    .lean<MessageDoc>();
  const { colleague } = message ? openContent(conversation, message) : {};
  if (!message?.clientId || !colleague) throw notFound('message');
  await models.messages.updateOne({ _id: id }, { $set: { by: colleague }, $unset: { unread: '' } });
  await refreshInbox(conversation, message.clientId);
  const entry = { action: 'confirm-colleague', entity: 'client', entityId: message.clientId } as const;
  await writeAudit({ models, now }, caller, entry);
  feed.announce(message.clientId, 'changed');
};
