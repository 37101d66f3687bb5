import { TRPCError } from '@trpc/server';
import { type Staff, system } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import { historyEntry } from '../../leads/store/history';
import { traced } from '../../leads/store/traced';
import { workOnLead } from '../../leads/update-client';
import { withdrawAtLead } from '../../proof/withdraw';
import type { Conversation } from './content';
import type { MessageDoc } from './message.model';

const title = 'Read their last text: did they ask us to stop?';

/**
 * Holds every way to a number whose owner may have asked us to stop, and gives staff the task to decide. Safe to repeat.
 */
export const holdNumber = async (
  conversation: Conversation,
  { _id, phoneKey, clientId, at }: Pick<MessageDoc, '_id' | 'phoneKey' | 'clientId' | 'at'>,
): Promise<void> => {
  const { models, now } = conversation;
  await models.numberHolds.updateOne(
    { _id: phoneKey },
    { $setOnInsert: { messageId: String(_id), at }, ...(clientId && { $set: { clientId } }) },
    { upsert: true },
  );
  if (!clientId || !(await models.clients.exists({ _id: clientId }))) return;
  const next = { title, kind: 'other', dueAt: new Date(now()).toISOString(), remindAt: null } as const;
  // Two texts that arrive at once make one task.
  await workOnLead(conversation, system, clientId, async ({ openTasks = [] }) =>
    openTasks.some((task) => task.title === title) ? undefined : { next },
  );
};

/** Ends the hold of a lead's number: the person asked us to stop, or staff read something else in their text. */
export const decideHold = async (
  conversation: Conversation,
  caller: Staff,
  { id, isStop }: { id: string; isStop: boolean },
): Promise<void> => {
  const { models, consents, feed, now } = conversation;
  const clientId = await findLeadId(conversation, id);
  const lead = await models.clients.findById(clientId).select({ phoneNumber: 1 }).lean();
  if (!lead) throw notFound('client');
  const keys = await consents.personKeys.phoneKey(lead.phoneNumber);
  if (!(await models.numberHolds.exists({ _id: { $in: keys } })))
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'This number is no longer on hold. Load the page again.',
    });
  // The withdrawal first, so that the number is never open in between.
  if (isStop) await withdrawAtLead(conversation, clientId, { caller, source: 'stop' });
  else {
    const entry = historyEntry(caller, now, { action: 'hold-ended' });
    await models.clients.updateOne({ _id: lead._id }, traced({ entries: [entry] }));
  }
  await models.numberHolds.deleteMany({ _id: { $in: keys } });
  feed.announce(clientId, 'changed');
};
