import { useLocation, useSearch } from 'wouter';
import type { Order } from './column';

export type ListAddress = {
  search: string;
  page: number;
  sort: string;
  order: Order;
  filters: Record<string, string>;
};

type Shape = { sorts: readonly string[]; filters: readonly string[] };

/** Reads a list's state out of the address bar; what makes no sense there is left out. */
export const parseAddress = (query: string, { sorts, filters }: Shape): ListAddress => {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page') ?? 1);
  const sort = params.get('sort') ?? '';
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: sorts.includes(sort) ? sort : '',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    filters: Object.fromEntries(filters.map((name) => [name, (params.get(name) ?? '').slice(0, 100)])),
  };
};

/** The shortest query that `parseAddress` reads as this state. */
export const writeAddress = ({ search, page, sort, order, filters }: ListAddress): string => {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (sort) params.set('sort', sort);
  if (sort && order === 'desc') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params.toString();
};

/** The list's state, kept in the address bar: a link can be sent to a colleague, and Back works. */
export const useListAddress = (shape: Shape) => {
  const [path, navigate] = useLocation();
  const address = parseAddress(useSearch(), shape);
  const go = (change: Partial<ListAddress>, { replace = false } = {}) => {
    // What stands in the bar now, not what was rendered: two quick changes must not undo each other.
    const current = parseAddress(window.location.search, shape);
    const query = writeAddress({ ...current, page: 1, ...change });
    if (query !== writeAddress(current)) navigate(query ? `${path}?${query}` : path, { replace });
  };
  return { address, go };
};
