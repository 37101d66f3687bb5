import type { AuditRecord } from '../../shared/schemas/audit';
import type { Context } from '../context';
import { toRecord } from '../db/to-record';
import { notFound } from '../trpc';

const mostEntries = 500;

/** What happened to a lead, newest first; it begins with its arrival. */
export const timelineOf = async (ctx: Context, id: string): Promise<AuditRecord[]> => {
  const [client, entries] = await Promise.all([
    ctx.models.clients.findById(id).lean(),
    ctx.models.audit.find({ entity: 'client', entityId: id }).sort({ _id: -1 }).limit(mostEntries).lean(),
  ]);
  if (!client) throw notFound('client');
  const timeline = entries.map(toRecord);
  if (timeline.some(({ action }) => action === 'create')) return timeline;
  const arrival: AuditRecord = {
    id,
    at: client.createdAt.toISOString(),
    actorId: null,
    actor: 'Website',
    action: 'create',
    entity: 'client',
    entityId: id,
    changes: [],
    note: '',
  };
  return [...timeline, arrival];
};
