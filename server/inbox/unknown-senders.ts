import type { UnknownMessage } from '../../shared/schemas/message';
import { findLeadKeys } from '../contact/opt-out/hold-person';
import { type Conversation, openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { toMessage } from '../conversation/read-messages';
import { refreshInbox } from '../conversation/refresh-inbox';
import { ofSenders, toSenders, waiting } from '../conversation/unknown-messages';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { deriveId } from '../core/db/derive-id';
import { notFound } from '../core/http/trpc';
import { carrying, event } from '../core/outbox/work';
import { readPage } from '../core/read-page';
import { historyEntry, traced } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import { asksToStop } from '../mail/replies/answer-stranger';
import { mailReceived } from '../mail/replies/take-mail';
import { endTurns } from '../proof/number-turns';
import { textReceived } from '../texting/take-incoming';

/** Staff decided, and chose no lead: the sender does not show again. That says nothing about contact. */
const blocked = { ...ofSenders, decidedAt: { $exists: true } } as const;

const findBlocked = ({ models }: Pick<Conversation, 'models'>): Promise<string[]> =>
  models.messages.distinct('phoneKey', blocked);

type Sent = Pick<MessageDoc, 'phoneKey' | 'at' | 'failedAt' | 'settledAt'>;

const sentFields = { phoneKey: 1, at: 1, failedAt: 1, settledAt: 1 } as const;

/**
 * Returns a test for messages of unknown senders that staff answered or settled. A reply that failed answers nothing, and
 * its sender waits until someone writes again or presses *Done*.
 */
const findAnswered = async ({ models }: Pick<Conversation, 'models'>) => {
  const replies = await models.messages.find(toSenders).select(sentFields).lean<Sent[]>();
  return ({ phoneKey, at, settledAt }: Sent): boolean => {
    const own = replies.filter((reply) => reply.phoneKey === phoneKey);
    const wroteAt = Math.max(
      0,
      ...own.filter(({ failedAt }) => !failedAt).map((reply) => reply.at.getTime()),
    );
    const hasFailed = own.some(
      (reply) => reply.failedAt && !reply.settledAt && reply.failedAt.getTime() > wroteAt,
    );
    return !hasFailed && (settledAt !== undefined || wroteAt >= at.getTime());
  };
};

type Asking = Pick<MessageDoc, '_id' | 'reaction'>;

/** Returns a test for messages that ask nobody for an answer: a stop that counts, or a reaction. */
const findSettled = async ({ models }: Pick<Conversation, 'models'>, messages: readonly Asking[]) => {
  const toStop = ({ _id }: Asking) => deriveId(`stop ${_id}`);
  const stops = new Set(
    (await models.consents.distinct('_id', { _id: { $in: messages.map(toStop) } })).map(String),
  );
  return (message: Asking) => message.reaction === true || stops.has(toStop(message));
};

/** Returns the number of unknown senders who seem to be people, are not blocked and wait for an answer. */
export const countUnknown = async (conversation: Conversation): Promise<number> => {
  const people = { ...waiting, automatic: { $exists: false } } as const;
  const [written, isAnswered, blockedKeys] = await Promise.all([
    conversation.models.messages
      .find(people)
      .select({ ...sentFields, reaction: 1 })
      .lean<(Sent & Asking)[]>(),
    findAnswered(conversation),
    findBlocked(conversation),
  ]);
  const isBlocked = new Set(blockedKeys);
  const open = written.filter((message) => !isBlocked.has(message.phoneKey) && !isAnswered(message));
  const isSettled = await findSettled(conversation, open);
  return new Set(open.filter((message) => !isSettled(message)).map(({ phoneKey }) => phoneKey)).size;
};

type Replies = ReadonlyMap<string, readonly MessageDoc[]>;

/** Returns the replies of staff to some senders, newest first, each with the message that it followed. */
const findReplies = async ({ models }: Conversation, phoneKey: { $in: string[] }): Promise<Replies> => {
  const [replies, theirs] = await Promise.all([
    models.messages
      .find({ ...toSenders, phoneKey })
      .sort({ at: -1 })
      .lean<MessageDoc[]>(),
    models.messages
      .find({ ...waiting, phoneKey })
      .select(sentFields)
      .sort({ at: -1, _id: -1 })
      .lean<(Sent & Pick<MessageDoc, '_id'>)[]>(),
  ]);
  const byMessage = new Map<string, MessageDoc[]>();
  for (const reply of replies) {
    const followed = theirs.find((one) => one.phoneKey === reply.phoneKey && one.at <= reply.at);
    const id = String(followed?._id);
    byMessage.set(id, [...(byMessage.get(id) ?? []), reply]);
  }
  return byMessage;
};

type Standing = {
  isAnswered: (message: Sent) => boolean;
  isSettled: (message: Asking) => boolean;
  byMessage: Replies;
  held: ReadonlySet<string>;
};

const toUnknown = (
  conversation: Conversation,
  message: MessageDoc,
  { isAnswered, isSettled, byMessage, held }: Standing,
): UnknownMessage => {
  const replies = byMessage.get(String(message._id))?.map((reply) => toMessage(conversation, reply));
  const { _id, channel, at, automatic } = message;
  const { body, from, subject, files, authentication } = openContent(conversation, message);
  return {
    id: String(_id),
    channel,
    from,
    ...(subject !== undefined && { subject }),
    text: body,
    ...(files && { files }),
    ...(authentication && { authentication }),
    ...(automatic && { automatic }),
    ...(isAnswered(message) && { answered: true as const }),
    ...(isSettled(message) && { settled: true as const }),
    ...(held.has(message.phoneKey) && { held: true as const }),
    ...(replies && { replies }),
    at: at.toISOString(),
  };
};

/** Returns a page of the messages of unknown senders, newest first, those of programs last, without blocked senders. */
export const readUnknown = async (
  conversation: Conversation,
  page: { page: number; limit: number },
): Promise<{ rows: UnknownMessage[]; total: number }> => {
  const { messages, numberHolds } = conversation.models;
  const filter = { ...waiting, phoneKey: { $nin: await findBlocked(conversation) } };
  const sort = { automatic: 1, at: -1, _id: -1 } as const;
  const { docs: rows, total } = await readPage(messages, filter, page, { sort });
  const keys = { $in: rows.map(({ phoneKey }) => phoneKey) };
  const [isAnswered, isSettled, byMessage, held] = await Promise.all([
    findAnswered(conversation),
    findSettled(conversation, rows),
    findReplies(conversation, keys),
    numberHolds.distinct('_id', { _id: keys }),
  ]);
  const asking = rows.filter((message) => asksToStop(conversation, message));
  const heldKeys = new Set([...(held as string[]), ...asking.map(({ phoneKey }) => phoneKey)]);
  const standing = { isAnswered, isSettled, byMessage, held: heldKeys };
  return { rows: rows.map((message) => toUnknown(conversation, message, standing)), total };
};

/**
 * Assigns the messages of an unknown sender to a lead, or blocks the sender. They are acted on as if they arrived now:
 * one that asks us to stop counts for the lead, whatever number or address it came from.
 */
export const decideUnknown = async (
  conversation: Conversation,
  caller: Staff,
  { id, clientId }: { id: string; clientId?: string | undefined },
): Promise<void> => {
  const { models, feed, now } = conversation;
  const message = await models.messages.findOne({ _id: id, ...waiting }).lean<MessageDoc>();
  if (!message) throw notFound('message');
  const { phoneKey } = message;
  const lead = clientId && (await findLeadKeys(conversation, await findLeadId(conversation, clientId)));
  if (clientId && !lead) throw notFound('client');
  const decision = {
    $set: {
      decidedAt: new Date(now()),
      ...(lead && { clientId: String(lead._id) }),
      ...(lead && message.channel === 'email' && lead.keys.includes(phoneKey) && { sender: 'person' }),
    },
    // The person who decides has read them.
    $unset: { unread: '' },
  };
  const all = await models.messages
    .find({ phoneKey, ...waiting })
    .sort({ at: -1 })
    .lean<MessageDoc[]>();
  const isAnswered = await findAnswered(conversation);
  for (const { _id, channel } of all) {
    const received = channel === 'email' ? mailReceived : textReceived;
    const events = lead ? [event(received, now, { message: String(_id) })] : [];
    await models.messages.updateOne({ _id, ...waiting }, { ...decision, $push: carrying(events) });
  }
  if (!lead) {
    feed.announce(id, 'changed');
    await writeAudit({ models, now }, caller, { action: 'block-sender', entity: 'message', entityId: id });
    return;
  }
  // The person's own messages: what was about to be sent asks the gate again.
  await endTurns(models, lead.keys);
  const entry = historyEntry(caller, now, { action: 'assign-sender' });
  await models.clients.updateOne({ _id: lead._id }, traced({ entries: [entry] }));
  const clientEntry = { action: 'assign-sender', entity: 'client', entityId: String(lead._id) } as const;
  await writeAudit({ models, now }, caller, clientEntry);
  const ours = { ...toSenders, phoneKey };
  await models.messages.updateMany({ ...ours, settledAt: { $exists: true } }, { $unset: { failedAt: '' } });
  const ofLead = { $set: { clientId: String(lead._id) } };
  await models.messages.updateMany(ours, ofLead);
  // Their answers to these belong to the lead from now on.
  await models.sentMails.updateMany({ phoneKey, clientId: { $exists: false } }, ofLead);
  const newest = all.find(({ automatic }) => !automatic) ?? all[0];
  const opened = newest && !isAnswered(newest) ? String(newest._id) : undefined;
  await refreshInbox(conversation, String(lead._id), opened);
  feed.announce(String(lead._id), 'changed');
};
