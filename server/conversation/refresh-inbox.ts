import { change } from '../core/change/change';
import { deriveId } from '../core/db/derive-id';
import { findRowsOfPerson, isAnswer } from '../leads/inbox';
import { type ClientDoc, clients } from '../leads/store/client.model';
import type { InboxDoc } from '../leads/store/desk-fields';
import { withDeleted } from '../leads/store/hide-deleted';
import { findLeadId } from '../leads/store/lead-by-id';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';
import { isYes } from './rules/keywords';

const leadFields = {
  ...{ phoneNumber: 1, phoneE164: 1, email: 1, mergedIds: 1 },
  ...{ calls: 1, inbox: 1, version: 1, deskVersion: 1, deletedAt: 1 },
} as const;

/** Returns a lead, also a deleted one, with what its row depends on. */
export const findForInbox = ({ models }: Pick<Conversation, 'models'>, id: string) =>
  models.clients.findById(id).setOptions(withDeleted).select(leadFields).lean<ClientDoc>();

/** Returns true for a YES to the text just before it, which asked whether the number is right. */
const confirmsNumber = async (conversation: Conversation, message: MessageDoc): Promise<boolean> => {
  const { phoneKey, channel, at } = message;
  if (channel !== 'text' || !isYes(openContent(conversation, message).body)) return false;
  const before = await conversation.models.messages
    .findOne({ phoneKey, channel, direction: 'out', answers: { $exists: false }, at: { $lte: at } })
    .sort({ at: -1 })
    .select({ service: 1, postedAt: 1 })
    .lean();
  return before?.service === 'confirm' && before.postedAt !== undefined;
};

/** Returns true if a message of a person asks for an answer of staff: not a program's, a reaction, a stop or a YES. */
const asksForAnswer = async (conversation: Conversation, message: MessageDoc): Promise<boolean> => {
  const { _id, direction, by, reaction, automatic, decidedAt } = message;
  if (direction !== 'in' || by || reaction || (automatic && !decidedAt)) return false;
  if (await conversation.models.consents.exists({ _id: deriveId(`stop ${_id}`) })) return false;
  return !(await confirmsNumber(conversation, message));
};

const findTheirs = async (
  conversation: Conversation,
  clientId: { $in: string[] },
): Promise<MessageDoc | null> => {
  const newestFirst = conversation.models.messages
    .find({ clientId, direction: 'in', reaction: { $exists: false } })
    .sort({ at: -1 })
    .lean<MessageDoc>();
  for await (const message of newestFirst.cursor({ batchSize: 10 }))
    if (await asksForAnswer(conversation, message)) return message;
  return null;
};

const last = (times: readonly (Date | undefined)[]): number =>
  Math.max(0, ...times.flatMap((at) => at?.getTime() ?? []));

