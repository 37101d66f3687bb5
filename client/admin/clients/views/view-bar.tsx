import { keepPreviousData } from '@tanstack/react-query';
import { nobody, openLeads } from '../../../../shared/schemas/client';
import type { LeadColumn } from '../../../../shared/schemas/lists';
import { alone, trpc } from '../../../lib/trpc';
import type { ListTools } from '../../kit/list-screen';
import { RowButton } from '../../kit/row';
import { useAction } from '../../kit/use-action';
import { useAccount } from '../../shared-queries';
import { findFilters, getFilter } from '../list/asked';
import { listWords } from '../list/list-words';
import { type ReadyView, ViewCount, ViewTabs } from './view-tabs';

const minute = 60_000;

const toQueryString = (filters: Record<string, string>) => new URLSearchParams(filters).toString();

/** Returns the built-in views; some need the signed-in person or the hours after which the firm is late. */
const useReadyViews = (): Omit<ReadyView, 'count'>[] => {
  const me = useAccount().data?.id;
  const lateAfter = trpc.desk.lateAfter.useQuery(undefined, { staleTime: minute }).data;
  const { ready } = listWords;
  return [
    ...(me ? [{ name: 'Mine', query: toQueryString({ status: openLeads, assignedTo: me }) }] : []),
    { name: 'Unassigned', query: toQueryString({ status: openLeads, assignedTo: nobody }) },
    { name: ready.callable, query: toQueryString({ callable: 'yes' }) },
    { name: 'Overdue', query: toQueryString({ overdue: 'yes' }) },
    ...(lateAfter
      ? [{ name: 'Waiting too long', query: toQueryString({ waiting: String(lateAfter) }) }]
      : []),
  ];
};

type ViewBarProps = Pick<ListTools<unknown>, 'address' | 'go'> & {
  columns: readonly LeadColumn[];
  onColumns: (columns: LeadColumn[]) => void;
};

/** The saved lists with their counts, and a button to save the current one. */
export const ViewBar = ({ address, go, columns, onColumns }: ViewBarProps) => {
  const views = trpc.views.list.useQuery(undefined, { staleTime: minute }).data ?? [];
  const ready = [{ name: 'All', query: '' }, ...useReadyViews()];
  const filters = [...ready, ...views].map(({ query }) => getFilter(findFilters(query)));
  const { data: counts } = trpc.clients.counts.useQuery(
    { filters },
    { placeholderData: keepPreviousData, trpc: alone },
  );
  const update = useAction(trpc.views.update, {
    done: listWords.viewSaved,
    failed: listWords.viewFailed,
    refresh: (utils) => [utils.views.list],
  });
  return (
    <ViewTabs
      address={address}
      go={go}
      ready={ready.map((one, index) => ({ ...one, count: counts?.[index] }))}
      views={views.map((view, index) => ({
        ...view,
        count: <ViewCount count={counts?.[ready.length + index]} />,
      }))}
      columns={columns}
      onOpen={(view) => view.columns && onColumns(view.columns)}
      stays="The leads stay."
      actions={({ id, name, shared, query }) => (
        <RowButton
          label="Update"
          name={`Save filters, order and columns to ${name}`}
          look="quiet"
          onClick={() => update.mutate({ id, name, shared, query, columns: [...columns] })}
        />
      )}
    />
  );
};
