import type { LeadFilter } from '../../shared/schemas/client';
import { clientFilter } from './client-filter';
import type { Deps } from './deps';
import { type Near, nearSearches } from './near-search';

type Filter = Record<string, unknown>;

const both = (one: Filter, other: Filter): Filter => {
  const { $and = [], ...rest } = one;
  return { ...rest, $and: [...($and as Filter[]), other] };
};

/** A list of these many ids is looked up one by one, by either store. */
const mostNamed = 400;
/** More would hide the leads that have the name. */
const mostBeside = 20;

/**
 * Returns the filter for a search: the leads that it names, and those with its words in a message. Beside leads that it
 * names, these are left out if they are many: the name is an everyday word, such as Will.
 */
const searchedFilter = async (deps: Deps, query: LeadFilter): Promise<Filter> => {
  const filter = clientFilter(deps.models, query, deps.now());
  const fromMessages = query.search ? await deps.inMessages.find(query.search) : [];
  if (fromMessages.length === 0) return filter;
  const byName = await deps.models.clients
    .find(filter)
    .select({ _id: 1 })
    .limit(mostNamed + 1)
    .lean();
  if (byName.length > 0 && (fromMessages.length > mostBeside || byName.length > mostNamed)) return filter;
  const { search: _, ...others } = query;
  const ids = [...byName.map(({ _id }) => _id), ...fromMessages];
  return { ...clientFilter(deps.models, others, deps.now()), _id: { $in: ids } };
};

/** Returns the filter for a list's leads, exactly as requested. */
export const listFilter = async (deps: Deps, query: LeadFilter): Promise<Filter> => {
  const filter = await searchedFilter(deps, query);
  return query.callable ? both(filter, await deps.callable.filter()) : filter;
};

/** Returns the nearest searches for a list without matches, within its other filters. */
export const nearFilters = async (deps: Deps, { search, ...query }: LeadFilter): Promise<Near[]> => {
  if (!search) return [];
  const [rest, searches] = await Promise.all([listFilter(deps, query), nearSearches(deps, search)]);
  // Both the search and the list may filter by case type.
  return searches.map(({ near, filter }) => ({ near, filter: both(rest, filter) }));
};

/**
 * Returns the filter for the leads that a list shows: the requested ones or, if a search has no matches, the nearest.
 */
export const shownFilter = async (deps: Deps, query: LeadFilter): Promise<Filter> => {
  const exact = await listFilter(deps, query);
  if (!query.search || (await deps.models.clients.exists(exact))) return exact;
  for (const { filter } of await nearFilters(deps, query))
    if (await deps.models.clients.exists(filter)) return filter;
  return exact;
};
