import { X } from 'lucide-react';
import { nobody, openLeads } from '../../../shared/schemas/client';
import type { ListTools } from '../crud/crud-list';
import { clientLabels } from '../field-name';
import { useCaseTypeTitle, usePersonName } from '../shared-queries';
import { clientWords } from './client-words';
import { formatSource, listWords } from './list/list-words';

type Filters = Record<string, string>;
type Chip = { name: string; label: string };

const named = (label: string, value: string) => `${label}: ${value}`;

/** Returns the active filters in words. */
const useChips = (filters: Filters): Chip[] => {
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
export const FilterChips = ({ address, go }: Pick<ListTools, 'address' | 'go'>) => {
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
