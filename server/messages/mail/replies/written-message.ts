import { fold } from '../../../core/db/search';
import type { OutboxDoc } from '../../../core/outbox/outbox.model';
import type { ClientDoc } from '../../../leads/store/client.model';
import { openContent } from '../../conversation/content';
import type { MessageDoc } from '../../conversation/message.model';
import type { Mail } from '../mail';

const findWritten = async (
  { models }: Pick<Mail, 'models'>,
  { data: { message } }: Pick<OutboxDoc, 'data'>,
) => (typeof message === 'string' ? models.messages.findById(message).lean<MessageDoc>() : null);

/** The states from which a message by hand moves to another; an outbox entry may be sent again. */
const before = {
  accepted: ['queued', 'refused', 'undelivered'],
  refused: ['queued'],
  undelivered: ['queued', 'accepted'],
} as const;

/** Records in the conversation what happened to a message that staff wrote, unread if it failed; other messages are not in it. */
export const settleWritten = async (
  { models, feed }: Pick<Mail, 'models' | 'feed'>,
  { data: { message, lead } }: Pick<OutboxDoc, 'data'>,
  state: keyof typeof before,
  error?: string,
): Promise<void> => {
  if (typeof message !== 'string') return;
  await models.messages.updateOne(
    { _id: message, state: { $in: [...before[state]] } },
    error ? { $set: { state, error, unread: true } } : { $set: { state }, $unset: { error: '', unread: '' } },
  );
  feed.announce(String(lead), 'changed');
};

/** Returns the values of a message that staff wrote; undefined if it is gone, or was written to another address. */
export const readWritten = async (
  mail: Pick<Mail, 'models' | 'feed' | 'conversation'>,
  entry: Pick<OutboxDoc, 'data'>,
  lead: Pick<ClientDoc, 'email'> | null,
): Promise<Record<string, string> | undefined> => {
  const message = await findWritten(mail, entry);
  if (!message || !lead) return undefined;
  const { body, subject = '', to } = openContent(mail.conversation, message);
  if (fold(to) === fold(lead.email)) return { text: body, subject };
  await settleWritten(mail, entry, 'refused', 'ADDRESS_CHANGED');
  return undefined;
};

/** Returns the messages that an entry's message follows, the newest last; empty for automatic mail. */
export const findReferences = async (
  mail: Pick<Mail, 'models' | 'conversation'>,
  entry: Pick<OutboxDoc, 'data'>,
): Promise<string[]> => {
  const message = await findWritten(mail, entry);
  return message ? (openContent(mail.conversation, message).references ?? []) : [];
};
