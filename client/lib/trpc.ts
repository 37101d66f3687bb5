import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/router';
import { isAttended } from './attended';
import { proofLink } from './proof-link';

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

const url = '/trpc';

// What is asked for may be somebody's name, and addresses stand in logs: it goes in a body.
const asked = {
  url,
  methodOverride: 'POST',
  // An open page asks by the clock; that is no use of the session, which ends when nobody uses it.
  headers: () => (isAttended() ? {} : { 'X-Unattended': '1' }),
} as const;

/** Said of a question that takes its time: what else is asked at the moment does not wait for its answer. */
export const alone = { context: { alone: true } };

/** What screens ask with: hooks, keys and invalidation come from the router. Only this file knows the package. */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

/** The client behind the hooks, for a call that is no screen's state; the session cookie goes along by itself. */
export const api = trpc.createClient({
  links: [
    proofLink(),
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: splitLink({
        condition: ({ context }) => context.alone === true,
        true: httpLink(asked),
        // The server refuses larger batches.
        false: httpBatchLink({ ...asked, maxItems: 10 }),
      }),
    }),
  ],
});

/** What `trpc.useUtils()` is inside a component. */
export const createUtils = (queryClient: QueryClient) => createTRPCQueryUtils({ queryClient, client: api });
