import { TRPCError } from '@trpc/server';
import { messages } from '../../../shared/messages';
import type { ConflictState } from '../../../shared/schemas/conflict';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { getName, type Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { historyEntry } from '../../leads/store/history';
import { traced } from '../../leads/store/traced';
import type { Deps } from '../deps';
import type { ConflictCheckDoc } from './conflict-check.model';
import { findStanding, newestCheck, partyLead } from './standing';

type Decision = { id: string; state: ConflictState; note: string };

const outdated = () => new TRPCError({ code: 'CONFLICT', message: messages.conflict.outdated });
const decidedMeanwhile = () => new TRPCError({ code: 'CONFLICT', message: messages.conflict.meanwhile });

/**
 * Records a user's written decision about the matches of a check. Only the newest check can be decided, and only if the
 * parties are still the same. Of two concurrent decisions one counts.
 */
export const decideCheck = async (
  needs: Pick<Deps, 'models' | 'now' | 'feed' | 'receivedTexts'>,
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
  feed.announce(check.clientId, 'changed');
  return after;
};
