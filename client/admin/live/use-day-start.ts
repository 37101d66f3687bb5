import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';

const lookEvery = 30_000;

/**
 * How much there is to do, for whoever may know it. A tab that nobody looks at has no stream, and is to tell of a new
 * lead all the same: it asks by the clock.
 */
export const useDayStart = () => {
  const may = useMay();
  return trpc.desk.dayStart.useQuery(undefined, {
    enabled: may('dashboard.read'),
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  });
};

/** How many leads wait for their first answer; 0 until it is known. */
export const useWaitingCount = (): number => useDayStart().data?.waiting ?? 0;
