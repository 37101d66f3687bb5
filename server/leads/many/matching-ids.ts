import type { ClientPageQuery } from '../../../shared/schemas/client';
import { mostSelected } from '../../../shared/schemas/lists';
import type { Deps } from '../deps';
import { leadParts } from '../lead-order';
import { shownFilter } from '../list-filter';

type ListQuery = Omit<ClientPageQuery, 'page' | 'limit'>;

/** Returns the IDs of all leads in a list, in its order, for a click on "all 312 that match". */
export const matchingIds = async (deps: Deps, query: ListQuery): Promise<string[]> => {
  const ids: string[] = [];
  for (const { filter, sort } of leadParts(await shownFilter(deps, query), query)) {
    if (ids.length === mostSelected) break;
    const leads = await deps.models.clients
      .find(filter)
      .select({ _id: 1 })
      .sort(sort)
      .limit(mostSelected - ids.length)
      .lean();
    ids.push(...leads.map(({ _id }) => String(_id)));
  }
  return ids;
};
