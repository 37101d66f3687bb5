import { TRPCError } from '@trpc/server';
import { type Staff, system } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import type { ClientDoc } from '../../leads/store/client.model';
import { historyEntry } from '../../leads/store/history';
import { traced } from '../../leads/store/traced';
import { workOnLead } from '../../leads/update-client';
import { withdrawAtLead } from '../../proof/withdraw';
import type { Conversation } from './content';
import type { MessageDoc } from './message.model';

const titles = {
  text: 'Read their last text: did they ask us to stop?',
  email: 'Read their last e-mail: did they ask us to stop?',
} as const;

/**
 * Holds every way to a number or address whose owner may have asked us to stop, and gives staff the task to decide.
 * Safe to repeat.
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
  await models.numberHolds.updateOne(
    { _id: phoneKey },
    { $setOnInsert: { messageId: String(_id), at }, ...(clientId && { $set: { clientId } }) },
    { upsert: true },
  );
  if (!clientId || !(await models.clients.exists({ _id: clientId }))) return;
  const title = titles[channel];
  const next = { title, kind: 'other', dueAt: new Date(now()).toISOString(), remindAt: null } as const;
  // Two texts that arrive at once make one task.
  await workOnLead(conversation, system, clientId, async ({ openTasks = [] }) =>
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
  const filter = { phoneE164, 'openTasks.title': { $in: allTitles } };
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

/** Ends the hold of a lead's number: the person asked us to stop, or staff read something else in their text. */
export const decideHold = async (
  conversation: Conversation,
  caller: Staff,
  { id, isStop }: { id: string; isStop: boolean },
): Promise<void> => {
  const { models, consents, feed, now } = conversation;
  const clientId = await findLeadId(conversation, id);
  const lead = await models.clients
    .findById(clientId)
    .select({ phoneNumber: 1, phoneE164: 1, email: 1 })
    .lean();
  if (!lead) throw notFound('client');
  const keys = await consents.personKeys.findKeys(lead);
  if (!(await models.numberHolds.exists({ _id: { $in: keys } })))
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'This person is no longer on hold. Load the page again.',
    });
  // The withdrawal first, so that the number is never open in between.
  if (isStop) await withdrawAtLead(conversation, clientId, { caller, source: 'stop' });
  else {
    const entry = historyEntry(caller, now, { action: 'hold-ended' });
    await models.clients.updateOne({ _id: lead._id }, traced({ entries: [entry] }));
  }
  await models.numberHolds.deleteMany({ _id: { $in: keys } });
  await finishTasks(conversation, caller, lead);
  feed.announce(clientId, 'changed');
};
