import { Types } from 'mongoose';
import { hashSalted, type MessageContent, openContent, sealContent } from '../../conversation/content';
import { readFile } from '../../conversation/files';
import type { MessageDoc } from '../../conversation/message.model';
import { refreshPerson } from '../../conversation/refresh-inbox';
import { system } from '../../core/caller';
import { ignoreDuplicate } from '../../core/db/errors';
import { fold } from '../../core/db/search';
import { PermanentFailure } from '../../core/outbox/failures';
import type { OutboxDoc } from '../../core/outbox/outbox.model';
import type { ClientDoc } from '../../leads/store/client.model';
import { historyEntry, traced } from '../../leads/store/history';
import type { Deps } from '../deps';
import { toEntryId } from '../message-name';
import type { MailMessage } from '../transport';

const findWritten = async ({ models }: Deps, { data: { message } }: Pick<OutboxDoc, 'data'>) =>
  typeof message === 'string' ? models.messages.findById(message).lean<MessageDoc>() : null;

/**
 * Adds an automatic e-mail that was sent, or a letter, to the conversation, in the words that its recipient read. A
 * message by hand is there already. Safe to repeat.
 */
export const storeSent = async (
  { models, conversation, consents, feed, now, mail }: Deps,
  entry: OutboxDoc,
  lead: ClientDoc,
  { to, ...words }: Pick<MessageContent, 'to' | 'subject' | 'body' | 'messageId'>,
): Promise<void> => {
  if (typeof entry.data.message === 'string') return;
  const _id = new Types.ObjectId(toEntryId(entry, 'mail'));
  const [addressKey = `none:${_id}`] = await consents.personKeys.findKeys({ email: to });
  const by = entry.data.template === 'turn-down-letter' ? lead.letter?.by : undefined;
  const message: MessageDoc = {
    _id,
    clientId: String(lead._id),
    phoneKey: addressKey,
    channel: 'email',
    direction: 'out',
    state: 'accepted',
    at: new Date(now()),
    ...(by && { by }),
    sealed: sealContent(conversation, _id, { ...words, from: mail.from, to }),
  };
  await models.messages.create(message).catch(ignoreDuplicate);
  feed.announce(String(lead._id), 'changed');
};

/** The states from which a message moves to another; an outbox entry may be sent again. */
const before = {
  accepted: ['queued', 'refused', 'undelivered'],
  refused: ['queued'],
  undelivered: ['queued', 'accepted'],
} as const;

/**
 * Records in the conversation what happened to a message, if it is there: one by hand, which is unread and in the inbox if it failed, or one
 * that was sent. `raw` is what a mail server said of it.
 */
export const settleWritten = async (
  { models, feed, conversation }: Deps,
  entry: Pick<OutboxDoc, '_id' | 'tries' | 'data'>,
  state: keyof typeof before,
  error?: string,
  raw?: string,
): Promise<void> => {
  const { message } = entry.data;
  const isByHand = typeof message === 'string';
  const _id = isByHand ? message : toEntryId(entry, 'mail');
  const stored = await models.messages.findById(_id).lean<MessageDoc>();
  if (!stored) return;
  const report = raw && { report: hashSalted(openContent(conversation, stored), raw) };
  const set = { state, entryDue: 'now', ...report } as const;
  const news = { unread: true, failedAt: new Date(conversation.now()), inboxDue: true } as const;
  const { modifiedCount } = await models.messages.updateOne(
    { _id, state: { $in: [...before[state]] } },
    error
      ? { $set: { ...set, error, ...(isByHand && news) } }
      : { $set: set, $unset: { error: '', unread: '', failedAt: '' } },
  );
  if (modifiedCount === 0) return;
  const { clientId } = stored;
  if (isByHand && clientId) await refreshPerson(conversation, clientId);
  // A reply to an unknown sender is news, too.
  feed.announce(clientId ?? _id, 'changed');
};

/** Returns the values of a message that staff wrote; undefined if it is gone, or the lead has another address by now. */
export const readWritten = async (
  deps: Deps,
  entry: Pick<OutboxDoc, '_id' | 'tries' | 'data'>,
  lead: Pick<ClientDoc, 'email'> | null,
): Promise<Record<string, string> | undefined> => {
  const message = await findWritten(deps, entry);
  if (!message) return undefined;
  const { body, subject = '', to } = openContent(deps.conversation, message);
  if (entry.data.to === 'sender' || fold(to) === fold(lead?.email ?? '')) return { text: body, subject };
  await settleWritten(deps, entry, 'refused', 'ADDRESS_CHANGED');
  return undefined;
};

/** A longer one would make a line that mail servers refuse. */
const mostIdLength = 500;

/** Returns the ID of a foreign message as our headers can repeat it, in ASCII. */
const encodeId = (id: string): string =>
  id.replace(/[^!-~]+/g, (signs) => Buffer.from(signs).toString('hex').replace(/../g, '%$&'));

/** Returns the messages that an entry's message follows, the newest last; empty for automatic mail. */
export const findReferences = async (deps: Deps, entry: Pick<OutboxDoc, 'data'>): Promise<string[]> => {
  const message = await findWritten(deps, entry);
  const { references = [] } = message ? openContent(deps.conversation, message) : {};
  return references.map(encodeId).filter((id) => id.length <= mostIdLength);
};

/** Returns the files of a message that staff wrote; empty for automatic mail. */
export const readAttachments = async (
  deps: Deps,
  entry: Pick<OutboxDoc, 'data'>,
): Promise<NonNullable<MailMessage['attachments']>> => {
  const message = await findWritten(deps, entry);
  const { files = [] } = message ? openContent(deps.conversation, message) : {};
  return Promise.all(
    files.map(async ({ name, type }, file) => {
      const content = await readFile(deps.conversation, { message: String(message!._id), file });
      if (!content) throw new PermanentFailure('FILE_GONE');
      return { filename: name, content, contentType: type };
    }),
  );
};

type Became = {
  action: 'mail' | 'mail-refused' | 'mail-stopped' | 'mail-returned';
  note: string;
  /** The reason why it was not sent or did not arrive. */
  error?: string;
  /** The words of a mail server about it. */
  report?: string;
};

/** The state of a message in the conversation, after each of these. */
const states = {
  mail: 'accepted',
  'mail-refused': 'refused',
  'mail-stopped': 'refused',
  'mail-returned': 'undelivered',
} as const;

/**
 * Records in a lead's timeline, and in its conversation, what happened to a message to its person, only once even if
 * repeated. An unknown sender has no lead.
 */
export const tellTimeline = async (
  deps: Deps,
  lead: ClientDoc | null,
  outboxEntry: OutboxDoc,
  { error, report, ...what }: Became,
) => {
  const { models, now } = deps;
  const _id = new Types.ObjectId(toEntryId(outboxEntry, what.action));
  const entry = { ...historyEntry(system, now, what), _id };
  if (lead)
    await models.clients.updateOne(
      { _id: lead._id, 'history._id': { $ne: entry._id } },
      traced({ entries: [entry] }),
    );
  await settleWritten(deps, outboxEntry, states[what.action], error, report);
};
