import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayPass } from './failure';

/** The staff area's cache: one retry, no refetch on window focus; `onError` hears of every failed call. */
export const makeQueryClient = (onError: (error: unknown) => void) =>
  new QueryClient({
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
      // A write is never sent twice: the first one may have arrived.
      mutations: { networkMode: 'always', retry: false },
    },
  });
