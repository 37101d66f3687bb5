import { day } from '../../shared/durations';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { change } from '../core/change/change';
import { conflict, notFound } from '../core/http/trpc';
import { clients as collection } from '../leads/store/client.model';
import type { InboxDoc } from '../leads/store/desk-fields';
import { type HistoryEntry, historyEntry, traced } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import type { Conversation } from './content';
import { findForInbox, refreshInbox } from './refresh-inbox';

/** A lead, and the message in its row that the caller saw. */
export type Seen = { id: string; message: string };
type Settled = {
  inbox: InboxDoc;
  action: 'messages-done' | 'messages-later' | 'messages-back';
  changes?: HistoryEntry['changes'];
};

export const changed = () => conflict('Someone was faster, or a new message came. Read it, then decide.');

/** Changes a lead's row for everyone, with an entry in its timeline; refuses if the row is not as the caller saw it. */
const settle = async (
  conversation: Conversation,
  caller: Staff,
  lead: string,
  decide: (inbox: InboxDoc) => Settled | undefined,
): Promise<void> => {
  const { models, feed, now } = conversation;
  const id = await findLeadId(conversation, lead);
  const { answer } = await change(conversation, collection, {
    id,
    read: findForInbox,
    returns: { _id: 1 },
    decide(before) {
      if (!before || before.deletedAt) throw notFound('client');
      const settled = decide(before.inbox ?? {});
      if (!settled) throw changed();
      const { inbox, ...what } = settled;
      const entries = [historyEntry(caller, now, what)];
      const write = { $set: { inbox }, ...traced({ entries, inc: { deskVersion: 1 } }) };
      return { write, answer: what.action };
    },
  });
  await writeAudit({ models, now }, caller, { action: answer!, entity: 'client', entityId: id });
  feed.announce(id, 'changed');
};

/** Settles what a person wrote without an answer. Only up to the message that the caller saw. */
export const markDone = (conversation: Conversation, caller: Staff, { id, message }: Seen): Promise<void> =>
  settle(conversation, caller, id, ({ since, message: current }) =>
    since && current === message
      ? { inbox: { settledAt: since, done: message }, action: 'messages-done' }
      : undefined,
  );

const longest = 31 * day;

/** Hides a row until a time, or until the person's next message. */
export const putOff = async (
  conversation: Conversation,
  caller: Staff,
  { id, message, until }: Seen & { until: string },
): Promise<void> => {
  const wait = Date.parse(until) - conversation.now();
  if (wait <= 0 || wait > longest) throw conflict('Choose a time within the next month.');
  const changes = [{ field: 'dueAt', from: '', to: until }];
  await settle(conversation, caller, id, (inbox) =>
    inbox.since && inbox.message === message
      ? { inbox: { ...inbox, showAt: new Date(until) }, action: 'messages-later', changes }
      : undefined,
  );
};

/** Takes *Done* or *Later* back. */
export const putBack = async (
  conversation: Conversation,
  caller: Staff,
  { id, message }: Seen,
): Promise<void> => {
  await settle(conversation, caller, id, ({ settledAt, done, ...row }) => {
    const earlier = { ...(settledAt && { settledAt }), ...(done && { done }) };
    if (row.since && row.message === message)
      return { inbox: { ...row, showAt: row.since, ...earlier }, action: 'messages-back' };
    if (!settledAt || done !== message) return undefined;
    const restored = { since: settledAt, showAt: settledAt, message };
    return { inbox: row.since ? row : restored, action: 'messages-back' };
  });
  // It may have been answered meanwhile, or it is one of ours that failed.
  await refreshInbox(conversation, id);
};

/** Settles messages of people who are not on hold any more because they asked us to stop: nobody answers them. */
export const settleStopped = async (
  conversation: Conversation,
  messageIds: readonly string[],
): Promise<void> => {
  const { messages, clients } = conversation.models;
  const held = await messages
    .find({ _id: { $in: messageIds }, clientId: { $exists: true } })
    .select({ clientId: 1, at: 1 })
    .sort({ at: 1 })
    .lean();
  for (const { _id, clientId = '', at } of held) {
    const id = await findLeadId(conversation, clientId);
    const lead = await clients.findById(id).select({ inbox: 1 }).lean();
    const isListed = lead?.inbox?.since && lead.inbox.message === String(_id);
    const settledAt = isListed ? lead.inbox!.since! : at;
    await clients.updateOne(
      { _id: id },
      { $max: { 'inbox.settledAt': settledAt }, $inc: { deskVersion: 1 } },
    );
    await refreshInbox(conversation, id);
  }
};
