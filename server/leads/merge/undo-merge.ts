import { TRPCError } from '@trpc/server';
import { fieldText } from '../../../shared/lead-fields';
import { writeAudit } from '../../core/audit/write-audit';
import type { Caller } from '../../core/caller';
import { isBusy, repeatWrite } from '../../core/change/repeat-write';
import { notFound } from '../../core/http/trpc';
import { event } from '../../core/outbox/event';
import type { Deps } from '../deps';
import { undoBegun } from '../jobs';
import type { ClientDoc } from '../store/client.model';
import { onlyDeleted, withDeleted } from '../store/hide-deleted';
import { historyEntry } from '../store/history';
import { edited, traced } from '../store/traced';
import { written } from '../store/written';
import { sameVersions, workGivenBack } from './desk-work';
import { finishMerge } from './finish-merge';
import { receivedWithout } from './received';
import { answersGivenBack } from './taken-answers';
import { derivedFrom, getFields } from './taken-fields';

type Needs = Pick<Deps, 'models' | 'now' | 'inbox'>;

/**
 * Removes from a lead what a merge added. Anything changed since stays. Safe to run twice: `winner` leads from the
 * other ID only once.
 */
export const finishUndo = async (needs: Needs, id: string, winnerId: string): Promise<void> => {
  await repeatWrite(() => undoOnce(needs, id, winnerId), { givenUp: isBusy('this lead') });
  for (const one of [id, winnerId]) await needs.inbox.refresh(one);
};

/** Returns undefined if others changed the remaining lead meanwhile. */
const undoOnce = async ({ models, now }: Needs, id: string, winnerId: string): Promise<true | undefined> => {
  const { clients } = models;
  const loser = await clients.findById(id).lean<ClientDoc>();
  const winner = await clients
    .findOne({ _id: winnerId, mergedIds: id })
    .setOptions(withDeleted)
    .lean<ClientDoc>();
  if (!loser || !winner) return true;
  const values: Record<string, unknown> = winner;
  const untouched = (loser.mergeChanges ?? []).filter(({ field, to }) => fieldText(values[field]) === to);
  const fields = getFields(untouched, 'from');
  const own = written(fields);
  const { $set, $unset } = derivedFrom({ ...winner, ...fields });
  const work = workGivenBack(winner, loser);
  const others = await clients
    .find({ ...onlyDeleted, mergedInto: winnerId, _id: { $ne: loser._id } })
    .select({ createdAt: 1 })
    .lean<ClientDoc[]>();
  const { matchedCount } = await clients
    .updateOne(sameVersions(winner), {
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
    })
    .setOptions(withDeleted);
  if (matchedCount === 0) return undefined;
  await clients.updateOne({ _id: loser._id }, { $unset: { mergeChanges: '', mergeAnswers: '' } });
  return true;
};

/** Separates two merged leads. Each has its own history and fields as before. */
export const undoMerge = async (
  deps: Pick<Deps, 'models' | 'feed' | 'leadCount' | 'inbox' | 'now'>,
  caller: Caller,
  id: string,
): Promise<void> => {
  const { models, now } = deps;
  const loser = await models.clients
    .findOne({ _id: id, ...onlyDeleted, mergedInto: { $exists: true } })
    .lean<ClientDoc>();
  if (!loser?.mergedInto) throw notFound('merged client');
  const into = loser.mergedInto;
  if (!(await models.clients.exists({ _id: into })))
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'The lead it was merged into is deleted. Restore that lead first.',
    });
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
    await writeAudit({ ...deps, caller }, { action: 'unmerge', entity: 'client', entityId });
};
