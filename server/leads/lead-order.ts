import type { ClientPageQuery } from '../../shared/schemas/client';

type Filter = Record<string, unknown>;
type Order = Pick<Partial<ClientPageQuery>, 'sort' | 'order'>;

/** A stretch of a list: which leads, and in what order. */
export type LeadPart = { filter: Filter; sort: Record<string, 1 | -1> };

/** Where a column's order is kept: names and addresses sort without regard to case. */
const sortFields: Record<string, string> = {
  firstName: 'keys.firstName',
  lastName: 'keys.lastName',
  email: 'keys.email',
  phoneNumber: 'phoneE164',
  waiting: 'waitingSince',
};

/** Moments that some leads have and others lack. */
const sparseFields: readonly string[] = ['waitingSince', 'nextTaskAt'];

const newestFirst = { _id: -1 } as const;

/**
 * A sorted list of leads as one or two stretches that follow each other. Leads without the moment that is sorted by come
 * last whichever way it goes, newest first; a database puts them first or last, and no index has them in both places.
 */
export const leadParts = (
  filter: Filter,
  { sort, order = 'asc' }: Order,
): [LeadPart] | [LeadPart, LeadPart] => {
  if (!sort) return [{ filter, sort: newestFirst }];
  const field = sortFields[sort] ?? sort;
  // Who waits longest has the earliest moment.
  const way = (order === 'asc') !== (sort === 'waiting') ? 1 : -1;
  const sorted = { [field]: way, _id: way } as const;
  if (!sparseFields.includes(field) || field in filter) return [{ filter, sort: sorted }];
  return [
    { filter: { ...filter, [field]: { $gt: new Date(0) } }, sort: sorted },
    { filter: { ...filter, [field]: null }, sort: newestFirst },
  ];
};
