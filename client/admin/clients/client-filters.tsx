import { Download } from 'lucide-react';
import { leadStatuses } from '../../../shared/schemas/client';
import { buttonClass } from '../../ui/button';
import type { ListTools } from '../crud/crud-list';
import { writeAddress } from '../crud/use-list-address';
import { FilterSelect } from '../filter-select';
import { useCaseTypes, usePeople } from '../shared-queries';
import { clientLabels, clientWords } from './client-words';

export const clientFilterNames = ['status', 'caseType', 'assignedTo'] as const;

/** Narrows the list by status, case type and person, and exports what it shows. */
export const ClientFilters = ({ address, go }: ListTools) => {
  const caseTypes = useCaseTypes();
  const people = usePeople();
  const { filters } = address;
  const set = (name: string) => (value: string) => go({ filters: { ...filters, [name]: value } });
  return (
    <>
      <FilterSelect
        label={clientLabels.status}
        any={clientWords.anyStatus}
        value={filters.status}
        onChange={set('status')}
        choices={leadStatuses.map((status) => ({ value: status, label: status }))}
      />
      <FilterSelect
        label={clientLabels.caseType}
        any={clientWords.anyCaseType}
        value={filters.caseType}
        onChange={set('caseType')}
        choices={caseTypes.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <FilterSelect
        label={clientLabels.assignedTo}
        any={clientWords.anyone}
        value={filters.assignedTo}
        onChange={set('assignedTo')}
        choices={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <a
        href={`/api/exports/clients.csv?${writeAddress({ ...address, page: 1 })}`}
        download
        title={clientWords.exportHint}
        className={`${buttonClass({ look: 'secondary' })} max-md:grow max-md:basis-[calc(50%-0.375rem)] md:ml-auto`}
      >
        <Download aria-hidden className="size-4" />
        {clientWords.export}
      </a>
    </>
  );
};
