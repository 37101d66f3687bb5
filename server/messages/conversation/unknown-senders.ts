import type { UnknownMessage } from '../../../shared/schemas/message';
import { addToList, onList } from '../../contact/do-not-contact';
import { notFound } from '../../core/http/trpc';
import { carrying, event } from '../../core/outbox/event';
import { findLeadId } from '../../leads/merge/lead-id';
import { mailReceived } from '../mail/replies/take-mail';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';

/** The list of numbers and addresses whose messages staff do not want to see. */
const blocked = 'blocked-texts';
const mostShown = 200;
export const waiting = {
  direction: 'in',
  clientId: { $exists: false },
  decidedAt: { $exists: false },
} as const;

/** Returns the messages of unknown senders, newest first, without blocked ones. */
export const readUnknown = async (conversation: Conversation): Promise<UnknownMessage[]> => {
  const { models } = conversation;
  const all = await models.messages.find(waiting).sort({ at: -1 }).limit(mostShown).lean<MessageDoc[]>();
  const keys = [...new Set(all.map(({ phoneKey }) => phoneKey))];
  const refused = await models.doNotContact.find(onList(blocked, keys)).select({ key: 1 }).lean();
  const isBlocked = new Set(refused.map(({ key }) => key));
  return all
    .filter(({ phoneKey }) => !isBlocked.has(phoneKey))
    .map((message) => {
      const { _id, channel, at } = message;
      const { body, from, subject, files } = openContent(conversation, message);
      return {
        id: String(_id),
        channel,
        from,
        ...(subject !== undefined && { subject }),
        text: body,
        ...(files && { files }),
        at: at.toISOString(),
      };
    });
};

/** Returns true if a key is that of a lead's e-mail address. */
const isAddressOfLead = async ({ models, consents }: Conversation, id: string, key: string) => {
  const lead = await models.clients.findById(id).select({ email: 1 }).lean();
  return (await consents.personKeys.findKeys({ email: lead?.email })).includes(key);
};

/** Assigns the messages of an unknown sender to a lead, or blocks the sender. */
export const decideUnknown = async (
  conversation: Conversation,
  { id, clientId, block }: { id: string; clientId?: string | undefined; block?: boolean | undefined },
): Promise<void> => {
  const { models, feed, now } = conversation;
  const message = await models.messages.findOne({ _id: id, ...waiting }).lean<MessageDoc>();
  if (!message) throw notFound('message');
  const { phoneKey } = message;
  if (block) await addToList(conversation, blocked, [phoneKey]);
  const lead = clientId && (await findLeadId(conversation, clientId));
  if (lead && !(await models.clients.exists({ _id: lead }))) throw notFound('client');
  const isTheirs = lead && (await isAddressOfLead(conversation, lead, phoneKey));
  const decision = {
    $set: {
      decidedAt: new Date(now()),
      ...(lead && { clientId: lead }),
      ...(isTheirs && { sender: 'person' }),
    },
    // The person who decides has read them.
    $unset: { unread: '' },
  };
  for (const { _id, channel } of await models.messages.find({ phoneKey, ...waiting }).lean<MessageDoc[]>()) {
    // A text was acted on when it arrived; an e-mail had no person yet.
    const isToAct = lead && channel === 'email';
    const events = isToAct ? [event(mailReceived, now, { message: String(_id) })] : [];
    await models.messages.updateOne({ _id, ...waiting }, { ...decision, $push: carrying(events) });
  }
  if (!lead) return;
  await models.numberHolds.updateOne({ _id: phoneKey }, { $set: { clientId: lead } });
  feed.announce(lead, 'changed');
};
