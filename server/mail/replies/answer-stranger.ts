import { isEmailAddress } from '../../../shared/schemas/text';
import { askUnknownMailGate } from '../../contact/gate';
import { mayContact } from '../../contact/may-contact';
import { type Conversation, openContent } from '../../conversation/content';
import type { MessageDoc } from '../../conversation/message.model';
import { gateSentences } from '../../conversation/refused-by-gate';
import { ofSenders } from '../../conversation/unknown-messages';
import { conflict } from '../../core/http/trpc';
import type { Deps } from '../deps';
import { isProgramAddress } from './rules/automatic';
import { classifyMail } from './rules/classify-mail';
import { findOwnNames } from './rules/own-names';
import { getThread, toQueuedMail } from './write-mail';

/** Returns true if an e-mail of a sender without a lead seems to ask us to stop. Only staff can decide about it. */
export const asksToStop = (conversation: Pick<Conversation, 'seal'>, message: MessageDoc): boolean => {
  if (message.channel !== 'email') return false;
  const { subject, body } = openContent(conversation, message);
  return classifyMail({ subject, body, automatic: message.automatic }).result !== 'neither';
};

/** Returns true if any of a sender's e-mails does. */
const hasAskedToStop = async ({ models, conversation }: Deps, phoneKey: string): Promise<boolean> => {
  const sent = await models.messages.find({ ...ofSenders, phoneKey, channel: 'email' }).lean<MessageDoc[]>();
  return sent.some((message) => asksToStop(conversation, message));
};

/**
 * Decides whether a sender without a lead may get an answer now. Their own e-mail permits it, unless they asked us to
 * stop: by a withdrawal, on a list, or in words that nobody decided about yet.
 */
export const mayAnswer = async (
  deps: Deps,
  { to, phoneKey }: { to: string; phoneKey: string },
): ReturnType<typeof mayContact> => {
  const may = await mayContact(deps, { to, purpose: 'answer', about: 'message' });
  if (may.answer !== 'yes') return may;
  const gate = await askUnknownMailGate(deps, to);
  if (gate.reason && !gate.from) return { answer: 'no', why: gate.reason };
  return (await hasAskedToStop(deps, phoneKey)) ? { answer: 'no', why: 'WITHDRAWN' } : may;
};

/** Returns the e-mail that answers one of an unknown sender, who must be a person with a mailbox of their own. */
export const toMailReply = async (
  deps: Deps,
  theirs: MessageDoc,
  { text, by }: { text: string; by: string },
): Promise<MessageDoc> => {
  if (!deps.mail.transport)
    throw conflict('No mail server is set up. Set SMTP_URL and MAIL_FROM.', 'MAIL_NOT_SET_UP');
  const { phoneKey, automatic } = theirs;
  const { from: to } = openContent(deps.conversation, theirs);
  const { origin, name } = await deps.firm();
  const isOurs = findOwnNames(deps.mail, origin).isMailbox(to);
  if (!isEmailAddress(to) || isOurs || automatic || isProgramAddress(to))
    throw conflict(
      'A program sent this, or nobody reads this address. Nothing can be sent to it.',
      'NO_ADDRESS',
    );
  const may = await mayAnswer(deps, { to, phoneKey });
  if (may.answer === 'no')
    throw conflict(gateSentences[may.why === 'suppressed' ? 'SUPPRESSED' : may.why], 'NOT_ALLOWED');
  const { subject = '', references } = getThread(deps, theirs);
  const content = {
    body: text,
    to,
    subject: subject === 'Re: ' ? `A message from ${name}` : subject,
    references,
  };
  return toQueuedMail(deps, content, { phoneKey, by, ground: 'inbound' });
};
