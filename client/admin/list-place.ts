import { useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { staffPaths } from './staff-paths';

const longest = 200;

/** As much of a search as the server takes. */
export const cutSearch = (search: string) => search.slice(0, longest);

const findText = (state: unknown, name: string) => {
  const text = typeof state === 'object' && state !== null && name in state && Reflect.get(state, name);
  return typeof text === 'string' ? text : '';
};

/** What a list is searched for, as the history keeps it. */
export const readSearch = (state: unknown) => cutSearch(findText(state, 'search'));

/**
 * Where the list of clients stands, or stood when this lead was opened from it. Links to a lead carry it in the
 * history's state, so that the way back leads to the same filters, page and search.
 */
export const useClientsPlace = () => {
  const [path] = useLocation();
  const query = useSearch();
  const state = useHistoryState<unknown>();
  return { list: path === staffPaths.clients ? query : findText(state, 'list'), search: readSearch(state) };
};
