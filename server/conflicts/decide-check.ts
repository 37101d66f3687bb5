import { Types } from 'mongoose';
import { messages } from '../../shared/messages';
import { getName, type Staff, system } from '../core/caller';
import { change } from '../core/change/change';
import { conflict, notFound } from '../core/http/trpc';
import { isAssignable } from '../leads/assign-leads';
import { taskChanges } from '../leads/lead-effects';
import type { TaskDoc } from '../leads/store/desk-fields';
import { historyEntry } from '../leads/store/history';
import { addEntry } from '../leads/trace-lead';
import { workOnLead } from '../leads/update-client';
import { type ConflictCheckDoc, conflictChecks } from './conflict-check.model';
import type { Deps } from './deps';
import { findStanding, newestCheck, partyLead } from './standing';

type Decision = { id: string; state: DecidedState; note: string };

const taskTitles = {
  clear: 'No conflict: send the agreement',
  waived: 'The conflict is waived: send the agreement',
  refused: 'Conflict: the firm cannot take this case',
};
type DecidedState = keyof typeof taskTitles;

/** Gives the user who ran the check a task with a reminder for now, which shows the decision on any screen. */
const tellRunner = async (needs: Deps, check: ConflictCheckDoc, caller: Staff, state: DecidedState) => {
  const { ranById, clientId } = check;
  if (ranById === '' || ranById === caller.user.id || !(await isAssignable(needs, ranById))) return;
  const at = new Date(needs.now());
  const task: TaskDoc = {
    _id: new Types.ObjectId(),
    title: taskTitles[state],
    kind: 'other',
    dueAt: at,
    remindAt: at,
    assignedTo: ranById,
    need: 'conflict',
  };
  await workOnLead(needs, system, clientId, {
    tasks: (open) => ({
      open: [...open.filter(({ need }) => need !== 'conflict'), task],
      entries: [historyEntry(system, needs.now, { action: 'task', changes: taskChanges(task) })],
    }),
  });
};

/**
 * Records a user's written decision about the matches of a check. Only the newest check can be decided, and only if the
 * parties are still the same. Of two concurrent decisions one counts.
 */
export const decideCheck = async (
  needs: Deps,
  caller: Staff,
  { id, state, note }: Decision,
): Promise<ConflictCheckDoc> => {
  const { models, now } = needs;
  const check = await models.conflictChecks.findById(id).lean<ConflictCheckDoc | null>();
  const lead = check && (await partyLead(needs, check.clientId));
  if (!check || !lead) throw notFound('conflict check');
  const newest = await newestCheck(needs, check.clientId);
  if (String(newest?._id) !== id || (await findStanding(needs, lead, check)) === 'outdated')
    throw conflict(messages.conflict.outdated);
  const changes = [{ field: 'conflict', from: check.state, to: state }];
  const { after } = await change(needs, conflictChecks, {
    id,
    decide: (stored) => {
      const isSame =
        stored?.state === check.state && stored.decidedAt?.getTime() === check.decidedAt?.getTime();
      if (!isSame) throw conflict(messages.conflict.meanwhile);
      const by = { decidedBy: getName(caller), decidedById: caller.user.id, decidedAt: new Date(now()) };
      const audit = { caller, action: 'conflict-decision', entityId: check.clientId, changes } as const;
      return { write: { $set: { state, note, ...by } }, audit };
    },
  });
  const entry = historyEntry(caller, now, { action: 'conflict-decision', changes, note });
  await addEntry(needs, check.clientId, entry);
  await tellRunner(needs, check, caller, state);
  return after!;
};
