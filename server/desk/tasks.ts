import type { TaskChange } from '../../shared/schemas/desk';
import { callableTest } from '../contact/rules/callable';
import { getZones } from '../contact/rules/places';
import type { Caller } from '../core/caller';
import { toRecord } from '../core/db/to-record';
import { notFound } from '../core/http/trpc';
import { type ClientDoc, withoutArrivals } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { type HistoryEntry, historyEntry } from '../leads/store/history';
import { workOnLead } from '../leads/update-client';
import type { Deps } from './deps';

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
