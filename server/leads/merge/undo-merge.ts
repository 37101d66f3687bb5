import { fieldText } from '../../../shared/lead-fields';
import { writeAudit } from '../../core/audit/write-audit';
import type { Caller } from '../../core/caller';
import { change, type Decision } from '../../core/change/change';
import { conflict, notFound } from '../../core/http/trpc';
import { event } from '../../core/outbox/work';
import type { Deps } from '../deps';
import { undoBegun } from '../jobs';
import { type ClientDoc, clients, written } from '../store/client.model';
import { onlyDeleted } from '../store/hide-deleted';
import { edited, historyEntry, traced } from '../store/history';
import { findAny, finishMerge } from './finish-merge';
import { answersGivenBack, derivedFrom, getFields, receivedWithout, workGivenBack } from './taken';

/**
 * Removes from a lead what a merge added. Anything changed since stays. Safe to run twice: `winner` leads from the
 * other ID only once.
 */
export const finishUndo = async (needs: Deps, id: string, winnerId: string): Promise<void> => {
  const { models } = needs;
  const { answer } = await change(needs, clients, {
    id: winnerId,
    read: findAny,
    returns: { _id: 1 },
    facts: async () => ({
      loser: await models.clients.findById(id).lean<ClientDoc>(),
      others: await models.clients
        .find({ ...onlyDeleted, mergedInto: winnerId, _id: { $ne: id } })
        .select({ createdAt: 1 })
        .lean<ClientDoc[]>(),
    }),
    decide: (winner, { loser, others }) => decideUndo(needs, winner, loser, others),
  });
  if (answer) await models.clients.updateOne({ _id: id }, { $unset: { mergeChanges: '', mergeAnswers: '' } });
  for (const one of [id, winnerId]) await needs.inbox.refresh(one);
};

const decideUndo = (
  { now }: Deps,
  winner: ClientDoc | null,
  loser: ClientDoc | null,
  others: readonly ClientDoc[],
): Decision<ClientDoc, true> => {
  const id = String(loser?._id);
  if (!loser || !winner?.mergedIds?.includes(id)) return {};
  const values: Record<string, unknown> = winner;
  const untouched = (loser.mergeChanges ?? []).filter(({ field, to }) => fieldText(values[field]) === to);
  const fields = getFields(untouched, 'from');
  const own = written(fields);
  const { $set, $unset } = derivedFrom({ ...winner, ...fields });
  const work = workGivenBack(winner, loser);
  const write = {
    $set: {
      ...own.$set,
      ...answersGivenBack(winner, loser),
      ...$set,
      ...work.$set,
      ...receivedWithout(winner, others),
      updatedAt: new Date(now()),
    },
    ...edited({ inc: work.$inc }),
    $unset: { ...own.$unset, ...$unset, ...work.$unset },
    $pull: {
      ...work.$pull,
      mergedIds: { $in: [id, ...(loser.mergedIds ?? [])] },
      history: {
        _id: { $in: loser.history.filter(({ action }) => action !== 'merge').map(({ _id }) => _id) },
      },
    },
  };
  return { write, answer: true };
};

/** Separates two merged leads. Each has its own history and fields as before. */
export const undoMerge = async (deps: Deps, caller: Caller, id: string): Promise<void> => {
  const { models, now } = deps;
  const loser = await models.clients
    .findOne({ _id: id, ...onlyDeleted, mergedInto: { $exists: true } })
    .lean<ClientDoc>();
  if (!loser?.mergedInto) throw notFound('merged client');
  const into = loser.mergedInto;
  if (!(await models.clients.exists({ _id: into })))
    throw conflict('The lead it was merged into is deleted. Restore that lead first.');
  await finishMerge(deps, id);
  const entry = historyEntry(caller, now, { action: 'unmerge' });
  const { matchedCount } = await models.clients.updateOne(
    { _id: id, ...onlyDeleted, mergedInto: into },
    {
      $set: { updatedAt: new Date(now()) },
      $unset: { deletedAt: '', mergedInto: '' },
      ...edited({ entries: [entry], events: [event(undoBegun, now, { id, into })] }),
    },
  );
  if (matchedCount === 0) throw notFound('merged client');
  await finishUndo(deps, id, into);
  await models.clients.updateOne({ _id: into }, traced({ entries: [entry] }));
  deps.leadCount.forget();
  deps.feed.announce(id, 'new');
  deps.feed.announce(into, 'changed');
  for (const entityId of [into, id])
    await writeAudit(deps, caller, { action: 'unmerge', entity: 'client', entityId });
};
