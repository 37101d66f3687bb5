import { Types } from 'mongoose';
import { messages } from '../../shared/messages';
import { carryingEntry, logCarried } from '../core/audit/write-audit';
import { getName, type Staff, system } from '../core/caller';
import { conflict, notFound } from '../core/http/trpc';
import { isAssignable } from '../leads/assign-leads';
import { taskChanges } from '../leads/lead-effects';
import type { TaskDoc } from '../leads/store/desk-fields';
import { historyEntry, traced } from '../leads/store/history';
import { workOnLead } from '../leads/update-client';
import type { ConflictCheckDoc } from './conflict-check.model';
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

const outdated = () => conflict(messages.conflict.outdated);
const decidedMeanwhile = () => conflict(messages.conflict.meanwhile);

/**
 * Records a user's written decision about the matches of a check. Only the newest check can be decided, and only if the
 * parties are still the same. Of two concurrent decisions one counts.
 */
export const decideCheck = async (
  needs: Deps,
  caller: Staff,
  { id, state, note }: Decision,
): Promise<ConflictCheckDoc> => {
  const { models, now, feed } = needs;
  const check = await models.conflictChecks.findById(id).lean<ConflictCheckDoc | null>();
  const lead = check && (await partyLead(needs, check.clientId));
  if (!check || !lead) throw notFound('conflict check');
  const newest = await newestCheck(needs, check.clientId);
  if (String(newest?._id) !== id || (await findStanding(needs, lead, check)) === 'outdated') throw outdated();
  const changes = [{ field: 'conflict', from: check.state, to: state }];
  const decided = { state, note, decidedBy: getName(caller), decidedAt: new Date(now()) };
  const after = await models.conflictChecks
    .findOneAndUpdate(
      { _id: id, state: check.state, decidedAt: check.decidedAt ?? { $exists: false } },
      {
        $set: { ...decided, decidedById: caller.user.id },
        $push: carryingEntry(
          { now, caller },
          { action: 'conflict-decision', entity: 'client', entityId: check.clientId, changes },
        ),
      },
      { returnDocument: 'after' },
    )
    .lean<ConflictCheckDoc | null>();
  if (!after) throw decidedMeanwhile();
  const entry = historyEntry(caller, now, {
    action: 'conflict-decision',
    changes,
    note,
  });
  await models.clients.updateOne({ _id: check.clientId }, traced({ entries: [entry] }));
  await logCarried(models, 'conflictChecks');
  await tellRunner(needs, check, caller, state);
  feed.announce(check.clientId, 'changed');
  return after;
};
