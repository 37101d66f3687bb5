import { phoneSpellings } from '../../../shared/phone';
import { type Staff, system } from '../../core/caller';
import { conflict } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import type { ClientDoc } from '../../leads/store/client.model';
import { historyEntry } from '../../leads/store/history';
import { traced } from '../../leads/store/traced';
import { workOnLead } from '../../leads/update-client';
import { endTurns } from '../../proof/number-turns';
import { withdrawAtLead } from '../../proof/withdraw';
import type { Conversation } from './content';
import { findLeadKeys } from './lead-keys';
import type { MessageDoc } from './message.model';
import { findHolds } from './read-hold';

const titles = {
  text: 'Read their last text: did they ask us to stop?',
  email: 'Read their last e-mail: did they ask us to stop?',
} as const;

/**
 * Holds every way to the person of a message who may have asked us to stop, and gives staff the task to decide. If the
 * lead has another number or address than the message, the lead is on hold all the same. Safe to repeat.
 */
export const holdNumber = async (
  conversation: Conversation,
  {
    _id,
    channel,
    phoneKey,
    clientId,
    at,
  }: Pick<MessageDoc, '_id' | 'channel' | 'phoneKey' | 'clientId' | 'at'>,
): Promise<void> => {
  const { models, now } = conversation;
  const leadId = clientId && (await findLeadId(conversation, clientId));
  const lead = leadId ? await findLeadKeys(conversation, leadId) : undefined;
  const keys = lead?.keys ?? [];
  const [firstKey = phoneKey] = keys;
  const held = keys.includes(phoneKey) ? phoneKey : firstKey;
  await models.numberHolds.updateOne(
    { _id: held },
    {
      $setOnInsert: { at },
      $addToSet: { messageIds: String(_id) },
      ...(leadId && { $set: { clientId: leadId } }),
    },
    { upsert: true },
  );
  // A message of ours that asked the gate before takes no turn.
  await endTurns(models, [...new Set([held, ...keys])]);
  if (!leadId || !lead) return;
  const title = titles[channel];
  const next = { title, kind: 'other', dueAt: new Date(now()).toISOString(), remindAt: null } as const;
  // Two texts that arrive at once make one task.
  await workOnLead(conversation, system, leadId, async ({ openTasks = [] }) =>
    openTasks.some((task) => task.title === title) ? undefined : { next },
  );
};

const allTitles: readonly string[] = Object.values(titles);

/** Completes the task to decide, on the lead and on every other one with its number. */
const finishTasks = async (
  conversation: Conversation,
  caller: Staff,
  { _id, phoneE164 }: Pick<ClientDoc, '_id' | 'phoneE164'>,
) => {
  const spellings = phoneE164 ? phoneSpellings(phoneE164) : [];
  const filter = { phoneE164: { $in: spellings }, 'openTasks.title': { $in: allTitles } };
  const sameNumber = phoneE164 ? await conversation.models.clients.distinct('_id', filter) : [];
  for (const id of new Set([_id, ...sameNumber].map(String)))
    await workOnLead(conversation, caller, id, {
      tasks: (open) => {
        const done = open.filter(({ title }) => allTitles.includes(title));
        const others = open.filter((task) => !done.includes(task));
        const changes = done.map(({ title }) => ({ field: 'task', from: '', to: title }));
        const entry = historyEntry(caller, conversation.now, { action: 'task done', changes });
        return { open: others, entries: others.length < open.length ? [entry] : [] };
      },
    });
};

const newMessage = () => conflict('A new message came. Read it, then decide.');

/**
 * Ends the holds of a lead: the person asked us to stop, or staff read something else in their messages. The caller says
 * which messages staff read; if another one came meanwhile, nothing ends.
 */
export const decideHold = async (
  conversation: Conversation,
  caller: Staff,
  { id, messages, isStop }: { id: string; messages: readonly string[]; isStop: boolean },
): Promise<void> => {
  const { models, feed, now } = conversation;
  const { lead, holds } = await findHolds(conversation, id);
  const clientId = String(lead._id);
  if (holds.length === 0) throw conflict('This person is no longer on hold. Load the page again.');
  const isRead = holds.every(({ messageIds }) =>
    messageIds.slice(-1).every((last) => messages.includes(last)),
  );
  if (!isRead) throw newMessage();
  // The withdrawal first, so that the number is never open in between.
  if (isStop) await withdrawAtLead(conversation, clientId, { caller, source: 'stop' });
  for (const { _id, messageIds } of holds) {
    const { deletedCount } = await models.numberHolds.deleteOne({ _id, messageIds });
    if (deletedCount === 0) throw newMessage();
  }
  if (!isStop) {
    const entry = historyEntry(caller, now, { action: 'hold-ended' });
    await models.clients.updateOne({ _id: lead._id }, traced({ entries: [entry] }));
  }
  await finishTasks(conversation, caller, lead);
  feed.announce(clientId, 'changed');
};
