import { fieldText, leadFieldNames } from '../../../shared/lead-fields';
import { handlingNames } from '../../../shared/schemas/client';
import { isBusy, repeatWrite } from '../../core/change/repeat-write';
import type { Deps } from '../deps';
import type { ClientDoc } from '../store/client.model';
import { onlyDeleted, withDeleted } from '../store/hide-deleted';
import type { HistoryEntry } from '../store/history';
import { edited } from '../store/traced';
import { written } from '../store/written';
import { sameVersions, workTaken } from './desk-work';
import { receivedWith } from './received';
import { answersLeft, answersTaken } from './taken-answers';
import { derivedFrom, getFields } from './taken-fields';

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

/** Moves the other lead's data to the remaining one. Safe to run twice: a lead is merged only once. */
export const finishMerge = async (needs: Needs, id: string): Promise<void> => {
  await repeatWrite(() => finishOnce(needs, id), { givenUp: isBusy('this lead') });
  // A message may have arrived for the other lead meanwhile.
  await needs.inbox.refresh(id);
};

/** Returns undefined if others changed the remaining lead meanwhile. */
const finishOnce = async ({ models, now }: Needs, id: string): Promise<true | undefined> => {
  const { clients } = models;
  const loser = await clients
    .findOne({ _id: id, ...onlyDeleted, mergedInto: { $exists: true } })
    .lean<ClientDoc>();
  if (!loser) return true;
  const winner = await clients.findById(loser.mergedInto).setOptions(withDeleted).lean<ClientDoc>();
  if (winner?.mergedIds?.includes(id)) return true;
  if (!winner || winner.deletedAt) {
    // The remaining lead was just deleted; the other one must not disappear with it.
    await clients.updateOne(
      { _id: loser._id, ...onlyDeleted },
      { $unset: { deletedAt: '', mergedInto: '', mergeChanges: '' }, ...edited({}) },
    );
    return true;
  }
  const fields = getFields(loser.mergeChanges ?? [], 'to');
  const own = written(fields);
  const answers = answersTaken(winner, loser);
  const merged = { ...winner, ...fields, ...answers };
  const { $set, $unset } = derivedFrom(merged);
  const work = workTaken(winner, loser, { phoneE164: $set.phoneE164, at: new Date(now()) });
  const history = loser.history.filter(({ action }) => action !== 'create' && action !== 'merge');
  const { matchedCount } = await clients.updateOne(sameVersions(winner), {
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
  });
  return matchedCount > 0 || undefined;
};
