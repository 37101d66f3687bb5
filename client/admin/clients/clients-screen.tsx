import { Link } from 'wouter';
import { type ClientRecord, clientColumns, leadStatuses } from '../../../shared/schemas/client';
import { api } from '../../lib/trpc';
import type { Column, ListQuery } from '../crud/column';
import { CrudScreen } from '../crud/crud-screen';
import { LeadStatusBadge } from '../lead-status-badge';
import { Moment } from '../moment';
import { useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { ClientFilters, clientFilterNames } from './client-filters';
import { ClientForm } from './client-form';
import { clientLabels, clientWords } from './client-words';
import { NewLeadsNote } from './new-leads-note';

const CaseTypeTitle = ({ id }: { id: string }) => {
  const title = useCaseTypeTitle()(id);
  return (
    <span title={title} className="block truncate md:max-w-40 min-[90rem]:max-w-none">
      {title}
    </span>
  );
};

/** Cut where the table has no room; whole on hover, on a phone and on the lead's page. */
const EmailAddress = ({ of }: { of: string }) => (
  <span
    title={of}
    className="block truncate max-md:break-all max-md:whitespace-normal md:max-w-48 min-[90rem]:max-w-none"
  >
    {of}
  </span>
);

const nameOf = ({ firstName, lastName }: ClientRecord) => `${firstName} ${lastName}`;

const columns: readonly Column<ClientRecord>[] = [
  {
    header: clientWords.name,
    sort: 'lastName',
    cell: (row) => (
      <Link
        href={staffPaths.client(row.id)}
        className="inline-block max-w-full py-1 break-words underline md:whitespace-nowrap underline-offset-4"
      >
        {nameOf(row)}
      </Link>
    ),
  },
  { header: clientLabels.email, sort: 'email', cell: (row) => <EmailAddress of={row.email} /> },
  { header: clientWords.phone, cell: (row) => row.phoneNumber, className: 'whitespace-nowrap' },
  { header: clientLabels.caseType, sort: 'caseType', cell: (row) => <CaseTypeTitle id={row.caseType} /> },
  { header: clientLabels.status, sort: 'status', cell: (row) => <LeadStatusBadge status={row.status} /> },
  { header: clientLabels.createdAt, sort: 'createdAt', cell: (row) => <Moment short at={row.createdAt} /> },
];

const load = ({ filters, sort, ...query }: ListQuery, signal: AbortSignal) =>
  api.clients.page.query(
    {
      ...query,
      sort: clientColumns.find((column) => column === sort),
      status: leadStatuses.find((status) => status === filters.status),
      caseType: filters.caseType || undefined,
      assignedTo: filters.assignedTo || undefined,
    },
    { signal },
  );

/** Every lead, newest first. */
export const ClientsScreen = () => (
  <CrudScreen
    noun="client"
    title={clientWords.title}
    columns={columns}
    nameOf={nameOf}
    load={load}
    remove={({ id }) => api.clients.remove.mutate({ id })}
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
);
