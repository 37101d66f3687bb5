import type { LeadFilter } from '../../shared/schemas/client';
import { clientFilter } from './client-filter';
import type { Deps } from './deps';
import { type Near, nearSearches } from './near-search';

type Needs = Pick<Deps, 'models' | 'now' | 'callable'>;
type Filter = Record<string, unknown>;

const both = (one: Filter, other: Filter): Filter => {
  const { $and = [], ...rest } = one;
  return { ...rest, $and: [...($and as Filter[]), other] };
};

/** The leads of a list, exactly as it asks for them. */
export const listFilter = async (deps: Needs, query: LeadFilter): Promise<Filter> => {
  const filter = clientFilter(query, deps.now(), deps.models.leadSeal);
  return query.callable ? both(filter, await deps.callable.filter()) : filter;
};

/** What the list may have meant that finds nobody, within its other filters. */
export const nearFilters = async (deps: Needs, { search, ...query }: LeadFilter): Promise<Near[]> => {
  if (!search) return [];
  const [rest, searches] = await Promise.all([listFilter(deps, query), nearSearches(deps, search)]);
  // One of them may ask for a case type where the list does, too.
  return searches.map(({ near, filter }) => ({ near, filter: both(rest, filter) }));
};

/** The leads that a list shows: those it asks for, or, where a search finds nobody, those that it may have meant. */
export const shownFilter = async (deps: Needs, query: LeadFilter): Promise<Filter> => {
  const exact = await listFilter(deps, query);
  if (!query.search || (await deps.models.clients.exists(exact))) return exact;
  for (const { filter } of await nearFilters(deps, query))
    if (await deps.models.clients.exists(filter)) return filter;
  return exact;
};
