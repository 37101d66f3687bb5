import {
  type ClientPageQuery,
  clientColumns,
  hoursWaited,
  type LeadFilter,
  leadSources,
  statusFilter,
} from '../../../../shared/schemas/client';
import type { ListAddress } from '../../kit/list/use-list-address';

/** Returns the first moment of a day in this person's time zone, `further` days later. */
const getBeginning = (day: Date, further = 0) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + further);

/** Parses a date such as `2026-11-21` in this person's time zone; undefined if it is not a date. */
const findDay = (text: string | undefined): Date | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '')?.map(Number) ?? [];
  if (!year || !month || !day) return undefined;
  const at = new Date(year, month - 1, day);
  return at.getMonth() === month - 1 ? at : undefined;
};

const received = ({ received, from, until }: Record<string, string>, today: Date) => {
  const days = Number(received);
  if (Number.isInteger(days) && days > 0 && days <= 366)
    return { from: getBeginning(today, 1 - days).toISOString() };
  const [first, last] = [findDay(from), findDay(until)];
  return {
    ...(first && { from: first.toISOString() }),
    // The last day is included.
    ...(last && { until: getBeginning(last, 1).toISOString() }),
  };
};

/** Converts an address's filters to the server's; ignores values that make no sense. */
export const getFilter = (filters: Record<string, string>, today = new Date()): LeadFilter => ({
  status: statusFilter.safeParse(filters.status).data,
  caseType: filters.caseType || undefined,
  assignedTo: /^([0-9a-f]{24}|nobody)$/.test(filters.assignedTo ?? '') ? filters.assignedTo : undefined,
  source: leadSources.find((source) => source === filters.source),
  waiting: hoursWaited.safeParse(filters.waiting).data,
  overdue: filters.overdue === 'yes' ? 'yes' : undefined,
  callable: filters.callable === 'yes' ? 'yes' : undefined,
  ...received(filters, today),
});

/** Returns a list's query without its page. */
export const toQuery = (address: Omit<ListAddress, 'page'>): Omit<ClientPageQuery, 'page' | 'limit'> => ({
  ...getFilter(address.filters),
  search: address.search || undefined,
  sort: clientColumns.find((column) => column === address.sort),
  order: address.order,
});

/** Returns the filters from the query string of a saved view. */
export const findFilters = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));
