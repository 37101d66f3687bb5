import { Link, useLocation } from 'wouter';
import type { ClientRecord } from '../../../shared/schemas/client';
import { listFilterNames } from '../../../shared/schemas/lists';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import type { ListQuery } from '../crud/column';
import type { PageOptions } from '../crud/crud-list';
import { CrudScreen } from '../crud/crud-screen';
import { useClientsPlace } from '../list-place';
import { staffPaths } from '../staff-paths';
import { ListOrBoard } from './board/list-or-board';
import { BulkBar } from './bulk/bulk-bar';
import { ClientFilters } from './client-filters';
import { ClientForm } from './client-form';
import { clientWords } from './client-words';
import { useRestore } from './deleted/use-restore';
import { askedOf } from './list/asked';
import { ColumnChooser } from './list/column-chooser';
import { nameOf } from './list/lead-columns';
import { NoteButton } from './list/quick-cells';
import { useLeadColumns } from './list/use-lead-columns';
import { NewLeadsNote } from './new-leads-note';
import { ViewBar } from './views/view-bar';

const usePage = (
  { search = '', sort = '', page, limit, ...asked }: ListQuery,
  options: PageOptions<ClientRecord>,
) => trpc.clients.page.useQuery({ ...askedOf({ ...asked, search, sort }), page, limit }, options);

/** Every lead, newest first. */
export const ClientsScreen = () => {
  const restore = useRestore();
  const may = useMay();
  const place = useClientsPlace();
  const [, navigate] = useLocation();
  const { names, columns, sortable, choose } = useLeadColumns();
  return (
    <>
      <CrudScreen
        noun="client"
        title={clientWords.title}
        columns={columns}
        sortable={sortable}
        nameOf={nameOf}
        usePage={usePage}
        useRemoval={trpc.clients.remove.useMutation}
        undo={{ text: clientWords.deleted.confirm, restore: ({ id }) => restore(id) }}
        Form={ClientForm}
        filters={listFilterNames}
        onOpen={({ id }) => navigate(staffPaths.client(id), { state: place })}
        extra={(row) => <NoteButton row={row} />}
        bulk={(tools) => <BulkBar {...tools} />}
        before={(tools) => (
          <>
            <ListOrBoard filters={tools.address.filters} />
            <ViewBar {...tools} columns={names} onColumns={choose} />
          </>
        )}
        tools={(tools) => (
          <>
            <ClientFilters {...tools} />
            <ColumnChooser chosen={names} onChoose={choose} />
          </>
        )}
        note={({ rows, go, refresh }) => (
          <NewLeadsNote
            rows={rows}
            onShow={() => {
              go({ search: '', sort: '', filters: {}, page: 1 });
              refresh();
            }}
          />
        )}
      />
      <p className="mt-4 text-sm print:hidden">
        <Link href={staffPaths.deletedClients} className="text-muted underline underline-offset-4">
          {clientWords.deleted.link}
        </Link>
        {may('leads.import') && (
          <Link href={staffPaths.importClients} className="ml-6 text-muted underline underline-offset-4">
            {clientWords.importLink}
          </Link>
        )}
      </p>
    </>
  );
};
