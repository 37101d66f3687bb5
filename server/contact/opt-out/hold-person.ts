import { system } from '../../core/caller';
import { findLeadId } from '../../leads/store/lead-by-id';
import { workOnLead } from '../../leads/update-client';
import { endTurns } from '../../proof/number-turns';
import type { Deps } from '../deps';
import type { HoldReason } from '../number-hold.model';

type Needs = Pick<Deps, 'models' | 'consents' | 'feed' | 'interest' | 'now'>;

/** The words of the task to decide what a person meant, by where they wrote it. */
const titles = {
  text: 'Read their last text: did they ask us to stop?',
  email: 'Read their last e-mail: did they ask us to stop?',
  form: 'Read their message in the form: did they ask us to stop?',
  signer: 'Read the question about their agreement: did they ask us to stop?',
} as const;

export type HeldWords = {
  /** The message, or else the lead or the agreement whose words they are. */
  id: string;
  channel: keyof typeof titles;
  /** The number or address that the words came from, if that is known. */
  key?: string | undefined;
  clientId?: string | undefined;
  reason: HoldReason;
};

/** Returns a lead with the keys of its number and address; undefined if it is gone. */
export const findLeadKeys = async ({ models, consents }: Pick<Needs, 'models' | 'consents'>, id: string) => {
  const lead = await models.clients
    .findById(id, { phoneNumber: 1, phoneE164: 1, email: 1, mergedIds: 1 })
    .lean();
  return lead ? { ...lead, keys: await consents.personKeys.findKeys(lead) } : undefined;
};

/**
 * Holds every way to a person who may have asked us to stop: for every lead with the number or the address that the
 * words came from, or with those of their lead. Staff get the task to decide. Safe to repeat.
 */
export const holdPerson = async (
  needs: Needs,
  { id, channel, key, clientId, reason: { words, rules } }: HeldWords,
): Promise<void> => {
  const { models, now } = needs;
  const leadId = clientId && (await findLeadId(needs, clientId));
  const lead = leadId ? await findLeadKeys(needs, leadId) : undefined;
  const keys = [...new Set([...(key ? [key] : []), ...(lead?.keys ?? [])])];
  for (const _id of keys)
    await models.numberHolds.updateOne(
      { _id },
      {
        $setOnInsert: { at: new Date(now()) },
        $addToSet: { messageIds: id, reasons: { words, rules } },
        ...(lead && { $set: { clientId: leadId } }),
      },
      { upsert: true },
    );
  // A message of ours that asked the gate before takes no turn.
  await endTurns(models, keys);
  if (!leadId || !lead) return;
  const title = titles[channel];
  const next = { title, kind: 'hold', dueAt: new Date(now()).toISOString(), remindAt: null } as const;
  // Two messages that arrive at once make one task.
  await workOnLead(needs, system, leadId, async ({ openTasks = [] }) =>
    openTasks.some(({ kind }) => kind === 'hold') ? undefined : { next },
  );
};
