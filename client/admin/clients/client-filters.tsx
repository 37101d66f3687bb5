import { leadStatuses } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import type { ListTools } from '../crud/crud-list';
import { FilterSelect } from '../filter-select';
import { useCaseTypes, usePeople } from '../shared-queries';
import { clientLabels, clientWords } from './client-words';
import { ExportLink } from './export-link';

export const clientFilterNames = ['status', 'caseType', 'assignedTo'] as const;

/** Narrows the list by status, case type and person, and exports what it shows. */
export const ClientFilters = ({ address, go }: ListTools) => {
  const caseTypes = useCaseTypes();
  const people = usePeople();
  const may = useMay();
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
      {may('leads.export') && <ExportLink address={address} />}
    </>
  );
};
