import type { QueryOptions } from 'mongoose';
import { type Namer, toNames, withIds } from '../../core/names';
import { type Fields, get } from '../../core/record/get';
import type { Deps } from '../deps';
import type { Models } from '../models';
import type { ClientDoc } from './client.model';

/** The names of leads by their IDs; deleted ones are left out. */
export const nameLeads: Namer<{ models: Pick<Models, 'clients'> }> = async ({ models }, ids) =>
  toNames(await models.clients.find(withIds(ids)).select({ firstName: 1, lastName: 1 }).lean());

/** The names of vendors by their IDs. */
export const nameVendors: Namer<{ models: Pick<Models, 'vendors'> }> = async ({ models }, ids) =>
  toNames(await models.vendors.find(withIds(ids)).select({ name: 1 }).lean());

/** Returns a lead, or some fields of it. Throws NOT_FOUND. */
export const leadById = ({ models }: { models: Pick<Models, 'clients'> }, id: string, fields?: Fields) =>
  get(models.clients, id, 'client', fields);

/** Returns some fields of leads by their IDs, also by those of leads that were merged into them. */
export const leadsByIds = async (
  { models }: { models: Pick<Models, 'clients'> },
  ids: readonly string[],
  fields: Fields,
  options: QueryOptions = {},
): Promise<Map<string, ClientDoc>> => {
  if (ids.length === 0) return new Map();
  const leads = await models.clients
    .find({ $or: [{ _id: { $in: ids } }, { mergedIds: { $in: ids } }] })
    .setOptions(options)
    .select({ ...fields, mergedIds: 1 })
    .lean<ClientDoc[]>();
  return new Map(
    leads.flatMap((lead) => [String(lead._id), ...(lead.mergedIds ?? [])].map((id) => [id, lead] as const)),
  );
};

/**
 * Returns the current ID for a lead's ID: its own or, even long after a merge, that of the lead it was merged into. An
 * unknown ID is returned unchanged.
 */
export const findLeadId = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<string> => {
  if (await models.clients.exists({ _id: id })) return id;
  const taker = await models.clients.findOne({ mergedIds: id }).select({ _id: 1 }).lean();
  return taker ? String(taker._id) : id;
};

/** Returns the current ID for a lead's ID, and those of the leads merged into it. Throws NOT_FOUND. */
export const findAllIds = async (needs: Pick<Deps, 'models'>, id: string): Promise<string[]> => {
  const lead = await leadById(needs, await findLeadId(needs, id), { mergedIds: 1 });
  return [String(lead._id), ...(lead.mergedIds ?? [])];
};
