import type { MessageRecord } from '../../shared/schemas/message';
import { findAllIds } from '../leads/store/lead-by-id';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';
import { getGateSentence } from './refused-by-gate';
import { getProviderError } from './rules/provider-errors';

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

/** The states in which an error says why a text did not arrive, or not yet. */
const stuck: readonly MessageDoc['state'][] = ['queued', 'refused', 'undelivered', 'expired'];

/** Returns why an e-mail did not arrive, for staff: it came back, or a mail server did not accept it. */
const getMailSentence = (error: string): string => {
  const [, how, code] = /^(came back|gave up) (.+)$/.exec(error) ?? [];
  if (how === 'came back') return `It came back: the address cannot be reached (${code}).`;
  if (how === 'gave up') return `We tried for three days, and no mail server accepted it (${code}).`;
  return `The mail server did not accept it (${error}).`;
};

const getError = ({ channel, state, error }: MessageDoc): Pick<MessageRecord, 'error' | 'errorCode'> => {
  if (!error || !stuck.includes(state)) return {};
  const why = channel === 'email' ? getMailSentence(error) : getProviderError(error).sentence;
  return { error: getGateSentence(error) ?? why, errorCode: error };
};

export const toMessage = (conversation: Pick<Conversation, 'seal'>, message: MessageDoc): MessageRecord => {
  const { _id, channel, direction, state, at, by = '', ground, groundId, providerId } = message;
  const { segments, cost, dueAt, expiresAt, sender, automatic, reaction, unread } = message;
  const { template, templateVersion } = message;
  const content = openContent(conversation, message);
  const { body, subject, from, quoted, files, isHtml, authentication, colleague } = content;
  return {
    id: String(_id),
    channel,
    direction,
    state,
    text: body,
    at: at.toISOString(),
    ...(subject !== undefined && { subject }),
    ...(channel === 'email' && direction === 'in' && { from, sender: sender ?? 'other' }),
    ...(quoted && { quoted }),
    ...(files && { files }),
    ...(isHtml && { html: true }),
    ...(authentication && { authentication }),
    ...(colleague && !by && { colleague }),
    ...(automatic && { automatic }),
    ...(reaction && { reaction }),
    ...(unread && { unread }),
    by,
    ...(ground && { ground }),
    ...(groundId && { groundId }),
    ...(providerId && { providerId }),
    ...(segments && { segments }),
    ...(cost && { cost }),
    ...getError(message),
    ...(dueAt && dueAt > at && state === 'queued' && { dueAt: dueAt.toISOString() }),
    ...(expiresAt && state === 'queued' && { expiresAt: expiresAt.toISOString() }),
    ...(template && { template, templateVersion }),
  };
};

const mostShown = 500;

/** Returns a lead's conversation, and those of the leads merged into it, newest first. */
export const readMessages = async (conversation: Conversation, id: string): Promise<MessageRecord[]> => {
  const { models } = conversation;
  const messages = await models.messages
    .find({ clientId: { $in: await findAllIds(conversation, id) } })
    .sort({ at: -1, _id: -1 })
    .limit(mostShown)
    .lean<MessageDoc[]>();
  return messages.map((message) => toMessage(conversation, message));
};
