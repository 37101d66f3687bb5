import { descriptionCut } from '../../../shared/constants';
import { type ServiceRecord, serviceColumns } from '../../../shared/schemas/service';
import { api } from '../../lib/trpc';
import type { Column, ListQuery } from '../crud/column';
import { CrudScreen } from '../crud/crud-screen';
import { ServiceForm } from './service-form';
import { ServiceImage } from './service-image';
import { serviceWords } from './service-words';

/** The short description, else the description cut to a row's length. */
export const summaryOf = ({ short_description, description }: ServiceRecord) => {
  if (short_description) return short_description;
  return description.length > descriptionCut ? `${description.slice(0, descriptionCut)}...` : description;
};

const Status = ({ status }: { status: ServiceRecord['status'] }) => (
  <span
    className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${status === 1 ? 'bg-success-soft text-success' : 'bg-paper-deep text-ink'}`}
  >
    {status === 1 ? serviceWords.active : serviceWords.inactive}
  </span>
);

const columns: readonly Column<ServiceRecord>[] = [
  {
    header: serviceWords.name,
    sort: 'title',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ServiceImage service={row} />
        {row.title}
      </span>
    ),
  },
  { header: serviceWords.description, cell: summaryOf, className: 'min-w-64 max-w-xl text-muted' },
  { header: serviceWords.status, sort: 'status', cell: (row) => <Status status={row.status} /> },
];

const load = ({ filters, sort, ...query }: ListQuery, signal: AbortSignal) =>
  api.services.page.query({ ...query, sort: serviceColumns.find((column) => column === sort) }, { signal });

/** The legal services that the firm offers. */
export const ServicesScreen = () => (
  <CrudScreen
    noun="service"
    title={serviceWords.title}
    columns={columns}
    nameOf={({ title }) => title}
    load={load}
    remove={({ id }) => api.services.remove.mutate({ id })}
    Form={ServiceForm}
  />
);
