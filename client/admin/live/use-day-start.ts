import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';

const lookEvery = 30_000;

/**
 * Fetches the day's counts for people who may see them. It polls, because a hidden tab has no stream but must still
 * announce new leads.
 */
export const useDayStart = () => {
  const may = useMay();
  return trpc.desk.dayStart.useQuery(undefined, {
    enabled: may('dashboard.read'),
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  });
};

/** Returns how many leads wait for their first answer; 0 until loaded. */
export const useWaitingCount = (): number => useDayStart().data?.waiting ?? 0;
