import type { HeldMessage } from '../../shared/schemas/message';
import { findLeadKeys } from '../contact/opt-out/hold-person';
import { notFound } from '../core/http/trpc';
import { findLeadId } from '../leads/merge/lead-id';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';

/** Returns a lead and the holds on its number and address, with all that began together. */
export const findHolds = async (conversation: Pick<Conversation, 'models' | 'consents'>, id: string) => {
  const { numberHolds } = conversation.models;
  const lead = await findLeadKeys(conversation, await findLeadId(conversation, id));
  if (!lead) throw notFound('client');
  const byKey = await numberHolds.find({ _id: { $in: lead.keys } }).lean();
  const leads = [
    String(lead._id),
    ...(lead.mergedIds ?? []),
    ...byKey.flatMap(({ clientId }) => clientId ?? []),
  ];
  const byLead = await numberHolds.find({ clientId: { $in: leads } }).lean();
  return { lead, holds: [...new Map([...byKey, ...byLead].map((hold) => [hold._id, hold])).values()] };
};

/** The newest messages of each hold that are shown. */
const mostShown = 100;

/** Returns the messages that put a lead's person on hold, oldest first; none if they are not on hold. */
export const readHold = async (
  conversation: Pick<Conversation, 'models' | 'consents' | 'seal'>,
  id: string,
): Promise<HeldMessage[]> => {
  const { models } = conversation;
  const { holds } = await findHolds(conversation, id);
  const shown = new Map(
    holds.flatMap(({ messageIds, at }) => messageIds.slice(-mostShown).map((message) => [message, at])),
  );
  const ids = [...shown.keys()];
  const stored = await models.messages.find({ _id: { $in: ids } }).lean<MessageDoc[]>();
  const forms = await models.clients
    .find({ _id: { $in: ids } })
    .select({ additionalInfo: 1 })
    .lean();
  const questions = await models.agreements
    .find({ _id: { $in: ids } })
    .select({ events: 1 })
    .lean();
  return [...shown]
    .map(([message, at]) => {
      const isIt = ({ _id }: { _id: unknown }) => String(_id) === message;
      const text = stored.find(isIt);
      const question = questions.find(isIt)?.events.findLast(({ step }) => step === 'asked');
      const body = text && openContent(conversation, text).body;
      return {
        id: message,
        text: body ?? forms.find(isIt)?.additionalInfo ?? question?.note ?? '',
        at: (text?.at ?? at).toISOString(),
      };
    })
    .sort((a, b) => a.at.localeCompare(b.at));
};
