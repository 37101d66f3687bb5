import { phoneSpellings } from '../../shared/phone';
import { fold } from '../core/db/search';
import { toE164 } from '../leads/phone';
import { withDeleted } from '../leads/store/hide-deleted';
import { openContent } from './content';
import type { Deps } from './deps';
import type { MessageDoc } from './message.model';

type Sender = { email?: string; phoneNumber?: string };

/** Returns true if a sender is another lead's too. */
const isShared = async (
  { models }: Deps,
  { phoneKey }: MessageDoc,
  { email, phoneNumber }: Sender,
  ids: readonly string[],
): Promise<boolean> => {
  const reach = email
    ? { 'keys.email': fold(email) }
    : { phoneE164: { $in: phoneSpellings(toE164(phoneNumber ?? '') ?? '') } };
  const [lead, message] = await Promise.all([
    models.clients.exists({ ...reach, _id: { $nin: ids } }).setOptions(withDeleted),
    models.messages.exists({ phoneKey, clientId: { $exists: true, $nin: ids } }),
  ]);
  return lead !== null || message !== null;
};

/**
 * Returns the numbers and addresses that a person writes from, although no lead of theirs has them: staff assigned their
 * messages, or a merged lead had them. One that is another lead's too is not theirs alone.
 */
export const findOwnSenders = async (needs: Deps, ids: readonly string[]): Promise<Sender[]> => {
  const messages = await needs.models.messages
    .find({ clientId: { $in: ids }, direction: 'in', $or: [{ channel: 'text' }, { sender: 'person' }] })
    .lean<MessageDoc[]>();
  const byKey = new Map(messages.map((message) => [message.phoneKey, message]));
  const senders: Sender[] = [];
  for (const message of byKey.values()) {
    const { from } = openContent(needs.conversation, message);
    const sender = message.channel === 'email' ? { email: from } : { phoneNumber: from };
    if (from && !(await isShared(needs, message, sender, ids))) senders.push(sender);
  }
  return senders;
};
