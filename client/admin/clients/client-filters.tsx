import { leadSources, leadStatuses, nobody, openLeads, waitingHours } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import type { ListTools } from '../crud/crud-list';
import { FilterSelect } from '../filter-select';
import { withCurrent } from '../form/choices';
import { useCaseTypes, usePeople } from '../shared-queries';
import { clientLabels, clientWords } from './client-words';
import { ExportLink } from './export-link';
import { listWords } from './list/list-words';
import { ReceivedFilter } from './list/received-filter';

/** Narrows the list by what staff ask most: status, case type, person, source, when it came, and who waits. */
export const ClientFilters = ({ address, go }: Pick<ListTools, 'address' | 'go'>) => {
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
        choices={[
          { value: openLeads, label: listWords.open },
          ...leadStatuses.map((status) => ({ value: status, label: status })),
        ]}
      />
      <LeadFilters address={address} go={go} />
      <FilterSelect
        label={listWords.waiting}
        any={listWords.waitingAny}
        value={filters.waiting}
        onChange={set('waiting')}
        choices={withCurrent(
          waitingHours.map((hours) => ({ value: hours, label: listWords.waitingHours[hours] })),
          filters.waiting ?? '',
          listWords.waitingFor,
        )}
      />
      <FilterSelect
        label={listWords.tasks}
        any={listWords.tasksAny}
        value={filters.overdue}
        onChange={set('overdue')}
        choices={[{ value: 'yes', label: listWords.tasksOverdue }]}
      />
      <ClearFilters address={address} go={go} />
      {may('leads.export') && <ExportLink address={address} />}
    </>
  );
};

export const ClearFilters = ({ address, go }: Pick<ListTools, 'address' | 'go'>) =>
  Object.values(address.filters).some(Boolean) && (
    <button
      type="button"
      onClick={() => go({ filters: {} })}
      className="min-h-control px-1 text-sm underline underline-offset-4"
    >
      {listWords.clear}
    </button>
  );

/** Those filters that the list and the board have in common. */
export const LeadFilters = ({ address, go }: Pick<ListTools, 'address' | 'go'>) => {
  const caseTypes = useCaseTypes();
  const people = usePeople();
  const { filters } = address;
  const set = (name: string) => (value: string) => go({ filters: { ...filters, [name]: value } });
  return (
    <>
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
        choices={[
          { value: nobody, label: clientWords.nobody },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        label={listWords.source}
        any={listWords.anySource}
        value={filters.source}
        onChange={set('source')}
        choices={leadSources.map((source) => ({ value: source, label: listWords.sources[source] }))}
      />
      <ReceivedFilter filters={filters} onChange={(next) => go({ filters: next })} />
    </>
  );
};
