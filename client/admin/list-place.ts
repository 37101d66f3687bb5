import { useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { staffPaths } from './staff-paths';

const longest = 200;

/** Cuts a search to the server's limit. */
export const cutSearch = (search: string) => search.slice(0, longest);

const findText = (state: unknown, name: string) => {
  const text = typeof state === 'object' && state !== null && name in state && Reflect.get(state, name);
  return typeof text === 'string' ? text : '';
};

/** Reads a list's search from the history state. */
export const readSearch = (state: unknown) => cutSearch(findText(state, 'search'));

/**
 * The address and state of the list of leads, now or when this lead was opened from it. Links to a lead carry it in the
 * history state, so that the way back restores filters, page and search.
 */
export const useClientsPlace = () => {
  const [path] = useLocation();
  const query = useSearch();
  const state = useHistoryState<unknown>();
  return { list: path === staffPaths.clients ? query : findText(state, 'list'), search: readSearch(state) };
};
