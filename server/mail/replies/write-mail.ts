import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { findFilesProblem } from '../../../shared/mail-files';
import type { ContactAnswer } from '../../../shared/schemas/contact';
import { isEmailAddress } from '../../../shared/schemas/text';
import { askContactGate } from '../../contact/gate';
import { mayContact } from '../../contact/may-contact';
import { type MessageContent, openContent, sealContent, type Written } from '../../conversation/content';
import { withFiles } from '../../conversation/files';
import type { MessageDoc } from '../../conversation/message.model';
import { refreshPerson } from '../../conversation/refresh-inbox';
import { gateSentences } from '../../conversation/refused-by-gate';
import { writeAudit } from '../../core/audit/write-audit';
import { getName, type Staff } from '../../core/caller';
import { badRequest, conflict } from '../../core/http/trpc';
import { mailJob } from '../../core/outbox/enqueue';
import { event } from '../../core/outbox/work';
import { leadById } from '../../leads/store/lead-by-id';
import { endTurns } from '../../proof/number-turns';
import type { Deps } from '../deps';
import { getDomain } from '../message-name';

/** The most messages that `References` names: the first and the newest ones. */
const mostReferences = 20;

/** Returns the subject and the references of an answer to an e-mail that arrived. */
export const getThread = ({ conversation }: Deps, theirs: MessageDoc) => {
  const { subject, messageId, references = [] } = openContent(conversation, theirs);
  const all = [...references, ...(messageId ? [messageId] : [])];
  return {
    subject: subject?.replace(/^(\s*(re|rv|aw|sv)\s*:)*\s*/i, 'Re: '),
    references: [...all.slice(0, 1), ...all.slice(1).slice(-mostReferences)],
  };
};

/** The same for an e-mail to a lead: it follows the person's last one, or else our last one. */
const findThread = async (deps: Deps, clientId: string): Promise<ReturnType<typeof getThread>> => {
  const { models } = deps;
  const last = await models.messages
    .findOne({ clientId, channel: 'email', direction: 'in', automatic: { $exists: false } })
    .sort({ at: -1 })
    .lean<MessageDoc>();
  if (last) return getThread(deps, last);
  const sent = await models.sentMails.findOne({ clientId }).sort({ at: -1 }).lean();
  return { subject: undefined, references: sent ? [`<${sent._id}@${getDomain(deps.mail.from)}>`] : [] };
};

/** Returns an e-mail of staff that waits to be sent: to a lead's person, or to an unknown sender. */
export const toQueuedMail = (
  { conversation, now, mail }: Deps,
  content: Omit<MessageContent, 'from'>,
  rest: Pick<MessageDoc, 'phoneKey' | 'by'> & Partial<MessageDoc>,
): MessageDoc => {
  const { _id = new Types.ObjectId(), clientId } = rest;
  return {
    ...rest,
    _id,
    channel: 'email',
    direction: 'out',
    state: 'queued',
    at: new Date(now()),
    sealed: sealContent(conversation, _id, { ...content, from: mail.from }),
    outbox: [
      event(mailJob, now, {
        event: 'message.written',
        template: 'message',
        message: String(_id),
        ...(clientId ? { to: 'person', lead: clientId } : { to: 'sender' }),
      }),
    ],
  };
};

/** A file of an e-mail by hand. */
export type MailFile = { name: string; type: string; bytes: Buffer };

const toListed = ({ name, type, bytes }: MailFile) => ({
  name,
  type,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Asks the contact gate, and the list of addresses that unsubscribed. */
const askGate = async (deps: Deps, clientId: string, to: string): Promise<ContactAnswer> => {
  const answer = await askContactGate(deps, clientId, 'email');
  if (!answer.allowed) return answer;
  const may = await mayContact(deps, { to, purpose: 'answer', about: 'message', lead: clientId });
  return may.answer === 'yes' ? answer : { allowed: false, reason: 'SUPPRESSED' };
};

/** Returns the address for an e-mail to a lead by hand, or why none can be sent now. */
export const checkMail = async (deps: Deps, clientId: string) => {
  const { email: to, language } = await leadById(deps, clientId, { email: 1, language: 1 });
  if (!deps.mail.transport)
    return { refusal: conflict('No mail server is set up. Set SMTP_URL and MAIL_FROM.', 'MAIL_NOT_SET_UP') };
  if (!isEmailAddress(to))
    return { refusal: conflict('This is not an e-mail address. Correct it on the lead.', 'NO_ADDRESS') };
  const answer = await askGate(deps, clientId, to);
  if (answer.allowed) return { to, language };
  const sentence = gateSentences[answer.reason ?? 'SUPPRESSED'];
  return { refusal: conflict(sentence, 'NOT_ALLOWED', { contact: answer }), from: answer.from };
};

/**
 * Queues an e-mail that staff wrote, with its files, if the gate permits it now; it is asked again when the message is
 * sent.
 */
export const writeMail = async (
  deps: Deps,
  caller: Staff,
  { clientId, text, subject, template, templateVersion }: Written,
  files: readonly MailFile[] = [],
): Promise<MessageDoc> => {
  const { models, conversation, now } = deps;
  const listed = files.map(toListed);
  const problem = findFilesProblem(listed);
  if (problem) throw badRequest(problem);
  const check = await checkMail(deps, clientId);
  if (check.refusal) throw check.refusal;
  const { to, language } = check;
  const thread = await findThread(deps, clientId);
  const { name } = await deps.firm();
  const usual = language === 'es' ? `Un mensaje de ${name}` : `A message from ${name}`;
  const [addressKey = ''] = await deps.consents.personKeys.findKeys({ email: to });
  const _id = new Types.ObjectId();
  const message = toQueuedMail(
    deps,
    {
      body: text,
      to,
      subject: subject ?? thread.subject ?? usual,
      references: thread.references,
      ...(files.length > 0 && { files: listed }),
    },
    {
      _id,
      clientId,
      phoneKey: addressKey,
      by: getName(caller),
      ...(template && { template, templateVersion }),
    },
  );
  const bytes = files.map((file) => file.bytes);
  await withFiles(conversation, String(_id), bytes, () => models.messages.create(message));
  await endTurns(models, [addressKey]);
  await refreshPerson(conversation, clientId);
  deps.feed.announce(clientId, 'changed');
  await writeAudit({ models, now }, caller, { action: 'email', entity: 'client', entityId: clientId });
  return message;
};
