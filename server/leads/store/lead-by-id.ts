import { type Fields, get } from '../../core/record/get';
import type { Deps } from '../deps';
import type { Models } from '../models';

/** Returns a lead, or some fields of it. Throws NOT_FOUND. */
export const leadById = ({ models }: { models: Pick<Models, 'clients'> }, id: string, fields?: Fields) =>
  get(models.clients, id, 'client', fields);

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
