import type { Models } from '../models';
import { onlyDeleted } from './deleted/hide-deleted';

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
export const createLeadCount = ({ clients }: Pick<Models, 'clients'>) => {
  let known: { count: Promise<number>; until: number } | undefined;
  return {
    get(): Promise<number> {
      if (known && known.until > performance.now()) return known.count;
      const count = countAll(clients);
      known = { count, until: performance.now() + keptFor };
      count.catch(() => {
        known = undefined;
      });
      return count;
    },
    forget() {
      known = undefined;
    },
  };
};

export type LeadCount = ReturnType<typeof createLeadCount>;
