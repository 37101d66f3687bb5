import { keepPreviousData } from '@tanstack/react-query';
import { Bookmark, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { nobody, openLeads } from '../../../../shared/schemas/client';
import type { LeadColumn, ViewRecord } from '../../../../shared/schemas/lists';
import { alone, trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { ListTools } from '../../crud/crud-list';
import { writeAddress } from '../../crud/use-list-address';
import { RowButton } from '../../kit/row';
import { useAction } from '../../kit/use-action';
import { useAccount } from '../../shared-queries';
import { findFilters, getFilter } from '../list/asked';
import { listWords } from '../list/list-words';
import { ViewDialog } from './view-dialog';

const minute = 60_000;

/** A named list: its filters as they appear in the address. */
type ReadyView = { name: string; query: string };

const toQueryString = (filters: Record<string, string>) => new URLSearchParams(filters).toString();

/** Returns the built-in views; some need the signed-in person or the firm's promised hours. */
const useReadyViews = (): ReadyView[] => {
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

type ViewBarProps = Pick<ListTools, 'address' | 'go'> & {
  columns: readonly LeadColumn[];
  onColumns: (columns: LeadColumn[]) => void;
};

const tab =
  'inline-flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-muted hover:border-control hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink';

const Count = ({ count }: { count: number | undefined }) => (
  <span className="text-xs text-muted tabular-nums">{count?.toLocaleString('en-US') ?? '…'}</span>
);

const iconButton = 'grid size-9 place-items-center rounded-md hover:bg-paper-deep';

/** The saved lists with their counts, and a button to save the current one. */
export const ViewBar = ({ address, go, columns, onColumns }: ViewBarProps) => {
  const utils = trpc.useUtils();
  const views = trpc.views.list.useQuery(undefined, { staleTime: 60_000 }).data ?? [];
  const ready = useReadyViews();
  const counted = [...ready, ...views].map(({ query }) => getFilter(findFilters(query)));
  const { data: counts } = trpc.clients.counts.useQuery(
    { filters: [{}, ...counted] },
    { placeholderData: keepPreviousData, trpc: alone },
  );
  const [isSaving, setSaving] = useState(false);
  const [leaving, setLeaving] = useState<ViewRecord | null>(null);
  const action = { failed: listWords.viewFailed, refresh: () => [utils.views.list] };
  const update = trpc.views.update.useMutation(useAction({ ...action, done: listWords.viewSaved }));
  const remove = trpc.views.remove.useMutation(useAction({ ...action, done: listWords.viewRemoved }));

  const current = writeAddress({ ...address, page: 1 });
  const open = (query: string, chosen?: LeadColumn[]) => {
    const { sort = '', order, ...filters } = findFilters(query);
    go({ search: '', sort, order: order === 'desc' ? 'desc' : 'asc', filters, page: 1 });
    if (chosen) onColumns(chosen);
  };
  const shown = views.find(({ query }) => query === current);
  const isReady = ready.some(({ query }) => query === current);

  return (
    <nav
      aria-label="Views"
      className="mb-3 flex items-center gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
    >
      <button type="button" aria-pressed={current === ''} className={tab} onClick={() => open('')}>
        All <Count count={counts?.[0]} />
      </button>
      {ready.map(({ name, query }, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={current === query}
          className={tab}
          onClick={() => open(query)}
        >
          {name} <Count count={counts?.[index + 1]} />
        </button>
      ))}
      {views.map((view, index) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view === shown}
          title={view.shared ? listWords.sharedBy(view.isMine ? '' : view.owner) : undefined}
          className={tab}
          onClick={() => open(view.query, view.columns)}
        >
          {view.shared && <Users aria-hidden className="size-3.5" />}
          <span className="max-w-48 truncate">{view.name}</span>{' '}
          <Count count={counts?.[ready.length + index + 1]} />
        </button>
      ))}
      {shown?.isMine && (
        <>
          <RowButton
            label="Update"
            name={`Save filters, order and columns to ${shown.name}`}
            look="quiet"
            onClick={() => {
              const { id, name, shared, query } = shown;
              update.mutate({ id, name, shared, query, columns: [...columns] });
            }}
          />
          <button
            type="button"
            aria-label={`Delete the view ${shown.name}`}
            className={`${iconButton} text-danger`}
            onClick={() => setLeaving(shown)}
          >
            <Trash2 aria-hidden className="size-4" />
          </button>
        </>
      )}
      {!shown && !isReady && current !== '' && (
        <Button icon={Bookmark} look="quiet" size="sm" onClick={() => setSaving(true)}>
          Save view
        </Button>
      )}
      {isSaving && <ViewDialog query={current} columns={columns} onClose={() => setSaving(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={leaving ? `Delete the view ${leaving.name}?` : ''}
        text="The leads stay. This action cannot be undone."
        confirm={listWords.remove}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove.mutate({ id: leaving.id });
          setLeaving(null);
        }}
      />
    </nav>
  );
};
