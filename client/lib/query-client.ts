import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayPass } from './failure';

/** The staff area's cache: one retry, no refetch on window focus; `onError` receives every failed call. */
export const makeQueryClient = (onError: (error: unknown) => void) => {
  // It listens to changes, but does not read the initial state.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
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
};

/** For a change that is useless or unexpected later: it fails right away. */
export const nowOrNever = { networkMode: 'always' } as const;
