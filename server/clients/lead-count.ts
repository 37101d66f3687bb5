import type { Models } from '../models';

const keptFor = 1000;

/**
 * How many leads there are, known for a second: every list says it, and a list would cost the database two questions
 * instead of one. `forget` is called with each lead that comes or goes.
 */
export const createLeadCount = ({ clients }: Pick<Models, 'clients'>) => {
  let known: { count: Promise<number>; until: number } | undefined;
  return {
    get(): Promise<number> {
      if (known && known.until > performance.now()) return known.count;
      const count = clients.estimatedDocumentCount().exec();
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
