import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { toRecord } from '../../../shared/records';
import type { ClientRecord, Nearness } from '../../../shared/schemas/client';
import { type LeadColumn, leadColumns, listFilterNames } from '../../../shared/schemas/lists';
import { trpc } from '../../lib/trpc';
import { useIsMobile, useIsWide } from '../../lib/use-is-mobile';
import { TextButton } from '../../ui/press';
import type { Column } from '../kit/list/column';
import { nounList, nounRemoval } from '../kit/list/noun-list';
import type { ListAddress } from '../kit/list/use-list-address';
import { ListScreen, type PageOptions } from '../kit/list-screen';
import { useClientsPlace } from '../list-place';
import { type News, onNews } from '../live/news';
import { usePreferences } from '../preferences/use-preferences';
import { useRefresh } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { ListOrBoard } from './board/list-or-board';
import { BulkBar } from './bulk/bulk-bar';
import { ClientFilters } from './client-filters';
import { ClientForm } from './client-form';
import { clientWords } from './client-words';
import { useRestore } from './deleted/deleted-screen';
import { toQuery } from './list/asked';
import { LeadCard } from './list/lead-card';
import { columnsByName, getColumns, getName } from './list/lead-columns';
import { ListMenu } from './list/list-menu';
import { listWords } from './list/list-words';
import { NoteButton } from './list/quick-cells';
import { LeadPreview, usePreview } from './preview/lead-preview';
import { ViewBar } from './views/view-bar';

/** Returns the ids of leads that arrived since the list was opened. */
const useNewLeads = (shown: readonly string[]) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const refresh = useRefresh('client');
  const hear = useEffectEvent(({ changes, reset }: News) => {
    // The list was read before the stream started or before a long gap in it.
    if (reset) void refresh();
    const arrived = changes.flatMap(({ id, what }) => (what === 'new' ? id : []));
    if (arrived.length > 0) setIds((before) => [...new Set([...before, ...arrived])]);
  });
  useEffect(() => onNews((news) => hear(news)), []);
  // A lead that the list has shown once is not new anymore, on any screen.
  const unseen = ids.filter((id) => !shown.includes(id));
  if (unseen.length < ids.length) setIds(unseen);
  return { unseen, forget: () => setIds([]) };
};

type NewLeadsNoteProps = {
  rows: readonly ClientRecord[];
  /** Shows the newest leads at the top of the list. */
  onShow: () => void;
};

/** Announces new leads above the list; the rows don't move until the person asks. */
const NewLeadsNote = ({ rows, onShow }: NewLeadsNoteProps) => {
  const { unseen, forget } = useNewLeads(rows.map(({ id }) => id));
  return (
    <div aria-live="polite">
      {unseen.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md border border-info/30 bg-info-soft px-4 py-1.5 text-sm text-info">
          {unseen.length === 1 ? '1 new lead' : `${unseen.length} new leads`}
          <TextButton
            className="min-h-8 px-1 font-semibold"
            onClick={() => {
              forget();
              onShow();
            }}
            label="Show"
          />
        </p>
      )}
    </div>
  );
};

/**
 * Returns this person's chosen columns, and all columns the list can be sorted by: a colleague's link may use another
 * one.
 */
const useLeadColumns = () => {
  const { chosen, choose } = usePreferences();
  const sealed: readonly string[] =
    trpc.clients.sealed.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data ?? [];
  // Sorting encrypted values would be meaningless.
  const markSealed = ({ sort, ...column }: Column<ClientRecord>): Column<ClientRecord> =>
    sort && sealed.includes(sort)
      ? { ...column, unsorted: 'encrypted, so it cannot be sorted' }
      : { ...column, sort };
  return {
    names: chosen.columns,
    columns: getColumns(chosen.columns).map(markSealed),
    sortable: leadColumns.map((name) => markSealed(columnsByName[name])),
    choose: (columns: LeadColumn[]) => choose({ columns }),
  };
};

type Near = { near?: Nearness | undefined } | undefined;

/** Says that no lead has the name that was searched for, and explains the rows shown instead. */
const NearNote = ({ answer, search }: { answer: Near; search: string }) => (
  <div role="status">
    {answer?.near && search && (
      <p className="mb-3 text-sm text-muted">{listWords.near[answer.near](search)}</p>
    )}
  </div>
);

/** Controls of this screen's own set these, to any value. */
const filters = toRecord(listFilterNames, () => ({}));

const usePage = (
  { page, limit }: { page: number; limit: number },
  options: PageOptions,
  address: ListAddress,
) => trpc.clients.page.useQuery({ ...toQuery(address), page, limit }, options);

/** The list of all leads, newest first. */
export const ClientsScreen = () => {
  const restore = useRestore();
  const place = useClientsPlace();
  const [, navigate] = useLocation();
  const { names, columns, sortable, choose } = useLeadColumns();
  const preview = usePreview();
  const isWide = useIsWide();
  const isMobile = useIsMobile();
  return (
    <ListScreen
      list={{
        ...nounList('client'),
        search: { label: words.list.search('client'), hint: listWords.searchHint },
        columns,
        sortable,
        getName,
        useFilters: () => filters,
        useRows: usePage,
        onOpen: ({ id }) => (isWide ? preview.open(id) : navigate(staffPaths.client(id), { state: place })),
        preview:
          isWide && preview.id
            ? {
                id: preview.id,
                follow: ({ id }) => preview.follow(id),
                panel: <LeadPreview id={preview.id} onClose={preview.close} />,
              }
            : undefined,
        card: isMobile ? (row, tools) => <LeadCard row={row} {...tools} /> : undefined,
        extra: (row) => <NoteButton row={row} />,
        bulk: (tools) => <BulkBar {...tools} />,
        head: ({ address }) => (
          <>
            <ListOrBoard filters={address.filters} />
            <ListMenu address={address} columns={names} onColumns={choose} />
          </>
        ),
        above: (tools) => <ViewBar {...tools} columns={names} onColumns={choose} />,
        tools: (tools) => <ClientFilters {...tools} sortable={sortable} />,
        note: ({ rows, address, go, refresh }, answer) => (
          <>
            <NearNote answer={answer as Near} search={address.search} />
            <NewLeadsNote
              rows={rows}
              onShow={() => {
                go({ search: '', sort: '', filters: {}, page: 1 });
                refresh();
              }}
            />
          </>
        ),
      }}
      create={ClientForm}
      edit={ClientForm}
      remove={{
        ...nounRemoval('client'),
        useRemoval: trpc.clients.remove.useMutation,
        text: clientWords.deleted.confirm,
        undo: ({ id }) => restore.mutate({ id }),
      }}
    />
  );
};
