import type { DeletedClient } from '../../../shared/schemas/client';
import { writeAudit } from '../../core/audit/write-audit';
import { type Caller, getUserId } from '../../core/caller';
import { toRecord } from '../../core/db/to-record';
import type { Feed } from '../../core/feed/feed';
import { conflict, notFound } from '../../core/http/trpc';
import type { OutboxEvent } from '../../core/outbox/work';
import { readPage } from '../../core/read-page';
import { isAssignable } from '../assign-leads';
import type { Deps } from '../deps';
import { leadEvent } from '../lead-events';
import { type ClientDoc, withoutInternals } from '../store/client.model';
import { notHeld, onlyThrownAway } from '../store/hide-deleted';
import { edited, historyEntry } from '../store/history';

type PageQuery = { page: number; limit: number };

const { history: _, ...withHistory } = withoutInternals;

const deletedBy = ({ history }: ClientDoc) =>
  history.findLast(({ action }) => action === 'delete')?.actor ?? '';

/** Returns the deleted leads that can still be restored, most recent first. */
export const deletedLeads = async ({ models }: Deps, page: PageQuery) => {
  const newestFirst = { sort: { deletedAt: -1 }, fields: withHistory } as const;
  const { docs, total } = await readPage(models.clients, onlyThrownAway, page, newestFirst);
  const rows = docs.map((doc) => ({ ...toRecord(doc), deletedBy: deletedBy(doc) }) as DeletedClient);
  return { rows, total };
};

const whyNot = async ({ models }: Deps, id: string) =>
  (await models.clients.exists({ _id: id }))
    ? conflict('This lead is on legal hold. End the hold before you delete it.')
    : notFound('client');

type DeletingDeps = Deps & {
  feed: Pick<Feed, 'announce'>;
};

/** Returns the write that hides a lead and announces it. The lead's claims against duplicates end. */
export const hiding = ({ now }: Deps, caller: Caller, events: readonly OutboxEvent[] = []) => ({
  $set: { deletedAt: new Date(now()), updatedAt: new Date(now()) },
  $unset: { onceKeys: '' },
  ...edited({ entries: [historyEntry(caller, now, { action: 'delete' })], events }),
});

/**
 * Hides a lead from every read. It keeps its data and history and can be restored for 30 days; the same submission sent
 * again makes a new lead.
 */
export const deleteLead = async (deps: DeletingDeps, caller: Caller, id: string): Promise<void> => {
  const deleted = leadEvent(deps, 'lead.deleted', id, { by: getUserId(caller) });
  const { matchedCount } = await deps.models.clients.updateOne(
    { _id: id, ...notHeld },
    hiding(deps, caller, deleted),
  );
  if (matchedCount === 0) throw await whyNot(deps, id);
  deps.leadCount.forget();
  deps.feed.announce(id, 'removed');
  await writeAudit(deps, caller, { action: 'delete', entity: 'client', entityId: id });
};

/** Restores a deleted lead. It becomes unassigned if its assignee may no longer open leads. */
export const restoreLead = async (deps: Deps, caller: Caller, id: string): Promise<void> => {
  const { models, now } = deps;
  const lead = await models.clients.findOne({ _id: id, ...onlyThrownAway }).lean<ClientDoc>();
  if (!lead) throw notFound('deleted client');
  const keepsPerson = lead.assignedTo !== null && (await isAssignable(deps, lead.assignedTo));
  const { matchedCount } = await models.clients.updateOne(
    { _id: id, ...onlyThrownAway },
    {
      $set: { updatedAt: new Date(now()), assignedTo: keepsPerson ? lead.assignedTo : null },
      $unset: { deletedAt: '' },
      ...edited({
        entries: [historyEntry(caller, now, { action: 'restore' })],
        events: leadEvent(deps, 'lead.updated', id, { changed: 'deletedAt', by: getUserId(caller) }),
      }),
    },
  );
  if (matchedCount === 0) throw notFound('deleted client');
  // Meanwhile staff may have answered from another lead of the same person.
  await deps.inbox.refresh(id);
  deps.leadCount.forget();
  deps.feed.announce(id, 'new');
  deps.duplicates.look(lead);
  await writeAudit(deps, caller, { action: 'restore', entity: 'client', entityId: id });
};
