import { nobody, openLeads } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { useAccount } from '../../shared-queries';
import { listWords } from '../list/list-words';

const minute = 60_000;

/** A named list: its filters as they appear in the address. */
export type ReadyView = { name: string; query: string };

const toQueryString = (filters: Record<string, string>) => new URLSearchParams(filters).toString();

/** Returns the built-in views; some need the signed-in person or the firm's promised hours. */
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
