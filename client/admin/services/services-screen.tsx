import { descriptionCut } from '../../../shared/constants';
import { type ServiceRecord, serviceColumns } from '../../../shared/schemas/service';
import { trpc } from '../../lib/trpc';
import type { Column, ListQuery } from '../crud/column';
import type { CrudResource, PageOptions } from '../crud/crud-list';
import { CrudScreen } from '../crud/crud-screen';
import { Badge } from '../kit/badge';
import { ServiceForm } from './service-form';
import { ServiceImage } from './service-image';
import { serviceWords } from './service-words';
import { SubjectsCard } from './subjects-card';

/** Returns the short description, or the description cut to one row. */
export const summarize = ({ short_description, description }: ServiceRecord) => {
  if (short_description) return short_description;
  return description.length > descriptionCut ? `${description.slice(0, descriptionCut)}...` : description;
};

const columns: readonly Column<ServiceRecord>[] = [
  {
    header: serviceWords.name,
    sort: 'title',
    width: 'w-[32%]',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ServiceImage service={row} />
        <span className="min-w-0">{row.title}</span>
      </span>
    ),
  },
  { header: 'Description', cell: summarize, className: 'text-muted' },
  {
    header: 'Status',
    sort: 'status',
    cell: ({ status }) =>
      status === 1 ? (
        <Badge tone="success">{serviceWords.active}</Badge>
      ) : (
        <Badge tone="neutral">Inactive</Badge>
      ),
    width: 'w-28',
  },
];

const usePage = ({ filters, sort, ...query }: ListQuery, options: PageOptions<ServiceRecord>) =>
  trpc.services.page.useQuery({ ...query, sort: serviceColumns.find((column) => column === sort) }, options);

/** The legal services that the firm offers. */
const services: CrudResource<ServiceRecord> = {
  list: {
    noun: 'service',
    title: 'Services',
    columns,
    getRowName: ({ title }) => title,
    usePage,
    useRemoval: trpc.services.remove.useMutation,
  },
  create: ServiceForm,
  edit: ServiceForm,
};

export const ServicesScreen = () => (
  <>
    <CrudScreen {...services} />
    <SubjectsCard />
  </>
);
