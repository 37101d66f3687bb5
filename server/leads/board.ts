import { boardLimit, type LeadFilter, leadStatuses } from '../../shared/schemas/client';
import { isCountable } from './arrivals/arrivals';
import type { Deps } from './deps';
import { shownFilter } from './list-filter';
import { countLeads, findLeads } from './store/lead-reads';

const firstPage = { page: 1, limit: boardLimit };

/**
 * Returns the number of leads in each status and the newest of them, by the status index. The numbers come from the
 * arrivals, if these have what the board filters by.
 */
export const loadBoard = async (deps: Deps, query: LeadFilter) => {
  const book = isCountable(query) ? await deps.arrivals.look() : undefined;
  const shown = await shownFilter(deps, query);
  return Promise.all(
    leadStatuses.map(async (status) => {
      const filter = { ...shown, status };
      const count = async () => book?.count({ ...query, status }) ?? countLeads(deps, filter);
      return { status, ...(await findLeads(deps, filter, firstPage, { count })) };
    }),
  );
};
