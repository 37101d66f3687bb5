import { leadField, leadFieldsWhere } from '../../../shared/lead-fields';
import type { AuditRecord } from '../../../shared/schemas/audit';
import { mergeInbox } from '../inbox';
import { type ClientDoc, getKeys } from '../store/client.model';
import { wordsAreDue } from '../store/words';

type Changes = AuditRecord['changes'];

/** Fields of several parts, from the line that tells them. */
const ofParts = Object.fromEntries(
  leadFieldsWhere(({ parts }) => parts).map((name) => [
    name,
    (fieldLine: string): unknown => leadField(name).schema.safeParse(fieldLine).data ?? '',
  ]),
);

/** Returns one side of the changes, as stored. */
export const getFields = (changes: Changes, side: 'from' | 'to'): Partial<ClientDoc> =>
  Object.fromEntries(
    changes.map((change) => {
      const value = change[side];
      if (change.field in ofParts) return [change.field, ofParts[change.field]!(value)];
      return [change.field, change.field === 'assignedTo' ? value || null : value];
    }),
  );

/** Returns the fields that are derived from a lead's other fields. */
export const derivedFrom = (lead: ClientDoc) => {
  const $set = { ...getKeys(lead), ...wordsAreDue() };
  return { $set, $unset: { searchKeys: '', ...(!$set.phoneE164 && { phoneE164: '' }) } };
};

type Answers = ClientDoc['answers'];

/** Returns the questions that only one of the two leads has an answer to. */
export const onlyInFirst = (answers: Answers = {}, others: Answers = {}): string[] =>
  Object.keys(answers).filter((id) => !Object.hasOwn(others, id));

/** Returns the other lead's answers that the remaining lead gets. */
export const answersTaken = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const ids = loser.mergeAnswers ?? [];
  if (ids.length === 0) return {};
  const brought = Object.fromEntries(ids.map((id) => [id, loser.answers?.[id] ?? null]));
  return { answers: { ...answers, ...brought } };
};

/** Returns the reverse; an answer that someone changed since stays. */
export const answersGivenBack = ({ answers = {} }: ClientDoc, loser: ClientDoc) => {
  const ids = new Set(loser.mergeAnswers);
  if (ids.size === 0) return {};
  const isTaken = (id: string) => ids.has(id) && answers[id] === loser.answers?.[id];
  return { answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !isTaken(id))) };
};

/** Returns the other lead's answers that differ from the remaining ones. The timeline keeps them. */
export const answersLeft = (winner: ClientDoc, loser: ClientDoc) =>
  Object.entries(loser.answers ?? {})
    .map(([id, answer]) => ({
      field: id,
      from: String(answer ?? ''),
      to: String(winner.answers?.[id] ?? ''),
    }))
    .filter(({ from, to }) => from !== '' && from !== to);

type Received = Pick<ClientDoc, 'createdAt' | 'receivedAt'>;

/** The first request counts: a merge with an earlier lead sets its arrival as the time received. */
export const receivedWith = (winner: Received, loser: Received): Partial<Received> =>
  loser.createdAt < winner.createdAt
    ? { createdAt: loser.createdAt, receivedAt: winner.receivedAt ?? winner.createdAt }
    : {};

/** Returns the time received without one of the merged leads; `others` are the ones that stay. */
export const receivedWithout = (
  { receivedAt }: Received,
  others: readonly Received[],
): Partial<Pick<Received, 'createdAt'>> => {
  if (!receivedAt) return {};
  const moments = [receivedAt, ...others.map(({ createdAt }) => createdAt)];
  return { createdAt: new Date(Math.min(...moments.map((at) => at.getTime()))) };
};

const earliest = (moments: (Date | undefined)[]): Date | undefined =>
  moments.filter((at) => at !== undefined).sort((one, other) => one.getTime() - other.getTime())[0];

const nextTask = (tasks: ClientDoc['openTasks']) => earliest((tasks ?? []).map(({ dueAt }) => dueAt));

/**
 * Returns the desk's work that the remaining lead gets from the other: calls, open tasks, the first contact, and a mark
 * of the number.
 */
export const workTaken = (
  winner: ClientDoc,
  loser: ClientDoc,
  { phoneE164, at }: { phoneE164: string | undefined; at: Date },
) => {
  const { calls = [], openTasks = [], attempts = 0, agreementsSeen = [] } = loser;
  const nextTaskAt = earliest([winner.nextTaskAt, nextTask(openTasks)]);
  const contacted = !winner.firstContactAt && loser.firstContactAt;
  const phoneMark = winner.phoneMark ?? (phoneE164 === loser.phoneE164 ? loser.phoneMark : undefined);
  const inbox = mergeInbox(winner.inbox, loser.inbox, at);
  return {
    $set: {
      ...(inbox && { inbox }),
      ...(nextTaskAt && { nextTaskAt }),
      ...(contacted && { firstContactAt: contacted }),
      ...(contacted && loser.firstContactBy && { firstContactBy: loser.firstContactBy }),
      ...(phoneMark && { phoneMark }),
      ...(!winner.letter && loser.letter && { letter: loser.letter }),
    },
    $unset: contacted ? { waitingSince: '' } : {},
    $inc: { deskVersion: 1, ...(attempts > 0 && { attempts }) },
    $push: {
      ...(calls.length > 0 && { calls: { $each: calls } }),
      ...(openTasks.length > 0 && { openTasks: { $each: openTasks } }),
      ...(agreementsSeen.length > 0 && { agreementsSeen: { $each: agreementsSeen } }),
    },
  };
};

/** Returns the reverse. That we once spoke to the person stays true. */
export const workGivenBack = (winner: ClientDoc, loser: ClientDoc) => {
  const theirs = new Set((loser.openTasks ?? []).map(({ _id }) => String(_id)));
  const nextTaskAt = nextTask((winner.openTasks ?? []).filter(({ _id }) => !theirs.has(String(_id))));
  const { calls = [], openTasks = [], attempts = 0 } = loser;
  // A *Done* on the other lead settles nothing here.
  const isTheirs = loser.inbox?.settledAt && +loser.inbox.settledAt === +(winner.inbox?.settledAt ?? 0);
  return {
    $set: nextTaskAt ? { nextTaskAt } : {},
    $unset: {
      ...(!nextTaskAt && { nextTaskAt: '' }),
      ...(isTheirs && { 'inbox.settledAt': '', 'inbox.done': '' }),
    },
    $inc: { deskVersion: 1, ...(attempts > 0 && { attempts: -attempts }) },
    $pull: {
      ...(calls.length > 0 && { calls: { _id: { $in: calls.map(({ _id }) => _id) } } }),
      ...(openTasks.length > 0 && { openTasks: { _id: { $in: openTasks.map(({ _id }) => _id) } } }),
    },
  };
};
