import { nobody, openLeads } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { useAccount } from '../../shared-queries';
import { listWords } from '../list/list-words';

const minute = 60_000;

/** A list under a name: its filters as they stand in the address. */
export type ReadyView = { name: string; query: string };

const queryOf = (filters: Record<string, string>) => new URLSearchParams(filters).toString();

/** The views that everybody has without saving them, as far as it is known who asks and what the firm promises. */
export const useReadyViews = (): ReadyView[] => {
  const me = useAccount().data?.id;
  const promised = trpc.desk.queue.useQuery(undefined, { staleTime: minute }).data?.promisedHours;
  const { ready } = listWords;
  return [
    ...(me ? [{ name: 'Mine', query: queryOf({ status: openLeads, assignedTo: me }) }] : []),
    { name: 'Unassigned', query: queryOf({ status: openLeads, assignedTo: nobody }) },
    { name: ready.callable, query: queryOf({ callable: 'yes' }) },
    { name: 'Overdue', query: queryOf({ overdue: 'yes' }) },
    ...(promised ? [{ name: 'Waiting too long', query: queryOf({ waiting: String(promised) }) }] : []),
  ];
};
