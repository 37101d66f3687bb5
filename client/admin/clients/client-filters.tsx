import { type ReactNode, useState } from 'react';
import { leadSources, leadStatuses, nobody, openLeads, waitingHours } from '../../../shared/schemas/client';
import { buttonClass } from '../../ui/button';
import { X } from '../../ui/icons';
import { Popover } from '../../ui/popover';
import { TextButton } from '../../ui/press';
import { clientLabels } from '../field-name';
import { FilterSelect } from '../filter-select';
import { type Choice, withCurrent } from '../form/choices';
import { DayFilter } from '../form/date-field';
import { ListFilter, Plus } from '../icons';
import type { Column } from '../kit/list/column';
import { listOrders, readOrder } from '../kit/list/record-list';
import { type ListTools, toChoices } from '../kit/list-screen';
import { useCaseTypes, useCaseTypeTitle, usePeople, usePersonName } from '../shared-queries';
import { clientWords } from './client-words';
import { formatSource, listWords } from './list/list-words';

type Set = Record<string, string>;
const days = [1, 7, 30, 90] as const;
const range = 'range';

/** Filters by arrival: in the last days, or between two dates. */
const ReceivedFilter = ({ filters, onChange }: { filters: Set; onChange: (filters: Set) => void }) => {
  const [isRange, setRange] = useState(Boolean(filters.from || filters.until));
  const isShown = isRange || Boolean(filters.from || filters.until);
  const choose = (value: string) => {
    setRange(value === range);
    onChange({ ...filters, received: value === range ? '' : value, from: '', until: '' });
  };
  const set = (name: 'from' | 'until') => (value: string) =>
    onChange({ ...filters, received: '', [name]: value });
  return (
    <>
      <FilterSelect
        label="Received"
        any="Received any time"
        value={isShown ? range : filters.received}
        onChange={choose}
        choices={[
          ...days.map((count) => ({ value: String(count), label: listWords.receivedDays(count) })),
          { value: range, label: 'Received between...' },
        ]}
      />
      {isShown &&
        (['from', 'until'] as const).map((name) => (
          <DayFilter
            key={name}
            id={`received-${name}`}
            label={{ from: 'From', until: 'Until' }[name]}
            day={filters[name] ?? ''}
            onDay={set(name)}
          />
        ))}
    </>
  );
};

type Chip = { name: string; label: string };

const named = (label: string, value: string) => `${label}: ${value}`;

/** Returns the active filters in words. */
const useChips = (filters: Record<string, string>): Chip[] => {
  const formatTitle = useCaseTypeTitle();
  const personName = usePersonName();
  const chips: Record<string, (value: string) => string> = {
    status: (value) => named(clientLabels.status, value === openLeads ? 'Open' : value),
    caseType: (value) => named(clientLabels.caseType, formatTitle(value)),
    assignedTo: (value) => (value === nobody ? clientWords.nobody : personName(value)),
    source: (value) => named('Source', formatSource(value)),
    received: (value) => listWords.receivedDays(Number(value)),
    from: (value) => named('From', value),
    until: (value) => named('Until', value),
    waiting: (value) =>
      listWords.waitingHours[value as keyof typeof listWords.waitingHours] ?? listWords.waitingFor(value),
    overdue: () => 'With an overdue task',
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
      <TextButton onClick={() => go({ filters: {} })} className="min-h-8 px-1 text-sm whitespace-nowrap">
        Clear filters
      </TextButton>
    </>
  );
};

type Tools = Pick<ListTools<unknown>, 'address' | 'go'>;
type ClientFiltersProps = Tools & { sortable: readonly Pick<Column<never>, 'header' | 'sort'>[] };

type FiltersProps = Tools & {
  shown: readonly { name: string; label: string; any: string; choices: readonly Choice[] }[];
};

const Filters = ({ address: { filters }, go, shown }: FiltersProps) =>
  shown.map(({ name, ...select }) => (
    <FilterSelect
      key={name}
      {...select}
      value={filters[name]}
      onChange={(value) => go({ filters: { ...filters, [name]: value } })}
    />
  ));

/** The list's filters and sort order, with the active filters as chips. */
export const ClientFilters = ({ address, go, sortable }: ClientFiltersProps) => {
  const open = { value: openLeads, label: 'Open (not signed or closed)' };
  const hours = waitingHours.map((value) => ({ value, label: listWords.waitingHours[value] }));
  const waiting = withCurrent(hours, address.filters.waiting ?? '', listWords.waitingFor);
  const overdue = [{ value: 'yes', label: 'With an overdue task' }];
  const callable = [{ value: 'yes', label: listWords.ready.callable }];
  return (
    <FilterPanel address={address} go={go}>
      <Filters
        {...{ address, go }}
        shown={[
          {
            ...{ name: 'status', label: clientLabels.status, any: 'Any status' },
            choices: [open, ...leadStatuses.map((value) => ({ value, label: value }))],
          },
        ]}
      />
      <LeadFilters address={address} go={go} />
      <Filters
        {...{ address, go }}
        shown={[
          { name: 'waiting', label: 'Waiting', any: 'Waiting or not', choices: waiting },
          { name: 'overdue', label: 'Tasks', any: 'Any tasks', choices: overdue },
          { name: 'callable', label: 'Calls', any: 'Callable or not', choices: callable },
        ]}
      />
      <FilterSelect
        label="Sort by"
        any="Newest first"
        value={address.sort && `${address.sort} ${address.order}`}
        onChange={(value) => go(readOrder(value))}
        choices={listOrders(sortable)}
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
  const people = [{ value: nobody, label: clientWords.nobody }, ...toChoices(usePeople())];
  const sources = leadSources.map((source) => ({ value: source, label: listWords.sources[source] }));
  return (
    <>
      <Filters
        {...{ address, go }}
        shown={[
          {
            ...{ name: 'caseType', label: clientLabels.caseType, any: 'Any case type' },
            choices: useCaseTypes(),
          },
          { name: 'assignedTo', label: clientLabels.assignedTo, any: 'Anyone', choices: people },
          { name: 'source', label: 'Source', any: 'Any source', choices: sources },
        ]}
      />
      <ReceivedFilter filters={address.filters} onChange={(next) => go({ filters: next })} />
    </>
  );
};
