import type { MergeInput } from '../../../shared/schemas/merge';
import { changesBetween, writeAudit } from '../../core/audit/write-audit';
import type { Caller } from '../../core/caller';
import { badRequest, conflict } from '../../core/http/trpc';
import { event } from '../../core/outbox/work';
import { refuseUnlessAssignable } from '../assign-leads';
import type { Deps } from '../deps';
import { mergeBegun } from '../jobs';
import { leadEvent } from '../lead-events';
import { edited, historyEntry } from '../store/history';
import { leadById } from '../store/lead-by-id';
import { mergeFields } from './compare-leads';
import { finishMerge } from './finish-merge';
import { onlyInFirst } from './taken';

const changed = () => conflict('Someone changed one of the two leads. Load the page again.');

/**
 * Merges one lead into another. The deciding write is on the lead that goes: it hides the lead, records the target and
 * the choices, and adds the event that finishes the merge if this server stops.
 */
export const mergeLeads = async (deps: Deps, caller: Caller, { into, from, take }: MergeInput) => {
  const { models, now } = deps;
  if (into.id === from.id) throw badRequest('You cannot merge a lead with itself. Choose another one.');
  const [winner, loser] = await Promise.all([leadById(deps, into.id), leadById(deps, from.id)]);
  // Sample leads are removed all at once, and a real person's lead must not go with them.
  if ((winner.source === 'sample') !== (loser.source === 'sample'))
    throw conflict('You cannot merge a sample lead with a real one.');
  if (winner.version !== into.version || loser.version !== from.version) throw changed();
  const fields = mergeFields(winner, loser, take);
  if (fields.assignedTo && fields.assignedTo !== winner.assignedTo)
    await refuseUnlessAssignable(deps, fields.assignedTo);
  const at = new Date(now());
  const { matchedCount } = await models.clients.updateOne(
    { _id: loser._id, version: from.version },
    {
      $set: {
        deletedAt: at,
        updatedAt: at,
        mergedInto: into.id,
        mergeChanges: changesBetween(winner, fields),
        mergeAnswers: onlyInFirst(loser.answers, winner.answers),
      },
      $unset: { onceKeys: '' },
      ...edited({
        entries: [historyEntry(caller, now, { action: 'merge' })],
        events: [
          event(mergeBegun, now, { id: from.id }),
          ...leadEvent(deps, 'lead.merged', from.id, { into: into.id }),
        ],
      }),
    },
  );
  if (matchedCount === 0) throw changed();
  await finishMerge(deps, from.id);
  deps.leadCount.forget();
  deps.feed.announce(from.id, 'removed');
  deps.feed.announce(into.id, 'changed');
  for (const entityId of [into.id, from.id])
    await writeAudit(deps, caller, { action: 'merge', entity: 'client', entityId });
};
