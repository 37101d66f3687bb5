import type { Models } from './models';
import { withDeleted } from './store/hide-deleted';
import { leadsByIds } from './store/lead-by-id';

/** The leads among these that were removed permanently, and not merged into another. */
export const findDeletedLeads = async (models: Models, ids: readonly string[]): Promise<string[]> => {
  const leads = await leadsByIds({ models }, ids, { _id: 1 }, withDeleted);
  return ids.filter((id) => !leads.has(id));
};

export const yearsAfter = (moment: Date, years: number): Date => {
  const until = new Date(moment);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
};
