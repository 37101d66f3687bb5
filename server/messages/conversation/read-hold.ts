import type { HeldMessage } from '../../../shared/schemas/message';
import { notFound } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import { type Conversation, openContent } from './content';
import { findLeadKeys } from './lead-keys';
import type { MessageDoc } from './message.model';

/** Returns a lead and the holds on its number and address. */
export const findHolds = async (conversation: Pick<Conversation, 'models' | 'consents'>, id: string) => {
  const lead = await findLeadKeys(conversation, await findLeadId(conversation, id));
  if (!lead) throw notFound('client');
  return { lead, holds: await conversation.models.numberHolds.find({ _id: { $in: lead.keys } }).lean() };
};

/** The newest messages of each hold that are shown. */
const mostShown = 100;

/** Returns the messages that put a lead's person on hold, oldest first; none if they are not on hold. */
export const readHold = async (
  conversation: Pick<Conversation, 'models' | 'consents' | 'seal'>,
  id: string,
): Promise<HeldMessage[]> => {
  const { holds } = await findHolds(conversation, id);
  const shown = holds.flatMap(({ messageIds, at }) =>
    messageIds.slice(-mostShown).map((message) => ({ id: message, at })),
  );
  const stored = await conversation.models.messages
    .find({ _id: { $in: shown.map((one) => one.id) } })
    .lean<MessageDoc[]>();
  return shown
    .map((one) => {
      const message = stored.find(({ _id }) => String(_id) === one.id);
      const text = message ? openContent(conversation, message).body : '';
      return { id: one.id, text, at: (message?.at ?? one.at).toISOString() };
    })
    .sort((a, b) => a.at.localeCompare(b.at));
};
