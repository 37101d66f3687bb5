import { TRPCError } from '@trpc/server';
import type { ClientUpdate } from '../../shared/schemas/client';
import { changesBetween, writeAudit } from '../audit/write-audit';
import { type Caller, userIdOf } from '../caller';
import type { Deps } from '../context';
import { carrying } from '../outbox/event';
import { notFound } from '../trpc';
import { refuseUnlessAssignable } from './assign-leads';
import { type ClientDoc, keysOf, withoutInternals } from './client.model';
import { appendHistory, historyEntry } from './history';
import { changeEvents } from './lead-events';
import { toE164 } from './phone';

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/**
 * Changes the given fields of a lead. Whoever names the version they saw is refused (409) when somebody else
 * saved in between; without one, a change that meets another is made again on top of it.
 */
export const updateClient = async (
  deps: Deps,
  caller: Caller,
  id: string,
  { version, ...update }: ClientUpdate,
): Promise<ClientDoc> => {
  const { clients } = deps.models;
  const before = await clients.findById(id).select(withoutInternals).lean<ClientDoc>();
  if (!before) throw notFound('client');
  if (version !== undefined && version !== before.version)
    throw new TRPCError({ code: 'CONFLICT', message: 'Somebody else changed this client in the meantime.' });

  const changes = changesBetween(before, update);
  if (changes.length === 0) return before;
  const fields = given(update);
  if (fields.assignedTo && fields.assignedTo !== before.assignedTo)
    await refuseUnlessAssignable(deps, fields.assignedTo);
  const merged = { ...before, ...fields };
  const phoneE164 = toE164(merged.phoneNumber);
  const what = { fields: changes.map(({ field }) => field), by: userIdOf(caller) };
  const after = await clients
    .findOneAndUpdate(
      { _id: before._id, version: before.version },
      {
        $set: {
          ...fields,
          statusReason: merged.status === 'Turned down' ? merged.statusReason : '',
          ...(phoneE164 && { phoneE164 }),
          ...keysOf(merged),
          version: before.version + 1,
          updatedAt: new Date(deps.now()),
        },
        ...(!phoneE164 && { $unset: { phoneE164: '' } }),
        $push: {
          ...appendHistory(historyEntry(caller, deps.now, { action: 'update', changes })),
          ...carrying(changeEvents(deps, before, fields, what)),
        },
      },
      { returnDocument: 'after', projection: withoutInternals },
    )
    .lean<ClientDoc>();
  if (!after) return updateClient(deps, caller, id, { ...update, version });
  deps.feed.announce(id, 'changed');
  await writeAudit(
    { ...deps, caller },
    { action: 'update', entity: 'client', entityId: id, changes: named(changes) },
  );
  return after;
};

/** The log says which fields changed; their values stand in the lead, and go when the lead goes. */
const named = (changes: readonly { field: string }[]) =>
  changes.map(({ field }) => ({ field, from: '', to: '' }));
