import { fieldText, leadFieldNames } from '../../../shared/lead-fields';
import { handlingNames } from '../../../shared/schemas/client';
import { change, type Decision } from '../../core/change/change';
import type { Deps } from '../deps';
import { type ClientDoc, clients, written } from '../store/client.model';
import { onlyDeleted, withDeleted } from '../store/hide-deleted';
import { edited, type HistoryEntry } from '../store/history';
import { answersLeft, answersTaken, derivedFrom, getFields, receivedWith, workTaken } from './taken';

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

export const findAny = ({ models }: Needs, id: string) =>
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
