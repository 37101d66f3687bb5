import { TRPCError } from '@trpc/server';
import type { ClientUpdate } from '../../shared/schemas/client';
import { changesBetween, writeAudit } from '../audit/write-audit';
import type { Context } from '../context';
import { notFound } from '../trpc';
import { type ClientDoc, keysOf } from './client.model';
import { toE164 } from './phone';

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/**
 * Changes the given fields of a lead. Whoever names the version they saw is refused (409) when somebody else
 * saved in between; without one, a change that meets another is made again on top of it.
 */
export const updateClient = async (
  ctx: Context,
  id: string,
  { version, ...update }: ClientUpdate,
): Promise<ClientDoc> => {
  const { clients } = ctx.models;
  const before = await clients.findById(id).lean();
  if (!before) throw notFound('client');
  if (version !== undefined && version !== before.version)
    throw new TRPCError({ code: 'CONFLICT', message: 'Somebody else changed this client in the meantime.' });

  const changes = changesBetween(before, update);
  if (changes.length === 0) return before;
  const fields = given(update);
  const merged = { ...before, ...fields };
  const phoneE164 = toE164(merged.phoneNumber);
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
          updatedAt: new Date(ctx.now()),
        },
        ...(!phoneE164 && { $unset: { phoneE164: '' } }),
      },
      { returnDocument: 'after' },
    )
    .lean();
  if (!after) return updateClient(ctx, id, { ...update, version });
  await writeAudit(ctx, { action: 'update', entity: 'client', entityId: id, changes });
  return after;
};
