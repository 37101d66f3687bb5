import type { Models } from './models';
import type { ClientDoc } from './store/client.model';
import { withDeleted } from './store/hide-deleted';

/** The leads among these that were removed permanently, and not merged into another. */
export const findDeletedLeads = async (models: Models, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const leads = await models.clients
    .find({ $or: [{ _id: { $in: ids } }, { mergedIds: { $in: ids } }] })
    .setOptions(withDeleted)
    .select({ mergedIds: 1 })
    .lean<ClientDoc[]>();
  const knownIds = new Set(leads.flatMap(({ _id, mergedIds = [] }) => [String(_id), ...mergedIds]));
  return ids.filter((id) => !knownIds.has(id));
};

export const yearsAfter = (moment: Date, years: number): Date => {
  const until = new Date(moment);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
};
