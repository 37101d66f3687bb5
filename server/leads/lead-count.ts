import { createCache } from '../core/db/cache';
import type { Models } from './models';
import { onlyDeleted } from './store/hide-deleted';

const keptFor = 1000;

/** Without the deleted ones, which are few. */
const countAll = async (clients: Models['clients']): Promise<number> => {
  const [all, deleted] = await Promise.all([
    clients.estimatedDocumentCount(),
    clients.countDocuments(onlyDeleted),
  ]);
  return all - deleted;
};

/**
 * How many leads there are, known for a second: every list says it, and a list would cost the database two questions
 * instead of one. `forget` is called with each lead that comes or goes.
 */
export const createLeadCount = ({ clients }: Pick<Models, 'clients'>, now: () => number) =>
  createCache(keptFor, () => countAll(clients), now);

export type LeadCount = ReturnType<typeof createLeadCount>;
