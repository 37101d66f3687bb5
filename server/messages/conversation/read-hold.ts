import { notFound } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';

/** Returns the text that put a lead's number on hold; null if the number is not on hold. */
export const readHold = async (
  conversation: Pick<Conversation, 'models' | 'consents' | 'seal'>,
  id: string,
): Promise<{ text: string; at: string } | null> => {
  const { models, consents } = conversation;
  const lead = await models.clients
    .findById(await findLeadId(conversation, id))
    .select({ phoneNumber: 1 })
    .lean();
  if (!lead) throw notFound('client');
  const keys = await consents.personKeys.phoneKey(lead.phoneNumber);
  const hold = await models.numberHolds.findOne({ _id: { $in: keys } }).lean();
  if (!hold) return null;
  const message = await models.messages.findById(hold.messageId).lean<MessageDoc>();
  return { text: message ? openContent(conversation, message).body : '', at: hold.at.toISOString() };
};
