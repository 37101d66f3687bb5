import { trpc } from '../../lib/trpc';

/** Returns a function that finds the name of one of these leads. */
export const useLeadName = (leads: readonly string[]) => {
  const ids = [...new Set(leads)];
  const { data } = trpc.clients.names.useQuery({ ids }, { enabled: ids.length > 0 });
  return (id: string) => data?.find((one) => one.id === id)?.name ?? 'A lead';
};
