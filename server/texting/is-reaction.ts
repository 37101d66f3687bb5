import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { quotes, readQuoted } from '../conversation/rules/reactions';
import type { Texts } from './texts';

/** The newest texts of ours among which the message of a reaction is looked for. */
const mostRead = 500;

/** Returns true if a text only says how its sender likes one of our texts to that number. */
export const isReaction = async (texts: Texts, phoneKey: string, body: string): Promise<boolean> => {
  const quoted = readQuoted(body);
  if (quoted.length === 0) return false;
  const ours = await texts.models.messages
    .find({ phoneKey, channel: 'text', direction: 'out' })
    .sort({ at: -1 })
    .limit(mostRead)
    .select({ sealed: 1 })
    .lean<MessageDoc[]>();
  return ours.some((message) => quoted.some((quote) => quotes(quote, openContent(texts, message).body)));
};
