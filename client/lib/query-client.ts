import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayPass } from './failure';

/** The staff area's cache: one retry, no refetch on window focus; `onError` hears of every failed call. */
export const makeQueryClient = (onError: (error: unknown) => void) => {
  // It hears of each change, and not of how things stand at the start.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Without a network a call fails and says so; it would otherwise wait, and what it waits for look answered.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: false,
        staleTime: 5_000,
      },
      // Without a network a write waits and is sent once there is one. It is never sent twice: the first may have arrived.
      mutations: { networkMode: 'online', retry: false },
    },
  });
};

/** For a change that is of no use later, or must not happen when nobody expects it any more: it fails at once. */
export const nowOrNever = { networkMode: 'always' } as const;
