import type { ReactNode } from 'react';
import { leadSources, leadStatuses, nobody, openLeads, waitingHours } from '../../../shared/schemas/client';
import { buttonClass } from '../../ui/button';
import { X } from '../../ui/icons';
import { Popover } from '../../ui/popover';
import { clientLabels } from '../field-name';
import { FilterSelect } from '../filter-select';
import { withCurrent } from '../form/choices';
import { ListFilter, Plus } from '../icons';
import type { Column } from '../kit/list/column';
import type { ListTools } from '../kit/list-screen';
import { useCaseTypes, useCaseTypeTitle, usePeople, usePersonName } from '../shared-queries';
import { words } from '../words';
import { clientWords } from './client-words';
import { formatSource, listWords } from './list/list-words';
import { ReceivedFilter } from './list/received-filter';

type Chip = { name: string; label: string };

const named = (label: string, value: string) => `${label}: ${value}`;

/** Returns the active filters in words. */
const useChips = (filters: Record<string, string>): Chip[] => {
  const formatTitle = useCaseTypeTitle();
  const personName = usePersonName();
  const { waitingHours } = listWords;
  const chips: Record<string, (value: string) => string> = {
    status: (value) => named(clientLabels.status, value === openLeads ? 'Open' : value),
    caseType: (value) => named(clientLabels.caseType, formatTitle(value)),
    assignedTo: (value) => (value === nobody ? clientWords.nobody : personName(value)),
    source: (value) => named(listWords.source, formatSource(value)),
    received: (value) => listWords.receivedDays(Number(value)),
    from: (value) => named(listWords.from, value),
    until: (value) => named(listWords.until, value),
    waiting: (value) => waitingHours[value as keyof typeof waitingHours] ?? listWords.waitingFor(value),
    overdue: () => listWords.tasksOverdue,
    callable: () => listWords.ready.callable,
  };
  return Object.entries(filters).flatMap(([name, value]) =>
    value && chips[name] ? [{ name, label: chips[name](value) }] : [],
  );
};

/** The active filters; pressing one removes it. */
const FilterChips = ({ address, go }: Pick<ListTools<unknown>, 'address' | 'go'>) => {
  const { filters } = address;
  const chips = useChips(filters);
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-label={`Remove filter: ${label}`}
          onClick={() => go({ filters: { ...filters, [name]: '' } })}
          className="inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-md border border-accent bg-warning-soft px-2.5 text-sm font-semibold whitespace-nowrap hover:border-ink"
        >
          <span className="truncate">{label}</span>
          <X aria-hidden className="size-3.5 shrink-0" />
        </button>
      ))}
      <button
        type="button"
        onClick={() => go({ filters: {} })}
        className="min-h-8 px-1 text-sm whitespace-nowrap underline underline-offset-4"
      >
        Clear filters
      </button>
    </>
  );
};

type Tools = Pick<ListTools<unknown>, 'address' | 'go'>;
type ClientFiltersProps = Tools & { sortable: readonly Pick<Column<never>, 'header' | 'sort'>[] };

/** The list's filters and sort order, with the active filters as chips. */
export const ClientFilters = ({ address, go, sortable }: ClientFiltersProps) => {
  const { filters } = address;
  const set = (name: string) => (value: string) => go({ filters: { ...filters, [name]: value } });
  return (
    <FilterPanel address={address} go={go}>
      <FilterSelect
        label={clientLabels.status}
        any="Any status"
        value={filters.status}
        onChange={set('status')}
        choices={[
          { value: openLeads, label: 'Open (not signed or closed)' },
          ...leadStatuses.map((status) => ({ value: status, label: status })),
        ]}
      />
      <LeadFilters address={address} go={go} />
      <FilterSelect
        label={listWords.waiting}
        any="Waiting or not"
        value={filters.waiting}
        onChange={set('waiting')}
        choices={withCurrent(
          waitingHours.map((hours) => ({ value: hours, label: listWords.waitingHours[hours] })),
          filters.waiting ?? '',
          listWords.waitingFor,
        )}
      />
      <FilterSelect
        label="Tasks"
        any="Any tasks"
        value={filters.overdue}
        onChange={set('overdue')}
        choices={[{ value: 'yes', label: listWords.tasksOverdue }]}
      />
      <FilterSelect
        label="Calls"
        any="Callable or not"
        value={filters.callable}
        onChange={set('callable')}
        choices={[{ value: 'yes', label: listWords.ready.callable }]}
      />
      <FilterSelect
        label={words.list.sortBy}
        any={words.list.newestFirst}
        value={address.sort && `${address.sort} ${address.order}`}
        onChange={(value) => {
          const [sort = '', order] = value.split(' ');
          go({ sort, order: order === 'desc' ? 'desc' : 'asc' });
        }}
        choices={sortable.flatMap(({ header, sort }) =>
          sort
            ? (['asc', 'desc'] as const).map((way) => ({
                value: `${sort} ${way}`,
                label: `${header}, ${way === 'asc' ? words.list.ascending : words.list.descending}`,
              }))
            : [],
        )}
      />
    </FilterPanel>
  );
};

/** A button that opens the filters, with the active ones next to it. */
export const FilterPanel = ({ address, go, children }: Tools & { children: ReactNode }) => (
  <>
    <Popover
      look={`${buttonClass({ look: 'secondary' })} max-sm:px-2.5`}
      width="w-80 sm:w-[34rem]"
      side="wide"
      button={
        <>
          <ListFilter aria-hidden className="size-4 sm:hidden" />
          <Plus aria-hidden className="size-4 max-sm:hidden" />
          <span className="max-sm:sr-only">Filter</span>
        </>
      }
    >
      {() => (
        <div className="grid gap-2 p-1 sm:grid-cols-2 [&_select]:w-full [&_select]:max-w-none">
          {children}
        </div>
      )}
    </Popover>
    <FilterChips address={address} go={go} />
  </>
);

/** The filters that the list and the board share. */
export const LeadFilters = ({ address, go }: Tools) => {
  const caseTypes = useCaseTypes();
  const people = usePeople();
  const { filters } = address;
  const set = (name: string) => (value: string) => go({ filters: { ...filters, [name]: value } });
  return (
    <>
      <FilterSelect
        label={clientLabels.caseType}
        any="Any case type"
        value={filters.caseType}
        onChange={set('caseType')}
        choices={caseTypes}
      />
      <FilterSelect
        label={clientLabels.assignedTo}
        any="Anyone"
        value={filters.assignedTo}
        onChange={set('assignedTo')}
        choices={[
          { value: nobody, label: clientWords.nobody },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        label={listWords.source}
        any="Any source"
        value={filters.source}
        onChange={set('source')}
        choices={leadSources.map((source) => ({ value: source, label: listWords.sources[source] }))}
      />
      <ReceivedFilter filters={filters} onChange={(next) => go({ filters: next })} />
    </>
  );
};
