import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact, getQueryKey } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/router';
import { isAttended } from './attended';
import { holdLink } from './hold-link';
import { proofLink } from './proof-link';

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

const url = '/trpc';

// Use a body: a query may contain a name, and logs contain addresses.
const options = {
  url,
  methodOverride: 'POST',
  // An open page polls by itself; that does not count as use, so an unused session still ends.
  headers: () => (isAttended() ? {} : { 'X-Unattended': '1' }),
} as const;

/** For a slow query: other queries do not wait for its response. */
export const alone = { context: { alone: true } };

/** The hooks, keys and invalidation of all queries come from the router. Only this file uses the package. */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

/** The client behind the hooks, for calls that are not a screen's state; the session cookie is sent automatically. */
export const api = trpc.createClient({
  links: [
    proofLink(),
    holdLink(),
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: splitLink({
        condition: ({ context }) => context.alone === true,
        true: httpLink(options),
        // The server refuses larger batches.
        false: httpBatchLink({ ...options, maxItems: 10 }),
      }),
    }),
  ],
});

/** The equivalent of `trpc.useUtils()` outside of components. */
export const createUtils = (queryClient: QueryClient) => createTRPCQueryUtils({ queryClient, client: api });

type LeadPage = Outputs['clients']['page'];

/** The lists of leads on screen: what each asked for, what it shows, and functions to change that. */
export const findShownLists = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: getQueryKey(trpc.clients.page), type: 'active' })
    .map((query) => {
      const { queryKey, state } = query;
      return {
        input: (queryKey[1] as { input: Inputs['clients']['page'] }).input,
        page: state.data as LeadPage | undefined,
        isLoading: state.fetchStatus !== 'idle',
        isReplaced: () => query.state.data !== state.data || query.state.fetchStatus !== 'idle',
        reload: () => queryClient.invalidateQueries({ queryKey, exact: true }),
        update: (change: (shown: LeadPage) => LeadPage) =>
          queryClient.setQueryData<LeadPage>(queryKey, (shown) => shown && change(shown)),
      };
    });
