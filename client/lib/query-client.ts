import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayPass } from './failure';

/**
 * Asks again after a first load during which its query was invalidated: its answer may be older than what the news was
 * about. The library does so only for a query that has shown something.
 */
const reloadOutdated = (queryClient: QueryClient) => {
  const outdated = new Set<string>();
  queryClient.getQueryCache().subscribe(({ query, ...event }) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'invalidate' && query.state.data === undefined && query.state.fetchStatus !== 'idle')
      outdated.add(query.queryHash);
    else if (type === 'success' && outdated.delete(query.queryHash))
      void queryClient.invalidateQueries({ predicate: (one) => one === query });
  });
};

/** The staff area's cache: one retry, no refetch on window focus; `onError` receives every failed call. */
export const makeQueryClient = (onError: (error: unknown) => void) => {
  // It listens to changes, but does not read the initial state.
  onlineManager.setOnline(navigator.onLine);
  const created = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Offline, a call fails and says so; it would otherwise wait, and look as if it had succeeded.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: false,
        staleTime: 5_000,
      },
      // Offline, a write waits and is sent once, when the connection returns. It is never sent twice: the first may
      // have arrived.
      mutations: { networkMode: 'online', retry: false },
    },
  });
  reloadOutdated(created);
  return created;
};

/** For a change that is useless or unexpected later: it fails right away. */
export const nowOrNever = { networkMode: 'always' } as const;
