import { Types } from 'mongoose';
import type { TaskChange } from '../../shared/schemas/desk';
import { callableTest } from '../contact/rules/callable';
import { getZones } from '../contact/rules/places';
import type { Caller, Staff } from '../core/caller';
import { toRecord } from '../core/db/to-record';
import { notFound } from '../core/http/trpc';
import type { Interest } from '../core/outbox/interest';
import type { Handler } from '../core/outbox/work';
import type { Models } from '../documents/models';
import type { taskDue } from '../leads/jobs';
import { leadEvent } from '../leads/lead-events';
import { type ClientDoc, withoutArrivals } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { type HistoryEntry, historyEntry, traced } from '../leads/store/history';
import { leadById } from '../leads/store/lead-by-id';
import { workOnLead } from '../leads/update-client';
import type { Deps } from './deps';

type Options = { models: Models; interest: Interest; now: () => number };

/**
 * Notifies users of an overdue task, unless it was done or moved. The notice's ID derives from this entry's, so
 * repeating this sends it only once.
 */
export const tellOfDueTask =
  ({ models: { clients }, interest, now }: Options): Handler<typeof taskDue> =>
  async ({ eventId, data, at }) => {
    const [_id, taskId] = [data.lead, data.task].map((id) => new Types.ObjectId(id));
    const lead = await clients
      .findOne({ _id, openTasks: { $elemMatch: { _id: taskId, dueAt: { $lte: at } } } })
      .select({ openTasks: 1, assignedTo: 1 })
      .lean();
    const task = lead?.openTasks?.find((one) => one._id.equals(taskId!));
    if (!lead || !task) return;
    const facts = {
      task: String(taskId),
      dueAt: task.dueAt.toISOString(),
      assignedTo: task.assignedTo ?? lead.assignedTo,
    };
    const events = leadEvent({ interest, now }, 'task.overdue', _id, facts).map((one) => ({
      ...one,
      id: `${eventId}-due`,
    }));
    if (events.length > 0) await clients.updateOne({ _id }, traced({ events }));
  };

const lately = 60 * 1000;
/** The entries of one write are made one after the other. */
const oneWrite = 1000;

/**
 * Returns the user's own last change of a lead, if it was in the last minute and ended tasks: how many, and by which id to
 * undo it; null otherwise.
 */
export const findEnded = async (
  deps: Deps,
  { user }: Staff,
  id: string,
): Promise<{ batch: string; count: number } | null> => {
  const { history } = await leadById(deps, id, { history: 1 });
  const own = history.filter(({ actorId }) => actorId === user.id);
  const since = Math.max(deps.now() - lately, (own.at(-1)?.at.getTime() ?? 0) - oneWrite);
  const batch = own.findLast((one) => one.batch?.ended && one.at.getTime() >= since)?.batch;
  return batch?.ended ? { batch: batch.id, count: batch.ended.length } : null;
};

type Which = { id: string; taskId: string };

const actions = { done: 'task done', moved: 'task moved', dropped: 'task dropped' } as const;

/** Ends or moves a task, in one write with the timeline. Throws NOT_FOUND if it is no longer open. */
export const changeTask = (deps: Deps, caller: Caller, { id, taskId }: Which, change: TaskChange) =>
  workOnLead(deps, caller, id, {
    tasks: (open) => {
      const task = open.find(({ _id }) => String(_id) === taskId);
      if (!task) throw notFound('open task');
      const others = open.filter((one) => one !== task);
      const isMoved = change.how === 'moved';
      const moved: TaskDoc[] = isMoved ? [{ ...task, dueAt: new Date(change.dueAt), remindAt: null }] : [];
      const entry: HistoryEntry = historyEntry(caller, deps.now, {
        action: actions[change.how],
        changes: [
          { field: 'task', from: '', to: task.title },
          ...(isMoved ? [{ field: 'dueAt', from: task.dueAt.toISOString(), to: change.dueAt }] : []),
        ],
        note: change.how === 'done' ? '' : change.reason,
      });
      return { open: [...others, ...moved], entries: [entry] };
    },
  });

const mostTasks = 200;

/** Returns the open tasks due before a time that are the user's or unassigned, earliest first. */
export const tasksUntil = async ({ models, now }: Deps, userId: string, until: Date) => {
  const isCallable = callableTest(now());
  const mine = { $in: [userId, null] };
  const leads = await models.clients
    .find({ openTasks: { $elemMatch: { assignedTo: mine, dueAt: { $lt: until } } } })
    .select(withoutArrivals)
    .sort({ nextTaskAt: 1 })
    .limit(mostTasks)
    .lean<ClientDoc[]>();
  return leads
    .flatMap((lead) =>
      (lead.openTasks ?? [])
        .filter((task) => task.dueAt < until && [userId, null].includes(task.assignedTo))
        .map((task) => ({
          ...toRecord(task),
          lead: toRecord(lead),
          zones: getZones(lead),
          mayCall: isCallable(lead),
        })),
    )
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt))
    .slice(0, mostTasks);
};
