import { notFound } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';

/** Returns the message that put a lead's person on hold; null if they are not on hold. */
export const readHold = async (
  conversation: Pick<Conversation, 'models' | 'consents' | 'seal'>,
  id: string,
): Promise<{ text: string; at: string } | null> => {
  const { models, consents } = conversation;
  const lead = await models.clients
    .findById(await findLeadId(conversation, id))
    .select({ phoneNumber: 1, phoneE164: 1, email: 1 })
    .lean();
  if (!lead) throw notFound('client');
  const keys = await consents.personKeys.findKeys(lead);
  const hold = await models.numberHolds.findOne({ _id: { $in: keys } }).lean();
  if (!hold) return null;
  const message = await models.messages.findById(hold.messageId).lean<MessageDoc>();
  return { text: message ? openContent(conversation, message).body : '', at: hold.at.toISOString() };
};
