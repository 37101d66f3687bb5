import { boardLimit, type ClientRecord, type LeadFilter, leadStatuses } from '../../shared/schemas/client';
import type { Deps } from './deps';
import { pageOfLeads } from './lead-pages';
import { shownFilter } from './list-filter';

const firstPage = { page: 1, limit: boardLimit };

/** Returns the number of leads in each status and the newest of them, both by the status index. */
export const loadBoard = async (
  deps: Pick<Deps, 'models' | 'leadCount' | 'now' | 'callable'>,
  query: LeadFilter,
) => {
  const filter = await shownFilter(deps, query);
  return Promise.all(
    leadStatuses.map(async (status) => {
      const { rows, total } = await pageOfLeads(deps, { ...filter, status }, firstPage);
      return { status, total, rows: rows as ClientRecord[] };
    }),
  );
};
