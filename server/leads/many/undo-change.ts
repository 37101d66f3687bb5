import type { ClientUpdate } from '../../../shared/schemas/client';
import type { Caller } from '../../core/caller';
import type { Deps } from '../deps';
import type { ClientDoc } from '../store/client.model';
import type { BeforeBatch, HistoryEntry } from '../store/history';
import { leadById } from '../store/lead-by-id';
import { workOnLead } from '../update-client';

/** Returns true if a field of the lead is still as the change left it. */
const isStill = (lead: ClientDoc, { changes }: HistoryEntry, name: 'status' | 'assignedTo') =>
  changes.find(({ field }) => field === name)?.to === (lead[name] ?? '');

const aboutTasks: ReadonlySet<string> = new Set(['call', 'task', 'task done', 'task dropped', 'task moved']);

/** Returns true if nobody called or changed a task after the change. */
const isLastOfTasks = ({ history }: ClientDoc, entry: HistoryEntry) =>
  !history.some(({ at, action }) => at > entry.at && aboutTasks.has(action));

/**
 * Returns the tasks that a change ended, while what ended them is undone with them, or if it only ended tasks and nothing
 * happened to those since.
 */
const findEnded = (lead: ClientDoc, entry: HistoryEntry, { ended = [] }: BeforeBatch, isStatus: boolean) => {
  const changesStatus = entry.changes.some(({ field }) => field === 'status');
  return (changesStatus ? isStatus : isLastOfTasks(lead, entry)) ? ended : [];
};

/**
 * Undoes a change on one lead: its status and reason, its assignee, its wait for a first response, the tasks added, and
 * those that it ended. Anything changed since stays.
 */
export const undoChange = async (deps: Deps, caller: Caller, id: string, batch: string): Promise<void> => {
  const lead = await leadById(deps, id);
  const entry = lead.history.findLast((one) => one.batch?.id === batch);
  const before = entry?.batch;
  // The lead already had the new value before the change.
  if (!entry || !before) return;
  const isStatus = isStill(lead, entry, 'status');
  const isCalled = lead.calls?.some(({ at }) => at > entry.at);
  const update: ClientUpdate = {
    version: lead.version,
    ...(isStatus && { status: before.status, statusReason: before.statusReason }),
    ...(isStill(lead, entry, 'assignedTo') && { assignedTo: before.assignedTo }),
  };
  await workOnLead(deps, caller, id, {
    update,
    ...(isStatus && before.signed && { signed: before.signed }),
    undo: {
      waitingSince: isStatus && !isCalled ? before.waitingSince : undefined,
      tasks: isStatus ? before.tasks : [],
      ended: findEnded(lead, entry, before, isStatus),
    },
  });
};
