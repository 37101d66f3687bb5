import type { UnknownMessage } from '../../../shared/schemas/message';
import { addToList, onList } from '../../contact/do-not-contact';
import { notFound } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import type { MessageDoc } from './message.model';
import { openContent, type Texts } from './texts';

/** The list of numbers whose texts staff do not want to see. */
const blocked = 'blocked-texts';
const mostShown = 200;
const waiting = { direction: 'in', clientId: { $exists: false }, decidedAt: { $exists: false } } as const;

/** Returns the texts of unknown senders, newest first, without blocked numbers. */
export const readUnknown = async (texts: Texts): Promise<UnknownMessage[]> => {
  const { models } = texts;
  const all = await models.messages.find(waiting).sort({ at: -1 }).limit(mostShown).lean<MessageDoc[]>();
  const keys = [...new Set(all.map(({ phoneKey }) => phoneKey))];
  const refused = await models.doNotContact.find(onList(blocked, keys)).select({ key: 1 }).lean();
  const isBlocked = new Set(refused.map(({ key }) => key));
  return all
    .filter(({ phoneKey }) => !isBlocked.has(phoneKey))
    .map((message) => {
      const { body, from } = openContent(texts, message);
      return { id: String(message._id), from, text: body, at: message.at.toISOString() };
    });
};

/** Assigns the texts of an unknown sender to a lead, or blocks the number. */
export const decideUnknown = async (
  texts: Texts,
  { id, clientId, block }: { id: string; clientId?: string | undefined; block?: boolean | undefined },
): Promise<void> => {
  const { models, feed, now } = texts;
  const message = await models.messages.findOne({ _id: id, ...waiting }).lean<MessageDoc>();
  if (!message) throw notFound('message');
  const { phoneKey } = message;
  if (block) await addToList(texts, blocked, [phoneKey]);
  const lead = clientId && (await findLeadId(texts, clientId));
  if (lead && !(await models.clients.exists({ _id: lead }))) throw notFound('client');
  await models.messages.updateMany(
    { phoneKey, ...waiting },
    { $set: { decidedAt: new Date(now()), ...(lead && { clientId: lead }) } },
  );
  if (lead) feed.announce(lead, 'changed');
};
