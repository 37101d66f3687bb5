import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';

/** Milliseconds; news may get lost, as when an answer fails twice. */
export const lookEvery = 30_000;

/** Returns how many conversations wait for an answer, by tab; undefined until loaded. */
export const useInboxCounts = () => {
  const may = useMay();
  return trpc.inbox.counts.useQuery(undefined, {
    enabled: may('leads.work'),
    // One that someone put off returns at its time.
    refetchInterval: ({ state: { data } }) => {
      const wait = data?.nextAt ? Date.parse(data.nextAt) - Date.now() : lookEvery;
      return Math.min(lookEvery, Math.max(500, wait));
    },
    refetchIntervalInBackground: true,
  }).data;
};

/** Returns the number of conversations that wait for this person, or for nobody in particular. */
export const useToAnswer = (): number => {
  const { mine = 0, unassigned = 0, unknown = 0 } = useInboxCounts() ?? {};
  return mine + unassigned + unknown;
};
