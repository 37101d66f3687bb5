import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';

const lookEvery = 30_000;

/** Returns how many visitors' requests are held for a decision; 0 until loaded. */
export const useHeldCount = (): number => {
  const may = useMay();
  const { data } = trpc.refused.held.useQuery(
    { limit: 1 },
    { enabled: may('leads.work'), refetchInterval: lookEvery },
  );
  return data?.total ?? 0;
};
