import { createCache } from '../core/db/cache';
import type { Models } from './models';
import { onlyDeleted } from './store/hide-deleted';

const keptFor = 1000;

/** Subtracts the deleted leads, which are few. */
const countAll = async (clients: Models['clients']): Promise<number> => {
  const [all, deleted] = await Promise.all([
    clients.estimatedDocumentCount(),
    clients.countDocuments(onlyDeleted),
  ]);
  return all - deleted;
};

/**
 * Counts all leads and caches the number for a second: every list shows it and would otherwise cost two queries instead
 * of one. Call `forget` whenever a lead is added or removed.
 */
export const createLeadCount = ({ clients }: Pick<Models, 'clients'>, now: () => number) =>
  createCache(keptFor, () => countAll(clients), now);

export type LeadCount = ReturnType<typeof createLeadCount>;
