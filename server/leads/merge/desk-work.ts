import { mergeInbox } from '../inbox';
import type { ClientDoc } from '../store/client.model';

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
