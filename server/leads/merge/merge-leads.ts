import { fieldText, leadFieldNames } from '../../../shared/lead-fields';
import { handlingNames } from '../../../shared/schemas/client';
import type { MergeInput } from '../../../shared/schemas/merge';
import { changesBetween, writeAudit } from '../../core/audit/write-audit';
import type { Caller } from '../../core/caller';
import { change, type Decision } from '../../core/change/change';
import { badRequest, conflict, notFound } from '../../core/http/trpc';
import { event } from '../../core/outbox/work';
import { refuseUnlessAssignable } from '../assign-leads';
import type { Deps } from '../deps';
import { mergeBegun, undoBegun } from '../jobs';
import { leadEvent } from '../lead-events';
import { type ClientDoc, clients, written } from '../store/client.model';
import { onlyDeleted, withDeleted } from '../store/hide-deleted';
import { edited, type HistoryEntry, historyEntry, traced } from '../store/history';
import { leadById } from '../store/lead-by-id';
import { mergeFields } from './compare-leads';
import {
  answersGivenBack,
  answersLeft,
  answersTaken,
  derivedFrom,
  getFields,
  onlyInFirst,
  receivedWith,
  receivedWithout,
  workGivenBack,
  workTaken,
} from './taken';

type Needs = Pick<Deps, 'models' | 'now' | 'inbox'>;

const comparedFields = [...leadFieldNames, ...handlingNames, 'createdAt'] as const;

/** Returns the values in which the two leads differ, so that nothing is lost when the other one is removed. */
const differences = (loser: ClientDoc, winner: ClientDoc) =>
  comparedFields
    .map((field) => ({ field, from: fieldText(loser[field]), to: fieldText(winner[field]) }))
    .filter(({ from, to }) => from !== '' && from !== to);

/** Returns the merge entry for the history of the remaining lead, in the name of the user who decided it. */
const toEntry = (loser: ClientDoc, winner: ClientDoc): HistoryEntry[] => {
  const decided = loser.history.findLast(({ action }) => action === 'merge');
  return decided
    ? [{ ...decided, changes: [...differences(loser, winner), ...answersLeft(winner, loser)] }]
    : [];
};

/** Returns a merged lead, and nothing else. */
const findMerged = ({ models }: Needs, id: string, mergedInto: object | string = { $exists: true }) =>
  models.clients.findOne({ _id: id, ...onlyDeleted, mergedInto }).lean<ClientDoc>();

const findAny = ({ models }: Needs, id: string) =>
  models.clients.findById(id).setOptions(withDeleted).lean<ClientDoc>();

/** Moves the other lead's data to the remaining one. Safe to run twice: a lead is merged only once. */
export const finishMerge = async (needs: Needs, id: string): Promise<void> => {
  const into = (await findMerged(needs, id))?.mergedInto;
  const { answer } = into
    ? await change(needs, clients, {
        id: into,
        read: findAny,
        returns: { _id: 1 },
        facts: () => findMerged(needs, id, into),
        decide: (winner, loser) => decideMerge(needs, winner, loser),
      })
    : {};
  // The remaining lead was just deleted; the other one must not disappear with it.
  if (answer === 'alone')
    await needs.models.clients.updateOne(
      { _id: id, ...onlyDeleted },
      { $unset: { deletedAt: '', mergedInto: '', mergeChanges: '' }, ...edited({}) },
    );
  // A message may have arrived for the other lead meanwhile.
  await needs.inbox.refresh(id);
};

const decideMerge = (
  { now }: Needs,
  winner: ClientDoc | null,
  loser: ClientDoc | null,
): Decision<ClientDoc, 'alone'> => {
  const id = String(loser?._id);
  if (!loser || winner?.mergedIds?.includes(id)) return {};
  if (!winner || winner.deletedAt) return { answer: 'alone' };
  const fields = getFields(loser.mergeChanges ?? [], 'to');
  const own = written(fields);
  const answers = answersTaken(winner, loser);
  const merged = { ...winner, ...fields, ...answers };
  const { $set, $unset } = derivedFrom(merged);
  const work = workTaken(winner, loser, { phoneE164: $set.phoneE164, at: new Date(now()) });
  const history = loser.history.filter(({ action }) => action !== 'create' && action !== 'merge');
  const write = {
    $set: {
      ...own.$set,
      ...answers,
      ...$set,
      ...work.$set,
      ...receivedWith(winner, loser),
      updatedAt: new Date(now()),
    },
    $unset: {
      ...own.$unset,
      ...$unset,
      ...work.$unset,
      ...(winner.duplicateOf === id && { duplicateOf: '' }),
    },
    $addToSet: { mergedIds: { $each: [id, ...(loser.mergedIds ?? [])] } },
    ...edited({ entries: [...history, ...toEntry(loser, merged)], push: work.$push, inc: work.$inc }),
  };
  return { write };
};

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
