import { nobody, openLeads } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { useAccount } from '../../shared-queries';
import { listWords } from '../list/list-words';

const minute = 60_000;

/** A list under a name: its filters as they stand in the address. */
export type ReadyView = { name: string; query: string };

const toQueryString = (filters: Record<string, string>) => new URLSearchParams(filters).toString();

/** The views that everybody has without saving them, as far as it is known who asks and what the firm promises. */
export const useReadyViews = (): ReadyView[] => {
  const me = useAccount().data?.id;
  const promised = trpc.desk.queue.useQuery(undefined, { staleTime: minute }).data?.promisedHours;
  const { ready } = listWords;
  return [
    ...(me ? [{ name: 'Mine', query: toQueryString({ status: openLeads, assignedTo: me }) }] : []),
    { name: 'Unassigned', query: toQueryString({ status: openLeads, assignedTo: nobody }) },
    { name: ready.callable, query: toQueryString({ callable: 'yes' }) },
    { name: 'Overdue', query: toQueryString({ overdue: 'yes' }) },
    ...(promised ? [{ name: 'Waiting too long', query: toQueryString({ waiting: String(promised) }) }] : []),
  ];
};
