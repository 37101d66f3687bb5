import { classifyOptOut, type OptOut } from '../../contact/opt-out/classify-opt-out';
import { type Conversation, openContent } from '../../conversation/content';
import { readFile } from '../../conversation/files';
import { holdNumber } from '../../conversation/hold-number';
import type { MessageDoc } from '../../conversation/message.model';
import type { ClientDoc } from '../../leads/store/client.model';
import { parseMail } from './parse-mail';
import { classifyMail } from './rules/classify-mail';
import { splitQuotes } from './rules/split-quotes';

const atOnce = 200;

/** Only the person's own e-mails count, as they do when they arrive. */
const counts = ({ channel, clientId, sender, decidedAt }: MessageDoc): boolean =>
  channel === 'text' || Boolean(clientId && (sender === 'person' || decidedAt));

const readWish = async (conversation: Conversation, message: MessageDoc): Promise<OptOut> => {
  const { subject, body } = openContent(conversation, message);
  if (message.channel === 'text') return classifyOptOut(body);
  // Earlier versions lost what stands below a quote, so the original is read.
  const original = await readFile(conversation, { message: String(message._id) });
  const words = original ? splitQuotes((await parseMail(original)).text).body : body;
  return classifyMail({ subject, body: words, automatic: message.automatic && !message.decidedAt });
};

/** Returns true if a later withdrawal or a decision of staff settled what the person meant. */
const isSettled = async (
  { models }: Pick<Conversation, 'models'>,
  { phoneKey, clientId, at }: MessageDoc,
): Promise<boolean> => {
  const later = { kind: 'withdrawal', at: { $gte: at } } as const;
  if (await models.consents.exists({ keys: phoneKey, ...later })) return true;
  const lead = clientId
    ? await models.clients.findById(clientId).select({ history: 1 }).lean<Pick<ClientDoc, 'history'>>()
    : null;
  return lead?.history.some((entry) => entry.action === 'hold-ended' && entry.at >= at) ?? false;
};

/**
 * Reads messages from before the rules of today once. What may ask us to stop puts the person on hold, with the task to
 * decide; nothing is withdrawn without staff.
 */
export const readStored = async (conversation: Conversation, signal: AbortSignal): Promise<void> => {
  const { messages } = conversation.models;
  while (!signal.aborted) {
    const due = await messages.find({ optOutDue: true }).limit(atOnce).lean<MessageDoc[]>();
    if (due.length === 0) return;
    for (const message of due) {
      if (counts(message) && !(await isSettled(conversation, message))) {
        const wish = await readWish(conversation, message);
        if (wish.result !== 'neither') await holdNumber(conversation, message, wish);
      }
      await messages.updateOne({ _id: message._id }, { $unset: { optOutDue: '' } });
    }
  }
};
