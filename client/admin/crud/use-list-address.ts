import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { cutSearch, readSearch } from '../list-place';
import type { Order } from './column';

export type ListAddress = {
  search: string;
  page: number;
  sort: string;
  order: Order;
  filters: Record<string, string>;
};

type Shape = { sorts: readonly string[]; filters: readonly string[] };

/** Reads a list's state out of the address and the history's state; what makes no sense there is left out. */
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

/** The shortest query that is read as this state. The search is no part of it: addresses stand in logs. */
export const writeAddress = ({ page, sort, order, filters }: Omit<ListAddress, 'search'>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (sort) params.set('sort', sort);
  if (sort && order === 'desc') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params.toString();
};

/**
 * The list's state: filters, sort and page stand in the address bar, so that a link can be sent to a colleague;
 * what is searched for is somebody's name, and stands in the history's state alone. Back undoes both.
 */
export const useListAddress = (shape: Shape) => {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const address = parseAddress(query, useHistoryState<unknown>(), shape);

  const go = (change: Partial<ListAddress>, { replace = false } = {}) => {
    // What stands in the bar now, not what was rendered: two quick changes must not undo each other.
    const current = parseAddress(window.location.search, window.history.state, shape);
    const next = { ...current, page: 1, ...change };
    const wanted = writeAddress(next);
    if (wanted === writeAddress(current) && next.search === current.search) return;
    navigate(wanted ? `${path}?${wanted}` : path, { replace, state: { search: next.search } });
  };

  // A link from the time when the search stood in the address is understood once and made clean.
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
