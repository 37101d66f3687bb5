import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { cutSearch, readSearch } from '../../list-place';

export type Order = 'asc' | 'desc';

export type ListAddress = {
  search: string;
  page: number;
  sort: string;
  order: Order;
  filters: Record<string, string>;
};

type Shape = { sorts: readonly string[]; filters: readonly string[] };

/** Reads a list's state from the address and the history state; ignores values that make no sense. */
const parseAddress = (query: string, state: unknown, { sorts, filters }: Shape): ListAddress => {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page') ?? 1);
  const sort = params.get('sort') ?? '';
  return {
    search: readSearch(state),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: sorts.includes(sort) ? sort : '',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    filters: Object.fromEntries(filters.map((name) => [name, (params.get(name) ?? '').slice(0, 100)])),
  };
};

/** Returns the shortest query for this state. It leaves out the search, because addresses appear in logs. */
export const writeAddress = ({ page, sort, order, filters }: Omit<ListAddress, 'search'>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (sort) params.set('sort', sort);
  if (sort && order === 'desc') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params.toString();
};

/**
 * A list's state. Filters, sort and page are in the address, so that a link can be shared; the search may be a person's
 * name and is only in the history state. Back undoes both.
 */
export const useListAddress = (shape: Shape) => {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const address = parseAddress(query, useHistoryState<unknown>(), shape);

  const go = (change: Partial<ListAddress>, { replace = false } = {}) => {
    // Read the address, not the last render: two quick changes must not undo each other.
    const current = parseAddress(window.location.search, window.history.state, shape);
    const next = { ...current, page: 1, ...change };
    const wanted = writeAddress(next);
    if (wanted === writeAddress(current) && next.search === current.search) return;
    const state = { ...window.history.state, search: next.search };
    navigate(wanted ? `${path}?${wanted}` : path, { replace, state });
  };

  // An old link with the search in its address works once and is then cleaned.
  const searchInLink = new URLSearchParams(query).get('search');
  const onOldLink = useEffectEvent((search: string) => {
    const rest = writeAddress(address);
    navigate(rest ? `${path}?${rest}` : path, { replace: true, state: { search: cutSearch(search) } });
  });
  useEffect(() => {
    if (searchInLink !== null) onOldLink(searchInLink);
  }, [searchInLink]);

  return { address, go };
};
