import type { ClientUpdate } from '../../../shared/schemas/client';
import type { Caller } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import type { Deps } from '../deps';
import type { ClientDoc } from '../store/client.model';
import type { HistoryEntry } from '../store/history';
import { workOnLead } from '../update-client';

/** Whether a field of the lead is still what the change made of it. */
const isStill = (lead: ClientDoc, { changes }: HistoryEntry, name: 'status' | 'assignedTo') =>
  changes.find(({ field }) => field === name)?.to === (lead[name] ?? '');

/**
 * Takes back what a change of many did to one lead: its status with the reason, its person, its waiting for a first
 * answer, and the tasks that followed. What somebody changed since stays.
 */
export const undoChange = async (
  deps: Pick<Deps, 'models' | 'feed' | 'interest' | 'now'>,
  caller: Caller,
  id: string,
  batch: string,
): Promise<void> => {
  const lead = await deps.models.clients.findById(id).lean<ClientDoc>();
  if (!lead) throw notFound('client');
  const entry = lead.history.findLast((one) => one.batch?.id === batch);
  const before = entry?.batch;
  // It was what it should become, before the change as well.
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
    },
  });
};
