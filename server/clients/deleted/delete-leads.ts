import { writeAudit } from '../../audit/write-audit';
import { type Caller, userIdOf } from '../../caller';
import type { Deps } from '../../context';
import { carrying } from '../../outbox/event';
import { notFound } from '../../trpc';
import { isAssignable } from '../assign-leads';
import type { ClientDoc } from '../client.model';
import { appendHistory, historyEntry } from '../history';
import { leadEvent } from '../lead-events';
import { onlyThrownAway } from './hide-deleted';

/**
 * Hides a lead from every read. It stays what it was, with its history, and can be brought back for 30 days. The claims
 * that it holds against other leads go: who sends the same again is a new lead.
 */
export const deleteLead = async (deps: Deps, caller: Caller, id: string): Promise<void> => {
  const { models, now } = deps;
  const { matchedCount } = await models.clients.updateOne(
    { _id: id },
    {
      $set: { deletedAt: new Date(now()), updatedAt: new Date(now()) },
      $unset: { onceKeys: '' },
      $inc: { version: 1 },
      $push: {
        ...appendHistory(historyEntry(caller, now, { action: 'delete' })),
        ...carrying(leadEvent(deps, 'lead.deleted', id, { by: userIdOf(caller) })),
      },
    },
  );
  if (matchedCount === 0) throw notFound('client');
  deps.leadCount.forget();
  deps.feed.announce(id, 'removed');
  await writeAudit({ ...deps, caller }, { action: 'delete', entity: 'client', entityId: id });
};

/** Brings a deleted lead back as it was; whoever may not open leads any more does not look after it again. */
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
      $inc: { version: 1 },
      $push: {
        ...appendHistory(historyEntry(caller, now, { action: 'restore' })),
        ...carrying(leadEvent(deps, 'lead.updated', id, { changed: 'deletedAt', by: userIdOf(caller) })),
      },
    },
  );
  if (matchedCount === 0) throw notFound('deleted client');
  deps.leadCount.forget();
  deps.feed.announce(id, 'new');
  deps.duplicates.look(lead);
  await writeAudit({ ...deps, caller }, { action: 'restore', entity: 'client', entityId: id });
};
