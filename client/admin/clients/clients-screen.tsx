import { Link } from 'wouter';
import { type ClientRecord, clientColumns, leadStatuses } from '../../../shared/schemas/client';
import { trpc } from '../../lib/trpc';
import type { Column, ListQuery } from '../crud/column';
import type { PageOptions } from '../crud/crud-list';
import { CrudScreen } from '../crud/crud-screen';
import { PhoneMark } from '../desk/phone-mark';
import { WaitingTime } from '../desk/waiting-time';
import { LeadStatusBadge } from '../lead-status-badge';
import { useClientsPlace } from '../list-place';
import { Moment } from '../moment';
import { useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { ClientFilters, clientFilterNames } from './client-filters';
import { ClientForm } from './client-form';
import { clientLabels, clientWords } from './client-words';
import { useRestore } from './deleted/use-restore';
import { NewLeadsNote } from './new-leads-note';

/** Cut where the table has no room; whole on hover and on the lead's page. */
const Cut = ({ text }: { text: string }) => (
  <span title={text} className="line-clamp-2 break-words">
    {text}
  </span>
);

const CaseTypeTitle = ({ id }: { id: string }) => <Cut text={useCaseTypeTitle()(id)} />;

const nameOf = ({ firstName, lastName }: ClientRecord) => `${firstName} ${lastName}`;

const NameLink = ({ row }: { row: ClientRecord }) => (
  <Link
    href={staffPaths.client(row.id)}
    state={useClientsPlace()}
    title={nameOf(row)}
    className="line-clamp-2 py-1 break-words underline underline-offset-4"
  >
    {nameOf(row)}
  </Link>
);

const columns: readonly Column<ClientRecord>[] = [
  { header: clientWords.name, sort: 'lastName', cell: (row) => <NameLink row={row} /> },
  {
    header: clientLabels.email,
    sort: 'email',
    cell: (row) => <Cut text={row.email} />,
    width: 'w-[20%] xl:w-[22%]',
  },
  {
    header: clientWords.phone,
    cell: (row) => (
      <>
        <Cut text={row.phoneNumber} />
        <PhoneMark mark={row.phoneMark} />
      </>
    ),
    width: 'w-24 xl:w-31',
  },
  { header: clientLabels.caseType, sort: 'caseType', cell: (row) => <CaseTypeTitle id={row.caseType} /> },
  {
    header: clientLabels.status,
    sort: 'status',
    cell: (row) => (
      <>
        <LeadStatusBadge status={row.status} />
        {row.waitingSince && (
          <span className="block">
            <WaitingTime since={row.waitingSince} />
          </span>
        )}
      </>
    ),
    width: 'w-31',
  },
  {
    header: clientLabels.createdAt,
    sort: 'createdAt',
    cell: (row) => <Moment short at={row.createdAt} />,
    width: 'w-25',
  },
];

const usePage = ({ filters, sort, ...query }: ListQuery, options: PageOptions<ClientRecord>) =>
  trpc.clients.page.useQuery(
    {
      ...query,
      sort: clientColumns.find((column) => column === sort),
      status: leadStatuses.find((status) => status === filters.status),
      caseType: filters.caseType || undefined,
      assignedTo: filters.assignedTo || undefined,
    },
    options,
  );

/** Every lead, newest first. */
export const ClientsScreen = () => {
  const restore = useRestore();
  return (
    <>
      <CrudScreen
        noun="client"
        title={clientWords.title}
        columns={columns}
        nameOf={nameOf}
        usePage={usePage}
        useRemoval={trpc.clients.remove.useMutation}
        undo={{ text: clientWords.deleted.confirm, restore: ({ id }) => restore(id) }}
        Form={ClientForm}
        filters={clientFilterNames}
        tools={(tools) => <ClientFilters {...tools} />}
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
      </p>
    </>
  );
};
