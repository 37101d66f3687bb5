import type { ClientPageQuery } from '../../shared/schemas/client';

type Filter = Record<string, unknown>;
type Order = Pick<Partial<ClientPageQuery>, 'sort' | 'order'>;

/** Part of a list: a filter and an order. */
export type LeadPart = { filter: Filter; sort: Record<string, 1 | -1> };

/** The field that each column sorts by; names and addresses sort without regard to case. */
const sortFields: Record<string, string> = {
  firstName: 'keys.firstName',
  lastName: 'keys.lastName',
  email: 'keys.email',
  phoneNumber: 'phoneE164',
  waiting: 'waitingSince',
};

/** Times that only some leads have. */
const sparseFields: readonly string[] = ['waitingSince', 'nextTaskAt'];

const newestFirst = { _id: -1 } as const;

/**
 * Returns a sorted list of leads as one or two parts, one after the other. Leads without the time that the list is
 * sorted by come last in either direction, newest first. A database puts them first or last, depending on the
 * direction, and no index can do both.
 */
export const leadParts = (
  filter: Filter,
  { sort, order = 'asc' }: Order,
): [LeadPart] | [LeadPart, LeadPart] => {
  if (!sort) return [{ filter, sort: newestFirst }];
  const field = sortFields[sort] ?? sort;
  // The longest wait has the earliest time.
  const way = (order === 'asc') !== (sort === 'waiting') ? 1 : -1;
  const sorted = { [field]: way, _id: way } as const;
  if (!sparseFields.includes(field) || field in filter) return [{ filter, sort: sorted }];
  return [
    { filter: { ...filter, [field]: { $gt: new Date(0) } }, sort: sorted },
    { filter: { ...filter, [field]: null }, sort: newestFirst },
  ];
};