/** Returns the row of a lead in the inbox, from what is stored: the newest message that still waits for staff. */
const findRow = async (
  conversation: Conversation,
  lead: ClientDoc,
  opened?: string,
): Promise<Pick<InboxDoc, 'since' | 'message' | 'failed'> | undefined> => {
  const { models, consents, now } = conversation;
  const { inbox = {}, calls = [] } = lead;
  const clientId = { $in: [String(lead._id), ...(lead.mergedIds ?? [])] };
  const written = { by: { $exists: true }, failedAt: { $exists: false } };
  const findLast = (filter: object, by: 'at' | 'failedAt' = 'at') =>
    models.messages
      .findOne(filter)
      .sort({ [by]: -1 })
      .lean<MessageDoc>();
  const phoneKey = { $in: await consents.personKeys.findKeys(lead) };
  const [theirs, failed, listed, late, ...ours] = await Promise.all([
    findTheirs(conversation, clientId),
    findLast({ clientId, failedAt: { $exists: true } }, 'failedAt'),
    inbox.message ? models.messages.findOne({ _id: inbox.message, clientId }).lean<MessageDoc>() : null,
    opened ? models.messages.findOne({ _id: opened, clientId }).lean<MessageDoc>() : null,
    findLast({ clientId, ...written }),
    findLast({ phoneKey, ...written }),
  ]);
  const wrote = last([inbox.settledAt, ...ours.map((one) => one?.at)]);
  const spoke = last(calls.filter(isAnswer).map(({ at }) => at));
  const rows: { at: number; message: MessageDoc }[] = [];
  for (const message of [theirs, failed, listed, late]) {
    if (!message) continue;
    const id = String(message._id);
    const at = last([
      message.failedAt ?? message.at,
      id === inbox.message ? inbox.since : undefined,
      // It may have been written long before it reached us.
      id === opened ? new Date(now()) : undefined,
    ]);
    const isOpen = message.failedAt
      ? at > Math.max(wrote, last([theirs?.at]))
      : at > Math.max(wrote, spoke) && (message === theirs || (await asksForAnswer(conversation, message)));
    if (isOpen) rows.push({ at, message });
  }
  const [newest] = rows.sort((one, other) => other.at - one.at);
  if (!newest) return undefined;
  const { at, message } = newest;
  return { since: new Date(at), message: String(message._id), ...(message.failedAt && { failed: true }) };
};

const isSame = (one: InboxDoc, other: InboxDoc): boolean =>
  one.message === other.message && one.failed === other.failed && +(one.since ?? 0) === +(other.since ?? 0);

/**
 * Decides again whether a lead waits in the inbox, and stores it in the lead. `opened` is a message that staff could not
 * read before. Safe to repeat.
 */
export const refreshInbox = async (
  conversation: Conversation,
  writtenTo: string,
  opened?: string,
): Promise<void> => {
  const id = await findLeadId(conversation, writtenTo);
  const { before, after } = await change(conversation, clients, {
    id,
    read: findForInbox,
    returns: { _id: 1 },
    facts: async (lead) => lead && findRow(conversation, lead, opened),
    decide(lead, row) {
      const { settledAt, done, ...inbox } = lead?.inbox ?? {};
      if (!lead || isSame(inbox, row ?? {})) return {};
      const earlier = { ...(settledAt && { settledAt }), ...(done && { done }) };
      // *Later* ends with another message.
      const showAt = row && (row.message === inbox.message ? inbox.showAt : row.since);
      const next = { ...row, ...(showAt && { showAt }), ...earlier };
      return { write: { $set: { inbox: next }, $inc: { deskVersion: 1 } } };
    },
  });
  if (after !== before) conversation.feed.announce(id, 'changed');
};

/** The same after staff wrote to a person, or that failed: it may answer what they wrote to their other leads. */
export const refreshPerson = async (conversation: Conversation, writtenTo: string): Promise<void> => {
  const id = await findLeadId(conversation, writtenTo);
  await refreshInbox(conversation, id);
  const lead = await conversation.models.clients.findById(id).select({ phoneE164: 1, email: 1 }).lean();
  if (!lead) return;
  for (const other of await findRowsOfPerson(conversation, lead)) await refreshInbox(conversation, other);
};

const atOnce = 500;

/** Does so for leads of messages that failed just before a server stopped, and once for those of an earlier version. */
export const refreshDue = async (conversation: Conversation, signal: AbortSignal): Promise<void> => {
  const { messages } = conversation.models;
  while (!signal.aborted) {
    const due = await messages.find({ inboxDue: true }).limit(atOnce).select({ clientId: 1 }).lean();
    if (due.length === 0) return;
    for (const clientId of new Set(due.map((message) => message.clientId)))
      if (clientId && !signal.aborted) await refreshPerson(conversation, clientId);
    if (signal.aborted) return;
    const ids = due.map(({ _id }) => _id);
    await messages.updateMany({ _id: { $in: ids } }, { $unset: { inboxDue: '' } });
  }
};
