import type { Deps } from '../deps';

/**
 * The id of the lead to which an id leads: its own, or that of the lead that took it in, also long after the merge.
 * An id that leads nowhere is answered as it is.
 */
export const findLeadId = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<string> => {
  if (await models.clients.exists({ _id: id })) return id;
  const taker = await models.clients.findOne({ mergedIds: id }).select({ _id: 1 }).lean();
  return taker ? String(taker._id) : id;
};
